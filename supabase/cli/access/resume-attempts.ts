import { randomUUID } from 'node:crypto';
import { maxResumeBytes } from '../../../src/domain/application/rules.ts';
import { type Attempt, forAll, storageOutcome, type Target } from './attempt.ts';

const resumes = ({ actor }: Target) => actor.client.storage.from('resumes');
const denied = 'refused (403 AccessDenied)';
const missing = 'refused (404 NoSuchKey)';
/** Refused to everybody but the server itself. */
const forServer = (refused: string, outcome: string) => [refused, refused, refused, outcome] as const;

/** A file that begins as a PDF, of exactly `bytes` bytes. */
export function newResume(bytes = 2_000, type = 'application/pdf'): File {
  const content = Buffer.alloc(bytes, ' ');
  content.write('%PDF-1.4\n% An attempt of the command "npm run doctor". Please delete it.\n');
  return new File([content], 'resume.pdf', { type });
}

/** An object name as the form builds it, new each time. */
export function newResumeName(): string {
  return `${randomUUID()}_probe.invalid_${Date.now()}.pdf`;
}

/** Uploads a file that breaks a rule of the bucket. */
function uploading(name: string, bytes: number, type: string, outcome: string): Attempt {
  return {
    name,
    run: async (target) =>
      storageOutcome((await resumes(target).upload(newResumeName(), newResume(bytes, type))).error),
    expected: forAll(outcome),
    repair: 'Dashboard › Storage › resumes: at most 5 MB, and application/pdf alone.',
  };
}

const writing: Attempt[] = [
  uploading('upload a file over 5 MB', maxResumeBytes + 1, 'application/pdf', 'refused (413 EntityTooLarge)'),
  uploading('upload another type of file', 400, 'text/html', 'refused (415 InvalidMimeType)'),
  {
    name: 'upload to a name that is taken',
    run: async (target) =>
      storageOutcome(
        (await resumes(target).upload(target.victim.resumeName, newResume(999))).error,
        'answered as done',
      ),
    // The embedded backend tells strangers nothing and keeps what it has; a hosted Storage says that the name is taken.
    expected: forServer('answered as done', 'refused (409 KeyAlreadyExists)'),
    orLive: 'refused (409',
  },
  {
    name: 'write over a resume (upsert)',
    run: async (target) => {
      const { resumeName } = await target.newVictim();
      return storageOutcome((await resumes(target).upload(resumeName, newResume(), { upsert: true })).error);
    },
    expected: forServer(denied, 'done'),
  },
  {
    name: 'write over a resume (update)',
    run: async (target) =>
      storageOutcome(
        (await resumes(target).update((await target.newVictim()).resumeName, newResume())).error,
      ),
    expected: forServer(denied, 'done'),
  },
  {
    name: 'upload into a folder',
    run: async (target) =>
      storageOutcome((await resumes(target).upload(`folder/${newResumeName()}`, newResume())).error),
    expected: forServer(denied, 'done'),
  },
  {
    name: 'move a resume',
    run: async (target) =>
      storageOutcome((await resumes(target).move(target.victim.resumeName, newResumeName())).error),
    expected: forServer(missing, 'refused (501 NotSupported)'),
  },
  {
    name: 'change the bucket',
    run: async ({ actor }) =>
      storageOutcome((await actor.client.storage.updateBucket('resumes', { public: false })).error),
    expected: forServer(denied, 'refused (501 NotSupported)'),
  },
];

const reading: Attempt[] = [
  {
    name: 'list resumes',
    run: async (target) => {
      const { data, error } = await resumes(target).list('', { limit: 5 });
      return storageOutcome(error, data?.length === 0 ? 'nothing' : 'sees it');
    },
    expected: forServer('nothing', 'sees it'),
  },
  {
    name: 'read a resume without opening it',
    run: async (target) => storageOutcome((await resumes(target).download(target.victim.resumeName)).error),
    expected: forServer(missing, 'done'),
  },
  {
    name: 'open the public address of a resume',
    run: async ({ victim }) => {
      const response = await fetch(victim.application.resume_url);
      return storageOutcome(
        response.ok ? null : await response.json().catch(() => ({ status: response.status })),
      );
    },
    expected: forAll('refused (404 NoSuchBucket)'),
    repair:
      'The bucket is public: every resume opens for anyone. Dashboard › Storage › resumes: make it private.',
  },
  {
    name: 'make a signed link without opening the resume',
    run: async (target) =>
      storageOutcome((await resumes(target).createSignedUrl(target.victim.resumeName, 60)).error),
    expected: forServer(missing, 'done'),
  },
  {
    name: 'list buckets',
    run: async ({ actor }) => {
      const { data, error } = await actor.client.storage.listBuckets();
      return storageOutcome(error, data?.length === 0 ? 'nothing' : 'sees it');
    },
    expected: forServer('nothing', 'sees it'),
  },
];

/** Everything tried on the bucket. */
export const resumeAttempts: readonly Attempt[] = [...writing, ...reading];

/** Tried last: where it succeeds, the resume is gone. */
export const resumeDeletions: readonly Attempt[] = [
  {
    name: 'delete a resume',
    run: async (target) => {
      const { resumeName } = await target.newVictim();
      const { data, error } = await resumes(target).remove([resumeName]);
      return storageOutcome(error, data?.length === 0 ? 'nothing deleted' : 'deleted');
    },
    expected: ['nothing deleted', 'nothing deleted', 'nothing deleted', 'deleted'],
    apart: { admin: 'deleted' },
  },
];
