import { randomUUID } from 'node:crypto';
import {
  type Attempt,
  attempt,
  calling,
  forAll,
  forService,
  limitReached,
  post,
  send,
  type Target,
} from './attempt.ts';

/** Other versions refuse with other numbers, the embedded backend by 501: what counts is that nothing was done. */
async function refusalOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const [{ status }, text] = [response, await response.text()];
  if (status === 429) return limitReached(text);
  return (status >= 400 && status < 500) || status === 501 ? 'refused' : `answered (${status})`;
}

/** Tries a way into Storage that the product does not use. */
const wayIn = (name: string, path: (target: Target) => string, init: (target: Target) => RequestInit) =>
  attempt(
    name,
    {
      expected: forAll('refused'),
      repair:
        'Send the migrations again: the policy for uploads takes plain uploads alone. Dashboard › Storage › Settings: turn the S3 protocol off.',
    },
    (target) => refusalOf(send(target, `/storage/v1/${path(target)}`, init(target))),
  );

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** What holds for a project as a whole, whoever asks. */
export const projectAttempts: readonly Attempt[] = [
  attempt(
    'read the description of all tables and functions',
    {
      expected: forAll('refused'),
      onlyAnonymous: true,
      repair:
        'Refuse /rest/v1/ itself to public keys at the gateway; hosted projects do so since April 2026.',
    },
    (target) => refusalOf(send(target, '/rest/v1/')),
  ),
  attempt(
    'learn which schemas are exposed',
    {
      expected: forAll('public'),
      orLive: 'public, graphql_public',
      onlyAnonymous: true,
      repair: 'Dashboard › API settings: leave "public" as the only exposed schema.',
    },
    async (target) => {
      const headers = { 'accept-profile': 'no_such_schema' };
      const text = await (await send(target, '/rest/v1/applications?select=id', { headers })).text();
      const [, list = 'unknown'] =
        /(?:schemas are exposed:|must be one of the following:)\s*([\w, ]+)/.exec(text) ?? [];
      return list.trim();
    },
  ),
  attempt(
    'have the planner count applications',
    {
      expected: forAll('refused'),
      repair: 'Send the migrations again: the function that is called before each request refuses it.',
    },
    (target) => {
      const init = { method: 'HEAD', headers: { prefer: 'count=planned' } };
      return refusalOf(send(target, '/rest/v1/applications?select=id', init));
    },
  ),
  ...calling(forService('done'), {
    'describe what the project exposes': ['describe_exposure'],
    'have the own requests count for no limit': ['forgive_requests'],
  }),
  wayIn(
    'begin a resumable upload',
    () => 'upload/resumable',
    () => ({
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '400',
        'upload-metadata': `bucketName ${base64('resumes')},objectName ${base64(`${randomUUID()}_1.pdf`)},contentType ${base64('application/pdf')}`,
      },
    }),
  ),
  wayIn(
    'make an address for a signed upload',
    () => `object/upload/sign/resumes/${randomUUID()}_1.pdf`,
    () => post({}),
  ),
  wayIn(
    'copy a resume',
    () => 'object/copy',
    ({ victim }) =>
      post({ bucketId: 'resumes', sourceKey: victim.resumeName, destinationKey: `${randomUUID()}_1.pdf` }),
  ),
  wayIn(
    'list resumes by the S3 protocol',
    () => 's3/resumes',
    () => ({}),
  ),
  attempt(
    'sign in without an account',
    {
      expected: forAll('by address and password alone'),
      onlyAnonymous: true,
      repair: 'Dashboard › Authentication: turn off anonymous sign-ins and every provider but email.',
    },
    async (target) => {
      const settings = (await (await send(target, '/auth/v1/settings')).json().catch(() => null)) as {
        external?: Record<string, boolean>;
      } | null;
      const open = Object.entries(settings?.external ?? { unknown: true }).filter(
        ([name, isOn]) => isOn && name !== 'email',
      );
      return open.length === 0 ? 'by address and password alone' : open.map(([name]) => name).join(', ');
    },
  ),
];
