import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeCaller, type Session } from '../../supabase/local/database/engine.ts';
import { type Attempt, aVictim, expectedFor, type Victim } from './support/attempt.ts';
import { restAttempts } from './support/rest-attempts.ts';
import { deskAttempts } from './support/staff-attempts.ts';
import { linkAttempts } from './support/link-attempts.ts';
import { memberAttempts } from './support/member-attempts.ts';
import { committedTable, type Outcomes, record, renderTable, writeTable } from './support/role-table.ts';
import { actAs, type Actor, type Role, roles } from './support/roles.ts';
import { anApplication, type EngineName, enginesHere, openStage, type Stage } from './support/fixture.ts';
import { tokenAttempts } from './support/token-attempts.ts';
import { storageAttempts } from './support/storage-attempts.ts';

// Said here only, so that it is one line for all test files.
if (!enginesHere.includes('PostgreSQL 15')) {
  console.warn('SKIPPED on PostgreSQL 15: it is not installed (Debian: apt-get install postgresql-15).');
}

const outcomes: Outcomes = new Map();
const attempts: readonly Attempt[] = [
  ...restAttempts,
  ...tokenAttempts,
  ...memberAttempts,
  ...deskAttempts,
  ...linkAttempts,
  ...storageAttempts,
];

describe.each(enginesHere)('who may do what on %s', (engineName: EngineName) => {
  let stage: Stage;
  let victim: Victim;
  const actors = new Map<Role, Actor>();
  beforeAll(async () => {
    stage = await openStage(engineName);
    victim = await aVictim(stage);
    for (const role of roles) actors.set(role, await actAs(stage, role));
  });
  afterAll(() => stage.close());

  describe.each(attempts)('$name', (attempt) => {
    it.each(roles.map((role) => [role, expectedFor(attempt, role)] as const))(
      'as %s: %s',
      async (role, expected) => {
        const actor = actors.get(role) ?? (await actAs(stage, role));
        const outcome = await attempt.run({ stage, actor, victim });
        record(outcomes, attempt.name, role, engineName, outcome);
        expect(outcome).toBe(expected);
      },
    );
  });

  it('left the application and the resume that everybody went after as they were', async () => {
    const rows = await stage.owner(
      'select email, job_title from public.applications where id = $1::text::uuid',
      [victim.id],
    );
    expect(rows).toEqual([{ email: victim.application.email, job_title: victim.application.job_title }]);
    const service = await actAs(stage, 'service_role');
    const { data } = await service.client.storage.from('resumes').download(victim.resumeName);
    expect(data?.size).toBe(2_000);
  });
});

describe.runIf(enginesHere.includes('PostgreSQL 15'))(
  'two visitors at the same time on PostgreSQL 15',
  () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage('PostgreSQL 15');
      // The limits let one visitor write after the other; here the two overlap on purpose.
      await stage.owner('alter table public.applications disable trigger application_2_guard');
    });
    afterAll(() => stage.close());

    it('never see each other, before or after either one is stored', async () => {
      const seen: number[] = [];
      await asVisitor(stage, async (first) => {
        await file(first);
        await asVisitor(stage, async (second) => {
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

function asVisitor(stage: Stage, work: (session: Session) => Promise<void>): Promise<void> {
  return stage.engine.transaction('write', async (session) => {
    const caller = { role: 'anon', claims: { role: 'anon' } };
    await becomeCaller(session, caller, { method: 'POST', path: '/applications', headers: {} });
    await work(session);
  });
}

async function file(session: Session): Promise<void> {
  const row = anApplication();
  const columns = Object.keys(row).join(', ');
  const places = Object.keys(row).map((_, index) => `$${index + 1}::text`);
  await session.query(
    `insert into public.applications (${columns}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

async function countVisible(session: Session): Promise<number> {
  return (await session.query('select id from public.applications')).length;
}

describe('the role table in docs/threat-model.md', () => {
  it('is what the tests above found', async (context) => {
    context.skip(outcomes.size < attempts.length, 'needs all the tests above');
    const table = renderTable(outcomes);
    if (process.env['UPDATE_DOCS'] === '1') await writeTable(table);
    expect(await committedTable()).toBe(table);
  });
});
