import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { sitePaths } from '../../../build/site-paths.ts';
import { stackFolder } from '../../support/stack-info.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const folder = `${stackFolder}-styleguide`;
const origin = 'http://styleguide.test';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

// One worker for the file: the page is built once.
test.describe.configure({ mode: 'default' });

/** The development server's own optimiser reloads pages as it learns; a build of the page alone stands still. */
test.beforeAll(async () => {
  await build({
    configFile: sitePaths.config,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      manifest: false,
      rolldownOptions: { input: fromRoot('src/web/styleguide/index.html') },
    },
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test(`every example, ${scheme}: named, without a word in the console, clean for axe`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(`${origin}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
      if (!existsSync(file)) return route.fulfill({ status: 204 });
      const contentType = types[extname(file)] ?? 'application/octet-stream';
      await route.fulfill({ contentType, body: await readFile(file) });
    });
    await page.goto(`${origin}/styleguide/?scheme=${scheme}`);
    await expect(page.getByRole('heading', { name: 'Styleguide' })).toBeVisible();

    const pieces = await page.locator('[data-piece]').evaluateAll((all) =>
      all.map((piece) => ({
        name: piece.getAttribute('data-piece'),
        states: piece.querySelectorAll('figure').length,
      })),
    );
    expect(pieces.map(({ name }) => name)).toEqual(await pieceNames());
    expect(pieces.filter(({ states }) => states === 0)).toEqual([]);

    const controls = page
      .locator('figure')
      .locator(':is(button, a, input, textarea, [role=tab], dialog):not([aria-hidden])');
    for (const control of await controls.all()) await expect(control).toHaveAccessibleName(/\S/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessible(page);
  });
}

test('the built site holds no styleguide', async ({ page }) => {
  const files = await readdir(join(stackFolder, 'configured'), { recursive: true });
  expect(files.filter((file) => /styleguide|examples/i.test(file))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(stackFolder, 'configured', file))));
  expect(texts.filter((text) => text.includes('data-piece'))).toEqual([]);
  const answer = await page.request.get('/styleguide/');
  expect(answer.status()).toBe(404);
});

/** Every folder of src/ui is a piece, and none may come without examples. */
async function pieceNames(): Promise<string[]> {
  const entries = await readdir(fromRoot('src/ui'), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}
