import { describe, expect, test } from 'vitest';
import { employer } from '~/content/employer.ts';
import { featureTabs } from '~/content/feature-tabs.ts';
import { findJob } from '~/content/job-details.ts';
import { jobs } from '~/content/jobs.ts';
import { privacy, terms } from '~/content/legal/documents.ts';
import { medicationReminders } from '~/content/samples.ts';
import { employmentTypes } from '~/domain/jobs/job.ts';
import { countryNames } from '~/i18n/generated/en/countries.ts';
import { hero } from '~/i18n/generated/en/home.ts';
import { jobPage } from '~/i18n/generated/en/job.ts';

describe('the open positions', () => {
  test('hold those of the specification, and no id twice', () => {
    const ids = jobs().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = jobs().map(({ id, category }) => `${id} ${category}`);
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
    expect(named).toEqual(expect.arrayContaining(expected));
  });

  test('use every employment type', () => {
    expect(new Set(jobs().map((job) => job.employmentType))).toEqual(new Set(employmentTypes));
  });

  test.each(jobs())('$id is described whole', ({ id }) => {
    const job = findJob(id);
    expect(job?.datePosted).toBe(new Date(job?.datePosted ?? '').toISOString().slice(0, 10));
    expect(job?.overview.length).toBeGreaterThan(150);
    for (const list of [job?.responsibilities, job?.qualifications, job?.benefits]) {
      expect(list?.length).toBeGreaterThanOrEqual(4);
      expect(list?.length).toBeLessThanOrEqual(6);
      expect(new Set(list).size).toBe(list?.length);
    }
  });

  test.each(['', 'graphic-designer ', 'Graphic-Designer', '__proto__', 'constructor'])(
    '%j is no job',
    (id) => {
      expect(findJob(id)).toBeNull();
    },
  );
});

describe('the landing page', () => {
  test('has the four tabs of the specification', () => {
    expect(featureTabs().map(({ value, label, buttonText }) => [value, label, buttonText])).toEqual([
      ['symptom-analysis', 'Symptom Analysis', 'Try Diagnosis Now'],
      ['whatsapp-diagnosis', 'WhatsApp Diagnosis', 'Start Diagnosis'],
      ['triage-system', 'Smart Triage', 'Learn More'],
      ['voice-diagnosis', 'Voice Diagnosis', 'Call Now'],
    ]);
    expect(medicationReminders().cards).toHaveLength(3);
  });

  test('says AI and not a doctor at the top', () => {
    const lead = hero.lead.join(' ');
    expect(lead).toMatch(/\bAI\b/);
    expect(lead).toMatch(/not a doctor/);
  });
});

describe('the legal pages', () => {
  test('have the sections of the specification, in order', () => {
    expect(privacy().sections.map((section) => section.title)).toEqual([
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Data Security',
      'Information Sharing',
      'Your Rights',
      'Contact Us',
    ]);
    expect(terms().sections.map((section) => section.title)).toEqual([
      'Acceptance of Terms',
      'Service Description',
      'Medical Disclaimer',
      'User Responsibilities',
      'Intellectual Property',
      'Limitation of Liability',
      'Changes to Terms',
      'Governing Law',
      'Contact Us',
    ]);
  });
});

test('a job page names every country one may work from', () => {
  for (const country of employer.countries) expect(jobPage.facts.placeText).toContain(countryNames[country]);
});
