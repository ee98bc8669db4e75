import { describe, expect, it } from 'vitest';
import { findJob } from '~/content/job-details.ts';
import { jobs } from '~/content/jobs.ts';
import { isPositionClosed, mergeJob, mergeJobs } from '~/domain/jobs/position.ts';
import { type StoredPosition, toPosition } from '~/domain/jobs/stored-position.ts';
import { aStoredPosition, somePosition } from '../../../support/positions.ts';

describe('isPositionClosed', () => {
  const position = { isOpen: true, closesOn: '2026-11-22', timeZone: 'Pacific/Honolulu' };

  it.each([
    ['without a last day', { ...position, closesOn: null }, '2031-01-01T00:00Z', false],
    ['closed by staff', { ...position, isOpen: false }, '2026-11-01T00:00Z', true],
    ['the end of the day in New York', position, '2026-11-23T05:00Z', false],
    ['the last minute in Hawaii', position, '2026-11-23T09:59Z', false],
    ['the end of the day in Hawaii', position, '2026-11-23T10:00Z', true],
    ['long after', position, '2026-11-24T00:00Z', true],
    [
      'a zone of its own, in summer',
      { ...position, closesOn: '2026-07-01', timeZone: 'America/New_York' },
      '2026-07-02T04:00Z',
      true,
    ],
    [
      'a day on which the clocks change',
      { ...position, closesOn: '2026-11-01', timeZone: 'America/New_York' },
      '2026-11-02T04:59Z',
      false,
    ],
    ['a zone ahead of UTC', { ...position, timeZone: 'Asia/Kolkata' }, '2026-11-22T18:30Z', true],
    [
      'a zone that nobody knows ends last on Earth',
      { ...position, timeZone: 'Nowhere' },
      '2026-11-23T11:59Z',
      false,
    ],
  ])('%s', (_name, each, now, closed) => {
    expect(isPositionClosed(each, Date.parse(now))).toBe(closed);
  });
});

/** The row of a position that the site is built with, as the migrations make it. */
const builtInRow = (changes: Partial<StoredPosition> = {}): StoredPosition =>
  aStoredPosition({
    job_id: 'graphic-designer',
    is_built_in: true,
    titles: { en: 'Graphic Designer' },
    descriptions: {},
    texts: {},
    languages: [],
    offer: null,
    closes_on: null,
    ...changes,
  });

const merged = (row: StoredPosition, language: 'en' | 'fr' | 'hi' = 'en') =>
  mergeJob(findJob(row.job_id), toPosition(row, language), language);

describe('the careers list', () => {
  const listed = (rows: readonly StoredPosition[], language: 'en' | 'fr' | 'hi' = 'en') =>
    mergeJobs(
      jobs(),
      rows.map((row) => toPosition(row, language)),
      language,
    );

  it('is that of the build without news, and with the rows of the build', () => {
    expect(listed([])).toEqual(jobs());
    expect(listed([builtInRow()])).toEqual(jobs());
  });

  it('has what staff have added behind the last of its category, in the order of posting', () => {
    const later = aStoredPosition({ job_id: 'a-later-one', published_on: '2026-11-21' });
    const ids = listed([later, aStoredPosition()]).map(({ id }) => id);
    const behind = jobs().findLastIndex(({ category }) => category === 'Growth') + 1;
    const built: string[] = jobs().map(({ id }) => id);
    expect(ids).toEqual(built.toSpliced(behind, 0, 'nurse-advisor', 'a-later-one'));
  });

  it('has the texts that staff have written in place of the built ones, in the languages of these', () => {
    const { titles, descriptions, texts } = somePosition(['en']);
    const row = builtInRow({ titles, descriptions, texts, languages: ['en'] });
    const english = listed([row]).find(({ id }) => id === row.job_id);
    expect(english).toMatchObject({ title: titles.en, category: 'Growth' });
    expect(listed([row], 'fr')).toEqual(jobs());
  });

  it.each([
    ['en', 'Nurse Advisor (en)', undefined],
    ['fr', 'Nurse Advisor (fr)', undefined],
    ['hi', 'Nurse Advisor (en)', 'en'],
  ] as const)(
    'says in %s which language a text is in that nobody has translated',
    (page, title, language) => {
      const added = listed([aStoredPosition()], page).find(({ id }) => id === 'nurse-advisor');
      expect([added?.title, added?.language]).toEqual([title, language]);
    },
  );

  it('marks what takes no more applications, whoever has written it', () => {
    const rows = [builtInRow({ is_open: false }), aStoredPosition({ is_open: false })];
    const closed = listed(rows).filter(({ isClosed }) => isClosed);
    expect(closed.map(({ id }) => id)).toEqual(['nurse-advisor', 'graphic-designer']);
    expect(rows.map((row) => mergeJob(findJob(row.job_id), toPosition(row, 'en'), 'en')?.isClosed)).toEqual([
      true,
      true,
    ]);
  });

  it('has the offer that staff have made, else that of the build, with the last day of the row', () => {
    const closing = { closesOn: '2031-03-09', timeZone: 'America/Vancouver' };
    const row = builtInRow({ closes_on: closing.closesOn, time_zone: closing.timeZone });
    const job = findJob('graphic-designer');
    const builtIn = job === null ? [] : [job];
    const positions = [row, aStoredPosition()].map((each) => toPosition(each, 'en'));
    const offers = new Map(mergeJobs(builtIn, positions, 'en').map((each) => [each.id, each.offer]));
    expect(offers.get('graphic-designer')).toEqual({ ...job?.offer, ...closing });
    expect(offers.get('nurse-advisor')).toEqual(merged(aStoredPosition())?.offer);
  });

  it('leaves out what says too little', () => {
    const blank = aStoredPosition({ descriptions: { en: '\u200B' } });
    expect(listed([blank])).toEqual(jobs());
    expect(listed([aStoredPosition({ languages: [] })])).toEqual(jobs());
  });
});

describe('one job', () => {
  it('is that of the build, with the last day of its row', () => {
    const job = findJob('graphic-designer');
    expect(merged(builtInRow())).toEqual(job);
    const closing = { closesOn: '2031-03-09', timeZone: 'America/Vancouver' };
    const row = builtInRow({ closes_on: closing.closesOn, time_zone: closing.timeZone });
    expect(merged(row)?.offer).toEqual({ ...job?.offer, ...closing });
  });

  it('is what staff have made, in the page’s language or in English', () => {
    expect(merged(aStoredPosition(), 'fr')).toMatchObject({
      id: 'nurse-advisor',
      title: 'Nurse Advisor (fr)',
      overview: 'What you do (fr).\nAnd with whom (fr).',
      datePosted: '2026-11-20',
      offer: { pay: { unit: 'YEAR' }, closesOn: '2098-03-31', timeZone: 'Pacific/Honolulu' },
      languages: ['en', 'fr'],
    });
    const { offer, ...inHindi } = merged(aStoredPosition(), 'hi') ?? {};
    expect(offer?.pay.ranges.map(({ country, currency }) => country + currency)).toEqual(['USUSD', 'CACAD']);
    expect(inHindi).toMatchObject({ language: 'en', benefits: ['Work from home (en)', 'Time off (en)'] });
  });

  it('shows no character that hides or turns a text', () => {
    expect(merged(aStoredPosition({ titles: { en: 'Nurse\u202E Advisor' } }))?.title).toBe('Nurse  Advisor');
  });

  it.each([
    ['an offer', { offer: null }],
    ['pay somewhere', { offer: { unit: 'HOUR', vacancy: 'later', pay: { US: null } } }],
    ['a last day', { closes_on: null }],
    ['a day of posting', { published_on: null }],
  ] as const)('is none without %s', (_name, changes) => {
    expect(merged(aStoredPosition(changes))).toBeNull();
  });
});
