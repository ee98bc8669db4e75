import { brand, whyJoinColumn } from '../../src/config/brand.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employer } from '../../src/content/employer.ts';
import { postedOn } from '../../src/content/job-details.ts';
import { type JobId, openings } from '../../src/content/jobs.ts';
import { employmentTypes, jobCategories } from '../../src/domain/jobs/job.ts';
import { fieldColumns } from '../../src/config/application-row.ts';
import { applicationStates, memberRoles } from '../../src/domain/contract/staff.ts';
import { writtenFields } from '../../src/domain/application/application.ts';
import {
  applicationRules,
  maxResumeBytes,
  resumeBucket,
  resumeMediaType,
} from '../../src/domain/application/rules.ts';
import { languages } from '../../src/domain/language.ts';
import { objectName } from '../../src/domain/application/resume.ts';
import { readSqlFolder } from '../../supabase/local/database/schema.ts';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { actAs, type Actor } from './support/roles.ts';
import {
  anApplication,
  aResume,
  enginesHere,
  type NewApplication,
  openTestBackend,
  type TestBackend,
} from './support/fixture.ts';

/** What the database enforces, read back from its catalog (not from the migration's text). */
type Check = { minLength?: number; maxLength?: number; pattern?: string };

function readCheck(definition: string): Check {
  const pattern = /~ '((?:[^']|'')*)'/.exec(definition)?.[1]?.replaceAll("''", "'");
  const lowest = />= (\d+)/.exec(definition)?.[1];
  const highest = /<= (\d+)/.exec(definition)?.[1];
  return {
    ...(lowest === undefined ? {} : { minLength: Number(lowest) }),
    ...(highest === undefined ? {} : { maxLength: Number(highest) }),
    ...(pattern === undefined ? {} : { pattern }),
  };
}

describe.each(enginesHere)('the schema on %s', (engineName) => {
  let testBackend: TestBackend;
  let anon: Actor;
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    anon = await actAs(testBackend, 'anon');
  });
  afterAll(() => testBackend.close());

  it.each(writtenFields)('holds the same rule for %s as the form', async (field) => {
    const [row] = await testBackend.owner(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1::text',
      [`applications_${fieldColumns[field]}_check`],
    );
    expect(readCheck(String(row?.['definition']))).toEqual(applicationRules[field]);
  });

  it.each([
    ['positions_category_check', jobCategories],
    ['positions_employment_type_check', employmentTypes],
    ['staff_members_role_check', memberRoles],
    ['applications_state_check', applicationStates],
  ] as const)('holds the same words in %s as the programs', async (name, words) => {
    const [row] = await testBackend.owner(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1::text',
      [name],
    );
    const held = [...String(row?.['definition']).matchAll(/'([\w-]+)'::text/g)].map(([, word]) => word);
    expect(held).toEqual([...words]);
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

  it('keeps the language of an application, English where none is named, and lets no stranger read or change it', async () => {
    const [arabic, unnamed] = [anApplication({ language: 'ar' }), anApplication()];
    for (const row of [arabic, unnamed]) {
      expect((await anon.client.from('applications').insert(row)).error).toBeNull();
    }
    const rows = await testBackend.owner(
      'select language from public.applications where email in ($1::text, $2::text) order by language',
      [arabic.email, unnamed.email],
    );
    expect(rows).toEqual([{ language: 'ar' }, { language: 'en' }]);
    expect((await anon.client.from('applications').select('language')).error?.code).toBe('42501');
    const change = await anon.client
      .from('applications')
      .update({ language: 'fr' } as never)
      .eq('email', arabic.email);
    expect(change.error?.code).toBe('42501');
  });

  it('limits the bucket as the form does, and keeps it private', async () => {
    const [bucket] = await testBackend.owner(
      `select public, file_size_limit::int as bytes, to_json(allowed_mime_types)::text as types
       from storage.buckets where id = $1::text`,
      [resumeBucket],
    );
    expect(bucket).toEqual({
      public: false,
      bytes: maxResumeBytes,
      types: JSON.stringify([resumeMediaType]),
    });
  });

  type Edge = [string, Partial<NewApplication>, 'taken' | keyof NewApplication];
  const edges: Edge[] = [
    ['a name of 2', { full_name: 'Al' }, 'taken'],
    ['a name of 1 and blanks', { full_name: ' A ' }, 'full_name'],
    ['a name of 120 outside the basic plane', { full_name: '\u{1F600}'.repeat(120) }, 'taken'],
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
    ['a cover letter of 10 000', { cover_letter: 'c'.repeat(10_000) }, 'taken'],
    ['a cover letter of 10 001', { cover_letter: 'c'.repeat(10_001) }, 'cover_letter'],
    ['a reason of 50', { [whyJoinColumn]: 'w'.repeat(50) }, 'taken'],
    ['a reason of 49', { [whyJoinColumn]: 'w'.repeat(49) }, whyJoinColumn],
    ['a reason of 5 001', { [whyJoinColumn]: 'w'.repeat(5_001) }, whyJoinColumn],
    ['a LinkedIn address', { linkedin_profile: 'https://www.linkedin.com/in/ada-example/' }, 'taken'],
    ['a LinkedIn host in capitals', { linkedin_profile: 'https://www.LinkedIn.com/in/ann' }, 'taken'],
    [
      'a LinkedIn path in capitals',
      { linkedin_profile: 'https://www.linkedin.com/IN/ann' },
      'linkedin_profile',
    ],
    ['a LinkedIn address over http', { linkedin_profile: 'http://linkedin.com/in/ada' }, 'linkedin_profile'],
    ['another host', { linkedin_profile: 'https://linkedin.example/in/ada' }, 'linkedin_profile'],
    ['a script as resume', { resume_url: 'javascript:alert(1)' }, 'resume_url'],
    ['a job id with a path', { job_id: '../x' }, 'job_id'],
    ...languages.map((language): Edge => [language, { language }, 'taken']),
    ['a language that the site has not', { language: 'de' }, 'language'],
    ['a language with a region', { language: 'es-419' }, 'language'],
    ['a language that is a query', { language: "en'; --" }, 'language'],
    ['an empty language', { language: '' }, 'language'],
  ];
  it.each(edges)('judges %s', async (_name, changes, outcome) => {
    const result = await anon.client.from('applications').insert(anApplication(changes));
    if (outcome === 'taken') return expect(result.error).toBeNull();
    expect(result.error?.code).toBe('23514');
    expect(result.error?.message).toContain(`violates check constraint "applications_${outcome}_check"`);
    expect(result.error?.details).toBeNull();
  });

  it.each([
    "o'brien+jobs@applicant.example",
    'first.last@sub.applicant.example',
    '!#$%&*+-/=?^_`{|}~@applicant.example',
    'juergen@xn--bcher-kva.example',
    `${'a'.repeat(240)}@example.com`,
  ])('takes the resume name that the form makes for %s', async (email) => {
    const name = objectName(email, Date.now());
    const stored = await anon.client.storage.from(resumeBucket).upload(name, aResume());
    expect(stored.error).toBeNull();
    const resume_url = anon.client.storage.from(resumeBucket).getPublicUrl(name).data.publicUrl;
    expect(
      (await anon.client.from('applications').insert(anApplication({ email, resume_url }))).error,
    ).toBeNull();
  });

  it('refuses a resume address of another shape from service_role too', async () => {
    const { client } = await actAs(testBackend, 'service_role');
    const result = await client
      .from('applications')
      .insert(anApplication({ resume_url: 'https://evil.example/x.pdf' }));
    expect(result.error?.message).toContain('applications_resume_url_check');
  });

  it('takes the plain payload of the specification, and trims the texts', async () => {
    const row = anApplication({ full_name: '  Ada Example \n' });
    const answer = await anon.client.from('applications').insert(row).select('id, created_at').single();
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.data ?? {})).toEqual(['id', 'created_at']);
    const [stored] = await testBackend.owner('select * from public.applications where email = $1::text', [
      row.email,
    ]);
    expect(stored).toMatchObject({
      full_name: 'Ada Example',
      flagged: false,
      flagged_reason: '',
      form_trap: '',
    });
  });

  it('runs no migration twice', async () => {
    const rows = await testBackend.owner(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    const files = await readSqlFolder(new URL('../../supabase/migrations/', import.meta.url));
    expect(rows.map((row) => row['version'])).toEqual(files.map(({ version }) => version));
  });
});
