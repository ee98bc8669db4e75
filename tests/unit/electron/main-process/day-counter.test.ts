import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDayCounter } from '../../../../electron/main-process/day-counter.ts';
import { noSums } from '../../../../electron/policy/day-count.ts';
import { fakeContext } from '../../../support/electron-fakes.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'kiosk-days-')), 'days.json');
const yesterday = {
  day: '2026-01-05',
  visits: 1,
  touches: 3,
  handoffs: 1,
  wipes: 0,
  blocked: { 'key-meta': 1 },
};

/** One visit with three touches, a hand-off and a blocked key on the fifth. */
function visited(file: string) {
  const context = fakeContext({}, { timeZone: 'UTC' });
  const counter = createDayCounter(context, file);
  for (let touch = 0; touch < 3; touch += 1) counter.count({ touches: 1 });
  counter.count({ handoffs: 1, blocked: { 'key-meta': 1 } });
  return { context, counter };
}

test('nothing of a day is told before it is over, and nothing of a visit is kept before that is over', () => {
  const file = newFile();
  const { context, counter } = visited(file);
  counter.keep();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    today: { day: '2026-01-05', ...noSums },
    lastDay: null,
  });
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

test("the last visit's wipe counts on its own day", () => {
  const { context, counter } = visited(newFile());
  counter.endPage(true);
  counter.countWipe();
  context.clock.wallMs = Date.UTC(2026, 0, 6);
  expect(counter.lastDay()).toEqual({ ...yesterday, wipes: 1 });
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
