import { fold } from '../fold.ts';
import { jobCategories, type JobCategory, type JobSummary } from './job.ts';

/** What the careers list can be narrowed to (specification, section 9). */
export type CategoryFilter = 'All' | JobCategory;

export const categoryFilters: readonly CategoryFilter[] = ['All', ...jobCategories];

/**
 * Reads a category from outside, such as an address.
 * @param value any text, in any case; null and unknown values give 'All'.
 */
export function parseCategoryFilter(value: string | null): CategoryFilter {
  const wanted = value?.toLowerCase();
  return categoryFilters.find((filter) => filter.toLowerCase() === wanted) ?? 'All';
}

/** What of a job is searched. */
export type SearchTexts = {
  texts: readonly string[];
  /** Names of its employment type: found as whole words. */
  types: readonly string[];
};

/**
 * Jobs of a category that hold what is searched for (specification, sections 4 and 5): those with the text as it was typed; where no
 * job of any category has it, those with each of its words in any order.
 * Compared without case, accents and punctuation.
 * @param jobs the whole list; its order is kept.
 * @param category 'All' lets every job through.
 * @param search blank text lets every job of the category through.
 */
export function filterJobs<Item extends Pick<JobSummary, 'category'>>(
  jobs: readonly Item[],
  category: CategoryFilter,
  search: string,
  textsOf: (job: Item) => SearchTexts,
): Item[] {
  const isOfCategory = (job: Item) => category === 'All' || job.category === category;
  if (search.trim() === '') return jobs.filter(isOfCategory);
  const searched = jobs.map((job) => ({ job, ...foldTexts(textsOf(job)) }));
  const matches = matchersOf(search, new Set(searched.flatMap(({ types }) => types))).find((matching) =>
    searched.some(matching),
  );
  return searched.filter((each) => isOfCategory(each.job) && matches?.(each)).map(({ job }) => job);
}

function foldTexts({ texts, types }: SearchTexts) {
  return {
    typed: texts.join('\n').toLowerCase(),
    text: fold(texts.join(' ')),
    types: types.map(fold),
  };
}

type Searched = ReturnType<typeof foldTexts>;

/** The ways to search, the most exact first. */
function matchersOf(search: string, types: ReadonlySet<string>): readonly ((job: Searched) => boolean)[] {
  const phrase = fold(search);
  // "Intern" is not the beginning of "international".
  if (types.has(phrase))
    return [(job) => job.types.includes(phrase) || ` ${job.text} `.includes(` ${phrase} `)];
  const typed = (job: Searched) => job.typed.includes(search.toLowerCase());
  if (phrase === '') return [typed];
  const words = phrase.split(' ');
  return [
    (job) => typed(job) || [job.text, ...job.types].some((text) => text.includes(phrase)),
    (job) => words.every((word) => job.text.includes(word) || job.types.join(' ').split(' ').includes(word)),
  ];
}
