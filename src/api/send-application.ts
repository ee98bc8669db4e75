import type { Application } from '~/domain/application/application.ts';
import type { Submission, SubmissionMemory, SubmissionOptions } from './applications.ts';
import { assertScriptsReachable } from './assert-online.ts';

export type { Receipt, SubmissionResult } from './applications.ts';

/** What a form that has not been sent yet remembers. */
export function emptyMemory(): SubmissionMemory {
  return { stored: null, attempt: null };
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
