import { expect, test } from '../support/engines/engine-test.ts';

test('the list of jobs narrows by category and search, and Back finds it as it was left', async ({
  visitor,
}) => {
  await visitor.open('/careers');
  const main = visitor.role('main');
  const cards = main.css('a[href^="/careers/job/"]');
  const search = visitor.role('searchbox');
  await expect(cards).toHaveCount(10);

  await main.role('button', 'Growth', { exact: true }).click();
  await expect(cards).toHaveCount(2);
  await expect(main.role('button', undefined, { pressed: true })).toHaveWords('Growth');
  await search.fill('intern');
  await expect(cards).toHaveCount(1);
  await expect(visitor).toBeAt('/careers?category=growth&search=intern');

  await cards.click();
  await expect(visitor).toBeAt('/careers/job/growth-analyst-intern');
  await expect(visitor.role('heading', undefined, { level: 1 })).toHaveFocus();
  await expect(visitor.role('form')).toBeShown();
  await visitor.back();
  await expect(search).toHold('intern');
  await expect(cards).toHaveCount(1);

  await search.fill('zzz');
  await expect(visitor.role('heading', 'No positions found')).toBeShown();
  await main.role('button').nth(-1).click();
  await expect(cards).toHaveCount(10);
  await expect(search).toHaveFocus();
});
