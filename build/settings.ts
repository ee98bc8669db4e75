import { resolve } from 'node:path';
import { isLoopback, publicKeyProblem } from '../src/domain/backend-key.ts';
import { defaultStaffUrl } from '../src/domain/contract/staff.ts';
import { StartError } from './command.ts';

/** What the environment sets for `npm start` and `npm run dev`. */
export type Settings = {
  port: number;
  staffPort: number;
  backendPort: number;
  /** Absolute path of the embedded backend's data. */
  dataDirectory: string;
  /** A hosted backend, or null for the embedded one. */
  hosted: { url: string; anonKey: string } | null;
};

const defaultStaffPort = Number(new URL(defaultStaffUrl).port);

/**
 * Reads the settings.
 * @param env `process.env`.
 * @param usualPort the site's port where none is set.
 * @throws StartError with one sentence when a value makes no sense.
 */
export function readSettings(env: NodeJS.ProcessEnv, usualPort = 4173): Settings {
  return {
    port: readPort(env, 'PORT', usualPort),
    staffPort: readPort(env, 'STAFF_PORT', defaultStaffPort),
    backendPort: readPort(env, 'BACKEND_PORT', 54321),
    dataDirectory: resolve(env.LOCAL_DATA_DIR || '.local'),
    hosted: readHosted(env),
  };
}

function readPort(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name];
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`${name} is "${text}", which is no port: give a number from 0 to 65535.`);
}

function readHosted(env: NodeJS.ProcessEnv): Settings['hosted'] {
  const { VITE_SUPABASE_URL: url } = env;
  // The second is what older projects and their hosts call it.
  const anonKey = env.VITE_SUPABASE_PUBLISHABLE_KEY || env.VITE_SUPABASE_ANON_KEY;
  if (!url && !anonKey) return null;
  if (!url || !anonKey) {
    throw new StartError(
      'VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY belong together: set both, or neither.',
    );
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new StartError('VITE_SUPABASE_URL holds no web address: give one like https://abc.supabase.co.');
  }
  // Both values are published with the site, and what applicants send goes to that address.
  const { protocol, hostname, username, password } = new URL(url);
  const problem = publicKeyProblem('VITE_SUPABASE_PUBLISHABLE_KEY', anonKey);
  if (problem !== null) throw new StartError(problem);
  if (username !== '' || password !== '') {
    throw new StartError('VITE_SUPABASE_URL holds a name or a password, which the site would publish.');
  }
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new StartError(
      'VITE_SUPABASE_URL begins with http://: applications would travel unprotected; use https://.',
    );
  }
  return { url, anonKey };
}
