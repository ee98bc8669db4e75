import { beforeAll, beforeEach, expect, it } from 'vitest';
import { outboxPage } from '../../src/api/answers/letters.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim } from './support/victim.ts';

onEachEngine('the outbox', (testBackend) => {
  beforeAll(() => testBackend.call('service_role', 'claim_due_mail')); // somebody collects mail
  beforeEach(() => testBackend.owner('delete from public.applications'));

  /** Queues a letter to a new applicant, and settles it. @returns its id. */
  async function written(full_name: string, problem: string | null = null): Promise<string> {
    const { id } = await aVictim(testBackend, { full_name }, false);
    return writtenTo(id, problem);
  }
  async function writtenTo(id: string, problem: string | null, state: string | null = null): Promise<string> {
    const text = { language: 'en', subject: 'Hello', body: 'Secret words' };
    const letters = [{ application_id: id, ...text, expected_letter: null, expected_state: 'new' }];
    const { data } = await testBackend.call('staff', 'queue_letters', { letters, state });
    const [letter] = data.queued as string[];
    if (problem !== null)
      await testBackend.owner(
        `update private.mail_queue set failed_at = now(), problem = $1 where id = $2::text::uuid`,
        [problem, letter],
      );
    return letter ?? expect.fail('not queued');
  }
  const move = (id: string, state: string) =>
    testBackend.call('staff', 'move_applications', { ids: [id], state });
  const retryAll = async () => (await testBackend.call('staff', 'retry_failed_letters')).data;
  const retry = async (id: string) => (await testBackend.call('staff', 'retry_letter', { id })).data;
  const claim = async () => {
    const { data } = await testBackend.call('service_role', 'claim_due_mail', { most: 100 });
    return (data as { id: string }[]).map(({ id }) => id);
  };
  const read = async (named: object = {}) => {
    const { data, error } = await testBackend.call('reader', 'list_letters', named);
    expect(error).toBeNull();
    return outboxPage.parse(data);
  };
  const names = async (named: object) => (await read(named)).rows.map(({ full_name }) => full_name);

  it('is all letters, newest first, by outcome and in pages, and nothing of what they say', async () => {
    const first = await written('First');
    await written('Second', 'EENVELOPE 550');
    await written('Third');
    await testBackend.call('staff', 'take_back_letters', { ids: [first] });
    const page = await read();
    expect(page.counts).toEqual({ waiting: 1, failed: 1, taken_back: 1 });
    expect(page.rows.map(({ full_name, outcome }) => [full_name, outcome])).toEqual([
      ['Third', 'waiting'],
      ['Second', 'failed'],
      ['First', 'taken_back'],
    ]);
    expect(await names({ outcome: 'failed' })).toEqual(['Second']);
    expect(await names({ page_size: 1, page_offset: 1 })).toEqual(['Second']);
    expect(JSON.stringify(page)).not.toMatch(/Secret|Hello/);
    expect((await testBackend.call('staff', 'list_letters', { outcome: 'lost' })).error?.code).toBe('22023');
  });

  it('sends all once more that failed and may come through, and says which it leaves out', async () => {
    const again = [await written('Aa', 'no_answer'), await written('Bb', 'EENVELOPE 550')];
    const restored = await written('Cc', 'restored');
    const [refuses, gone] = [await aVictim(testBackend, {}, false), await aVictim(testBackend, {}, false)];
    for (const { id } of [refuses, gone]) await writtenTo(id, 'no_answer');
    await testBackend.call('service_role', 'end_mail', { address: refuses.application.email });
    await testBackend.call('anon', 'withdraw_by_link', { secret: gone.secret });
    expect((await read()).worth_retrying).toBe(2);
    const left = { restored: 1, address_refused: 1, application_withdrawn: 1 };
    expect(await retryAll()).toEqual({ changed: 2, left });
    expect((await read()).counts).toEqual({ waiting: 2, failed: 3 });
    expect((await claim()).toSorted()).toEqual(again.toSorted());
    expect(await retry(restored), 'asked for by itself').toEqual({ changed: 1, obstacle: null });
  });

  it('sends none with a state that is the application’s no more, however it is asked, until it is again', async () => {
    const { id } = await aVictim(testBackend, {}, false);
    const letter = await writtenTo(id, 'EENVELOPE 550', 'declined');
    await move(id, 'talking');
    expect(await retryAll()).toEqual({ changed: 0, left: { other_state: 1 } });
    expect(await retry(letter)).toEqual({ changed: 0, obstacle: 'other_state' });
    expect(await claim()).toEqual([]);
    expect(await read()).toMatchObject({
      worth_retrying: 0,
      rows: [{ outcome: 'failed', problem: 'EENVELOPE 550', obstacle: 'other_state' }],
    });
    await move(id, 'declined');
    expect(await retryAll()).toEqual({ changed: 1, left: {} });
    expect(await claim()).toEqual([letter]);

    // Whoever has the key of the project asks nobody, and what was claimed comes back.
    await testBackend.as('service_role').from('applications').update({ state: 'offer' }).eq('id', id);
    const { data: history } = await testBackend.call('reader', 'application_history', { application_id: id });
    expect(history).toContainEqual(
      expect.objectContaining({ action: 'state_changed', actor_name: 'service_role' }),
    );
    await testBackend.call('service_role', 'finish_mail', { id: letter, is_sent: false });
    await testBackend.owner('update private.mail_queue set send_after = now()');
    expect(await claim()).toEqual([]);
    expect((await read()).rows).toMatchObject([{ outcome: 'failed', problem: 'other_state' }]);
  });

  it('holds its application’s state while somebody sends it, and no longer than the claim', async () => {
    const { id } = await aVictim(testBackend, {}, false);
    const letter = await writtenTo(id, null, 'declined');
    await testBackend.owner('update private.mail_queue set send_after = now()');
    expect(await claim()).toEqual([letter]);
    const cancel = async () =>
      (
        await testBackend.call('staff', 'move_applications', {
          ids: [id],
          state: 'talking',
          cancels: [letter],
        })
      ).data;
    expect(await cancel()).toMatchObject({ changed: 0, waiting: [{ is_being_sent: true }] });
    await testBackend.owner(`update private.mail_queue set claimed_at = claimed_at - interval '11 minutes'`);
    expect(await cancel()).toMatchObject({ changed: 1 });
    expect(await claim()).toEqual([]);
  });

  it('sends none with a state that is changed in the same moment, whoever of two deliverers is asked', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id } = await aVictim(testBackend, {}, false);
      const letter = await writtenTo(id, 'no_answer', 'declined');
      const [, , ...claimed] = await Promise.all([retryAll(), move(id, 'talking'), claim(), claim()]);
      claimed.push(await claim());
      const [row] = await testBackend.owner(`select state from public.applications where id = '${id}'`);
      expect(claimed.flat()).toEqual(row?.['state'] === 'declined' ? [letter] : []);
      await testBackend.owner('delete from public.applications');
    }
  });
});
