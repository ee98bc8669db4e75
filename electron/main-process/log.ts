import { appendFileSync, mkdirSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { logFileBytes, maxLogFiles, logLine, type LogEntry } from '../policy/log.ts';

/**
 * A log that rotates: `kiosk.log`, then `kiosk.1.log` to `kiosk.4.log`. A full or read-only disk never costs the
 * kiosk: a line that cannot be written goes to the standard error.
 * @param folder null when there is none: then every line goes there.
 */
export function openLog(
  folder: string | null,
  wallClockMs: () => number,
  writeError: (line: string) => void,
): (entry: LogEntry) => void {
  return (entry) => {
    const line = logLine(entry, wallClockMs());
    if (folder === null || !append(folder, line)) writeError(line);
  };
}

function append(folder: string, line: string): boolean {
  const file = (number: number) => join(folder, number === 0 ? 'kiosk.log' : `kiosk.${number}.log`);
  try {
    mkdirSync(folder, { recursive: true });
    if (bytesOf(file(0)) >= logFileBytes) rotate(file);
    appendFileSync(file(0), `${line}\n`, { mode: 0o640 });
    return true;
  } catch {
    return false;
  }
}

function bytesOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function rotate(file: (number: number) => string): void {
  rmSync(file(maxLogFiles - 1), { force: true });
  for (let number = maxLogFiles - 2; number >= 0; number -= 1) {
    if (bytesOf(file(number)) > 0) renameSync(file(number), file(number + 1));
  }
}

/** Writes one line for the caller of the program. Whole before the program goes on, so that an end loses nothing. */
export function writeLine(line: string): void {
  write(1, line);
}

/** Writes one line to the standard error, which is the journal under systemd. */
export function writeError(line: string): void {
  write(2, line);
}

function write(file: number, line: string): void {
  try {
    writeSync(file, `${line}\n`);
  } catch {
    // A window program on Windows, or a terminal that was closed: nobody reads.
  }
}
