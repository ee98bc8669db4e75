import { findJob } from '~/content/job-details.ts';
import { languages, type Language } from '~/domain/language.ts';
import { type LoadedMessages, setMessages } from '~/i18n/messages.ts';
import type { BuiltIn } from './position-form.ts';

type Files = Record<string, Partial<LoadedMessages>>;

// Not fetched when they are needed: a staff app that is open asks for none of its files again.
const common: Files = import.meta.glob('../../i18n/generated/*/common.ts', { eager: true });
const ofJobs: Files = import.meta.glob('../../i18n/generated/*/pages/job.ts', { eager: true });

/** Sets the language of the site's own components. */
export function setPreviewLanguage(language: Language): void {
  const folder = `../../i18n/generated/${language}`;
  const [shared, ofJob] = [common[`${folder}/common.ts`], ofJobs[`${folder}/pages/job.ts`]];
  if (shared === undefined || ofJob === undefined) throw new Error(`There are no messages in ${language}.`);
  setMessages({ language }, shared, ofJob);
}

/** A position that the site is built with, in every language; null for any other. */
export function readBuiltIn(id: string): BuiltIn {
  const jobs = languages.map((language) => {
    setPreviewLanguage(language);
    return [language, findJob(id)] as const;
  });
  setPreviewLanguage('en');
  // As an object of entries it has each language.
  return jobs.some(([, job]) => job === null) ? null : (Object.fromEntries(jobs) as NonNullable<BuiltIn>);
}
