import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keyKindOf } from '../src/domain/backend-key.ts';
import { StartError } from './command.ts';

const suspects = [/sb_secret_[\w-]{8,}/g, /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/g];
const privateKey = /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/;

/** A secret shorter than this may stand in a file by chance. */
const minSecretLength = 12;

/**
 * Whether a file holds something that must not be published.
 * @param secrets values that are known to be secret, whatever they look like.
 */
export function holdsSecret(text: string, secrets: readonly string[]): boolean {
  if (privateKey.test(text)) return true;
  if (secrets.some((secret) => secret.length >= minSecretLength && text.includes(secret))) return true;
  const found = suspects.flatMap((suspect) => text.match(suspect) ?? []);
  return found.some((key) => keyKindOf(key) === 'secret');
}

/** Values of the environment whose names say that they are secret. */
export function secretsOf(env: NodeJS.ProcessEnv): readonly string[] {
  const names = Object.keys(env).filter((name) => /SERVICE_ROLE|SECRET|PASSWORD|PRIVATE_KEY/i.test(name));
  return names.map((name) => env[name] ?? '');
}

/**
 * Looks through a finished site, whichever way a secret may have come into it, and removes the site when it holds one.
 * @param outDir absolute path of the site.
 * @throws StartError naming the files; the secret itself is not repeated.
 */
export async function refuseSecrets(outDir: string, secrets: readonly string[]): Promise<void> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (holdsSecret(await readFile(path, 'latin1'), secrets)) found.push(path.slice(outDir.length + 1));
  }
  if (found.length === 0) return;
  await rm(outDir, { recursive: true });
  throw new StartError(
    `Not built: a secret key stood in ${found.join(', ')}, and would have been published. ` +
      'Take it out of the sources, and out of every variable whose name begins with VITE_.',
  );
}
