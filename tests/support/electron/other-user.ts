import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* Chromium's sandbox refuses root, and a kiosk never runs as root: as root the program is started as `nobody`. */

const isRoot = process.getuid?.() === 0;
/** `nobody` of every Debian; needs no entry of its own. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * The command that runs a program as a user other than root: as it is, when root does not run the tests.
 * The program keeps the number of the process that is started, so that signals reach it.
 */
export function asOtherUser(program: string, args: readonly string[]): [string, string[]] {
  if (!isRoot) return [program, [...args]];
  const become = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups', '--no-new-privs'];
  return ['setpriv', [...become, '--', program, ...args]];
}

/** A fresh folder that belongs to the user of `asOtherUser`. */
export function folderOfOtherUser(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  giveToOtherUser(folder);
  return folder;
}

export function giveToOtherUser(path: string): void {
  if (isRoot) chownSync(path, nobody.uid, nobody.gid);
}

/**
 * A copy of a built kiosk where the other user may read it, wherever the project stands.
 * @returns its folder, and what removes it again.
 */
export function copyForOtherUser(built: string): { folder: string; remove: () => void } {
  if (!existsSync(built)) throw new Error(`${built} is not built.`);
  const folder = folderOfOtherUser('kiosk-program');
  cpSync(built, folder, { recursive: true });
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
