import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AccountAction, AccountAnswer, MemberRole } from '../../src/domain/contract/staff.ts';
import { openSender } from '../../supabase/functions/application-mail/settings.ts';
import { answerAccountRequest } from '../../supabase/functions/staff-accounts/answer.ts';
import type { AccountSettings } from '../../supabase/functions/staff-accounts/settings.ts';
import type { SendMail } from '../../supabase/functions/application-mail/send-mail.ts';
import { textOf } from '../support/mail-sink.ts';
import { codeOf } from '../support/staff.ts';
import { clientWith, setLimit, tokenOf } from './support/fixture.ts';
import { useMailSink } from './support/mail.ts';
import { onEachEngine, useBackend } from './support/use-backend.ts';
import { createAccount } from './support/victim.ts';

/* The edge function `staff-accounts` and what it asks the database, through the embedded backend's own Auth. */

const password = 'Correct-Horse-9';
const staffUrl = 'https://staff.company.example/in';

const testBackend = useBackend();
const sink = useMailSink();
const logged: string[] = [];
/** Work that the function leaves for after its answer. */
const left: (() => Promise<void>)[] = [];
afterEach(() => {
  logged.length = 0;
  left.length = 0;
});

const service = () =>
  createClient(testBackend.url, testBackend.keys.serviceRoleKey, { auth: { persistSession: false } });
const visitor = () =>
  createClient(testBackend.url, testBackend.keys.anonKey, { auth: { persistSession: false } });

type Signed = { id: string; email: string; token: string; client: ReturnType<typeof visitor> };

/** A member who has signed in, with a second factor. */
async function member(role: MemberRole, name = 'Bea Example'): Promise<Signed> {
  const email = `${randomUUID()}@company.example`;
  const made = await service().auth.admin.createUser({ email, password, email_confirm: true });
  const id = made.data.user?.id ?? '';
  await service().from('staff_members').insert({ user_id: id, name, role });
  const client = visitor();
  await client.auth.signInWithPassword({ email, password });
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const factorId = data?.id ?? '';
  const given = await client.auth.mfa.challengeAndVerify({
    factorId,
    code: codeOf(data?.totp.secret ?? ''),
  });
  return { id, email, token: given.data?.access_token ?? '', client };
}

const log = (message: string) => void logged.push(message);
const settings = (): AccountSettings => ({
  backendUrl: testBackend.url,
  secretKeys: [testBackend.keys.serviceRoleKey],
  staffUrl,
});

function ask(
  body: unknown,
  token = testBackend.keys.anonKey,
  send: SendMail | null = null,
  changes: object = {},
  from = '192.0.2.1',
): Promise<Response> {
  const request = new Request(`${testBackend.url}/functions/v1/staff-accounts`, {
    method: 'POST',
    headers: {
      apikey: testBackend.keys.anonKey,
      authorization: `Bearer ${token}`,
      'x-forwarded-for': from,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answerAccountRequest(request, { ...settings(), ...changes }, send, (work) => left.push(work), log);
}

const byMail = () => openSender({ kind: 'smtp', url: sink.url, from: 'Staff <staff@company.example>' });

/** What an action of an admin came to. */
async function changeAccount(admin: Signed, wanted: AccountAction, send: SendMail | null = null) {
  const response = await ask(wanted, admin.token, send);
  const body = (await response.json()) as AccountAnswer & { hint?: string };
  return { status: response.status, ...body };
}

const invitation = (address: string): AccountAction => ({
  action: 'invite',
  name: '\u2067Ines Example\u2069',
  address,
  role: 'staff',
  marks: ['is_auditor'],
});

/** Redeems a link as the staff app does. */
async function follow(link: AccountAnswer['link']) {
  const page = visitor();
  const entered = await page.auth.verifyOtp({
    type: link?.type ?? 'invite',
    token_hash: link?.tokenHash ?? '',
  });
  return { page, error: entered.error };
}

const traces = async (actor: string) =>
  (
    await testBackend.owner(
      `select action, details from public.staff_audit where actor = '${actor}' order by id`,
    )
  ).map(({ action, details }) => ({ action, details }));

describe('what an admin does with accounts', () => {
  let admin: Signed;
  beforeAll(async () => {
    admin = await member('admin', 'Ada Admin');
  });

  it('invites: a member with role and mark, a link that opens once, and both in the audit', async () => {
    const address = `${randomUUID()}@company.example`;
    const done = await changeAccount(admin, invitation(` \u202A${address.toUpperCase()}\u202C `));
    expect(done).toMatchObject({ status: 200, mail: 'off', link: { type: 'invite' } });
    const listed = (await admin.client.rpc('list_member_accounts')).data as Record<string, unknown>[];
    expect(listed.find(({ email }) => email === address)).toMatchObject({
      name: 'Ines Example',
      role: 'staff',
      is_auditor: true,
      has_entered: false,
      has_second_factor: false,
      last_sign_in_at: null,
    });
    expect(await traces(admin.id)).toMatchObject([
      { action: 'member_added', details: { name: 'Ines Example', role: 'staff', is_auditor: true } },
      { action: 'link_made', details: { purpose: 'invite' } },
    ]);
    expect(await changeAccount(admin, invitation(address))).toMatchObject({
      status: 409,
      hint: 'already_member',
    });
    // The invitation again: it ends the one before.
    const { user_id: invited } = listed.find(({ email }) => email === address) ?? {};
    const repeated = await changeAccount(admin, { action: 'link', member: String(invited) });
    expect(repeated.link?.type).toBe('invite');
    expect((await follow(done.link)).error?.code).toBe('otp_expired');
    const { page } = await follow(repeated.link);
    await page.auth.updateUser({ password });
    expect((await follow(repeated.link)).error?.code).toBe('otp_expired');
    const { link } = await changeAccount(admin, { action: 'link', member: String(invited) });
    expect(link?.type).toBe('recovery');
  });

  it.each([
    'applicant',
    'DATABASE',
    'service_role',
    'Command line',
    'Mail',
    'mail sender',
    'Sign-in page, asked',
  ])('calls nobody %s, as the audit log calls a program', async (name) => {
    const address = `${randomUUID()}@company.example`;
    expect(await changeAccount(admin, { ...invitation(address), name } as AccountAction)).toMatchObject({
      ...{ status: 400, code: 'reserved_name' },
    });
    const row = { user_id: await createAccount(testBackend), name: ` ${name}`, role: 'reader' };
    expect((await admin.client.from('staff_members').insert(row)).error?.code).toBe('23514');
  });

  it('mails the link where a sender is set, and shows it where that takes nothing', async () => {
    const address = `${randomUUID()}@company.example`;
    expect(await changeAccount(admin, invitation(address), byMail())).toMatchObject({
      mail: 'sent',
      link: null,
    });
    expect(sink.mails.map(({ to }) => to)).toEqual([[address]]);
    expect(textOf(sink.mails[0]?.raw ?? '')).toContain(`${staffUrl}#type=invite&token_hash=`);
    sink.isBroken = true;
    const other = await changeAccount(admin, invitation(`${randomUUID()}@company.example`), byMail());
    expect(other).toMatchObject({ mail: 'refused', link: { type: 'invite' } });
    expect(logged.join()).not.toContain('@');
    expect((await follow(other.link)).error).toBeNull();
  });

  it('uses the account that an address has already, behind its own second factor', async () => {
    const former = await member('staff');
    await service().from('staff_members').delete().eq('user_id', former.id);
    const { link } = await changeAccount(admin, invitation(former.email));
    expect(link?.type).toBe('recovery');
    const { page } = await follow(link);
    expect((await page.auth.updateUser({ password: 'Other-Horse-99' })).error?.code).toBe('insufficient_aal');
  });

  it('resets a second factor: it is gone, and so is every session', async () => {
    const other = await member('staff');
    expect((await other.client.rpc('list_applications')).error).toBeNull();
    expect(await changeAccount(admin, { action: 'reset_second_factor', member: other.id })).toMatchObject({
      status: 200,
    });
    expect((await other.client.auth.getUser()).error).not.toBeNull();
    const late = clientWith(testBackend, other.token);
    expect((await late.rpc('list_applications')).error?.code).toBe('42501');
    const retry = visitor();
    const { data } = await retry.auth.signInWithPassword({ email: other.email, password });
    expect(data.user?.factors ?? []).toEqual([]);
    expect((await retry.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    expect((await traces(admin.id)).at(-1)).toEqual({
      action: 'second_factor_reset',
      details: { user_id: other.id },
    });
  });

  it('removes a member: session, membership and account go at once', async () => {
    const other = await member('admin');
    expect(await changeAccount(admin, { action: 'remove', member: other.id })).toMatchObject({ status: 200 });
    expect((await clientWith(testBackend, other.token).rpc('list_applications')).error?.code).toBe('42501');
    expect((await other.client.auth.getUser()).error?.code).toBe('user_not_found');
    expect((await traces(admin.id)).at(-1)).toMatchObject({ action: 'member_removed' });
    expect(await changeAccount(admin, { action: 'remove', member: other.id })).toMatchObject({
      status: 404,
      hint: 'no_such_member',
    });
  });

  it('does nothing to the own account', async () => {
    for (const each of ['link', 'reset_second_factor', 'remove'] as const)
      expect(await changeAccount(admin, { action: each, member: admin.id })).toMatchObject({
        status: 409,
        hint: 'not_yourself',
      });
    const adminRow = { member: admin.id, role: 'admin', is_auditor: false, handles_accommodations: false };
    const change = async (changes: object) =>
      (await admin.client.rpc('change_member', { ...adminRow, ...changes })).error?.hint;
    expect(await change({ role: 'staff' })).toBe('not_yourself');
    expect(await change({ is_auditor: true })).toBe('not_yourself');
    expect(await change({ handles_accommodations: true })).toBe('not_yourself');
    const table = admin.client.from('staff_members');
    expect((await table.update({ user_id: randomUUID() }).eq('user_id', admin.id)).error?.code).toBe('42501');
    const other = await member('reader');
    expect(
      (await admin.client.rpc('change_member', { ...adminRow, member: other.id, is_auditor: true })).data,
    ).toEqual({ changed: 1 });
  });

  it('is stopped after so many acts in an hour', async () => {
    await setLimit(testBackend, 'member_actions_per_admin_per_hour', 1);
    const [busy, other] = [await member('admin'), await member('reader')];
    expect(await changeAccount(busy, { action: 'link', member: other.id })).toMatchObject({ status: 200 });
    const refused = await changeAccount(busy, { action: 'remove', member: other.id });
    expect(refused).toMatchObject({ status: 429, hint: 'rate_limited_member' });
    await setLimit(testBackend, 'member_actions_per_admin_per_hour', 1_000_000);
  });

  it('tells the audit of nothing that Auth has not done, and an admin that an account is left', async () => {
    const other = await member('staff');
    const before = (await traces(admin.id)).length;
    const originalFetch = fetch;
    // Accounts cannot be changed; the database answers as ever.
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
      url.pathname.startsWith('/auth/v1/admin/')
        ? Promise.resolve(Response.json({ code: 'unexpected_failure' }, { status: 500 }))
        : originalFetch(url, init),
    );
    const invited = await changeAccount(admin, invitation(`${randomUUID()}@company.example`));
    const link = await changeAccount(admin, { action: 'link', member: other.id });
    const reset = await changeAccount(admin, { action: 'reset_second_factor', member: other.id });
    await ask({ action: 'forgot', address: other.email }, undefined, byMail());
    for (const work of left.splice(0)) await work();
    const removed = await changeAccount(admin, { action: 'remove', member: other.id });
    vi.unstubAllGlobals();
    expect([invited.status, link.status, reset.status]).toEqual([502, 502, 502]);
    expect(removed).toMatchObject({ status: 200, account: 'not_deleted' });
    expect((await traces(admin.id)).slice(before)).toMatchObject([{ action: 'member_removed' }]);
    const ofForgotten = `select from public.staff_audit where details ->> 'user_id' = '${other.id}' and action = 'link_made'`;
    expect(await testBackend.owner(ofForgotten)).toEqual([]);
    // Once more, as the page says: an account that was kept goes.
    await changeAccount(admin, invitation(other.email));
    const repeated = await changeAccount(admin, { action: 'remove', member: other.id });
    expect(repeated).toMatchObject({ status: 200, account: 'removed' });
  });

  it('invites an address once, however many admins do so at once, and the link that went out opens', async () => {
    const colleague = await member('admin');
    const former = await member('staff');
    await service().from('staff_members').delete().eq('user_id', former.id);
    for (const address of [
      former.email,
      ...Array.from({ length: 4 }, () => `${randomUUID()}@company.example`),
    ]) {
      const admins = [admin, colleague, admin, colleague];
      const outcomes = await Promise.all(
        admins.map((one) => changeAccount(one, invitation(address), byMail())),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      for (const { status, hint } of outcomes) if (status === 409) expect(hint).toBe('already_member');
      const mails = sink.mails.splice(0);
      expect(mails.map(({ to }) => to)).toEqual([[address]]);
      const sent = new URLSearchParams(/#(\S+)/.exec(textOf(mails[0]?.raw ?? ''))?.[1] ?? '');
      const type = sent.get('type') === 'invite' ? 'invite' : 'recovery';
      expect((await follow({ type, tokenHash: sent.get('token_hash') ?? '' })).error).toBeNull();
    }
  });

  it('says that accounts gave no answer, and the action may be tried again', async () => {
    const nobody = { backendUrl: 'http://127.0.0.1:9' };
    const answer = await ask({ action: 'link', member: randomUUID() }, undefined, null, nobody);
    expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'no_answer' }]);
  });
});

it('the last admin who has signed in stays, also for the secret key and of two who remove each other', async () => {
  // An account takes its membership along, whoever it is.
  await testBackend.owner('delete from auth.users');
  const [ada, ben] = [await member('admin'), await member('admin')];
  // An admin who was only invited is none who could stay alone, and may go.
  const invited = (await changeAccount(ada, invitation('only-invited@company.example'))).status;
  expect(invited).toBe(200);
  await testBackend.owner(
    `update public.staff_members set role = 'admin' where user_id in (select id from auth.users where email = 'only-invited@company.example')`,
  );
  const outcomes = await Promise.all([
    changeAccount(ada, { action: 'remove', member: ben.id }),
    changeAccount(ben, { action: 'remove', member: ada.id }),
  ]);
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  const stays = outcomes[0].status === 200 ? ada : ben;
  const members = service().from('staff_members');
  expect((await members.delete().eq('user_id', stays.id)).error?.hint).toBe('last_admin');
  expect((await members.update({ role: 'reader' }).eq('user_id', stays.id)).error?.hint).toBe('last_admin');
  const spare = await member('reader');
  await members.delete().eq('user_id', spare.id);
  const moved = await members.update({ user_id: spare.id }).eq('user_id', stays.id);
  expect(moved.error?.message).toBe('A membership keeps its account.');
  const left = await testBackend.owner(
    `select name from public.staff_members where role = 'admin' order by name`,
  );
  expect(left.map(({ name }) => name)).toEqual(['Bea Example', 'Ines Example']);
});

it('who is no admin learns nothing, whatever is asked', async () => {
  const other = await member('reader');
  const answers = new Map<string, number>();
  for (const role of ['anon', 'authenticated', 'member at aal1', 'reader', 'staff', 'auditor'] as const) {
    const token = await tokenOf(testBackend, role);
    for (const wanted of [
      invitation(other.email),
      invitation('nobody@company.example'),
      { action: 'link', member: other.id },
      { action: 'link', member: randomUUID() },
      { action: 'remove', member: other.id },
      { action: 'reset_second_factor', member: randomUUID() },
    ]) {
      const response = await ask(wanted, token);
      const body = (await response.json()) as { code: string; message: string };
      answers.set(`${body.code} ${body.message}`, response.status);
    }
  }
  // One answer for strangers, and one for who is signed in.
  const refused = expect.stringMatching(/^42501 /);
  expect([...answers]).toEqual([
    [refused, 401],
    [refused, 403],
  ]);
});

it.each([
  ['no JSON', '{'],
  ['another action', { action: 'promote', member: randomUUID() }],
  ['no id', { action: 'remove', member: '../users' }],
  ['two addresses', invitation('a@b.example,c@d.example')],
  ['another role', { ...invitation('a@b.example'), role: 'owner' }],
  ['a name with control characters', { ...invitation('a@b.example'), name: 'A\u0007' }],
  ['too much', { ...invitation('a@b.example'), name: 'x'.repeat(3_000) }],
  ['null', 'null'],
])('there is no such action: %s', async (_what, body) => {
  expect((await ask(body)).status).toBe(400);
});

describe('a forgotten password', () => {
  const forget = (address: string, send: SendMail | null = byMail()) =>
    ask({ action: 'forgot', address }, testBackend.keys.anonKey, send);
  /** Everything that the function does after its answer. */
  const finish = async () => {
    for (const work of left.splice(0)) await work();
  };
  /** As if links had waited for longer than they are kept from strangers. */
  const letLinksAge = () =>
    testBackend.owner(`update auth.one_time_tokens set created_at = created_at - interval '16 minutes'`);

  it('is answered alike for everybody before anything is looked up; a member gets a mail with a link', async () => {
    const { email } = await member('reader');
    const answers = await Promise.all([forget(email.toUpperCase()), forget('nobody@company.example')]);
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual([
      [202, '{}'],
      [202, '{}'],
    ]);
    expect(sink.mails).toEqual([]);
    await finish();
    expect(sink.mails.map(({ to }) => to)).toEqual([[email]]);
    const text = textOf(sink.mails[0]?.raw ?? '');
    const secret = new URLSearchParams(/#(\S+)/.exec(text)?.[1] ?? '');
    expect(secret.get('type')).toBe('recovery');
    expect((await follow({ type: 'recovery', tokenHash: secret.get('token_hash') ?? '' })).error).toBeNull();
    const [row] = await testBackend.owner(
      `select actor, actor_name, action from public.staff_audit order by id desc limit 1`,
    );
    expect(row).toMatchObject({ actor: null, actor_name: 'sign-in page', action: 'link_made' });
  });

  it('of somebody who never came in brings the invitation again', async () => {
    await testBackend.owner(`delete from private.request_log`);
    const admin = await member('admin');
    const address = `${randomUUID()}@company.example`;
    await changeAccount(admin, invitation(address));
    await letLinksAge();
    await forget(address);
    await finish();
    expect(textOf(sink.mails[0]?.raw ?? '')).toContain('#type=invite&token_hash=');
  });

  it('goes out so often for one address and one network, and not to who is no member any more', async () => {
    await testBackend.owner(`delete from private.request_log`);
    await setLimit(testBackend, 'password_mails_per_address_per_hour', 2);
    await setLimit(testBackend, 'password_mails_per_network_per_hour', 5);
    const [ada, ben, cleo] = [await member('reader'), await member('reader'), await member('reader')];
    await service().from('staff_members').delete().eq('user_id', cleo.id);
    for (const { email } of [ada, ada, ada, cleo, ben, ben]) {
      expect((await forget(email)).status).toBe(202);
      await finish();
      await letLinksAge();
    }
    expect(sink.mails.map(({ to }) => to)).toEqual([[ada.email], [ada.email], [ben.email]]);
    await setLimit(testBackend, 'password_mails_per_address_per_hour', 1_000_000);
    await setLimit(testBackend, 'password_mails_per_network_per_hour', 1_000_000);
  });

  it('counts for the network that the nearest proxy saw, whatever the caller claims', async () => {
    await testBackend.owner(`delete from private.request_log`);
    await setLimit(testBackend, 'password_mails_per_network_per_hour', 2);
    for (let count = 1; count <= 4; count += 1) {
      const { email } = await member('reader');
      await ask(
        { action: 'forgot', address: email },
        undefined,
        byMail(),
        {},
        `198.51.100.${count}, 192.0.2.7`,
      );
      await finish();
    }
    expect(sink.mails).toHaveLength(2);
    await setLimit(testBackend, 'password_mails_per_network_per_hour', 1_000_000);
  });

  it('leaves an invitation alone that is younger than 15 minutes, and ends an older one', async () => {
    await testBackend.owner(`delete from private.request_log`);
    const admin = await member('admin');
    const address = `${randomUUID()}@company.example`;
    const invite = async () => (await changeAccount(admin, invitation(address))).link;
    const link = await invite();
    await forget(address);
    await finish();
    expect(sink.mails).toEqual([]);
    await letLinksAge();
    await forget(address);
    await finish();
    expect(sink.mails).toHaveLength(1);
    expect((await follow(link)).error?.code).toBe('otp_expired');
  });

  it('brings nothing without a mail sender, as the page is told', async () => {
    const { email } = await member('reader');
    expect((await forget(email, null)).status).toBe(202);
    await finish();
    expect(sink.mails).toEqual([]);
    const reply = await fetch(`${testBackend.url}/functions/v1/staff-accounts`);
    expect([reply.status, await reply.json()]).toEqual([200, { mail: false }]);
  });
});

onEachEngine('whoever forgot the password', (each) => {
  it.each([
    ['recovery', 'recovery', 14, false],
    ['recovery', 'recovery', 16, true],
    ['recovery', 'confirmation', 1, true],
    ['invite', 'confirmation', 14, false],
    ['invite', 'confirmation', 16, true],
  ] as const)(
    'gets a link of the kind %s beside a %s of %i minutes: %s',
    async (purpose, kind, minutes, isGiven) => {
      const id = await createAccount(each);
      const entered = purpose === 'recovery' ? 'now()' : 'null';
      await each.owner(`update auth.users set email_confirmed_at = ${entered} where id = '${id}'`);
      await each.owner(`insert into public.staff_members (user_id, name) values ('${id}', 'Ada')`);
      await each.owner(`insert into auth.one_time_tokens (user_id, token_type, token_hash, created_at)
      values ('${id}', '${kind}', '${id}', now() - interval '${minutes} minutes')`);
      const address = `${id}@staff.example`;
      const { data } = await each.call('service_role', 'claim_password_mail', { address });
      expect(data).toEqual(isGiven ? { action_id: data?.action_id, email: address, purpose } : null);
    },
  );
});
