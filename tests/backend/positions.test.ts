import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { offerCountries } from '../../src/domain/jobs/offer.ts';
import { findPostingGaps, isComplete } from '../../src/domain/jobs/posting-needs.ts';
import {
  positionContent,
  positionId,
  positionLimits,
  positionsPath,
  readPositions,
} from '../../src/domain/jobs/stored-position.ts';
import { languages } from '../../src/domain/language.ts';
import { aStoredPosition, somePosition } from '../support/positions.ts';
import { setLimit, userIdOf } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';

/* Positions that staff make: the database has the rules of src/domain/jobs, leaves a trace of each change, and shows no draft. */

type Change = Record<string, unknown>;

const text = (length: number) => 'x'.repeat(length);
const { title, description, overview, item, items, pay } = positionLimits;
const offer = somePosition().offer;
const page = somePosition().texts.en;
const paid = (range: unknown) => ({ ...offer, pay: { US: range } });
const written = (parts: unknown) => ({ texts: { en: parts } });

/** Edges of every rule: some are kept, some are broken. */
const contents: readonly [string, Change][] = [
  ['what is whole', {}],
  ['what is hardly begun', { descriptions: {}, texts: {}, offer: null, closes_on: null }],
  ['a title of 160', { titles: { en: text(title) } }],
  ['a title of 161', { titles: { en: text(title + 1) } }],
  ['a title of 160 outside the basic plane', { titles: { en: '\u{1F600}'.repeat(title) } }],
  ['an empty title', { titles: { en: '' } }],
  ['a blank title', { titles: { en: '  ' } }],
  ['a title with a blank at its end', { titles: { en: 'Nurse ' } }],
  ['a title of two lines', { titles: { en: 'Nurse\nAdvisor' } }],
  ['a title with a tab', { titles: { en: 'Nurse\tAdvisor' } }],
  ['a title with an escape', { titles: { en: 'Nurse\u001B[2J' } }],
  ['a title with a control of ISO 6429', { titles: { en: 'Nurse\u0085' } }],
  ['a title that is a number', { titles: { en: 1 } }],
  ['a title without English', { titles: { fr: 'Conseil' } }],
  ['titles in all languages', { titles: Object.fromEntries(languages.map((each) => [each, 'A'])) }],
  ['a title in a language that the site has not', { titles: { en: 'A', de: 'B' } }],
  ['titles in a list', { titles: ['A'] }],
  ['a description of 600', { descriptions: { ar: text(description) } }],
  ['a description of 601', { descriptions: { ar: text(description + 1) } }],
  ['an overview of 4000, of two paragraphs', written({ overview: `a\n${text(overview - 2)}` })],
  ['an overview of 4001', written({ overview: text(overview + 1) })],
  ['an overview that ends with a line end', written({ overview: 'a\n' })],
  ['an overview with a carriage return', written({ overview: 'a\r\nb' })],
  ['a list of 20', written({ benefits: Array.from({ length: items }, () => 'a') })],
  ['a list of 21', written({ benefits: Array.from({ length: items + 1 }, () => 'a') })],
  ['an empty list', written({ benefits: [] })],
  ['a list with an empty line', written({ benefits: ['a', ''] })],
  ['a line of 500', written({ qualifications: [text(item)] })],
  ['a line of 501', written({ qualifications: [text(item + 1)] })],
  ['a list that is a text', written({ responsibilities: 'a' })],
  ['a part that no page has', written({ ...page, salary: 'much' })],
  ['texts in a list', written([])],
  ['texts in another language', { texts: { de: page } }],
  [
    'an offer everywhere',
    { offer: { ...offer, pay: Object.fromEntries(offerCountries.map((each) => [each, null])) } },
  ],
  ['an offer in the Emirates', { offer: { ...offer, pay: { AE: null } } }],
  ['an offer by the week', { offer: { ...offer, unit: 'WEEK' } }],
  ['an offer that says no more', { offer: { pay: {} } }],
  ['an offer that says something else', { offer: { ...offer, bonus: 1 } }],
  ['an offer in a list', { offer: [] }],
  ['the highest pay', { offer: paid({ minimum: pay, maximum: pay }) }],
  ['more than the highest pay', { offer: paid({ minimum: 1, maximum: pay + 1 }) }],
  ['no pay', { offer: paid({ minimum: 0, maximum: 1 }) }],
  ['pay upside down', { offer: paid({ minimum: 2, maximum: 1 }) }],
  ['pay in cents', { offer: paid({ minimum: 1, maximum: 1.5 }) }],
  ['pay in words', { offer: paid({ minimum: '1', maximum: '2' }) }],
  ['half a range', { offer: paid({ minimum: 1 }) }],
  ['a range and more', { offer: paid({ minimum: 1, maximum: 2, typical: 1 }) }],
  ['a last day before there were positions', { closes_on: '2019-12-31' }],
  ['a last day in another century', { closes_on: '2100-01-01' }],
  ['a category that there is not', { category: 'Fraud' }],
  ['a type that there is not', { employment_type: 'Serf' }],
  ['a zone of 65 letters', { time_zone: text(65) }],
];

const { titles, descriptions, texts } = somePosition(['en']);

/** What a posting lacks, or nothing. */
const gaps: readonly [string, Change][] = [
  ['whole', {}],
  ['in English, for Canada', { titles, descriptions, texts }],
  [
    'in English, for the United States',
    { titles, descriptions, texts, offer: paid({ minimum: 1, maximum: 2 }) },
  ],
  ['without a description', { descriptions: { fr: 'a' } }],
  ['without benefits', { texts: { en: { ...page, benefits: undefined } } }],
  ['without texts', { texts: {} }],
  ['without an offer', { offer: null }],
  ['offered nowhere', { offer: { ...offer, pay: {} } }],
  ['without pay in one country', { offer: { ...offer, pay: { ...offer?.pay, MX: null } } }],
  ['with a range too wide', { offer: { ...offer, pay: { CA: { minimum: 1, maximum: 50_002 } } } }],
  ['with the widest range', { offer: { ...offer, pay: { CA: { minimum: 1, maximum: 50_001 } } } }],
  [
    'with a wide range by the hour',
    { offer: { ...offer, unit: 'HOUR', pay: { CA: { minimum: 1, maximum: 99_999 } } } },
  ],
  ['without a last day', { closes_on: null }],
  ['that closes on the day of its posting', { closes_on: '2026-11-20' }],
  ['a draft that closes in the past', { published_on: null, closes_on: '2020-01-01' }],
  ['a draft that closes late', { published_on: null }],
  ['built in', { is_built_in: true, descriptions: {}, texts: {}, offer: null, closes_on: null }],
  ['built in, with an offer of its own', { is_built_in: true, texts: {}, offer: { ...offer, pay: {} } }],
];

onEachEngine('positions', (testBackend) => {
  const table = () => testBackend.as('staff').from('positions');
  const insert = (row: object) =>
    testBackend.owner(
      `insert into public.positions
         (job_id, is_built_in, category, employment_type, titles, descriptions, texts, offer, published_on, closes_on, time_zone)
       select job_id, coalesce(is_built_in, false), category, employment_type, titles, descriptions, texts, offer, published_on,
              closes_on, time_zone
         from jsonb_populate_record(null::public.positions, $1::jsonb)
       returning languages, private.position_gaps(positions) as gaps`,
      [JSON.stringify(row)],
    );
  const newId = () => `job-${randomUUID()}`;

  it.each(contents)('judges %s as the schema does', async (_name, change) => {
    const row = { ...somePosition(), ...change };
    const outcome = await insert({ ...row, job_id: newId() }).then(
      () => true,
      (error: unknown) => {
        expect(String(error)).toMatch(/violates check constraint|time zone .* not recognized/);
        return false;
      },
    );
    expect(outcome).toBe(positionContent.safeParse(row).success);
  });

  it('judges ids as the schema does', async () => {
    for (const id of [
      'a',
      'a-1',
      'A',
      'a--b',
      '-a',
      'a_b',
      '',
      'ä',
      'a'.repeat(80),
      'a'.repeat(81),
      '../a',
    ]) {
      const inserting = insert({ ...somePosition(), job_id: id });
      expect(await inserting.then(Boolean, () => false), id).toBe(positionId.safeParse(id).success);
    }
  });

  it.each(gaps)('finds of a posting %s the gaps that the programs find', async (_name, change) => {
    const row = aStoredPosition({ ...change, job_id: newId() } as Change);
    const [stored] = await insert(row);
    const today = new Date().toISOString().slice(0, 10);
    expect(stored?.['gaps']).toEqual(findPostingGaps(row, today));
    expect(stored?.['languages']).toEqual(languages.filter((language) => isComplete(row, language)));
  });

  it('shows everybody what is published, as the schema reads it, and no draft', async () => {
    const [published, draft] = [newId(), newId()];
    await insert({ ...somePosition(), job_id: published, published_on: '2026-11-20' });
    await insert({ ...somePosition(), job_id: draft });
    const read = async (id: string) => {
      const response = await fetch(`${testBackend.url}${positionsPath}&job_id=eq.${id}`, {
        headers: { apikey: testBackend.keys.anonKey },
      });
      return readPositions(await response.json());
    };
    const answer = await read(published);
    expect(answer).toMatchObject({ rows: [{ ...somePosition(), languages: ['en', 'fr'] }], refused: [] });
    expect(await read(draft)).toEqual({ rows: [], refused: [] });
  });

  it('writes down who made, changed, published, closed and opened a position, and what was changed', async () => {
    const id = newId();
    const content = somePosition();
    const today = new Date().toISOString().slice(0, 10);
    const update = async (change: object) => {
      const { error } = await table().update(change).eq('job_id', id);
      expect(error).toBeNull();
    };
    expect((await table().insert({ ...content, job_id: id })).error).toBeNull();
    await update({ titles: { ...content.titles, es: 'Asesora' }, closes_on: '2098-04-01' });
    await update({ published_on: today });
    await update({ is_open: false });
    await update({ is_open: true });
    const entries =
      await testBackend.owner(`select action, actor, details -> 'changed' as changed from public.staff_audit
        where details ->> 'job_id' = '${id}' order by id`);
    expect(entries).toEqual([
      { action: 'position_made', actor: userIdOf('staff'), changed: null },
      { action: 'position_changed', actor: userIdOf('staff'), changed: ['last day', 'texts in es'] },
      { action: 'position_published', actor: userIdOf('staff'), changed: [] },
      { action: 'position_closed', actor: userIdOf('staff'), changed: [] },
      { action: 'position_opened', actor: userIdOf('staff'), changed: [] },
    ]);
  });

  it('says what is missing to whoever publishes too early, and lets anybody close', async () => {
    const id = newId();
    await insert({ ...somePosition(), offer: null, closes_on: null, job_id: id });
    const { error } = await table().update({ published_on: '2098-01-01' }).eq('job_id', id);
    expect(error).toMatchObject({ code: '23514', hint: 'position_incomplete', details: 'pay,last-day' });
    await testBackend.owner(`update public.positions set published_on = '2026-11-20' where job_id = '${id}'`);
    expect((await table().update({ is_open: false }).eq('job_id', id)).error).toBeNull();
    expect((await table().update({ is_open: true }).eq('job_id', id)).error?.hint).toBe(
      'position_incomplete',
    );
  });

  it('saves nothing over what somebody else has saved meanwhile', async () => {
    const id = newId();
    await insert({ ...somePosition(), job_id: id });
    const version = (await table().select('updated_at').eq('job_id', id).single()).data?.updated_at ?? '';
    const save = async (category: string) =>
      (await table().update({ category }).eq('job_id', id).eq('updated_at', version).select('job_id')).data;
    expect(await save('Other')).toHaveLength(1);
    expect(await save('Growth')).toHaveLength(0);
  });

  it('lets staff ask for a build, so often in an hour, and writes it down', async () => {
    await setLimit(testBackend, 'builds_per_hour', 2);
    const asked = async () => (await testBackend.as('staff').rpc('request_build')).error?.hint ?? 'asked';
    expect([await asked(), await asked(), await asked()]).toEqual(['asked', 'asked', 'too_many_builds']);
    const rows = await testBackend.owner(
      `select actor from public.staff_audit where action = 'build_requested'`,
    );
    expect(rows).toEqual([{ actor: userIdOf('staff') }, { actor: userIdOf('staff') }]);
  });
});
