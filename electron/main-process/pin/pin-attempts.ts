import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { freeTries } from '../../policy/pin.ts';
import { readPin } from '../config/config-file.ts';
import type { Context } from '../context.ts';

/** How many wrong PINs were typed in a row, kept where a new start finds it. */
export type PinAttempts = {
  /** A file with any other content uses up all free tries: somebody has changed it. */
  read: () => number;
  /** @returns whether it was kept. */
  keep: (wrong: number) => boolean;
};

/** Keeps the count in a file of the data folder. Never throws. */
export function pinAttemptsIn(file: string): PinAttempts {
  return {
    read() {
      try {
        const text = readFileSync(file, 'utf8').trim();
        return /^\d{1,6}$/.test(text) ? Number(text) : freeTries;
      } catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 0 : freeTries;
      }
    },
    keep(wrong) {
      try {
        if (wrong === 0) rmSync(file, { force: true });
        else replace(file, `${wrong}\n`);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Writes beside the file and moves over it: a power cut in between leaves the old count. */
function replace(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.new`;
  const descriptor = openSync(fresh, 'w', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(fresh, file);
}

/**
 * What the staff exit knows when the kiosk starts. A PIN that cannot be trusted counts as none, and the log says so.
 * @param folder where the PIN is.
 * @param data where the wrong tries are counted.
 */
export function openPin(
  { log }: Pick<Context, 'log'>,
  folder: string,
  data: string,
): { pinHash: string | null; tries: PinAttempts } {
  const { hash, problem } = readPin(folder);
  if (problem !== null) log({ event: 'config', rule: 'pin-refused' });
  return { pinHash: hash, tries: pinAttemptsIn(join(data, 'pin-tries')) };
}
