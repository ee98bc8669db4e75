import { signToken } from '../../../supabase/local/http/keys.ts';
import { maxResumeBytes } from '../../../src/domain/application/rules.ts';
import { type Attempt, aVictim, forAll, restOutcome, type Scene, storageOutcome } from './attempt.ts';
import { claimsOf, clientWith } from './roles.ts';
import { aResume, aResumeName, anApplication } from './fixture.ts';

const resumes = ({ actor }: Scene) => actor.client.storage.from('resumes');
const denied = 'refused (403 AccessDenied)';
const hushed = 'answered as done, not kept';
const missing = 'refused (404 NoSuchKey)';

/** Uploads under a name, so that only the name is on trial. */
function uploadingTo(name: string, objectName: () => string, expected: Attempt['expected']): Attempt {
  return {
    name,
    run: async (scene) => storageOutcome((await rawUpload(scene, objectName())).error),
    expected,
  };
}

/** Sends the path as it stands: Supabase's client would tidy it. */
async function rawUpload({ stage, actor }: Scene, path: string) {
  const response = await fetch(`${stage.url}/storage/v1/object/resumes/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${actor.token}`, 'content-type': 'application/pdf' },
    body: '%PDF-1.4',
  });
  return { error: response.ok ? null : await response.json() };
}

/** Uploads `bytes` bytes of a declared type. */
function uploading(name: string, bytes: number, type: string, outcome: string): Attempt {
  return {
    name,
    run: async (scene) =>
      storageOutcome((await resumes(scene).upload(aResumeName(), aResume(bytes, type))).error),
    expected: forAll(outcome),
  };
}

const writing: Attempt[] = [
  uploading('upload a resume', 2_000, 'application/pdf', 'done'),
  uploading('upload 5 242 880 bytes', maxResumeBytes, 'application/pdf', 'done'),
  uploading('upload 5 242 881 bytes', maxResumeBytes + 1, 'application/pdf', 'refused (413 EntityTooLarge)'),
  uploading('upload another type', 10, 'text/html', 'refused (415 InvalidMimeType)'),
  uploadingText('upload 0 bytes', ''),
  uploadingText('upload text that says it is a PDF', 'This is no PDF.'),
  applyingWith(
    'apply with a resume that was never uploaded',
    (scene) => resumes(scene).getPublicUrl(aResumeName()).data.publicUrl,
    'taken as named',
  ),
  applyingWith(
    "apply with somebody else's resume",
    ({ victim }) => victim.application.resume_url,
    'refused (409 23505)',
  ),
  {
    name: 'upload to a name that is taken',
    run: uploadToTakenName,
    expected: [hushed, hushed, hushed, 'refused (409 KeyAlreadyExists)'],
  },
  {
    name: 'write over a resume (upsert)',
    run: async (scene) =>
      storageOutcome(
        (await resumes(scene).upload((await aVictim(scene.stage)).resumeName, aResume(), { upsert: true }))
          .error,
      ),
    expected: [denied, denied, denied, 'done'],
  },
  {
    name: 'write over a resume (update)',
    run: async (scene) =>
      storageOutcome((await resumes(scene).update((await aVictim(scene.stage)).resumeName, aResume())).error),
    expected: [denied, denied, denied, 'done'],
  },
  uploadingTo('upload into a folder', () => `folder/${aResumeName()}`, [denied, denied, denied, 'done']),
  uploadingTo(
    'upload above the bucket (..%2F)',
    () => `..%2F${aResumeName()}`,
    forAll('refused (400 InvalidKey)'),
  ),
  uploadingTo('upload a name with %00', () => `a%00_${aResumeName()}`, forAll('refused (400 InvalidKey)')),
  uploadingTo('upload another name shape', () => 'malware.exe', [denied, denied, denied, 'done']),
];

/** Uploads a text under a PDF's name and type. */
function uploadingText(name: string, text: string): Attempt {
  const file = new File([text], 'resume.pdf', { type: 'application/pdf' });
  return {
    name,
    run: async (scene) => storageOutcome((await resumes(scene).upload(aResumeName(), file)).error),
    expected: forAll('refused (415 InvalidMimeType)'),
  };
}

/** Files an application that names a resume which is not its own. */
function applyingWith(name: string, resumeUrl: (scene: Scene) => string, byService: string): Attempt {
  const outcome = 'taken without it, marked';
  return {
    name,
    run: async (scene) => {
      const row = anApplication({ resume_url: resumeUrl(scene) });
      const { error, status } = await scene.actor.client.from('applications').insert(row);
      if (error !== null) return restOutcome({ error, status });
      const [stored] = await scene.stage.owner(
        `select resume_url, flagged from public.applications where email = $1::text`,
        [row.email],
      );
      const isMarked = stored?.['resume_url'] === '' && stored['flagged'] === true;
      return isMarked ? outcome : 'taken as named';
    },
    expected: [outcome, outcome, outcome, byService],
  };
}

async function uploadToTakenName(scene: Scene): Promise<string> {
  const { resumeName } = scene.victim;
  const before = await storedVersion(scene, resumeName);
  const { error } = await resumes(scene).upload(resumeName, aResume(999));
  const isKept = before !== (await storedVersion(scene, resumeName));
  return storageOutcome(error, isKept ? 'written over' : hushed);
}

async function storedVersion({ stage }: Scene, name: string): Promise<unknown> {
  const [row] = await stage.owner('select version from storage.objects where name = $1::text', [name]);
  return row?.['version'];
}

const reading: Attempt[] = [
  {
    name: 'list resumes',
    run: async (scene) => {
      const { data, error } = await resumes(scene).list('', { search: scene.victim.resumeName });
      return storageOutcome(error, data?.length === 0 ? 'nothing' : 'sees it');
    },
    expected: ['nothing', 'nothing', 'nothing', 'sees it'],
  },
  {
    name: 'read a resume without opening it',
    run: async (scene) => storageOutcome((await resumes(scene).download(scene.victim.resumeName)).error),
    expected: [missing, missing, missing, 'done'],
  },
  {
    name: 'open the public address of a resume',
    run: async ({ victim }) => {
      const response = await fetch(victim.application.resume_url);
      return storageOutcome(response.ok ? null : await response.json());
    },
    expected: forAll('refused (404 NoSuchBucket)'),
  },
  {
    name: 'make a signed link without opening it',
    run: async (scene) =>
      storageOutcome((await resumes(scene).createSignedUrl(scene.victim.resumeName, 60)).error),
    expected: [missing, missing, missing, 'done'],
  },
  {
    name: 'list buckets',
    run: async ({ actor }) => {
      const { data, error } = await actor.client.storage.listBuckets();
      return storageOutcome(error, data?.length === 0 ? 'nothing' : 'sees it');
    },
    expected: ['nothing', 'nothing', 'nothing', 'sees it'],
  },
];

const changing: Attempt[] = [
  {
    name: 'move a resume',
    run: async (scene) =>
      storageOutcome((await resumes(scene).move(scene.victim.resumeName, aResumeName())).error),
    expected: [missing, missing, missing, 'refused (501 NotSupported)'],
  },
  {
    name: 'delete a resume',
    run: async (scene) => {
      const { data, error } = await resumes(scene).remove([(await aVictim(scene.stage)).resumeName]);
      return storageOutcome(error, data?.length === 0 ? 'nothing deleted' : 'deleted');
    },
    expected: ['nothing deleted', 'nothing deleted', 'nothing deleted', 'deleted'],
    apart: { admin: 'deleted' },
  },
  {
    name: 'make the bucket public',
    run: async ({ actor }) =>
      storageOutcome((await actor.client.storage.updateBucket('resumes', { public: true })).error),
    expected: [denied, denied, denied, 'refused (501 NotSupported)'],
  },
  {
    name: 'list resumes with a token signed by somebody else',
    run: async ({ actor, stage }) => {
      const forged = clientWith(stage, await signToken('x'.repeat(48), claimsOf(actor.role), 600));
      return storageOutcome((await forged.storage.from('resumes').list('')).error);
    },
    expected: forAll(denied),
  },
  {
    name: 'list resumes with an expired token',
    run: async ({ actor, stage }) => {
      const expired = clientWith(stage, await signToken(stage.keys.jwtSecret, claimsOf(actor.role), -60));
      return storageOutcome((await expired.storage.from('resumes').list('')).error);
    },
    expected: forAll(denied),
  },
];

/** Everything tried on the bucket. */
export const storageAttempts: readonly Attempt[] = [...writing, ...reading, ...changing];
