import * as z from 'zod/mini';

/** Where the hosted backend is and the public key that opens it; null when the site was built without them. */
export type BackendConfig = { url: string; anonKey: string } | null;

const configured = z.object({
  VITE_SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().check(z.minLength(1)),
});

/**
 * Reads the backend's address from the build's environment.
 * @param env `import.meta.env`, or any record of strings.
 * @returns the configuration, or null when both variables are missing or empty.
 * @throws Error naming the variable when only one is set or a value is malformed.
 */
export function readBackendConfig(env: Record<string, unknown>): BackendConfig {
  if (!env.VITE_SUPABASE_URL && !env.VITE_SUPABASE_PUBLISHABLE_KEY) return null;
  const parsed = configured.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].join(', ');
    throw new Error(`The backend is configured incompletely: check ${names}.`);
  }
  return { url: parsed.data.VITE_SUPABASE_URL, anonKey: parsed.data.VITE_SUPABASE_PUBLISHABLE_KEY };
}
