import { readBackendConfig } from '~/config/env.ts';
import { requestTimeoutMs } from '~/config/timing.ts';
import { timeLimit } from './time-limit.ts';

/**
 * Asks the backend to mail the status link to the address of the application (supabase/functions/application-mail). Without it the
 * page still shows the link. Never rejects.
 * @param send the `fetch` to use.
 * @returns whether it was sent. A project without that function, or without a mail sender, is no error.
 */
export async function requestLinkMail(secret: string, send: typeof fetch = fetch): Promise<boolean> {
  const { status, answer } = await ask(post({ secret }), send);
  if (status !== 200 && status !== 404 && status !== null) {
    console.error(`The link was not mailed (status ${status}).`);
  }
  return status === 200 && answer.sent === true;
}

/**
 * Asks, before a page offers it, whether this site mails links. Never rejects.
 * @param send the `fetch` to use.
 * @returns true also where nothing is known, as nothing answers.
 */
export async function mailsLinks(send: typeof fetch = fetch): Promise<boolean> {
  return mayBeSent(await ask({ method: 'GET' }, send));
}

function mayBeSent({ status, answer }: Awaited<ReturnType<typeof ask>>): boolean {
  return status !== null && status !== 404 && answer.hasSender !== false;
}

/** What became of asking for lost links. `no-sender`: this site sends no mail. */
export type LostLinkAnswer = 'asked' | 'limited' | 'no-sender' | 'no-answer';

/**
 * Asks for new links to the applications of an address, by mail to it. The answer does not depend on the address. Never rejects.
 * @param send the `fetch` to use.
 */
export async function requestLostLinks(address: string, send: typeof fetch = fetch): Promise<LostLinkAnswer> {
  const { status, answer } = await ask(post({ address }), send);
  if (!mayBeSent({ status, answer })) return 'no-sender';
  if (status === 429) return 'limited';
  return status === 200 && answer.asked === true ? 'asked' : 'no-answer';
}

type Answer = { sent?: unknown; asked?: unknown; hasSender?: unknown };

function post(body: Readonly<Record<string, string>>): RequestInit {
  // The page leads on to the careers by then.
  return { method: 'POST', body: JSON.stringify(body), keepalive: true };
}

/** `status` is null without a backend, and 0 when nothing came back. */
async function ask(
  init: RequestInit,
  send: typeof fetch,
): Promise<{ status: number | null; answer: Answer }> {
  const backend = readBackendConfig(import.meta.env);
  if (backend === null) return { status: null, answer: {} };
  try {
    const response = await send(new URL('/functions/v1/application-mail', backend.url), {
      ...init,
      headers: { apikey: backend.anonKey, 'Content-Type': 'application/json' },
      signal: timeLimit(requestTimeoutMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    return { status: response.status, answer: typeof answer === 'object' && answer !== null ? answer : {} };
  } catch {
    return { status: 0, answer: {} };
  }
}
