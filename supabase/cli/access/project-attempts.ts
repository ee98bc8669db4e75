import { randomUUID } from 'node:crypto';
import { type Attempt, forAll, type Target } from './attempt.ts';

/** Sends a request as the actor; `path` begins below the project's address. */
async function send(
  { url, anonKey, actor }: Target,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { apikey: anonKey, authorization: `Bearer ${actor.token}`, ...init.headers };
  return fetch(`${url}${path}`, { ...init, headers });
}

/** Other versions refuse with other numbers: what counts is that nothing was done. */
async function refusalOf(response: Response): Promise<string> {
  await response.body?.cancel();
  return response.status >= 400 && response.status < 500 ? 'refused' : `answered (${response.status})`;
}

/** Tries a way into Storage that the product does not use. */
function storing(
  name: string,
  path: (target: Target) => string,
  init: (target: Target) => RequestInit,
): Attempt {
  return {
    name,
    run: async (target) => refusalOf(await send(target, `/storage/v1/${path(target)}`, init(target))),
    expected: forAll('refused'),
    repair:
      'Send the migrations again: the policy for uploads takes plain uploads alone. Dashboard › Storage › Settings: turn the S3 protocol off.',
  };
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** What holds for a project as a whole, whoever asks. */
export const projectAttempts: readonly Attempt[] = [
  {
    name: 'read the description of all tables and functions',
    run: async (target) => refusalOf(await send(target, '/rest/v1/')),
    expected: forAll('refused'),
    onlyAnonymous: true,
    repair: 'Refuse /rest/v1/ itself to public keys at the gateway; hosted projects do so since April 2026.',
  },
  {
    name: 'learn which schemas are exposed',
    run: async (target) => {
      const headers = { 'accept-profile': 'no_such_schema' };
      const text = await (await send(target, '/rest/v1/applications?select=id', { headers })).text();
      const [, list = 'unknown'] =
        /(?:schemas are exposed:|must be one of the following:)\s*([\w, ]+)/.exec(text) ?? [];
      return list.trim();
    },
    expected: forAll('public'),
    orLive: 'public, graphql_public',
    onlyAnonymous: true,
    repair: 'Dashboard › API settings: leave "public" as the only exposed schema.',
  },
  {
    name: 'have the planner count applications',
    run: async (target) =>
      refusalOf(
        await send(target, '/rest/v1/applications?select=id', {
          method: 'HEAD',
          headers: { prefer: 'count=planned' },
        }),
      ),
    expected: forAll('refused'),
    repair: 'Send the migrations again: the function that is called before each request refuses it.',
  },
  storing(
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
  storing(
    'make an address for a signed upload',
    () => `object/upload/sign/resumes/${randomUUID()}_1.pdf`,
    () => post({}),
  ),
  storing(
    'copy a resume',
    () => 'object/copy',
    ({ victim }) =>
      post({ bucketId: 'resumes', sourceKey: victim.resumeName, destinationKey: `${randomUUID()}_1.pdf` }),
  ),
  storing(
    'list resumes by the S3 protocol',
    () => 's3/resumes',
    () => ({}),
  ),
  {
    name: 'sign in without an account',
    run: async (target) => {
      const settings = (await (await send(target, '/auth/v1/settings')).json().catch(() => null)) as {
        external?: Record<string, boolean>;
      } | null;
      const open = Object.entries(settings?.external ?? { unknown: true }).filter(
        ([name, isOn]) => isOn && name !== 'email',
      );
      return open.length === 0 ? 'by address and password alone' : open.map(([name]) => name).join(', ');
    },
    expected: forAll('by address and password alone'),
    onlyAnonymous: true,
    repair: 'Dashboard › Authentication: turn off anonymous sign-ins and every provider but email.',
  },
];
