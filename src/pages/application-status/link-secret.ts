import { isLinkSecret } from '~/domain/application/link-secret.ts';

/** A tab's own storage: a reload leaves it alone, closing the tab does not. */
const storageKey = 'status-link';

let inMemory: string | null = null;

/** Keeps the secret of a link for this tab. Without storage it lasts as long as the page. */
export function saveSecret(secret: string): void {
  inMemory = secret;
  try {
    sessionStorage.setItem(storageKey, secret);
  } catch {
    // Storage is switched off.
  }
}

/** The secret that this tab keeps; null when there is none. */
export function savedSecret(): string | null {
  try {
    const secret = sessionStorage.getItem(storageKey) ?? inMemory;
    return secret !== null && isLinkSecret(secret) ? secret : null;
  } catch {
    return inMemory;
  }
}

/** Lets the secret go: what it opened is erased, or a link was opened that opens nothing. */
export function forgetSecret(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is switched off.
  }
}
