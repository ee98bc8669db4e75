import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDenials } from '../../../../electron/main-process/guards/denials.ts';
import { openLog } from '../../../../electron/main-process/log.ts';
import { logFileBytes, type LogEntry } from '../../../../electron/policy/log.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'kiosk-log-'));

test('a full log is rotated, five files at most', () => {
  const folder = newFolder();
  const log = openLog(
    folder,
    () => 0,
    () => undefined,
  );
  for (let round = 0; round < 7; round += 1) {
    writeFileSync(join(folder, 'kiosk.log'), `${round}`.padEnd(logFileBytes));
    log({ event: 'start' });
  }
  const beginnings = readdirSync(folder)
    .toSorted()
    .map((file) => `${file} ${readFileSync(join(folder, file), 'utf8')[0]}`);
  expect(beginnings).toEqual([
    'kiosk.1.log 6',
    'kiosk.2.log 5',
    'kiosk.3.log 4',
    'kiosk.4.log 3',
    'kiosk.log {',
  ]);
});

test('a line that cannot be written to the disk goes to the standard error', () => {
  const file = join(newFolder(), 'a file');
  writeFileSync(file, '');
  const logged: string[] = [];
  for (const folder of [join(file, 'logs'), null])
    openLog(
      folder,
      () => 0,
      (line) => void logged.push(line),
    )({ event: 'start' });
  const line = '{"time":"1970-01-01T00:00:00.000Z","event":"start"}';
  expect(logged).toEqual([line, line]);
});

test('a stuck key is counted each time and writes ten lines a minute, and hides nothing else', () => {
  const rules: (string | undefined)[] = [];
  let ms = 0;
  const { deny, counts } = createDenials(
    ({ rule }: LogEntry) => void rules.push(rule),
    () => ms,
  );
  for (; ms < 120_000; ms += 30) deny('key-control');
  ms = 119_999;
  deny('window');
  expect(counts).toEqual({ 'key-control': 4_000, window: 1 });
  expect(rules).toEqual([...Array.from({ length: 20 }, () => 'key-control'), 'window']);
});
