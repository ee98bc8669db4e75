import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { logFileBytes, logFilesKept, logLine, type LogEntry } from '../policy/log.ts';

/**
 * A log that puts itself aside: `kiosk.log`, then `kiosk.1.log` to `kiosk.4.log`. A full or read-only disk costs lines,
 * never the kiosk.
 */
export function openLog(folder: string, wallClockMs: () => number): (entry: LogEntry) => void {
  const file = (number: number) => join(folder, number === 0 ? 'kiosk.log' : `kiosk.${number}.log`);
  return (entry) => {
    try {
      mkdirSync(folder, { recursive: true });
      if (bytesOf(file(0)) >= logFileBytes) rotate(file);
      appendFileSync(file(0), `${logLine(entry, wallClockMs())}\n`, { mode: 0o640 });
    } catch {
      // Nowhere to write and nobody to tell: the kiosk goes on.
    }
  };
}

function bytesOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function rotate(file: (number: number) => string): void {
  rmSync(file(logFilesKept - 1), { force: true });
  for (let number = logFilesKept - 2; number >= 0; number -= 1) {
    if (bytesOf(file(number)) > 0) renameSync(file(number), file(number + 1));
  }
}
