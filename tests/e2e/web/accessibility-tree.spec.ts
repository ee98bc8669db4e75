import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { expectTree } from '../../support/tree-file.ts';

/*
 * What a screen reader meets on every page, in order: roles, names and states. The files in accessibility-tree are read by
 * people before they are committed; `npm run test:e2e -- accessibility-tree --update-snapshots` writes them anew.
 */

/** The frames of the deck cannot be reached in the tests, and unknown addresses answer 404. */
const expected = [/ERR_NAME_NOT_RESOLVED/, /status of 404/];

const pages = [
  ['home', '/'],
  ['careers', '/careers'],
  ['careers-nothing-found', '/careers?category=Growth&search=zzz'],
  ['job', '/careers/job/graphic-designer'],
  ['job-not-found', '/careers/job/astronaut'],
  ['press', '/press'],
  ['pitch', '/pitch'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['not-found', '/nowhere'],
] as const;

const reviewed = (name: string) => new URL(`accessibility-tree/${name}.txt`, import.meta.url);

/** The footer names the current year, which is no matter of review. */
async function coverYear(page: Page) {
  await page.getByRole('contentinfo').evaluate((footer, year) => {
    for (const line of footer.querySelectorAll('p')) {
      for (const part of line.childNodes) {
        if (part.nodeType === Node.TEXT_NODE)
          part.textContent = part.textContent?.replace(year, 'YEAR') ?? '';
      }
    }
  }, String(new Date().getFullYear()));
}

for (const [name, path] of pages) {
  test(`${path} reads as reviewed`, async ({ page, open, expectedErrors }) => {
    expectedErrors.push(...expected);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(path);
    if (path === '/') await openTabs(page);
    await coverYear(page);
    await expectTree(page.locator('body'), reviewed(name));
  });
}

test('the open menu of a phone reads as reviewed', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expectTree(page.getByRole('banner'), reviewed('menu-on-a-phone'));
});

test('a form with mistakes reads as reviewed', async ({ page, open }) => {
  await open('/careers/job/graphic-designer');
  const form = page.locator('#apply');
  await form.locator('input[type=file]').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  });
  await form.getByRole('button', { name: /Submit/ }).click();
  await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveAttribute('aria-invalid', 'true');
  await expectTree(form, reviewed('form-with-mistakes'));
});

/** The tabs' script comes with the first scroll. */
async function openTabs(page: Page) {
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
}
