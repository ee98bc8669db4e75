import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDayCounter } from '../../../../electron/main-process/day-counter.ts';
import { fakeContext } from '../../../support/electron-fakes.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'kiosk-days-')), 'days.json');
const yesterday = { day: '2026-01-05', visits: 1, touches: 3 };

/** One visit with three touches on the fifth. */
function visited(file: string) {
  const context = fakeContext({}, { timeZone: 'UTC' });
  const counter = createDayCounter(context, file);
  for (let touch = 0; touch < 3; touch += 1) counter.touch();
  return { context, counter };
}

test('nothing of a day is told before it is over, and nothing of a visit is kept before that is over', () => {
  const file = newFile();
  const { context, counter } = visited(file);
  counter.keep();
  expect(readFileSync(file, 'utf8')).toContain('"touches":0');
  counter.endPage(true);
  expect(counter.lastDay()).toBeNull();
  context.clock.wallMs = Date.UTC(2026, 0, 6, 0, 1);
  expect(counter.lastDay()).toEqual(yesterday);
});

test('a restart in the night loses neither the day nor the one before', () => {
  const file = newFile();
  const { context, counter } = visited(file);
  counter.endPage(true);
  counter.keep();
  context.clock.wallMs = Date.UTC(2026, 0, 6, 3, 30);
  const next = createDayCounter(context, file);
  expect(next.lastDay()).toEqual(yesterday);
  expect(createDayCounter(context, file).lastDay()).toEqual(yesterday);
});

test.each(['', '{', '{"today":{"day":"x"}}'])('a file that says %j begins a new count', (text) => {
  const file = newFile();
  writeFileSync(file, text);
  expect(createDayCounter(fakeContext(), file).lastDay()).toBeNull();
});

test('where nothing can be written it goes on counting', () => {
  const { context, counter } = visited('/dev/null/days.json');
  counter.endPage(true);
  counter.keep();
  context.clock.wallMs = Date.UTC(2026, 0, 6);
  expect(counter.lastDay()).toEqual(yesterday);
});
