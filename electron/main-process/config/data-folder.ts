import { accessSync, constants, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';
import { kioskNames } from '../../../src/config/kiosk-names.ts';

export type DataFolder = {
  /** False when neither the usual folder nor a temporary one can be written to: Electron cannot run without one. */
  isWritable: boolean;
  /** Where the log lies; null when no folder is writable: then its lines go to the standard error. */
  logs: string | null;
  /** The data folder when it is one of this run alone; null when it is the usual one. */
  temporary: string | null;
};

/**
 * Makes sure that there is a data folder to write to, before Chromium looks for one: without it Electron ends with a dialog
 * or a signal. When the usual one cannot be used (a read-only home, a wrong owner), this run gets a temporary one.
 */
export function findDataFolder(program: Pick<App, 'getPath' | 'setPath'>): DataFolder {
  try {
    const usual = program.getPath('userData');
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK | constants.X_OK);
    return { isWritable: true, logs: program.getPath('logs'), temporary: null };
  } catch {
    return makeTemporary(program);
  }
}

function makeTemporary(program: Pick<App, 'setPath'>): DataFolder {
  try {
    const temporary = mkdtempSync(join(tmpdir(), `${kioskNames.package}-`));
    program.setPath('userData', temporary);
    program.setPath('sessionData', temporary);
    program.setPath('crashDumps', join(temporary, 'crashes'));
    return { isWritable: true, logs: null, temporary };
  } catch {
    return { isWritable: false, logs: null, temporary: null };
  }
}

/**
 * Removes what Chromium had half written when it ended: it writes each of its files under such a name first, and a process
 * that is gone renames nothing any more.
 */
export function removeTempFiles(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith('.org.chromium.Chromium.')) rmSync(join(folder, name), { force: true });
}
