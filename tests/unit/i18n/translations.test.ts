import { describe, expect, test } from 'vitest';
import { brand } from '~/config/brand.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import type { Messages } from '~/i18n/message-types.ts';
import { languages } from '~/domain/language.ts';

/* What the rules for single messages (build/words) do not see: English too, filled in, and beside the others. */

const written = languages.map((language) => ({ language, words: allLanguages[language].words }));

const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** Titles and descriptions of the pages of a language. */
function headsOf({ home, careers, applicationStatus, press, pitch, safety, job, jobs, ...legal }: Messages) {
  const { accessibility, privacy, terms, healthData, notFound } = legal;
  return [
    home.homeHead,
    careers.careers.head,
    press.press.head,
    applicationStatus.statusMessages.head,
    pitch.pitch.head,
    safety.safetyMessages.head,
    accessibility.accessibility.head,
    privacy.privacy.head,
    terms.terms.head,
    healthData.healthData.head,
    notFound.notFound,
    job.jobPage.notFound,
    ...Object.values(jobs.jobMessages).map(({ title, description }) => ({
      title: job.jobPage.title({ jobTitle: title }),
      description,
    })),
  ];
}

/** The lines of the sample conversations, with a product name of eight letters. */
function talkOf({ samples }: Messages): readonly string[] {
  const { complaint, question, reply, causes, severity, nextStep } = samples.conversationMessages;
  const lines = [complaint, question, reply, causes.text, severity.text, nextStep.text];
  return [...lines, ...samples.callMessages.lines].map((line) =>
    line.replaceAll(brand.productName, 'Somebody'),
  );
}

describe.each(written)('$language', ({ words }) => {
  test('has unique page titles of at most 60 characters', () => {
    const titles = headsOf(words).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => lengthOf(title) > 60)).toEqual([]);
  });

  test('has unique descriptions of 70 to 160 characters, and of a job at most 150', () => {
    const descriptions = headsOf(words).map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter((text) => text.length < 70 || lengthOf(text) > 160)).toEqual([]);
    const jobs = Object.values(words.jobs.jobMessages).map(({ description }) => description);
    expect(jobs.filter((text) => lengthOf(text) > 150)).toEqual([]);
  });

  test('has lines of sample talks that fit their picture', () => {
    expect(talkOf(words).filter((line) => lengthOf(line) > 60)).toEqual([]);
  });
});
