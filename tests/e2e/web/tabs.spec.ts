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

test('axe finds nothing with any of the tabs open', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  for (const label of labels) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    await expectAccessible(page);
  }
});
