import { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } from 'google-libphonenumber';
import { describe, expect, it } from 'vitest';
import { brand } from '~/config/brand.ts';
import { fieldMessages } from '~/i18n/generated/en/application.ts';
import type { WrittenField } from '~/domain/application/application.ts';
import { tidyPhone } from '~/domain/application/phone.ts';
import { applicationSchema } from '~/domain/application/schema.ts';
import { countries } from '~/domain/country/country.ts';
import { rightFields } from '../../../support/right-fields.ts';

const schema = applicationSchema(fieldMessages);

/** The messages of one field when it holds `value`. */
function messagesOf(field: WrittenField, value: string): string[] {
  const parsed = schema.safeParse({ ...rightFields, [field]: value });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

/** The specification's messages (section 5), and values that have them. */
const refused: [WrittenField, message: string, values: readonly string[]][] = [
  [
    'fullName',
    'Full name is required',
    ['', ' \t\n ', '\u200B\u200B', '\u3164\u3164', '\u2800 \u2800', '\u00AD\u200D', '\u202E\u2066'],
  ],
  ['fullName', 'Name must be at least 2 characters', ['A', ' A ', '👵', 'A\u200B', '\u202EA\u3164']],
  ['fullName', 'Name must be 120 characters or less', ['a'.repeat(121)]],
  ['email', 'Email is required', ['', '   ']],
  [
    'email',
    'Invalid email address',
    [
      ...['ana', 'ana@mail', 'ana@@mail.example', 'ana lee@mail.example', 'ana@mail.'],
      ...['a@x.example, b@x.example', 'mailto:ana', 'a(b)@c.de', 'josé', 'a@b_c.de', 'Ana <a@b.de> <a@c.de>'],
      ...['a@b..de', '.a@b.de', 'a.@b.de', 'a..b@c.de', 'a@.b.de', 'a@b.de..', 'a@-b.de', 'a@b-.de'],
      ...[`a@${'b'.repeat(64)}.de`, 'a@bü/cher.example', 'a@bü..cher.example'],
    ],
  ],
  [
    'email',
    'Invalid email address. Before the @ it needs letters and digits without accents',
    ['josé@correo.example', 'राम@डाटा.भारत', 'محمد@مثال.امارات', 'аna@mail.example'],
  ],
  ['email', 'Email must be 254 characters or less', [`${'a'.repeat(250)}@x.example`]],
  ['phone', 'Phone number is required', ['']],
  [
    'phone',
    'Invalid phone number',
    [
      ...[
        '0123',
        '+0123',
        '12345678901234567',
        '+++1',
        'call me',
        'tel:',
        '1;2',
        '09876543210',
        '011 2345 6789',
      ],
      ...['ext. 4', 'call 4', '415-555-0132 or 415-555-0133', '415-555-0132 (home)'],
    ],
  ],
  [
    'phone',
    'Invalid phone number. Please write it without the extension',
    [
      ...['415-555-0132 ext. 4', '+1 415 555 0132 x4', '(415) 555-0132 (ext 12)', '415 555 0132 #4'],
      ...['+14155550132;ext=4', '4155550132,,12', '+52 55 1234 5678 extensión 12', '416 555 0132 poste 12'],
      ...['+91 98765 43210 एक्सटेंशन १२', '+971 4 123 4567 تحويلة ١٢', 'tel:+1-415-555-0132;ext=4'],
    ],
  ],
  [
    'linkedinProfile',
    'Please enter a valid LinkedIn profile URL',
    [
      'https://linkedin.com/company/ana?utm_source=share',
      'https://ana@linkedin.com/in/ana',
      'ftp://linkedin.com/in/ana',
      'https://linkedin.com/in/',
      'https://linkedin.com/in/me',
      'https://www.linkedin.com/in/Me/',
      'https://www.linkedin.com/in/%',
      'https://www.linkedin.com/in/%%%zz',
      'https://www.linkedin.com/pub/ana/1/2/3',
      'https://evil.example/in/ana',
      'https://evil.example/?https://www.linkedin.com/in/ana',
      'Ana',
      'https://LinkedInXcom/in/ana',
      'https://linkedin.com.evil.example/in/ana',
    ],
  ],
  [
    'linkedinProfile',
    'LinkedIn profile URL must be 300 characters or less',
    [`https://linkedin.com/in/${'a'.repeat(280)}`],
  ],
  ['coverLetter', 'Cover letter is required', ['', '  ', '\u200B'.repeat(120)]],
  ['coverLetter', 'Cover letter must be at least 100 characters', ['c'.repeat(99), ` ${'c'.repeat(99)} `]],
  ['coverLetter', 'Cover letter must be 10,000 characters or less', ['c'.repeat(10_001)]],
  ['whyJoin', `Please tell us why you want to join ${brand.productName}`, ['', '\u2800'.repeat(60)]],
  ['whyJoin', 'Please provide at least 50 characters', ['w'.repeat(49)]],
  ['whyJoin', 'Please use 5,000 characters or less', ['w'.repeat(5_001)]],
];

/** What else is right besides `rightFields`. */
const accepted: Partial<Record<string, readonly string[]>> = {
  fullName: ['Jo', '日本', 'a'.repeat(120)],
  email: [
    ...["o'neil+jobs@mail.co.example", 'a@b.de', 'a.b@c.de', "!#$%&'*+/=?^_`{|}~-@c.de", 'a@1-b.de'],
    ...[`a@${'b'.repeat(63)}.de`, 'ana@bücher.example', `${'a'.repeat(242)}@abc.example`],
  ],
  phone: ['1', '+1234567890123456', '  +18005550199 '],
  linkedinProfile: [
    '   ',
    'https://linkedin.com/in/ana',
    'https://www.linkedin.com/in/ana-lee_9/',
    'https://www.LinkedIn.com/in/ann',
    'HTTPS://WWW.LINKEDIN.COM/in/Ann',
    'https://mx.linkedin.com/in/jos%C3%A9',
    'https://www.linkedin.com/in/mei',
  ],
  coverLetter: ['c'.repeat(100), '👵'.repeat(100), 'c'.repeat(10_000)],
  whyJoin: ['w'.repeat(50), 'w'.repeat(5_000)],
};

/** What is kept of what was typed. */
const stored: [WrittenField, stored: string, typed: readonly string[]][] = [
  ['fullName', 'Ana', ['  Ana\0 ', '\u202EAna\u202C', '\uFEFFA\u00ADna\u200B', 'Ana\u200D']],
  ['fullName', 'Ana Lee', ['Ana\tLee\r\n', '\u200EAna Lee\u2069']],
  // A joiner belongs to the spelling.
  ['fullName', 'क्\u200Dष', ['\u200Fक्\u200Dष\u200D']],
  ['fullName', 'می\u200Cنا', ['می\u200Cنا']],
  ['email', 'Ana@xn--bcher-kva.example', [' Ana@Bücher.example ']],
  [
    'email',
    'ana@example.com',
    [
      ...['\u200Eana@example.com', '\u202Aana@example.com\u202C', 'an\u200Ba@example.com'],
      ...['ana\u00AD@example.com', 'ana\u200D@example.com\u3164', 'ana＠example.com', 'ａｎａ@example.com'],
      ...[
        'ana@example。com',
        'ana@ｅｘａｍｐｌｅ．com',
        'mailto:ana@example.com',
        'MAILTO:ana@example.com?subject=x',
      ],
      ...['Ana Lee <ana@example.com>', '<ana@example.com>', '"Lee, Ana" <ana@example.com>;'],
      ...['ana@example.com.', 'ana@example.com,', 'ana@example.com;'],
    ],
  ],
  ['phone', '4155550123', ['(415) 555-0123', '415-555-0123', '415/555-0123', '415•555•0123', "'4155550123"]],
  [
    'phone',
    '+14155550123',
    [
      '+1 415 555 0123',
      '+1.415.555.0123',
      '+1/415/555/0123',
      '+1・415・555・0123',
      'tel:+14155550123',
      '++14155550123',
    ],
  ],
  ['phone', '18005550199', ['1-800-555-0199']],
  [
    'phone',
    '+525512345678',
    ['+52 55 1234 5678', '00 52 (55) 1234–5678', '+52 01 55 1234 5678', '+52 044 5512345678'],
  ],
  ['phone', '+524441234567', ['+52 0 444 123 4567']],
  ['phone', '+919876543210', ['+91 98765 43210', '+९१ ९८७६५ ४३२१०', '＋９１ ９８７６５４３２１０']],
  [
    'phone',
    '+971501234567',
    ['\u200E00971 (0)50 123 4567', '00971 50 123 4567', '\u200E+٩٧١ ٥٠ ١٢٣ ٤٥٦٧\u200F'],
  ],
  ['linkedinProfile', '', ['  ']],
  [
    'linkedinProfile',
    'https://www.linkedin.com/in/ana-lee',
    [
      'https://www.linkedin.com/in/ana-lee?utm_source=share&utm_campaign=share_via',
      'www.linkedin.com/in/ana-lee',
      'http://www.linkedin.com/in/ana-lee#about',
      ' \u200Ewww.linkedin.com/in/ana-lee',
      'https://m.linkedin.com/in/ana-lee',
      'https://www.linkedin.com/mwlite/in/ana-lee',
      'https://www.linkedin.com/in/ana-lee/en',
      'https://www.linkedin.com/in/ana-lee/de?trk=x',
      'https://www.linkedin.com/in/ana-lee/overlay/contact-info/',
      'https://www.linkedin.com/in/ana-lee/details/experience/',
      'https://www.linkedin.com/in/ana-lee/recent-activity/all/',
      'http://www.linkedin.com:443/in/ana-lee',
      'https://www.linkedin.com/IN/ana-lee',
      'https://www.linkedin.com/in/ana-lee//',
      '//www.linkedin.com/in/ana-lee',
      '<https://www.linkedin.com/in/ana-lee>',
      'https://www.linkedin.com/in/ana-lee.',
      'https://www.linkedin.com/in/ana-lee,',
      'LinkedIn: https://www.linkedin.com/in/ana-lee',
      'ｗｗｗ．linkedin.com/in/ana-lee',
    ],
  ],
  [
    'linkedinProfile',
    'https://linkedin.com/in/jos%C3%A9',
    ['linkedin.com/in/josé', 'linkedin.com/in/jose\u0301'],
  ],
];

describe('applicationSchema', () => {
  it.each(refused)('%s: %s', (field, message, values) => {
    for (const value of values) expect(messagesOf(field, value), value).toEqual([message]);
  });

  it.each(Object.entries(rightFields))('%s takes what is right', (field, right) => {
    for (const value of [right, ...(accepted[field] ?? [])])
      expect(messagesOf(field as WrittenField, value), value).toEqual([]);
  });

  it.each(stored)('%s is kept as %j', (field, expected, values) => {
    for (const typed of values)
      expect(schema.parse({ ...rightFields, [field]: typed })[field], typed).toBe(expected);
  });

  it('gives one message for every wrong field at once', () => {
    const empty = Object.fromEntries(Object.keys(rightFields).map((field) => [field, '']));
    const wrong = schema.safeParse(empty).error?.issues.map((issue) => issue.path[0]);
    expect(wrong).toEqual(['fullName', 'email', 'phone', 'coverLetter', 'whyJoin']);
  });
});

describe('tidyPhone, beside libphonenumber', () => {
  const numbers = PhoneNumberUtil.getInstance();
  const regions = numbers.getSupportedRegions();
  /** The country code of a region, and an example of each kind of number that somebody may give as theirs. */
  const examplesOf = (region: (typeof regions)[number]) => {
    const { FIXED_LINE, MOBILE } = PhoneNumberType;
    const code = `+${numbers.getCountryCodeForRegion(region)}`;
    return [FIXED_LINE, MOBILE].flatMap((type) => {
      const example = numbers.getExampleNumberForType(region, type);
      const international = example && numbers.format(example, PhoneNumberFormat.E164);
      return international ? [{ code, international, national: international.slice(code.length) }] : [];
    });
  };

  it('keeps an international number of any country', () => {
    const stay = regions.flatMap(examplesOf).map(({ international }) => international);
    expect(stay.map(tidyPhone)).toEqual(stay);
  });

  it('takes the trunk zero from one of the form’s countries, and of each that has it', () => {
    const withTrunkZero = regions.filter((region) => numbers.getNddPrefixForRegion(region, true) === '0');
    const examples = [...countries, ...withTrunkZero].flatMap(examplesOf);
    const typed = examples.map(({ code, national }) => [
      `${code}-0-${national}`,
      `${code} (0)${national}`,
      `${code.replace('+', '00')} 0${national}`,
    ]);
    expect(typed.map((each) => each.map(tidyPhone))).toEqual(
      examples.map(({ international }) => Array.from({ length: 3 }, () => international)),
    );
  });
});
