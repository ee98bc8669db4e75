import type { Job } from '~/domain/jobs/job.ts';
import { lastZoneOf } from '~/domain/jobs/offer.ts';
import { isComplete } from '~/domain/jobs/posting-needs.ts';
import { payRangesOf } from '~/domain/jobs/stored-position.ts';
import type { Language } from '~/domain/language.ts';
import { contentOf, countTexts, type PositionForm } from './position-form.ts';

/** A far day in place of one that is not set yet. */
const someDay = '2099-12-31';

/**
 * What the site will show of a form: in the language where nothing is missing, else in English. What is not written yet is left
 * empty, and a title that is missing says so.
 */
export function previewJob(id: string, form: PositionForm, language: Language, postedOn: string): Job {
  const content = contentOf(form);
  const shown =
    isComplete(content, language) || (language === 'en' && countTexts(form, 'en') > 0) ? language : 'en';
  const {
    overview = '',
    responsibilities = [],
    qualifications = [],
    benefits = [],
  } = content.texts[shown] ?? {};
  const offer = content.offer ?? { unit: 'YEAR', vacancy: 'open-now', pay: {} };
  const { countries, ranges } = payRangesOf(offer);
  return {
    id,
    title: content.titles[shown] ?? 'No title yet',
    category: content.category,
    employmentType: content.employment_type,
    description: content.descriptions[shown] ?? '',
    ...(shown !== language && { language: shown }),
    datePosted: postedOn,
    overview,
    responsibilities,
    qualifications,
    benefits,
    offer: {
      // Half a range, or one upside down, is not shown.
      pay: { unit: offer.unit, ranges: ranges.filter(({ minimum, maximum }) => minimum <= maximum) },
      closesOn: content.closes_on ?? someDay,
      timeZone: lastZoneOf(countries),
      vacancy: offer.vacancy,
    },
  };
}
