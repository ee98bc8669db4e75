import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type LocalSupabase, startLocalSupabase } from '../../../supabase/local/start.ts';
import { runApplications } from '../../../supabase/cli/applications-command.ts';
import { anApplication, aResume, aResumeName, type NewApplication } from './fixture.ts';
import { copyFreshDatabase } from '../../support/fresh-database.ts';

/** Where the staff tools find the backend. */
export type Mode = 'embedded' | 'hosted';

/** What a command showed; `error` is the message of its refusal, or ''. */
export type Shown = { out: string; progress: string; error: string };

/** What an applicant sends, and the columns that only an import may set. */
type Filed = Partial<NewApplication & { id: string }>;

/** A member of staff at work: a backend of its own with applications in it, and the command to run on it. */
export type StaffBackend = {
  folder: string;
  backend: LocalSupabase;
  service: SupabaseClient;
  environmentOf(mode: Mode): Record<string, string>;
  /** Files an application of some days ago, with a resume unless told otherwise. @returns its id. */
  filed(changes: Filed, daysAgo?: number, withResume?: boolean): Promise<string>;
  /** Runs `npm run applications`; a text is cut at its spaces. `answer` is what the member of staff types. */
  command(args: string | readonly string[], mode?: Mode, answer?: string | null): Promise<Shown>;
  close(): Promise<void>;
};

const dayMs = 24 * 3600 * 1000;

/** Starts the backend on a fresh folder. */
export async function openStaffBackend(): Promise<StaffBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'site-staff-'));
  const data = join(folder, 'data');
  await copyFreshDatabase(data);
  const backend = await startLocalSupabase({ dataDirectory: data, port: 0 });
  const service = createClient(backend.url, backend.serviceKey);
  const environmentOf = (mode: Mode): Record<string, string> =>
    mode === 'embedded'
      ? { LOCAL_DATA_DIR: data }
      : { SUPABASE_URL: backend.url, SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey };
  return {
    folder,
    backend,
    service,
    environmentOf,
    filed: (changes, daysAgo = 0, withResume = true) => fileAs(service, changes, daysAgo, withResume),
    command: (args, mode = 'embedded', answer = null) => runAs(environmentOf(mode), args, answer),
    close: async () => {
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fileAs(
  service: SupabaseClient,
  changes: Filed,
  daysAgo: number,
  withResume: boolean,
): Promise<string> {
  const bucket = service.storage.from('resumes');
  const name = aResumeName();
  if (withResume) await bucket.upload(name, aResume(3_000));
  const resume_url = withResume ? bucket.getPublicUrl(name).data.publicUrl : '';
  const created_at = new Date(Date.now() - daysAgo * dayMs).toISOString();
  const row = { ...anApplication({ resume_url }), ...changes, created_at };
  const { data, error } = await service
    .from('applications')
    .insert(row)
    .select('id')
    .single<{ id: string }>();
  if (error !== null) throw new Error(error.message);
  return data.id;
}

/** A terminal that keeps what is shown; `answer` is what the member of staff types. */
export function recordedTerminal(answer: string | null = null) {
  const shown: Shown = { out: '', progress: '', error: '' };
  const terminal = {
    out: (text: string) => void (shown.out += text),
    progress: (text: string) => void (shown.progress += text),
    ask: async () => answer,
  };
  return { shown, terminal };
}

async function runAs(
  environment: Record<string, string>,
  args: string | readonly string[],
  answer: string | null,
): Promise<Shown> {
  const { shown, terminal } = recordedTerminal(answer);
  const argv = typeof args === 'string' ? args.split(' ') : args;
  await runApplications(argv, environment, terminal).catch((error: Error) => {
    shown.error = error.message;
  });
  return shown;
}
