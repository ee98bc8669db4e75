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

test('the button of the bar keeps the focus, although the wide bar gives way to the narrow one', async ({
  visitor,
}) => {
  await visitor.resize(1280, 800);
  await visitor.open('/');
  const button = visitor.role('banner').role('button', /^Text size/);
  await button.click();
  for (const size of [30, 40, 20]) {
    await visitor.press('Enter');
    await expect.poll(() => visitor.evaluate(bodySize, null)).toBe(size);
    await expect(button).toHaveFocus();
  }
});

test('at twice the size no page scrolls sideways on a small phone', async ({ visitor, expectedErrors }) => {
  expectedErrors.push(/404/);
  await visitor.open('/careers');
  await visitor.role('contentinfo').role('button', '200 %').click();
  for (const path of ['/', '/careers', '/careers/job/graphic-designer', '/press', '/privacy', '/nowhere']) {
    await visitor.open(path);
    for (const width of [320, 360]) {
      await visitor.resize(width, 640);
      await expect.poll(() => visitor.sidewaysScroll(), `${path} at ${width} px`).toBe(0);
    }
  }
});
