import { expect, expectAccessible, test } from '../../support/test.ts';

const labels = ['Symptom Analysis', 'WhatsApp Diagnosis', 'Smart Triage', 'Voice Diagnosis'] as const;

test('the first tab is selected and exactly one panel shows', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('tab')).toHaveText([...labels]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Symptom Analysis');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Symptom Analysis' })).toContainText('Penicillin');
});

test(
  'arrows wrap, Home and End jump, and the selection follows the focus',
  { tag: '@smoke' },
  async ({ page, open }) => {
    await open('/');
    await page.getByRole('tab', { name: labels[0] }).focus();
    for (const [key, label] of [
      ['ArrowRight', labels[1]],
      ['ArrowRight', labels[2]],
      ['End', labels[3]],
      ['ArrowRight', labels[0]],
      ['ArrowLeft', labels[3]],
      ['Home', labels[0]],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name: label })).toBeFocused();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
      await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    }
  },
);

test('a tab is selected when it receives the focus, by a script or a screen reader too', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  const selected = page.getByRole('tab', { selected: true });
  for (const label of [labels[3], labels[1], labels[0], labels[2]]) {
    await page.getByRole('tab', { name: label }).evaluate((tab) => tab.focus());
    await expect(selected).toHaveText(label);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
  }
  // What is focused in the panel selects nothing, and the way back leads to the tab that is selected.
  await page.getByRole('tabpanel').getByRole('link').focus();
  await expect(selected).toHaveText(labels[2]);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: labels[2] })).toBeFocused();
  await expect(selected).toHaveText(labels[2]);
});

/** From the first tab: where Down, Down, Up and Up from there lead at a width. */
const layouts = [
  ['one below the other', 390, 'vertical', [1, 2, 1, 0, 3]],
  ['in a row', 1280, 'horizontal', [0, 0, 0, 0, 0]],
] as const;

for (const [layout, width, orientation, places] of layouts) {
  test(`Up and Down choose among tabs that stand ${layout}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('/');
    await page.getByRole('tab', { name: labels[0] }).focus();
    await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', orientation);
    const keys = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'];
    for (const [at, key] of keys.entries()) {
      await page.keyboard.press(key);
      const label = labels[places[at] ?? 0];
      await expect(page.getByRole('tab', { selected: true })).toHaveText(label);
      await expect(page.getByRole('tab', { name: label })).toBeFocused();
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(labels[1]);
  });
}

test('each tab has an icon of its own, which is not read out', async ({ page, open }) => {
  await open('/');
  const drawings = [];
  for (const label of labels) {
    const tab = page.getByRole('tab', { name: label, exact: true });
    const icon = tab.locator('svg[aria-hidden=true]');
    await expect(icon).toHaveCount(1);
    drawings.push(await icon.innerHTML());
  }
  expect(new Set(drawings).size).toBe(4);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} keeps the focused tab selected`, async ({ page, open }) => {
    await open('/');
    await page.getByRole('tab', { name: labels[2] }).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(labels[2]);
  });
}

test('each tab has a badge, a title, its own action and its picture', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link', { name: /^Try Diagnosis Now/ })).toHaveAttribute('target', '_blank');

  await page.getByRole('tab', { name: labels[1] }).click();
  await expect(panel.getByRole('heading')).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Start Diagnosis/ })).toHaveAttribute('href', /wa\.me/);

  await page.getByRole('tab', { name: labels[3] }).click();
  await expect(panel.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+1/);

  await page.getByRole('tab', { name: labels[2] }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: '8:00 AM' })).toBeVisible();
  await panel.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: 'Ask your first question' })).toBeInViewport();
});

test('a tab pressed before the page answers takes effect', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: labels[3] }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(labels[3]);
  await expect(page.getByRole('tabpanel', { name: labels[3] })).toBeVisible();
});

test('tabs whose script cannot be had stand still and leave the page alone', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /The tabs could not be fetched/);
  await page.route('**/FeatureTabs*.js', (route) => route.abort());
  await open('/');
  const failure = page.waitForEvent('console', (message) => message.text().includes('tabs could not be'));
  await page.mouse.wheel(0, 300);
  await failure;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: labels[0] })).toBeVisible();
});

test('axe finds nothing with any of the tabs open', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  for (const label of labels) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    await expectAccessible(page);
  }
});
