import * as z from 'zod/mini';
import type { MemberMark } from '../../src/domain/contract/staff.ts';
import type { Connection } from './connection.ts';
import { dataOf, StaffError, staffErrorOf } from './staff-error.ts';

const memberRow = z.object({
  user_id: z.uuid(),
  name: z.string(),
  role: z.string(),
  is_auditor: z.boolean(),
  handles_accommodations: z.boolean(),
});

/** What the database says of a member of staff. */
export type MemberRow = z.infer<typeof memberRow>;

/** A member of staff; `hasAccepted` once the invitation was followed. */
export type Member = MemberRow & { email: string; hasAccepted: boolean };

const pageSize = 200;

/** The members by name. */
export async function fetchMembers(connection: Connection): Promise<Member[]> {
  const asked = connection.client.from('staff_members').select(Object.keys(memberRow.shape).join(', '));
  const rows = await dataOf(connection, asked.order('name').order('user_id').retry(false));
  const accounts = await fetchAccounts(connection);
  const unknown = { email: '', hasAccepted: false };
  return z
    .array(memberRow)
    .parse(rows)
    .map((row) => Object.assign(row, accounts.get(row.user_id) ?? unknown));
}

async function fetchAccounts(connection: Connection) {
  const all = new Map<string, Pick<Member, 'email' | 'hasAccepted'>>();
  for (let page = 1; ; page++) {
    const asked = connection.client.auth.admin.listUsers({ page, perPage: pageSize });
    const { users } = await dataOf(connection, asked);
    for (const { id, email = '', email_confirmed_at: confirmed } of users) {
      all.set(id, { email, hasAccepted: confirmed !== undefined });
    }
    if (users.length < pageSize) return all;
  }
}

/** What a link is for, and its secret. */
export type Invitation = { userId: string; type: 'invite' | 'recovery'; tokenHash: string };

/** Invites an address; one that has an account gets a link for a new password instead. */
export async function inviteMember(connection: Connection, email: string, name: string): Promise<Invitation> {
  const { admin } = connection.client.auth;
  const invited = await admin.generateLink({ type: 'invite', email, options: { data: { full_name: name } } });
  const hasAccount = invited.error?.code === 'email_exists';
  const answer = hasAccount ? await admin.generateLink({ type: 'recovery', email }) : invited;
  if (answer.error !== null) throw staffErrorOf(answer.error, connection.url);
  const { user, properties } = answer.data;
  return { userId: user.id, type: hasAccount ? 'recovery' : 'invite', tokenHash: properties.hashed_token };
}

/** Makes an account a member, or changes what the member may do. */
export async function writeMember(connection: Connection, row: MemberRow): Promise<void> {
  await dataOf(connection, connection.client.from('staff_members').upsert(row, { onConflict: 'user_id' }));
}

/** Says which marks a member has. */
export async function setMarks(
  connection: Connection,
  { user_id: id }: Member,
  marks: Pick<MemberRow, MemberMark>,
): Promise<void> {
  await dataOf(connection, connection.client.from('staff_members').update(marks).eq('user_id', id));
}

/** Ends a membership first and then removes the account, so that a cut in between leaves nobody with access. */
export async function deleteMember(connection: Connection, { user_id: id }: Member): Promise<void> {
  await dataOf(connection, connection.client.from('staff_members').delete().eq('user_id', id));
  await dataOf(connection, connection.client.auth.admin.deleteUser(id));
}

/** Takes every second factor of a member away, and ends the sessions: whoever has the phone may be signed in on it. Leaves a trace once it is done. */
export async function removeSecondFactor(connection: Connection, { user_id: id }: Member): Promise<void> {
  const { client } = connection;
  const act = { act: 'reset_second_factor', member: id };
  const { act_id } = await dataOf(connection, client.rpc('begin_member_act', act));
  const { mfa } = client.auth.admin;
  const { factors } = await dataOf(connection, mfa.listFactors({ userId: id }));
  for (const factor of factors) await dataOf(connection, mfa.deleteFactor({ id: factor.id, userId: id }));
  await dataOf(connection, client.rpc('finish_member_act', { act_id }));
}

/** Says whether members see nothing before they gave a code. */
export async function setSecondFactor(connection: Connection, isRequired: boolean): Promise<void> {
  const settings = connection.client.from('staff_settings').update({ second_factor: isRequired });
  const data = await dataOf(connection, settings.eq('is_only', true).select('second_factor'));
  if (data.length !== 1)
    throw new StaffError('The backend has no settings for staff; apply the latest migrations to it.');
}
