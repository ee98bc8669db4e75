import { createHash, randomBytes } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { withoutKeyAsToken } from '../../../src/domain/backend-key.ts';
import {
  type Attempt,
  attempt,
  callFunction,
  calling,
  forServer,
  restOutcome,
  signedInRefused,
  storageOutcome,
  storing,
  type Target,
} from './attempt.ts';

/** The header in which a page shows the secret of a link to Storage. */
const secretHeader = 'x-application-secret';

/** The secret of an applicant's link, as the page makes it: 32 random bytes in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a link's secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The bucket, asked by somebody who shows a secret with each request. */
export function bucketWithSecret(who: { url: string; anonKey: string; token: string }, secret: string) {
  return createClient(who.url, who.anonKey, {
    accessToken: async () => who.token,
    global: { headers: { [secretHeader]: secret }, fetch: withoutKeyAsToken() },
  }).storage.from('resumes');
}

const bucketOf = ({ url, anonKey, actor }: Target, secret: string) =>
  bucketWithSecret({ url, anonKey, token: actor.token }, secret);

/** Links are for visitors: others may not even call the functions. */
const forVisitors = (outcome: string) =>
  [outcome, signedInRefused, signedInRefused, signedInRefused] as const;

/** Functions called with a secret that nobody has: they must give nothing, and say nothing of the reason. */
const guesses = {
  'see an application by a wrong link': 'application_by_link',
  'learn the name of a resume by a wrong link': 'resume_by_link',
  'withdraw by a wrong link': 'withdraw_by_link',
  'erase by a wrong link': 'erase_by_link',
  'end the mail to an address by a wrong link': 'end_mail_by_link',
  'add a resume by a wrong link': 'add_resume_by_link',
  'replace a resume by a wrong link': 'replace_resume_by_link',
};

/** Everything tried with an applicant's own link. */
export const linkAttempts: readonly Attempt[] = [
  attempt(
    'see an application by its link, and nothing personal',
    forVisitors('new'),
    async ({ actor, victim }) => {
      const answer = await callFunction(actor, 'application_by_link', { secret: victim.secret });
      const shown = JSON.stringify(answer.data);
      const { email, full_name, phone } = victim.application;
      if ([email, full_name, phone].some((personal) => shown.includes(personal)))
        return 'sees what is personal';
      return restOutcome(answer, answer.data?.state ?? 'nothing');
    },
  ),
  ...Object.entries(guesses).map(([name, fn]) =>
    attempt(name, forVisitors('nothing'), async ({ actor }) => {
      const more = /^(?:add|replace)_/.test(fn) ? { resume_url: '' } : {};
      const answer = await callFunction(actor, fn, { secret: newSecret(), ...more });
      const isAnswered = answer.error !== null && answer.error.code !== '42501' && answer.status !== 429;
      if (isAnswered) return `answered ${answer.status} ${answer.error.message.slice(0, 80)}`;
      return restOutcome(answer, answer.data === null ? 'nothing' : 'done');
    }),
  ),
  ...calling(forVisitors('refused (409 PT409)'), {
    'erase by the link before the resume': ['erase_by_link', ({ victim }) => ({ secret: victim.secret })],
  }),
  ...storing(forServer('refused (404 NoSuchKey)', 'done'), {
    'read a resume with the secret of its link': (target) =>
      bucketOf(target, target.victim.secret).download(target.victim.resumeName),
  }),
];

/** Tried last: where it succeeds, the resume is gone. */
export const linkDeletions: readonly Attempt[] = [
  attempt(
    'delete a resume with a wrong secret',
    { expected: forServer('nothing deleted', 'deleted'), apart: { admin: 'deleted' } },
    async (target) => {
      const { resumeName } = await target.newVictim();
      const { data, error } = await bucketOf(target, newSecret()).remove([resumeName]);
      return storageOutcome(error, data?.length === 0 ? 'nothing deleted' : 'deleted');
    },
  ),
];
