import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { applicationList, openedApplication } from '../../src/api/staff-answers.ts';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import { anApplication, tokenOf, userIdOf } from './support/fixture.ts';
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
      `select details from public.staff_audit where action = 'searched' and actor = '${userIdOf(role)}'`,
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

  it('shows nothing before it is written down, once for all its pages, without the words', async () => {
    const before = await traces('admin');
    for (const fn of ['list_applications', 'list_application_ids', 'list_neighbours']) {
      const filter = { search: `${word} ${fn}`, in_texts: true };
      const near = fn === 'list_neighbours' ? { application_id: ids[0] } : {};
      const { data } = await testBackend.as('admin').rpc(fn, { ...filter, ...near });
      expect(data).toEqual({ retry_call: true });
    }
    const first = await testBackend.as('admin').rpc('list_applications', named(word));
    expect(first.data).toEqual({ retry_call: true });
    expect(await found('admin', word)).toHaveLength(3);
    const next = await testBackend.as('admin').rpc('list_applications', { ...named(word), page_offset: 2 });
    expect(next.data).toMatchObject({ total: 3 });
    const after = await traces('admin');
    expect(after).toHaveLength(before.length + 4);
    expect(after.at(-1)).toEqual({ details: {} });
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
});
