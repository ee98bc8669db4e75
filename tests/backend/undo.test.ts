import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  assignedApplications,
  movedApplications,
  undoneAssignments,
  undoneStates,
} from '../../src/api/answers/applications.ts';
import { queuedLetters } from '../../src/api/answers/letters.ts';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import { userIdOf } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aVictim, type FiledVictim } from './support/victim.ts';

/** What one application is at a moment: its state, what the applicant sees, until when, and what became of each of its letters. */
type Moment = { state: string; visible: string; until: string; letters: string };

onEachEngine('an undo of states', (testBackend) => {
  const call = async <Data>(role: Role, name: string, named: object = {}): Promise<Data> => {
    const { data, error } = await testBackend.call(role, name, named);
    if (error !== null) throw error;
    return data as Data;
  };
  type Moving = { by?: Role; cancels?: readonly string[]; batch?: string; expected_state?: string };
  const move = async (
    people: readonly FiledVictim[],
    state: string,
    { by = 'staff', ...named }: Moving = {},
  ) =>
    movedApplications.parse(
      await call(by, 'move_applications', { ids: people.map(({ id }) => id), state, ...named }),
    );
  /** Writes to somebody, with a state. @returns the letter's id and the batch. */
  const write = async ({ id }: FiledVictim, expected_state: string, state: string, by: Role = 'staff') => {
    const text = { language: 'en', subject: `About ${state}`, body: 'Dear Ada' };
    const [newest] = await testBackend.owner(`select private.newest_letter('${id}')::text as id`);
    const letter = { application_id: id, ...text, expected_letter: newest?.['id'], expected_state };
    const { queued, batch } = queuedLetters.parse(
      await call(by, 'queue_letters', { letters: [letter], state }),
    );
    return { id: queued[0] ?? '', batch };
  };
  const undo = async (batch: string, by: Role = 'staff', more: object = {}) => {
    const { changed, stayed } = undoneStates.parse(await call(by, 'undo_states', { batch, ...more }));
    return { changed, stayed: stayed.map(({ reason, number, by: who }) => [reason, number, who]) };
  };
  const momentOf = async ({ id }: FiledVictim): Promise<Moment> => {
    const [row] = await testBackend.owner(
      `select a.state, private.visible_state(a) as visible, a.state_shown_at::text as until,
         coalesce((select string_agg(m.state_after || ' ' || m.outcome
                     || case when m.outcome = 'waiting' then ' ' || q.subject || ' until ' || m.send_after::text else '' end,
                   ', ' order by m.created_at)
            from public.application_letters m
            join (select id, payload ->> 'subject' as subject from private.mail_queue) q on q.id = m.id
           where m.application_id = a.id), '') as letters
         from public.applications a where a.id = '${id}'`,
    );
    return row as Moment;
  };
  const momentsOf = (people: readonly FiledVictim[]) => Promise.all(people.map(momentOf));
  const people = async (number: number) => {
    await call('service_role', 'claim_due_mail', { most: 100 }); // somebody collects mail
    const filed: FiledVictim[] = [];
    for (let turn = 0; turn < number; turn += 1) filed.push(await aVictim(testBackend, {}, false));
    return filed as [FiledVictim, FiledVictim, FiledVictim];
  };
  /** As if the delay had passed for an application and its mail. */
  async function letTimePass({ id }: FiledVictim): Promise<void> {
    await testBackend.owner(
      `update public.applications set state_shown_at = now() - interval '1 second' where id = '${id}' and state_shown_at > now()`,
    );
    await testBackend.owner(
      `update private.mail_queue set send_after = now() - interval '1 second' where application_id = '${id}' and taken_back_at is null`,
    );
  }
  const claim = () => call<{ id: string }[]>('service_role', 'claim_due_mail', { most: 100 });
  const finish = (id: string) => call('service_role', 'finish_mail', { id, is_sent: true });

  type Case = {
    name: string;
    /** What there is before; the change of it; what happens since. @returns the batch of the change. */
    act: (filed: [FiledVictim, FiledVictim, FiledVictim]) => Promise<{ before: Moment[]; batch: string }>;
    number: number;
    states: { before: string[]; changed: string[]; undone: string[] };
    answer: { changed: number; stayed: (string | number | null)[][] };
  };
  const changing = async (filed: readonly FiledVictim[], change: () => Promise<{ batch: string }>) => {
    const before = await momentsOf(filed);
    return { before, batch: (await change()).batch };
  };

  const cases: readonly Case[] = [
    {
      name: 'one',
      number: 1,
      act: (filed) => changing(filed, () => move(filed, 'talking')),
      states: { before: ['new'], changed: ['talking'], undone: ['new'] },
      answer: { changed: 1, stayed: [] },
    },
    {
      name: 'many',
      number: 3,
      act: (filed) => changing(filed, () => move(filed, 'declined')),
      states: {
        before: ['new', 'new', 'new'],
        changed: Array(3).fill('declined'),
        undone: ['new', 'new', 'new'],
      },
      answer: { changed: 3, stayed: [] },
    },
    {
      name: 'many of mixed states, one of which had it already',
      number: 3,
      act: async (filed) => {
        await move([filed[0]], 'offer');
        await letTimePass(filed[0]);
        await move([filed[1]], 'declined');
        return changing(filed, () => move(filed, 'declined'));
      },
      states: {
        before: ['offer', 'declined', 'new'],
        changed: ['declined', 'declined', 'declined'],
        undone: ['offer', 'declined', 'new'],
      },
      answer: { changed: 2, stayed: [] },
    },
    {
      name: 'what has an offer that the applicant has not seen',
      number: 1,
      act: async (filed) => {
        await move(filed, 'offer');
        return changing(filed, () => move(filed, 'new', { by: 'admin' }));
      },
      states: { before: ['offer'], changed: ['new'], undone: ['offer'] },
      answer: { changed: 1, stayed: [] },
    },
    {
      name: 'what cancelled a waiting mail',
      number: 2,
      act: async (filed) => {
        const { id } = await write(filed[0], 'new', 'declined');
        return changing(filed, () => move(filed, 'looked_at', { cancels: [id] }));
      },
      states: {
        before: ['declined', 'new'],
        changed: ['looked_at', 'looked_at'],
        undone: ['declined', 'new'],
      },
      answer: { changed: 2, stayed: [] },
    },
    {
      name: 'what came with a letter and cancelled another one',
      number: 1,
      act: async (filed) => {
        const { id } = await write(filed[0], 'new', 'talking');
        const cancels = [id];
        const letter = {
          application_id: filed[0].id,
          language: 'en',
          subject: 'No',
          body: 'No',
          expected_letter: id,
        };
        const letters = [{ ...letter, expected_state: 'talking' }];
        return changing(filed, () => call('admin', 'queue_letters', { letters, state: 'declined', cancels }));
      },
      states: { before: ['talking'], changed: ['declined'], undone: ['talking'] },
      answer: { changed: 1, stayed: [] },
    },
    {
      name: 'what came with a letter that was sent',
      number: 1,
      act: async (filed) => {
        let sent = '';
        const acted = await changing(filed, async () => {
          const { id, batch } = await write(filed[0], 'new', 'declined');
          sent = id;
          return { batch };
        });
        await letTimePass(filed[0]);
        await claim();
        await finish(sent);
        return acted;
      },
      states: { before: ['new'], changed: ['declined'], undone: ['declined'] },
      answer: { changed: 0, stayed: [['sent', 1, 'The staff']] },
    },
    {
      name: 'what came with a letter that is being sent',
      number: 2,
      act: async (filed) => {
        const acted = await changing(filed, () => write(filed[0], 'new', 'declined'));
        await letTimePass(filed[0]);
        await claim();
        await move([filed[1]], 'declined', { batch: acted.batch });
        return acted;
      },
      states: { before: ['new', 'new'], changed: ['declined', 'declined'], undone: ['declined', 'new'] },
      answer: { changed: 1, stayed: [['being_sent', 1, 'The staff']] },
    },
    {
      name: 'what another member has changed since',
      number: 2,
      act: async (filed) => {
        const acted = await changing(filed, () => move(filed, 'looked_at'));
        await move([filed[0]], 'offer', { by: 'admin' });
        return acted;
      },
      states: { before: ['new', 'new'], changed: ['offer', 'looked_at'], undone: ['offer', 'new'] },
      answer: { changed: 1, stayed: [['changed', 1, 'The admin']] },
    },
    {
      name: 'what the applicant has withdrawn since',
      number: 2,
      act: async (filed) => {
        const acted = await changing(filed, () => move(filed, 'hired'));
        await call('anon', 'withdraw_by_link', { secret: filed[1].secret });
        return acted;
      },
      states: { before: ['new', 'new'], changed: ['hired', 'withdrawn'], undone: ['new', 'withdrawn'] },
      answer: { changed: 1, stayed: [['withdrawn', 1, null]] },
    },
    {
      name: 'hired, which the applicant has been shown',
      number: 1,
      act: async (filed) => {
        const acted = await changing(filed, () => move(filed, 'hired'));
        await letTimePass(filed[0]);
        return acted;
      },
      states: { before: ['new'], changed: ['hired'], undone: ['hired'] },
      answer: { changed: 0, stayed: [['shown', 1, null]] },
    },
    {
      name: 'an offer in place of a state that the applicant has been shown',
      number: 1,
      act: async (filed) => {
        await move(filed, 'talking');
        await letTimePass(filed[0]);
        return changing(filed, () => move(filed, 'offer', { by: 'admin' }));
      },
      states: { before: ['talking'], changed: ['offer'], undone: ['talking'] },
      answer: { changed: 1, stayed: [] },
    },
  ];

  it.each(cases)('brings back $name', async ({ act, number, states, answer, name }) => {
    const filed = await people(number);
    const { before, batch } = await act(filed);
    const changed = await momentsOf(filed);
    expect([before, changed].map((moments) => moments.map(({ state }) => state))).toEqual([
      states.before,
      states.changed,
    ]);
    expect(await undo(batch, 'admin')).toEqual(answer);
    const undone = await momentsOf(filed);
    if (process.env['PRINT_TABLE'])
      console.table(
        filed.map((_, at) => ({
          case: name,
          before: text(before[at]),
          changed: text(changed[at]),
          undone: text(undone[at]),
        })),
      );
    // What was undone is what it was, to the second; what stayed is what it had become. A letter that came with a change is taken back.
    const expected = states.undone.map((state, at) => {
      const wasUndone = state === states.before[at];
      return wasUndone ? before[at] : changed[at];
    });
    expect(undone.map(withoutTakenBack)).toEqual(
      expected.map((moment) => moment && withoutTakenBack(moment)),
    );
    expect(undone.map(({ state }) => state)).toEqual(states.undone);
    const again = await undo(batch);
    expect(again.changed, 'twice does nothing twice').toBe(0);
    expect(await momentsOf(filed)).toEqual(undone);
  });

  it('takes a letter back that was written about the state before it was shown', async () => {
    const [one] = await people(1);
    const { batch } = await move([one], 'declined');
    const letter = await write(one, 'declined', 'declined');
    expect((await move([one], 'hired')).waiting, 'who changes the state is asked').toMatchObject([
      { letter_id: letter.id },
    ]);
    expect(await undo(batch)).toEqual({ changed: 1, stayed: [] });
    expect(await momentOf(one)).toMatchObject({ state: 'new', letters: 'declined taken_back' });
  });

  it('is of the one application that is named, or of all that were changed at once', async () => {
    const filed = await people(3);
    const { batch } = await move(filed, 'declined');
    const opened = () =>
      call<{ undoable_change: object | null }>('reader', 'open_application', { application_id: filed[0].id });
    expect((await opened()).undoable_change).toMatchObject({
      batch,
      state_before: 'new',
      by: 'The staff',
      at_once: 3,
    });
    expect(await undo(batch, 'staff', { ids: [filed[0].id] })).toEqual({ changed: 1, stayed: [] });
    expect((await opened()).undoable_change).toBeNull();
    expect(await undo(batch)).toEqual({ changed: 2, stayed: [['undone', 1, 'The staff']] });
    const history = await call<{ action: string }[]>('staff', 'application_history', {
      application_id: filed[0].id,
    });
    expect(history.map(({ action }) => action)).toEqual(['state_changed', 'opened', 'state_undone']);
  });

  it('goes on where a thousand are not all', async () => {
    const filed = await people(3);
    const { batch } = await move(filed, 'declined');
    const [first] = filed.map(({ id }) => id).toSorted();
    expect(await undo(batch, 'staff', { after_application: first })).toEqual({ changed: 2, stayed: [] });
  });

  it('is asked for before a waiting mail is cancelled, whose it may be, and again when another was written meanwhile', async () => {
    const [one, other, third] = await people(3);
    const letter = await write(one, 'new', 'talking');
    const batch = randomUUID();
    const asked = await move([one, other], 'hired', { by: 'admin', batch });
    expect(asked).toMatchObject({ batch, changed: 1, skipped: 1 });
    expect(asked.waiting).toEqual([
      {
        letter_id: letter.id,
        application_id: one.id,
        state: 'talking',
        by: 'The staff',
        is_being_sent: false,
      },
    ]);
    expect(await momentOf(one)).toMatchObject({ state: 'talking' });
    const cancels = [letter.id];
    await call('staff', 'take_back_letters', { ids: cancels });
    const second = await write(one, 'new', 'declined');
    const again = await move([one], 'hired', { by: 'admin', batch, cancels });
    expect(again).toMatchObject({ changed: 0, waiting: [{ letter_id: second.id, state: 'declined' }] });
    await letTimePass(one);
    await claim();
    const late = await move([one], 'hired', { by: 'admin', batch, cancels: [second.id] });
    expect(late, 'too late').toMatchObject({ changed: 0, waiting: [{ is_being_sent: true }] });
    await write(third, 'new', 'talking');
    const kept = await call<{ skipped: object[] }>('admin', 'queue_letters', {
      letters: [
        {
          application_id: third.id,
          language: 'en',
          subject: 'No',
          body: 'No',
          expected_letter: (
            await testBackend.owner(`select private.newest_letter('${third.id}')::text as id`)
          )[0]?.['id'],
          expected_state: 'talking',
        },
      ],
      state: 'declined',
    });
    expect(kept.skipped).toMatchObject([{ reason: 'waiting_letter' }]);
  });

  it('sends a mail again no sooner than its delay, and shows its state no sooner than the mail', async () => {
    const [one] = await people(1);
    const { id } = await write(one, 'new', 'talking');
    await testBackend.owner(
      `update private.mail_queue set send_after = now() + interval '1 minute' where id = '${id}'`,
    );
    await testBackend.owner(
      `update public.applications set state_shown_at = now() + interval '1 minute' where id = '${one.id}'`,
    );
    const { batch } = await move([one], 'declined', { cancels: [id] });
    await undo(batch);
    const [times] = await testBackend.owner(
      `select q.send_after between now() + interval '4 minutes' and now() + interval '5 minutes' as is_later,
              a.state_shown_at = q.send_after as is_same, q.payload ->> 'subject' as subject
         from private.mail_queue q join public.applications a on a.id = q.application_id where q.id = '${id}'`,
    );
    expect(times).toEqual({ is_later: true, is_same: true, subject: 'About talking' });
  });

  it('happens once, when two members press at the same moment', async () => {
    const [one] = await people(1);
    const { batch } = await move([one], 'declined');
    const both = await Promise.all([undo(batch, 'staff'), undo(batch, 'admin')]);
    expect(both.map(({ changed }) => changed).toSorted()).toEqual([0, 1]);
    expect(await momentOf(one)).toMatchObject({ state: 'new' });
  });

  it('meets a mail that leaves in the same moment: one of them wins, whole', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one] = await people(1);
      const { id } = await write(one, 'new', 'talking');
      await letTimePass(one);
      const [moved, claimed] = await Promise.all([move([one], 'hired', { cancels: [id] }), claim()]);
      const isSent = claimed.some((mail) => mail.id === id);
      expect(moved.changed).toBe(isSent ? 0 : 1);
      expect(await momentOf(one)).toMatchObject({ state: isSent ? 'talking' : 'hired' });
    }
  });

  it('is forgotten with the application, and when nothing of it can be undone any more', async () => {
    const [gone, old] = await people(2);
    await move([gone, old], 'declined');
    await testBackend.as('service_role').from('applications').delete().eq('id', gone.id);
    await testBackend.owner(
      `update private.state_changes set at = now() - interval '9 days' where application_id = '${old.id}'`,
    );
    await call('service_role', 'purge_due');
    const ids = [gone.id, old.id].map((id) => `'${id}'`).join();
    expect(
      await testBackend.owner(`select 1 from private.state_changes where application_id in (${ids})`),
    ).toEqual([]);
  });
});

onEachEngine('an undo of assignments', (testBackend) => {
  const call = async <Data>(role: Role, name: string, named: object = {}): Promise<Data> => {
    const { data, error } = await testBackend.call(role, name, named);
    if (error !== null) throw error;
    return data as Data;
  };
  const assign = async (filed: readonly FiledVictim[], to: Role | null, by: Role = 'staff') =>
    assignedApplications.parse(
      await call(by, 'assign_applications', {
        ids: filed.map(({ id }) => id),
        assignee: to === null ? null : userIdOf(to),
      }),
    );
  const undo = async (batch: string, by: Role = 'staff', more: object = {}) => {
    const { changed, stayed } = undoneAssignments.parse(
      await call(by, 'undo_assignments', { batch, ...more }),
    );
    return { changed, stayed: stayed.map(({ reason, number, by: who }) => [reason, number, who]) };
  };
  /** Whose each is, and since when they have not seen it. */
  const momentsOf = (filed: readonly FiledVictim[]) =>
    Promise.all(
      filed.map(async ({ id }) => {
        const [row] = await testBackend.owner(
          `select coalesce((select m.role from public.staff_members m where m.user_id = a.assignee), 'nobody') as whose,
             coalesce((select u.at::text from private.unseen_assignments u where u.application_id = a.id), '') as unseen
             from public.applications a where a.id = '${id}'`,
        );
        return row as { whose: string; unseen: string };
      }),
    );
  type Case = {
    name: string;
    /** Whose they are, in words of roles; each was given by an admin. */
    before: (Role | null)[];
    to: Role | null;
    since?: (filed: readonly FiledVictim[]) => Promise<unknown>;
    said: [Role | null, number][];
    undone: string[];
    answer: { changed: number; stayed: (string | number | null)[][] };
  };
  const cases: readonly Case[] = [
    {
      name: 'nobody’s',
      before: [null, null],
      to: 'staff',
      said: [[null, 2]],
      undone: ['nobody', 'nobody'],
      answer: { changed: 2, stayed: [] },
    },
    {
      name: 'a colleague’s and nobody’s',
      before: ['admin', 'admin', null],
      to: 'staff',
      said: [
        ['admin', 2],
        [null, 1],
      ],
      undone: ['admin', 'admin', 'nobody'],
      answer: { changed: 3, stayed: [] },
    },
    {
      name: 'a colleague’s, given to nobody, one of which nobody had already',
      before: ['staff', null],
      to: null,
      said: [['staff', 1]],
      undone: ['staff', 'nobody'],
      answer: { changed: 1, stayed: [] },
    },
    {
      name: 'what somebody has given to another since',
      before: ['admin', 'admin'],
      to: 'staff',
      since: (filed) => assign(filed.slice(0, 1), null, 'admin'),
      said: [['admin', 2]],
      undone: ['nobody', 'admin'],
      answer: { changed: 1, stayed: [['changed', 1, 'The admin']] },
    },
    {
      name: 'what the applicant has withdrawn since',
      before: ['admin', 'admin'],
      to: 'staff',
      since: (filed) => call('anon', 'withdraw_by_link', { secret: filed[1]?.secret }),
      said: [['admin', 2]],
      undone: ['admin', 'staff'],
      answer: { changed: 1, stayed: [['withdrawn', 1, null]] },
    },
    {
      name: 'what was somebody’s who can only read by now',
      before: ['staff', null],
      to: 'admin',
      since: () => setRole('reader'),
      said: [
        ['staff', 1],
        [null, 1],
      ],
      undone: ['admin', 'nobody'],
      answer: { changed: 1, stayed: [['removed', 1, null]] },
    },
  ];
  const setRole = (role: string) =>
    testBackend.owner(
      `update public.staff_members set role = '${role}' where user_id = '${userIdOf('staff')}'`,
    );

  it.each(cases)('brings back $name', async ({ before, to, since, said, undone, answer, name }) => {
    const filed: FiledVictim[] = [];
    for (const owner of before) {
      const one = await aVictim(testBackend, {}, false);
      if (owner !== null) await assign([one], owner, 'admin');
      filed.push(one);
    }
    const first = await momentsOf(filed);
    expect(first.map(({ whose }) => whose)).toEqual(before.map((owner) => owner ?? 'nobody'));
    const { batch, before: were } = await assign(filed, to);
    expect(were.map(({ assignee, number }) => [assignee, number])).toEqual(
      said.map(([owner, number]) => [owner === null ? null : userIdOf(owner), number]),
    );
    await since?.(filed);
    const changed = await momentsOf(filed);
    expect(await undo(batch, 'admin')).toEqual(answer);
    const last = await momentsOf(filed);
    if (process.env['PRINT_TABLE'])
      console.table(
        filed.map((_, at) => ({
          case: name,
          before: first[at]?.whose,
          changed: changed[at]?.whose,
          undone: last[at]?.whose,
        })),
      );
    expect(last.map(({ whose }) => whose)).toEqual(undone);
    // Who had not seen that it was theirs has not seen it still, since the same moment; who had is not told again.
    expect(last.filter((_, at) => undone[at] === (before[at] ?? 'nobody'))).toEqual(
      first.filter((_, at) => undone[at] === (before[at] ?? 'nobody')),
    );
    expect((await undo(batch, 'admin')).changed, 'twice does nothing twice').toBe(0);
    expect(await momentsOf(filed)).toEqual(last);
    await setRole('staff');
  });

  it('tells nobody again that it is theirs, whoever undoes it', async () => {
    const one = await aVictim(testBackend, {}, false);
    await assign([one], 'admin', 'admin');
    const { batch } = await assign([one], 'staff');
    expect(await undo(batch, 'staff')).toEqual({ changed: 1, stayed: [] });
    expect(await momentsOf([one])).toEqual([{ whose: 'admin', unseen: '' }]);
  });

  it('goes on where a thousand are not all, and is forgotten with the application and in time', async () => {
    const filed = [await aVictim(testBackend, {}, false), await aVictim(testBackend, {}, false)];
    const { batch } = await assign(filed, 'staff');
    const [first = ''] = filed.map(({ id }) => id).toSorted();
    expect(await undo(batch, 'staff', { after_application: first })).toEqual({ changed: 1, stayed: [] });
    await testBackend.as('service_role').from('applications').delete().eq('id', first);
    const left = () => testBackend.owner(`select 1 from private.assignment_changes where batch = '${batch}'`);
    expect(await left()).toHaveLength(1);
    await testBackend.owner(
      `update private.assignment_changes set at = now() - interval '9 days' where batch = '${batch}'`,
    );
    await call('service_role', 'purge_due');
    expect(await left()).toEqual([]);
  });
});

const text = (moment: Moment | undefined) =>
  moment === undefined
    ? ''
    : `${moment.state} (${moment.visible}) ${moment.letters.replaceAll(/ until \S+ \S+/g, '')}`;

/** A moment without the letters that were taken back. */
function withoutTakenBack({ letters, ...moment }: Moment): Moment {
  const left = letters.split(', ').filter((letter) => !letter.endsWith('taken_back'));
  return { ...moment, letters: left.join(', ') };
}
