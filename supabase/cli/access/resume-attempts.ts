import { randomUUID } from 'node:crypto';
import { maxResumeBytes } from '../../../src/domain/application/rules.ts';
import { type Attempt, attempt, forAll, forServer, storageOutcome, storing, type Target } from './attempt.ts';

const resumes = ({ actor }: Target) => actor.client.storage.from('resumes');
const denied = 'refused (403 AccessDenied)';
const missing = 'refused (404 NoSuchKey)';

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
const refusedFile = (outcome: string) => ({
  expected: forAll(outcome),
  repair: 'Dashboard › Storage › resumes: at most 5 MB, and application/pdf alone.',
});

/** Everything tried on the bucket. */
export const resumeAttempts: readonly Attempt[] = [
  ...storing(refusedFile('refused (413 EntityTooLarge)'), {
    'upload a file over 5 MB': (target) =>
      resumes(target).upload(newResumeName(), newResume(maxResumeBytes + 1)),
  }),
  ...storing(refusedFile('refused (415 InvalidMimeType)'), {
    'upload another type of file': (target) =>
      resumes(target).upload(newResumeName(), newResume(400, 'text/html')),
  }),
  ...storing(forAll('refused (409 KeyAlreadyExists)'), {
    'upload to a name that is taken': (target) =>
      resumes(target).upload(target.victim.resumeName, newResume(999)),
  }),
  ...storing(forServer(denied, 'done'), {
    'write over a resume (upsert)': async (target) =>
      resumes(target).upload((await target.newVictim()).resumeName, newResume(), { upsert: true }),
    'write over a resume (update)': async (target) =>
      resumes(target).update((await target.newVictim()).resumeName, newResume()),
    'upload into a folder': (target) => resumes(target).upload(`folder/${newResumeName()}`, newResume()),
  }),
  ...storing(
    { expected: forServer(missing, 'done'), onlyHosted: true },
    {
      'move a resume': (target) => resumes(target).move(target.victim.resumeName, newResumeName()),
    },
  ),
  ...storing(
    { expected: forServer(denied, 'done'), onlyHosted: true },
    {
      'change the bucket': ({ actor }) => actor.client.storage.updateBucket('resumes', { public: false }),
    },
  ),
  attempt('list resumes', forServer('nothing', 'sees it'), async (target) => {
    // Nobody has opened this one; a resume that was opened a moment ago its reader sees rightly.
    const search = target.victim.resumeName;
    const { data, error } = await resumes(target).list('', { limit: 5, search });
    return storageOutcome(error, data?.length === 0 ? 'nothing' : 'sees it');
  }),
  ...storing(forServer(missing, 'done'), {
    'read a resume without opening it': (target) => resumes(target).download(target.victim.resumeName),
    'make a signed link without opening the resume': (target) =>
      resumes(target).createSignedUrl(target.victim.resumeName, 60),
  }),
  attempt(
    'open the public address of a resume',
    {
      expected: forAll('refused (404 NoSuchBucket)'),
      repair:
        'The bucket is public: every resume opens for anyone. Dashboard › Storage › resumes: make it private.',
    },
    async ({ victim }) => {
      const response = await fetch(victim.application.resume_url);
      const refusal = response.ok ? null : await response.json().catch(() => ({ status: response.status }));
      return storageOutcome(refusal);
    },
  ),
  attempt(
    'list buckets',
    { expected: forServer('nothing', 'sees it'), onlyHosted: true },
    async ({ actor }) => {
      const { data, error } = await actor.client.storage.listBuckets();
      return storageOutcome(error, data?.length === 0 ? 'nothing' : 'sees it');
    },
  ),
];

/** Tried last: where it succeeds, the resume is gone. */
export const resumeDeletions: readonly Attempt[] = [
  attempt(
    'delete a resume',
    { expected: forServer('nothing deleted', 'deleted'), apart: { admin: 'deleted' } },
    async (target) => {
      const { resumeName } = await target.newVictim();
      const { data, error } = await resumes(target).remove([resumeName]);
      return storageOutcome(error, data?.length === 0 ? 'nothing deleted' : 'deleted');
    },
  ),
];
