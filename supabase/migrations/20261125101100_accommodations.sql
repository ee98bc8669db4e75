-- Requests for an accommodation: somebody needs something done in another way to apply, because of a disability or for another
-- reason. They may tell of a person's health, so they are kept apart from applications, nothing ties one to the other, and only
-- members with a mark of their own read them: not an admin, not an auditor, and each look leaves its trace first.

insert into private.limits (name, value, meaning) values
  ('accommodations_per_minute',                     20, 'requests for an accommodation, whole site'),
  ('accommodations_per_network_per_hour',           10, 'requests for an accommodation, refused ones too, from one IPv4 address or one IPv6 /64'),
  ('accommodations_per_wide_network_per_hour',      15, 'requests for an accommodation from one IPv6 /48');

create table public.accommodation_requests (
  id             uuid        primary key default gen_random_uuid(),
  created_at     timestamptz not null default now(),
  full_name      text        not null,
  email          text        not null default '',
  phone          text        not null default '',
  job_id         text        references public.positions (job_id) on delete set null,
  needs          text        not null,
  language       text        not null default 'en',
  -- Signals of the form, as with applications: they mark, they never refuse.
  form_trap      text        not null default '',
  form_seconds   numeric,
  flagged_reason text        not null default '',
  submission_key uuid,
  reference      text        not null generated always as (upper(left(coalesce(submission_key, id)::text, 8))) stored,
  inserted_xid   xid8        not null default pg_current_xact_id(),
  state          text        not null default 'open',
  answered_at    timestamptz,

  -- Numbers and patterns are those of src/domain/accommodation/rules.ts; a test compares the two.
  constraint accommodation_requests_full_name_check check (
    char_length(btrim(full_name, E' \t\r\n')) between 2 and 120
    and full_name ~ '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]'),
  constraint accommodation_requests_email_check check (
    email = '' or (char_length(email) <= 254
    and email ~ '^[a-zA-Z0-9!#$%&''*+/=?^_`{|}~-]+(\.[a-zA-Z0-9!#$%&''*+/=?^_`{|}~-]+)*@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$')),
  constraint accommodation_requests_phone_check check (phone = '' or phone ~ '^\+?[1-9][0-9]{0,15}$'),
  constraint accommodation_requests_contact_check check (email <> '' or phone <> ''),
  constraint accommodation_requests_needs_check check (
    char_length(btrim(needs, E' \t\r\n')) between 1 and 2000
    and needs ~ '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]'),
  constraint accommodation_requests_language_check check (language = any (private.languages())),
  constraint accommodation_requests_state_check check (state in ('open', 'answered'))
);
comment on table public.accommodation_requests is
  'What people need done in another way to apply. Insert-only for the public, read by marked members alone.';
comment on column public.accommodation_requests.reference is
  'What people call the request: by the key, as whoever files it reads no id back. Proves and opens nothing.';
comment on column public.accommodation_requests.job_id is 'The position it is about; null for none, and for one that was removed.';
create index accommodation_requests_state_idx on public.accommodation_requests (state, created_at desc);
create index accommodation_requests_xid_idx   on public.accommodation_requests (inserted_xid);
create index accommodation_requests_job_idx   on public.accommodation_requests (job_id);
create unique index accommodation_requests_submission_key_key on public.accommodation_requests (submission_key);

-- On its way in: tidied and marked, judged, then measured against the limits, as an application is.
create function private.receive_accommodation() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  select * into new.form_trap, new.form_seconds, new.flagged_reason from private.mark_signals(new.form_trap, new.form_seconds);
  perform private.refuse_oversized(f.name, f.value, 'accommodation_requests')
    from (values ('full_name', new.full_name), ('email', new.email), ('phone', new.phone), ('needs', new.needs),
      ('language', new.language)) f (name, value);
  new.full_name := btrim(new.full_name, E' \t\r\n');
  new.needs := btrim(new.needs, E' \t\r\n');
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated') then
    perform private.guard_form('accommodation', 'request', tg_relid, new.submission_key);
    -- Also a closed position: whoever has applied for it may need something. Drafts are told by nothing.
    if new.job_id is not null and not exists (select from public.positions p where p.job_id = new.job_id and private.is_published(p)) then
      raise exception using errcode = 'PT404', message = 'There is no such position.', hint = 'position_unknown';
    end if;
    perform private.take_site_turn('accommodation', 'request');
  end if;
  return new;
end $$;

-- When it was answered; and what staff do leaves its trace.
create function private.date_answer() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  new.answered_at := case when new.state = 'answered' then coalesce(old.answered_at, now()) end;
  return new;
end $$;

create function private.audit_accommodations() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.write_audit(
      case current_setting('staff.is_purging', true) when 'yes' then 'accommodation_purged' else 'accommodation_erased' end,
      null, jsonb_build_object('request_id', old.id));
  elsif new.state <> old.state then
    perform private.write_audit(
      case new.state when 'answered' then 'accommodation_answered' else 'accommodation_reopened' end,
      null, jsonb_build_object('request_id', new.id));
  end if;
  return null;
end $$;
create trigger accommodation_receive before insert on public.accommodation_requests
  for each row execute function private.receive_accommodation();
create trigger accommodation_date_answer before update of state on public.accommodation_requests
  for each row execute function private.date_answer();
create trigger accommodation_requests_audit after update of state or delete on public.accommodation_requests
  for each row execute function private.audit_accommodations();

-- Whether the caller is a member with the mark, whose session holds.
create function private.handles_accommodations() returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.staff_role() is not null
     and exists (select from public.staff_members m where m.user_id = auth.uid() and m.handles_accommodations)
$$;

-- @throws 42501 for callers without the mark.
create function private.refuse_unless_handling() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.handles_accommodations() then
    raise exception using errcode = '42501', message = 'Only members who handle accommodations may do this.';
  end if;
end $$;

revoke all on public.accommodation_requests from public, anon, authenticated, service_role;
grant insert (full_name, email, phone, job_id, needs, language, form_trap, form_seconds, submission_key)
  on public.accommodation_requests to anon, authenticated;
-- Read and changed through functions alone, as applications are.
grant all on public.accommodation_requests to service_role;
alter table public.accommodation_requests enable row level security;

-- What a row may hold is decided by grants, checks and triggers. Nothing is read back.
create policy "anyone may ask for an accommodation"
  on public.accommodation_requests for insert to anon, authenticated
  with check (inserted_xid = pg_current_xact_id_if_assigned());

-- One page of the list, open ones first, newest first among them: how many there are, how many are open, and of each what tells
-- nothing of the person.
create function public.list_accommodation_requests(page_offset integer default 0, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless_handling();
  return (
    with page as (
      select r.*, row_number() over (order by r.state desc, r.created_at desc, r.id) as place
        from public.accommodation_requests r order by place
       limit least(greatest(list_accommodation_requests.page_size, 1), 200)
      offset greatest(list_accommodation_requests.page_offset, 0))
    select jsonb_build_object(
      'total', (select count(*) from public.accommodation_requests),
      'open', (select count(*) from public.accommodation_requests r where r.state = 'open'),
      'rows', coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'reference', p.reference, 'created_at', p.created_at,
                'job_id', p.job_id, 'language', p.language, 'state', p.state, 'answered_at', p.answered_at, 'flagged', p.flagged_reason <> '',
                'is_due', coalesce(p.answered_at, p.created_at) < private.due_before()) order by p.place), '[]'))
      from page p);
end $$;

-- A whole request; null when there is none of that id. As with applications, the first call of a look writes the trace and shows
-- nothing; the next one reads.
create function public.open_accommodation_request(request_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.accommodation_requests;
begin
  perform private.refuse_unless_handling();
  select * into r from public.accommodation_requests where id = open_accommodation_request.request_id;
  if not found then
    return null;
  end if;
  if not exists (
       select from public.staff_audit t
        where t.actor = auth.uid() and t.action = 'accommodation_opened' and t.details ->> 'request_id' = r.id::text
          and t.at > now() - interval '5 minutes' and t.xmin::text <> pg_current_xact_id()::xid::text) then
    perform private.write_audit('accommodation_opened', null, jsonb_build_object('request_id', r.id));
    return private.retry_call();
  end if;
  return to_jsonb(r) - '{submission_key,inserted_xid}'::text[];
end $$;

-- Says that a request is answered, or open after all.
create function public.set_accommodation_state(request_id uuid, state text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless_handling();
  perform private.refuse_odd(set_accommodation_state.state in ('open', 'answered'));
  update public.accommodation_requests r set state = set_accommodation_state.state where r.id = set_accommodation_state.request_id;
  return jsonb_build_object('changed', found::integer);
end $$;

-- Erases a request for good.
create function public.erase_accommodation_request(request_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless_handling();
  delete from public.accommodation_requests r where r.id = erase_accommodation_request.request_id;
  return jsonb_build_object('changed', found::integer);
end $$;

grant execute on function public.list_accommodation_requests(integer, integer), public.open_accommodation_request(uuid),
  public.set_accommodation_state(uuid, text), public.erase_accommodation_request(uuid) to authenticated;

-- The command line, which reads with service_role, says itself what it is about to save, and saves nothing where this is refused.
create function public.note_accommodation_export(ids uuid[]) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  number integer;
begin
  perform private.write_audit('accommodation_exported', null, jsonb_build_object('request_id', r.id))
     from public.accommodation_requests r where r.id = any (note_accommodation_export.ids) order by r.created_at, r.id;
  get diagnostics number = row_count;
  return to_jsonb(number);
end $$;
grant execute on function public.note_accommodation_export(uuid[]) to service_role;
