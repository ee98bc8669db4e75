-- The applicant's own link. Its secret, 32 random bytes, is made by the page and seen by nobody else; here stands what it
-- hashes to, so that a copy of the database opens no link. Older pages send none: their applications have no link.
alter table public.applications
  add column link_hash text,
  add constraint applications_link_hash_check check (link_hash ~ '^[0-9a-f]{64}$');
create unique index applications_link_hash_key on public.applications (link_hash);
comment on column public.applications.link_hash is 'SHA-256 of the text of the applicant''s secret, in hexadecimal digits.';
grant insert (link_hash) on public.applications to anon, authenticated;

-- Requests with a secret are counted like requests to apply.
alter table private.request_log drop constraint request_log_kind_check;
alter table private.request_log add constraint request_log_kind_check check (kind in ('application', 'upload', 'link'));
insert into private.limits (name, value, meaning) values
  ('links_per_minute',                60, 'requests with an applicant''s link from this machine itself'),
  ('links_per_network_per_hour',      60, 'requests with an applicant''s link, wrong ones too, from one IPv4 address or one IPv6 /64'),
  ('links_per_wide_network_per_hour', 90, 'requests with an applicant''s link from one IPv6 /48');

create or replace function private.count_request(request_kind text, from_this_machine boolean default false) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  caller text;
  has_turn boolean := true;
begin
  if random() < 0.02 then   -- for projects where nothing runs it by the clock
    perform private.forget_networks();
  end if;
  if from_this_machine then
    has_turn := private.take_turn(request_kind, 'this machine', request_kind || 's_per_minute', '1 minute');
  else
    foreach caller in array private.caller_networks() loop
      has_turn := has_turn and private.take_turn(request_kind, caller, request_kind || case when caller like '%/48'
        then 's_per_wide_network_per_hour' else 's_per_network_per_hour' end, '1 hour');
    end loop;
  end if;
  if not has_turn then
    raise exception using
      errcode = case request_kind when 'upload' then '42501' else 'PT429' end,   -- Storage passes on the words of 42501 only
      message = format('Too many %ss came from your network. Please try again in %s.',
                       case request_kind when 'link' then 'request' else request_kind end,
                       case when from_this_machine then 'a minute' else 'an hour' end),
      hint = 'rate_limited_network';
  end if;
end $$;

create function private.hash_of_secret(secret text) returns text
  language sql immutable set search_path = '' as
$$ select encode(sha256(convert_to(secret, 'UTF8')), 'hex') $$;

-- The application of a secret, after the request was counted. A wrong secret finds nothing, in one look into an index that
-- takes as long as a right one: an attacker cannot choose what a guess hashes to, so time tells nothing of what is stored.
create function private.application_of(secret text) returns public.applications
  language plpgsql volatile security definer set search_path = '' as $$
declare
  found_row public.applications;
begin
  -- the embedded backend has counted the request already; no request can set this
  if current_setting('embedded.turn', true) is distinct from 'counted' then
    perform private.count_request('link');
  end if;
  select * into found_row from public.applications a where a.link_hash = private.hash_of_secret(secret);
  return found_row;
end $$;

-- What the link shows: nothing that staff wrote but the state, and nothing personal.
create function private.linked_application(application_id uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reference', a.reference, 'job_id', a.job_id, 'job_title', a.job_title, 'language', a.language,
           'created_at', a.created_at, 'state', a.state, 'has_resume', a.resume_url <> '',
           'closed_on', private.closed_on(a.job_id))
    from public.applications a where a.id = linked_application.application_id
$$;
revoke all on function private.hash_of_secret(text), private.application_of(text), private.linked_application(uuid) from public;

create function public.application_by_link(secret text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.linked_application((private.application_of(application_by_link.secret)).id);
end $$;

-- Name of the resume's file, which its applicant may delete but not read back.
create function public.resume_by_link(secret text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  object_name text := private.resume_object((private.application_of(resume_by_link.secret)).resume_url);
begin
  return case when object_name is not null then jsonb_build_object('name', object_name) end;
end $$;

create function public.withdraw_by_link(secret text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  own uuid := (private.application_of(withdraw_by_link.secret)).id;
begin
  update public.applications a set state = 'withdrawn' where a.id = own and a.state <> 'withdrawn';
  return private.linked_application(own);
end $$;

-- Takes a resume that was uploaded later. Judged as at filing; one answer for every reason, so that it tells of no other.
create function public.add_resume_by_link(secret text, resume_url text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  own public.applications := private.application_of(add_resume_by_link.secret);
  object_name text := private.resume_object(add_resume_by_link.resume_url);
  is_taken boolean := false;
begin
  if own.id is null then
    return null;
  end if;
  -- one at a time per file, as at filing
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('resume:' || coalesce(object_name, ''), 0));
  if object_name is not null and private.resume_problem(object_name) is null then
    begin
      update public.applications a set resume_url = add_resume_by_link.resume_url where a.id = own.id and a.resume_url = '';
      is_taken := found;
    exception when check_violation or unique_violation then
      is_taken := false;
    end;
  end if;
  if not is_taken then
    raise exception using errcode = 'PT400',
      message = 'This file cannot be taken as your resume.',
      hint = 'resume_refused';
  end if;
  perform private.write_audit('resume_added', own.id);
  return private.linked_application(own.id);
end $$;

-- Erases the application with its notes. Refused by its trigger while the file is there: the page deletes that first.
create function public.erase_by_link(secret text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  own uuid := (private.application_of(erase_by_link.secret)).id;
begin
  delete from public.applications a where a.id = own;
  return case when own is not null then jsonb_build_object('erased', true) end;
end $$;

revoke all on function public.application_by_link(text), public.resume_by_link(text), public.withdraw_by_link(text),
  public.add_resume_by_link(text, text), public.erase_by_link(text) from public, anon, authenticated, service_role;
grant execute on function public.application_by_link(text), public.resume_by_link(text), public.withdraw_by_link(text),
  public.add_resume_by_link(text, text), public.erase_by_link(text) to anon;

-- Whether the request deletes files and its header holds the secret of the application that this resume belongs to.
create function private.is_own_resume(object_name text) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  secret text;
begin
  if current_setting('request.method', true) is distinct from 'DELETE' then
    return false;
  end if;
  secret := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-application-secret';
  return exists (
    select from public.applications a
     where a.link_hash = private.hash_of_secret(secret) and private.resume_object(a.resume_url) = object_name);
exception when invalid_text_representation then
  return false;   -- headers that cannot be read
end $$;
revoke all on function private.is_own_resume(text) from public;
grant execute on function private.is_own_resume(text) to anon;

-- Storage reads back what it deletes, so both are needed; neither lists nor opens anything.
create policy "an applicant sees the own resume while deleting it"
  on storage.objects for select to anon
  using (bucket_id = 'resumes' and private.is_own_resume(name));
create policy "an applicant deletes the own resume"
  on storage.objects for delete to anon
  using (bucket_id = 'resumes' and private.is_own_resume(name));
