import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findOverdueResults,
  findPlaceholders,
  findReleaseGaps,
  findStaleDuties,
  findPastPolicyChange,
  findStaleNumbers,
  findUndecided,
  findUntriedNumbers,
  findUnreviewed,
  findUnsignedHealthTexts,
  readBuildOptions,
  type ReleaseGap,
} from '../../../build/release.ts';
import { shippedBrand } from '../../../src/config/shipped-brand.ts';
import { offerTerms } from '../../../src/content/job-offers.ts';
import { dutyCheckDays } from '../../../src/content/legal-duties/duties.ts';
import type { Duty } from '../../../src/content/legal-duties/duty.ts';
import { measuredCard } from '../../support/measured-card.ts';

const today = '2026-11-22';
const dayBefore = (days: number) =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenFor = (role: string): string => `${encode({ alg: 'HS256' })}.${encode({ role })}.c2lnbmF0dXJl`;
const anonKey = tokenFor('anon');
const url = 'https://project.supabase.co';
const hosted = { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: anonKey };
const local = 'http://127.0.0.1:54321';

describe('readBuildOptions', () => {
  it.each([
    ['a release with a backend', ['--release'], hosted, { url, anonKey }],
    ['a release without one, when that is said', ['--release', '--without-backend'], {}, null],
    ['a trial without one', [], {}, null],
    ['a trial without one in so many words', ['--without-backend'], {}, null],
    ['a trial on this machine', [], { ...hosted, VITE_SUPABASE_URL: local }, { url: local, anonKey }],
  ])('builds %s', (_name, args, env, backend) => {
    const read = readBuildOptions(args, env, []);
    expect(read.backend).toEqual(backend);
    expect(read.notices.join().includes('nobody can apply')).toBe(backend === null);
  });

  const gaps: readonly ReleaseGap[] = [
    { kind: 'placeholders', text: 'The name is invented.' },
    { kind: 'drafts', text: 'Spanish is a draft.', waivedBy: 'with-drafts' },
  ];

  it.each([
    [['--release'], {}, [], /^Not built: a release needs a backend/],
    [[], { RELEASE: '1' }, [], /^Not built: a release needs a backend/],
    [
      ['--release'],
      hosted,
      gaps,
      /^Not built: The name is invented\.\nSpanish is a draft\.\n.*--with-drafts/,
    ],
    [['--release', '--with-drafts'], hosted, gaps, /^Not built: The name is invented\.$/],
    [['--without-backend'], hosted, [], /contradicts VITE_SUPABASE_URL/],
    [['--relase'], hosted, [], /takes --release, --without-backend and --with-drafts, and nothing else/],
    [['release'], hosted, [], /and nothing else/],
    [['--release'], { ...hosted, VITE_SUPABASE_URL: 'http://localhost:1' }, [], /over https:\/\/ only/],
    [[], { ...hosted, VITE_SUPABASE_URL: 'http://project.supabase.co' }, [], /would travel unprotected/],
    [[], { ...hosted, VITE_SUPABASE_URL: 'https://me:pw@project.supabase.co' }, [], /a name or a password/],
  ] as const)('refuses %j %j', (args, env, found, message) => {
    expect(() => readBuildOptions(args, env, found)).toThrow(message);
  });

  it('names the gaps of a build that goes out with them', () => {
    const texts = gaps.map(({ text }) => text);
    expect(readBuildOptions([], hosted, gaps).notices).toEqual(texts);
    const waived = gaps.slice(1);
    expect(readBuildOptions(['--release', '--with-drafts'], hosted, waived).notices).toEqual(texts.slice(1));
  });
});

it('names each kind of gap of the site as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'en/page.pot'), 'msgctxt "title"\nmsgid "Notes"\nmsgstr ""\n');
  const gaps = await findReleaseGaps(measuredCard, '2030-01-01', folder);
  const text = gaps.map((gap) => gap.text).join('\n');
  expect(gaps.find(({ kind }) => kind === 'untranslated')).toEqual({
    kind: 'untranslated',
    text: expect.stringContaining('es/page.po: title: no translation') as unknown,
  });
  for (const { path, value } of findPlaceholders()) expect(text).toContain(`${path}: ${value}`);
  expect(text).toMatch(/src\/content\/legal-duties: .* days ago/);
  expect(text).toMatch(/src\/content\/job-offers\.ts: .*it closed on/);
  expect(text).toMatch(
    /emergency numbers and crisis lines were last checked more than 180 days ago[^]*GB: 999, checked /,
  );
});

describe('placeholders', () => {
  const { legal, line, phones, social } = shippedBrand;

  it.each([
    ['an address that looks real', { legal }, 'brand.legal.address.0'],
    ['a number that looks real', { phones }, 'brand.phones.IN.dial'],
    ['what nobody has confirmed', { line }, 'brand.line.confirmedBy'],
    ['a fact in another place of its list', { social: social.slice(1) }, 'brand.social.0.url'],
  ])('%s is found where it is as it was shipped', (_name, facts, path) => {
    expect(findPlaceholders(facts).map((found) => found.path)).toContain(path);
  });

  it.each([
    ['a real fact that looks invented', { legal: { address: ['1 Placeholder Street', 'Fernwell, OR'] } }],
    ['a shipped value at another path', { legal: { address: [shippedBrand.productName] } }],
    ['a part of a shipped value', { siteUrl: `${shippedBrand.siteUrl}.com` }],
    ['what a real brand has too', { languages: ['en'], social: [{ name: 'YouTube', url: 'https://y.com' }] }],
    ['what somebody has confirmed', { line: { ...line, confirmedBy: 'Luz Vega' } }],
  ])('%s is none', (_name, facts) => {
    expect(findPlaceholders(facts)).toEqual([]);
  });
});

describe('what only the company can decide', () => {
  const of = (file: string, day = today, card = measuredCard) =>
    findUndecided(card, day).filter((line) => line.startsWith(file));

  it('every offer that no employer has confirmed, and that has closed', () => {
    const file = 'src/content/job-offers.ts';
    const open = Object.values(offerTerms).filter(({ confirmedOn }) => confirmedOn === null);
    expect(of(file).filter((line) => line.includes('invented'))).toHaveLength(open.length);
    const days = Object.values(offerTerms).map(({ closesOn }) => closesOn);
    const closedOn = (day: string) => of(file, day).filter((line) => line.includes('it closed'));
    expect(closedOn(days.toSorted()[0] ?? '')).toEqual([]);
    expect(closedOn('2099-01-01')).toHaveLength(days.length);
  });

  it('every toll-free number in a country where nobody has heard it ring', () => {
    const number = (dial: string) => ({ dial, display: dial });
    const [tollFree, own] = [number('+18005550199'), number('+525512345678')];
    const phones = { US: tollFree, CA: tollFree, MX: own, AE: tollFree, IN: tollFree };
    expect(findUntriedNumbers(phones, ['AE'])).toEqual([expect.stringMatching(/^phones\.IN: /)]);
    expect(of('src/config/brand.ts: phones.')).toHaveLength(findUntriedNumbers().length);
  });

  it('what the model card has not measured', () => {
    const file = 'src/content/safety/model-card.json';
    expect(of(file)).toEqual([]);
    expect(of(file, today, { ...measuredCard, emergencies: null })).toEqual([
      `${file}: emergencies: not measured yet`,
    ]);
  });

  it.each([
    [{ ...measuredCard, emergencies: null }, '2027-07-01', 1],
    [{ ...measuredCard, evaluation: null }, '2027-07-01', 1],
    [{ ...measuredCard, evaluation: null }, '2027-06-30', 0],
    [measuredCard, '2027-07-01', 0],
  ])('results that were promised and did not come', (card, day, count) => {
    expect(findOverdueResults(card, day, '2027-06-30')).toHaveLength(count);
  });

  it('health texts without a writer or a checker', () => {
    const signed = { name: 'Dr. Luz Vega', profession: 'physician', on: today };
    const found = findUnsignedHealthTexts(['en', 'ar'], (language) => ({
      advice: { writtenBy: signed, checkedBy: language === 'en' ? signed : null },
      signs: { writtenBy: null, checkedBy: signed },
    }));
    expect(found).toEqual([
      'en: signs: nobody is named who wrote it',
      'ar: signs: nobody is named who wrote it',
      'ar: advice: nobody has checked it',
    ]);
  });

  const page = { by: 'page', pages: [], proofs: [] } as const;
  const practice = (confirmedOn: string | null) => ({ by: 'practice', what: 'Do it.', confirmedOn }) as const;
  const row = { id: 'row', place: 'Anywhere', duty: 'A duty', source: 'A law' } as const;

  it.each<[Duty['checkedOn'], Duty['keeping'], string | null]>([
    [today, page, null],
    [dayBefore(dutyCheckDays), page, null],
    [dayBefore(dutyCheckDays + 1), page, 'its source was last checked 181 days ago: A law'],
    [null, page, 'its source was never checked: A law'],
    [dayBefore(-1), page, 'its source was checked on a day to come (2026-11-23): A law'],
    [today, practice(today), null],
    [today, practice(null), 'it was never confirmed: Do it.'],
  ])('a duty read on %s and kept by %j: %s', (checkedOn, keeping, problem) => {
    expect(findStaleDuties([{ ...row, checkedOn, keeping }], today)).toEqual(
      problem === null ? [] : [`row (Anywhere): ${problem}`],
    );
  });
});

it.each([
  ['2026-05-26', 0],
  ['2026-05-25', 1],
  [today, 0],
  ['2020-01-01', 1],
  ['no day', 1],
])('an emergency number checked on %s is stale %i times', (checked, count) => {
  const row = { country: 'GB', number: '999', sources: ['libphonenumber'], checked } as const;
  expect(findStaleNumbers(today, [row])).toHaveLength(count);
});

it.each([
  [null, 0],
  ['2026-11-21', 1],
  ['2026-12-21', 0],
])('a change of the privacy policy from %s is %i times over', (from, count) => {
  const change = from === null ? null : { from, text: { en: 'A', es: 'A', fr: 'A', hi: 'A', ar: 'A' } };
  expect(findPastPolicyChange(today, { change })).toHaveLength(count);
});

it('crisis lines are checked as often', () => {
  expect(findStaleNumbers('2030-01-01')).toContain('US: 988, checked 2026-11-26');
});

it('names the messages that nobody has reviewed, by language and file', () => {
  const unsigned = { es: ['home/hero.headline', 'home/hero.eyebrow', 'jobs/categoryNames.all'], fr: [] };
  const found = findUnreviewed(['en', 'es', 'fr'], (language) =>
    language === 'es' ? unsigned.es : unsigned.fr,
  );
  expect(found).toEqual(['es: 3 messages: home (2), jobs (1)']);
});
