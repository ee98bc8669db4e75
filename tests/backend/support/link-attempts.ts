import { createHash, randomBytes } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { secretHeader } from '../../../src/api/staff-answers.ts';
import { type Attempt, aVictim, restOutcome, type Scene, storageOutcome } from './attempt.ts';
import { aResume, aResumeName, type Stage } from './fixture.ts';

/** The secret of an applicant's link, as the page makes it. */
export function aSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** An application with a link, and a resume unless told otherwise. */
export async function aLinked(stage: Stage, hasResume = true) {
  const secret = aSecret();
  const changes = { link_hash: hashOf(secret), ...(hasResume ? {} : { resume_url: '' }) };
  return { secret, ...(await aVictim(stage, changes)) };
}

/** A client that shows a secret to the storage. */
export function showing(stage: Stage, token: string, secret: string) {
  const options = { accessToken: async () => token, global: { headers: { [secretHeader]: secret } } };
  return createClient(stage.url, stage.keys.anonKey, options);
}

const [refused, missing] = ['refused (403 42501)', 'refused (404 NoSuchKey)'];
/** Links are for visitors: others may not even call the functions. */
const forVisitors = (outcome: string) => [outcome, refused, refused, refused] as const;

const call = ({ actor }: Scene, name: string, named: object) => actor.client.rpc(name, named);

/** Calls a function with the right secret, or a wrong one, and says whether it gave something. */
function calling(name: string, fn: string, isRight: boolean, outcome: string): Attempt {
  return {
    name,
    run: async (scene) => {
      const { secret } = await aLinked(scene.stage, false);
      const answer = await call(scene, fn, { secret: isRight ? secret : aSecret() });
      return restOutcome(answer, answer.data === null ? 'nothing' : (answer.data.state ?? 'done'));
    },
    expected: forVisitors(outcome),
  };
}

/** Removes a resume while showing a secret to the storage. */
function removing(name: string, isRight: boolean, byVisitor: string): Attempt {
  return {
    name,
    run: async (scene) => {
      const { secret, resumeName } = await aLinked(scene.stage);
      const client = showing(scene.stage, scene.actor.token, isRight ? secret : aSecret());
      const { data, error } = await client.storage.from('resumes').remove([resumeName]);
      return storageOutcome(error, data?.length === 1 ? 'deleted' : 'nothing deleted');
    },
    expected: [byVisitor, 'nothing deleted', 'nothing deleted', 'deleted'],
    apart: { admin: 'deleted' },
  };
}

/** Everything tried with an applicant's own link. */
export const linkAttempts: readonly Attempt[] = [
  calling('see an application by its link', 'application_by_link', true, 'new'),
  calling('see an application by a wrong link', 'application_by_link', false, 'nothing'),
  calling('withdraw by the link', 'withdraw_by_link', true, 'withdrawn'),
  calling('withdraw by a wrong link', 'withdraw_by_link', false, 'nothing'),
  calling('erase by the link', 'erase_by_link', true, 'done'),
  calling('erase by a wrong link', 'erase_by_link', false, 'nothing'),
  {
    name: 'erase by the link before the resume',
    run: async (scene) => {
      const { secret } = await aLinked(scene.stage);
      return restOutcome(await call(scene, 'erase_by_link', { secret }));
    },
    expected: forVisitors('refused (409 PT409)'),
  },
  {
    name: 'add a resume by the link',
    run: async (scene) => {
      const { secret } = await aLinked(scene.stage, false);
      const bucket = scene.actor.client.storage.from('resumes');
      const name = aResumeName();
      await bucket.upload(name, aResume());
      const resume_url = bucket.getPublicUrl(name).data.publicUrl;
      const answer = await call(scene, 'add_resume_by_link', { secret, resume_url });
      return restOutcome(answer, answer.data?.has_resume === true ? 'done' : 'nothing');
    },
    expected: forVisitors('done'),
  },
  {
    name: "add somebody else's resume by the link",
    run: async (scene) => {
      const { secret } = await aLinked(scene.stage, false);
      const { resume_url } = scene.victim.application;
      return restOutcome(await call(scene, 'add_resume_by_link', { secret, resume_url }));
    },
    expected: forVisitors('refused (400 PT400)'),
  },
  removing('delete a resume with the secret of its link', true, 'deleted'),
  removing('delete a resume with a wrong secret', false, 'nothing deleted'),
  {
    name: 'read a resume with the secret of its link',
    run: async (scene) => {
      const { secret, resumeName } = await aLinked(scene.stage);
      const client = showing(scene.stage, scene.actor.token, secret);
      return storageOutcome((await client.storage.from('resumes').download(resumeName)).error);
    },
    expected: [missing, missing, missing, 'done'],
  },
  {
    name: 'read the hashes of links',
    run: async ({ actor }) => restOutcome(await actor.client.from('applications').select('link_hash')),
    expected: ['refused (401 42501)', refused, refused, 'done'],
  },
];
