import { requestTimeoutMs } from '~/config/timing.ts';
import type { Application } from '~/domain/application/application.ts';
import type { Submission, SubmissionMemory, SubmissionOptions } from './applications.ts';
import { timeLimit } from './time-limit.ts';

export type { SubmissionResult } from './applications.ts';

/** What a form that has not been sent yet remembers. */
export function emptyMemory(): SubmissionMemory {
  return { stored: null, sending: null };
}

/**
 * Fetches the code that sends applications, when somebody sends one, and runs it.
 * Browsers remember a module that could not be fetched and never ask for it again (whatwg/html, issue 6768). The code is
 * requested only when the site's scripts can be reached, so that a further press on the button works.
 * @returns what became of it; without the code no answer. Never rejects.
 */
export async function sendApplication(
  application: Application,
  resume: File,
  options: SubmissionOptions,
): Promise<Submission> {
  try {
    await expectScripts();
    const { submitApplication } = await import('./applications.ts');
    return await submitApplication(application, resume, options);
  } catch (error) {
    console.error('The application could not be sent.', error);
    return { result: { kind: 'no-answer' }, memory: options.memory };
  }
}

async function expectScripts(): Promise<void> {
  const { ok, status } = await fetch(import.meta.url, {
    method: 'HEAD',
    cache: 'no-store',
    signal: timeLimit(requestTimeoutMs),
  });
  if (!ok) throw new Error(`The site cannot be reached (status ${status}).`);
}
