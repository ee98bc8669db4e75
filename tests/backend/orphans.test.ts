import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runApplications } from '../../supabase/cli/applications-command.ts';
import { openStage, type Stage } from './support/fixture.ts';

const total = 10_000;
let stage: Stage;

beforeAll(async () => {
  stage = await openStage('PGlite');
  await stage.owner(
    `insert into storage.objects (bucket_id, name, metadata, created_at)
     select 'resumes', 'a' || n || '_example.org_' || n || '.pdf', '{"size": 5, "mimetype": "application/pdf"}',
            now() - interval '2 hours'
     from generate_series(1, ${total}) n`,
  );
});
afterAll(() => stage.close());

describe('npm run applications -- orphans', () => {
  it('finds and deletes ten thousand files', async () => {
    let out = '';
    const terminal = {
      out: (text: string) => void (out += text),
      progress: () => undefined,
      ask: async () => null,
    };
    const environment = { SUPABASE_URL: stage.url, SUPABASE_SERVICE_ROLE_KEY: stage.keys.serviceRoleKey };
    const before = performance.now();
    await runApplications(['orphans', '--delete', '--yes'], environment, terminal, new Date());
    console.info(`${total} orphans found and deleted: ${Math.round(performance.now() - before)} ms`);
    expect(out).toContain(`${total} files without an application.`);
    expect(out).toMatch(/\nDeleted 10000 files\.\n$/);
    expect(await stage.owner(`select 1 from storage.objects where bucket_id = 'resumes'`)).toEqual([]);
  }, 120_000);
});
