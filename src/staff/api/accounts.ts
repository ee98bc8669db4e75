import * as z from 'zod/mini';
import { memberAccounts, type MemberAccount } from '~/api/answers/members.ts';
import type { AccountAction, AccountAnswer, MemberMark } from '~/domain/contract/staff.ts';
import { callFunction, changeOne } from './call.ts';
import { staffClient } from './client.ts';
import { type Result, catchFailure, ok, toFailure } from './result.ts';
import type { Member } from '~/api/answers/members.ts';

/** The members with what is known of their accounts; only admins may. */
export function readMemberAccounts(): Promise<Result<MemberAccount[]>> {
  return callFunction('list_member_accounts', {}, memberAccounts);
}

/** Changes what a member may do; only admins may. */
export function changeMember(id: string, change: Pick<Member, 'role' | MemberMark>): Promise<Result<null>> {
  return changeOne('change_member', { member: id, ...change });
}

const accountAnswer: z.ZodMiniType<AccountAnswer> = z.object({
  mail: z.enum(['none', 'off', 'refused', 'sent']),
  link: z.nullable(z.object({ type: z.enum(['invite', 'recovery']), tokenHash: z.string() })),
  account: z.enum(['none', 'removed', 'not_deleted']),
});

/** Invites somebody, makes a link, resets a second factor or removes a member, by the edge function; only admins may. */
export function changeAccount(action: AccountAction): Promise<Result<AccountAnswer>> {
  return invoke({ method: 'POST', body: action }, accountAnswer);
}

/** Whether the backend sends mail to members. Without the edge function it sends none. */
export async function readMailSetting(): Promise<Result<boolean>> {
  const answer = await invoke({ method: 'GET' }, z.object({ mail: z.boolean() }));
  if (answer.kind === 'refused') return ok(false);
  return answer.kind === 'ok' ? ok(answer.value.mail) : answer;
}

/** Asks for a mail with a link for a new password. The answer is the same for every address. */
export function askForPassword(address: string): Promise<Result<unknown>> {
  return invoke({ method: 'POST', body: { action: 'forgot', address } }, z.unknown());
}

type Asked = { method: 'GET' } | { method: 'POST'; body: object };

function invoke<Value>(asked: Asked, schema: z.ZodMiniType<Value>): Promise<Result<Value>> {
  return catchFailure(async () => {
    const { data, error } = await staffClient().functions.invoke('staff-accounts', asked);
    if (error === null) return ok(schema.parse(data));
    const { context }: { context?: unknown } = error;
    if (!(context instanceof Response)) return { kind: 'no-answer' };
    return toFailure(await context.json().catch(() => ({})), context.status);
  });
}
