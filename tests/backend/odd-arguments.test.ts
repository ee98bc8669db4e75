import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { whyJoinColumn } from '../../src/config/brand.ts';
import { type Role, roles } from '../../supabase/cli/access/attempt.ts';
import { hashOf, newSecret } from '../../supabase/cli/access/link-attempts.ts';
import { becomeCaller, databaseFailure } from '../../supabase/local/database/engine.ts';
import { claimsOf, tokenOf, userIdOf } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aRequest, aVictim } from './support/victim.ts';

/*
 * A function that runs as its owner judges each value before it uses it: PostgreSQL tells whoever breaks a constraint there the whole
 * row, and takes back what the function has written, its trace in the audit among it. Every function of the schema is asked here.
 */

/** What applicants, and members about them, have written. No refusal may hold a part of it. */
const texts = {
  full_name: 'Zelda Marker',
  phone: '+19995550137',
  cover_letter: 'Lettermarker. '.repeat(10),
  [whyJoinColumn]: 'Reasonmarker. '.repeat(10),
};
const request = { full_name: 'Rosa Askmarker', phone: '+19995550138', needs: 'Needsmarker' };
const [noteText, letterText] = ['Notemarker', 'Bodymarker'];
const markers = [
  'Zelda',
  '9995550137',
  'Lettermarker',
  'Reasonmarker',
  'Askmarker',
  '9995550138',
  'Needsmarker',
];

type Parameter = { name: string; type: string };
type Procedure = { name: string; parameters: Parameter[]; callers: string[] };

onEachEngine('functions asked with odd arguments', (testBackend) => {
  let procedures: Procedure[];
  let [right, odd]: [Record<string, unknown>, Record<string, readonly unknown[]>] = [{}, {}];
  const secrets = [...markers, noteText, letterText];

  beforeAll(async () => {
    for (const role of roles) await tokenOf(testBackend, role);
    await testBackend.call('service_role', 'claim_due_mail');
    const victim = await aVictim(testBackend, texts);
    const { id } = victim;
    secrets.push(victim.resumeName, String(victim.application.email), hashOf(victim.secret));
    await testBackend.as('anon').from('accommodation_requests').insert(aRequest(request));
    const idOf = async (table: string): Promise<unknown> =>
      (await testBackend.owner(`select id::text as id from public.${table}`))[0]?.['id'];
    await testBackend.as('staff').from('application_notes').insert({ application_id: id, body: noteText });
    const text = { language: 'en', subject: 'Hello', body: letterText };
    const sent = { application_id: id, ...text, expected_letter: null, expected_state: 'new' };
    await testBackend.call('staff', 'queue_letters', { letters: [sent] });
    const batch = randomUUID();
    await testBackend.call('staff', 'move_applications', { ids: [id], state: 'talking', batch });
    await testBackend.call('staff', 'assign_applications', { ids: [id], assignee: userIdOf('staff'), batch });
    const [note, letter, asked] = [
      await idOf('application_notes'),
      await idOf('application_letters'),
      await idOf('accommodation_requests'),
    ];
    const ids = [id, note, letter, asked, userIdOf('staff'), randomUUID()];
    right = {
      application_id: id,
      note_id: note,
      request_id: asked,
      id: letter,
      ids,
      batch: randomUUID(),
      'undo_states.batch': batch,
      'undo_assignments.batch': batch,
      after_application: null,
      cancels: [letter],
      member: userIdOf('reader'),
      assignee: userIdOf('staff'),
      expected_assignee: null,
      expected_state: 'talking',
      checks_assignee: true,
      state: 'declined',
      'set_accommodation_state.state': 'answered',
      letters: [{ ...sent, expected_letter: letter }],
      delay_minutes: 5,
      secret: victim.secret,
      resume_url: victim.application.resume_url,
      link_hash: hashOf(newSecret()),
      address: 'staff@staff.example',
      asked_from: '203.0.113.9',
      'begin_member_action.action': 'link',
      action_id: randomUUID(),
      action: 'opened',
      actor: userIdOf('staff'),
      reference: String(id).slice(0, 8),
      role: 'staff',
      is_auditor: true,
      handles_accommodations: true,
      search: 'marker',
      job: 'growth-analyst-intern',
      language: 'en',
      since: '2026-01-01',
      'staff_counts.since': '2026-01-01T00:00:00Z',
      until: '2099-01-01',
      is_unassigned: false,
      only: '',
      zone: 'America/Toronto',
      in_texts: false,
      sort: 'received',
      is_descending: true,
      page_offset: 0,
      page_size: 50,
      part: 0,
      most: 10,
      at_most: 10,
      in_days: 30,
      is_sent: false,
      is_final: true,
      problem: 'odd',
      choice: 'daily',
      outcome: 'waiting',
      reason: 'A charge',
    };
    const written = [
      '',
      'odd',
      ' ',
      '%',
      "' or true --",
      '{"a": 1}',
      '-1',
      '\u0000',
      '\u0001',
      '\u202E',
      'é'.repeat(300),
      'x'.repeat(50_000),
    ];
    // Counted in advance, or the functions of a link would ask to be asked again, and go no further.
    await testBackend.owner(
      `insert into private.link_tries (network, link_hash, at)
       select 'unknown', private.hash_of_secret(secret), now() + interval '1 hour' from jsonb_array_elements_text($1::text::jsonb) secret`,
      [JSON.stringify([...written.filter((text) => text !== '\u0000'), victim.secret])],
    );
    odd = {
      uuid: [null, 'odd', ...ids],
      'uuid[]': [null, [], [null], ['odd'], [[id]], [id, null], Array(1_001).fill(id), ids],
      text: [null, ...written],
      integer: [null, 'odd', -1, 1.5, 2 ** 31 - 1, 2 ** 31],
      boolean: [null, 'odd'],
      date: [null, 'odd', 'infinity', '-infinity', '5874897-12-31'],
      'timestamp with time zone': [null, 'odd', 'infinity', '-infinity', '294276-12-31T23:59:59Z'],
      jsonb: [
        ...[null, 'odd', 1, {}, [null], [1], [[]], [{}], JSON.parse('['.repeat(2_000) + ']'.repeat(2_000))],
        ...Object.keys(sent).flatMap((field) =>
          [null, ...written, 1].map((value) => [{ ...sent, expected_letter: letter, [field]: value }]),
        ),
      ],
    };
    const rows = await testBackend.owner(
      `select p.proname::text as name,
              (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'type', format_type(a.type, null)) order by a.place), '[]')
                 from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality a (name, type, place)) as parameters,
              (select jsonb_agg(r.role) from unnest(array['anon', 'authenticated', 'service_role']) r (role)
                where has_function_privilege(r.role, p.oid, 'execute')) as callers
         from pg_proc p where p.pronamespace = 'public'::regnamespace order by p.proname`,
    );
    procedures = rows as Procedure[];
  });

  /** Calls a function as PostgREST does, and takes everything back. @returns what is told of a refusal, or null. */
  async function refusalOf(role: Role, { name, parameters }: Procedure, named: Record<string, unknown>) {
    const quoted = parameters.map((each) => ({ ...each, name: `"${each.name}"` }));
    const passed = quoted.map((each) => `${each.name} => x.${each.name}`).join(', ');
    const columns = quoted.map((each) => `${each.name} ${each.type}`).join(', ');
    const from = columns === '' ? '' : ` from jsonb_to_record($1::text::jsonb) as x (${columns})`;
    const takenBack = new Error('Taken back');
    const claims = claimsOf(role);
    try {
      await testBackend.engine.transaction('write', async (session) => {
        const caller = { role: String(claims['role']), claims };
        await becomeCaller(session, caller, { method: 'POST', path: `/rpc/${name}`, headers: {} });
        await session.query(
          `select public.${name}(${passed})${from}`,
          columns === '' ? [] : [JSON.stringify(named)],
        );
        throw takenBack;
      });
    } catch (error) {
      if (error === takenBack) return null;
      const failure = databaseFailure(error);
      if (failure === null) throw error;
      return failure;
    }
    return null;
  }

  /** Asks every function with every odd value, as some of those roles that get in, or that may call it. */
  async function expectNothingTold(
    askers: (reaching: readonly Role[], mayCall: readonly Role[]) => readonly Role[],
  ) {
    const [unreached, unknown]: [string[], string[]] = [[], []];
    const found = new Set<string>();
    for (const procedure of procedures) {
      const { name, parameters, callers } = procedure;
      const valueOf = (parameter: string) => right[`${name}.${parameter}`] ?? right[parameter];
      for (const parameter of parameters)
        if (!(parameter.name in right) || !(parameter.type in odd)) unknown.push(`${name}.${parameter.name}`);
      const usual = Object.fromEntries(
        parameters.map((parameter) => [parameter.name, valueOf(parameter.name)]),
      );
      const mayCall = roles.filter((role) => callers.includes(String(claimsOf(role)['role'])));
      const reaching: Role[] = [];
      for (const role of roles)
        if ((await refusalOf(role, procedure, usual))?.code !== '42501') reaching.push(role);
      if (reaching.length === 0) unreached.push(name);
      for (const role of askers(reaching, mayCall)) {
        for (const parameter of parameters) {
          for (const value of odd[parameter.type] ?? []) {
            const failure = await refusalOf(role, procedure, { ...usual, [parameter.name]: value });
            if (failure === null) continue;
            const changedValue = JSON.stringify({ ...usual, [parameter.name]: value });
            const failureText = JSON.stringify(failure);
            const isRow = secrets.some(
              (marker) => failureText.includes(marker) && !changedValue.includes(marker),
            );
            if (isRow || /^(?:23|XX)/.test(failure.code))
              found.add(
                `${name}, ${parameter.name}: ${failure.code} ${failure.message} ${failure.detail}`.slice(
                  0,
                  160,
                ),
              );
          }
        }
      }
    }
    // A new function, or one with a new parameter: say above what is right for it.
    expect(unknown).toEqual([]);
    expect(unreached, 'refused to everybody, whatever is sent').toEqual([]);
    expect([...found]).toEqual([]);
  }

  it('tell nothing of a row, and let no value meet a constraint', () =>
    // Who is let in first: the refusals of all others come before a value is looked at.
    expectNothingTold((reaching) => reaching.slice(0, 1)));

  it('tell nothing to anybody who may call them', { tags: ['nightly'], timeout: 300_000 }, () =>
    expectNothingTold((_reaching, mayCall) => mayCall),
  );
});
