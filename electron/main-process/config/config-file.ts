import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultConfig, fallbackFor, type KioskConfig } from '../../policy/config.ts';
import { checkConfig, maxConfigBytes, type ConfigProblem } from '../../policy/config-check.ts';
import { codeOf } from '../../policy/error-line.ts';
import { isPinHash } from '../../policy/pin.ts';

/** What was read. A broken file is replaced by the strictest config. */
export type ReadConfig = {
  config: KioskConfig;
  state: 'ok' | 'missing' | 'fallback';
  problems: readonly ConfigProblem[];
  /** What the kiosk can run with, but is probably not meant. */
  warnings: readonly ConfigProblem[];
};

export const configName = 'config.json';
export const pinName = 'pin';

/** Reads a config file. Never throws: one that cannot even be looked at is broken. */
export function readConfig(file: string, platform: string = process.platform): ReadConfig {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return { config: defaultConfig, state: 'missing', problems: [], warnings: [] };
    const why = findPermissionProblem(file, platform);
    if (why !== null) return broken(why);
    if (stat.size > maxConfigBytes) return broken(`The file is longer than ${maxConfigBytes} bytes.`);
    return readText(readFileSync(file, 'utf8'));
  } catch (error) {
    return broken(`The file cannot be read (${codeOf(error)}).`);
  }
}

function readText(text: string): ReadConfig {
  const check = checkConfig(text);
  if (check.ok) return { config: check.config, state: 'ok', problems: [], warnings: check.warnings };
  return { config: fallbackFor(text), state: 'fallback', problems: check.problems, warnings: [] };
}

function broken(message: string): ReadConfig {
  const problems = [{ line: 1, field: '', message }];
  return { config: fallbackFor(null), state: 'fallback', problems, warnings: [] };
}

/** The staff PIN's hash; null when none is set, or when the file must not count, and why. */
export type ReadPin = { hash: string | null; problem: string | null };

/** Reads the PIN's file. In a file of its own, so that a broken config never locks staff out. Never throws. */
export function readPin(folder: string, platform: string = process.platform): ReadPin {
  const file = join(folder, pinName);
  const refuse = (problem: string): ReadPin => ({ hash: null, problem });
  try {
    if (statSync(file, { throwIfNoEntry: false }) === undefined) return { hash: null, problem: null };
    const why = findPermissionProblem(file, platform);
    if (why !== null) return refuse(why);
    const line = readFileSync(file, 'utf8').trim();
    return isPinHash(line) ? { hash: line, problem: null } : refuse('This is no line of --set-pin.');
  } catch (error) {
    return refuse(`The file cannot be read (${codeOf(error)}).`);
  }
}

/**
 * Why a file must not be trusted; null when it may. File and folder must belong to the administrator or to the kiosk's own user, and
 * nobody else may write to them. Windows protects its folder by its own permissions.
 * @throws the system's error when the file cannot be looked at.
 */
function findPermissionProblem(file: string, platform: string): string | null {
  if (!statSync(file).isFile()) return 'This is no file.';
  if (platform === 'win32') return null;
  // A link has a folder as well as what it leads to.
  const folders = new Set([dirname(file), dirname(realpathSync(file))]);
  const wrong = [...folders]
    .map((folder) => permissionProblemOf(folder, 'the folder of this file'))
    .find((each) => each !== null);
  return permissionProblemOf(file, 'this file') ?? wrong ?? null;
}

function permissionProblemOf(path: string, name: string): string | null {
  const { mode, uid } = statSync(path);
  const own = process.getuid?.() ?? 0;
  // In a folder like /tmp anybody may add files, and nobody take another's away.
  const isSticky = (mode & 0o1000) !== 0 && name !== 'this file';
  if ((mode & 0o002) !== 0 && !isSticky) return `Anybody may write to ${name}: chmod o-w.`;
  return uid === 0 || uid === own ? null : `${upper(name)} belongs to another user: chown root.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
