import type { Page } from '@playwright/test';
import { defaultConfig } from '../../../electron/policy/config.ts';
import { brand } from '../../../src/config/brand.ts';
import { languages } from '../../../src/domain/language.ts';
import { allLanguages } from '../../../src/i18n/all-languages.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { expect, test } from '../../support/kiosk-test.ts';

async function tapCorner(page: Page, times: number): Promise<void> {
  for (let tap = 0; tap < times; tap += 1) await page.mouse.click(20, 20);
}

/** The screen behind the PIN. */
async function openStaffScreen(page: Page): Promise<void> {
  await tapCorner(page, 7);
  await typePin(page, '2468');
  await expect(page.getByRole('button', { name: 'Back to the kiosk' })).toBeEnabled();
}

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK' }).click();
}

test('seven taps in the corner ask for the PIN; only the right one opens the door', async ({
  page,
  main,
  visit,
}) => {
  await visit();
  await tapCorner(page, 6);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tapCorner(page, 1);
  const dialog = page.getByRole('dialog', { name: 'For staff' });
  await expect(page.getByRole('button', { name: 'OK' })).toBeDisabled();
  await typePin(page, '1111');
  await expect(dialog).toContainText('not right');
  await typePin(page, '2468');
  await page.getByRole('button', { name: 'Restart the kiosk' }).click();
  await expect.poll(() => main.ended).toBe('restart');
  await expect(dialog).toHaveCount(0);
});

test('after five wrong PINs the wait is said in seconds, and counts down', async ({ page, main, visit }) => {
  await visit();
  await tapCorner(page, 7);
  const dialog = page.getByRole('dialog', { name: 'For staff' });
  await page.clock.install();
  for (let wrong = 0; wrong < 5; wrong += 1) await typePin(page, '1111');
  await expect(dialog.getByRole('status').first()).toHaveText('Too many tries.');
  await expect(dialog.getByRole('timer')).toHaveText('Please wait 30 seconds.');
  await page.clock.runFor(3_000);
  await expect(dialog.getByRole('timer')).toHaveText('Please wait 27 seconds.');
  for (const digit of '2468') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('button', { name: 'OK' })).toBeDisabled();
  await page.clock.runFor(27_000);
  await main.pass(30);
  await expect(dialog.getByRole('timer')).toHaveCount(0);
  // The second press of a double one comes down on what stands there now.
  const ok = await page.getByRole('button', { name: 'OK' }).boundingBox();
  await page.getByRole('button', { name: 'OK' }).click();
  const leave = page.getByRole('button', { name: 'Leave the kiosk' });
  await expect(leave).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'For staff' })).toBeFocused();
  await page.mouse.click((ok?.x ?? 0) + 40, (ok?.y ?? 0) + 40);
  await leave.click({ force: true });
  expect(main.ended).toBeNull();
  await page.clock.runFor(700);
  await leave.click();
  await expect.poll(() => main.ended).toBe('left');
});

const support = { dial: '+12065550123', display: '206-555-0123' };

test.describe('staff', () => {
  test.use({
    kiosk: { config: { name: 'Lobby', timeZone: 'UTC', supportPhone: support, languages: ['en', 'ar'] } },
  });

  test('read out what the kiosk is, for a minute; then the PIN is asked again', async ({ page, visit }) => {
    await visit();
    await page.clock.install();
    await tapCorner(page, 7);
    await typePin(page, '2468');
    const dialog = page.getByRole('dialog', { name: 'For staff, Lobby' });
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Version: 1.2.3',
      'Network: connected',
      'Settings: good, January 4, 3:00\u00A0PM',
      'Last cleared: 3:00\u00A0PM',
      /^Voices: \d+$/,
      'Screen: 21.5 in, 1920\u00A0×\u00A01080, 60 cm',
      'Help by phone: 206\u2011555\u20110123',
    ]);
    await page.clock.runFor(60_000);
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'For staff' })).toContainText('Enter your PIN.');
  });

  test('test the panel: each field turns at a touch, and it ends when all have', async ({ page, visit }) => {
    await visit();
    await openStaffScreen(page);
    await page.getByRole('button', { name: 'Touch test' }).click();
    const fields = page.locator('[data-field]');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const all = await fields.count();
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toHaveText(`Fields that answered: 0 of ${all}`);
    // Over the whole screen, up to its edges: seven taps in the corner among them call nothing.
    await tapCorner(page, 7);
    await page.mouse.click(width - 2, height - 2);
    await expect(status).toHaveText(`Fields that answered: 2 of ${all}`);
    // A finger that wipes counts as well.
    await page.mouse.move(2, 2);
    await page.mouse.down();
    for (const field of await fields.all()) {
      const box = await field.boundingBox();
      if (box !== null) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    }
    await page.mouse.up();
    await expect(page.getByRole('dialog').getByRole('listitem').last()).toHaveText(
      `Fields that answered: ${all} of ${all}`,
    );
  });

  test('end a touch test by letting it alone: it says how many fields answered', async ({ page, visit }) => {
    await visit();
    await openStaffScreen(page);
    await page.clock.install();
    await page.getByRole('button', { name: 'Touch test' }).click();
    await page.mouse.click(2, 2);
    await page.clock.runFor(20_000);
    await expect(page.getByRole('dialog').getByRole('listitem').last()).toHaveText(
      /^Fields that answered: 1 of \d\d$/,
    );
  });

  test('clean: for a minute nothing is there to press, and the emergency line stays', async ({
    page,
    main,
    visit,
  }) => {
    await visit();
    await openStaffScreen(page);
    await page.getByRole('button', { name: 'Clean the screen' }).click();
    await expect(page.getByRole('timer')).toContainText('60');
    await expect(page.getByText('911')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    const { session } = main;
    await tapCorner(page, 9);
    await main.input();
    await main.pass(59);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('timer')).toContainText('1');
    expect([main.phase, main.session]).toEqual(['cleaning', session]);
    await main.pass(1);
    await expect(page.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
    expect(main.phase).toBe('waiting');
  });

  test('take it out of service: no visit begins until the PIN takes it back', async ({
    page,
    main,
    visit,
  }) => {
    await visit();
    await openStaffScreen(page);
    await page.getByRole('button', { name: 'Take out of service' }).click();
    await main.flush();
    await expect(
      page.getByRole('heading', { name: 'This screen is out of service. Please call:' }),
    ).toBeVisible();
    await expect(page.getByText('هذه الشاشة خارج الخدمة.')).toBeVisible();
    await expect(page.getByText(support.display)).toBeVisible();
    await expect(page.getByText('911').first()).toBeVisible();
    await page.mouse.click(500, 500);
    await main.input();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(main.phase).toBe('waiting');
    // A pad that is left open closes by itself, and nothing else.
    await tapCorner(page, 7);
    await expect(page.getByRole('dialog')).toBeVisible();
    await main.pass(120);
    await main.pass(30);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /out of service/ })).toBeVisible();
    await openStaffScreen(page);
    await page.getByRole('button', { name: 'Back in service' }).click();
    await main.flush();
    await expect(page.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
  });
});

test.describe('out of service without a support number', () => {
  test.use({ kiosk: { outOfService: true } });
  test('the line of the country is named', async ({ page, main }) => {
    expect(main.phase).toBe('waiting');
    await expect(page.getByText(brand.phones.US.display)).toBeVisible();
  });
});

/** Real panels at 60 cm: the tightest ones, low and high. */
const panels = [
  { diagonalInches: 15.6, width: 1280, height: 800 },
  { diagonalInches: 15.6, width: 1366, height: 768 },
  { diagonalInches: 15.6, width: 768, height: 1366 },
] as const;

/** What the other panels and languages stand beside at night. */
const representatives = new Set(['768 en', '1366 ar']);

for (const { diagonalInches, width, height } of panels)
  for (const language of languages)
    test.describe(`on ${diagonalInches} inches, ${width} × ${height}, in ${language}`, () => {
      test.use({
        viewport: { width, height },
        kiosk: {
          config: {
            name: 'Lobby by the library',
            languages: [language, ...languages.filter((other) => other !== language)],
            display: { ...defaultConfig.display, diagonalInches },
            supportPhone: support,
          },
        },
      });

      const details = nightlyUnless(representatives.has(`${width} ${language}`));
      test('the screens of staff are whole', details, async ({ page, main }) => {
        const { staff, outOfService } = allLanguages[language].words.kiosk.kioskMessages;
        await tapCorner(page, 7);
        for (const digit of '2468') await page.getByRole('button', { name: digit, exact: true }).click();
        await page.getByRole('button', { name: staff.ok }).click();
        await expect(page.getByRole('button', { name: staff.actions.quit })).toBeEnabled();
        await expectWhole(page);
        await page.getByRole('button', { name: staff.touchTest }).click();
        await expect(page.locator('[data-field]').first()).toBeVisible();
        await expectWhole(page);
        await page.mouse.click(2, 2);
        await page.evaluate(() =>
          window.kiosk?.unlock('2468').then(() => window.kiosk?.staffAction('clean')),
        );
        await main.flush();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('timer')).toBeVisible();
        await expectWhole(page);
        await main.pass(60);
        await page.evaluate(() =>
          window.kiosk?.unlock('2468').then(() => window.kiosk?.staffAction('out-of-service')),
        );
        await main.flush();
        await expect(page.getByRole('heading', { name: outOfService.title })).toBeVisible();
        await expectWhole(page);
      });
    });

/** Nothing reaches over the edge of the screen or of its own box, and no two lines of text lie on each other. */
async function expectWhole(page: Page): Promise<void> {
  const wrong = await page.evaluate(() => {
    const shown = [...(document.querySelector('dialog') ?? document.body).querySelectorAll('*')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const blockOf = (element: Element): Element =>
      isInline(element) && element.parentElement !== null ? blockOf(element.parentElement) : element;
    const written = shown.filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const texts = [...new Set(written.map(blockOf))];
    const outside = texts.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    const cut = shown.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      return (
        clips &&
        element.textContent?.trim() !== '' &&
        (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
      );
    });
    const boxes = texts.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const covered = boxes.filter(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            !element.contains(other.element) &&
            !other.element.contains(element) &&
            box.left < other.box.right - 2 &&
            other.box.left < box.right - 2 &&
            box.top < other.box.bottom - 4 &&
            other.box.top < box.bottom - 4,
        ),
    );
    const name = (what: string) => (element: Element) => `${what}: ${element.textContent?.slice(0, 60)}`;
    return [
      ...outside.map(name('outside')),
      ...cut.map(name('cut')),
      ...covered.map(({ element }) => name('covered')(element)),
    ];
  });
  expect(wrong).toEqual([]);
}

test.describe('without a PIN', () => {
  test.use({ kiosk: { pin: false } });
  test('the corner is an ordinary place', async ({ page, visit }) => {
    await visit();
    await tapCorner(page, 9);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
