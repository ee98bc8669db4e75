import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDenials } from '../../../../electron/main-process/guards/denials.ts';
import { openLog } from '../../../../electron/main-process/log.ts';
import { logFileBytes } from '../../../../electron/policy/log.ts';

const silent = () => undefined;
const newFolder = () => mkdtempSync(join(tmpdir(), 'kiosk-log-'));

test('a full log is rotated, five files at most', () => {
  const folder = newFolder();
  const log = openLog(folder, () => 0, silent);
  for (let round = 0; round < 7; round += 1) {
    writeFileSync(join(folder, 'kiosk.log'), `${round}`.padEnd(logFileBytes));
    log({ event: 'start' });
  }
  const files = ['kiosk.1.log', 'kiosk.2.log', 'kiosk.3.log', 'kiosk.4.log', 'kiosk.log'];
  expect(readdirSync(folder).toSorted()).toEqual(files);
  expect(files.slice(0, 4).map((file) => readFileSync(join(folder, file), 'utf8')[0])).toEqual([
    '6',
    '5',
    '4',
    '3',
  ]);
});

test('a line that cannot be written to the disk goes to the standard error', () => {
  const file = join(newFolder(), 'a file');
  writeFileSync(file, '');
  const said: string[] = [];
  for (const folder of [join(file, 'logs'), null])
    openLog(
      folder,
      () => 0,
      (line) => void said.push(line),
    )({ event: 'start' });
  const line = '{"time":"1970-01-01T00:00:00.000Z","event":"start"}';
  expect(said).toEqual([line, line]);
});

test('denials are counted all and written ten a minute', () => {
  const lines: unknown[] = [];
  const denials = createDenials(
    (entry) => void lines.push(entry),
    () => 0,
  );
  for (let count = 0; count < 25; count += 1) denials.deny('nav-scheme', 'https://evil.example/');
  denials.deny('window');
  expect(denials.counts).toEqual({ 'nav-scheme': 25, window: 1 });
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toEqual({ event: 'denied', rule: 'window' });
});
