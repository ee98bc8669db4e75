import type { Check } from './doctor-checks.ts';
import { tooLargeFile } from './doctor-checks.ts';
import { otherName, type Probe, probeFile, probeText } from './doctor-probe.ts';
import { forgedClient, type Target } from './doctor-target.ts';
import { expectStorageRefusal, fail, pass, type Verdict } from './doctor-verdict.ts';

const resumes = (target: Target) => target.client.storage.from('resumes');

const reading: Check[] = [
  {
    name: 'list resumes',
    run: async (target) => {
      const { data, error } = await resumes(target).list('', { limit: 5 });
      if (error !== null) return expectStorageRefusal({ error }, ['403', '404']);
      return data.length === 0 ? pass('nothing') : fail(`anyone can list resumes: ${data.length} at once`);
    },
  },
  {
    name: 'read a resume',
    run: async (target, probe) =>
      expectStorageRefusal(await resumes(target).download(probe.resumeName), ['403', '404']),
  },
  { name: 'open the public address of a resume', run: publicAddress },
  {
    name: 'make a signed link to a resume',
    run: async (target, probe) =>
      expectStorageRefusal(await resumes(target).createSignedUrl(probe.resumeName, 60), ['403', '404']),
  },
  {
    name: 'list buckets',
    run: async (target) => {
      const { data, error } = await target.client.storage.listBuckets();
      if (error !== null) return expectStorageRefusal({ error }, ['403', '404']);
      return data.length === 0 ? pass('nothing') : fail(`anyone can list buckets: ${data.length}`);
    },
  },
  {
    name: 'list resumes with a forged service_role token',
    run: async (target) =>
      expectStorageRefusal(await forgedClient(target, 'foreign').storage.from('resumes').list(''), ['403']),
  },
];

async function publicAddress(target: Target, probe: Probe): Promise<Verdict> {
  const response = await fetch(resumes(target).getPublicUrl(probe.resumeName).data.publicUrl);
  await response.body?.cancel();
  return response.ok
    ? fail('the bucket is public: every resume opens for anyone who has its address')
    : pass(`refused (${response.status})`);
}

const writing: Check[] = [
  {
    name: 'write over a resume (upsert)',
    run: async (target, probe) =>
      expectStorageRefusal(await resumes(target).upload(probe.resumeName, probeFile(), { upsert: true }), [
        '403',
      ]),
  },
  {
    name: 'write over a resume (update)',
    run: async (target, probe) =>
      expectStorageRefusal(await resumes(target).update(probe.resumeName, probeFile()), ['403', '404']),
  },
  {
    name: 'upload to a name that is taken',
    run: async (target, probe) => {
      // A hosted project says that the name is taken; the embedded backend says nothing and keeps what it has.
      const answer = await resumes(target).upload(probe.resumeName, probeFile());
      return answer.error === null ? pass('not told') : expectStorageRefusal(answer, ['409']);
    },
  },
  {
    name: 'upload another type of file',
    run: async (target, probe) =>
      expectStorageRefusal(await resumes(target).upload(otherName(probe), probeFile(400, 'text/html')), [
        '415',
      ]),
  },
  { name: 'upload text that says it is a PDF', run: textAsPdf },
  {
    name: 'upload a file over 5 MB',
    run: async (target, probe) =>
      expectStorageRefusal(await resumes(target).upload(otherName(probe), tooLargeFile()), ['413']),
  },
  {
    name: 'upload into a folder',
    run: async (target, probe) =>
      expectStorageRefusal(await resumes(target).upload(`folder/${otherName(probe)}`, probeFile()), ['403']),
  },
  {
    name: 'move a resume',
    run: async (target, probe) =>
      expectStorageRefusal(await resumes(target).move(probe.resumeName, otherName(probe)), ['403', '404']),
  },
  {
    name: 'make the bucket public',
    run: async (target) =>
      expectStorageRefusal(await target.client.storage.updateBucket('resumes', { public: false }), [
        '403',
        '404',
      ]),
  },
  {
    name: 'delete a resume',
    run: async (target, probe) => {
      const { data, error } = await resumes(target).remove([probe.resumeName]);
      if (error !== null) return expectStorageRefusal({ error }, ['403', '404']);
      return data.length === 0 ? pass('nothing was deleted') : fail('anyone can delete resumes');
    },
  },
];

/** Under a name that is taken, so that nothing is stored where nobody looks inside files. */
async function textAsPdf(target: Target, probe: Probe): Promise<Verdict> {
  const answer = await resumes(target).upload(probe.resumeName, probeText());
  const { statusCode } = (answer.error ?? {}) as { statusCode?: string };
  return String(statusCode) === '409'
    ? pass('not stored (409); but a hosted Storage believes the type it is told (docs/threat-model.md)')
    : expectStorageRefusal(answer, ['415']);
}

/** Everything tried on the bucket. */
export const storageChecks: readonly Check[] = [...reading, ...writing];
