import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import {
  applicationHistory,
  applicationList,
  openedApplication,
} from '../../src/api/answers/applications.ts';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import { anApplication, setLimit, tokenOf, userIdOf } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';

const word = 'posterkatalog';
const named = (search: string) => ({ search, in_texts: true, sort: 'name', is_descending: false });

/** What was written of each, by the name. */
const notes = {
  Ada: `Has drawn a ${word}, she says.`,
  Bob: `Wrote of ¿«L’${word.toUpperCase()}»? (${word}/two)`,
  Cleo: `${word}s`,
  Dan: `अच्छा काम, ${word}।`,
};

onEachEngine('a search of what was written', (testBackend) => {
  const call: typeof testBackend.call = (...args) => testBackend.call(...args);
  const ids = Object.keys(notes).map(() => randomUUID());
  beforeAll(async () => {
    for (const role of ['staff', 'reader', 'admin'] as const) await tokenOf(testBackend, role);
    await call('service_role', 'claim_due_mail'); // somebody collects mail
    for (const [at, [full_name, body]] of Object.entries(notes).entries()) {
      const application = { ...anApplication(), id: ids[at], full_name, email: `${full_name}@x.example` };
      await testBackend.as('service_role').from('applications').insert(application);
      const note = { application_id: ids[at], body };
      expect((await testBackend.as('staff').from('application_notes').insert(note)).error).toBeNull();
    }
    const own = { cover_letter: `Élan vital. ${'I like to work. '.repeat(10)}`, full_name: 'Eve' };
    const { error } = await testBackend
      .as('anon')
      .from('applications')
      .insert({ ...anApplication(), ...own });
    expect(error).toBeNull();
    const letter = { application_id: ids[0], language: 'en', subject: `Your ${word}`, body: 'Hello.' };
    const letters = [{ ...letter, expected_letter: null, expected_state: null }];
    expect((await call('staff', 'queue_letters', { letters })).error).toBeNull();
  });

  const found = async (role: Role, search: string) => {
    const { rows } = applicationList.parse((await call(role, 'list_applications', named(search))).data);
    return rows.map((row) => [row.full_name, row.found_in.join()]);
  };
  const traces = (role: Role) =>
    testBackend.owner(
      `select details, array(select unnest(application_ids)::text order by 1) as shown
         from public.staff_audit where action = 'searched' and actor = '${userIdOf(role)}' order by id`,
    );

  it.each<[string, string, readonly unknown[]]>([
    [
      'whole words, in notes and messages, between marks of any language',
      word,
      [
        ['Ada', 'letter,note'],
        ['Bob', 'note'],
        ['Dan', 'note'],
      ],
    ],
    ['every word in one text', `she ${word}`, [['Ada', 'note']]],
    ['nothing where the words stand in two texts', `she ${word} your`, []],
    ['no part of a word', word.slice(0, -1), []],
    ['the letter of an applicant, without its accents', 'elan VITAL', [['Eve', 'application']]],
    ['Hindi', 'अच्छा', [['Dan', 'note']]],
    ['names as always, part of one too', 'cle', [['Cleo', '']]],
    ['nothing by two letters of a text', 'of', []],
  ])('finds %s', async (_name, search, rows) => {
    expect(await found('reader', search)).toEqual(rows);
  });

  /** One request, as a page makes it. */
  const ask = async (fn: string, more: object = {}) =>
    (await testBackend.as('admin').rpc(fn, { ...named(word), ...more })).data;
  const written = { retry_call: true };

  it('shows nobody before it is written down who, once for all that asks the same, without the words', async () => {
    const before = (await traces('admin')).length;
    const page = { page_size: 2 };
    expect(await ask('list_applications', page)).toEqual(written);
    expect(await ask('list_applications', page)).toMatchObject({ total: 3 });
    expect(await ask('list_applications', { ...page, page_offset: 2 })).toEqual(written);
    const behind = await ask('list_applications', { ...page, page_offset: 99 });
    expect(behind, 'no number without a row').toMatchObject({ total: 3, rows: [{ full_name: 'Dan' }] });
    expect(await ask('list_neighbours', { application_id: ids[2] })).toEqual(written);
    const { ids: near } = (await ask('list_neighbours', { application_id: ids[2] })) as { ids: string[] };
    expect(near.toSorted()).toEqual(ids.toSorted());
    const everybody = { search: word, in_texts: true };
    expect((await testBackend.as('admin').rpc('list_application_ids', everybody)).data).toHaveLength(3);
    expect(await ask('list_applications', { search: 'epilepsy' })).toEqual(written);
    expect(await ask('list_applications', { search: 'epilepsy' })).toMatchObject({ total: 0 });
    const [ada, bob, cleo, dan] = ids;
    expect((await traces('admin')).slice(before)).toEqual([
      { details: {}, shown: [ada, bob].toSorted() },
      { details: {}, shown: [dan] },
      { details: {}, shown: [cleo] },
      { details: {}, shown: [] },
    ]);
    const { data: history } = await call('reader', 'application_history', { application_id: dan });
    expect(applicationHistory.parse(history).map(({ action }) => action)).toContain('searched');
  });

  it('leaves no trace where names alone are searched', async () => {
    await call('staff', 'list_applications', { search: word });
    await call('staff', 'list_applications', named('of'));
    expect(await traces('staff')).toEqual([]);
  });

  it('forgets the words with the text', async () => {
    const words = () => testBackend.owner('select source_id from private.written_words');
    const before = (await words()).length;
    const { data } = await call('staff', 'open_application', { application_id: ids[2] });
    const [note] = openedApplication.parse(data)?.notes ?? [];
    await call('staff', 'delete_note', { note_id: note?.id });
    expect(await words()).toHaveLength(before - 1);
    await call('admin', 'erase_application', { application_id: ids[0] });
    expect(await words()).toHaveLength(before - 4);
  });

  it('counts a tenth of whom it shows towards what a member may do in an hour', async () => {
    await setLimit(testBackend, 'audit_rows_per_member_per_hour', 12);
    const search = (shown: number) =>
      testBackend.owner(`insert into public.staff_audit (actor, actor_name, action, application_ids)
        select gen_random_uuid(), 'x', 'searched', array(select gen_random_uuid() from generate_series(1, ${shown}))`);
    await search(100);
    await expect(search(200)).rejects.toThrow('too much in an hour');
  });
});
