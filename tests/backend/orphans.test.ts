import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runApplications } from '../../supabase/cli/applications-command.ts';
import { openTestBackend, type TestBackend } from './support/fixture.ts';

/** Some pages of what the service lists at once. */
const total = 2_500;
let testBackend: TestBackend;

beforeAll(async () => {
  testBackend = await openTestBackend('PGlite');
  await testBackend.owner(
    `insert into storage.objects (bucket_id, name, metadata, created_at)
     select 'resumes', 'a' || n || '_example.org_' || n || '.pdf', '{"size": 5, "mimetype": "application/pdf"}',
            now() - interval '2 hours'
     from generate_series(1, ${total}) n`,
  );
});
afterAll(() => testBackend.close());

describe('npm run applications -- orphans', () => {
  it('finds and deletes thousands of files', async () => {
    let out = '';
    const terminal = {
      out: (text: string) => void (out += text),
      progress: () => undefined,
      ask: async () => null,
    };
    const environment = {
      SUPABASE_URL: testBackend.url,
      SUPABASE_SERVICE_ROLE_KEY: testBackend.keys.serviceRoleKey,
    };
    const before = performance.now();
    await runApplications(['orphans', '--delete', '--yes'], environment, terminal, new Date());
    console.info(`${total} orphans found and deleted: ${Math.round(performance.now() - before)} ms`);
    expect(out).toContain(`${total} files without an application.`);
    expect(out).toContain(`\nDeleted ${total} files.\n`);
    expect(await testBackend.owner(`select 1 from storage.objects where bucket_id = 'resumes'`)).toEqual([]);
  });
});
