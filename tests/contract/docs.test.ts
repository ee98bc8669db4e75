import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { configJsonSchema } from '../../electron/policy/config-words.ts';
import { manualWithTable } from '../support/config-docs.ts';
import { describeEscapes } from '../support/electron-docs.ts';

/** Files that are written from code, or of which a part is. `UPDATE_DOCS=1` rewrites them. */
const written: readonly (readonly [file: string, text: string])[] = [
  ['docs/escape-matrix.md', describeEscapes()],
  [
    'build/linux/config.schema.json',
    await format(JSON.stringify(configJsonSchema()), { parser: 'json', printWidth: 110 }),
  ],
  [
    'docs/kiosk-operations.md',
    await format(manualWithTable(readFileSync('docs/kiosk-operations.md', 'utf8')), { parser: 'markdown' }),
  ],
];

test.each(written)('%s says what the code says', (file, text) => {
  if (process.env.UPDATE_DOCS === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(readFileSync(file, 'utf8'), `Out of date: UPDATE_DOCS=1 vitest run ${import.meta.filename}`).toBe(
    text,
  );
});
