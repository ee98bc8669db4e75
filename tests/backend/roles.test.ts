import { beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, roles } from '../../supabase/cli/access/attempt.ts';
import { attempts } from '../../supabase/cli/access/attempts.ts';
import { tryAs } from '../../supabase/cli/access/run.ts';
import { becomeCaller, type Session } from '../../supabase/local/database/engine.ts';
import { backendAttempts } from './support/backend-attempts.ts';
import { anApplication, enginesHere, type TestBackend } from './support/fixture.ts';
import { onEachEngine, useBackend } from './support/use-backend.ts';
import { aVictim, type BackendTarget, type FiledVictim, targetOf } from './support/victim.ts';

// Said here only, so that it is printed once for all test files.
if (!enginesHere.includes('PostgreSQL 15')) {
  console.warn('SKIPPED on PostgreSQL 15: it is not installed (Debian: apt-get install postgresql-15).');
}

const everything: readonly Attempt<BackendTarget>[] = [...attempts, ...backendAttempts];

onEachEngine('who may do what', (testBackend) => {
  let victim: FiledVictim;
  const targets: BackendTarget[] = [];
  beforeAll(async () => {
    victim = await aVictim(testBackend);
    for (const role of roles) targets.push(await targetOf(testBackend, role, victim));
  });

  it.each(everything)('$name', async (attempt) => {
    const results = await tryAs(attempt, targets);
    const notHere = expect.stringMatching(/^refused \(501 /);
    expect(results.map(({ role, outcome }) => [role, outcome])).toEqual(
      results.map(({ role, expected }) => [role, attempt.onlyHosted ? notHere : expected]),
    );
  });

  it('left the application and the resume that everybody went after as they were', async () => {
    const sql = 'select email, job_title from public.applications where id = $1::text::uuid';
    const { email, job_title } = victim.application;
    expect(await testBackend.owner(sql, [victim.id])).toEqual([{ email, job_title }]);
    const files = testBackend.as('service_role').storage.from('resumes');
    expect((await files.download(victim.resumeName)).data?.size).toBe(2_000);
  });

  it('shows a visitor the own row alone inside the transaction that writes it', async () => {
    await asVisitor(testBackend, async (session) => {
      await file(session);
      expect(await countVisible(session)).toBe(1);
    });
  });
});

describe.runIf(enginesHere.includes('PostgreSQL 15'))(
  'two visitors at the same time on PostgreSQL 15',
  { tags: ['nightly'] },
  () => {
    const testBackend = useBackend('PostgreSQL 15');

    it('never see each other, before or after either one is stored', async () => {
      // The limits let one visitor write after the other; here the two overlap on purpose.
      await testBackend.owner('alter table public.applications disable trigger application_receive');
      const counts: number[] = [];
      await asVisitor(testBackend, async (first) => {
        await file(first);
        await asVisitor(testBackend, async (second) => {
          counts.push(await countVisible(second));
          await file(second);
          counts.push(await countVisible(second));
        });
        counts.push(await countVisible(first));
      });
      expect(counts).toEqual([0, 1, 1]);
    });
  },
);

function asVisitor(testBackend: TestBackend, work: (session: Session) => Promise<void>): Promise<void> {
  return testBackend.engine.transaction('write', async (session) => {
    const caller = { role: 'anon', claims: { role: 'anon' } };
    await becomeCaller(session, caller, { method: 'POST', path: '/applications', headers: {} });
    await work(session);
  });
}

async function file(session: Session): Promise<void> {
  const row = anApplication();
  const columns = Object.keys(row).join(', ');
  const values = Object.keys(row).map((_, index) => `$${index + 1}::text`);
  await session.query(
    `insert into public.applications (${columns}) values (${values.join(', ')})`,
    Object.values(row),
  );
}

async function countVisible(session: Session): Promise<number> {
  return (await session.query('select id from public.applications')).length;
}
