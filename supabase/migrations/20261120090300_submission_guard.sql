-- What happens to an application on its way in: tidied and marked first, then measured against the limits.
-- The messages below are shown to applicants word for word.

-- Addresses of callers, kept for one day, for the limit per network only.
create table private.submission_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  ip text not null
);
alter table private.submission_log enable row level security;   -- no policy: for the function below only
create index submission_log_ip_idx on private.submission_log (ip, at);
create index submission_log_at_idx on private.submission_log (at);

-- The caller's address as the API gateway reports it; null outside a request and for this machine itself.
create function private.client_ip() returns text
  language plpgsql stable set search_path = '' as $$
declare
  headers jsonb;
  ip inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  ip := nullif(btrim(coalesce(headers ->> 'cf-connecting-ip',
                              split_part(headers ->> 'x-forwarded-for', ',', 1))), '')::inet;
  if ip << '127.0.0.0/8'::inet or ip = '::1'::inet or ip << '::ffff:127.0.0.0/104'::inet then
    return null;
  end if;
  -- one household or office usually shares a /64
  return case family(ip) when 6 then network(set_masklen(ip, 64))::text else host(ip) end;
exception when others then
  return null;   -- unreadable header: the other limits still hold
end $$;

-- Trims the free texts and writes down why staff should look twice. Refuses nothing.
create function private.prepare_application() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  reasons text[] := '{}';
begin
  new.full_name := btrim(new.full_name, E' \t\r\n');
  new.cover_letter := btrim(new.cover_letter, E' \t\r\n');
  new.why_join_fernwell := btrim(new.why_join_fernwell, E' \t\r\n');

  if new.form_seconds is not null then   -- least and greatest pass over null
    new.form_seconds := trunc(least(greatest(new.form_seconds, 0), 1000000000));
  end if;
  new.form_trap := left(coalesce(new.form_trap, ''), 200);
  if new.form_trap <> '' then
    reasons := reasons || 'hidden field filled in'::text;
  end if;
  if new.form_seconds < private.limit_of('form_minimum_seconds') then
    reasons := reasons || format('form filled in within %s s', new.form_seconds);
  end if;
  new.flagged_reason := array_to_string(reasons, '; ');
  return new;
end $$;

create function private.guard_application() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  caller_ip text;
  resume jsonb;
begin
  -- service_role, imports and psql are not limited
  if coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    return new;
  end if;

  -- one request at a time per address and position, so that two parallel copies cannot both pass
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended('application:' || lower(new.email) || ':' || new.job_id, 0));

  if exists (select from public.applications a
             where lower(a.email) = lower(new.email) and a.job_id = new.job_id
               and a.created_at > now() - make_interval(hours => private.limit_of('duplicate_window_hours'))) then
    raise exception using errcode = 'PT409',
      message = 'We already received an application for this position from this email address.',
      hint = 'duplicate_application';
  end if;

  if (select count(*) from public.applications a
      where lower(a.email) = lower(new.email) and a.created_at > now() - interval '1 day')
     >= private.limit_of('per_email_per_day') then
    raise exception using errcode = 'PT429',
      message = 'Too many applications came from this email address today. Please try again tomorrow.',
      hint = 'rate_limited_email';
  end if;

  caller_ip := private.client_ip();
  if caller_ip is not null then
    delete from private.submission_log where at < now() - interval '1 day';
    if (select count(*) from private.submission_log s where s.ip = caller_ip and s.at > now() - interval '1 hour')
       >= private.limit_of('per_network_per_hour') then
      raise exception using errcode = 'PT429',
        message = 'Too many applications came from your network. Please try again in an hour.',
        hint = 'rate_limited_network';
    end if;
    insert into private.submission_log (ip) values (caller_ip);
  end if;

  if (select count(*) from public.applications a where a.created_at > now() - interval '1 minute')
     >= private.limit_of('applications_per_minute') then
    raise exception using errcode = 'PT429',
      message = 'We are receiving a lot of applications right now. Please try again in a minute.',
      hint = 'rate_limited_site';
  end if;

  if new.resume_url = '' then
    return new;   -- the upload failed; the application still counts
  end if;
  -- a named file must be there and be what the form allows (an empty upload passes the bucket's own limits)
  select o.metadata into resume from storage.objects o
    where o.bucket_id = 'resumes'
      and o.name = substring(new.resume_url from '/storage/v1/object/public/resumes/(.+)$');
  if not found then
    raise exception using errcode = 'PT422',
      message = 'Your resume was not found. Please choose the file again.',
      hint = 'resume_missing';
  end if;
  if coalesce((resume ->> 'size')::bigint, 0) not between 1 and 5242880
     or resume ->> 'mimetype' is distinct from 'application/pdf' then
    raise exception using errcode = 'PT422',
      message = 'The resume must be a PDF file that is not empty and at most 5 MB.',
      hint = 'resume_invalid';
  end if;
  return new;
end $$;
revoke all on function private.guard_application(), private.prepare_application(), private.client_ip() from public;

-- Triggers fire in the order of their names.
create trigger application_1_prepare before insert on public.applications
  for each row execute function private.prepare_application();
create trigger application_2_guard before insert on public.applications
  for each row execute function private.guard_application();
