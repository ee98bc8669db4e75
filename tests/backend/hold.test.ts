import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { retentionYears } from '../../src/domain/application/rules.ts';
import { referenceOf } from '../../src/domain/application/reference.ts';
import { aResume } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim, bucketShowing, type FiledVictim } from './support/victim.ts';

/* An application that a legal claim is about: it stays, whoever wants to erase it, until an admin says that the claim is settled. */

onEachEngine('an application that is held', (testBackend) => {
  const reason = 'EEOC 531-2026-01234';
  const ask = async (name: string, secret: string, more: object = {}) => {
    const { data, error } = await testBackend.call('anon', name, { secret, ...more });
    return error === null ? data : error.hint;
  };
  async function held(): Promise<FiledVictim> {
    const victim = await aVictim(testBackend);
    const hold = { application_id: victim.id, reason };
    expect(await testBackend.call('admin', 'hold_application', hold)).toMatchObject({
      error: null,
      data: { changed: 1 },
    });
    return victim;
  }
  const release = async (id: string) =>
    (await testBackend.call('admin', 'release_application', { application_id: id })).data;
  /** Row and file that are there. */
  async function left({ id, resumeName }: FiledVictim): Promise<number> {
    const rows = await testBackend.owner(`select 1 from public.applications where id = '${id}'
      and resume_url <> '' union all select 1 from storage.objects where name = '${resumeName}'`);
    return rows.length;
  }
  const actions = async (id: string) =>
    await testBackend.owner(
      `select action, actor_name, details ->> 'reason' as reason from public.staff_audit
        where application_id = '${id}' order by id`,
    );

  it('is not erased by its link, by an admin or with the key of the project, and keeps its resume', async () => {
    const victim = await held();
    const { id, secret, resumeName } = victim;
    expect(await ask('application_by_link', secret)).toMatchObject({ is_held: true, is_erase_asked: false });
    await (await bucketShowing(testBackend, secret)).remove([resumeName]);
    await testBackend.as('admin').storage.from('resumes').remove([resumeName]);
    const erased = await testBackend.call('admin', 'erase_application', { application_id: id });
    const deleted = await testBackend.as('service_role').from('applications').delete().eq('id', id);
    expect([erased.error?.hint, deleted.error?.hint]).toEqual(['application_held', 'application_held']);
    expect(await ask('erase_by_link', secret)).toMatchObject({ is_held: true, is_erase_asked: true });
    expect(await left(victim)).toBe(2);
    expect(await ask('withdraw_by_link', secret)).toMatchObject({ state: 'withdrawn', is_erase_asked: true });
  });

  it('gets no other resume in the place of its own', async () => {
    const victim = await held();
    const bucket = testBackend.as('anon').storage.from('resumes');
    const name = `${referenceOf(victim.id)}_${randomInt(10 ** 9)}.pdf`;
    await bucket.upload(name, aResume());
    const resume_url = bucket.getPublicUrl(name).data.publicUrl;
    expect(await ask('replace_resume_by_link', victim.secret, { resume_url })).toBe('resume_refused');
    expect(await left(victim)).toBe(2);
  });

  it('outlives the promised time, is neither due nor overdue, and goes with the first retention after its end', async () => {
    const victim = await held();
    const { id, application } = victim;
    await testBackend.owner(
      `update public.applications set state_shown_at = now() - interval '${retentionYears} years 3 days' where id = '${id}'`,
    );
    const service = testBackend.as('service_role');
    const isDue = async () => {
      const list = await testBackend.call('staff', 'list_applications', { search: application.email });
      const [overdue, due] = [await service.rpc('count_overdue'), await service.rpc('count_due')];
      return [list.data.rows[0].is_due, overdue.data.applications, due.data.applications];
    };
    expect(await isDue()).toEqual([false, 0, 0]);
    expect((await service.rpc('count_due')).data.next_at).toBeNull();
    await service.rpc('purge_due');
    expect(await left(victim)).toBe(2);
    expect(await release(id)).toEqual({ changed: 1, erased: false });
    expect(await isDue()).toEqual([true, 1, 1]);
    await service.rpc('purge_due');
    expect(await left(victim)).toBe(1);
  });

  it('goes with the end of its hold where the applicant has asked, and leaves both reasons in the audit', async () => {
    const [victim, other] = [await held(), await held()];
    await ask('erase_by_link', victim.secret);
    expect(await release(victim.id)).toEqual({ changed: 1, erased: true });
    expect(await release(other.id)).toEqual({ changed: 1, erased: false });
    expect(await release(other.id)).toEqual({ changed: 0, erased: false });
    await testBackend.as('admin').storage.from('resumes').remove([victim.resumeName]);
    expect([await left(victim), await left(other)]).toEqual([0, 2]);
    expect(await ask('application_by_link', victim.secret)).toBeNull();
    expect(await actions(victim.id)).toMatchObject([
      { action: 'held', reason },
      { action: 'released', reason },
      { action: 'erased', reason: null },
    ]);
  });
});
