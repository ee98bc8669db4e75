-- Who may do what among staff: held here, by row-level security, and not by any page. And who looked at what and who changed what.

-- New functions, tables and sequences open for nobody until a grant says so, as in projects made since May 2026: also those of all
-- migrations that follow, which therefore say only who may.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables    from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

create schema private;   -- never add this schema to the exposed API schemas
grant usage on schema private to service_role;

create table public.staff_members (
  user_id    uuid        primary key references auth.users (id) on delete cascade,
  name       text        not null check (char_length(btrim(name)) between 1 and 120 and name !~ '[[:cntrl:]]')
                                  -- what the audit, and the staff app, call what is no member (isProgramName in src/domain/contract/staff.ts)
                                  check (name !~* '^\s*(applicant|database|service_role|command line|mail|mail sender|sign-in page)\s*(,|$)'),
  role       text        not null default 'reader' check (role in ('reader', 'staff', 'admin')),
  is_auditor boolean     not null default false,
  handles_accommodations boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.staff_members is
  'Members of staff. A reader reads applications, staff also change their state, an admin also erases and manages members.';
comment on column public.staff_members.is_auditor is 'Whether the member may read who looked at what, whatever the role is.';
comment on column public.staff_members.handles_accommodations is
  'Whether the member may read requests for an accommodation, whatever the role is; an admin without it may not.';

-- One row. What is not set is the strict value.
create table public.staff_settings (
  is_only        boolean primary key default true check (is_only),
  second_factor  boolean not null default true,
  shown_after_minutes integer not null default 15 check (shown_after_minutes between 0 and 1440),
  letter_delay_minutes integer not null default 5 check (letter_delay_minutes between 0 and 1440),
  digest_hour integer not null default 13 check (digest_hour between 0 and 23)
);
comment on column public.staff_settings.second_factor is
  'Whether staff see nothing before they gave a code of their second factor. Who has one always gives it.';
comment on column public.staff_settings.shown_after_minutes is
  'Minutes after which an applicant sees a state that staff have set: until then it can be taken back unseen.';
comment on column public.staff_settings.letter_delay_minutes is
  'Minutes after which a letter to an applicant is sent: until then it can be taken back.';
comment on column public.staff_settings.digest_hour is
  'Hour of the day (UTC) from which members get their digest of what is new, where they have chosen one.';
insert into public.staff_settings default values;

-- Rows are added, and never changed or removed by anybody. They hold no name and no address of an applicant, so that they may
-- stay when an application goes; for the same reason nothing is tied to it.
create table public.staff_audit (
  id             bigint      generated always as identity primary key,
  at             timestamptz not null default now(),
  actor          uuid,       -- no foreign key: the row outlives the member
  actor_name     text        not null,
  action         text        not null,
  application_id uuid,
  application_ids uuid[],    -- of an export or a search of texts, which is one row
  details        jsonb       not null default '{}',
  constraint staff_audit_action_check check (action in (
    'opened', 'resume_opened', 'exported', 'searched', 'state_changed', 'state_undone', 'assigned', 'noted', 'note_deleted', 'erased',
    'purged', 'held', 'released',
    'withdrawn', 'resume_added', 'resume_replaced', 'resume_removed',
    'letter_queued', 'letter_taken_back', 'letter_sent', 'letter_failed', 'template_saved', 'template_removed',
    'position_changed', 'position_removed', 'position_made', 'position_published', 'position_closed', 'position_opened', 'build_requested',
    'member_added', 'member_changed', 'member_removed', 'link_made', 'second_factor_reset', 'settings_changed',
    'accommodation_opened', 'accommodation_answered', 'accommodation_reopened', 'accommodation_erased', 'accommodation_purged',
    'accommodation_exported'))
);
comment on table public.staff_audit is 'What members of staff looked at and changed. Only auditors read it; nobody changes it.';
comment on column public.staff_audit.actor_name is
  'Name of the member at that time; "applicant" with the own link, "service_role" for the command line, "sign-in page" for who asked there, "mail" for what became of a letter, else "database".';
create index staff_audit_at_idx          on public.staff_audit (at desc, id desc);
create index staff_audit_application_idx on public.staff_audit (application_id, at desc);
create index staff_audit_many_idx        on public.staff_audit using gin (application_ids);
create index staff_audit_action_idx      on public.staff_audit (action, id desc);

-- A trigger, because service_role passes row-level security and the owner has every privilege.
create function private.refuse_change_of_audit() returns trigger
  language plpgsql volatile set search_path = '' as $$
begin
  raise exception using errcode = '42501', message = 'Nobody changes or removes what the audit says.';
end $$;
create trigger staff_audit_is_append_only before update or delete or truncate on public.staff_audit
  for each statement execute function private.refuse_change_of_audit();

-- Whether the caller's session is open: not ended, not over, of an account that is neither banned nor deleted. The claims are the
-- server's own; session and account are looked up at each call, so that what is ended or banned ends with its next request.
create function private.has_session() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
      join auth.users u on u.id = s.user_id
     where s.user_id = auth.uid()
       and s.id::text = auth.jwt() ->> 'session_id'
       and s.created_at > now() - interval '12 hours'
       and coalesce(s.not_after > now(), true)
       and coalesce(u.banned_until <= now(), true)
       and u.deleted_at is null)
$$;

-- Whether the session has yet to give a code: where everybody must, and of who has set up a second factor always.
create function private.owes_code() returns boolean
  language sql stable security definer set search_path = '' as $$
  select ((select r.second_factor from public.staff_settings r)
          or exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status::text = 'verified'))
     and (auth.jwt() ->> 'aal' = 'aal2'
          and exists (select from auth.sessions s
                       where s.user_id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id' and s.aal::text = 'aal2')) is not true
$$;

-- The caller's role, or null: for somebody who is no member (any more), whose session does not hold, or who still owes a code.
-- Every policy and function for staff asks this one, at each call.
create function private.staff_role() returns text
  language sql stable security definer set search_path = '' as $$
  select m.role from public.staff_members m
   where m.user_id = auth.uid() and private.has_session() and not private.owes_code()
$$;

-- Whether the caller is a member of staff, whatever the role.
create function private.is_staff() returns boolean
  language sql stable security definer set search_path = '' as
$$ select private.staff_role() is not null $$;

-- Whether the caller is a member with the auditor's mark, whose session holds.
create function private.is_auditor() returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.staff_role() is not null
     and exists (select from public.staff_members m where m.user_id = auth.uid() and m.is_auditor)
$$;

-- Nothing that a caller sends meets a constraint inside a function that runs as its owner: what breaks one there is told with the
-- whole row, and takes back what the function has written. So each value is judged before it is used.
-- @throws 22023 unless the condition holds; null counts as not.
create function private.refuse_odd(is_taken boolean, message text default 'A value is missing, or not one that is taken.') returns void
  language plpgsql stable set search_path = '' as $$
begin
  if is_taken is not true then
    raise exception using errcode = '22023', message = refuse_odd.message;
  end if;
end $$;

-- @throws 42501 for callers without one of the roles: strangers, sessions that are over, members who owe a code.
create function private.refuse_unless(variadic roles text[]) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if (private.staff_role() = any (roles)) is not true then
    raise exception using errcode = '42501', message = 'Only staff may do this.';
  end if;
end $$;

-- Who acts, as the audit calls them.
create function private.actor_name() returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select m.name from public.staff_members m where m.user_id = auth.uid()),
    case when current_setting('staff.is_purging', true) = 'yes' then 'database' end,   -- public.purge_due()
    case current_setting('role', true) when 'anon' then 'applicant' when 'service_role' then 'service_role' else 'database' end)
$$;

create function private.write_audit(action text, application_id uuid, details jsonb default '{}', application_ids uuid[] default null)
  returns void language sql volatile security definer set search_path = '' as $$
  insert into public.staff_audit (actor, actor_name, action, application_id, details, application_ids)
  values (auth.uid(), private.actor_name(), write_audit.action, write_audit.application_id, write_audit.details, write_audit.application_ids)
$$;

-- Whether the caller's look stands in the audit, written by a transaction before this one: what a request shows can then not be told
-- by an error that takes its own trace back with it. A look lasts five minutes; what is seen again in them is no new one.
create function private.has_looked(action text, application_id uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff_audit t
     where t.application_id = has_looked.application_id and t.actor = auth.uid() and t.action = has_looked.action
       and t.at > now() - interval '5 minutes' and t.xmin::text <> pg_current_xact_id()::xid::text)
$$;

-- Those of the ids whose export does not stand there so, in their order.
create function private.not_exported(ids uuid[]) returns uuid[]
  language sql stable security definer set search_path = '' as $$
  select array(select unnest(not_exported.ids) as id except
    select unnest(t.application_ids) from public.staff_audit t
     where t.actor = auth.uid() and t.action = 'exported'
       and t.at > now() - interval '5 minutes' and t.xmin::text <> pg_current_xact_id()::xid::text
     order by id)
$$;

-- What a function answers that has written its trace and shown nothing: the second call reads.
create function private.retry_call() returns jsonb
  language sql immutable set search_path = '' as
$$ select '{"retry_call": true}'::jsonb $$;

-- Nobody fills the audit, or reads out everything at once: so many rows an hour from one member, an export counted by its applications,
-- a search of texts by a tenth of them: a page of 50 is 5, and whoever searches all day comes nowhere near the limit. Counted at every
-- export, search and fiftieth row, as it costs a look through them.
create function private.bound_audit() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if (select sum(case t.action when 'searched' then 1 + coalesce(cardinality(t.application_ids), 0) / 10
                              else coalesce(cardinality(t.application_ids), 1) end) from public.staff_audit t
       where t.actor = new.actor and t.at > now() - interval '1 hour')
     > private.limit_of('audit_rows_per_member_per_hour') then
    raise exception using errcode = 'PT429',
      message = 'This account has done too much in an hour. Please go on later.', hint = 'rate_limited_member';
  end if;
  return null;
end $$;
create index staff_audit_actor_idx on public.staff_audit (actor, at);
create trigger staff_audit_bound after insert on public.staff_audit
  for each row when (new.actor is not null and (new.application_ids is not null or new.id % 50 = 0)) execute function private.bound_audit();

create function private.audit_members() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.write_audit('member_removed', null, jsonb_build_object('user_id', old.user_id, 'name', old.name));
  else
    perform private.write_audit(case tg_op when 'INSERT' then 'member_added' else 'member_changed' end, null,
      to_jsonb(new) - 'created_at');
  end if;
  return null;
end $$;
create trigger staff_members_audit after insert or update or delete on public.staff_members
  for each row execute function private.audit_members();

-- What was changed, and nothing else: public.settings_overview() tells from it who changed a setting last.
create function private.audit_settings() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.write_audit('settings_changed', null, (
    select jsonb_object_agg(n.key, n.value) from jsonb_each(to_jsonb(new)) n where n.value <> to_jsonb(old) -> n.key));
  return null;
end $$;
create trigger staff_settings_audit after update on public.staff_settings
  for each row when (old.* is distinct from new.*) execute function private.audit_settings();

grant execute on function private.staff_role(), private.is_staff() to authenticated;

-- Nobody who is signed in selects a column of members or audit: the planner's guesses (count=planned, explain) are held by no policy,
-- and a filter would search what is not shown. They are read, and members changed, through functions.
revoke all on public.staff_audit, public.staff_members from public, anon, authenticated, service_role;
grant insert (user_id, name, role, is_auditor, handles_accommodations) on public.staff_members to authenticated;
grant select, update (second_factor, shown_after_minutes, letter_delay_minutes, digest_hour) on public.staff_settings to authenticated;
grant select on public.staff_audit to service_role;
grant all on public.staff_members, public.staff_settings to service_role;
alter table public.staff_members enable row level security;
alter table public.staff_settings enable row level security;
alter table public.staff_audit enable row level security;

-- Nobody but an admin makes a member.
create policy "an admin adds members"
  on public.staff_members for insert to authenticated
  with check ((select private.staff_role()) = 'admin');

create policy "members see the settings"
  on public.staff_settings for select to authenticated
  using ((select private.is_staff()));

-- Whether a second factor is wanted, and when applicants are told. How long they are kept is promised, and no setting.
create policy "an admin changes the settings"
  on public.staff_settings for update to authenticated
  using ((select private.staff_role()) = 'admin') with check ((select private.staff_role()) = 'admin');

-- The caller's own membership, also before the code of the second factor is given: the page has to know that one is wanted. Null for
-- somebody who is no member, or whose session is over.
create function public.current_membership() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select to_jsonb(m) - 'created_at'
      || jsonb_build_object('wants_second_factor', coalesce((select s.second_factor from public.staff_settings s), true))
    from public.staff_members m where m.user_id = auth.uid() and private.has_session()
$$;

-- All members by name, for each of them.
create function public.list_members() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  return (select coalesce(jsonb_agg(to_jsonb(m) - 'created_at' order by m.name, m.user_id), '[]') from public.staff_members m);
end $$;

-- The conditions of the filters of the audit, as SQL on public.staff_audit t: only those that are asked for, each value quoted.
-- "actor" is the id of a member or the name of a program; "reference" that of an application, which may be erased: its rows stay.
-- Days are those of the time zone, "until" is the last one.
create function private.audit_conditions(actor text, action text, reference text, since date, until date, zone text) returns text
  language plpgsql stable security definer set search_path = '' as $$
declare
  first uuid;
  last uuid;
begin
  perform private.refuse_odd(octet_length(concat(audit_conditions.actor, audit_conditions.action)) <= 200);
  perform private.refuse_odd(coalesce(audit_conditions.reference, '') ~ '^([0-9A-Fa-f]{8})?$', 'That is no reference.');
  perform private.refuse_odd(char_length(audit_conditions.zone) <= 64);
  if audit_conditions.reference <> '' then
    first := audit_conditions.reference || '-0000-0000-0000-000000000000';
    last := audit_conditions.reference || '-ffff-ffff-ffff-ffffffffffff';
  end if;
  return concat_ws(' and ', 'true',
    case when audit_conditions.actor ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then format('t.actor = %L::uuid', audit_conditions.actor)
         when audit_conditions.actor <> '' then format('t.actor is null and t.actor_name = %L', audit_conditions.actor) end,
    case when audit_conditions.action <> '' then format('t.action = %L', audit_conditions.action) end,
    case when first is not null then format('(t.application_id between %1$L and %2$L or t.application_ids && %3$L::uuid[])', first, last,
      array(select a.id from public.applications a where a.id between first and last
            union select t.application_id from public.staff_audit t where t.application_id between first and last)) end,
    case when audit_conditions.since is not null then
      format('t.at >= %L::timestamptz', audit_conditions.since::timestamp at time zone audit_conditions.zone) end,
    case when audit_conditions.until is not null then
      format('t.at < %L::timestamptz', (audit_conditions.until + 1)::timestamp at time zone audit_conditions.zone) end);
end $$;

-- One page of what the filters let through of the audit, newest first, how many rows that is on all pages, and who has left.
-- @returns {"total", "entries", "removed": [{"user_id", "name"}] of members who are none any more}
-- @throws 42501 for everybody but auditors
create function public.read_audit_log(
  actor text default '', action text default '', reference text default '', since date default null, until date default null,
  zone text default 'UTC', page_offset integer default 0, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text;
  total bigint;
  entries jsonb;
begin
  if not private.is_auditor() then
    raise exception using errcode = '42501', message = 'Only auditors may do this.';
  end if;
  conditions := private.audit_conditions(read_audit_log.actor, read_audit_log.action, read_audit_log.reference, read_audit_log.since,
    read_audit_log.until, read_audit_log.zone);
  execute format('select count(*) from public.staff_audit t where %s', conditions) into total;
  execute format($query$
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'at', t.at, 'actor_name', t.actor_name, 'is_member', t.actor is not null, 'action', t.action,
             'details', t.details, 'application_id', coalesce(t.application_id, case when cardinality(t.application_ids) = 1 then t.application_ids[1] end),
             'references', (select coalesce(jsonb_agg(upper(left(id::text, 8))), '[]') from unnest(t.application_ids) id)) order by t.id desc), '[]')
      from (select * from public.staff_audit t where %s order by t.id desc limit $1 offset $2) t $query$, conditions)
    into entries using least(greatest(read_audit_log.page_size, 1), 200), greatest(read_audit_log.page_offset, 0);
  return jsonb_build_object('total', total, 'entries', entries, 'removed', (
    select coalesce(jsonb_agg(distinct jsonb_build_object('user_id', t.details ->> 'user_id', 'name', t.details ->> 'name')), '[]')
      from public.staff_audit t
     where t.action = 'member_removed'
       and not exists (select from public.staff_members m where m.user_id::text = t.details ->> 'user_id')));
end $$;

grant execute on function public.current_membership(), public.list_members(),
  public.read_audit_log(text, text, text, date, date, text, integer, integer) to authenticated;
