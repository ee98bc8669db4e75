import { describe, beforeAll, expect, it } from 'vitest';
import { applicationList } from '../../src/api/answers/applications.ts';
import { whyJoinColumn } from '../../src/config/brand.ts';
import { maxRecipients } from '../../src/domain/letter/rules.ts';
import { runApplications } from '../../supabase/cli/applications-command.ts';
import { costOf } from './support/processor-time.ts';
import { recordedTerminal } from './support/staff-accounts.ts';
import { useBackend } from './support/use-backend.ts';

const applications = 10_000;

/**
 * Milliseconds of a processor, database, server and client together: whatever else the machine does is not counted. About twice of
 * what was measured when this was written.
 */
const promised = { list: 80, overview: 160, search: 50, counts: 20, change: 1_500 };

/** Letters of 1 to 2 kB of words that differ from row to row; one in ten of an address that has applied before. */
const fill = `insert into public.applications (job_id, job_title, full_name, email, phone, resume_url, cover_letter,
    ${whyJoinColumn}, state, language, created_at)
  select 'job-' || n % 7, 'Job ' || n % 7,
    initcap(left(md5(n::text), 6)) || ' ' || initcap(left(md5((n * 7)::text), 9)),
    'applicant-' || case when n % 10 = 0 then n - 7 else n end || '@mail.example', '+15550100000', '',
    (select string_agg(md5((n * 100 + word)::text), ' ') from generate_series(1, 30 + n % 30) word),
    (select string_agg(md5((n * 200 + word)::text), ' ') from generate_series(1, 10) word),
    (array['new', 'new', 'looked_at', 'talking', 'declined'])[1 + n % 5], (array['en', 'en', 'es', 'fr'])[1 + n % 4],
    now() - n * interval '55 minutes'
  from generate_series(1, ${applications}) n`;

describe(`${applications} applications in the embedded backend`, { tags: ['nightly'] }, () => {
  const testBackend = useBackend();
  beforeAll(() => testBackend.owner(fill), 300_000);

  it.each<[string, string, Record<string, unknown>, number]>([
    ['the newest', 'list_applications', {}, promised.list],
    ['the newest 200', 'list_applications', { page_size: 200 }, promised.list],
    ['the last page', 'list_applications', { page_offset: applications - 50 }, promised.list],
    ['by name', 'list_applications', { sort: 'name', is_descending: false }, promised.list],
    ['of a state and a position', 'list_applications', { state: 'talking', job: 'job-3' }, promised.list],
    ['of a month', 'list_applications', { since: '2026-09-01', until: '2026-09-30' }, promised.list],
    ['what is due', 'list_applications', { only: 'due' }, promised.list],
    ['what is repeated', 'list_applications', { only: 'repeated' }, promised.list],
    ['all their ids', 'list_application_ids', {}, promised.list],
    ['in numbers', 'applications_overview', {}, promised.overview],
    ['part of a name', 'list_applications', { search: 'a1b' }, promised.search],
    ['part of an address', 'list_applications', { search: '-777@' }, promised.search],
    ['what all have', 'list_applications', { search: 'example' }, promised.search],
    ['nobody', 'list_applications', { search: 'nobody at all' }, promised.search],
    ['a reference', 'list_applications', { search: 'A1-' }, promised.search],
    ['what is new', 'staff_counts', { since: '2026-11-25T12:00:00Z' }, promised.counts],
  ])('are found in time: %s', async (_name, fn, named, limit) => {
    const costs: number[] = [];
    for (let round = 0; round < 5; round += 1)
      costs.push(
        await costOf(async () => {
          const { data, error } = await testBackend.as('staff').rpc(fn, named);
          expect(error).toBeNull();
          if (fn === 'list_applications') applicationList.parse(data);
        }),
      );
    expect(costs.toSorted((a, b) => a - b)[2]).toBeLessThan(limit);
  });

  const idsOf = async (job: string) =>
    ((await testBackend.call('staff', 'list_application_ids', { job })).data as string[]).slice(0, 1000);

  it('change a thousand at a time, and back', async () => {
    const ids = await idsOf('job-3');
    let batch = '';
    const cost = await costOf(async () => {
      const { data } = await testBackend.as('staff').rpc('move_applications', { ids, state: 'offer' });
      expect(data).toMatchObject({ changed: 1000, skipped: 0 });
      batch = data.batch;
    });
    expect(cost).toBeLessThan(promised.change);
    const back = await costOf(async () => {
      const { data } = await testBackend.as('staff').rpc('undo_states', { batch });
      expect(data).toMatchObject({ changed: 1000, stayed: [], next: null });
    });
    expect(back).toBeLessThan(promised.change);
  });

  it('are written to a thousand at a time, and all of it is taken back at once', async () => {
    await testBackend.as('service_role').rpc('claim_due_mail'); // somebody collects mail
    const ids = await idsOf('job-4');
    const text = {
      language: 'en',
      subject: 'Hello',
      body: 'Hi.',
      expected_letter: null,
      expected_state: null,
    };
    const letters = ids.map((application_id) => Object.assign({ application_id }, text));
    const { data } = await testBackend.call('staff', 'queue_letters', { letters });
    expect(data.queued).toHaveLength(maxRecipients);
    const back = await testBackend.call('staff', 'take_back_letters', { batch: data.batch });
    expect(back.data).toEqual({ taken_back: maxRecipients, too_late: 0 });
  });

  it('and the command deletes thousands of files without an application, some pages of what is listed at once', async () => {
    await testBackend.owner(
      `insert into storage.objects (bucket_id, name, metadata, created_at)
       select 'resumes', 'a' || n || '_example.org_' || n || '.pdf', '{"size": 5, "mimetype": "application/pdf"}',
              now() - interval '2 hours'
       from generate_series(1, 2500) n`,
    );
    const { shown, terminal } = recordedTerminal();
    const environment = {
      SUPABASE_URL: testBackend.url,
      SUPABASE_SERVICE_ROLE_KEY: testBackend.keys.serviceRoleKey,
    };
    await runApplications(['orphans', '--delete', '--yes'], environment, terminal);
    expect(shown.out).toContain('\nDeleted 2500 files.\n');
    expect(await testBackend.owner(`select 1 from storage.objects where bucket_id = 'resumes'`)).toEqual([]);
  });
});
