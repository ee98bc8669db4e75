import { beforeAll, describe, expect, it } from 'vitest';
import { setAllMessages } from '~/i18n/messages.ts';
import { allLanguages } from '~/i18n/all-languages.ts';
import { positionContent } from '~/domain/jobs/stored-position.ts';
import { readBuiltIn } from '../../../../src/staff/positions/built-in.ts';
import {
  type BuiltIn,
  contentOf,
  emptyForm,
  type FieldName,
  formOf,
  mergeForms,
  type PositionForm,
  positionResolver,
  slugOf,
} from '../../../../src/staff/positions/position-form.ts';
import { aStoredPosition, somePosition } from '../../../support/positions.ts';

const complete = formOf(somePosition());
const read = (changes: Partial<PositionForm>) => contentOf({ ...complete, ...changes });

/** What is wrong with fields, as a sentence each. */
async function problemsOf(form: PositionForm, isNew = false) {
  const options = { fields: {}, shouldUseNativeValidation: false } as const;
  const { errors } = await positionResolver(null, isNew)(form, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
}

describe('a form', () => {
  it('gives back what it was made of', async () => {
    expect(contentOf(complete)).toEqual(somePosition());
    expect(await problemsOf(complete)).toEqual({});
  });

  it('needs a title in English and nothing else', async () => {
    expect(await problemsOf(emptyForm)).toEqual({ 'en-title': 'Give it a title in English.' });
    const begun = { ...emptyForm, 'en-title': 'Nurse' };
    expect(await problemsOf(begun)).toEqual({});
    expect(positionContent.safeParse(contentOf(begun)).success).toBe(true);
  });

  it('needs an address as long as it is new', async () => {
    const begun = { ...emptyForm, 'en-title': 'التسويق' };
    expect(Object.keys(await problemsOf(begun, true))).toEqual(['address']);
    expect(await problemsOf({ ...begun, address: 'marketing' }, true)).toEqual({});
  });

  it('is tidied to what can be stored, also where it was pasted from elsewhere', () => {
    const content = read({
      'en-title': ' Nurse\u00A0\n Advisor\u202E\u0007 ',
      'en-overview': 'One.\r\n\r\n  Two.\n',
      'en-benefits': '• Home\n\n- Time off  \n',
      'US-minimum': '60,000',
      'US-maximum': '70 000',
    });
    expect(content.titles.en).toBe('Nurse Advisor');
    expect(content.texts.en).toMatchObject({ overview: 'One.\nTwo.', benefits: ['Home', 'Time off'] });
    expect(content.offer?.pay.US).toEqual({ minimum: 60_000, maximum: 70_000 });
    expect(positionContent.safeParse(content).success).toBe(true);
  });

  it.each([
    [{ 'US-offered': '' }, 'America/Vancouver'],
    [{ 'US-offered': '', 'CA-offered': '', 'IN-offered': 'yes' }, 'Asia/Kolkata'],
  ])('has the last day end where it ends last in the countries of the offer: %j', (changes, zone) => {
    expect(read(changes).time_zone).toBe(zone);
  });

  it.each<[string, Partial<Record<FieldName, string>>, FieldName]>([
    ['a title of 161', { 'fr-title': 'x'.repeat(161) }, 'fr-title'],
    ['an overview of 4001', { 'en-overview': 'x'.repeat(4_001) }, 'en-overview'],
    ['21 lines', { 'en-benefits': 'a\n'.repeat(21) }, 'en-benefits'],
    ['a line of 501', { 'en-benefits': 'x'.repeat(501) }, 'en-benefits'],
    ['half a range', { 'CA-maximum': '' }, 'CA-maximum'],
    ['pay in words', { 'CA-minimum': 'much' }, 'CA-minimum'],
    ['pay with cents', { 'CA-minimum': '20.50' }, 'CA-minimum'],
    ['no pay at all', { 'CA-minimum': '0' }, 'CA-minimum'],
    ['a range upside down', { 'CA-minimum': '90000' }, 'CA-maximum'],
    ['a day of another century', { closes_on: '2126-01-01' }, 'closes_on'],
  ])('says at the field what is wrong with %s', async (_name, changes, field) => {
    expect(Object.keys(await problemsOf({ ...complete, ...changes }))).toEqual([field]);
  });
});

describe('a position that the site is built with', () => {
  const row = aStoredPosition({
    job_id: 'graphic-designer',
    is_built_in: true,
    titles: { en: 'Graphic Designer' },
    descriptions: {},
    texts: {},
    offer: null,
    closes_on: null,
  });
  let builtIn: BuiltIn;
  beforeAll(() => {
    builtIn = readBuiltIn(row.job_id);
    setAllMessages('en', allLanguages.en);
  });

  it('is shown with the site’s own texts, and stores them only where they were changed', () => {
    const form = formOf(row, builtIn);
    expect(form['es-title']).toBe(builtIn?.es.title);
    expect(form['US-minimum']).not.toBe('');
    const same = contentOf(form, builtIn);
    expect(same).toMatchObject({ descriptions: {}, texts: {}, offer: null, closes_on: null });
    const changed = contentOf({ ...form, 'fr-title': 'Dessin' }, builtIn);
    expect(Object.keys(changed.texts)).toEqual(['fr']);
    expect(changed.titles.fr).toBe('Dessin');
    expect(contentOf({ ...form, 'US-maximum': '99999' }, builtIn).offer?.pay.US?.maximum).toBe(99_999);
  });
});

describe('two members', () => {
  const mine = { ...complete, 'en-title': 'Mine', 'CA-maximum': '1' };

  it('who change different fields both keep theirs', () => {
    const remote = { ...complete, 'es-title': 'Suyo' };
    const merged = mergeForms(complete, mine, remote);
    expect(merged).toMatchObject({ conflicts: [], taken: ['es-title'] });
    expect(merged.form).toEqual({ ...mine, 'es-title': 'Suyo' });
  });

  it('who change the same field are told, and what was typed stays', () => {
    const remote = { ...complete, 'en-title': 'Theirs', 'CA-maximum': '1' };
    const merged = mergeForms(complete, mine, remote);
    expect(merged).toMatchObject({ conflicts: ['en-title'], taken: [] });
    expect(merged.form).toEqual(mine);
  });
});

it.each([
  ['Nurse Advisor', 'nurse-advisor'],
  ['  Líder de alianzas & crecimiento ', 'lider-de-alianzas-crecimiento'],
  ['التسويق', ''],
  ['x'.repeat(79) + ' yz', 'x'.repeat(79)],
])('the address of “%s”', (title, slug) => expect(slugOf(title)).toBe(slug));
