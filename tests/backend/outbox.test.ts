import { beforeAll, beforeEach, expect, it } from 'vitest';
import { outboxPage } from '../../src/api/staff-answers.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim } from './support/victim.ts';

onEachEngine('the outbox', (testBackend) => {
  beforeAll(() => testBackend.call('service_role', 'claim_due_mail')); // somebody collects mail
  beforeEach(() => testBackend.owner('delete from public.applications'));

  /** Queues a letter to a new applicant, and settles it. @returns its id. */
  async function written(full_name: string, problem: string | null = null): Promise<string> {
    const { id } = await aVictim(testBackend, { full_name }, false);
    const text = { language: 'en', subject: 'Hello', body: 'Secret words' };
    const letters = [{ application_id: id, ...text, expected_letter: null, expected_state: 'new' }];
    const { data } = await testBackend.call('staff', 'queue_letters', { letters });
    const [letter] = data.queued as string[];
    if (problem !== null)
      await testBackend.owner(
        `update private.mail_queue set failed_at = now(), problem = $1 where id = $2::text::uuid`,
        [problem, letter],
      );
    return letter ?? expect.fail('not queued');
  }
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

  it('sends all once more that failed and may come through, and no other', async () => {
    const again = [await written('Aa', 'no_answer'), await written('Bb', 'EENVELOPE 550')];
    const never = [
      await written('Cc', 'restored'),
      await written('Dd', 'address_refused'),
      await written('Ee', 'application_withdrawn'),
    ];
    expect((await read()).worth_retrying).toBe(2);
    const { data } = await testBackend.call('staff', 'retry_failed_letters');
    expect(data).toEqual({ changed: 2 });
    const { rows } = await read();
    const outcomes = new Map(rows.map(({ id, outcome }) => [id, outcome]));
    expect([...again, ...never].map((id) => outcomes.get(id))).toEqual([
      'waiting',
      'waiting',
      'failed',
      'failed',
      'failed',
    ]);
    expect((await read()).counts).toEqual({ waiting: 2, failed: 3 });
  });
});
