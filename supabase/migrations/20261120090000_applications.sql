-- Job applications: anyone may file one, only staff may read them.
-- The free-text column is named after the product's short name (src/content/brand.ts).

create schema if not exists private;   -- never add this schema to the exposed API schemas
revoke all on schema private from public, anon, authenticated;

create table public.applications (
  id                uuid        primary key default gen_random_uuid(),
  created_at        timestamptz not null default now(),
  job_id            text        not null,
  job_title         text        not null,
  full_name         text        not null,
  email             text        not null,
  phone             text        not null,
  resume_url        text        not null,
  cover_letter      text        not null,
  linkedin_profile  text        not null default '',
  why_join_fernwell text        not null,

  -- Optional signals of the form (docs/decisions/backend-suspicious-applications.md): they mark, they never refuse.
  form_trap         text        not null default '',
  form_seconds      numeric,   -- takes any number that a browser could send
  flagged_reason    text        not null default '',
  flagged           boolean     not null generated always as (flagged_reason <> '') stored,

  -- The transaction that wrote the row: the only thing that lets a writer read its own row back.
  inserted_xid      xid8        not null default pg_current_xact_id(),

  -- One named check per form field: an API error names the check, and the form maps it to its field.
  -- Numbers and patterns are those of src/domain/application/rules.ts; a test compares the two.
  constraint applications_job_id_check check (
    char_length(job_id) <= 80 and job_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint applications_job_title_check check (
    char_length(job_title) between 1 and 160 and job_title !~ '[[:cntrl:]]'),
  constraint applications_full_name_check check (
    char_length(btrim(full_name, E' \t\r\n')) between 2 and 120),
  constraint applications_email_check check (
    char_length(email) <= 254 and email ~ '^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$'),
  constraint applications_phone_check check (
    phone ~ '^\+?[1-9][0-9]{0,15}$'),
  -- Empty when the upload failed: the application still counts (specification, section 8).
  constraint applications_resume_url_check check (
    resume_url = ''
    or (char_length(resume_url) <= 600
        and resume_url ~ '^https?://[^\s/?#@]+/storage/v1/object/public/resumes/[A-Za-z0-9!$&''()*+,.:;=_-]+_[0-9]{1,16}\.pdf$')),
  constraint applications_cover_letter_check check (
    char_length(btrim(cover_letter, E' \t\r\n')) between 100 and 10000),
  constraint applications_linkedin_profile_check check (
    linkedin_profile = ''
    or (char_length(linkedin_profile) <= 300
        and linkedin_profile ~ '^https://([a-z]{2,3}\.)?linkedin\.com/in/[A-Za-z0-9_%-]+/?$')),
  constraint applications_why_join_fernwell_check check (
    char_length(btrim(why_join_fernwell, E' \t\r\n')) between 50 and 5000)
);

comment on table public.applications is 'Job applications. Insert-only for the public, readable by staff only.';
comment on column public.applications.resume_url is
  'Locator of the file in the private bucket "resumes"; opens for nobody. Empty when the upload failed.';
comment on column public.applications.flagged_reason is 'Why staff should look twice; set by the database, empty if nothing.';

create index applications_created_at_idx   on public.applications (created_at desc, id);
create index applications_email_job_idx    on public.applications (lower(email), job_id, created_at);
create index applications_inserted_xid_idx on public.applications (inserted_xid);   -- anonymous reads cost nothing

-- A resume belongs to one application; this also makes a repeated request for the same submission harmless.
create unique index applications_resume_object_key
  on public.applications (substring(resume_url from '/storage/v1/object/public/resumes/(.+)$'))
  where resume_url <> '';

-- Staff: a signed-in user whose app_metadata says so (set by the server only; user_metadata is not looked at).
create function private.is_staff() returns boolean
  language sql stable set search_path = '' as
$$ select coalesce(auth.jwt() -> 'app_metadata' ->> 'role' = 'staff', false) $$;
revoke all on function private.is_staff() from public;
grant execute on function private.is_staff() to authenticated;

-- Grants start from nothing, whatever the project's default privileges are.
revoke all on table public.applications from public, anon, authenticated;
grant insert (job_id, job_title, full_name, email, phone, resume_url, cover_letter, linkedin_profile,
              why_join_fernwell, form_trap, form_seconds)
  on public.applications to anon, authenticated;
-- A visitor has no privilege on any personal column, not even on those of the own row.
grant select (id, created_at) on public.applications to anon;
grant select on public.applications to authenticated;
grant all on public.applications to service_role;

alter table public.applications enable row level security;

-- What a row may hold is decided by grants, checks and triggers; the policy ties it to its transaction.
create policy "anyone may file an application"
  on public.applications for insert to anon, authenticated
  with check (inserted_xid = pg_current_xact_id_if_assigned());

-- The function gives null in a read-only request, so a plain read matches no row at all.
create policy "the public reads back only what its own transaction wrote"
  on public.applications for select to anon
  using (inserted_xid = pg_current_xact_id_if_assigned());

-- Other signed-in users are treated like the public.
create policy "staff read all, other users what their own transaction wrote"
  on public.applications for select to authenticated
  using ((select private.is_staff()) or inserted_xid = pg_current_xact_id_if_assigned());

-- There is no update and no delete policy, and no such grant: only service_role changes or deletes.
