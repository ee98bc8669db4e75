import { paths } from '../../../src/config/paths.ts';
import { jobs } from '../../../src/content/jobs.ts';
import { watchAttempts, watchEscapes } from '../../support/kiosk-attempts.ts';
import { expect, goTo, test } from '../../support/kiosk-test.ts';

const everyPath = [
  paths.home,
  paths.privacy,
  paths.terms,
  paths.press,
  paths.careers,
  paths.pitch,
  '/nowhere',
  ...jobs().map((job) => paths.job(job.id)),
];

test('no page holds an address to go to, a file input, a download or a handler in markup', async ({
  page,
  visit,
}) => {
  test.setTimeout(90_000);
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
  test.setTimeout(120_000);
  const attempts = watchAttempts(page, server.url);
  await visit();
  for (const path of [paths.home, paths.privacy, paths.press, paths.careers, paths.pitch, '/nowhere']) {
    await goTo(page, path);
    const links = await page.locator('main a[href]:visible').count();
    for (let index = 0; index < Math.min(links, 6); index += 1) {
      // A key held down changes what a link of any kind does, so two of each page show it.
      for (const modifiers of index < 2 ? ([[], ['ControlOrMeta'], ['Shift']] as const) : [[]]) {
        await goTo(page, path);
        await page
          .locator('main a[href]:visible')
          .nth(index)
          .click({ modifiers: [...modifiers] });
        expect(new URL(page.url()).pathname).toBe('/index.html');
      }
    }
  }
  await expect.poll(() => attempts.map(({ rule }) => rule)).toContain('frame-deck');
  expect(page.context().pages()).toHaveLength(1);
  expect(attempts.filter(({ action }) => action !== 'allow')).toEqual([]);
});

const tries: Readonly<Record<string, string>> = {
  'window.open': `window.open('https://example.com')`,
  'a link with a target': `Object.assign(document.body.appendChild(document.createElement('a')), { href: 'https://example.com', target: '_blank' }).click()`,
  'a download': `Object.assign(document.body.appendChild(document.createElement('a')), { href: 'data:text/plain,x', download: 'x' }).click()`,
  print: `window.print()`,
  alert: `alert('x')`,
};

test('no script of a page opens a window, a download or a dialog', async ({
  page,
  visit,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/.*/);
  const happenings = watchEscapes(page, server.url);
  await visit();
  for (const [what, script] of Object.entries(tries)) {
    await page.evaluate(script).catch(() => undefined);
    // What a script begins shows itself a frame later, or not at all.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(happenings(), what).toEqual([]);
  }
});

test('text from a script never becomes markup or code', async ({ page, visit, expectedErrors }) => {
  expectedErrors.push(/TrustedHTML|TrustedScript|Content Security Policy/);
  await visit();
  const refused = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => (document.createElement('div').innerHTML = '<img src=x>')),
      attempt(() => document.createElement('iframe').setAttribute('srcdoc', '<p>')),
      attempt(() => (document.createElement('script').text = '1')),
    ];
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('copy, cut, menus and dragging do nothing, with the preload and without it', async ({ page, visit }) => {
  await visit();
  const stopped = await page.evaluate(() =>
    ['copy', 'cut', 'contextmenu', 'dragstart', 'drop', 'auxclick'].map(
      (name) =>
        !(document.querySelector('h1') as Element).dispatchEvent(
          new Event(name, { bubbles: true, cancelable: true }),
        ),
    ),
  );
  expect(stopped).not.toContain(false);
});
