import { expect, test } from 'vitest';
import { featureTabs } from '~/content/feature-tabs.ts';
import { findJob } from '~/content/job-details.ts';
import { jobs } from '~/content/jobs.ts';
import { privacy, terms } from '~/content/legal/documents.ts';
import { employmentTypes } from '~/domain/jobs/job.ts';
import { hero } from '~/i18n/generated/en/home.ts';

/* What the specification counts and names (sections 1, 5 and 6); the texts themselves are free. */

test('the ten positions of the specification are there, in every type of employment, and no id twice', () => {
  const ids = jobs().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const expected = [
    'community-outreach-coordinator Marketing',
    'content-creator Marketing',
    'field-marketing-specialist Marketing',
    'graphic-designer Marketing',
    'growth-analyst-intern Growth',
    'growth-partnerships-lead Growth',
    'open-application Other',
    'product-tester Other',
    'social-media-manager Marketing',
    'video-editor-animator Marketing',
  ];
  const named = jobs().map(({ id, category }) => `${id} ${category}`);
  expect(named).toEqual(expect.arrayContaining(expected));
  expect(new Set(jobs().map((job) => job.employmentType))).toEqual(new Set(employmentTypes));
});

test.each(jobs())('$id is described whole, from four to six points a list', ({ id }) => {
  const job = findJob(id);
  expect(job?.datePosted).toBe(new Date(job?.datePosted ?? '').toISOString().slice(0, 10));
  for (const list of [job?.responsibilities, job?.qualifications, job?.benefits]) {
    expect(list?.length).toBeGreaterThanOrEqual(4);
    expect(list?.length).toBeLessThanOrEqual(6);
  }
});

test.each(['', 'graphic-designer ', 'Graphic-Designer', '__proto__', 'constructor'])('%j is no job', (id) => {
  expect(findJob(id)).toBeNull();
});

test('there are four tabs, seven sections of the privacy policy and nine of the terms', () => {
  const tabs = ['symptom-analysis', 'whatsapp-diagnosis', 'triage-system', 'voice-diagnosis'];
  expect(featureTabs().map(({ value }) => value)).toEqual(tabs);
  expect([privacy(), terms()].map(({ sections }) => sections.length)).toEqual([7, 9]);
});

test('the first words of the home page say that it is an AI and not a doctor', () => {
  expect(hero.lead.join(' ')).toMatch(/\bAI\b.*not a doctor/);
});
