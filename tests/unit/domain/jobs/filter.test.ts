import { describe, expect, test } from 'vitest';
import { filterJobs, parseCategoryFilter, type CategoryFilter } from '~/domain/jobs/filter.ts';
import type { JobSummary } from '~/domain/jobs/job.ts';
import { fold } from '~/domain/fold.ts';

const jobOf = (
  id: string,
  title: string,
  category: JobSummary['category'],
  employmentType: JobSummary['employmentType'],
  description: string,
): JobSummary => ({ id, title, category, employmentType, description });
const jobs = [
  jobOf('a', 'Fern Keeper', 'Growth', 'Full-time', 'Waters the moss.'),
  jobOf('b', 'Moss Painter', 'Marketing', 'Part-time', 'Draws well.'),
  jobOf('c', 'Stone Sorter', 'Other', 'Intern', 'By size.'),
  jobOf('d', 'International Partner', 'Growth', 'Full-time', 'Finds moss.'),
];
const ids = (category: CategoryFilter, search: string) =>
  filterJobs(jobs, category, search, (job) => ({
    texts: [job.title, job.description, job.category],
    types: [job.employmentType],
  }))
    .map((job) => job.id)
    .join('');

describe('the filter of the careers list', () => {
  test.each([
    ['no search shows all', 'All', '', 'abcd'],
    ['blank search shows all', 'All', ' \t ', 'abcd'],
    ['blank search shows all of the category', 'Other', '   ', 'c'],
    ['title', 'All', 'keeper', 'a'],
    ['title and description', 'All', 'MOSS', 'abd'],
    ['category word', 'All', 'marketing', 'b'],
    ['employment type', 'All', 'iNTERN', 'c'],
    ['search inside a category', 'Marketing', 'moss', 'b'],
    ['search that only another category has', 'Growth', 'stone', ''],
    ['words in any order, of any text', 'All', 'draws moss', 'b'],
    ['every word must be there', 'All', 'moss stone', ''],
    ['a space for a hyphen', 'All', 'part time', 'b'],
    ['a piece with punctuation', 'All', 'moss.', 'abd'],
    ['a type is not found in two other words', 'Growth', 'part-time', ''],
    ['a type is not the beginning of a word', 'All', 'intern', 'c'],
    ['nor are its words', 'All', 'tim moss', ''],
    ['the phrase alone where a job has it', 'All', 'moss painter', 'b'],
    ['a space after', 'All', 'painter ', 'b'],
    ['the id is not searched', 'All', 'zz', ''],
    ['no pattern characters', 'All', '.*', ''],
  ] as const)('%s', (_, category, search, expected) => {
    expect(ids(category, search)).toBe(expected);
  });

  test.each([
    ['Growth', 'Growth'],
    ['marketing', 'Marketing'],
    ['OTHER', 'Other'],
    ['all', 'All'],
    ['gardening', 'All'],
    ['', 'All'],
    [null, 'All'],
  ])('reads %j from an address as %s', (value, expected) => {
    expect(parseCategoryFilter(value)).toBe(expected);
  });
});

describe('fold: what is typed alike is compared alike', () => {
  test.each([
    ['Diseñador gráfico', 'disenador grafico'],
    ['Créatrice ou créateur', 'creatrice ou createur'],
    ['médias', 'MEDIAS '],
    ['œuvre', 'oeuvre'],
    ['ग्राफ़िक डिज़ाइनर', 'ग्राफिक डिजाइनर'],
    ['आँकड़ों', 'आंकडो'],
    ['إدارة', 'اداره'],
    ['مُحْتَوى', 'محتوي'],
    ['Part-time', 'part  time'],
    ['O’Brien', "o'brien"],
  ])('%s and %s', (one, other) => expect(fold(one)).toBe(fold(other)));

  test('other vowel signs make another word', () => expect(fold('किताब')).not.toBe(fold('कताब')));
});
