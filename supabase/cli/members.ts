import * as z from 'zod/mini';
import {
  type AccountAction,
  type AccountAnswer,
  type MemberMark,
  type MemberRole,
} from '../../src/domain/contract/staff.ts';
import { asService } from '../functions/_shared/project.ts';
import { answerAccountRequest } from '../functions/staff-accounts/answer.ts';
import type { Connection } from './connection.ts';
import { dataOf, staffErrorOf } from './staff-error.ts';

const memberAccount = z.object({ user_id: z.uuid(), email: z.string() });

/** A member of staff as far as a command needs to know. */
type Member = z.infer<typeof memberAccount>;

/** The member with an address. */
export async function findMember(connection: Connection, email: string): Promise<Member | undefined> {
  const members = await dataOf(connection, connection.client.rpc('list_member_accounts'));
  return z
    .array(memberAccount)
    .parse(members)
    .find((member) => member.email === email);
}

/**
 * Lets the edge function `staff-accounts`, in this process, do what it does for an admin in the staff app. It sends no mail: a link is in
 * the answer.
 * @throws StaffError with the reason when it is refused, or database or accounts give no answer.
 */
export async function changeAccount(
  { url, secretKey }: Connection,
  staffUrl: string,
  action: AccountAction,
): Promise<AccountAnswer> {
  const settings = { backendUrl: url, secretKeys: [secretKey], staffUrl } as const;
  const request = new Request(new URL('/functions/v1/staff-accounts', url), {
    method: 'POST',
    headers: asService(settings),
    body: JSON.stringify(action),
  });
  let logged = '';
  const log = (message: string) => void (logged = message);
  const response = await answerAccountRequest(request, settings, null, () => undefined, log);
  const answer: unknown = await response.json();
  if (response.ok) return answer as AccountAnswer;
  const { message } = answer as { message: string };
  throw staffErrorOf({ message: logged || message, status: response.status }, url);
}

/** Changes name, role or marks of a member. */
export async function changeMember(
  connection: Connection,
  { user_id: id }: Member,
  changes: { name: string; role: MemberRole } & Record<MemberMark, boolean>,
): Promise<void> {
  await dataOf(connection, connection.client.from('staff_members').update(changes).eq('user_id', id));
}
