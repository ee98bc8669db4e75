import { describe, expect, it } from 'vitest';
import { languages } from '~/domain/language.ts';
import { maxBodyLength, maxSubjectLength } from '~/domain/letter/rules.ts';
import {
  allTemplates,
  builtInTemplates,
  fillLetter,
  textFor,
  valuesFor,
} from '~/staff/letters/letter-templates.ts';

const values = valuesFor(
  { full_name: 'Ada Example', job_title: 'Tester', reference: '7F3A91C2' },
  'Sam Staff',
);
const cases = builtInTemplates.flatMap((template) =>
  languages.map((language) => [template.key, language, template] as const),
);

describe('the templates of the product', () => {
  it.each(cases)(
    '%s is whole in %s: only what is written by hand is left open',
    (key, language, template) => {
      const text = textFor(template, language);
      expect(text.language).toBe(language);
      const { subject, body, problems } = fillLetter(text, values, language);
      expect(problems.map(({ placeholder }) => placeholder)).toEqual(key === 'missing' ? ['missing'] : []);
      for (const value of ['Ada Example', 'Tester', '7F3A-91C2', 'Sam Staff'])
        expect(`${subject} ${body}`).toContain(value);
      expect(subject.length).toBeLessThan(maxSubjectLength);
      expect(body.length).toBeLessThan(maxBodyLength);
    },
  );
});

describe('a template that staff have made', () => {
  it('is in English where it has no text in the language of the applicant', () => {
    const en = { subject: 'Hi', body: 'Hello' };
    const saved = { id: 'x', name: 'Own', texts: { en }, state: null, updated_at: '' };
    const template = allTemplates([saved]).at(-1);
    expect(template === undefined ? null : textFor(template, 'hi')).toEqual({ ...en, language: 'en' });
  });
});

describe('the subject of a letter', () => {
  it.each([
    ['names the reference at its end', 'Let us talk', 'Let us talk (7F3A-91C2)'],
    ['names it in Arabic', 'لنتحدث', 'لنتحدث (7F3A-91C2)'],
    ['names it once', 'About {reference}', 'About 7F3A-91C2'],
    ['stays empty', ' ', ''],
    ['stays as long as it may be', 'a'.repeat(maxSubjectLength), 'a'.repeat(maxSubjectLength)],
  ])('%s', (_name, subject, filled) => {
    expect(fillLetter({ subject, body: 'b' }, values, 'en').subject.trim()).toBe(filled);
  });
});
