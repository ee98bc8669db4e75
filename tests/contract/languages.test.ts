import { describe, expect, test } from 'vitest';
import { findProblems } from '../../build/words/problems.ts';
import { wordsAlone } from '../../build/words/placeholders.ts';
import { type LanguageWords, readLanguage } from '../../build/words/language-words.ts';
import { brand } from '~/config/brand.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import type { Messages } from '~/i18n/messages/message-types.ts';
import { languages } from '~/domain/language.ts';
import { sameMessages } from './same-words.ts';

/* Each language that has words says all that English says, with the same values in it, and fits the same room. */

const written = languages.map((language) => ({ language, words: allLanguages[language].words }));

/** What a language says now, as if a translator had given it back. */
function faultsOf({ places, texts }: LanguageWords): readonly string[] {
  const english = new Map(places.map((place) => [place.path, place.english]));
  const given = [...texts].map(([path, { text }]) => {
    return { path, english: english.get(path) ?? '', translation: text };
  });
  return findProblems(places, new Map([...texts].map(([path, { holes }]) => [path, holes])), given);
}

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
      title: job.jobPage.title(title),
      description,
    })),
  ];
}

/** The lines of the sample talks. The product's name is as long as it is. */
function talkOf({ samples }: Messages): readonly string[] {
  const { complaint, question, reply, causes, severity, nextStep } = samples.conversationMessages;
  const lines = [complaint, question, reply, causes.text, severity.text, nextStep.text];
  return [...lines, ...samples.callMessages.lines].map((line) =>
    line.replaceAll(brand.productName, 'Somebody'),
  );
}

describe.each(written)('$language', ({ language, words }) => {
  test('has every string of English, with every value and mark that stands in it', async () => {
    expect(faultsOf(await readLanguage(language))).toEqual([]);
  });

  test('has nothing that is left in English', async () => {
    if (language === 'en') return;
    const { places, texts } = await readLanguage(language);
    const same = places.filter(({ path, english }) => texts.get(path)?.text === english);
    const found = same.filter(({ english }) => /\p{L}/u.test(wordsAlone(english)));
    const allowed = sameMessages[language];
    console.info(`${language}: ${texts.size} strings, ${found.length} the same as in English`);
    expect(found.filter(({ english }) => !allowed.includes(english)).map(({ path }) => path)).toEqual([]);
    const met = new Set(found.map(({ english }) => english));
    expect(
      allowed.filter((text) => !met.has(text)),
      'allowed, and no longer the same',
    ).toEqual([]);
  });

  test('has page titles of at most 60 characters', () => {
    const titles = headsOf(words).map(({ title }) => title);
    expect(titles.filter((title) => lengthOf(title) > 60)).toEqual([]);
  });

  test('has descriptions of 70 to 160 characters, and of a job at most 150', () => {
    const descriptions = headsOf(words).map(({ description }) => description);
    expect(descriptions.filter((text) => text.length < 70 || lengthOf(text) > 160)).toEqual([]);
    const jobs = Object.values(words.jobs.jobMessages).map(({ description }) => description);
    expect(jobs.filter((text) => lengthOf(text) > 150)).toEqual([]);
  });

  test('has lines of sample talks that fit their picture', () => {
    expect(talkOf(words).filter((line) => lengthOf(line) > 60)).toEqual([]);
  });
});
