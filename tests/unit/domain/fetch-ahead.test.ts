import { describe, expect, it } from 'vitest';
import { mayFetchAhead, mostAheadBytes, planAhead } from '~/domain/fetch-ahead.ts';

describe('mayFetchAhead', () => {
  it.each([
    [false, '4g', true],
    [false, '3g', true],
    [false, null, true],
    [false, '2g', false],
    [false, 'slow-2g', false],
    [true, '4g', false],
    [true, null, false],
  ])('data saving %s on %s: %s', (savesData, effectiveType, expected) => {
    expect(mayFetchAhead({ savesData, effectiveType })).toBe(expected);
  });
});

describe('planAhead', () => {
  const shared = ['/shared.js', 30] as const;
  const list = {
    press: [shared, ['/press.js', 20]],
    careers: [shared, ['/careers.js', 10], ['/careers.css', 5]],
    job: [['/job.js', 90]],
  } as const;
  const routes = (wanted: string[], present: string[], limit: number) =>
    planAhead(list, wanted, new Set(present), limit).map(({ route }) => route);

  it('names the missing files of each wanted route, and a file that two of them need once', () => {
    expect(planAhead(list, ['press', 'careers'], new Set(), 200)).toEqual([
      { route: 'press', files: ['/shared.js', '/press.js'] },
      { route: 'careers', files: ['/careers.js', '/careers.css'] },
    ]);
  });

  it.each([
    ['exactly the limit', ['press', 'careers'], [], 65, ['press', 'careers']],
    ['one byte more', ['press', 'careers'], [], 64, ['press']],
    ['what does not fit makes room for the next', ['press', 'job', 'careers'], [], 65, ['press', 'careers']],
    ['what is here costs nothing', ['press', 'job'], ['/shared.js', '/press.js'], 90, ['press', 'job']],
    ['a route without files to fetch', ['press'], ['/shared.js', '/press.js'], 0, ['press']],
    ['a route that is wanted twice', ['press', 'press'], [], 200, ['press']],
    ['a route that the list does not know', ['new', 'press'], [], 200, ['press']],
  ])('%s', (_, wanted, present, limit, expected) => {
    expect(routes(wanted, present, limit)).toEqual(expected);
  });

  it('stops at 150 kB by itself', () => {
    const big = { first: [['/a.js', mostAheadBytes]], second: [['/b.js', 1]] } as const;
    expect(planAhead(big, ['first', 'second'], new Set())).toEqual([{ route: 'first', files: ['/a.js'] }]);
    expect(mostAheadBytes).toBe(150_000);
  });
});
