import * as z from 'zod/mini';
import {
  applicationRow,
  fieldColumns,
  writtenColumns,
  type ApplicationRow,
} from '~/contract/application-row.ts';
import type { Application, FormSignals } from '~/domain/application/application.ts';
import { objectName } from '~/domain/application/resume.ts';
import { resumeBucket, resumeMediaType } from '~/domain/application/rules.ts';
import type { SubmitFailure } from '~/domain/application/submit-failure.ts';
import { connectToBackend, type Client, type Connect } from './client.ts';
import type { ApplicationInsert } from './database.types.ts';
import { leavesOpen, readInsertAnswer } from './insert-answer.ts';
import { continueSending, storedUrl, type SubmissionMemory } from './submission-memory.ts';

export type { SubmissionMemory } from './submission-memory.ts';

export type SubmissionOptions = {
  memory: SubmissionMemory;
  signals: FormSignals;
  /** Milliseconds since 1970; becomes part of the stored file's name. */
  nowMs: number;
  connect?: Connect;
};

export type SubmissionResult = { kind: 'accepted'; hasResume: boolean } | SubmitFailure;

/** What became of a try, and what the next one has to know of it. */
export type Submission = { result: SubmissionResult; memory: SubmissionMemory };

/**
 * Uploads the resume, then files the application (specification, section 7). A failed upload is logged and the application
 * goes in without it. A further try with the same content has the same key, so that the database stores it once, and does
 * not upload again; with other content it is another sending, which must not lose its resume to the first.
 * @returns what became of it; expected failures are values. Never rejects.
 */
export async function submitApplication(
  application: Application,
  resume: File,
  { memory, signals, nowMs, connect = connectToBackend }: SubmissionOptions,
): Promise<Submission> {
  const client = await connect().catch(() => undefined);
  if (client === undefined) return { result: { kind: 'no-answer' }, memory };
  if (client === null) return { result: { kind: 'not-configured' }, memory };
  const keptUrl = storedUrl(memory, application, resume, nowMs);
  const uploaded = keptUrl === null ? await storeResume(client, application.email, resume, nowMs) : null;
  const resumeUrl = keptUrl ?? uploaded?.url ?? '';
  const sending = continueSending(memory, application, resumeUrl);
  const answer = await insert(client, {
    ...toRow(application, resumeUrl, signals),
    submission_key: sending.key,
  });
  const outcome = readInsertAnswer(answer);
  const mayHaveArrived = sending.mayHaveArrived || leavesOpen(answer.status, outcome);
  const isFileRefused = outcome.kind === 'field-refused' && outcome.field === 'resume';
  return {
    result: outcome.kind === 'accepted' ? { kind: 'accepted', hasResume: resumeUrl !== '' } : outcome,
    memory: {
      stored: isFileRefused ? null : (uploaded ?? memory.stored),
      sending: { ...sending, mayHaveArrived },
    },
  };
}

/** Stores a resume; null when the upload failed. */
async function storeResume(
  client: Client,
  email: string,
  resume: File,
  nowMs: number,
): Promise<SubmissionMemory['stored']> {
  const bucket = client.storage.from(resumeBucket);
  const name = objectName(email, nowMs);
  const { error } = await bucket.upload(name, asPdf(resume), { cacheControl: '3600', upsert: false });
  if (error !== null) {
    // Neither name nor message: both may hold the applicant's address.
    console.error(
      `The resume was not uploaded (status ${error.status ?? 0}, code ${error.statusCode ?? 'none'}).`,
    );
    return null;
  }
  return { resume, email, url: bucket.getPublicUrl(name).data.publicUrl, atMs: nowMs };
}

/** Some systems declare no type for a PDF; storage wants one. */
function asPdf(resume: File): File {
  if (resume.type === resumeMediaType) return resume;
  return new File([resume], resume.name, { type: resumeMediaType });
}

async function insert(client: Client, row: ApplicationInsert) {
  try {
    return await client.from('applications').insert(row).select('id, created_at').single();
  } catch {
    return { status: 0, data: null, error: {} };
  }
}

function toRow(application: Application, resumeUrl: string, signals: FormSignals): ApplicationInsert {
  return {
    job_id: application.jobId,
    job_title: application.jobTitle,
    language: application.language,
    ...writtenColumns(application),
    [fieldColumns.resume]: resumeUrl,
    form_trap: signals.trap.slice(0, 200),
    form_seconds: Math.max(0, Math.trunc(signals.seconds)),
  };
}

export type ListResult =
  { kind: 'listed'; applications: ApplicationRow[] } | { kind: 'not-listed'; reason: string };

/**
 * All applications, newest first, for staff (specification, section 6). No screen uses it.
 * @param connect gives a client that is signed in as staff; the public reads no row.
 */
export async function listApplications(connect: Connect = connectToBackend): Promise<ListResult> {
  const client = await connect().catch(() => null);
  if (client === null) return { kind: 'not-listed', reason: 'The backend cannot be reached.' };
  const { data, error } = await client
    .from('applications')
    .select('*')
    .order('created_at', { ascending: false });
  if (error !== null) return { kind: 'not-listed', reason: error.message };
  const rows = z.array(applicationRow).safeParse(data);
  if (!rows.success)
    return { kind: 'not-listed', reason: 'The backend answered with rows of another shape.' };
  return { kind: 'listed', applications: rows.data };
}
