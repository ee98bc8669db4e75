import { tidyAddress, tidyLine } from '../../../src/domain/application/text.ts';
import {
  type AccountAction,
  type AccountAnswer,
  isProgramName,
  memberMarks,
  memberRoles,
  type SignInLinkType,
} from '../../../src/domain/contract/staff.ts';
import {
  answerCheck,
  asService,
  ask,
  callDatabase,
  type Caller,
  callerAddress,
  callerOf,
  corsHeaders,
  json,
  readJson,
} from '../_shared/project.ts';
import type { SendMail } from '../application-mail/send-mail.ts';
import { writeAccountMail } from './mail.ts';
import type { AccountSettings } from './settings.ts';

const largestBody = 2_000;
/** What the function's key must open: members, and their accounts. */
const used = ['rest/v1/staff_members?select=user_id&limit=1', 'auth/v1/admin/users?per_page=1'];

/** Work that goes on after the answer; the caller starts it and keeps the process alive for it. */
export type Later = (work: () => Promise<void>) => void;

type Parts = { settings: AccountSettings; send: SendMail | null; log: (message: string) => void };

/**
 * Answers the staff app. `GET`: whether mail is sent. `POST` with an action of an admin (AccountAction): the database judges it with the
 * caller's own token, and refuses everybody but admins with the same words, whatever they ask; then accounts are changed with the
 * secret key, and what is done is written down. `POST {"action": "forgot", "address": "…"}`, from anybody: a mail to that address if it is a
 * member's; the answer comes before anybody looks, so that it tells nothing.
 * @param send null where no mail sender is set: links are then in the answer, to be handed over.
 * @returns 200 AccountAnswer; 202 to who forgot the password; the database's refusal with its code and hint; 400 for another form
 *   of request; 502 when database or accounts gave no answer.
 */
export async function answerAccountRequest(
  request: Request,
  settings: AccountSettings,
  send: SendMail | null,
  later: Later,
  log: (message: string) => void = console.error,
): Promise<Response> {
  const parts = { settings, send, log };
  const headers = corsHeaders(settings.staffUrl, 'GET, POST');
  const answer = (status: number, body: object) => json(status, body, headers);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (request.method === 'GET') return answerCheck(request, settings, headers, { mail: send !== null }, used);
  const wanted = request.method === 'POST' ? await readAction(request) : null;
  if (wanted === null) return answer(400, { code: 'malformed', message: 'There is no such action.' });
  if (wanted.action === 'invite' && isProgramName(wanted.name)) {
    return answer(400, { code: 'reserved_name', message: 'The audit log calls a program by this name.' });
  }
  if (wanted.action === 'forgot') {
    const askedFrom = callerAddress(request);
    later(() => mailForgotten(parts, wanted.address, askedFrom));
    return answer(202, {});
  }
  try {
    return answer(200, await carryOut(parts, callerOf(request), wanted));
  } catch (error) {
    if (error instanceof Refused) return answer(error.status, error.body);
    log(`An action on an account was not done: ${reasonOf(error)}`);
    return answer(502, { code: 'no_answer', message: 'Database or accounts gave no answer.' });
  }
}

/** A refusal of the database, to be handed on as it is. */
class Refused extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super('refused');
    this.status = status;
    this.body = body;
  }
}

/** An action that the database allowed; `user_id` is null for somebody who has no account yet. */
type Begun = { action_id: string; user_id: string | null; email: string; purpose: SignInLinkType };

async function carryOut(parts: Parts, caller: Caller, wanted: AccountAction): Promise<AccountAnswer> {
  const { settings } = parts;
  const begun = await begin(settings, caller, wanted);
  const done: AccountAnswer = { mail: 'none', link: null, account: 'none' };
  switch (wanted.action) {
    case 'invite':
      await addMember(settings, caller, wanted, begun.user_id ?? (await makeAccount(settings, wanted)));
      return giveLink(parts, { ...begun, email: wanted.address });
    case 'link':
      return giveLink(parts, begun);
    case 'reset_second_factor':
      await removeFactors(settings, wanted.member);
      await finish(settings, begun);
      return done;
    case 'remove':
      return { ...done, account: await removeAccount(parts, wanted.member) };
  }
}

/** @throws Refused with the status and words of the database, which has written nothing then. */
async function begin({ backendUrl }: AccountSettings, caller: Caller, wanted: AccountAction): Promise<Begun> {
  const args = {
    action: wanted.action,
    ...('member' in wanted ? { member: wanted.member } : { address: wanted.address }),
  };
  const response = await ask(backendUrl, 'rest/v1/rpc/begin_member_action', caller, 'POST', args);
  const body = (await response.json().catch(() => ({}))) as Begun;
  if (response.ok) return body;
  if (response.status < 500) throw new Refused(response.status, body);
  throw new Error(`the database answered ${response.status}`);
}

/** Tells the audit what is done. */
async function finish(settings: AccountSettings, { action_id }: Pick<Begun, 'action_id'>): Promise<void> {
  await callDatabase(settings, 'finish_member_action', { action_id });
}

type Invitation = Extract<AccountAction, { action: 'invite' }>;

/** Another admin was faster. */
const alreadyMember = { message: 'Somebody with this address is a member already.', hint: 'already_member' };

/** An account without a membership opens nothing, and is used by the next try. @returns its id. */
async function makeAccount(settings: AccountSettings, { address }: Invitation): Promise<string> {
  const response = await askAuth(settings, 'admin/users', 'POST', { email: address });
  const { id, code, error_code }: Record<string, unknown> = { ...(await response.json().catch(() => ({}))) };
  if (response.ok) return String(id);
  const reason = error_code ?? code;
  if (reason === 'email_exists') throw new Refused(409, alreadyMember);
  if (reason === 'validation_failed') throw new Refused(400, { code: 'bad_address', message: 'No address.' });
  throw new Error(`Auth made no account (${response.status} ${reason})`);
}

/** With the caller's own token. A link is made after this: of two admins at once only one makes any, and no link ends the other's. */
async function addMember(
  { backendUrl }: AccountSettings,
  caller: Caller,
  { name, role, marks }: Invitation,
  userId: string,
): Promise<void> {
  const marked = Object.fromEntries(memberMarks.map((mark) => [mark, marks.includes(mark)]));
  const row = { user_id: userId, name, role, ...marked };
  const written = await ask(backendUrl, 'rest/v1/staff_members', caller, 'POST', row);
  if (written.ok) return;
  const body: object = (await written.json().catch(() => ({}))) as object;
  throw new Refused(written.status, written.status === 409 ? alreadyMember : body);
}

type Link = NonNullable<AccountAnswer['link']>;

/** Has Auth make a link, which ends those of its kind, and hands it on. */
async function giveLink(
  parts: Parts,
  begun: Pick<Begun, 'action_id' | 'email' | 'purpose'>,
): Promise<AccountAnswer> {
  const { email, purpose: type } = begun;
  const response = await askAuth(parts.settings, 'admin/generate_link', 'POST', { type, email });
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok)
    throw new Error(`Auth made no link (${response.status} ${body['error_code'] ?? body['code']})`);
  await finish(parts.settings, begun);
  return deliver(parts, email, { type, tokenHash: String(body['hashed_token']) });
}

/** By mail where that can be; else the link itself, so that nothing is lost when the mail sender fails. */
async function deliver({ settings, send, log }: Parts, email: string, link: Link): Promise<AccountAnswer> {
  if (send === null) return { mail: 'off', link, account: 'none' };
  try {
    await send(writeAccountMail(email, settings.staffUrl, link.type, link.tokenHash));
    return { mail: 'sent', link: null, account: 'none' };
  } catch (error) {
    log(`The mail sender refused a link (${reasonOf(error)}).`);
    return { mail: 'refused', link, account: 'none' };
  }
}

/** Takes away every second factor. Sessions that one had raised go with finish_member_action. */
async function removeFactors(settings: AccountSettings, userId: string): Promise<void> {
  const listed = await askAuth(settings, `admin/users/${userId}/factors`, 'GET');
  if (!listed.ok) throw new Error(`Auth listed no factors (${listed.status})`);
  for (const { id } of (await listed.json()) as { id: string }[]) {
    const removed = await askAuth(settings, `admin/users/${userId}/factors/${id}`, 'DELETE');
    // Gone by another admin's hand.
    if (!removed.ok && removed.status !== 404) throw new Error(`Auth kept a factor (${removed.status})`);
  }
}

/** The membership is gone by now, and with it every right: an account that Auth keeps opens nothing. */
async function removeAccount({ settings, log }: Parts, userId: string): Promise<AccountAnswer['account']> {
  const removed = await askAuth(settings, `admin/users/${userId}`, 'DELETE').catch(() => null);
  if (removed?.ok === true || removed?.status === 404) return 'removed';
  log(`The account ${userId} of a removed member was not deleted.`);
  return 'not_deleted';
}

async function mailForgotten(parts: Parts, email: string, askedFrom: string): Promise<void> {
  const { settings, send, log } = parts;
  if (send === null) return;
  try {
    type Claimed = Pick<Begun, 'action_id' | 'email' | 'purpose'> | null;
    const asked = { address: email, asked_from: askedFrom };
    const claimed = await callDatabase<Claimed>(settings, 'claim_password_mail', asked);
    if (claimed !== null) await giveLink(parts, claimed);
  } catch (error) {
    log(`A link for a new password was not mailed: ${reasonOf(error)}`);
  }
}

/** Messages of mail senders may hold the address: their code is enough. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address as Auth takes it; what is none, or would be two, is no action at all. */
const addressForm = /^[^\s@,;<>"]+@[^\s@,;<>".]+(?:\.[^\s@,;<>".]+)+$/;

type Wanted = AccountAction | { action: 'forgot'; address: string };

async function readAction(request: Request): Promise<Wanted | null> {
  const body = await readJson(request, largestBody);
  if (body === null) return null;
  const { action } = body;
  const address = tidyAddress(textOf(body['address'])).toLowerCase();
  const isAddress = address.length <= 254 && addressForm.test(address);
  if (action === 'forgot') return isAddress ? { action, address } : null;
  if (action === 'invite') return isAddress ? readInvitation(body, address) : null;
  const member = textOf(body['member']);
  if (!idForm.test(member)) return null;
  return action === 'link' || action === 'reset_second_factor' || action === 'remove'
    ? { action, member }
    : null;
}

function readInvitation(body: Record<string, unknown>, address: string): Invitation | null {
  const given = textOf(body['name']);
  const name = tidyLine(given);
  const role = memberRoles.find((each) => each === body['role']);
  const { marks } = body;
  if (name === '' || name.length > 120 || /\p{Cc}/u.test(given) || role === undefined) return null;
  if (!Array.isArray(marks)) return null;
  return { action: 'invite', name, address, role, marks: memberMarks.filter((mark) => marks.includes(mark)) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function askAuth(settings: AccountSettings, path: string, method: string, body?: object): Promise<Response> {
  return ask(settings.backendUrl, `auth/v1/${path}`, asService(settings), method, body);
}
