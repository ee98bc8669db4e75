import type { Locator, Page } from '@playwright/test';
import { nightlyUnless } from '../../support/nightly.ts';
import { expect, hydrated, test } from '../../support/test.ts';
import { textContrasts } from '../../support/text-contrast.ts';
import { job } from './application-form.ts';

const readable = 7;

/** The pages that have every kind of control between them; by night the same pieces have other colours (of tokens: styles/contrast). */
const pages = { light: ['/', '/careers', job.path], dark: [job.path] };
const representatives = new Set(['/ light', `${job.path} dark`]);

/** Everything that can be pressed or typed into, but what is switched off, hidden, already chosen, or seen with the focus only. */
const controls =
  ':is(a[href], button, input:not([type=file]), textarea):not(:disabled, [aria-hidden] *, [aria-selected=true], [aria-pressed=true], [tabindex="-1"], [href="#main"])';

type Appearance = { style: string; contrast: number };

/** What a person can see change of a control, and the least contrast of its text on what is behind it. */
async function appearanceOf(control: Locator): Promise<Appearance> {
  const style = await control.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .map((part) => {
        const style = getComputedStyle(part);
        return [
          style.color,
          style.backgroundColor,
          style.borderTopColor,
          style.textDecoration,
          style.textDecorationThickness,
          style.translate,
          style.outline,
          style.boxShadow,
        ];
      })
      .join(';'),
  );
  const ratios = (await textContrasts(control)).map(({ ratio }) => ratio);
  return { style, contrast: Math.min(...ratios, 21) };
}

/** Controls of the same kind are tried once a page; header and footer, which all pages share, on the landing page. */
async function distinctControls(page: Page, path: string): Promise<{ name: string; control: Locator }[]> {
  const all = page.locator(path === '/' ? controls : `main ${controls}`);
  const found = await all.evaluateAll((elements) => {
    const visited = new Set<string>();
    return elements.flatMap((element, index) => {
      const { width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
      const { dataset } = element as HTMLElement;
      const kind = [
        element.tagName,
        element.className,
        element.parentElement?.className,
        JSON.stringify({ ...dataset }),
      ].join();
      // What is switched off answers nothing.
      if (!isVisible || element.ariaDisabled === 'true' || visited.has(kind)) return [];
      visited.add(kind);
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      return [{ name, index }];
    });
  });
  return found.map(({ name, index }) => ({ name, control: all.nth(index) }));
}

/** The pointer rests where no control is, and nothing has the focus. */
async function releasePointer(page: Page) {
  await page.mouse.move(1, 700);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

for (const scheme of ['light', 'dark'] as const) {
  for (const path of pages[scheme]) {
    test(
      `${path}, ${scheme}: pointing, pressing and focus are seen, and stay readable`,
      nightlyUnless(representatives.has(`${path} ${scheme}`)),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
        await page.goto(path);
        await hydrated(page);
        // A press must show, not lead away.
        await page.evaluate(() =>
          addEventListener(
            'click',
            (event) => {
              event.preventDefault();
              event.stopPropagation();
            },
            true,
          ),
        );
        const problems: string[] = [];
        const check = (name: string, state: string, rest: Appearance, now: Appearance) => {
          if (now.style === rest.style) problems.push(`${name}: nothing changes when ${state}`);
          if (now.contrast < readable)
            problems.push(`${name}: ${now.contrast.toFixed(2)} to 1 when ${state}`);
        };
        for (const { name, control } of await distinctControls(page, path)) {
          await releasePointer(page);
          await control.scrollIntoViewIfNeeded();
          const rest = await appearanceOf(control);
          await control.hover();
          check(name, 'pointed at', rest, await appearanceOf(control));
          await page.mouse.down();
          const pressed = await appearanceOf(control);
          await page.mouse.up();
          check(name, 'pressed', rest, pressed);
          await releasePointer(page);
          await control.focus();
          await page.keyboard.press('Shift');
          check(name, 'focused', rest, await appearanceOf(control));
        }
        expect(problems).toEqual([]);
      },
    );
  }
}
