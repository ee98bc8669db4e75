import type { RecordedAnswer, RecordedCase } from './cases.ts';
import type { Told } from './request.ts';

/** Names in angle brackets that stand for values of a form, not for one value. */
const forms: Record<string, string> = {
  time: String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z`,
  uuid: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  unix_time: String.raw`\d{10}`,
  jwt: String.raw`[\w-]+\.[\w-]+\.[\w-]+`,
  refresh_token: '[a-z2-7]{12}',
  'first 5 chars of refresh token': '[a-z2-7]{5}',
  token_hash: '[0-9a-f]{56}',
  '6 digits': String.raw`\d{6}`,
  '32 chars A-Z2-7': '[A-Z2-7]{32}',
  secret: '[A-Z2-7]{32}',
  issuer: '[^:?&]+',
  'qr_code: SVG text, starts <?xml versio': String.raw`<\?xml versio[^]*`,
};

/** What the names of one exchange stand for. */
export type Names = (name: string) => string | undefined;

const placeholder = /<(qr_code: SVG text, starts <\?xml versio|[^<>/][^<>]*)>/g;

/** A text with its names filled in. @throws when a name stands for nothing. */
export function filledIn(text: string, names: Names): string {
  return text.replaceAll(placeholder, (_whole, name: string) => {
    const value = names(name);
    if (value === undefined) throw new Error(`<${name}> stands for nothing here`);
    return value;
  });
}

function patternOf(text: string, names: Names): RegExp {
  const parts = text.split(placeholder).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
    const value = names(part);
    if (value !== undefined) return value.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
    return forms[part] ?? forms[part.split(':')[0]?.replace(/_id$/, '') ?? ''] ?? forms['uuid'];
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** Where two values have another form: keys, kinds of values, or texts that are not of the pattern. */
export function formDifferences(expected: unknown, actual: unknown, names: Names, place = 'body'): string[] {
  if (typeof expected === 'string') {
    const fits =
      ['string', 'number'].includes(typeof actual) && patternOf(expected, names).test(String(actual));
    return fits ? [] : [`${place}: ${String(JSON.stringify(actual)).slice(0, 120)} for ${expected}`];
  }
  if (Array.isArray(expected)) return listDifferences(expected, actual, names, place);
  if (typeof expected === 'object' && expected !== null) {
    return objectDifferences(expected, actual, names, place);
  }
  return Object.is(expected, actual) ? [] : [`${place}: ${String(actual)} for ${String(expected)}`];
}

/** Each item must have the form of one that was recorded. */
function listDifferences(
  expected: readonly unknown[],
  actual: unknown,
  names: Names,
  place: string,
): string[] {
  if (!Array.isArray(actual)) return [`${place}: no list`];
  if ((actual.length === 0) !== (expected.length === 0)) return [`${place}: ${actual.length} items`];
  return actual.flatMap((item: unknown, index) => {
    const attempts = expected.map((one) => formDifferences(one, item, names, `${place}[${index}]`));
    return attempts.some((found) => found.length === 0) ? [] : (attempts[0] ?? []);
  });
}

function objectDifferences(expected: object, actual: unknown, names: Names, place: string): string[] {
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return [`${place}: no object`];
  const given = actual as Record<string, unknown>;
  if ('<User>' in expected)
    return formDifferences(expected['<User>'], given['email'], names, `${place}.email`);
  const missing = Object.keys(expected).filter((key) => !(key in given));
  const added = Object.keys(given).filter((key) => !(key in expected));
  return [
    ...missing.map((key) => `${place}.${key}: missing`),
    ...added.map((key) => `${place}.${key}: not in the recording`),
    ...Object.entries(expected).flatMap(([key, value]) =>
      key in given ? formDifferences(value, given[key], names, `${place}.${key}`) : [],
    ),
  ];
}

/** A whole user and a whole session, as the first recordings of each show them. */
export type Whole = { user: Record<string, unknown>; session: Record<string, unknown> };

/** Finds them among the recordings. */
export function wholeForms(cases: readonly RecordedCase[]): Whole {
  const named = (name: string) =>
    cases.find((one) => one.name === name)?.answer.body?.json as Record<string, unknown>;
  const { weak_password: _weak, ...session } = named('signin.ok');
  return { user: named('user.get'), session };
}

/** Keys of a user that are left out while they are unset. */
const unsetKeys = [
  'email_confirmed_at',
  'invited_at',
  'confirmation_sent_at',
  'confirmed_at',
  'recovery_sent_at',
  'last_sign_in_at',
  'factors',
  'banned_until',
];

/** How a whole user differs from the form; ids and addresses are this user's own. */
function userDifferences(user: unknown, whole: Whole, names: Names): string[] {
  const given = { ...(user as Record<string, unknown>) };
  const template: Record<string, unknown> = {
    ...whole.user,
    id: '<uuid>',
    email: given['email'],
    role: given['role'],
  };
  for (const key of unsetKeys) {
    delete template[key];
    delete given[key];
  }
  for (const key of ['app_metadata', 'user_metadata', 'identities']) {
    if (typeof given[key] === 'object') template[key] = given[key];
  }
  return formDifferences(template, given, names, 'user');
}

/** How an answer differs from the recorded one; empty when it has its status, code, words and form. */
export function answerDifferences(answer: RecordedAnswer, told: Told, whole: Whole, names: Names): string[] {
  const differences = answer.status === told.status ? [] : [`status: ${told.status} for ${answer.status}`];
  if (answer.refusal !== null)
    return [...differences, ...refusalDifferences(answer.refusal, told, true, names)];
  for (const [name, value] of Object.entries(answer.headers)) {
    differences.push(...headerDifferences(name, value, told.headers[name], names));
  }
  return [...differences, ...bodyDifferences(answer.body, told, whole, names)];
}

function headerDifferences(name: string, expected: string, actual = '', names: Names): string[] {
  if (name === 'allow') {
    const sorted = (text: string) => text.split(', ').sort().join(', ');
    return sorted(expected) === sorted(actual) ? [] : [`allow: ${actual}`];
  }
  return patternOf(expected, names).test(actual) ? [] : [`${name}: ${actual} for ${expected}`];
}

function bodyDifferences(body: RecordedAnswer['body'], told: Told, whole: Whole, names: Names): string[] {
  if (body === null) return told.body === '' ? [] : [`body: ${told.body.slice(0, 80)}`];
  if (typeof body.json === 'string')
    return told.body === body.json ? [] : [`body: ${told.body.slice(0, 80)}`];
  if (body.kind === 'as written') return formDifferences(body.json, told.json, names);
  const given = told.json as Record<string, unknown>;
  const beside = body.json as Record<string, unknown>;
  const { user, weak_password, ...rest } = given;
  if (body.kind === 'User') {
    const extra = Object.fromEntries(Object.keys(beside).map((key) => [key, given[key]]));
    const plain = Object.fromEntries(Object.entries(given).filter(([key]) => !(key in beside)));
    return [...userDifferences(plain, whole, names), ...formDifferences(beside, extra, names)];
  }
  const { user: _whole, ...session } = whole.session;
  const weak =
    'weak_password' in beside ? formDifferences(beside['weak_password'], weak_password, names) : [];
  const token = beside['refresh_token'] === undefined ? {} : { refresh_token: beside['refresh_token'] };
  return [
    ...formDifferences({ ...session, ...token }, rest, names),
    ...weak,
    ...userDifferences(user, whole, names),
  ];
}

/** A refusal in the form of 2024-01-01 or in the older one. */
export function refusalDifferences(
  refusal: NonNullable<RecordedAnswer['refusal']>,
  told: Told,
  isNew: boolean,
  names: Names,
): string[] {
  const json = (told.json ?? {}) as Record<string, unknown>;
  const code = isNew ? json['code'] : json['error_code'];
  const message = String(isNew ? json['message'] : json['msg']);
  const [start = ''] = refusal.message.split('…');
  const isCut = refusal.message.endsWith('…');
  const fits = isCut ? message.startsWith(start) : patternOf(refusal.message, names).test(message);
  const lacks = (json['weak_password'] as { reasons?: string[] } | undefined)?.reasons ?? [];
  const version = told.headers['x-supabase-api-version'] ?? '';
  return [
    ...(code === refusal.code ? [] : [`code: ${String(code)} for ${refusal.code}`]),
    ...(fits ? [] : [`message: ${message.slice(0, 120)}`]),
    ...(lacks.join() === refusal.lacks.join() ? [] : [`lacks: ${lacks.join()}`]),
    ...(version === (isNew ? '2024-01-01' : '') ? [] : [`version: ${version}`]),
    ...(isNew || json['code'] === told.status ? [] : [`code: ${String(json['code'])}`]),
  ];
}
