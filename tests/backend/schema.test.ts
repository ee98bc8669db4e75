import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fieldColumns } from '../../src/config/application-row.ts';
import { brand, whyJoinColumn } from '../../src/config/brand.ts';
import { employer } from '../../src/content/employer.ts';
import { postedOn } from '../../src/content/job-details.ts';
import { type JobId, openings } from '../../src/content/jobs.ts';
import { requestRules } from '../../src/domain/accommodation/rules.ts';
import { writtenFields } from '../../src/domain/application/application.ts';
import { objectName } from '../../src/domain/application/resume.ts';
import {
  applicationRules,
  maxResumeBytes,
  resumeBucket,
  resumeMediaType,
} from '../../src/domain/application/rules.ts';
import { applicationStates, memberRoles } from '../../src/domain/contract/staff.ts';
import { employmentTypes, jobCategories } from '../../src/domain/jobs/job.ts';
import { languages } from '../../src/domain/language.ts';
import { letterOutcomes, letterStates } from '../../src/domain/letter/rules.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { readSqlFolder } from '../../supabase/local/database/schema.ts';
import { anApplication, aResume, type NewApplication } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';

onEachEngine('the schema', (testBackend) => {
  const table = () => testBackend.as('anon').from('applications');
  const file = async (row: object) => table().insert(row as never);
  /* What may be selected may be counted by the planner and searched by any pattern, which no policy holds. */
  it('lets who asks with a token of their own select no column that tells of people', async () => {
    const rows = await testBackend.owner(
      `select r.role, c.relname::text as table, string_agg(a.attname, ' ' order by a.attname) as columns
         from unnest(array['anon', 'authenticated']) r (role), pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relkind <> 'i'
          and has_column_privilege(r.role, c.oid, a.attnum, 'select')
        group by 1, 2 order by 1, 2`,
    );
    expect(rows.map(({ role, table }) => `${String(role)}: ${String(table)}`)).toEqual([
      'anon: applications',
      'anon: positions',
      'authenticated: letter_templates',
      'authenticated: positions',
      'authenticated: staff_settings',
    ]);
    expect(rows[0]?.['columns'], 'what a visitor reads back').toBe('created_at id');
  });

  /** A check as the database's catalog says it, not the migration's text. */
  const definitionOf = async (name: string) => {
    const [row] = await testBackend.owner(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = '${name}'`,
    );
    return String(row?.['definition']);
  };

  it.each([
    ...writtenFields.map(
      (field) => [`applications_${fieldColumns[field]}`, applicationRules[field]] as const,
    ),
    ['accommodation_requests_full_name', requestRules.fullName],
    ['accommodation_requests_email', requestRules.email],
    ['accommodation_requests_phone', requestRules.phone],
    ['accommodation_requests_needs', requestRules.needs],
  ] as const)('holds the same rule in %s as the form', async (column, rule) => {
    const definition = await definitionOf(`${column}_check`);
    const held = {
      minLength: />= (\d+)/.exec(definition)?.[1],
      maxLength: /<= (\d+)/.exec(definition)?.[1],
      pattern: /~ '((?:[^']|'')*)'/.exec(definition)?.[1]?.replaceAll("''", "'"),
    };
    expect(rule).toEqual(
      Object.fromEntries(
        Object.entries(held).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, name === 'pattern' ? value : Number(value)]],
        ),
      ),
    );
  });

  it.each([
    ['positions_category_check', jobCategories],
    ['positions_employment_type_check', employmentTypes],
    ['staff_members_role_check', memberRoles],
    ['applications_state_check', applicationStates],
    ['application_letters_outcome_check', letterOutcomes],
    ['letter_templates_state_check', letterStates],
  ] as const)('holds the same words in %s as the programs', async (name, words) => {
    const held = [...(await definitionOf(name)).matchAll(/'([\w-]+)'::text/g)].map(([, word]) => word);
    expect(held).toEqual([...words]);
  });

  it('knows the languages of the programs, and takes no other in any table', async () => {
    const [row] = await testBackend.owner('select private.languages() as languages');
    expect(row?.['languages']).toEqual([...languages]);
    const open = await testBackend.owner(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
          and a.attname = 'language' and not exists (
            select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
               and pg_get_constraintdef(k.oid) = 'CHECK ((language = ANY (private.languages())))')`,
    );
    expect(open).toEqual([]);
  });

  it('knows the positions that the site is built with, by the titles of its pages', async () => {
    const rows = await testBackend.owner(
      `select job_id, category, employment_type, published_on::text, titles
       from public.positions order by job_id`,
    );
    const titlesOf = (id: JobId) =>
      Object.fromEntries(
        languages.map((each) => [each, allLanguages[each].words.jobs.jobMessages[id].title]),
      );
    const built = openings.map(({ id, category, employmentType }) => ({
      job_id: id,
      category,
      employment_type: employmentType,
      published_on: postedOn[id],
      titles: titlesOf(id),
    }));
    expect(rows).toEqual(built.toSorted((one, other) => (one.job_id < other.job_id ? -1 : 1)));
    const zones = await testBackend.owner('select distinct time_zone from public.positions');
    expect(zones).toEqual([{ time_zone: employer.lastTimeZone }]);
  });

  it('names the column of the reason to join after the brand (specification, section 3)', async () => {
    const rows = await testBackend.owner(
      `select attname from pg_attribute where attrelid = 'public.applications'::regclass and attname ~ '^why'`,
    );
    expect(rows).toEqual([{ attname: `why_join_${brand.shortName}` }]);
  });

  it('limits the bucket as the form does, and keeps it private', async () => {
    const [bucket] =
      await testBackend.owner(`select public, file_size_limit::int as bytes, to_json(allowed_mime_types)::text as types
       from storage.buckets where id = '${resumeBucket}'`);
    expect(bucket).toEqual({
      public: false,
      bytes: maxResumeBytes,
      types: JSON.stringify([resumeMediaType]),
    });
  });

  type Edge = [string, Partial<NewApplication>, 'taken' | keyof NewApplication];
  it.each<Edge>([
    ['a name of 2', { full_name: 'Al' }, 'taken'],
    ['a name of 1 and blanks', { full_name: ' A ' }, 'full_name'],
    ['a name of 120 outside the basic plane', { full_name: '\u{1F600}'.repeat(120) }, 'taken'],
    ['a name of which nothing shows', { full_name: '\u3164\u200B\u2800' }, 'full_name'],
    ['a name of 121', { full_name: 'a'.repeat(121) }, 'full_name'],
    ['an address without a dot', { email: 'a@b' }, 'email'],
    ['an address with two dots in a row', { email: 'a@b..de' }, 'email'],
    ['an address that begins with a dot', { email: '.a@b.de' }, 'email'],
    ['an address that a link would hold', { email: 'mailto:a@b.de' }, 'email'],
    ['an address of letters outside ASCII', { email: 'josé@correo.example' }, 'email'],
    ['a label of 63', { email: `a@${'b'.repeat(63)}.example` }, 'taken'],
    ['a label of 64', { email: `a@${'b'.repeat(64)}.example` }, 'email'],
    ['an address of 255', { email: `${'a'.repeat(243)}@example.com` }, 'email'],
    ['a phone of 16 digits', { phone: '+1234567890123456' }, 'taken'],
    ['a phone of 17 digits', { phone: '+12345678901234567' }, 'phone'],
    ['a phone that starts with 0', { phone: '0123' }, 'phone'],
    ['a phone with a line end', { phone: '123\n' }, 'phone'],
    ['a cover letter of 100', { cover_letter: 'c'.repeat(100) }, 'taken'],
    ['a cover letter of 99 and blanks', { cover_letter: `${'c'.repeat(99)}  \n` }, 'cover_letter'],
    ['a cover letter of which nothing shows', { cover_letter: '\u200B'.repeat(120) }, 'cover_letter'],
    ['a cover letter of 10 000', { cover_letter: 'c'.repeat(10_000) }, 'taken'],
    ['a cover letter of 10 001', { cover_letter: 'c'.repeat(10_001) }, 'cover_letter'],
    ['a reason of 50', { [whyJoinColumn]: 'w'.repeat(50) }, 'taken'],
    ['a reason of 49', { [whyJoinColumn]: 'w'.repeat(49) }, whyJoinColumn],
    ['a reason of which nothing shows', { [whyJoinColumn]: '\u2800'.repeat(60) }, whyJoinColumn],
    ['a reason of 5 001', { [whyJoinColumn]: 'w'.repeat(5_001) }, whyJoinColumn],
    ['a LinkedIn address', { linkedin_profile: 'https://www.linkedin.com/in/ada-example/' }, 'taken'],
    ['a LinkedIn host in capitals', { linkedin_profile: 'https://www.LinkedIn.com/in/ann' }, 'taken'],
    [
      'a LinkedIn path in capitals',
      { linkedin_profile: 'https://www.linkedin.com/IN/ann' },
      'linkedin_profile',
    ],
    [
      'the LinkedIn page of whoever looks',
      { linkedin_profile: 'https://linkedin.com/in/me' },
      'linkedin_profile',
    ],
    ['a percent sign alone', { linkedin_profile: 'https://linkedin.com/in/%' }, 'linkedin_profile'],
    ['a LinkedIn address over http', { linkedin_profile: 'http://linkedin.com/in/ada' }, 'linkedin_profile'],
    ['another host', { linkedin_profile: 'https://linkedin.example/in/ada' }, 'linkedin_profile'],
    ['a script as resume', { resume_url: 'javascript:alert(1)' }, 'resume_url'],
    ['a job id with a path', { job_id: '../x' }, 'job_id'],
    ['a hash of a link that is none', { link_hash: 'short' }, 'link_hash'],
    ['a language that the site has not', { language: 'de' }, 'language'],
    ['a language with a region', { language: 'es-419' }, 'language'],
    ['a language that is a query', { language: "en'; --" }, 'language'],
    ['an empty language', { language: '' }, 'language'],
  ])('judges %s', async (_name, changes, outcome) => {
    const { error } = await file(anApplication(changes));
    if (outcome === 'taken') return expect(error).toBeNull();
    expect(error).toMatchObject({
      code: '23514',
      message: expect.stringContaining(`violates check constraint "applications_${outcome}_check"`),
      details: null,
    });
  });

  it.each([
    "o'brien+jobs@applicant.example",
    'first.last@sub.applicant.example',
    '!#$%&*+-/=?^_`{|}~@applicant.example',
    'juergen@xn--bcher-kva.example',
    `${'a'.repeat(240)}@example.com`,
  ])('takes the resume name that the form makes for %s', async (email) => {
    const name = objectName(email, Date.now());
    const bucket = testBackend.as('anon').storage.from(resumeBucket);
    expect((await bucket.upload(name, aResume())).error).toBeNull();
    const resume_url = bucket.getPublicUrl(name).data.publicUrl;
    expect((await file(anApplication({ email, resume_url }))).error).toBeNull();
  });

  it('refuses a resume address of another shape from service_role too', async () => {
    const row = anApplication({ resume_url: 'https://evil.example/x.pdf' });
    const { error } = await testBackend.as('service_role').from('applications').insert(row);
    expect(error?.message).toContain('applications_resume_url_check');
  });

  it('takes the plain payload of the specification, trims the texts, and stores it in English', async () => {
    const row = anApplication({ full_name: '  Ada Example \n' });
    const answer = await table().insert(row).select('id, created_at').single();
    expect([answer.status, Object.keys(answer.data ?? {})]).toEqual([201, ['id', 'created_at']]);
    const sql = 'select * from public.applications where email = $1::text';
    expect(await testBackend.owner(sql, [row.email])).toMatchObject([
      { full_name: 'Ada Example', language: 'en', flagged: false, flagged_reason: '', form_trap: '' },
    ]);
  });

  it('runs no migration twice', async () => {
    const rows = await testBackend.owner(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    const files = await readSqlFolder(new URL('../../supabase/migrations/', import.meta.url));
    expect(rows.map((row) => row['version'])).toEqual(files.map(({ version }) => version));
  });

  it.each([
    ['nothing sent', {}, ''],
    ['an untouched honeypot and enough time', { form_trap: '', form_seconds: 8 }, ''],
    ['the hidden field', { form_trap: 'https://spam.example' }, 'hidden field filled in'],
    ['a novel in the hidden field', { form_trap: 'x'.repeat(20_000) }, 'hidden field filled in'],
    ['a fast hand', { form_seconds: 2 }, 'form filled in within 2 s'],
    ['a clock set back', { form_seconds: -40 }, 'form filled in within 0 s'],
    ['a month in another tab', { form_seconds: 2_600_000 }, ''],
    ['a clock that makes no sense', { form_seconds: 1e300 }, ''],
    ['a fraction', { form_seconds: 2.75 }, 'form filled in within 2 s'],
    ['both', { form_trap: 'x', form_seconds: 1 }, 'hidden field filled in; form filled in within 1 s'],
    ['signals that are null', { form_trap: null, form_seconds: null }, ''],
  ])('keeps a suspicious application and marks it for staff: %s', async (_name, signals, reason) => {
    const row = { ...anApplication(), ...signals };
    expect((await file(row)).status).toBe(201);
    const sql = 'select flagged, flagged_reason from public.applications where email = $1::text';
    expect(await testBackend.owner(sql, [row.email])).toEqual([
      { flagged: reason !== '', flagged_reason: reason },
    ]);
  });

  describe('a sending that arrives again', () => {
    const aSending = (changes: object = {}) => ({
      ...anApplication(),
      submission_key: randomUUID(),
      ...changes,
    });
    const send = async (row: object) => {
      const { status, error, data } = await table()
        .insert(row as never)
        .select('id');
      return { status, error, data };
    };

    it('is stored once, also of 30 copies that come together', async () => {
      const row = aSending();
      const statuses = (await Promise.all(Array.from({ length: 30 }, () => send(row)))).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual([201, ...Array<number>(29).fill(409)]);
      expect((await send(row)).error).toMatchObject({ code: 'PT409', hint: 'already_received' });
    });

    it.each([
      ['other content', {}],
      ['a broken field', { phone: '0' }],
      ['another position', { job_id: 'content-creator' }],
    ])('changes nothing and shows nothing with %s', async (_name, changes) => {
      const row = aSending();
      await send(row);
      const { submission_key } = row;
      const replay = await send(aSending({ full_name: 'Mallory', ...changes, submission_key }));
      expect(JSON.stringify(replay)).not.toMatch(/Ada|applicant\.example/);
      expect(replay).toEqual(await send(row));
      const sql = 'select full_name, email from public.applications where submission_key = $1::text::uuid';
      expect(await testBackend.owner(sql, [submission_key])).toEqual([
        { full_name: row.full_name, email: row.email },
      ]);
    });

    it('without a key is two applications, as from pages of before', async () => {
      const row = anApplication();
      expect([(await send(row)).status, (await send(row)).status]).toEqual([201, 201]);
    });
  });
});
