import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stackFolder } from '../../support/stack-info.ts';
import { expect, test } from '../../support/test.ts';

/* The examples themselves are tried in tests/components. */

test('the built site holds no styleguide', async ({ page }) => {
  const files = await readdir(join(stackFolder, 'configured'), { recursive: true });
  expect(files.filter((file) => /styleguide|examples/i.test(file))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(stackFolder, 'configured', file))));
  expect(texts.filter((text) => text.includes('data-piece'))).toEqual([]);
  const answer = await page.request.get('/styleguide/');
  expect(answer.status()).toBe(404);
});
