import { describe, expect, it } from 'vitest';
import { brand } from '~/config/brand.ts';
import { fieldMessages } from '~/i18n/generated/en/application.ts';
import type { WrittenField } from '~/domain/application/application.ts';
import { applicationSchema } from '~/domain/application/schema.ts';
import { rightFields } from '../../../support/right-fields.ts';

const schema = applicationSchema(fieldMessages);

/** The messages of one field when it holds `value`. */
function messagesOf(field: WrittenField, value: string): string[] {
  const parsed = schema.safeParse({ ...rightFields, [field]: value });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
}

const linkedin = 'Please enter a valid LinkedIn profile URL';
const refused: [WrittenField, string, string][] = [
  ['fullName', '', 'Full name is required'],
  ['fullName', ' \t\n ', 'Full name is required'],
  ['fullName', 'A', 'Name must be at least 2 characters'],
  ['fullName', ' A ', 'Name must be at least 2 characters'],
  ['fullName', '👵', 'Name must be at least 2 characters'],
  ['fullName', 'a'.repeat(121), 'Name must be 120 characters or less'],
  ['email', '', 'Email is required'],
  ['email', '   ', 'Email is required'],
  ['email', 'ana', 'Invalid email address'],
  ['email', 'ana@mail', 'Invalid email address'],
  ['email', 'ana@@mail.example', 'Invalid email address'],
  ['email', 'ana lee@mail.example', 'Invalid email address'],
  ['email', 'ana@mail.', 'Invalid email address'],
  ['email', 'a@x.example, b@x.example', 'Invalid email address'],
  ...[
    'a@b..de',
    '.a@b.de',
    'a.@b.de',
    'a..b@c.de',
    'a@.b.de',
    'a@b.de.',
    'a@-b.de',
    'a@b-.de',
    `a@${'b'.repeat(64)}.de`,
    'mailto:a@b.de',
    'a(b)@c.de',
    'josé@correo.example',
    'a@b_c.de',
    'a@bü/cher.example',
    'a@bü..cher.example',
  ].map((address): [WrittenField, string, string] => ['email', address, 'Invalid email address']),
  ['email', `${'a'.repeat(250)}@x.example`, 'Email must be 254 characters or less'],
  ['phone', '', 'Phone number is required'],
  ['phone', '0123', 'Invalid phone number'],
  ['phone', '+0123', 'Invalid phone number'],
  ['phone', '12345678901234567', 'Invalid phone number'],
  ['phone', '++1', 'Invalid phone number'],
  ['phone', 'call me', 'Invalid phone number'],
  ['phone', '09876543210', 'Invalid phone number'],
  ['phone', '011 2345 6789', 'Invalid phone number'],
  ['phone', '415-555-0132 ext. 4', 'Invalid phone number'],
  ['linkedinProfile', 'https://linkedin.com/company/ana?utm_source=share', linkedin],
  ['linkedinProfile', 'https://ana@linkedin.com/in/ana', linkedin],
  ['linkedinProfile', 'ftp://linkedin.com/in/ana', linkedin],
  ['linkedinProfile', 'https://linkedin.com/in/', linkedin],
  ['linkedinProfile', 'https://linkedin.com/in/ana/more', linkedin],
  ['linkedinProfile', 'https://evil.example/in/ana', linkedin],
  ['linkedinProfile', 'https://www.LinkedIn.com/IN/ana', linkedin],
  ['linkedinProfile', 'https://LinkedInXcom/in/ana', linkedin],
  ['linkedinProfile', 'https://linkedin.com.evil.example/in/ana', linkedin],
  [
    'linkedinProfile',
    `https://linkedin.com/in/${'a'.repeat(280)}`,
    'LinkedIn profile URL must be 300 characters or less',
  ],
  ['coverLetter', '', 'Cover letter is required'],
  ['coverLetter', '  ', 'Cover letter is required'],
  ['coverLetter', 'c'.repeat(99), 'Cover letter must be at least 100 characters'],
  ['coverLetter', ` ${'c'.repeat(99)} `, 'Cover letter must be at least 100 characters'],
  ['coverLetter', 'c'.repeat(10_001), 'Cover letter must be 10,000 characters or less'],
  ['whyJoin', '', `Please tell us why you want to join ${brand.productName}`],
  ['whyJoin', 'w'.repeat(49), 'Please provide at least 50 characters'],
  ['whyJoin', 'w'.repeat(5_001), 'Please use 5,000 characters or less'],
];

const accepted: [WrittenField, string][] = [
  ['fullName', 'Jo'],
  ['fullName', '日本'],
  ['fullName', 'a'.repeat(120)],
  ['email', "o'neil+jobs@mail.co.example"],
  ['email', 'a@b.de'],
  ['email', 'a.b@c.de'],
  ['email', "!#$%&'*+/=?^_`{|}~-@c.de"],
  ['email', `a@${'b'.repeat(63)}.de`],
  ['email', 'a@1-b.de'],
  ['email', 'ana@bücher.example'],
  ['email', `${'a'.repeat(242)}@abc.example`],
  ['phone', '1'],
  ['phone', '+1234567890123456'],
  ['phone', '  +18005550199 '],
  ['linkedinProfile', '   '],
  ['linkedinProfile', 'https://linkedin.com/in/ana'],
  ['linkedinProfile', 'https://www.linkedin.com/in/ana-lee_9/'],
  ['linkedinProfile', 'https://www.LinkedIn.com/in/ann'],
  ['linkedinProfile', 'HTTPS://WWW.LINKEDIN.COM/in/Ann'],
  ['linkedinProfile', 'https://mx.linkedin.com/in/jos%C3%A9'],
  ['coverLetter', 'c'.repeat(100)],
  ['coverLetter', '👵'.repeat(100)],
  ['coverLetter', 'c'.repeat(10_000)],
  ['whyJoin', 'w'.repeat(50)],
  ['whyJoin', 'w'.repeat(5_000)],
];

describe('applicationSchema', () => {
  it.each(refused)('%s %j: one message', (field, value, message) => {
    expect(messagesOf(field, value)).toEqual([message]);
  });

  it.each(accepted)('%s %j is fine', (field, value) => expect(messagesOf(field, value)).toEqual([]));

  it.each([
    ...[
      ['United States', '(415) 555-0123', '4155550123'],
      ['United States', '415-555-0123', '4155550123'],
      ['United States', '+1 415 555 0123', '+14155550123'],
      ['Canada', '1-800-555-0199', '18005550199'],
      ['Canada', '+1.416.555.0123', '+14165550123'],
      ['Mexico', '+52 55 1234 5678', '+525512345678'],
      ['Mexico', '00 52 (55) 1234–5678', '+525512345678'],
      ['India', '+91 98765 43210', '+919876543210'],
      ['India', '+९१ ९८७६५ ४३२१०', '+919876543210'],
      ['Emirates', '\u200E00971 (0)50 123 4567', '+971501234567'],
      ['Emirates', '00971 50 123 4567', '+971501234567'],
      ['Emirates', '\u200E+٩٧١ ٥٠ ١٢٣ ٤٥٦٧\u200F', '+971501234567'],
      ['full width', '＋９１ ９８７６５４３２１０', '+919876543210'],
    ].map(([place, typed, kept]) => [`phone (${place})`, 'phone', typed, kept] as const),
    ...[
      'https://www.linkedin.com/in/ana-lee?utm_source=share&utm_campaign=share_via',
      'www.linkedin.com/in/ana-lee',
      'http://www.linkedin.com/in/ana-lee#about',
      ' \u200Ewww.linkedin.com/in/ana-lee',
    ].map((typed) => ['LinkedIn', 'linkedinProfile', typed, 'https://www.linkedin.com/in/ana-lee'] as const),
    ['LinkedIn', 'linkedinProfile', 'linkedin.com/in/josé', 'https://linkedin.com/in/jos%C3%A9'],
  ] as const)('%s: %s %j is kept as %j', (_place, field, typed, kept) => {
    expect(schema.parse({ ...rightFields, [field]: typed })[field]).toBe(kept);
  });

  it('gives the tidied values', () => {
    const parsed = schema.parse({ ...rightFields, fullName: '  Ana\0 ', linkedinProfile: '  ' });
    expect(parsed).toEqual({ ...rightFields, fullName: 'Ana' });
  });

  it('gives an address whose domain has other letters as the network writes it', () => {
    const parsed = schema.parse({ ...rightFields, email: ' Ana@Bücher.example ' });
    expect(parsed.email).toBe('Ana@xn--bcher-kva.example');
  });

  it('gives one message for every wrong field at once', () => {
    const empty = Object.fromEntries(Object.keys(rightFields).map((field) => [field, '']));
    const parsed = schema.safeParse(empty);
    expect(parsed.error?.issues.map((issue) => issue.path[0])).toEqual([
      'fullName',
      'email',
      'phone',
      'coverLetter',
      'whyJoin',
    ]);
  });
});
