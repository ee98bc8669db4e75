import type { Target } from './doctor-target.ts';

/** Whether the project stood the attempt, and what it did. */
export type Verdict = { isPassed: boolean; finding: string };

export const pass = (finding: string): Verdict => ({ isPassed: true, finding });
export const fail = (finding: string): Verdict => ({ isPassed: false, finding });

/** The table under attack. */
export const applications = (target: Target) => target.client.from('applications');

type Answer = { status: number; error: { code?: string; message: string } | null; data?: unknown };

/** Reading must give nothing; a refusal is as good, an unreachable project is not. */
export function expectNoRows(answer: Answer, whenEmpty?: string): Verdict {
  if (answer.error !== null) return refusalVerdict(answer);
  const rows = Array.isArray(answer.data) ? answer.data.length : 0;
  if (rows > 0) return fail(`anyone can read applications: ${rows} rows in the first answer`);
  return whenEmpty === undefined ? pass('nothing') : fail(whenEmpty);
}

/** A refusal counts as such only when the project clearly said so. */
export function refusalVerdict(answer: Answer): Verdict {
  const { code = '', message = '' } = answer.error ?? {};
  if (answer.status >= 400 && answer.status < 500) return pass(`refused (${answer.status} ${code})`);
  return fail(`no clear answer (${answer.status} ${message.slice(0, 80)})`);
}

/** Writing must be refused with this code; `open` is the code that shows that it was allowed to try. */
export function expectRefusal(answer: Answer, code: string, open = ''): Verdict {
  if (answer.error === null) return fail('it was allowed');
  if (answer.error.code === code) return pass(`refused (${answer.status} ${code})`);
  if (answer.error.code === open) return fail('it is allowed for any row that keeps the rules');
  return fail(`refused for another reason (${answer.status} ${answer.error.code ?? ''})`);
}

type StorageAnswer = { error: { message: string } | null };

/** Storage must refuse with one of these numbers. */
export function expectStorageRefusal(answer: StorageAnswer, numbers: readonly string[]): Verdict {
  if (answer.error === null) return fail('it was allowed');
  const { statusCode = '' } = answer.error as { statusCode?: string };
  if (numbers.includes(String(statusCode))) return pass(`refused (${statusCode})`);
  return fail(`refused for another reason (${statusCode} ${answer.error.message.slice(0, 80)})`);
}
