import { expect, test, type Visitor } from '../support/engines/engine-test.ts';

const landsInView = async (visitor: Visitor, section: string) => {
  const top = () => visitor.css(`#${section}`).look();
  await expect.poll(async () => Math.abs((await top()).box.y)).toBeLessThanOrEqual(200);
};

test('the bar leads to sections, the footer to pages, and Back and Forward go with them', async ({
  visitor,
}) => {
  await visitor.open('/');
  const bar = visitor.role('banner');
  for (const [label, section] of [
    ['Contact', 'contact'],
    ['Features', 'features'],
  ] as const) {
    await bar.role('link', label, { exact: true }).click();
    await landsInView(visitor, section);
    await visitor.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }), null);
    await expect(bar).toBeInWindow();
  }
  const footer = visitor.role('contentinfo');
  await footer.role('link', 'Privacy Policy').click();
  await expect(visitor).toBeAt('/privacy');
  const heading = visitor.role('heading', undefined, { level: 1 });
  await expect(heading).toHaveWords('Privacy Policy');
  await expect(heading).toHaveFocus();
  await footer.role('link', 'Careers').click();
  await expect(visitor).toBeAt('/careers');
  await expect(heading).toHaveFocus();
  await visitor.back();
  await expect(heading).toHaveWords('Privacy Policy');
  await visitor.back();
  await expect(visitor.role('tablist')).toBeShown();
  await visitor.forward();
  await expect(heading).toHaveWords('Privacy Policy');
  await expect(visitor).toBeAt('/privacy');
});

/** Whether the page has glided to its place, and that lies below so many pixels. */
const standsBelow = async (px: number) => {
  const from = scrollY;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return scrollY === from && from > px;
};

test('Back and Forward return to the place one left for an anchor', async ({ visitor }) => {
  const place = () => visitor.evaluate(() => Math.round(scrollY), null);
  await visitor.open('/careers/job/graphic-designer');
  await visitor.evaluate(() => {
    scrollTo({ top: 240, behavior: 'instant' });
    // Whoever drives a browser brings a link from under the bar before it is pressed.
    const note = () => (document.body.dataset.left = String(Math.round(scrollY)));
    addEventListener('click', note, { capture: true, once: true });
  }, null);
  await visitor.role('link', 'Apply for this job').click();
  const left = await visitor.evaluate(() => Number(document.body.dataset.left), null);
  await expect(visitor).toBeAt('/careers/job/graphic-designer#apply');
  await expect.poll(() => visitor.evaluate(standsBelow, 600)).toBe(true);
  await visitor.back();
  await expect.poll(place).toBe(left);
  await visitor.forward();
  await expect.poll(place).toBeGreaterThan(600);
});

test('an address that leads nowhere says so and leads home', async ({ visitor, expectedErrors }) => {
  expectedErrors.push(/404/);
  await visitor.open('/nowhere');
  await expect(visitor.role('heading', undefined, { level: 1 })).toHaveWords('Page Not Found');
  await visitor.role('main').role('link').nth(0).click();
  await expect(visitor).toBeAt('/');
});

test('the first press of Tab offers the way past the bar', async ({ visitor }) => {
  await visitor.open('/careers');
  await visitor.press('Tab');
  const skip = visitor.role('link', 'Skip to the content');
  await expect(skip).toHaveFocus();
  await expect(skip).toBeInWindow();
  await visitor.press('Enter');
  await expect(visitor).toBeAt('/careers#main');
});
