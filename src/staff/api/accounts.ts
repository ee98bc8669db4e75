import * as z from 'zod/mini';
import { memberAccounts, type MemberAccount } from '~/api/staff-answers.ts';
import type { AccountAct, AccountAnswer } from '~/domain/contract/staff.ts';
import type { Client } from '../../api/client.ts';
import { callFunction } from './applications.ts';
import { type Result, catchFailure, ok, toFailure } from './result.ts';

/** The members with what is known of their accounts; only admins may. */
export function readMemberAccounts(client: Client): Promise<Result<MemberAccount[]>> {
  return callFunction(client, 'list_member_accounts', {}, memberAccounts);
}

const accountAnswer: z.ZodMiniType<AccountAnswer> = z.object({
  mail: z.enum(['none', 'off', 'refused', 'sent']),
  link: z.nullable(z.object({ type: z.enum(['invite', 'recovery']), tokenHash: z.string() })),
});

/** Invites somebody, makes a link, resets a second factor or removes a member, by the edge function; only admins may. */
export function changeAccount(client: Client, act: AccountAct): Promise<Result<AccountAnswer>> {
  return invoke(client, { method: 'POST', body: act }, accountAnswer);
}

/** Whether the backend sends mail to members. Without the edge function it sends none. */
export async function readMailSetting(client: Client): Promise<Result<boolean>> {
  const answer = await invoke(client, { method: 'GET' }, z.object({ mail: z.boolean() }));
  if (answer.kind === 'refused') return ok(false);
  return answer.kind === 'ok' ? ok(answer.value.mail) : answer;
}

/** Asks for a mail with a link for a new password. The answer is the same for every address. */
export function askForPassword(client: Client, address: string): Promise<Result<unknown>> {
  return invoke(client, { method: 'POST', body: { act: 'forgot', address } }, z.unknown());
}

type Asked = { method: 'GET' } | { method: 'POST'; body: object };

function invoke<Value>(client: Client, asked: Asked, schema: z.ZodMiniType<Value>): Promise<Result<Value>> {
  return catchFailure(async () => {
    const { data, error } = await client.functions.invoke('staff-accounts', asked);
    if (error === null) return ok(schema.parse(data));
    const { context }: { context?: unknown } = error;
    if (!(context instanceof Response)) return { kind: 'no-answer' };
    return toFailure(await context.json().catch(() => ({})), context.status);
  });
}
