/** How much of a file has left the page, in bytes. */
export type Upload = { sentBytes: number; totalBytes: number };

type Listener = (upload: Upload | null) => void;

const listeners = new Set<Listener>();

/**
 * Tells how far the upload is that is under way, and null as it ends. A page sends one file at a time.
 * @returns ends the telling.
 */
export function watchUploads(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says how far the upload is; null as it ends. */
export function tellUpload(upload: Upload | null): void {
  for (const listener of listeners) listener(upload);
}
