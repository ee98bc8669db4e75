import { expect, test } from 'vitest';
import { allLanguages } from '~/i18n/all-languages.ts';
import type { Messages } from '~/i18n/message-types.ts';
import { languages } from '~/domain/language.ts';

/* What the rules for single messages (build/words) do not see: filled in, and beside the others. */

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

test.each(languages)(
  '%s has page titles of at most 60 characters, descriptions of 70 to 160, and no two alike',
  (language) => {
    const heads = headsOf(allLanguages[language].words);
    for (const name of ['title', 'description'] as const)
      expect(new Set(heads.map((head) => head[name])).size).toBe(heads.length);
    expect(heads.map(({ title }) => title).filter((title) => lengthOf(title) > 60)).toEqual([]);
    const descriptions = heads.map(({ description }) => description);
    expect(descriptions.filter((text) => text.length < 70 || lengthOf(text) > 160)).toEqual([]);
  },
);
