import { describe, expect, test } from 'vitest';
import { categoryFilters, filterJobs, parseCategoryFilter } from '~/domain/jobs/filter.ts';
import type { JobSummary } from '~/domain/jobs/job.ts';

const jobs: readonly JobSummary[] = [
  {
    id: 'a',
    title: 'Fern Keeper',
    category: 'Growth',
    employmentType: 'Full-time',
    description: 'Waters the moss.',
  },
  {
    id: 'b',
    title: 'Moss Painter',
    category: 'Marketing',
    employmentType: 'Part-time',
    description: 'Draws well.',
  },
  { id: 'c', title: 'Stone Sorter', category: 'Other', employmentType: 'Intern', description: 'By size.' },
];
const names = {
  Growth: 'Growth',
  Marketing: 'Marketing',
  Other: 'Autre',
  'Full-time': 'Full-time',
  'Part-time': 'Part-time',
  Intern: 'Intern',
} as const;
const ids = (category: (typeof categoryFilters)[number], search: string) =>
  filterJobs(jobs, category, search, names)
    .map((job) => job.id)
    .join('');

describe('the filter of the careers list', () => {
  test('offers All and the three categories, in order', () => {
    expect(categoryFilters).toEqual(['All', 'Growth', 'Marketing', 'Other']);
  });

  test.each([
    ['no search shows all', 'All', '', 'abc'],
    ['blank search shows all', 'All', ' \t ', 'abc'],
    ['blank search shows all of the category', 'Other', '   ', 'c'],
    ['title', 'All', 'keeper', 'a'],
    ['title and description', 'All', 'MOSS', 'ab'],
    ['category word', 'All', 'marketing', 'b'],
    ['category as it is called', 'All', 'autre', 'c'],
    ['category as it is kept', 'All', 'other', ''],
    ['employment type', 'All', 'iNTERN', 'c'],
    ['search inside a category', 'Marketing', 'moss', 'b'],
    ['search that only another category has', 'Growth', 'stone', ''],
    ['text is not trimmed: a space before', 'All', ' painter', 'b'],
    ['text is not trimmed: a space after', 'All', 'painter ', ''],
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
