import { expect, test } from 'vitest';
import { judgeJob, judgePrinter } from '../../../../electron/policy/printer.ts';

const printer = (state: number, reasons: readonly string[], changes: object = {}) => ({
  'printer-state': [state],
  'printer-state-reasons': reasons,
  'printer-is-accepting-jobs': [true],
  'printer-up-time': [10_000],
  'printer-state-change-time': [9_990],
  ...changes,
});

test.each([
  ['rests', printer(3, ['none']), 'ready'],
  ['prints for somebody', printer(4, ['none']), 'ready'],
  ['has little toner', printer(3, ['toner-low-warning']), 'ready'],
  ['lacks paper in a second tray', printer(3, ['media-empty-report']), 'ready'],
  ['has no paper', printer(3, ['media-empty-error']), 'no-paper'],
  ['has no paper, as a warning', printer(4, ['none', 'media-empty-warning']), 'no-paper'],
  ['wants paper', printer(5, ['media-needed']), 'no-paper'],
  [
    'has said so long ago',
    printer(3, ['media-empty-error'], { 'printer-state-change-time': [9_000] }),
    'ready',
  ],
  [
    'stands still for long without it',
    printer(5, ['media-empty-error'], { 'printer-state-change-time': [1] }),
    'no-paper',
  ],
  ['is stopped', printer(5, ['paused']), 'not-ready'],
  ['is jammed', printer(3, ['media-jam-error']), 'not-ready'],
  ['is switched off', printer(3, ['offline-report']), 'not-ready'],
  ['takes no jobs', printer(3, ['none'], { 'printer-is-accepting-jobs': [false] }), 'not-ready'],
  ['is not known', null, 'not-ready'],
] as const)('a printer that %s', (_what, attributes, state) => {
  expect(judgePrinter(attributes)).toBe(state);
});

test.each([
  [3, 'running'],
  [4, 'running'],
  [5, 'running'],
  [6, 'failed'],
  [7, 'failed'],
  [8, 'failed'],
  [9, 'printed'],
] as const)('a job in state %i is %s', (state, progress) => {
  expect(judgeJob({ 'job-state': [state] })).toBe(progress);
});

test('a job of which nobody knows has failed', () => {
  expect(judgeJob(null)).toBe('failed');
});
