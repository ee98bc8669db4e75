import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Attempt,
  expectedFor,
  type Role,
  roles,
  type Victim,
} from '../../supabase/cli/access/attempt.ts';
import { attempts } from '../../supabase/cli/access/attempts.ts';
import { becomeCaller, type Session } from '../../supabase/local/database/engine.ts';
import { backendAttempts } from './support/backend-attempts.ts';
import {
  anApplication,
  type EngineName,
  enginesHere,
  openTestBackend,
  type TestBackend,
} from './support/fixture.ts';
import { actAs } from './support/roles.ts';
import { type BackendTarget, aVictim, targetOf } from './support/victim.ts';

// Said here only, so that it is printed once for all test files.
if (!enginesHere.includes('PostgreSQL 15')) {
  console.warn('SKIPPED on PostgreSQL 15: it is not installed (Debian: apt-get install postgresql-15).');
}

const everything: readonly Attempt<BackendTarget>[] = [...attempts, ...backendAttempts];

describe.each(enginesHere)('who may do what on %s', (engineName: EngineName) => {
  let testBackend: TestBackend;
  let victim: Victim;
  const targets = new Map<Role, BackendTarget>();
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    victim = await aVictim(testBackend);
    for (const role of roles) targets.set(role, await targetOf(testBackend, role, victim));
  });
  afterAll(() => testBackend.close());

  describe.each(everything)('$name', (attempt) => {
    it.each(roles.map((role) => [role, expectedFor(attempt, role)] as const))(
      'as %s: %s',
      async (role, expected) => {
        const target = targets.get(role) ?? (await targetOf(testBackend, role, victim));
        expect(await attempt.run(target)).toBe(expected);
      },
    );
  });

  it('left the application and the resume that everybody went after as they were', async () => {
    const rows = await testBackend.owner(
      'select email, job_title from public.applications where id = $1::text::uuid',
      [victim.id],
    );
    const { email, job_title } = victim.application;
    expect(rows).toEqual([{ email, job_title }]);
    const service = await actAs(testBackend, 'service_role');
    const { data } = await service.client.storage.from('resumes').download(victim.resumeName);
    expect(data?.size).toBe(2_000);
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
  () => {
    let testBackend: TestBackend;
    beforeAll(async () => {
      testBackend = await openTestBackend('PostgreSQL 15');
      // The limits let one visitor write after the other; here the two overlap on purpose.
      for (const limit of ['application_2_guard', 'application_9_take_site_turn'])
        await testBackend.owner(`alter table public.applications disable trigger ${limit}`);
    });
    afterAll(() => testBackend.close());

    it('never see each other, before or after either one is stored', async () => {
      const seen: number[] = [];
      await asVisitor(testBackend, async (first) => {
        await file(first);
        await asVisitor(testBackend, async (second) => {
          seen.push(await countVisible(second));
          await file(second);
          seen.push(await countVisible(second));
        });
        seen.push(await countVisible(first));
      });
      expect(seen).toEqual([0, 1, 1]);
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
