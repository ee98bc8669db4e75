import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isLoopback, publicKeyProblem, withoutKeyAsToken } from '../../src/domain/backend-key.ts';
import { type Environment, refusePlainHttp, secretKeyOf } from './connection.ts';
import { StaffError } from './staff-error.ts';

/**
 * A project to examine. `serviceKey` is its secret key, with which the doctor asks what is exposed and nothing else;
 * `readerToken` the access token of a reader's session. Null where they were not given.
 */
export type Project = { url: string; anonKey: string; serviceKey: string | null; readerToken: string | null };

const keyFileSchema = z.object({ anonKey: z.string(), serviceRoleKey: z.string() }).partial();

/** Where the public key may stand: the platform's name of today, and those before it. */
const publicKeyNames = [
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_ANON_KEY',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
] as const;

/**
 * For a backend on this machine, keys that the environment does not have come from the data folder. DOCTOR_READER_TOKEN may hold the
 * access token of a reader's session.
 * @throws StaffError when there is no usable address or key.
 */
export async function openProject(url: string | undefined, environment: Environment): Promise<Project> {
  if (url === undefined) {
    throw new StaffError(
      'The doctor needs the address of the project in --url or SUPABASE_URL, like https://name.supabase.co.',
    );
  }
  refusePlainHttp('SUPABASE_URL or --url', url);
  const { origin, hostname } = new URL(url);
  const local = isLoopback(hostname) ? await localKeys(environment) : {};
  const name = publicKeyNames.find((each) => environment[each]) ?? publicKeyNames[0];
  const anonKey = environment[name] || local.anonKey;
  if (anonKey === undefined) {
    throw new StaffError(`The doctor needs the public key of the project in ${publicKeyNames.join(' or ')}.`);
  }
  const problem = publicKeyProblem(name, anonKey);
  if (problem !== null) throw new StaffError(problem);
  return {
    url: origin,
    anonKey,
    serviceKey: secretKeyOf(environment) ?? local.serviceRoleKey ?? null,
    readerToken: environment['DOCTOR_READER_TOKEN'] || null,
  };
}

async function localKeys(environment: Environment): Promise<z.infer<typeof keyFileSchema>> {
  const path = join(environment['LOCAL_DATA_DIR'] || '.local', 'keys.json');
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return keyFileSchema.safeParse(JSON.parse(text)).data ?? {};
}

/**
 * Asks once, before anything is written, whether the project is there and takes the key.
 * @throws StaffError that names what is wrong.
 */
export async function checkProject({ url, anonKey }: Project): Promise<void> {
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  const answer = await withoutKeyAsToken()(`${url}/rest/v1/applications?select=id&limit=1`, {
    headers,
  }).catch(() => {
    throw new StaffError(`Nothing answers at ${url}; check the address and your connection.`);
  });
  const text = await answer.text();
  // A refusal by the database itself (42501) shows that the key was read.
  if (answer.status === 401 && !text.includes('42501')) {
    const problem = 'does not accept this public key; copy it anew from the dashboard';
    throw new StaffError(`The project at ${url} ${problem}.`);
  }
  if (answer.status === 404) {
    const problem = 'there is no table of applications; check the address, or send the migrations';
    throw new StaffError(`At ${url} ${problem}.`);
  }
}
