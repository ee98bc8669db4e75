import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* The translators' command as it is called: by the project's own Node. */

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/words.ts', ...words], {
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

test('English can be exported, and not imported', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'words-')), 'english.json');
  const { code, said } = run('export', 'en', file);
  expect(said).toMatch(/holds \d+ strings, 0 of them without a translation/);
  expect(code).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('"english": "Ask {brand.productName} about');
  const refused = run('import', 'en', file);
  expect(refused.said.trim()).toBe(
    'English is what the others are translated from: change src/i18n/messages/en itself.',
  );
  expect(refused.code).toBe(1);
});

test.each([[[]], [['export', 'en']], [['export', 'xx', 'x.json']], [['send', 'es', 'x.json']]])(
  '%j is answered with how it is used',
  (words) => {
    const { code, said } = run(...words);
    expect(said).toContain('Usage: npm run words -- export LANGUAGE FILE');
    expect(code).toBe(1);
  },
);
