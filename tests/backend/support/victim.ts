import { randomUUID } from 'node:crypto';
import type { Role, Target, Victim } from '../../../supabase/cli/access/attempt.ts';
import { bucketWithSecret } from '../../../supabase/cli/access/link-attempts.ts';
import { actorOf, type Filed, fileVictim } from '../../../supabase/cli/access/run.ts';
import { aResume, anApplication, type NewApplication, type TestBackend, tokenOf } from './fixture.ts';

/** A victim whose application is known column by column. */
export type FiledVictim = Filed<NewApplication>['victim'];

/** Files an application with a link, and with a resume unless told otherwise, as a visitor does. */
export async function aVictim(
  testBackend: TestBackend,
  changes: Partial<NewApplication> = {},
  hasResume = true,
): Promise<FiledVictim> {
  const row = anApplication(changes);
  const { victim, uploaded, filed } = await fileVictim(
    testBackend.as('anon'),
    row,
    hasResume ? aResume() : null,
  );
  if (filed !== 'stored' || (hasResume && uploaded !== 'stored')) throw new Error(`${uploaded}, ${filed}`);
  return victim;
}

/** A request for an accommodation as the form sends it. */
export function aRequest(changes: object = {}) {
  return {
    full_name: 'Rosa Example',
    email: `${randomUUID()}@person.example`,
    phone: '',
    job_id: 'graphic-designer',
    needs: 'Large print, please.',
    language: 'en',
    form_seconds: 40,
    submission_key: randomUUID(),
    ...changes,
  };
}

/** The backend of a test, attacked as a role. */
export type BackendTarget = Target & { testBackend: TestBackend };

/** Points a role at the backend of a test. */
export async function targetOf(testBackend: TestBackend, role: Role, victim: Victim): Promise<BackendTarget> {
  const project = { url: testBackend.url, anonKey: testBackend.keys.anonKey };
  return {
    ...project,
    testBackend,
    isLive: false,
    actor: actorOf(project, role, await tokenOf(testBackend, role)),
    victim,
    newVictim: () => aVictim(testBackend),
    newApplication: () => anApplication(),
    newAccount: () => createAccount(testBackend),
  };
}

/** A new account that is no member. @returns its id. */
export async function createAccount(testBackend: TestBackend): Promise<string> {
  const id = randomUUID();
  await testBackend.owner(`insert into auth.users (id, email, created_at, updated_at)
     values ('${id}', '${id}' || '@staff.example', now(), now())`);
  return id;
}

/** The bucket, asked by a visitor who shows the secret of a link, after a function has counted it. */
export async function bucketShowing(testBackend: TestBackend, secret: string) {
  const { url, keys } = testBackend;
  await testBackend.as('anon').rpc('resume_by_link', { secret });
  return bucketWithSecret({ url, anonKey: keys.anonKey, token: keys.anonKey }, secret);
}
