import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startRetention } from '../../supabase/local/retention.ts';
import { aVictim, type FiledVictim } from './support/victim.ts';
import { onEachEngine } from './support/use-backend.ts';

onEachEngine('what is older than promised', (testBackend) => {
  /** An application of so many days ago, with its file and a note. */
  async function filed(days: number): Promise<FiledVictim> {
    const victim = await aVictim(testBackend);
    await testBackend.owner(
      `update public.applications set created_at = now() - make_interval(days => '${days}') where id = '${victim.id}'`,
    );
    await testBackend.owner(
      `insert into public.application_notes (application_id, author_name, body) values ('${victim.id}', 'Test', 'Note.')`,
    );
    return victim;
  }

  /** How much of an application there is: row, note, the file's row. */
  async function left({ id, resumeName }: FiledVictim): Promise<number> {
    const rows = await testBackend.owner(`select 1 from public.applications where id = '${id}'
       union all select 1 from public.application_notes where application_id = '${id}'
       union all select 1 from storage.objects where name = '${resumeName}'`);
    return rows.length;
  }
  const files = () => readdir(join(testBackend.directory, 'files'));

  it('goes with notes and files, leaves a trace, and takes nothing else with it', async () => {
    const [due, kept] = [await filed(366), await filed(364)];
    expect(await files()).toHaveLength(2);
    await (await startRetention(testBackend)).stop();
    expect([await left(due), await left(kept)]).toEqual([0, 3]);
    expect(await files()).toHaveLength(1);
    const auditRows = await testBackend.owner(
      `select action, actor, actor_name, application_id::text as id from public.staff_audit where action = 'purged'`,
    );
    expect(auditRows).toEqual([{ action: 'purged', actor: null, actor_name: 'database', id: due.id }]);
  });

  it('takes along the file of a resume that was replaced, where its page did not', async () => {
    const { id, resumeName } = await filed(1);
    await testBackend.owner(`insert into private.replaced_resumes (object_name, application_id, at)
       values ('${resumeName}', '${id}', now() - interval '61 minutes')`);
    await testBackend.owner(`update public.applications set resume_url = '' where id = '${id}'`);
    const before = (await files()).length;
    await (await startRetention(testBackend)).stop();
    expect(await files()).toHaveLength(before - 1);
    expect(await testBackend.owner('select 1 from private.replaced_resumes')).toEqual([]);
  });

  it('is what the settings say, and goes again in the next round', async () => {
    const retention = await startRetention(testBackend, 20);
    const due = await filed(31);
    await testBackend.owner('update public.staff_settings set retention_days = 30');
    await vi.waitFor(async () => expect(await left(due)).toBe(0));
    await retention.stop();
    await testBackend.owner('update public.staff_settings set retention_days = 365');
  });

  it.each([29, 3651])('is never said to be %i days', async (days) => {
    const change = testBackend.owner(`update public.staff_settings set retention_days = ${days}`);
    await expect(change).rejects.toThrow('staff_settings_retention_days_check');
  });
});
