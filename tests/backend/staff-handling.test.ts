import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enginesHere, openTestBackend, type TestBackend } from './support/fixture.ts';
import { actAs, userIdOf } from './support/roles.ts';
import { aVictim } from './support/victim.ts';

describe.each(enginesHere)('states and members given to applications on %s', (engineName) => {
  let testBackend: TestBackend;
  let staff: SupabaseClient;
  let admin: SupabaseClient;
  let anon: SupabaseClient;
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    [staff, admin, anon] = (await Promise.all(
      (['staff', 'admin', 'anon'] as const).map(async (role) => (await actAs(testBackend, role)).client),
    )) as [SupabaseClient, SupabaseClient, SupabaseClient];
  });
  afterAll(() => testBackend.close());

  const seenBy = async ({ secret }: { secret: string }) =>
    ((await anon.rpc('application_by_link', { secret })).data as { state: string }).state;
  const letTimePass = (id: string) =>
    testBackend.owner(
      `update public.applications set state_shown_at = state_shown_at - interval '16 minutes' where id = $1::text::uuid`,
      [id],
    );

  it('shows a state to the applicant after a delay in which it can be taken back', async () => {
    const victim = await aVictim(testBackend);
    await staff.rpc('move_applications', { ids: [victim.id], state: 'talking' });
    await letTimePass(victim.id);
    expect(await seenBy(victim)).toBe('talking');
    await staff.rpc('move_applications', { ids: [victim.id], state: 'hired' });
    expect(await seenBy(victim)).toBe('talking');
    expect((await staff.rpc('take_back_states', { ids: [victim.id] })).data).toEqual({ changed: 1 });
    await letTimePass(victim.id);
    expect(await seenBy(victim)).toBe('talking');
    await staff.from('applications').update({ state: 'declined' }).eq('id', victim.id);
    expect(await seenBy(victim)).toBe('talking');
    await letTimePass(victim.id);
    expect(await seenBy(victim)).toBe('declined');
    expect((await staff.rpc('take_back_states', { ids: [victim.id] })).data).toEqual({ changed: 0 });
  });

  it('takes up nothing that the applicant has withdrawn, alone or among others', async () => {
    const [gone, other] = [await aVictim(testBackend), await aVictim(testBackend)];
    await staff.rpc('move_applications', { ids: [gone.id], state: 'declined' });
    await anon.rpc('withdraw_by_link', { secret: gone.secret });
    expect(await seenBy(gone)).toBe('withdrawn');
    for (const attempt of [
      staff.rpc('move_applications', { ids: [gone.id], state: 'talking' }),
      admin.from('applications').update({ state: 'talking' }).eq('id', gone.id),
    ])
      expect((await attempt).error?.hint).toBe('application_withdrawn');
    const many = await staff.rpc('move_applications', { ids: [gone.id, other.id], state: 'talking' });
    expect(many.data).toMatchObject({ changed: 1, kept: 1 });
    expect(await seenBy(gone)).toBe('withdrawn');
  });

  it('tells the second of two members what the first has set, and keeps that', async () => {
    const { id } = await aVictim(testBackend);
    await staff.rpc('move_applications', { ids: [id], state: 'talking', seen: 'new' });
    const second = await admin.rpc('move_applications', { ids: [id], state: 'declined', seen: 'new' });
    expect(second.data).toMatchObject({ changed: 0, conflict: { state: 'talking', by: 'The staff' } });
    const other = { ids: [id], assignee: userIdOf('admin'), sees: true, seen: null };
    expect((await admin.rpc('assign_applications', other)).data).toMatchObject({
      changed: 1,
      conflict: null,
    });
    expect((await staff.rpc('assign_applications', { ...other, assignee: null })).data).toMatchObject({
      changed: 0,
      conflict: { assignee: userIdOf('admin'), by: 'The admin' },
    });
    const history = (await staff.rpc('application_history', { application_id: id })).data as {
      action: string;
    }[];
    expect(history.map(({ action }) => action)).toEqual(['state_changed', 'assigned']);
  });

  it('changes no more than a thousand at once, and gives none to a reader', async () => {
    const { id } = await aVictim(testBackend);
    for (const [name, named] of [
      ['move_applications', { ids: Array(1001).fill(id), state: 'new' }],
      ['assign_applications', { ids: [id], assignee: userIdOf('reader') }],
    ] as const)
      expect((await staff.rpc(name, named)).error?.code).toBe('22023');
  });
});
