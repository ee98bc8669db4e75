import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Types and names alone: there is nothing to decide in them. */
const withoutDecision = new Set(['decision.ts', 'layout.ts']);

/** The config's parts answer together: its table is theirs. */
const tableOf = (file: string) => (file.startsWith('config-') ? 'config' : file.replace('.ts', ''));

test.each(readdirSync('electron/policy').filter((file) => !withoutDecision.has(file)))(
  'the policy %s has a table of its own',
  (file) => {
    expect(existsSync(`tests/unit/electron/policy/${tableOf(file)}.test.ts`)).toBe(true);
  },
);
