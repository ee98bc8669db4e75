import { expect, test } from 'vitest';
import { badgeColor } from '~/domain/jobs/badge.ts';

test.each([
  ['Full-time', 'green'],
  ['Part-time', 'blue'],
  ['Intern', 'purple'],
  ['Contract', 'grey'],
  ['full-time', 'grey'],
  ['', 'grey'],
  ['constructor', 'grey'],
])('the badge of %j is %s', (employmentType, expected) => {
  expect(badgeColor(employmentType)).toBe(expected);
});
