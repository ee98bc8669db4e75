import { expect, test } from '../support/engines/engine-test.ts';

const bodySize = () => parseFloat(getComputedStyle(document.body).fontSize);

test('text grows to twice its size, on every page and after a reload', async ({ visitor }) => {
  await visitor.open('/careers');
  await visitor
    .role('banner')
    .role('button', /^Text size/)
    .click();
  await expect.poll(() => visitor.evaluate(bodySize, null)).toBe(25);
  const sizes = visitor.role('contentinfo').role('group', 'Text size');
  await sizes.role('button', '200 %').click();
  await expect(sizes.role('button', '200 %')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => visitor.evaluate(bodySize, null)).toBe(40);
  await visitor.reload();
  expect(await visitor.evaluate(bodySize, null)).toBe(40);
  await visitor.open('/privacy');
  expect(await visitor.evaluate(bodySize, null)).toBe(40);
  await sizes.role('button', '100 %').click();
  await expect.poll(() => visitor.evaluate(bodySize, null)).toBe(20);
});
