import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { StartError } from './command.ts';
import type { SiteBackend } from './site.ts';

/** What is built: the site; the one that will take its place, while that is served; the staff app of a site. */
export type Part = readonly ['site' | 'next'] | readonly ['staff', siteUrl: string];

/**
 * Builds a part in a process of its own.
 * @throws StartError when that fails, or is ended by the signal; what went wrong it has said by itself.
 */
export async function buildApart(part: Part, backend: SiteBackend, signal?: AbortSignal): Promise<void> {
  const { url = '', anonKey = '' } = backend ?? {};
  const child = fork(join(import.meta.dirname, 'build-process.ts'), [...part], {
    env: { ...process.env, VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: anonKey },
    signal,
    killSignal: 'SIGKILL',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StartError(`The build ended with ${code ?? 'a signal'}.`);
}
