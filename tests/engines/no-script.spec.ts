import { jobs } from '../../src/content/jobs.ts';
import { inlinedNumbers } from '../../src/domain/emergency/inlined-number.ts';
import { expect, test } from '../support/engines/engine-test.ts';

test.use({ settings: { scripts: 'off' } });

test('without scripts the site can be read, and says what to do in an emergency', async ({ visitor }) => {
  await visitor.open('/');
  await expect(visitor.role('heading', undefined, { level: 1 })).toBeShown();
  await expect(visitor.role('main').css('[data-call="local"]')).toBeShown();
  for (const number of inlinedNumbers)
    await expect(visitor.role('main').role('link', number, { exact: true })).toHaveCount(0);
  await visitor.role('contentinfo').role('link', 'Careers').click();
  await expect(visitor).toBeAt('/careers');
  await expect(visitor.role('main').css('a[href^="/careers/job/"]')).toHaveCount(jobs().length);

  await visitor.open('/careers/job/graphic-designer');
  const apply = visitor.css('#apply');
  await expect(apply.role('link', /@/)).toHaveAttribute('href', /^mailto:/);
  await expect(apply.role('textbox')).toHaveCount(0);
  await visitor.back();
  await expect(visitor).toBeAt('/careers');
});
