import { expect, test } from '../support/engines/engine-test.ts';

test('on a phone the menu opens, closes with Escape, and leads to a section', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open('/');
  const bar = visitor.role('banner');
  const toggle = bar.css('summary').nth(-1);
  const item = bar.role('link', 'About', { exact: true });
  await expect(toggle).toHaveWords(/^Menu$/);
  await expect(item).not.toBeShown();

  await toggle.click();
  await expect(toggle).toHaveWords(/Close menu/);
  await expect(item).toBeInWindow();
  expect(await visitor.sidewaysScroll()).toBe(0);
  await visitor.press('Escape');
  await expect(item).not.toBeShown();
  await expect(toggle).toHaveFocus();

  await visitor.press('Enter');
  await item.click();
  await expect(item).not.toBeShown();
  await expect.poll(async () => (await visitor.css('#about').look()).box.y).toBeLessThanOrEqual(200);
});
