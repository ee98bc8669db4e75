import { describe, expect, test } from 'vitest';
import type { Job } from '~/domain/jobs/job.ts';
import { createJobPosting, excerptDescription, serializeJsonLd } from '~/domain/jobs/posting.ts';

const job: Job = {
  id: 'moss-painter',
  title: 'Moss Painter',
  category: 'Marketing',
  employmentType: 'Part-time',
  datePosted: '2026-11-02',
  description: 'Paints moss & stone.',
  overview: 'Less than <10 walls.',
  responsibilities: ['Mix green'],
  qualifications: ['Patience'],
  benefits: ['Fresh air', 'Rubber boots'],
  offer: {
    pay: { unit: 'HOUR', ranges: [{ country: 'CA', currency: 'CAD', minimum: 28, maximum: 36 }] },
    closesOn: '2027-01-31',
    timeZone: 'Pacific/Honolulu',
    vacancy: 'open-now',
  },
};
const facts = {
  name: 'Moss & Co',
  url: 'https://moss.example',
  logoUrl: 'https://moss.example/logo.png',
  countries: ['Canada', 'India'],
  contact: { label: 'Help with applying', email: 'moss@moss.example' },
  hiring: ['Open & waiting.', 'No <robots>.'],
  headings: { responsibilities: 'To do', qualifications: 'To know', benefits: 'To enjoy & more' },
};

/* That the rest is what people read on the page: tests/e2e/web/served-files. */
describe('structured data of a job', () => {
  const posting = createJobPosting(job, facts, 'https://moss.example/careers/job/moss-painter');

  test('has what search engines name otherwise, and ends when the closing day is over where it ends last', () => {
    expect(posting).toMatchObject({
      employmentType: 'PART_TIME',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'Canada' }, { name: 'India' }],
      baseSalary: [{ currency: 'CAD', value: { minValue: 28, maxValue: 36, unitText: 'HOUR' } }],
      validThrough: '2027-01-31T23:59:59-10:00',
    });
  });

  test('describes the job whole, in escaped HTML', () => {
    expect(posting.description).toContain('<p>Paints moss &amp; stone.</p><p>Less than &lt;10 walls.</p>');
    expect(posting.description).toMatch(/<p>Open &amp; waiting.<\/p><p>No &lt;robots&gt;.<\/p>$/);
    for (const heading of ['To do', 'To know', 'To enjoy &amp; more']) {
      expect(posting.description).toContain(`<p>${heading}</p><ul>`);
    }
    for (const item of ['Mix green', 'Patience', 'Fresh air']) {
      expect(posting.description).toContain(`<li>${item}</li>`);
    }
  });

  test('cannot end the script that holds it', () => {
    const text = serializeJsonLd({ text: '</script><!--' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ text: '</script><!--' });
  });
});

test.each([
  ['short', 'short'],
  ['x'.repeat(150), 'x'.repeat(150)],
  ['x'.repeat(151), 'x'.repeat(150)],
  [`${'x'.repeat(149)}🌿y`, `${'x'.repeat(149)}🌿`],
])('the page description is the first 150 characters', (description, expected) => {
  expect(excerptDescription(description)).toBe(expected);
});
