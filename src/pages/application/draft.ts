import { writtenFields, type ApplicationFields } from '~/domain/application/application.ts';

/** What was typed so far. A field that nobody has touched is not there. */
export type Draft = Partial<ApplicationFields>;

/** A tab's own storage: a reload and a crash leave it alone, closing the tab does not. */
const keyOf = (jobId: string) => `application-${jobId}`;

/** Keeps what is typed for a job in this tab; nothing typed is nothing kept. Without storage it lasts as long as the page. */
export function keepWords(jobId: string, typed: Draft): void {
  try {
    if (isEmpty(typed)) sessionStorage.removeItem(keyOf(jobId));
    else sessionStorage.setItem(keyOf(jobId), JSON.stringify(typed));
  } catch {
    // Storage is switched off or full.
  }
}

/** What was typed for a job in this tab and neither sent nor cleared. Whatever else stands in its place is left out. */
export function keptWords(jobId: string): Draft {
  const kept = read(keyOf(jobId));
  const found = writtenFields.flatMap((field) => {
    const text = kept[field];
    return typeof text === 'string' ? [[field, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Whether nothing is typed in any field. */
export function isEmpty(typed: Draft): boolean {
  return writtenFields.every((field) => !typed[field]);
}

function read(key: string): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
