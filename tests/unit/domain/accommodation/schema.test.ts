import { describe, expect, it } from 'vitest';
import { checkRequest } from '../../../../src/domain/accommodation/schema.ts';

/** Each message is the name of what is wrong. */
const messages = {
  fullName: { required: 'required', tooShort: 'too short', tooLong: 'too long' },
  email: { invalid: 'no address', notLatin: 'not Latin', tooLong: 'too long' },
  phone: { invalid: 'no number', extension: 'extension' },
  contact: 'no contact',
  needs: { required: 'required', tooLong: 'too long' },
};
const right = { fullName: 'Rosa', email: 'rosa@person.example', phone: '', jobId: '', needs: 'More time.' };

const check = (changes: object) => checkRequest({ ...right, ...changes }, messages);

describe('a request for an accommodation', () => {
  it.each<[string, object, object]>([
    ['is right with an email', {}, {}],
    ['is right with a phone alone', { email: '', phone: '(415) 555-0132' }, {}],
    ['needs one of the two', { email: ' ' }, { email: 'no contact' }],
    [
      'is told everything that is missing in one try',
      { fullName: '', email: '', needs: '' },
      { fullName: 'required', email: 'no contact', needs: 'required' },
    ],
    ['needs a number that is one', { phone: 'home' }, { phone: 'no number' }],
    ['needs it without an extension', { phone: '415 555 0132 ext. 4' }, { phone: 'extension' }],
    [
      'needs an address that is one, also beside a number',
      { email: 'rosa', phone: '5550100' },
      { email: 'no address' },
    ],
    ['is told why an address of other letters is none', { email: 'राम@डाटा.भारत' }, { email: 'not Latin' }],
    ['needs a name that shows', { fullName: '\u3164\u3164' }, { fullName: 'required' }],
    ['needs words that show', { needs: '\u200B\u2800' }, { needs: 'required' }],
    ['needs a contact that shows', { email: '\u200B' }, { email: 'no contact' }],
    ['takes 2 000 letters', { needs: 'न'.repeat(2_000) }, {}],
    ['takes no more', { needs: 'न'.repeat(2_001) }, { needs: 'too long' }],
  ])('%s', (_name, changes, problems) => {
    const checked = check(changes);
    expect(checked.kind === 'wrong' ? checked.problems : {}).toEqual(problems);
  });

  it('is kept as it will be read', () => {
    const typed = {
      fullName: '\u200ERosa ',
      email: '\u202Arosa＠person.example\u202C',
      phone: '(٩٥٠) ١٢٣-٤٥٦٧',
      needs: 'More.\n',
    };
    expect(check(typed)).toEqual({
      kind: 'right',
      fields: { ...right, phone: '9501234567', needs: 'More.' },
    });
  });
});
