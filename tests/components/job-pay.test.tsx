import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { JobCard } from '~/components/JobCard/JobCard.tsx';
import { JobFacts } from '~/components/JobPosting/JobFacts.tsx';
import { setVisitorCountry } from '~/components/visitor-country/country.ts';
import { findJob } from '~/content/job-details.ts';
import { countries, defaultCountry } from '~/domain/country/country.ts';
import { monthDay } from '~/i18n/formats/en.ts';
import { messages } from '~/i18n/messages.ts';
import { failOnConsole } from './fail-on-console.ts';
import { withComponent } from './render.tsx';

failOnConsole();
afterEach(() => setVisitorCountry(defaultCountry));

/* The page before its scripts: tests/e2e/web/without-scripts. */

const job = findJob('graphic-designer');
if (job === null) throw new Error('The job is gone.');
const { pay, closesOn } = job.offer;

/** What is paid, as it is told in one country; where the job is not offered there, in the first of those where it is. */
const paidIn = {
  US: ['United States', '58,000 to 72,000 US dollars a year'],
  CA: ['Canada', '60,000 to 76,000 Canadian dollars a year'],
  MX: ['Mexico', '480,000 to 600,000 Mexican pesos a year'],
  IN: ['India', '900,000 to 1,200,000 Indian rupees a year'],
  AE: ['United States', '58,000 to 72,000 US dollars a year'],
} as const;

test.each(countries)(
  'in %s a card says its pay and the last day, and nothing of other countries',
  async (country) => {
    setVisitorCountry(country);
    await withComponent(<JobCard job={job} />, 'light', async (container) => {
      const shown = container.innerText;
      expect(shown).toContain(`${paidIn[country][1]}\nApply by ${monthDay(closesOn)}`);
      expect(shown.match(/ a year/g)).toHaveLength(1);
    });
  },
);

test.each(countries)('in %s a job says its pay first, and that of the others when asked', async (country) => {
  setVisitorCountry(country);
  await withComponent(<JobFacts job={job} />, 'light', async (container) => {
    const [where, amount] = paidIn[country];
    const { facts } = messages.jobPage;
    expect(container.innerText).toContain(`${facts.payIn({ country: where })}\n${amount}`);
    const others = () =>
      [...container.querySelectorAll('details li')]
        .filter((line) => line.checkVisibility())
        .map((line) => line.textContent);
    expect(others()).toEqual([]);
    await page.getByText(facts.payElsewhere).click();
    expect(others()).toEqual(
      pay.ranges
        .filter((range) => paidIn[range.country][0] !== where)
        .map((range) => paidIn[range.country].join(': ')),
    );
  });
});
