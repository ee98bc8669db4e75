import type { SupabaseClient } from '@supabase/supabase-js';
import { withoutKeyAsToken } from '../../../src/domain/backend-key.ts';
import { callWithRetry } from '../../../src/domain/contract/retry-call.ts';

/**
 * Everyone who can send a request: the public, somebody signed in who is no member of staff, a member who has yet to give
 * the code of the second factor, members by role, a reader with the auditor's mark, a reader who handles accommodations, the
 * server itself.
 */
export const roles = [
  'anon',
  'authenticated',
  'member at aal1',
  'reader',
  'staff',
  'admin',
  'auditor',
  'handler',
  'service_role',
] as const;
export type Role = (typeof roles)[number];

/** What a role has in hand: its token and a client that uses it. `userId` is '' for who has no account. */
export type Actor = { role: Role; userId: string; token: string; client: SupabaseClient };

/** A row as the form sends it. */
export type SentApplication = {
  full_name: string;
  email: string;
  phone: string;
  resume_url: string;
  [column: string]: unknown;
};

/** Somebody else's application with its resume, which the attempts go after; `secret` is that of its link. */
export type Victim = {
  id: string;
  application: SentApplication & { submission_key: string };
  resumeName: string;
  secret: string;
};

/** A project under attack, and who attacks. */
export type Target = {
  url: string;
  anonKey: string;
  /** Nobody may be harmed and nothing may stay there: it is not a backend of a test. */
  isLive: boolean;
  actor: Actor;
  victim: Victim;
  /** A victim that may be destroyed. On a live project it is the only one. */
  newVictim(): Promise<Victim>;
  /** A row of nobody yet. On a live project it breaks a rule and is never stored: only whether it may be tried is asked. */
  newApplication(): SentApplication;
  /** The id of an account that is no member. On a live project there is no such account. */
  newAccount(): Promise<string>;
};

/** One thing to try, and what each role must get. */
export type Attempt<Needs = Target> = {
  name: string;
  run(target: Needs): Promise<string>;
  /** For anon, somebody signed in, members, service_role. */
  expected: readonly [anon: string, signedIn: string, member: string, service: string];
  /**
   * Roles that get something else than their kind; a member without a code is like somebody signed in, an auditor and a handler
   * of accommodations like a reader.
   */
  apart?: Partial<Record<Role, string>>;
  /** How an answer may begin on a live project as well: the refusal of its own Storage. */
  orLive?: string;
  /** The embedded backend has no such request: it refuses it by name (501), whoever asks. */
  onlyHosted?: true;
  /** Not tried there as a member of staff: it would leave a row in the audit, or the role makes no difference. */
  onlyAnonymous?: true;
  /** What to do in a project where it succeeds; without it the repair of its group is shown. */
  repair?: string;
};

/** What a role must get. */
export function expectedFor({ expected, apart }: Attempt<never>, role: Role): string {
  const [anon, signedIn, member, service] = expected;
  const usual: Record<Role, string> = {
    anon,
    authenticated: signedIn,
    'member at aal1': signedIn,
    reader: member,
    staff: member,
    admin: member,
    auditor: apart?.reader ?? member,
    handler: apart?.reader ?? member,
    service_role: service,
  };
  return apart?.[role] ?? usual[role];
}

/** The same outcome for everybody. */
export function forAll(outcome: string): Attempt['expected'] {
  return [outcome, outcome, outcome, outcome];
}

/** What PostgREST answers where a right is missing: 401 to the public, 403 to anybody signed in. */
export const anonRefused = 'refused (401 42501)';
export const signedInRefused = 'refused (403 42501)';

/** Refused to everybody but the server itself, in one way. */
export const forServer = (refused: string, outcome: string) => [refused, refused, refused, outcome] as const;

/** Refused to everybody but the server itself, by the rights on a table. */
export const forService = (outcome: string) =>
  [anonRefused, signedInRefused, signedInRefused, outcome] as const;

/** Functions for staff: strangers and the server itself may not call them. */
export const forStaff = (outcome: string) =>
  [anonRefused, signedInRefused, outcome, signedInRefused] as const;

/** Functions for those members who change applications. */
export const forWriters = (outcome: string) => ({
  expected: forStaff(outcome),
  apart: { reader: signedInRefused },
});

/** What each role must get, and what else belongs to the row. */
export type Expected = Attempt['expected'] | Omit<Attempt, 'name' | 'run'>;

/** One row of the table: what is tried, what each role must get, and how it is tried. */
export function attempt<Needs = Target>(
  name: string,
  expected: Expected,
  run: Attempt<Needs>['run'],
): Attempt<Needs> {
  return { name, run, ...('expected' in expected ? expected : { expected }) };
}

/** Rows for which the roles must get the same, by their names. */
type Rows<Row> = Readonly<Record<string, Row>>;

function rowsOf<Row>(expected: Expected, rows: Rows<Row>, run: (row: Row) => Attempt['run']): Attempt[] {
  return Object.entries(rows).map(([name, row]) => attempt(name, expected, run(row)));
}

/** Queries, told by an outcome such as `rowsOutcome`. */
const asking =
  (outcomeOf: (answer: RestAnswer) => string) =>
  (expected: Expected, rows: Rows<(target: Target) => PromiseLike<RestAnswer>>) =>
    rowsOf(expected, rows, (query) => async (target) => outcomeOf(await query(target)));

/** Tries to see rows. */
export const reading = asking(rowsOutcome);
/** Tries to do something of which only a refusal tells. */
export const doing = asking(restOutcome);
/** Tries to change rows, which are read back. */
export const changing = asking(changeOutcome);
/** Tries to delete rows, which are read back. */
export const deleting = asking((answer) => changeOutcome(answer, 'deleted'));

/** The same for Storage. */
export const storing = (
  expected: Expected,
  rows: Rows<(target: Target) => Promise<{ error: unknown }>>,
): Attempt[] => rowsOf(expected, rows, (ask) => async (target) => storageOutcome((await ask(target)).error));

/** Calls a function of the database, again where the first call only leaves its trace. */
export const callFunction = ({ client }: Pick<Actor, 'client'>, name: string, named: object = {}) =>
  callWithRetry(() => client.rpc(name, named));

/** A function of the database, its arguments, and what its answer comes to: 'done' without more. */
type Call = readonly [fn: string, named?: (target: Target) => object, outcome?: (data: unknown) => string];

/** Tries to call functions of the database. */
export const calling = (expected: Expected, rows: Rows<Call>): Attempt[] =>
  rowsOf(expected, rows, ([fn, named, outcome]) => async (target) => {
    const answer = await callFunction(target.actor, fn, named?.(target));
    return restOutcome(answer, outcome?.(answer.data));
  });

/** Sends a request as the actor; `path` begins below the project's address. */
export function send(
  { url, anonKey, actor }: Target,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { apikey: anonKey, authorization: `Bearer ${actor.token}`, ...init.headers };
  return withoutKeyAsToken()(`${url}${path}`, { ...init, headers });
}

/** A JSON body. */
export const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

type RestAnswer = {
  error: { code?: string | undefined; message?: string } | null;
  status: number;
  data?: unknown;
};

/** A limit refuses whoever comes next: it says nothing of a right. */
export function limitReached(words: string): string {
  return `limit reached: ${words.slice(0, 100)}`;
}

/** 'refused (401 42501)' or `otherwise`. */
export function restOutcome({ error, status }: RestAnswer, otherwise = 'done'): string {
  if (error === null) return otherwise;
  return status === 429 ? limitReached(error.message ?? '') : `refused (${status} ${error.code ?? ''})`;
}

/** Whether an answer showed rows. */
export function rowsOutcome(answer: RestAnswer): string {
  const isEmpty = answer.data === null || (Array.isArray(answer.data) && answer.data.length === 0);
  return restOutcome(answer, isEmpty ? 'nothing' : 'sees it');
}

/** Whether the rows that an answer reads back say that something was changed, or deleted. */
export function changeOutcome(answer: RestAnswer, change: 'changed' | 'deleted' = 'changed'): string {
  const isDone = Array.isArray(answer.data) && answer.data.length > 0;
  const done = change === 'changed' ? 'done' : change;
  return restOutcome(answer, isDone ? done : `nothing ${change}`);
}

/** 'refused (403 AccessDenied)' or `otherwise`, from Storage's own fields. */
export function storageOutcome(error: unknown, otherwise = 'done'): string {
  if (error === null) return otherwise;
  const { statusCode, status, code, error: name, message } = error as Record<string, string | undefined>;
  // Storage passes the database's own words on.
  if (message?.startsWith('Too many') === true) return limitReached(message);
  return `refused (${statusCode ?? status} ${code ?? name ?? ''})`;
}

const refusal = /^refused \((\d{3}) (\w*)\)$/;
const stateOfSql = /^[0-9A-Z]{5}$/;

/**
 * Whether a live project's answer is as safe as the expected one. A hosted project refuses with numbers and codes of other
 * versions; it may show nothing where a test's backend refuses to read, and refuse where that shows nothing.
 */
export function isSafe(attempt: Attempt<never>, role: Role, outcome: string): boolean {
  const expected = expectedFor(attempt, role);
  if (outcome === expected || (attempt.onlyHosted && outcome.startsWith('refused (501 '))) return true;
  if (attempt.orLive !== undefined && outcome.startsWith(attempt.orLive)) return true;
  const wanted = refusal.exec(expected);
  if (outcome === 'nothing' || outcome === '0') return wanted !== null;
  if (outcome === 'own row only') return expected.startsWith('sees');
  const [, status = '', code = ''] = refusal.exec(outcome) ?? [];
  if (!status.startsWith('4')) return false;
  // 23…: the row broke a rule, so the attempt itself was allowed.
  const breaksRule = code.startsWith('23');
  if (wanted === null) return /^(?:nothing|0)/.test(expected) !== breaksRule;
  const [, wantedStatus = '', wantedCode = ''] = wanted;
  if (stateOfSql.test(wantedCode)) return code === wantedCode;
  return kindOf(status) === kindOf(wantedStatus);
}

/** "No", said as a missing right, a missing thing or a malformed request; other statuses are reasons of their own. */
function kindOf(status: string): string {
  return ['400', '401', '403', '404', '406'].includes(status) ? 'no' : status;
}
