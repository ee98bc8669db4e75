-- Job applications: anyone may file one, only staff may read them.

-- A text as searches compare it: small letters without accents, vowel points, nuktas and apostrophes, one form of the letters
-- that are written in several ways, digits as 0 to 9. Compatibility forms are taken apart first (Unicode 16, annex 15, NFKD), so
-- that the database needs neither an extension nor a locale that knows more than ASCII.
create function private.fold(text) returns text
  language sql immutable strict parallel safe set search_path = '' as $$
  select translate(lower(regexp_replace(
    normalize(translate(replace(replace(replace(replace($1, 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), '''’‘ʼ`´‛′', ''), NFKD),
    '[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c\u200b-\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')),
    'łŁøØđĐðÐıىیکةँ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९',
    'llooddddiييكهं012345678901234567890123456789')
$$;
-- The column that it fills is computed as whoever inserts.
grant execute on function private.fold(text) to anon, authenticated, service_role;

-- The languages of the site, English first: those of src/domain/language.ts; a test compares the two.
create function private.languages() returns text[]
  language sql immutable parallel safe set search_path = '' as $$ select array['en', 'es', 'fr', 'hi', 'ar'] $$;
-- Checks ask it as whoever writes the row.
grant execute on function private.languages() to anon, authenticated, service_role;

-- One free-text column is named after the product's short name; `npm run brand` renames it (build/why-join-migration.ts).
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

  submission_key    uuid,
  language          text        not null default 'en',
  state             text        not null default 'new',
  assignee          uuid        references public.staff_members (user_id) on delete set null,
  reference         text        not null generated always as (upper(left(id::text, 8))) stored,
  link_hash         text,
  link_mailed_at    timestamptz,
  -- The applicant sees shown_state until state_shown_at, and state from then on: private.visible_state(). It is kept for so long from
  -- then on (kept_since): private.retention_period().
  shown_state       text        not null default 'new',
  state_shown_at    timestamptz not null default now(),
  -- While a legal claim is open: public.hold_application(). Not empty, it keeps row and resume; who asks to erase is remembered.
  held_because      text        not null default '',
  erase_asked_at    timestamptz,
  kept_since        timestamptz not null generated always as (
    case held_because when '' then state_shown_at else 'infinity' end) stored,
  search_text       text        not null generated always as (private.fold(full_name || ' ' || email)) stored,

  -- One named check per form field: an API error names the check, and the form maps it to its field.
  -- Numbers and patterns are those of src/domain/application/rules.ts; a test compares the two.
  constraint applications_job_id_check check (
    char_length(job_id) <= 80 and job_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint applications_job_title_check check (
    char_length(job_title) between 1 and 160 and job_title !~ '[[:cntrl:]]'),
  -- With a character that shows, as each text below.
  constraint applications_full_name_check check (
    char_length(btrim(full_name, E' \t\r\n')) between 2 and 120
    and full_name ~ '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]'),
  -- A valid e-mail address of the HTML standard whose part before the at-sign is a dot-atom.
  constraint applications_email_check check (
    char_length(email) <= 254
    and email ~ '^[a-zA-Z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-zA-Z0-9!#$%&''*+/=?^_`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'),
  constraint applications_phone_check check (
    phone ~ '^\+?[1-9][0-9]{0,15}$'),
  -- Empty when the upload failed: the application still counts (specification, section 8).
  constraint applications_resume_url_check check (
    resume_url = ''
    or (char_length(resume_url) <= 600
        and resume_url ~ '^/storage/v1/object/public/resumes/[A-Za-z0-9!$&''()*+,.:;=_-]+_[0-9]{1,16}\.pdf$')),
  constraint applications_cover_letter_check check (
    char_length(btrim(cover_letter, E' \t\r\n')) between 100 and 10000
    and cover_letter ~ '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]'),
  -- The host in any case; not /in/me, which is whoever looks.
  constraint applications_linkedin_profile_check check (
    linkedin_profile = ''
    or (char_length(linkedin_profile) <= 300
        and linkedin_profile ~ '^[hH][tT][tT][pP][sS]://([a-zA-Z]{2,3}\.)?[lL][iI][nN][kK][eE][dD][iI][nN]\.[cC][oO][mM]/in/(?![mM][eE]/?$)([A-Za-z0-9_-]|%[0-9a-fA-F]{2})+/?$')),
  constraint applications_why_join_fernwell_check check (
    char_length(btrim(why_join_fernwell, E' \t\r\n')) between 50 and 5000
    and why_join_fernwell ~ '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]'),
  constraint applications_language_check check (language = any (private.languages())),
  constraint applications_state_check check (
    state in ('new', 'looked_at', 'talking', 'offer', 'hired', 'declined', 'withdrawn')),
  constraint applications_held_because_check check (char_length(held_because) <= 500),
  constraint applications_link_hash_check check (link_hash ~ '^[0-9a-f]{64}$')
);

comment on table public.applications is 'Job applications. Insert-only for the public, readable by staff only.';
comment on column public.applications.resume_url is
  'Path of the file in the private bucket "resumes"; opens for nobody. Empty when the upload failed.';
comment on column public.applications.flagged_reason is 'Why staff should look twice; set by the database, empty if nothing.';
comment on column public.applications.submission_key is 'Key of one sending, made by the form; null from older pages.';
comment on column public.applications.language is 'Language of the page on which the application was written.';
-- src/domain/application/reference.ts makes the same; a test compares the two.
comment on column public.applications.reference is 'What people call the application; proves and opens nothing.';
comment on column public.applications.link_hash is 'SHA-256 of the text of the applicant''s secret, in hexadecimal digits.';
comment on column public.applications.link_mailed_at is 'When the applicant''s own link was given to the mail sender.';

create index applications_created_at_idx   on public.applications (created_at desc, id);
-- All that a list is searched, narrowed down, counted and sorted by: 10 000 of them stand in 1.5 MB, beside 12 MB with the letters.
create index applications_list_idx on public.applications (created_at desc, id)
  include (state, job_id, language, assignee, flagged, search_text, reference, phone, kept_since);
-- The same of those without a resume.
create index applications_no_resume_idx on public.applications (created_at desc, id)
  include (state, job_id, language, assignee, flagged, search_text, reference, phone, kept_since) where resume_url = '';
create index applications_email_job_idx    on public.applications (lower(email), job_id, created_at);
create index applications_inserted_xid_idx on public.applications (inserted_xid);   -- anonymous reads cost nothing
create index applications_state_idx        on public.applications (state, created_at desc);
create index applications_assignee_idx     on public.applications (assignee);
create unique index applications_link_hash_key on public.applications (link_hash);
-- A repeated request for the same sending is stored once. No rule depends on the key being secret: a replayed one is refused,
-- whatever comes with it, and shows nothing of the row.
create unique index applications_submission_key_key on public.applications (submission_key);
-- A resume belongs to one application.
create unique index applications_resume_object_key
  on public.applications (substring(resume_url from '/storage/v1/object/public/resumes/(.+)$'))
  where resume_url <> '';

-- The state as the applicant sees it.
create function private.visible_state(a public.applications) returns text
  language sql stable set search_path = '' as
$$ select case when a.state_shown_at <= now() then a.state else a.shown_state end $$;

-- Grants start from nothing, whatever the project's default privileges are.
revoke all on table public.applications from public, anon, authenticated;
grant insert (job_id, job_title, full_name, email, phone, resume_url, cover_letter, linkedin_profile,
              why_join_fernwell, form_trap, form_seconds, submission_key, language, link_hash)
  on public.applications to anon, authenticated;
-- A visitor has no privilege on any personal column, not even on those of the own row.
grant select (id, created_at) on public.applications to anon;
-- Staff read and change through functions. Whoever is signed in selects no column: the planner's guesses (count=planned, explain) are
-- held by no policy, and would tell numbers of what a column holds.
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

-- What happens to an application on its way in: marked and tidied, then measured against the limits.

-- Refuses a field that is longer than any rule allows (10 000 letters of at most 4 bytes) before anything looks into it or waits for
-- a lock. The words are those of the field's check, by which the form finds the field.
create function private.refuse_oversized(field text, value text, relation text default 'applications') returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if octet_length(value) > 40000 then
    raise exception using errcode = '23514',
      message = format('new row for relation "%1$s" violates check constraint "%1$s_%2$s_check"', relation, field);
  end if;
end $$;

-- Trims the free texts, and drops where a sender says that the file is served: staff never follow a host that a stranger wrote.
create function private.tidy_application(a public.applications) returns public.applications
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_oversized(f.name, f.value)
    from (values ('job_id', a.job_id), ('job_title', a.job_title), ('full_name', a.full_name), ('email', a.email),
      ('phone', a.phone), ('resume_url', a.resume_url), ('cover_letter', a.cover_letter),
      ('linkedin_profile', a.linkedin_profile), ('language', a.language), ('link_hash', a.link_hash)) f (name, value);
  a.full_name := btrim(a.full_name, E' \t\r\n');
  a.cover_letter := btrim(a.cover_letter, E' \t\r\n');
  a.resume_url := regexp_replace(a.resume_url, '^https?://[^\s/?#@]+/storage/', '/storage/');
  return a;
end $$;

-- Of its own, so that the column can be renamed without the rest.
create function private.trim_why_join(a public.applications) returns public.applications
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_oversized('why_join_fernwell', a.why_join_fernwell);
  a.why_join_fernwell := btrim(a.why_join_fernwell, E' \t\r\n');
  return a;
end $$;

-- Nothing tells a stranger what another person did: a second application is taken. The hash of somebody else's link is taken without
-- a link, as with a resume that is not the sender's own.
create function private.judge_link(a public.applications) returns public.applications
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if a.link_hash is null then
    return a;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('link:' || a.link_hash, 0));
  if exists (select from public.applications b where b.link_hash = a.link_hash)
     or exists (select from private.application_links l where l.link_hash = a.link_hash) then
    a.link_hash := null;
    a.flagged_reason := concat_ws('; ', nullif(a.flagged_reason, ''), 'the link it names belongs to another application');
  end if;
  return a;
end $$;

-- All of it, in its order: no check of a column (they come after) and no refusal tells what another person did.
create function private.receive_application() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  select * into new.form_trap, new.form_seconds, new.flagged_reason from private.mark_signals(new.form_trap, new.form_seconds);
  new := private.tidy_application(new);
  new := private.trim_why_join(new);
  -- service_role, imports and psql are not limited, and bring what was
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated') then
    perform private.guard_form('application', 'application', tg_relid, new.submission_key);
    new := private.judge_link(new);
    new := private.judge_position(new);
    new := private.judge_resume(new);
    perform private.take_site_turn('application', 'application');
  end if;
  return new;
end $$;
create trigger application_receive before insert on public.applications
  for each row execute function private.receive_application();
