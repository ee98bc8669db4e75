import { readBackendConfig } from '~/config/env.ts';

/**
 * Asks the backend to mail an applicant's own link to the address of the application (supabase/functions/application-mail). Only
 * sites that were built with VITE_APPLICATION_MAIL=yes ask. Nobody waits for it, and without it the page still shows the link.
 * @param send the `fetch` to use.
 */
export async function askForLinkMail(secret: string, send: typeof fetch = fetch): Promise<void> {
  if (import.meta.env.VITE_APPLICATION_MAIL !== 'yes') return;
  const backend = readBackendConfig(import.meta.env);
  if (backend === null) return;
  const { status } = await send(new URL('/functions/v1/application-mail', backend.url), {
    method: 'POST',
    headers: {
      apikey: backend.anonKey,
      Authorization: `Bearer ${backend.anonKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ secret }),
    // The page leads on to the careers by then.
    keepalive: true,
  }).catch(() => ({ status: 0 }));
  if (status !== 200) console.error(`The link was not mailed (status ${status}).`);
}
