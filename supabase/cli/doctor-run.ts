import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { fieldColumns } from '../../src/config/application-row.ts';
import {
  type Actor,
  callFunction,
  limitReached,
  restOutcome,
  storageOutcome,
  type Target,
} from './access/attempt.ts';
import { attempts } from './access/attempts.ts';
import { bucketWithSecret } from './access/link-attempts.ts';
import { newResume, newResumeName } from './access/resume-attempts.ts';
import { actorOf, type Filed, fileVictim, tryAs } from './access/run.ts';
import { scriptOptions } from './connection.ts';
import { checkFunction, edgeFunctions } from './edge-functions.ts';
import { compareExposure, intendedExposure, readExposure } from './exposure.ts';
import type { Project } from './project.ts';
import type { Terminal } from './terminal.ts';

/** One line of the report. */
export type Finding = { name: string; isPassed: boolean; finding: string };

type Report = (name: string, isPassed: boolean, finding: string, repair?: string) => void;

/**
 * Files one probe, runs the table of who may do what on it as an anonymous visitor and, with a token, as a reader, and erases it by
 * the link that its applicant would have. With the secret key it compares what is exposed, and its own requests count for no limit.
 * @param triesLimits whether small files are uploaded until one is refused: those stay behind.
 */
export async function examine(
  project: Project,
  terminal: Terminal,
  nowMs: number,
  triesLimits: boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const report: Report = (name, isPassed, finding, repair) => {
    findings.push({ name, isPassed, finding });
    const advice = isPassed || repair === undefined ? '' : `      ${repair}\n`;
    terminal.out(`${isPassed ? 'PASS' : 'FAIL'}  ${name}: ${finding}\n${advice}`);
  };
  const { url, serviceKey, readerToken } = project;
  const service = serviceKey === null ? null : createClient(url, serviceKey, scriptOptions);
  await examineExposure(service, report);
  for (const name of Object.keys(edgeFunctions) as (keyof typeof edgeFunctions)[]) {
    const { isPassed, finding, repair } = await checkFunction(project, name);
    report(`edge function ${name}`, isPassed, finding, repair);
  }
  await service?.rpc('forgive_requests');
  const anon = actorOf(project, 'anon', project.anonKey);
  const probe = await fileVictim(
    anon.client,
    probeRow(`doctor-probe-${nowMs}@probe.invalid`),
    newResume(400),
  );
  report('upload a resume', probe.uploaded === 'stored', probe.uploaded);
  report('file an application, reading back id and time', probe.filed === 'stored', probe.filed);
  const reader = readerToken === null ? null : await openReader(project, readerToken, report);
  for (const attempt of attempts) {
    const actors = reader === null || attempt.onlyAnonymous === true ? [anon] : [anon, reader];
    const targets = actors.map((actor) => liveTarget(project, actor, probe, nowMs));
    for (const { role, outcome, expected, isSafe } of await tryAs(attempt, targets)) {
      const isLimit = outcome.startsWith(limitReached(''));
      const finding = isSafe || isLimit ? outcome : `${outcome}; must be: ${expected}`;
      const repair = isLimit
        ? 'It was not tried: run the doctor again when the limit is over.'
        : attempt.repair;
      report(role === 'anon' ? attempt.name : `as a ${role}: ${attempt.name}`, isSafe, finding, repair);
    }
  }
  if (triesLimits) await tryUploadLimit(anon.client, report);
  await eraseProbe(project, anon, probe, report);
  await service?.rpc('forgive_requests');
  const failed = findings.filter(({ isPassed }) => !isPassed).length;
  const all = findings.length;
  terminal.out(failed === 0 ? `All ${all} checks passed.\n` : `${failed} of ${all} checks failed.\n`);
  const left =
    'The files of the limit go, an hour from now, with: npm run applications -- orphans --delete\n';
  if (triesLimits) terminal.out(left);
  return findings;
}

/** Compares what the project exposes with what the migrations make. Without the secret key that cannot be known. */
async function examineExposure(service: SupabaseClient | null, report: Report): Promise<void> {
  const name = 'what the project exposes';
  if (service === null) {
    const repair =
      'Set SUPABASE_SECRET_KEY: tables, functions, rights and settings can be compared only with it.';
    return report(name, false, 'not looked at', repair);
  }
  const { data, error } = await service.rpc('describe_exposure');
  if (error !== null) {
    return report(name, false, error.message.slice(0, 100), 'Send the migrations, and check the secret key.');
  }
  for (const check of compareExposure(readExposure(data), await intendedExposure())) {
    report(check.name, check.isPassed, check.finding, check.repair);
  }
}

/** A reader may list applications; a token that may not is none of a reader, and nothing is tried with it. */
async function openReader(project: Project, token: string, report: Report): Promise<Actor | null> {
  const reader = actorOf(project, 'reader', token);
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

const sentence = 'This is a probe of the command "npm run doctor", not an application. Please delete it. ';

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

type Probe = Filed<ReturnType<typeof probeRow>>;

/** What the attempts work with on a live project: the probe alone, and rows that are never stored. */
function liveTarget({ url, anonKey }: Project, actor: Actor, { victim }: Probe, nowMs: number): Target {
  return {
    url,
    anonKey,
    actor,
    victim,
    isLive: true,
    newVictim: async () => victim,
    newApplication: () => ({ ...probeRow(`other-${nowMs}@probe.invalid`), phone: '0' }),
    newAccount: async () => randomUUID(),
  };
}

/** Erases the probe as its applicant would: the file first. */
async function eraseProbe({ url, anonKey }: Project, anon: Actor, probe: Probe, report: Report) {
  const { resumeName, secret, id, application } = probe.victim;
  // The bucket listens to a secret that a function has counted.
  await callFunction(anon, 'resume_by_link', { secret });
  const removed = await bucketWithSecret({ url, anonKey, token: anon.token }, secret).remove([resumeName]);
  const erased = await callFunction(anon, 'erase_by_link', { secret });
  const isFiled = probe.filed === 'stored';
  const done = isFiled ? 'erased' : 'there is no application';
  const outcome = storageOutcome(removed.error, restOutcome(erased, done));
  report(
    'erase the own application by its link, which leaves nothing of the probe',
    outcome === 'erased',
    outcome,
    isFiled
      ? `One probe is left: application ${id} (${application.email}). Erase it in the staff app.`
      : `One file may be left: ${resumeName}. An hour from now: npm run applications -- orphans --delete`,
  );
}

/** More than a network may upload in an hour, and than this machine may in a minute; never a flood. */
const uploadsAtMost = 70;

/** Uploads small files until one is refused. */
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
