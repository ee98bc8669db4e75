import { findJob } from '~/content/job-details.ts';
import { jobs } from '~/content/jobs.ts';
import { privacy, accessibility, healthData, terms } from '~/content/legal/documents.ts';
import type { LegalDocument } from '~/content/legal/legal.ts';
import { safety } from '~/content/safety/safety.ts';
import type { Language } from '~/domain/language.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import type { Messages } from '~/i18n/messages/message-types.ts';

const { words } = allLanguages.en;
const { home, press, careers, job, pitch } = words;

/** What stands on a product page in a language that has been handed over. */
function productPagesOf(own: Messages): Readonly<Record<string, unknown>> {
  return {
    'landing page': [own.home, own.samples, own.emergency],
    careers: [own.careers, jobs()],
    'job page': own.job,
    'after sending': own.submissionReceipt,
    'own link': own.applicationStatus,
    press: own.press,
    pitch: own.pitch,
    'not found': own.notFound,
    ...Object.fromEntries(jobs().map(({ id }) => [`job ${id}`, findJob(id)])),
  };
}

function legalPagesOf(): Readonly<Record<string, LegalDocument>> {
  return {
    privacy: privacy(),
    terms: terms(),
    'consumer health data': healthData(),
    accessibility: accessibility(),
    safety: safety(),
  };
}

export const productPages = productPagesOf(words);
export const legalPages = legalPagesOf();

/** What stands on the pages of a language. */
export function pagesIn(language: Language) {
  setAllMessages(language, allLanguages[language]);
  const pages = { product: productPagesOf(allLanguages[language].words), legal: legalPagesOf() };
  setAllMessages('en', allLanguages.en);
  return pages;
}

/** Title and description of every page. */
export const heads: ReadonlyArray<{ title: string; description: string }> = [
  home.homeHead,
  ...Object.values(legalPages).map(({ head }) => head),
  press.press.head,
  careers.careers.head,
  pitch.pitch.head,
  words.applicationStatus.statusMessages.head,
  ...jobs().map(({ title, description }) => ({ title: job.jobPage.title(title), description })),
];
