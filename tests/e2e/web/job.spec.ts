import { jobs } from '../../../src/content/jobs.ts';
import { expect, test } from '../../support/test.ts';

type Posting = {
  title: string;
  description: string;
  datePosted: string;
  validThrough: string;
  baseSalary: { currency: string; value: { minValue: number; maxValue: number; unitText: string } }[];
  jobBenefits: string;
  applicationContact: { contactType: string; email: string };
  employmentType: string;
  jobLocationType: string;
  hiringOrganization: { name: string };
  applicantLocationRequirements: { name: string }[];
};

const units: Readonly<Record<string, string>> = { YEAR: 'a year', HOUR: 'an hour' };

/** A range as the page says it, without the name of the money. */
function payRange({ value }: Posting['baseSalary'][number]): RegExp {
  const [low, high] = [value.minValue, value.maxValue].map((amount) => amount.toLocaleString('en-US'));
  return new RegExp(`: ${low} to ${high} [A-Za-z ]+ ${units[value.unitText]}`);
}

for (const job of jobs()) {
  test(`${job.title} is shown whole, and its structured data is true`, async ({ page, open }) => {
    await open(`/careers/job/${job.id}`);
    await expect(page).toHaveTitle(new RegExp(`^\\w+ – ${job.title}$`));
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      job.description.slice(0, 150),
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.title);
    await expect(main.getByText(job.category, { exact: true })).toBeVisible();
    for (const name of ['Overview', 'Key Responsibilities', 'Qualifications', 'Benefits']) {
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
    }

    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const postings = scripts.filter((script) => script.includes('"JobPosting"'));
    expect(postings).toHaveLength(1);
    const posting: Posting = JSON.parse(postings[0] ?? '');
    expect(posting.title).toBe(job.title);
    expect(posting.employmentType.replace('_', '-').toLowerCase()).toBe(job.employmentType.toLowerCase());
    expect(posting.jobLocationType).toBe('TELECOMMUTE');
    const text = await main.innerText();
    const said = [
      posting.title,
      job.employmentType,
      posting.hiringOrganization.name,
      ...posting.applicantLocationRequirements.map((country) => country.name),
      ...posting.jobBenefits.split('. '),
      ...posting.baseSalary.map(payRange),
      posting.applicationContact.email,
      ...posting.description.split(/<[^>]+>/).filter(Boolean),
    ];
    for (const value of said) {
      if (typeof value === 'string') expect(text).toContain(value.replaceAll('&amp;', '&'));
      else expect(text).toMatch(value);
    }
    for (const day of [posting.datePosted, posting.validThrough.slice(0, 10)])
      await expect(main.locator(`time[datetime="${day}"]`)).toBeVisible();
    expect(posting.baseSalary.map(({ currency }) => currency)).toEqual(['USD', 'CAD', 'MXN', 'INR']);
  });
}

test('the badge is green, blue or purple by employment type', async ({ page, open }) => {
  const shades = {
    'Full-time': { id: 'graphic-designer', order: 'gbr' },
    'Part-time': { id: 'product-tester', order: 'bgr' },
    Intern: { id: 'growth-analyst-intern', order: 'brg' },
  };
  for (const [type, { id, order }] of Object.entries(shades)) {
    await open(`/careers/job/${id}`);
    const color = await page
      .getByRole('main')
      .getByText(type, { exact: true })
      .evaluate((badge) => getComputedStyle(badge).color);
    const [r = 0, g = 0, b = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    const strongestFirst = Object.entries({ r, g, b }).sort((one, other) => other[1] - one[1]);
    expect(strongestFirst.map(([name]) => name).join('')).toBe(order);
  }
});

test('the way back leads to the list', async ({ page, open }) => {
  await open('/careers/job/graphic-designer');
  await page.getByRole('main').getByRole('link', { name: 'Back to Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
});

test.describe('an unknown job', () => {
  for (const path of ['/careers/job/astronaut', '/careers/job/graphic_designer', '/careers/job/__proto__']) {
    test(`${path} is not found`, async ({ page, open, expectedErrors }) => {
      expectedErrors.push(/404/);
      await open(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Job Not Found' })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Back to Careers' }).click();
      await expect(page).toHaveURL(/\/careers$/);
    });
  }

  test('is answered with status 404', async ({ request }) => {
    expect((await request.get('/careers/job/astronaut')).status()).toBe(404);
  });
});
