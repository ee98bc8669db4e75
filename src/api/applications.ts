import * as z from 'zod/mini';
import {
  applicationRow,
  fieldColumns,
  writtenColumns,
  type ApplicationRow,
} from '~/config/application-row.ts';
import {
  fieldOrder,
  type Application,
  type ApplicationField,
  type FormSignals,
} from '~/domain/application/application.ts';
import { referenceOf } from '~/domain/application/reference.ts';
import type { SubmitFailure } from '~/domain/application/submit-failure.ts';
import { requestLinkMail } from './application-mail.ts';
import { addResumeByLink, readApplicationByLink } from './application-status.ts';
import { connectToBackend, type Client, type Connect } from './client.ts';
import type { ApplicationInsert } from './database.types.ts';
import { insertRow, mayBeStored, signalColumns, type FormTable } from './insert-answer.ts';
import { uploadResume } from './resume-upload.ts';
import {
  nextAttempt,
  reusableResumeUrl,
  type SubmissionAttempt,
  type SubmissionMemory,
} from './submission-memory.ts';

export type { SubmissionAttempt, SubmissionMemory } from './submission-memory.ts';

export type SubmissionOptions = {
  memory: SubmissionMemory;
  signals: FormSignals;
  /** Milliseconds since 1970; becomes part of the stored file's name. */
  nowMs: number;
  /** Told of what is about to be sent, which may be stored from then on. */
  onSending?: (attempt: SubmissionAttempt) => void;
  connect?: Connect;
};

/**
 * What an applicant keeps of an application. `reference` is null when the answer with it was lost. `isMailed`: whether the link was
 * sent by mail as well, once that is known; never rejects.
 */
export type Receipt = { reference: string | null; secret: string; isMailed: Promise<boolean> };

/** `receipt` is null where no link could be made. */
export type SubmissionResult =
  { kind: 'accepted'; hasResume: boolean; receipt: Receipt | null } | SubmitFailure;

/** What became of a try, and what the next one has to know of it. */
export type Submission = { result: SubmissionResult; memory: SubmissionMemory };

/** Where applications are filed, and which field a check of that table judges. */
export const applicationTable: FormTable<ApplicationField> = {
  name: 'applications',
  isReadBack: true,
  fieldOfCheck: (check) => fieldOrder.find((field) => fieldColumns[field] === check),
};

/**
 * Uploads the resume, then files the application (specification, section 7). A failed upload is logged and the application
 * goes in without it. A further try of the same form has the same key, so that the database stores it once, and does not upload
 * again what is stored; with other content it is another sending, which must not lose its resume to the first.
 * @returns the result; expected failures are values. Never rejects.
 */
export async function submitApplication(
  application: Application,
  resume: File,
  { memory, signals, nowMs, onSending, connect = connectToBackend }: SubmissionOptions,
): Promise<Submission> {
  const client = await connect().catch(() => undefined);
  if (client === undefined) return { result: { kind: 'no-answer' }, memory };
  if (client === null) return { result: { kind: 'not-configured' }, memory };
  const storedUrl = reusableResumeUrl(memory, application, resume, nowMs);
  const { email } = application;
  const uploadedUrl = storedUrl === null ? await uploadResume(client, email, resume, nowMs) : null;
  const resumeUrl = storedUrl ?? uploadedUrl ?? '';
  const attempt = await nextAttempt(memory, application, resume);
  const sending = { ...attempt, hasResume: attempt.hasResume && resumeUrl !== '' };
  onSending?.({ ...sending, isOutcomeUnknown: true });
  const row: ApplicationInsert = {
    ...toRow(application, resumeUrl, signals),
    submission_key: sending.key,
    link_hash: sending.link?.hash ?? null,
  };
  const insert = client.from('applications').insert(row).select('id, created_at').single();
  const { status, outcome } = await insertRow(applicationTable, insert);
  const isOutcomeUnknown = sending.isOutcomeUnknown || mayBeStored(status, outcome);
  const isFileRefused = outcome.kind === 'field-refused' && outcome.field === 'resume';
  const uploaded = uploadedUrl === null ? null : { resume, email, url: uploadedUrl, atMs: nowMs };
  return {
    result:
      outcome.kind !== 'accepted'
        ? outcome
        : outcome.id === null
          ? await findStored(client, sending, resume, nowMs)
          : {
              kind: 'accepted',
              hasResume: resumeUrl !== '',
              receipt: receiptOf(sending, referenceOf(outcome.id)),
            },
    memory: {
      stored: isFileRefused ? null : (uploaded ?? memory.stored),
      attempt: { ...sending, isOutcomeUnknown },
    },
  };
}

function receiptOf({ link }: SubmissionAttempt, reference: string | null): Receipt | null {
  if (link === null) return null;
  return { reference, secret: link.secret, isMailed: requestLinkMail(link.secret) };
}

/** An application that an earlier try has stored: its link tells what is there, and brings a resume that did not come along. */
async function findStored(
  client: Client,
  sending: SubmissionAttempt,
  resume: File,
  nowMs: number,
): Promise<SubmissionResult> {
  const { link, hasResume } = sending;
  const found = link === null ? null : await readApplicationByLink(client, link.secret);
  if (link === null || found?.kind !== 'shown')
    return { kind: 'accepted', hasResume, receipt: receiptOf(sending, null) };
  const { reference } = found.application;
  const completed = found.application.has_resume
    ? found
    : await addResumeByLink(client, link.secret, { resume, reference, nowMs });
  return {
    kind: 'accepted',
    hasResume: completed.kind === 'shown' && completed.application.has_resume,
    receipt: receiptOf(sending, reference),
  };
}

function toRow(application: Application, resumeUrl: string, signals: FormSignals): ApplicationInsert {
  return {
    job_id: application.jobId,
    job_title: application.jobTitle,
    language: application.language,
    ...writtenColumns(application),
    [fieldColumns.resume]: resumeUrl,
    ...signalColumns(signals),
  };
}

export type ListResult =
  { kind: 'listed'; applications: ApplicationRow[] } | { kind: 'not-listed'; reason: string };

/**
 * All applications, newest first (specification, section 6). No screen uses it: staff read through functions that
 * write to the audit log (docs/decisions/staff-database.md), and may not select all columns.
 * @param connect gives a client with the `service_role` key; everybody else is refused.
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
