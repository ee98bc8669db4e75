import type { Application } from '~/domain/application/application.ts';
import type {
  submitApplication,
  Submission,
  SubmissionAttempt,
  SubmissionMemory,
  SubmissionOptions,
} from './applications.ts';
import { assertScriptsReachable } from './assert-online.ts';

export type { Receipt, SubmissionAttempt, SubmissionMemory, SubmissionResult } from './applications.ts';

/** What a form remembers that this page has not sent yet. @param attempt what was sent before the page was loaded. */
export function emptyMemory(attempt: SubmissionAttempt | null = null): SubmissionMemory {
  return { stored: null, attempt };
}

type Send = typeof submitApplication;

let fetched: Promise<Send | 'no-answer' | 'renewed'> | null = null;

/**
 * Fetches the code that sends applications. To be called when a form is first touched: at the press, a release may have taken it
 * away. What failed is tried again by the next call.
 */
export async function fetchSender(): Promise<Send | 'no-answer' | 'renewed'> {
  fetched ??= importSender();
  const sender = await fetched;
  if (typeof sender === 'string') fetched = null;
  return sender;
}

async function importSender(): Promise<Send | 'no-answer' | 'renewed'> {
  try {
    await assertScriptsReachable(import.meta.url);
  } catch {
    return 'no-answer';
  }
  try {
    const [sender, { connectToBackend }] = await Promise.all([
      import('./applications.ts'),
      import('./client.ts'),
    ]);
    await connectToBackend();
    return sender.submitApplication;
  } catch {
    return 'renewed';
  }
}

/**
 * Sends an application.
 * @returns the result; without the code that sends, that it is not there. Never rejects.
 */
export async function sendApplication(
  application: Application,
  resume: File,
  options: SubmissionOptions,
): Promise<Submission> {
  try {
    const send = await fetchSender();
    if (typeof send === 'string') return { result: { kind: send }, memory: options.memory };
    return await send(application, resume, options);
  } catch (error) {
    console.error('The application could not be sent.', error);
    return { result: { kind: 'no-answer' }, memory: options.memory };
  }
}
