/** Kind of a text that is configured as a key of the backend. */
export type KeyKind = 'public' | 'secret' | 'placeholder' | 'unknown';

const publishable = /^sb_publishable_[\w-]{16,}$/;
const secretStart = /^sb_secret_/;
const token = /^[\w-]+\.([\w-]+)\.[\w-]+$/;
const placeholder =
  /[<>{}[\]…*]|\.{3}|^sb_publishable_|placeholder|your|example|change|todo|x{3}|^(?:public|anon)?[ _-]?key$/i;

/**
 * Distinguishes a public key from one that must never leave the staff's machine: `sb_publishable_…` and tokens with the role
 * "anon" are public, `sb_secret_…` and tokens with any other role are secret.
 * Source: Supabase, "Understanding API keys". A signature is not checked; only the project can.
 */
export function keyKindOf(key: string): KeyKind {
  if (secretStart.test(key)) return 'secret';
  if (publishable.test(key)) return /x{8}|_your/i.test(key) ? 'placeholder' : 'public';
  const role = roleOf(key);
  if (role !== null) return role === 'anon' ? 'public' : 'secret';
  return placeholder.test(key) ? 'placeholder' : 'unknown';
}

/** The role that a token names; '' when it names none; null when the text is no token at all. */
function roleOf(key: string): string | null {
  const payload = token.exec(key)?.[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return null;
    return 'role' in claims && typeof claims.role === 'string' ? claims.role : '';
  } catch {
    return null;
  }
}

const remedy = 'Give the public key of the project: it begins with "sb_publishable_", or is called "anon".';

/**
 * Why a text may not be used as the public key. The message never contains it.
 * @param variable the name of the environment variable that holds it.
 * @returns null when it is a public key.
 */
export function publicKeyProblem(variable: string, key: string): string | null {
  switch (keyKindOf(key)) {
    case 'public':
      return null;
    case 'secret':
      return `${variable} holds a secret key, which opens every application to whoever has it. ${remedy}`;
    case 'placeholder':
      return `${variable} still holds a placeholder. ${remedy}`;
    case 'unknown':
      return `${variable} holds no key of a project. ${remedy}`;
  }
}

/**
 * `fetch` for the data client, which also sends the key as the token of a session that there is none of. A key like `sb_…` is no token
 * and belongs in `apikey` alone; a project makes the token itself. Source: Supabase, "API keys", and supabase-js, pull request 1293.
 * @param send the `fetch` to use.
 */
export function withoutKeyAsToken(send: typeof fetch = (...request) => fetch(...request)): typeof fetch {
  return (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (headers.get('authorization')?.startsWith('Bearer sb_')) headers.delete('authorization');
    return send(input, { ...init, headers });
  };
}

/** Whether an address may be spoken to without encryption: only this very machine. `hostname` as `URL` gives it. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
