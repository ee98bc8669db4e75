import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { electronTests } from '../../support/electron-escapes/electron-tests.ts';
import { escapeMatrix, escapes } from '../../support/electron-escapes/index.ts';
import { answerProbe } from '../../support/electron-escapes/probe.ts';
import { layersOf } from '../../support/electron-escapes/types.ts';

describe.each(escapeMatrix.map((area) => [area.title, area.escapes] as const))('%s', (_title, rows) => {
  test.each(
    rows
      .filter((row) => row.probes.length > 0)
      .map((row) => [row.id, row.attempt, row.expected === 'allowed' ? 'allow' : 'deny', row] as const),
  )('%s %s: %s', (_id, _attempt, action, row) => {
    const answers = row.probes.map((probe) => ({ probe, ...answerProbe(probe) }));
    const wrong = answers.filter((answer) => answer.action !== action && answer.action !== 'fixed');
    expect(wrong).toEqual([]);
    const rules = answers.filter((answer) => answer.action === action).map((answer) => answer.rule);
    const named = new Set(rules.flatMap((rule) => rule.split(',')));
    if (named.size > 0) expect([...named].filter((rule) => !isNamed(rule, row.rules))).toEqual([]);
  });
});

/** A row names its rules; one permission stands for the others of its row. */
function isNamed(rule: string, rules: readonly string[]): boolean {
  return (
    rules.includes(rule) ||
    (rule.startsWith('permission-') && rules.some((each) => each.startsWith('permission-')))
  );
}

test('there are at least 85 attempts, each with an id of its own', () => {
  expect(escapes.length).toBeGreaterThanOrEqual(85);
  expect(new Set(escapes.map((row) => row.id)).size).toBe(escapes.length);
});

test('every attempt is proved by something', () => {
  expect(escapes.filter((row) => layersOf(row).length === 0)).toEqual([]);
});

test.each(Object.entries(electronTests))(
  'the Electron test of %s is where the table says',
  (id, { file, title }) => {
    expect(escapes.map((row) => row.id)).toContain(id);
    expect(readFileSync(`tests/electron/${file}`, 'utf8')).toContain(title);
  },
);
