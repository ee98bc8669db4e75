import { writeSync } from 'node:fs';

const outputFile = 1;
const errorFile = 2;

/** Writes one line for the caller of the program. Whole before the program goes on, so that an end loses nothing. */
export function sayLine(line: string): void {
  write(outputFile, line);
}

/** Writes one line to the standard error, which is the journal under systemd. */
export function sayError(line: string): void {
  write(errorFile, line);
}

function write(file: number, line: string): void {
  try {
    writeSync(file, `${line}\n`);
  } catch {
    // A window program on Windows, or a terminal that was closed: nobody reads.
  }
}
