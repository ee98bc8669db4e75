import { randomUUID } from 'node:crypto';
import { signToken } from '../../../supabase/local/http/keys.ts';
import { type Attempt, forAll, rowsOutcome, type Scene } from './attempt.ts';
import { claimsOf, clientWith } from './roles.ts';

/** Lists with a token that is not what it says. */
function listingWith(name: string, token: (scene: Scene) => Promise<string>, outcome: string): Attempt {
  return {
    name,
    run: async (scene) => {
      const client = clientWith(scene.stage, await token(scene));
      return rowsOutcome(await client.from('applications').select('id'), scene.victim);
    },
    expected: forAll(outcome),
  };
}

/** Listing with tokens that are forged, over, or say more than is so. */
export const tokenAttempts: readonly Attempt[] = [
  listingWith(
    'list with a token signed by somebody else',
    ({ actor }) => signToken('x'.repeat(48), claimsOf(actor.role), 600),
    'refused (401 PGRST301)',
  ),
  listingWith(
    'list with an expired token',
    ({ actor, stage }) => signToken(stage.keys.jwtSecret, claimsOf(actor.role), -60),
    'refused (401 PGRST303)',
  ),
  listingWith(
    'list with an unsigned token',
    async ({ actor }) => unsignedToken(claimsOf(actor.role)),
    'refused (401 PGRST301)',
  ),
  listingWith(
    'list as the database owner',
    ({ stage }) => signToken(stage.keys.jwtSecret, { role: 'postgres' }, 600),
    'refused (401 22023)',
  ),
  listingWith(
    'list with a session that was ended',
    ({ stage }) => signToken(stage.keys.jwtSecret, { ...claimsOf('admin'), session_id: randomUUID() }, 600),
    'nothing',
  ),
  listingWith(
    "list with a member's id and somebody else's session",
    ({ stage }) =>
      signToken(
        stage.keys.jwtSecret,
        { ...claimsOf('admin'), session_id: claimsOf('authenticated')['session_id'] },
        600,
      ),
    'nothing',
  ),
  listingWith(
    'list with the code that a token claims and its session never had',
    ({ stage }) => signToken(stage.keys.jwtSecret, { ...claimsOf('member at aal1'), aal: 'aal2' }, 600),
    'nothing',
  ),
  listingWith(
    'list with a mark in app_metadata alone',
    ({ stage }) =>
      signToken(stage.keys.jwtSecret, { ...claimsOf('authenticated'), app_metadata: { role: 'staff' } }, 600),
    'nothing',
  ),
  listingWith(
    'list with the staff mark where users can write it',
    ({ stage }) =>
      signToken(
        stage.keys.jwtSecret,
        { role: 'authenticated', sub: randomUUID(), user_metadata: { role: 'staff' } },
        600,
      ),
    'nothing',
  ),
];

/** A token that claims to need no signature. */
export function unsignedToken(claims: Record<string, unknown>): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}
