import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkConfig,
  lockedDefaults,
  maxConfigBytes,
  type ConfigProblem,
  type KioskConfig,
} from '../policy/config.ts';
import { codeOf } from '../policy/error-line.ts';
import { isPinHash } from '../policy/pin.ts';

/** What was read: a broken file is as if there were none, and says so. */
export type ReadConfig = {
  config: KioskConfig;
  state: 'ok' | 'missing' | 'fallback';
  problems: readonly ConfigProblem[];
};

export const configName = 'config.json';
export const pinName = 'pin';

/** Reads a config file. Never throws: what cannot even be looked at counts as a broken file. */
export function readConfig(file: string): ReadConfig {
  try {
    return readWhatIsThere(file);
  } catch (error) {
    return broken(`The file cannot be read (${codeOf(error)}).`);
  }
}

function readWhatIsThere(file: string): ReadConfig {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return { config: lockedDefaults, state: 'missing', problems: [] };
  if (!stat.isFile()) return broken('This is no file.');
  if (stat.size > maxConfigBytes) return broken(`The file is longer than ${maxConfigBytes} bytes.`);
  if (process.platform !== 'win32' && (stat.mode & 0o002) !== 0)
    return broken('Anybody may write to this file: chmod o-w.');
  const check = checkConfig(readFileSync(file, 'utf8'));
  return check.ok
    ? { config: check.config, state: 'ok', problems: [] }
    : { config: lockedDefaults, state: 'fallback', problems: check.problems };
}

function broken(message: string): ReadConfig {
  return { config: lockedDefaults, state: 'fallback', problems: [{ line: 1, field: '', message }] };
}

/**
 * The hash of the staff PIN; null when none is set or the file holds something else. In a file of its own, so that a broken
 * config never locks staff out.
 */
export function readPinHash(folder: string): string | null {
  try {
    const line = readFileSync(join(folder, pinName), 'utf8').trim();
    return isPinHash(line) ? line : null;
  } catch {
    return null;
  }
}
