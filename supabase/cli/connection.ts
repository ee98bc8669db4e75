import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { isLoopback, withoutKeyAsToken } from '../../src/domain/backend-key.ts';
import { findLocalSupabase, startLocalSupabase } from '../local/start.ts';
import { StaffError } from './staff-error.ts';
import type { Terminal } from './terminal.ts';

/** A backend and a client that may do everything there; `close` ends what was opened for the command. */
export type Connection = {
  url: string;
  secretKey: string;
  client: SupabaseClient;
  /** Where the process that runs it serves the staff app; null where nobody says. */
  staffUrl: string | null;
  close(): Promise<void>;
};

/** What a command works with; `isConfirmed` when nobody is to be asked. */
export type Job = { connection: Connection; terminal: Terminal; isConfirmed: boolean };

/** The variables that choose the backend; secrets come from here only. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A script signs nobody in. */
export const scriptOptions = {
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: withoutKeyAsToken() },
};

/** The secret key of a project: by the platform's name of today, or by the one before it. */
export function secretKeyOf(environment: Environment): string | undefined {
  return environment['SUPABASE_SECRET_KEY'] || environment['SUPABASE_SERVICE_ROLE_KEY'] || undefined;
}

/**
 * Hosted when SUPABASE_URL and SUPABASE_SECRET_KEY are set, otherwise the embedded backend of LOCAL_DATA_DIR.
 * That one need not be running: then it is started on a free port for as long as the command takes.
 *
 * @throws StaffError when neither is there.
 */
export async function connect(environment: Environment): Promise<Connection> {
  const url = environment['SUPABASE_URL'];
  const key = secretKeyOf(environment);
  if (url === undefined && key === undefined) return connectEmbedded(environment);
  if (url === undefined || key === undefined) {
    throw new StaffError('Set both SUPABASE_URL and SUPABASE_SECRET_KEY, or neither.');
  }
  refusePlainHttp('SUPABASE_URL', url);
  const client = createClient(url, key, scriptOptions);
  return { url: new URL(url).origin, secretKey: key, client, staffUrl: null, close: async () => undefined };
}

/**
 * Keys and applications travel encrypted, or within this machine.
 * @param variable where the address stands, for the sentence.
 * @throws StaffError when it is no address, or begins with http:// and leads to another machine.
 */
export function refusePlainHttp(variable: string, url: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new StaffError(`${variable} is not an address like https://name.supabase.co.`);
  }
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new StaffError(`${variable} begins with http://: the key would travel unprotected; use https://.`);
  }
}

async function connectEmbedded(environment: Environment): Promise<Connection> {
  const folder = environment['LOCAL_DATA_DIR'] || '.local';
  const keyFile = await readFile(join(folder, 'keys.json')).catch(() => null);
  if (keyFile === null) {
    throw new StaffError(
      `There are no applications in ${folder}; run npm start first, or set LOCAL_DATA_DIR or SUPABASE_URL.`,
    );
  }
  const backend =
    (await findLocalSupabase(folder)) ?? (await startLocalSupabase({ dataDirectory: folder, port: 0 }));
  const { url, serviceKey, staffUrl, close } = backend;
  const client = createClient(url, serviceKey, scriptOptions);
  return { url, secretKey: serviceKey, client, staffUrl, close };
}
