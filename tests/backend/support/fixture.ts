import { whyJoinColumn } from '../../../src/config/brand.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ApplicationInsert } from '../../../src/api/database.types.ts';
import { writtenColumns } from '../../../src/config/application-row.ts';
import { callFunction, type Role, roles } from '../../../supabase/cli/access/attempt.ts';
import type { Engine, Row } from '../../../supabase/local/database/engine.ts';
import { scryptHasher } from '../../../supabase/local/auth/secrets.ts';
import { type BackendKeys, ensureKeys, signToken } from '../../../supabase/local/http/keys.ts';
import { openPgliteEngine } from '../../../supabase/local/database/pglite-engine.ts';
import { serve, type ServerParts } from '../../../supabase/local/serve.ts';
import {
  type FileStore,
  openFileStore,
  type WriteDurably,
} from '../../../supabase/local/storage/file-store.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { copyFreshDatabase } from '../../support/fresh-database.ts';
import { rightFields } from '../../support/right-fields.ts';

/** The two databases that the same SQL must behave the same on. */
export type EngineName = 'PGlite' | 'PostgreSQL 15';

/** A whole backend on one engine, with the owner's way in for arranging and looking. */
export type TestBackend = {
  engineName: EngineName;
  url: string;
  keys: BackendKeys;
  engine: Engine;
  files: FileStore;
  directory: string;
  owner(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Supabase's own client, speaking with a role's token; made once for each role. */
  as(role: Role): SupabaseClient;
  /** Calls a function of the database as a role, again where the first call only leaves its trace. */
  call(role: Role, name: string, named?: object): ReturnType<typeof callFunction>;
  close(): Promise<void>;
};

/** Faults that a test puts in, and a clock and hash of its own for signing in. */
export type TestBackendOptions = {
  write?: WriteDurably;
  engine?: (engine: Engine) => Engine;
  auth?: ServerParts['auth'];
  /** Whether the limits stay as the migrations set them. */
  hasLimits?: boolean;
};

/** As slow a hash as people get would take minutes of a test run. */
export const cheapHasher = scryptHasher(4, 1);

/** The engines that this machine has. */
export const enginesHere: readonly EngineName[] =
  findPostgres() === null ? ['PGlite'] : ['PGlite', 'PostgreSQL 15'];

/** Starts a backend on the engine, with all limits raised out of the way unless told otherwise. */
export async function openTestBackend(
  engineName: EngineName,
  options: TestBackendOptions = {},
): Promise<TestBackend> {
  const directory = await mkdtemp(join(tmpdir(), 'site-test-'));
  const keys = await ensureKeys(directory);
  const database = engineName === 'PGlite' ? await openPglite(directory) : await startPostgres(directory);
  const files = await openFileStore(join(directory, 'files'), options.write);
  const engine = options.engine?.(database.engine) ?? database.engine;
  const auth = { passwords: cheapHasher, ...options.auth };
  const server = await serve({ engine, files, keys, auth }, 0);
  const clients = new Map<Role, SupabaseClient>();
  const clientOf = (role: Role): SupabaseClient => {
    let token: Promise<string> | null = null;
    return clientWith(testBackend, () => (token ??= tokenOf(testBackend, role)));
  };
  const testBackend: TestBackend = {
    ...database,
    engineName,
    url: server.url,
    keys,
    files,
    directory,
    as: (role) => {
      const client = clients.get(role) ?? clientOf(role);
      clients.set(role, client);
      return client;
    },
    call: (role, name, named) => callFunction({ client: testBackend.as(role) }, name, named),
    close: async () => {
      await server.close();
      await database.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  if (options.hasLimits !== true) await raiseLimits(testBackend);
  return testBackend;
}

async function openPglite(directory: string) {
  await copyFreshDatabase(directory);
  const engine = await openPgliteEngine(directory);
  const owner = (sql: string, parameters: readonly unknown[] = []): Promise<Row[]> =>
    engine.transaction('write', (session) => session.query(sql, parameters));
  return { engine, owner, stop: () => engine.close() };
}

const memberRoles: Partial<Record<Role, string>> = {
  'member at aal1': 'admin',
  reader: 'reader',
  staff: 'staff',
  admin: 'admin',
  auditor: 'reader',
  handler: 'reader',
};

/** The account of a role; its session has the same number but for the first digit. */
export function userIdOf(role: Role): string {
  return `0000000${roles.indexOf(role)}-0000-4000-8000-000000000000`;
}

const sessionIdOf = (role: Role): string => userIdOf(role).replace(/^0/, '1');
const levelOf = (role: Role): string =>
  role === 'authenticated' || role === 'member at aal1' ? 'aal1' : 'aal2';

/** The claims that a token of the role carries. */
export function claimsOf(role: Role): Record<string, unknown> {
  if (role === 'anon' || role === 'service_role') return { role };
  const ids = { sub: userIdOf(role), session_id: sessionIdOf(role) };
  return { role: 'authenticated', aud: 'authenticated', ...ids, aal: levelOf(role) };
}

/** The token of a role that is signed in. */
export async function tokenOf(testBackend: TestBackend, role: Role): Promise<string> {
  if (role === 'anon') return testBackend.keys.anonKey;
  if (role === 'service_role') return testBackend.keys.serviceRoleKey;
  await arrange(testBackend, role);
  return signToken(testBackend.keys.jwtSecret, claimsOf(role), 3_600);
}

/** Account, session and membership of a role, as signing in would leave them. */
async function arrange(testBackend: TestBackend, role: Role): Promise<void> {
  const id = userIdOf(role);
  await testBackend.owner(
    `insert into auth.users (id, email, created_at, updated_at)
     values ('${id}', '${role.replaceAll(' ', '-')}@staff.example', now(), now()) on conflict (id) do nothing`,
  );
  await testBackend.owner(
    `insert into auth.sessions (id, user_id, aal, created_at, updated_at)
     values ('${sessionIdOf(role)}', '${id}', '${levelOf(role)}', now(), now()) on conflict (id) do nothing`,
  );
  const memberRole = memberRoles[role];
  if (memberRole === undefined) return;
  await testBackend.owner(
    `insert into public.staff_members (user_id, name, role, is_auditor, handles_accommodations)
     values ('${id}', 'The ${role}', '${memberRole}', ${role === 'auditor'}, ${role === 'handler'}) on conflict (user_id) do nothing`,
  );
}

/** Supabase's own client with any token, forged ones too. */
export function clientWith(
  testBackend: Pick<TestBackend, 'url'> & { keys: Pick<BackendKeys, 'anonKey'> },
  token: string | (() => Promise<string>),
): SupabaseClient {
  const accessToken = typeof token === 'string' ? async () => token : token;
  return createClient(testBackend.url, testBackend.keys.anonKey, { accessToken });
}

/** Every limit on requests out of the way, as for imports. */
export async function raiseLimits(testBackend: Pick<TestBackend, 'owner'>): Promise<void> {
  await testBackend.owner(
    `update private.limits set value = 1000000 where name <> 'form_minimum_seconds' and not starts_with(name, 'mail_')`,
  );
}

/** Sets one limit; tests that use it have a testBackend of their own. */
export async function setLimit(testBackend: TestBackend, name: string, value: number): Promise<void> {
  await testBackend.owner(`update private.limits set value = '${value}' where name = '${name}'`);
}

/** The columns that the form sends, and the two optional signals. */
export type NewApplication = Omit<ApplicationInsert, 'submission_key' | 'form_seconds'> & {
  form_seconds?: number;
};

/** A valid application of a new applicant, without a resume unless given. */
export function anApplication(changes: Partial<NewApplication> = {}): NewApplication {
  return {
    job_id: 'growth-analyst-intern',
    job_title: 'Growth Analyst Intern',
    ...writtenColumns(rightFields),
    full_name: 'Ada Example',
    email: `${randomUUID()}@applicant.example`,
    phone: '+15550100000',
    resume_url: '',
    cover_letter: 'I would like to help. '.repeat(6),
    [whyJoinColumn]: 'Because it matters to my family. '.repeat(3),
    ...changes,
  };
}

/** An object name as the form builds it, new each time. */
export function aResumeName(): string {
  return `${randomUUID()}_applicant.example_${Date.now()}.pdf`;
}

/** A file that looks like a PDF, of exactly `bytes` bytes. */
export function aResume(bytes = 2_000, type = 'application/pdf'): File {
  const content = Buffer.alloc(bytes, 'x');
  content.write('%PDF-1.4\n');
  return new File([content], 'resume.pdf', { type });
}
