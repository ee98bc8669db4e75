import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openPgliteEngine } from '../local/database/pglite-engine.ts';

const factsSchema = z.array(z.object({ area: z.string(), fact: z.string() }));

/** What a project exposes: facts by area, as public.describe_exposure() gives them. */
export type Exposure = ReadonlyMap<string, readonly string[]>;

/** Reads the answer of public.describe_exposure(). @throws ZodError for anything else. */
export function readExposure(rows: unknown): Exposure {
  const byArea = Map.groupBy(factsSchema.parse(rows), ({ area }) => area);
  return new Map([...byArea].map(([area, facts]) => [area, facts.map(({ fact }) => fact).toSorted()]));
}

let intended: Promise<Exposure> | undefined;

/** What a database exposes that has the migrations and nothing else. Takes some seconds the first time. */
export function intendedExposure(): Promise<Exposure> {
  return (intended ??= exposeMigrations());
}

async function exposeMigrations(): Promise<Exposure> {
  const folder = await mkdtemp(join(tmpdir(), 'exposure-'));
  try {
    const engine = await openPgliteEngine(folder);
    const [row] = await engine.transaction('read', (session) =>
      session.query('select public.describe_exposure() as facts'),
    );
    await engine.close();
    return readExposure(row?.['facts']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One area of a project beside what is intended. */
export type ExposureCheck = { name: string; isPassed: boolean; finding: string; repair: string };

/** The areas that must be exactly as the migrations make them, and what the owner of the tables, no superuser, can do otherwise. */
const exactAreas: Readonly<Record<string, readonly [name: string, repair: string]>> = {
  tables: ['tables, and who may do what with them', 'drop table …; revoke … from anon; grant … to …'],
  constraints: [
    'rules that rows must keep',
    'alter table … add constraint …; alter table … drop constraint …',
  ],
  functions: [
    'functions, and who may call them',
    'drop function …; revoke execute … from anon; an extension that is in public: drop extension …; create extension … schema extensions',
  ],
  bodies: ['what functions do', 'create or replace function …'],
  triggers: [
    'triggers of tables and files',
    'create trigger …; alter table … enable trigger …; a webhook: dashboard › Database › Webhooks',
  ],
  policies: ['policies of tables and files', 'drop policy …; create policy …'],
  publications: ['tables that are sent as they change', 'alter publication … drop table …'],
  buckets: [
    'buckets, their sizes and types',
    'dashboard › Storage: leave the bucket "resumes" alone, and private',
  ],
  schemas: ['schemas that visitors may use', 'revoke usage on schema … from public, anon, authenticated'],
  'new objects': [
    'rights on what is made later',
    'alter default privileges for role postgres in schema public revoke all on tables from anon, authenticated; the same on functions and on sequences',
  ],
};

/** Longest time in seconds that one statement of the public, or of staff, may take. */
const longestStatementSeconds = 15;

/** So many differences of an area are named. */
const mostShown = 12;

/** Compares what a project exposes with what is intended. */
export function compareExposure(found: Exposure, intended: Exposure): readonly ExposureCheck[] {
  const exact = Object.entries(exactAreas).map(([area, [name, repair]]) => {
    const [has, wants] = [found.get(area) ?? [], intended.get(area) ?? []];
    const differences = [
      ...has.filter((fact) => !wants.includes(fact)).map((fact) => `not ours: ${fact}`),
      ...wants.filter((fact) => !has.includes(fact)).map((fact) => `missing: ${fact}`),
    ];
    const more = differences.length > mostShown ? `; and ${differences.length - mostShown} more` : '';
    const listed = differences.slice(0, mostShown).join('; ') + more;
    const finding = differences.length === 0 ? `${wants.length} as intended` : listed;
    const advice = `As supabase/migrations says, in the SQL editor: ${repair}.`;
    return { name, isPassed: differences.length === 0, finding, repair: advice };
  });
  const settings = found.get('settings') ?? [];
  return [
    ...exact,
    ...['anon', 'authenticated'].map((role) => timeoutCheck(role, settings)),
    hookCheck(settings, intended),
  ];
}

function timeoutCheck(role: string, settings: readonly string[]): ExposureCheck {
  const prefix = `${role} has statement_timeout=`;
  const value = settings.find((fact) => fact.startsWith(prefix))?.slice(prefix.length) ?? 'none';
  const [, number = '0', unit = ''] = /^(\d+)(ms|s|min)?$/.exec(value) ?? [];
  const seconds = Number(number) * ({ s: 1, min: 60 }[unit] ?? 0.001);
  return {
    name: `time limit of a statement by ${role}`,
    isPassed: seconds > 0 && seconds <= longestStatementSeconds,
    finding: value,
    repair: `Run: alter role ${role} set statement_timeout = '${role === 'anon' ? 3 : 8}s';`,
  };
}

/** The function that PostgREST calls before each request. */
function hookCheck(settings: readonly string[], intended: Exposure): ExposureCheck {
  const isHook = (fact: string) => fact.includes('pgrst.db_pre_request=');
  const wanted = intended.get('settings')?.find(isHook) ?? 'none';
  const found = settings.find(isHook) ?? 'none';
  return {
    name: 'function that is called before each request',
    isPassed: found === wanted,
    finding: found === wanted ? found : `${found}; must be: ${wanted}`,
    repair: "Send the migrations again, or run: alter role authenticator set pgrst.db_pre_request = '…';",
  };
}
