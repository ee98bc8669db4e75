import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve, sep } from 'node:path';
import { defaultConfig, fallbackFor } from '../../policy/config.ts';
import type { LoadedConfig } from '../../policy/config-change.ts';
import { checkConfig, maxConfigBytes, type ConfigProblem } from '../../policy/config-check.ts';
import { codeOf } from '../../policy/error-line.ts';
import { isPinHash } from '../../policy/pin.ts';

/** What was read. A broken file is replaced by the strictest config. */
export type ReadConfig = LoadedConfig & {
  state: 'ok' | 'missing' | 'fallback';
  problems: readonly ConfigProblem[];
  /** What the kiosk can run with, but is probably not meant. */
  warnings: readonly ConfigProblem[];
};

export const configName = 'config.json';
export const pinName = 'pin';

/** Reads a config file. Never throws: one that cannot even be looked at is broken. */
export function readConfig(file: string): ReadConfig {
  const read = readTrusted(file);
  if (read === null)
    return { config: defaultConfig, state: 'missing', hash: null, problems: [], warnings: [] };
  const fallback = (text: string | null, problems: readonly ConfigProblem[]): ReadConfig => ({
    config: fallbackFor(text),
    state: 'fallback',
    hash: text === null ? null : hashOf(text),
    problems,
    warnings: [],
  });
  if (read.problem !== null) return fallback(null, [{ line: 1, field: '', message: read.problem }]);
  const check = checkConfig(read.text, Date.now());
  if (!check.ok) return fallback(read.text, check.problems);
  const { config, warnings } = check;
  return { config, state: 'ok', hash: hashOf(read.text), problems: [], warnings };
}

/** The beginning of what `sha256sum` says of a file. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The staff PIN's hash; null when none is set, or when the file must not count, and why. */
export type ReadPin = { hash: string | null; problem: string | null };

/** Reads the PIN's file. In a file of its own, so that a broken config never locks staff out. Never throws. */
export function readPin(folder: string): ReadPin {
  const read = readTrusted(join(folder, pinName));
  if (read === null) return { hash: null, problem: null };
  if (read.problem !== null) return { hash: null, problem: read.problem };
  const line = read.text.trim();
  return isPinHash(line)
    ? { hash: line, problem: null }
    : { hash: null, problem: 'This is no line of --set-pin.' };
}

/** The text of a file, or why it must not be trusted; null when there is none. */
function readTrusted(file: string): { text: string; problem: null } | { problem: string } | null {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return null;
    const problem = findPermissionProblem(file);
    if (problem !== null) return { problem };
    if (stat.size > maxConfigBytes) return { problem: `The file is longer than ${maxConfigBytes} bytes.` };
    return { text: readFileSync(file, 'utf8'), problem: null };
  } catch (error) {
    return { problem: `The file cannot be read (${codeOf(error)}).` };
  }
}

/**
 * Why a file must not be trusted; null when it may. The file and all that its path leads through, up to the root, must belong to the
 * administrator or to the kiosk's own user, and nobody else, no group either, may write there. Windows protects its folder by its own
 * permissions.
 * @throws the system's error when the file cannot be looked at.
 */
function findPermissionProblem(file: string): string | null {
  if (!statSync(file).isFile()) return 'This is no file.';
  if (process.platform === 'win32') return null;
  return (
    wayTo(file)
      .map(permissionProblemOf)
      .find((problem) => problem !== null) ?? null
  );
}

/** What a path leads through: from the root on each folder, each link, what that leads through, and at last the file. */
function wayTo(file: string): string[] {
  let folder: string = sep;
  const way = [folder];
  const ahead = resolve(file).split(sep).filter(Boolean);
  for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
    const path = join(folder, name);
    way.push(path);
    if (lstatSync(path).isSymbolicLink()) {
      const target = readlinkSync(path);
      if (isAbsolute(target)) folder = sep;
      ahead.unshift(...target.split(sep).filter(Boolean));
    } else folder = path;
  }
  return way;
}

function permissionProblemOf(path: string): string | null {
  const facts = lstatSync(path);
  if (facts.uid !== 0 && facts.uid !== process.getuid?.())
    return `${path} belongs to another user: chown root.`;
  // In a folder like /tmp anybody may add files, and nobody take away what another owns. Whoever may write to a link's folder
  // changes the link: it has no rights of its own.
  const isSafe = facts.isSymbolicLink() || (facts.isDirectory() && (facts.mode & 0o1000) !== 0);
  return !isSafe && (facts.mode & 0o022) !== 0 ? `Others may write to ${path}: chmod go-w.` : null;
}
