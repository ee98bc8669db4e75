import { expect, test } from '../support/engines/engine-test.ts';

const typefaces = () =>
  [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));

test("the site's own typeface comes on the first page", async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open('/');
  await expect.poll(() => visitor.evaluate(typefaces, null)).toContain('Atkinson Hyperlegible Next');
});
