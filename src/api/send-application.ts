import type { Application } from '~/domain/application/application.ts';
import type { Submission, SubmissionAttempt, SubmissionMemory, SubmissionOptions } from './applications.ts';
import { assertScriptsReachable } from './assert-online.ts';

export type { Receipt, SubmissionAttempt, SubmissionMemory, SubmissionResult } from './applications.ts';

/** What a form remembers that this page has not sent yet. @param attempt what was sent before the page was loaded. */
export function emptyMemory(attempt: SubmissionAttempt | null = null): SubmissionMemory {
  return { stored: null, attempt };
}

/**
 * Fetches the code that sends applications, when somebody sends one, and runs it.
 * @returns the result; without the code no answer. Never rejects.
 */
export async function sendApplication(
  application: Application,
  resume: File,
  options: SubmissionOptions,
): Promise<Submission> {
  try {
    await assertScriptsReachable(import.meta.url);
    const { submitApplication } = await import('./applications.ts');
    return await submitApplication(application, resume, options);
  } catch (error) {
    console.error('The application could not be sent.', error);
    return { result: { kind: 'no-answer' }, memory: options.memory };
  }
}
