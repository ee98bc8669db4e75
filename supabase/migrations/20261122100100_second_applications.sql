-- Nothing tells a stranger what another person did: a second application is taken, and so is one that names a resume
-- which is not there or is not its own. Only limits on networks and on the whole site refuse.

-- Made by the form, new for each sending, so that a repeated request for the same sending is stored once.
-- No rule depends on it being secret: a replayed key is refused, whatever comes with it, and shows nothing of the row.
alter table public.applications add column submission_key uuid;
create unique index applications_submission_key_key on public.applications (submission_key);
grant insert (submission_key) on public.applications to anon, authenticated;
comment on column public.applications.submission_key is 'Key of one sending, made by the form; null from older pages.';

create or replace function private.guard_application() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  -- service_role, imports and psql are not limited
  if coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    return new;
  end if;

  if exists (select from public.applications a where a.inserted_xid = pg_current_xact_id()) then
    raise exception using errcode = 'PT400',
      message = 'Please send one application at a time.',
      hint = 'one_application_per_request';
  end if;

  -- the embedded backend has counted the request already; no request can set this
  if current_setting('embedded.turn', true) is distinct from 'counted' then
    perform private.count_request('application');
  end if;

  if new.submission_key is not null then
    -- one at a time per key, so that of two parallel copies the second sees the first
    perform pg_catalog.pg_advisory_xact_lock(
      pg_catalog.hashtextextended('sending:' || new.submission_key::text, 0));
    if exists (select from public.applications a where a.submission_key = new.submission_key) then
      raise exception using errcode = 'PT409',
        message = 'This application has already arrived.',
        hint = 'already_received';
    end if;
  end if;

  if not private.take_turn('application', 'site', 'applications_per_minute', '1 minute') then
    raise exception using errcode = 'PT429',
      message = 'We are receiving a lot of applications right now. Please try again in a minute.',
      hint = 'rate_limited_site';
  end if;
  return new;
end $$;

-- What keeps an application from having the resume that it names; null when it may have it.
create function private.resume_problem(object_name text) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  resume jsonb;
  is_there boolean;
  is_taken boolean;
begin
  -- both questions are always asked, so that the time taken tells nothing
  select o.metadata into resume from storage.objects o where o.bucket_id = 'resumes' and o.name = object_name;
  is_there := found;
  is_taken := exists (select from public.applications a
                      where substring(a.resume_url from '/storage/v1/object/public/resumes/(.+)$') = object_name
                        and a.resume_url <> '');
  return case
    when not is_there then 'the resume it names is not there'
    when is_taken then 'the resume it names belongs to another application'
    when coalesce((resume ->> 'size')::bigint, 0) not between 1 and 5242880
         or resume ->> 'mimetype' is distinct from 'application/pdf'
      then 'the resume it names is no PDF file of at most 5 MB'
  end;
end $$;

-- Takes a resume from an application that may not have it, and says why to staff. Refuses nothing.
create function private.judge_resume() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  object_name text := substring(new.resume_url from '/storage/v1/object/public/resumes/(.+)$');
  problem text;
begin
  if object_name is null or coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    return new;
  end if;
  -- one at a time per file, so that two parallel applications cannot both have it
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('resume:' || object_name, 0));
  problem := private.resume_problem(object_name);
  if problem is not null then
    new.resume_url := '';
    new.flagged_reason := concat_ws('; ', nullif(new.flagged_reason, ''), problem);
  end if;
  return new;
end $$;
revoke all on function private.resume_problem(text), private.judge_resume() from public;

create trigger application_3_judge_resume before insert on public.applications
  for each row execute function private.judge_resume();

-- The columns that triggers write tell what other people did; so a signed-in user without the staff mark reads nothing back.
drop policy "staff read all, other users what their own transaction wrote" on public.applications;
create policy "staff read all"
  on public.applications for select to authenticated
  using ((select private.is_staff()));

-- Replaced by private.request_log.
drop function private.client_ip();
drop table private.submission_log;
