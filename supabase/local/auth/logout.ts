import type { ApiResponse } from '../http/message.ts';
import { type Call, signedIn } from './call.ts';
import { asAuth } from './context.ts';
import { invalid } from './refusal.ts';

const ended: Record<string, string> = {
  global: 'user_id = $1::text::uuid and $2::text is not null',
  local: 'user_id = $1::text::uuid and id::text = $2::text',
  others: 'user_id = $1::text::uuid and id::text <> $2::text',
};

/** `POST /logout`: ends all sessions of the user, this one, or all but this one. */
export async function logout(call: Call): Promise<ApiResponse> {
  const scope = call.request.query.get('scope') ?? 'global';
  await asAuth(call.context, 'write', async (session) => {
    const { user, sessionId } = await signedIn(call, session);
    const condition = Object.hasOwn(ended, scope) ? ended[scope] : undefined;
    if (condition === undefined) throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    await session.query(`delete from auth.sessions where ${condition}`, [user.id, sessionId]);
  });
  return { status: 204, headers: { vary: 'Origin' }, body: '' };
}
