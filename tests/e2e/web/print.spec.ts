import type { Page } from '@playwright/test';
import { jobPage } from '~/i18n/messages/en/job.ts';
import { sitePages } from '../../support/site-pages.ts';
import { expect, hydrated, test } from '../../support/test.ts';

/** The frames of the deck cannot be reached in the tests. */
const frames = /ERR_NAME_NOT_RESOLVED/;
const paths = [...sitePages, '/careers/job/graphic-designer', '/nowhere'];

/** Opens a page as it goes onto A4 paper, from a screen that was dark. */
async function openOnPaper(page: Page, path: string) {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
}

for (const path of paths) {
  test(`${path} on paper: black on white, nothing that only acts, links spelled out, nothing torn`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(frames, /status of 404/);
    await openOnPaper(page, path);

    const looks = await page.evaluate(() => {
      const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
      const styles = [document.body, ...shown].flatMap((element) => {
        const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
        return [`${color} on ${backgroundColor}, ${backgroundImage}, ${boxShadow}`];
      });
      return [...new Set(styles)];
    });
    expect.soft(looks, 'black on white').toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0), none, none']);

    const acting = page.locator(
      'main button, footer button, nav, form, iframe, [role=tablist], [data-testid=scroll-progress], a[download]',
    );
    const actingShown = await acting.evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML.slice(0, 80)),
    );
    expect.soft(actingShown, 'what only acts on a screen').toEqual([]);
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((each) => /fixed|sticky/.test(getComputedStyle(each).position) && each.checkVisibility())
        .map((each) => each.outerHTML.slice(0, 80)),
    );
    expect.soft(fixed, 'what would stand on every sheet').toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, 'sideways').toBeLessThanOrEqual(0);

    const unsaid = await page.locator('a[href^="http"]').evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .filter(
          (link) => !getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? ''),
        )
        .map((link) => link.textContent),
    );
    expect.soft(unsaid, 'links to other sites without their address').toEqual([]);

    const torn = await page
      .locator('main :is(li, figure, article, dl > div, img), main a:has(h3)')
      .evaluateAll((all) =>
        all
          .filter(
            (each) => each.checkVisibility() && each.closest('li, figure, article')?.matches('*') !== null,
          )
          .filter((each) => {
            for (let part: Element | null = each; part !== null; part = part.parentElement) {
              if (getComputedStyle(part).breakInside === 'avoid') return false;
            }
            return true;
          })
          .map((each) => each.outerHTML.slice(0, 80)),
      );
    expect(torn, 'cards and pictures that a sheet may tear').toEqual([]);
  });
}

test('a job on paper says how to apply by email', async ({ page }) => {
  await openOnPaper(page, '/careers/job/graphic-designer');
  const apply = page.locator('#apply');
  await expect(apply).toContainText(/apply by email/);
  await expect(apply.getByText(/@/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: jobPage.backToCareers })).toBeVisible();
});

test('on a screen nothing of this shows', async ({ page, open }) => {
  await open('/careers/job/graphic-designer');
  await expect(page.getByText(/To apply by email/)).toBeHidden();
});

test('the four ways to get help are all on paper', async ({ page }) => {
  await openOnPaper(page, '/');
  for (const heading of ['See what your symptoms may mean', 'Ask in a chat you know', 'Just call and talk']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});
