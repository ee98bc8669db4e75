import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { fieldColumns } from '../../src/config/application-row.ts';
import { isLoopback, publicKeyProblem } from '../../src/domain/backend-key.ts';
import {
  type Actor,
  type Attempt,
  callFunction,
  expectedFor,
  isSafe,
  type SentApplication,
  type Target,
  type Victim,
} from './access/attempt.ts';
import { attempts } from './access/attempts.ts';
import { bucketWithSecret, newSecret } from './access/link-attempts.ts';
import { newResume, newResumeName } from './access/resume-attempts.ts';
import { type Environment, refusePlainHttp, scriptOptions } from './connection.ts';
import { compareExposure, intendedExposure, readExposure } from './exposure.ts';
import { StaffError } from './staff-error.ts';
import type { Terminal } from './terminal.ts';

/**
 * A project to examine. `serviceKey` is its secret key, with which the doctor asks what is exposed and nothing else;
 * `readerToken` the access token of a reader's session. Null where they were not given.
 */
export type Project = { url: string; anonKey: string; serviceKey: string | null; readerToken: string | null };

const keyFileSchema = z.object({ anonKey: z.string(), serviceRoleKey: z.string() }).partial();

/**
 * The public key comes from SUPABASE_ANON_KEY (or VITE_SUPABASE_ANON_KEY), the secret one from SUPABASE_SERVICE_ROLE_KEY; for
 * a backend on this machine both also from the data folder. DOCTOR_READER_TOKEN may hold the access token of a reader's session.
 * @throws StaffError when there is no usable address or key.
 */
export async function openProject(url: string | undefined, environment: Environment): Promise<Project> {
  if (url === undefined) {
    throw new StaffError(
      'The doctor needs the address of the project in --url or SUPABASE_URL, like https://name.supabase.co.',
    );
  }
  refusePlainHttp('SUPABASE_URL or --url', url);
  const { origin, hostname } = new URL(url);
  const local = isLoopback(hostname) ? await localKeys(environment) : {};
  const anonKey = environment['SUPABASE_ANON_KEY'] ?? environment['VITE_SUPABASE_ANON_KEY'] ?? local.anonKey;
  if (anonKey === undefined || anonKey === '') {
    throw new StaffError('The doctor needs the public key of the project in SUPABASE_ANON_KEY.');
  }
  const problem = publicKeyProblem('SUPABASE_ANON_KEY', anonKey);
  if (problem !== null) throw new StaffError(problem);
  return {
    url: origin,
    anonKey,
    serviceKey: (environment['SUPABASE_SERVICE_ROLE_KEY'] || local.serviceRoleKey) ?? null,
    readerToken: environment['DOCTOR_READER_TOKEN'] || null,
  };
}

async function localKeys(environment: Environment): Promise<z.infer<typeof keyFileSchema>> {
  const path = join(environment['LOCAL_DATA_DIR'] || '.local', 'keys.json');
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return keyFileSchema.safeParse(JSON.parse(text)).data ?? {};
}

/**
 * Asks once, before anything is written, whether the project is there and takes the key.
 * @throws StaffError that names what is wrong.
 */
export async function checkProject({ url, anonKey }: Project): Promise<void> {
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  const answer = await fetch(`${url}/rest/v1/applications?select=id&limit=1`, { headers }).catch(() => {
    throw new StaffError(`Nothing answers at ${url}; check the address and your connection.`);
  });
  const text = await answer.text();
  // A refusal by the database itself (42501) shows that the key was read.
  if (answer.status === 401 && !text.includes('42501')) {
    const problem = 'does not accept this public key; copy it anew from the dashboard';
    throw new StaffError(`The project at ${url} ${problem}.`);
  }
  if (answer.status === 404) {
    const problem = 'there is no table of applications; check the address, or send the migrations';
    throw new StaffError(`At ${url} ${problem}.`);
  }
}

/** One line of the report. */
export type Finding = { name: string; isPassed: boolean; finding: string };

/** What the doctor files to have something to attack; `id` is null when that was refused. */
type Probe = Victim & { isFiled: boolean };

/**
 * Files one probe, tries every attempt on it as an anonymous visitor and, with a token, as a reader, and erases it by the
 * link that its applicant would have.
 * @param triesLimits whether small files are uploaded until one is refused: those stay behind.
 */
export async function examine(
  project: Project,
  terminal: Terminal,
  nowMs: number,
  triesLimits: boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const report = (name: string, isPassed: boolean, finding: string, repair?: string): void => {
    findings.push({ name, isPassed, finding });
    const advice = isPassed || repair === undefined ? '' : `      ${repair}\n`;
    terminal.out(`${isPassed ? 'PASS' : 'FAIL'}  ${name}: ${finding}\n${advice}`);
  };
  await examineExposure(project, report);
  const anon = actorOf(project, 'anon');
  const probe = await fileProbe(anon.client, nowMs, report);
  const reader = project.readerToken === null ? null : await openReader(project, report);
  for (const attempt of attempts) {
    for (const actor of reader === null || attempt.onlyAnonymous === true ? [anon] : [anon, reader]) {
      const outcome = await attemptOn(attempt, { ...project, ...liveTarget(probe, nowMs), actor });
      const isPassed = isSafe(attempt, actor.role, outcome);
      const finding = isPassed ? outcome : `${outcome}; must be: ${expectedFor(attempt, actor.role)}`;
      const name = actor.role === 'anon' ? attempt.name : `as a reader: ${attempt.name}`;
      report(name, isPassed, finding, attempt.repair);
    }
  }
  if (triesLimits) await tryUploadLimit(anon.client, report);
  await eraseProbe(project, anon, probe, report);
  const failed = findings.filter(({ isPassed }) => !isPassed).length;
  const all = findings.length;
  terminal.out(failed === 0 ? `All ${all} checks passed.\n` : `${failed} of ${all} checks failed.\n`);
  const left =
    'The files of the limit go, an hour from now, with: npm run applications -- orphans --delete\n';
  if (triesLimits) terminal.out(left);
  return findings;
}

/** Compares what the project exposes with what the migrations make. Without the secret key that cannot be known. */
async function examineExposure({ url, serviceKey }: Project, report: Report): Promise<void> {
  const name = 'what the project exposes';
  if (serviceKey === null) {
    const repair =
      'Set SUPABASE_SERVICE_ROLE_KEY: tables, functions, rights and settings can be compared only with it.';
    return report(name, false, 'not looked at', repair);
  }
  const { data, error } = await createClient(url, serviceKey, scriptOptions).rpc('describe_exposure');
  if (error !== null) {
    return report(name, false, error.message.slice(0, 100), 'Send the migrations, and check the secret key.');
  }
  for (const check of compareExposure(readExposure(data), await intendedExposure())) {
    report(check.name, check.isPassed, check.finding, check.repair);
  }
}

type Report = (name: string, isPassed: boolean, finding: string, repair?: string) => void;

function actorOf({ url, anonKey }: Project, role: 'anon' | 'reader', token = anonKey): Actor {
  const client = createClient(url, anonKey, { accessToken: async () => token });
  return { role, token, client, userId: role === 'anon' ? '' : subjectOf(token) };
}

/** Whose token it is; '' when it does not say so. */
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

/** A reader may list applications; a token that may not is none of a reader, and nothing is tried with it. */
async function openReader(project: Project, report: Report): Promise<Actor | null> {
  const reader = actorOf(project, 'reader', project.readerToken ?? '');
  const { error, status } = await reader.client.rpc('list_applications', { page_size: 1 });
  const finding = error === null ? 'it lists applications' : `it may not list applications (${status})`;
  report(
    'as a reader: the token of a member',
    error === null,
    finding,
    'Copy the token from a session that is open and has given its code; nothing else was tried as a reader.',
  );
  return error === null ? reader : null;
}

async function attemptOn(attempt: Attempt, target: Target): Promise<string> {
  try {
    return await attempt.run(target);
  } catch {
    return 'no answer';
  }
}

const sentence = 'This is a probe of the command "npm run doctor", not an application. Please delete it. ';

function problemOf({ error }: { error: { message: string } | null }): string | null {
  return error?.message.slice(0, 100) ?? null;
}

/** A name nobody can take for a person's, an address that can never receive mail. */
function probeRow(email: string) {
  return {
    job_id: 'open-application',
    job_title: 'Open Application',
    full_name: 'Doctor Probe (not a person)',
    email,
    phone: '+10000000000',
    resume_url: '',
    cover_letter: sentence.repeat(2),
    linkedin_profile: '',
    [fieldColumns.whyJoin]: sentence,
  };
}

/** What the attempts work with on a live project: the probe alone, and rows that are never stored. */
function liveTarget(probe: Probe, nowMs: number) {
  return {
    isLive: true,
    victim: probe,
    newVictim: async () => probe,
    newApplication: (): SentApplication => ({ ...probeRow(`other-${nowMs}@probe.invalid`), phone: '0' }),
    newAccount: async () => randomUUID(),
  };
}

async function fileProbe(client: SupabaseClient, nowMs: number, report: Report): Promise<Probe> {
  const [resumeName, secret] = [newResumeName(), newSecret()];
  const bucket = client.storage.from('resumes');
  const uploaded = await bucket.upload(resumeName, newResume(400), { cacheControl: '3600', upsert: false });
  report('upload a resume', uploaded.error === null, problemOf(uploaded) ?? 'stored');
  const application = {
    ...probeRow(`doctor-probe-${nowMs}@probe.invalid`),
    resume_url: bucket.getPublicUrl(resumeName).data.publicUrl,
    submission_key: randomUUID(),
    link_hash: createHash('sha256').update(secret).digest('hex'),
  };
  const filing = client.from('applications').insert(application).select('id, created_at');
  const filed = await filing.single<{ id: string; created_at: string }>();
  const finding = problemOf(filed) ?? 'stored';
  report('file an application, reading back id and time', filed.error === null, finding);
  const id = filed.data?.id ?? randomUUID();
  return { id, isFiled: filed.data !== null, application, resumeName, secret };
}

/** Erases the probe as its applicant would: the file first. */
async function eraseProbe({ url, anonKey }: Project, anon: Actor, probe: Probe, report: Report) {
  const { resumeName, secret, id, isFiled, application } = probe;
  // The bucket listens to a secret that a function has counted.
  await callFunction(anon, 'resume_by_link', { secret });
  const removed = await bucketWithSecret({ url, anonKey, token: anon.token }, secret).remove([resumeName]);
  const erased = await callFunction(anon, 'erase_by_link', { secret });
  const problem = problemOf(removed) ?? problemOf(erased);
  report(
    'erase the own application by its link, which leaves nothing of the probe',
    problem === null && isFiled,
    problem ?? (isFiled ? 'erased' : 'there is no application'),
    isFiled
      ? `One probe is left: application ${id} (${application.email}). Erase it in the staff app.`
      : `One file may be left: ${resumeName}. An hour from now: npm run applications -- orphans --delete`,
  );
}

/** More than a network may upload in an hour, and than this machine may in a minute; never a flood. */
const uploadsAtMost = 70;

/** Uploads small files until one is refused. The network that runs it cannot upload until its hour is over. */
async function tryUploadLimit(client: SupabaseClient, report: Report): Promise<void> {
  const name = 'upload without end from one network';
  for (let count = 0; count < uploadsAtMost; count += 1) {
    const { error } = await client.storage.from('resumes').upload(newResumeName(), newResume(400));
    if (error === null) continue;
    const isLimit = error.message.includes('from your network');
    const finding = isLimit ? 'refused' : `not limited for one network; ${error.message.slice(0, 80)}`;
    return report(name, isLimit, `${finding} after ${count} files`, limitRepair);
  }
  return report(name, false, `${uploadsAtMost} files were taken one after the other`, limitRepair);
}

const limitRepair =
  'See docs/threat-model.md, "What is left": set a rate limit for /storage/v1/ in front of the project.';
