import { create } from 'zustand';
import type { WatchUploads } from '../UploadProgress/UploadProgress.tsx';
import { noteResume, type StoredReceipt } from './receipts.ts';

/** What sends a resume by an applicant's link: components never reach the backend. */
export type ResumeSender = {
  /** Tells how far it is. */
  watch: WatchUploads;
  /** `owner`: what the file's name begins with. Gives whether it has arrived. Never rejects. */
  send: (missing: { secret: string; owner: string; resume: File }) => Promise<boolean>;
};

type Sendings = {
  /** The resumes that did not arrive, by the secret of their application. No storage of a tab takes a file. */
  files: ReadonlyMap<string, File>;
  /** The secret of the application whose resume is under way again; null for none. */
  sending: string | null;
  /** That of the last one that failed. */
  failed: string | null;
};

/** What the receipts of this page can send again, also once the page has led on. */
export const useSendings = create<Sendings>(() => ({ files: new Map(), sending: null, failed: null }));

/** Keeps a resume that did not arrive, as long as the page. */
export function keepFile(secret: string, file: File): void {
  useSendings.setState(({ files }) => ({ files: new Map(files).set(secret, file) }));
}

/** Lets a resume go: it has arrived, or its receipt was closed. */
export function dropFile(secret: string): void {
  const files = new Map(useSendings.getState().files);
  files.delete(secret);
  useSendings.setState({ files });
}

/** Sends the resume of a receipt, one at a time. Never rejects. */
export async function sendAgain(
  { secret, reference, jobId }: StoredReceipt,
  { send }: ResumeSender,
): Promise<void> {
  const { files, sending } = useSendings.getState();
  const resume = files.get(secret);
  if (resume === undefined || sending !== null) return;
  useSendings.setState({ sending: secret, failed: null });
  const hasArrived = await send({ secret, owner: reference ?? jobId, resume });
  useSendings.setState({ sending: null, failed: hasArrived ? null : secret });
  if (!hasArrived) return;
  dropFile(secret);
  noteResume(secret);
}
