import { decideNavigation } from '../../../electron/policy/navigation.ts';
import { paths } from '../../../src/config/paths.ts';
import { jobs } from '../../../src/content/jobs.ts';
import { expect, goTo, test } from '../../support/kiosk-test.ts';

/* What the pages of the kiosk hold and ask for. What a script could try besides: tests/electron/escapes.spec.ts. */

const everyPath = [
  paths.home,
  paths.privacy,
  paths.terms,
  paths.careers,
  '/nowhere',
  ...jobs().map((job) => paths.job(job.id)),
];

test('no page holds an address to go to, a file input, a download or a handler in markup', async ({
  page,
  visit,
}) => {
  await visit();
  for (const path of everyPath) {
    await goTo(page, path);
    const found = await page.evaluate(() => {
      const bad =
        'a[href]:not([href^="#"]):not([href="/"]), a[target], a[download], area, form[action], input[type=file], embed, object, script:not([src]), style, [style*="url"]';
      return [...document.body.querySelectorAll(bad)].map((element) => element.outerHTML.slice(0, 120));
    });
    expect(found, path).toEqual([]);
  }
});

test('whatever is pressed, every navigation is allowed by main’s policy and no window opens', async ({
  page,
  visit,
  server,
}) => {
  const attempts: { url: string; action: string; rule: string }[] = [];
  const origin = new URL(server.url).origin;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    // Addresses of the test's server stand for `app://kiosk`.
    const url = request.url().replace(origin, 'app://kiosk');
    const isMainFrame = request.frame() === page.mainFrame();
    attempts.push({ url, ...decideNavigation({ url, isMainFrame }, { devUrl: null }) });
  });
  await visit();
  for (const path of [paths.home, paths.careers, paths.job('graphic-designer'), '/nowhere']) {
    await goTo(page, path);
    const links = page.locator('main a[href]:visible');
    // A key held down changes what a link of any kind does.
    for (const modifiers of (await links.count()) > 0 ? ([[], ['ControlOrMeta'], ['Shift']] as const) : []) {
      await goTo(page, path);
      await links.first().click({ modifiers: [...modifiers] });
      expect(new URL(page.url()).pathname).toBe('/index.html');
    }
  }
  expect(page.context().pages()).toHaveLength(1);
  expect(attempts.filter(({ action }) => action !== 'allow')).toEqual([]);
});
