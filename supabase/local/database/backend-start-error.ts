/**
 * An expected reason why the embedded backend cannot start: port taken, no permission, broken data folder,
 * folder in use. The message is one plain sentence that says what to do.
 */
export class BackendStartError extends Error {
  override readonly name = 'BackendStartError';
}

/** The `code` of a Node or PostgreSQL error ('EACCES', '23505', …), or '' when there is none. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
