import { create } from 'zustand';
import { isLinkSecret } from '~/domain/application/link-secret.ts';

/** What an applicant keeps of an application that was sent in this tab. */
export type StoredReceipt = {
  jobId: string;
  jobTitle: string;
  /** When it was sent, in milliseconds since 1970. */
  sentAtMs: number;
  /** Eight digits (domain/application/reference.ts); null when it is not known. */
  reference: string | null;
  /** The secret of the status link. */
  secret: string;
  /** Whether the resume arrived. */
  hasResume: boolean;
  /** Whether the link was sent by mail as well; left out until that is known. */
  isMailed?: boolean;
};

/** A tab's own storage: a reload leaves it alone, closing the tab does not. */
const storageKey = 'applications-sent';

/** The applications that were sent in this tab, newest first, until each is closed. */
export const useReceipts = create<{ receipts: readonly StoredReceipt[] }>(() => ({ receipts: [] }));

/** Takes up what an earlier page of this tab has kept. */
export function loadReceipts(): void {
  useReceipts.setState({ receipts: read() });
}

/** Keeps a receipt until it is closed. Without storage it lasts as long as the page. */
export function addReceipt(receipt: StoredReceipt): void {
  put([receipt, ...useReceipts.getState().receipts.filter(isAnother(receipt.secret))]);
}

/** Lets a receipt go: it was closed, or its application is erased. */
export function closeReceipt(secret: string): void {
  put(read().filter(isAnother(secret)));
}

/** Notes that a resume which had not arrived was added. */
export function noteResume(secret: string): void {
  change(secret, { hasResume: true });
}

/** Notes that the link was sent by mail as well. */
export function noteMailed(secret: string): void {
  change(secret, { isMailed: true });
}

function change(secret: string, changes: Partial<StoredReceipt>): void {
  const receipts = read();
  const found = receipts.find((receipt) => !isAnother(secret)(receipt));
  if (found === undefined) return;
  const changed = { ...found, ...changes };
  put(receipts.map((receipt) => (receipt === found ? changed : receipt)));
}

const isAnother = (secret: string) => (receipt: StoredReceipt) => receipt.secret !== secret;

function put(receipts: readonly StoredReceipt[]): void {
  useReceipts.setState({ receipts });
  try {
    if (receipts.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(receipts));
  } catch {
    // Storage is switched off or full.
  }
}

function read(): readonly StoredReceipt[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isReceipt) : [];
  } catch {
    return useReceipts.getState().receipts;
  }
}

function isReceipt(stored: unknown): stored is StoredReceipt {
  if (typeof stored !== 'object' || stored === null) return false;
  const { jobId, jobTitle, sentAtMs, reference, secret, hasResume, isMailed }: Record<string, unknown> = {
    ...stored,
  };
  return (
    typeof jobId === 'string' &&
    typeof jobTitle === 'string' &&
    typeof sentAtMs === 'number' &&
    (reference === null || typeof reference === 'string') &&
    typeof hasResume === 'boolean' &&
    (isMailed === undefined || typeof isMailed === 'boolean') &&
    typeof secret === 'string' &&
    isLinkSecret(secret)
  );
}
