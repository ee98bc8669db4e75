import { expect, it } from 'vitest';
import { overview, type Overview } from '../../src/api/answers/overview.ts';
import { whyJoinColumn } from '../../src/config/brand.ts';
import { onEachEngine } from './support/use-backend.ts';

onEachEngine('the overview', (testBackend) => {
  /** Files applications of a position: when they came, their state, and since when it shows. All times as SQL. */
  const file = (job: string, created: string, state: string, shown: string) =>
    testBackend.owner(
      `insert into public.applications (job_id, job_title, full_name, email, phone, resume_url, cover_letter, ${whyJoinColumn},
         created_at, state, state_shown_at)
       values ('${job}', 'Job', 'Ada Example', 'ada@mail.example', '+15550100000', '', repeat('Letter. ', 20), repeat('Reason. ', 20),
         ${created}, '${state}', ${shown})`,
    );
  /** 23:30 in UTC on the Sunday before this week: Monday in Berlin. */
  const sundayNight = `date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' - interval '30 minutes'`;
  const read = async (zone?: string): Promise<Overview> => {
    const named = zone === undefined ? {} : { zone };
    const { data, error } = await testBackend.call('reader', 'applications_overview', named);
    expect(error).toBeNull();
    return overview.parse(data);
  };

  it('is empty at first', async () => {
    expect(await read()).toMatchObject({ weeks: [], states: [], outcomes: [] });
  });

  it('counts by week of the time zone, by state with its days, and by month', async () => {
    await file('nurse', sundayNight, 'new', `now() - interval '2 days'`);
    await file('nurse', sundayNight, 'new', `now() - interval '4 days'`);
    await file('nurse', `now() - interval '400 days'`, 'new', `now() - interval '40 days'`);
    await file('cook', 'now()', 'new', `now() + interval '10 minutes'`);
    await file('cook', `now() - interval '800 days'`, 'hired', `now() - interval '700 days'`);
    await file('cook', 'now()', 'declined', 'now()');

    const utc = await read();
    const dayBefore = new Date(Date.parse(utc.this_week) - 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    expect(utc.weeks).toEqual([
      { job_id: 'nurse', week: dayBefore, number: 2 },
      { job_id: 'cook', week: utc.this_week, number: 2 },
    ]);
    const berlin = await read('Europe/Berlin');
    expect(berlin.weeks).toEqual([
      { job_id: 'cook', week: utc.this_week, number: 2 },
      { job_id: 'nurse', week: utc.this_week, number: 2 },
    ]);

    const inState = (job_id: string | null, state: string) =>
      utc.states.find((each) => each.job_id === job_id && each.state === state);
    expect(inState('nurse', 'new')).toMatchObject({ number: 3, median_days: 4, longest_days: 40 });
    // What its applicant does not see yet has waited for no day.
    expect(inState('cook', 'new')).toMatchObject({ number: 1, median_days: 0, longest_days: 0 });
    expect(inState(null, 'new')).toMatchObject({ number: 4, longest_days: 40 });
    expect(inState('cook', 'hired')).toMatchObject({ number: 1, longest_days: 700 });

    expect(utc.outcomes).toEqual([{ job_id: 'cook', month: utc.this_month, state: 'declined', number: 1 }]);
  });

  it('knows no time zone that there is not', async () => {
    const { error } = await testBackend.call('reader', 'applications_overview', { zone: 'Nowhere/Land' });
    expect(error?.code).toBe('22023');
  });
});
