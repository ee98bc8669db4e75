import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes beside the file and moves over it: a reader, and a power cut in between, find the old one or the new one whole. */
export function replaceFile(file: string, text: string, mode = 0o600): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { mode, flush: true });
  renameSync(`${file}.new`, file);
}
