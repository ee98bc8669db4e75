import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { withoutKeyAsToken } from '../../../src/domain/backend-key.ts';
import {
  type Actor,
  type Attempt,
  expectedFor,
  isSafe,
  restOutcome,
  type Role,
  type SentApplication,
  storageOutcome,
  type Target,
  type Victim,
} from './attempt.ts';
import { hashOf, newSecret } from './link-attempts.ts';
import { newResumeName } from './resume-attempts.ts';

/** Somebody who speaks with a token. Whose it is, the token says; nobody's when it does not. */
export function actorOf({ url, anonKey }: Pick<Target, 'url' | 'anonKey'>, role: Role, token: string): Actor {
  const client = createClient(url, anonKey, {
    accessToken: async () => token,
    global: { fetch: withoutKeyAsToken() },
  });
  return { role, token, client, userId: subjectOf(token) };
}

function subjectOf(token: string): string {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub?: string;
    };
    return claims.sub ?? '';
  } catch {
    return '';
  }
}

/** What was filed to be attacked, and what came of filing it; the id is nobody's when that was refused. */
export type Filed<Row> = {
  victim: Omit<Victim, 'application'> & { application: Row & Victim['application'] };
  uploaded: string;
  filed: string;
};

/** Files an application with a link, and with its resume unless that is null, as a visitor does. */
export async function fileVictim<Row extends SentApplication>(
  anon: SupabaseClient,
  row: Row,
  resume: File | null,
): Promise<Filed<Row>> {
  const [resumeName, secret] = [newResumeName(), newSecret()];
  const bucket = anon.storage.from('resumes');
  const upload = resume === null ? null : await bucket.upload(resumeName, resume);
  const locator = resume === null ? {} : { resume_url: bucket.getPublicUrl(resumeName).data.publicUrl };
  const keys = { submission_key: randomUUID(), link_hash: hashOf(secret) };
  const application = { ...keys, ...row, ...locator };
  const answer = await anon.from('applications').insert(application).select('id, created_at').single();
  return {
    victim: { id: answer.data?.id ?? randomUUID(), application, resumeName, secret },
    uploaded: storageOutcome(upload?.error ?? null, 'stored'),
    filed: restOutcome(answer, 'stored'),
  };
}

/** What came of one attempt as one role. `isSafe` as on a live project, whose versions may be others. */
export type Result = { role: Role; outcome: string; expected: string; isSafe: boolean };

/** Tries one thing as each of those who attack, one after the other. */
export async function tryAs<Needs extends Target>(
  attempt: Attempt<Needs>,
  targets: readonly Needs[],
): Promise<Result[]> {
  const results: Result[] = [];
  for (const target of targets) {
    const { role } = target.actor;
    const outcome = await attempt.run(target).catch((error: Error) => `no answer: ${error.message}`);
    const isRight = isSafe(attempt, role, outcome);
    results.push({ role, outcome, expected: expectedFor(attempt, role), isSafe: isRight });
  }
  return results;
}
