import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureChromium } from '../../build/chromium.ts';
import { listen, siteHandler, type ListeningServer } from '../../build/serve.ts';
import { brand } from '../../src/config/brand.ts';
import { otherBrand } from '../support/rebranded.ts';
import { provideRebranded } from '../support/shared-build.ts';

/* A rebrand is brand.ts, the folder of drawings and `npm run brand`: built with a longer name, nothing shows the old one. */

let folder: string;
let files: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebrand-test-'));
  await provideRebranded(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const oldName = new RegExp(`${brand.shortName}|${brand.productName}`, 'i');

/** A file's text, whatever it is packed in. Pictures give noise, in which a name of eight letters does not come up by itself. */
async function textOf(file: string): Promise<string> {
  const bytes = await readFile(join(folder, file));
  const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync }[extname(file)];
  return (unpack === undefined ? bytes : unpack(bytes)).toString('latin1');
}

test('no file that is built or packed has the old name, in its text or in its own name', async () => {
  const named = await Promise.all(
    files.map(async (file) => (oldName.test(file) || oldName.test(await textOf(file)) ? [file] : [])),
  );
  expect(named.flat()).toEqual([]);
});

test.each([
  ['dist/web/index.html', otherBrand.productName],
  ['dist/web/careers/index.html', otherBrand.parentCompany],
  ['dist/web/site.webmanifest', otherBrand.productName],
  ['dist/web/sitemap.xml', otherBrand.shortName],
  ['dist/web/.well-known/security.txt', otherBrand.shortName],
  ['dist/nginx-site.conf', otherBrand.shortName],
  ['dist/kiosk/main.js', otherBrand.shortName],
  ['dist/kiosk-package/electron-builder.json', otherBrand.productName],
  [`dist/kiosk-package/${otherBrand.shortName}-kiosk@.service`, otherBrand.shortName],
])('%s has the new name', async (file, name) => {
  expect(await textOf(file)).toContain(name);
});

test('the picture of the name for the press is drawn anew', async () => {
  const path = 'public/press/logo-name.png';
  const [before, after] = await Promise.all([readFile(path), readFile(join(folder, path))]);
  expect(after.equals(before)).toBe(false);
});

/** What of a page's header is cut off, lies over something else or makes the page wider than the screen. */
function headerFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header');
    if (header === null) return ['There is no header.'];
    const inside = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = [...header.querySelectorAll('a, button')].filter(isSeen);
    const boxes = controls.map((element) => element.getBoundingClientRect());
    const screen = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight);
    const outside = controls.filter((_, at) => !inside(boxes[at] ?? screen, screen));
    const covered = controls.filter((element, at) =>
      boxes.some(
        (other, index) =>
          index > at &&
          Math.min(other.right, boxes[at]?.right ?? 0) - Math.max(other.left, boxes[at]?.left ?? 0) > 1 &&
          Math.min(other.bottom, boxes[at]?.bottom ?? 0) - Math.max(other.top, boxes[at]?.top ?? 0) > 1 &&
          element !== controls[index],
      ),
    );
    // The name stands whole in its link, or in the row below that is never shown.
    const cut = [...header.querySelectorAll('svg')].filter((picture) => {
      const home = picture.closest('a, button')?.getBoundingClientRect();
      const box = picture.getBoundingClientRect();
      return isSeen(picture) && home !== undefined && box.top < home.bottom - 1 && !inside(box, home);
    });
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return [
      ...outside.map((each) => `outside the screen: ${each.outerHTML.slice(0, 80)}`),
      ...covered.map((each) => `covered: ${each.outerHTML.slice(0, 80)}`),
      ...cut.map((each) => `cut off: ${each.outerHTML.slice(0, 80)}`),
      ...(wide ? ['The page is wider than the screen.'] : []),
    ];
  });
}

describe('the header and the footer hold the longer name', () => {
  let browser: Browser;
  let site: ListeningServer;
  beforeAll(async () => {
    site = await listen(0, 'PORT', await siteHandler(join(folder, 'dist/web')));
    browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  test.each([320, 390, 768, 1280])('at %i px', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    for (const path of ['/', '/careers', '/privacy']) {
      await page.goto(new URL(path, site.url).href, { waitUntil: 'networkidle' });
      expect(await headerFaults(page), path).toEqual([]);
    }
    await page.close();
  });
});
