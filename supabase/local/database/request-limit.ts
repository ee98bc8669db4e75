import { isIPv4 } from 'node:net';
import { becomeCaller, type Caller, type Engine, type RequestFacts, type Counting } from './engine.ts';

/** What the database counts (private.request_log). */
export type RequestKind = 'application' | 'upload' | 'link' | 'accommodation';

const serviceCaller: Caller = { role: 'service_role', claims: { role: 'service_role' } };

/**
 * Counts a writing request against the limits on networks, in a transaction of its own: it counts whatever becomes of
 * it. `service_role` is exempt.
 *
 * @returns what the database is told of it in the transactions that follow.
 * @throws the database's refusal when the caller's network is over the limit.
 */
export async function consumeRateLimit(
  engine: Engine,
  caller: Caller,
  facts: RequestFacts,
  kind: RequestKind,
): Promise<Counting> {
  if (caller.role === 'service_role') return 'exempt';
  const isLocal = isLoopback(facts.headers['x-forwarded-for'] ?? '');
  await engine.transaction('write', async (session) => {
    await becomeCaller(session, serviceCaller, facts);
    await session.query('select private.count_request($1::text, $2::text::boolean)', [kind, String(isLocal)]);
  });
  return 'counted';
}

/** Whether an address, as Node gives a socket's, is this machine's own. */
function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}
