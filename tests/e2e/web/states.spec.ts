import type { Locator, Page } from '@playwright/test';
import { longestMs } from '../../support/page-rules/motion.ts';
import { expect, hydrated, test } from '../../support/test.ts';
import { backendUrls, fillIn, job, submitButton } from './application-form.ts';

const readable = 7;

const pages = ['/', '/press', '/careers', job.path, '/privacy', '/pitch', '/nowhere'];

/** What the console says of the page that is not there. */
const notFound = /status of 404/;

/** Everything that can be pressed or typed into, but what is switched off, hidden, already chosen, or seen with the focus only. */
const controls =
  ':is(a[href], button, input:not([type=file]), textarea):not(:disabled, [aria-hidden] *, [aria-selected=true], [aria-pressed=true], [tabindex="-1"], [href="#main"])';

type Look = { look: string; contrast: number };

/** How a control looks now: what a person can see change, and the contrast of its text on what is behind it. */
function lookOf(control: Locator): Promise<Look> {
  return control.evaluate((element) => {
    const channels = (colour: string): number[] => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (canvas === null) throw new Error('No canvas.');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = (start: Element | null): string => {
      for (let each = start; each !== null; each = each.parentElement) {
        const { backgroundColor } = getComputedStyle(each);
        if (channels(backgroundColor)[3] === 255) return backgroundColor;
      }
      return getComputedStyle(document.body).backgroundColor;
    };
    const parts = [element, ...element.querySelectorAll('*')];
    const look = parts.map((part) => {
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
      ].join();
    });
    const texts = parts.filter((part) =>
      [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const ratios = texts.map((part) => {
      const [a, b] = [luminance(getComputedStyle(part).color), luminance(ground(part))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    });
    return { look: look.join(';'), contrast: Math.min(...ratios, 21) };
  });
}

/** Where the header and the footer are tried as well: they are the same on every page but the landing page. */
const whole = new Set(['/', '/press']);

/** Controls of the same look are tried once a page. */
async function distinctControls(page: Page, path: string): Promise<{ name: string; control: Locator }[]> {
  const all = page.locator(whole.has(path) ? controls : `main ${controls}`);
  const found = await all.evaluateAll((elements) => {
    const seen = new Set<string>();
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
      if (!isVisible || seen.has(kind)) return [];
      seen.add(kind);
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      return [{ name, index }];
    });
  });
  return found.map(({ name, index }) => ({ name, control: all.nth(index) }));
}

/** The pointer rests where no control is, and nothing has the focus. */
async function letGo(page: Page) {
  await page.mouse.move(1, 700);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

for (const scheme of ['light', 'dark'] as const) {
  // By night the same pieces, by other tokens: the pages with most of them.
  for (const path of scheme === 'light' ? pages : ['/', '/press', job.path]) {
    test(`${path}, ${scheme}: pointing, pressing and focus are seen, and stay readable`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(notFound);
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
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
      const check = (name: string, state: string, rest: Look, now: Look) => {
        if (now.look === rest.look) problems.push(`${name}: nothing changes when ${state}`);
        if (now.contrast < readable) problems.push(`${name}: ${now.contrast.toFixed(2)} to 1 when ${state}`);
      };
      for (const { name, control } of await distinctControls(page, path)) {
        await letGo(page);
        await control.scrollIntoViewIfNeeded();
        const rest = await lookOf(control);
        await control.hover({ timeout: 3_000 });
        check(name, 'pointed at', rest, await lookOf(control));
        await page.mouse.down();
        const pressed = await lookOf(control);
        await page.mouse.up();
        check(name, 'pressed', rest, pressed);
        await letGo(page);
        await control.focus();
        await page.keyboard.press('Shift');
        check(name, 'focused', rest, await lookOf(control));
      }
      expect(problems).toEqual([]);
    });
  }
}

test('a tab answers within a quarter of a second', async ({ page, open }) => {
  await open('/');
  const tab = page.getByRole('tab', { name: 'Smart Triage' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(Math.max(0, ...running)).toBeLessThanOrEqual(longestMs);
});

test('the floating decoration shifts nothing, takes no pointer and runs without script', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(globalThis, {
          shifts: Number(Reflect.get(globalThis, 'shifts')) + Number(Reflect.get(entry, 'value')),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await hydrated(page);
  const decoration = page.locator('main [aria-hidden=true]').first();
  const parts = decoration.locator('> *');
  expect(await parts.count()).toBeGreaterThan(2);
  const drawAt = async (y: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
  await drawAt(0);
  const before = await parts.first().boundingBox();
  for (const y of [400, 1200, 2400, 0]) await drawAt(y);
  // It follows the scrolling a frame later.
  await expect(async () => {
    const after = await parts.first().boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(after?.[side]).toBeCloseTo(before?.[side] ?? NaN, 2);
  }).toPass({ timeout: 2_000 });
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifts')))).toBeLessThan(0.01);
  const traits = await decoration.evaluate((element) => ({
    pointer: getComputedStyle(element).pointerEvents,
    contain: getComputedStyle(element).contain,
    tree: [...element.querySelectorAll('*')].map((part) =>
      [part.tagName, part.getAttribute('style')].join(' '),
    ),
    timelines: [...element.children].map((part) =>
      getComputedStyle(part).getPropertyValue('animation-timeline'),
    ),
  }));
  expect(traits.pointer).toBe('none');
  expect(traits.contain).toBe('strict');
  // A script that moved them would have written a style.
  expect(new Set(traits.tree)).toEqual(new Set(['DIV ']));
  expect(new Set(traits.timelines)).toEqual(new Set(['scroll(root)']));
});

test('while an application is under way the button says so and cannot be pressed', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(job.path);
  await fillIn(page);
  await page.route(backendUrls.upload, () => {});
  await submitButton(page).click();
  const button = page.getByRole('button', { name: 'Submitting Application...' });
  await expect(button).toBeDisabled();
  const ring = button.locator('[aria-hidden=true]').first();
  await expect(ring).toBeVisible();
  expect((await lookOf(button)).contrast).toBeGreaterThanOrEqual(readable);
});
