import { createHash, randomUUID } from 'node:crypto';
import type { Actor, Role, Target, Victim } from '../../../supabase/cli/access/attempt.ts';
import { bucketWithSecret, newSecret } from '../../../supabase/cli/access/link-attempts.ts';
import {
  aResume,
  aResumeName,
  anApplication,
  type NewApplication,
  type TestBackend,
  tokenOf,
  userIdOf,
} from './fixture.ts';

/** A victim whose application is known column by column. */
export type FiledVictim = Victim & { application: NewApplication & { submission_key: string } };

/** What the database keeps of a link's secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Files an application with a link, and with a resume unless told otherwise, as a visitor does. */
export async function aVictim(
  testBackend: TestBackend,
  changes: Partial<NewApplication> = {},
  hasResume = true,
): Promise<FiledVictim> {
  const client = testBackend.as('anon');
  const [resumeName, secret] = [aResumeName(), newSecret()];
  const bucket = client.storage.from('resumes');
  if (hasResume) {
    const { error } = await bucket.upload(resumeName, aResume());
    if (error !== null) throw error;
  }
  const application = {
    ...anApplication({
      resume_url: hasResume ? bucket.getPublicUrl(resumeName).data.publicUrl : '',
      link_hash: hashOf(secret),
      ...changes,
    }),
    submission_key: randomUUID(),
  };
  const filed = await client.from('applications').insert(application).select('id').single<{ id: string }>();
  if (filed.error !== null) throw filed.error;
  return { id: filed.data.id, application, resumeName, secret };
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

/** Somebody who speaks with the role's token. */
async function actAs(testBackend: TestBackend, role: Role): Promise<Actor> {
  const userId = role === 'anon' || role === 'service_role' ? '' : userIdOf(role);
  return { role, userId, token: await tokenOf(testBackend, role), client: testBackend.as(role) };
}

/** The backend of a test, attacked as a role. */
export type BackendTarget = Target & { testBackend: TestBackend };

/** Points a role at the backend of a test. */
export async function targetOf(testBackend: TestBackend, role: Role, victim: Victim): Promise<BackendTarget> {
  return {
    testBackend,
    url: testBackend.url,
    anonKey: testBackend.keys.anonKey,
    isLive: false,
    actor: await actAs(testBackend, role),
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
