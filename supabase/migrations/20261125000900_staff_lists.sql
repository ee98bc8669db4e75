-- Lists of applications for staff, and changes to one application or to many at once.

-- What an applicant is shown of a state that staff have set comes later than the state, so that a slip can be taken back.
create function private.prepare_state() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  seen text := private.seen_state(old);
begin
  -- the applicant's own act, and that of imports and the command line, shows at once
  if current_setting('role', true) is distinct from 'authenticated' then
    new.shown_state := new.state;
    new.state_shown_at := now();
  elsif new.state <> old.state then
    new.shown_state := seen;
    new.state_shown_at := case when new.state = seen then now() else coalesce(
      nullif(current_setting('staff.shown_at', true), '')::timestamptz,   -- public.queue_messages: with its message
      now() + make_interval(mins => (select s.shown_after_minutes from public.staff_settings s))) end;
  end if;
  return new;
end $$;
revoke all on function private.prepare_state() from public;
create trigger application_prepare_state before update of state on public.applications
  for each row execute function private.prepare_state();

-- The applications that a search and filters let through, whatever their state is. An empty text, or null, asks for
-- everything; days are UTC, "until" is the last one. Every word of a search has to be in the name or the address; a search may
-- also be a reference or its beginning, or a phone number. It goes through all rows once: no index serves a part of a name
-- without an extension.
create function private.find_applications(
  search text, job text, language text, since date, until date, assignee uuid, "only" text)
  returns table (id uuid, created_at timestamptz, state text, name text, job_id text, assignee_name text, is_due boolean)
  language plpgsql stable set search_path = '' as $$
declare
  folded text := btrim(private.fold(coalesce(find_applications.search, '')));
  patterns text[] := (
    select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%')
      from regexp_split_to_table(folded, '\s+') word where word <> '');
  reference_start text := upper(regexp_replace(folded, '[\s-]', '', 'g'));
  -- with or without the code of a country, or the 0 or 00 before a number
  number text := ltrim(regexp_replace(folded, '\D', '', 'g'), '0');
  due_before timestamptz := private.due_before();
begin
  if find_applications."only" not in ('', 'due', 'repeated', 'flagged') then
    raise exception using errcode = '22023', message = 'There is no such selection.';
  end if;
  if reference_start !~ '^[0-9A-F]{1,8}$' then
    reference_start := null;
  end if;
  if folded !~ '^[\d\s()+./-]+$' or length(number) < 4 then
    number := null;
  end if;
  return query
    select a.id, a.created_at, a.state, a.search_text, a.job_id, m.name, a.created_at < due_before
      from public.applications a left join public.staff_members m on m.user_id = a.assignee
     where (patterns is null or a.search_text like all (patterns) or starts_with(a.reference, reference_start)
            or strpos(a.phone, number) > 0 or (length(a.phone) > 7 and strpos(number, ltrim(a.phone, '+')) > 0))
       and (find_applications.job = '' or a.job_id = find_applications.job)
       and (find_applications.language = '' or a.language = find_applications.language)
       and (find_applications.since is null or a.created_at >= find_applications.since::timestamp at time zone 'UTC')
       and (find_applications.until is null or a.created_at < (find_applications.until + 1)::timestamp at time zone 'UTC')
       and (find_applications.assignee is null or a.assignee = find_applications.assignee)
       and (find_applications."only" <> 'due' or a.created_at < due_before)
       and (find_applications."only" <> 'flagged' or a.flagged)
       and (find_applications."only" <> 'repeated' or (lower(a.email), a.job_id) in (
             select lower(b.email), b.job_id from public.applications b group by 1, 2 having count(*) > 1));
end $$;
revoke all on function private.find_applications(text, text, text, date, date, uuid, text) from public;

-- One page of the list: how many there are on all pages, how many of each state the search and the other filters let through
-- and how many of them are due, and the rows.
create function public.list_applications(
  search text default '', job text default '', state text default '', language text default '',
  since date default null, until date default null, assignee uuid default null, "only" text default '',
  sort text default 'received', is_descending boolean default true,
  page_offset integer default 0, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  if list_applications.sort not in ('received', 'name', 'position', 'state', 'assignee') then
    raise exception using errcode = '22023', message = 'There is no such order.';
  end if;
  with found as materialized (
    select * from private.find_applications(list_applications.search, list_applications.job, list_applications.language,
      list_applications.since, list_applications.until, list_applications.assignee, list_applications."only")
  ), sorted as (
    select f.*, case list_applications.sort
        when 'name' then f.name
        when 'position' then f.job_id
        when 'state' then array_position(
          '{new,looked_at,talking,offer,hired,declined,withdrawn}'::text[], f.state)::text
        when 'assignee' then lower(f.assignee_name)
        else to_char(f.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
      end collate "C" as key
      from found f where list_applications.state = '' or f.state = list_applications.state
  ), page as (
    select s.id, row_number() over (order by
             case when not list_applications.is_descending then s.key end,
             case when list_applications.is_descending then s.key end desc nulls last,
             s.created_at desc, s.id) as place
      from sorted s order by place
     limit least(greatest(list_applications.page_size, 1), 200) offset greatest(list_applications.page_offset, 0)
  )
  select jsonb_build_object(
           'total', (select count(*) from sorted),
           'states', (select coalesce(jsonb_object_agg(c.state, c.number), '{}')
                        from (select f.state, count(*) as number from found f group by f.state) c),
           'due', (select count(*) from found f where f.is_due),
           'rows', coalesce(jsonb_agg(jsonb_build_object(
             'id', a.id, 'reference', a.reference, 'created_at', a.created_at, 'job_id', a.job_id, 'job_title', a.job_title,
             'full_name', a.full_name, 'email', a.email, 'language', a.language, 'state', a.state, 'assignee', a.assignee,
             'assignee_name', (select m.name from public.staff_members m where m.user_id = a.assignee),
             'has_resume', a.resume_url <> '', 'flagged', a.flagged,
             'repeats', (select count(*) - 1 from public.applications b
                          where lower(b.email) = lower(a.email) and b.job_id = a.job_id),
             'is_due', a.created_at < private.due_before()) order by p.place), '[]'))
    into answer
    from page p join public.applications a on a.id = p.id;
  return answer;
end $$;

-- The ids of all that a list would show on its pages, oldest first, for a change to all of them. At most 10 000.
create function public.list_application_ids(
  search text default '', job text default '', state text default '', language text default '',
  since date default null, until date default null, assignee uuid default null, "only" text default '') returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.refuse_unless('staff', 'admin');
  select coalesce(jsonb_agg(f.id order by f.created_at, f.id), '[]') into answer
    from (select * from private.find_applications(list_application_ids.search, list_application_ids.job,
                 list_application_ids.language, list_application_ids.since, list_application_ids.until,
                 list_application_ids.assignee, list_application_ids."only") m
           where list_application_ids.state = '' or m.state = list_application_ids.state
           order by m.created_at, m.id limit 10001) f;
  if jsonb_array_length(answer) > 10000 then
    raise exception using errcode = '22023', message = 'At most 10000 applications are chosen at once.';
  end if;
  return answer;
end $$;

-- @throws 22023 for more than 1000 at once: one statement, one transaction.
create function private.refuse_too_many(ids uuid[]) returns void
  language plpgsql immutable set search_path = '' as $$
begin
  if cardinality(ids) > 1000 then
    raise exception using errcode = '22023', message = 'At most 1000 applications are changed at once.';
  end if;
end $$;

-- Who changed an application last in this way, and when; null when nobody did.
create function private.last_change(application_id uuid, kind text) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('by', t.actor_name, 'at', t.at) from public.staff_audit t
   where t.application_id = last_change.application_id
     and t.action = any (case kind when 'assigned' then '{assigned}' else '{state_changed,withdrawn}' end::text[])
   order by t.id desc limit 1
$$;

-- Sets the state of applications. "seen" is the state that the page showed: where an application has another one by now, that
-- one stays, and its change is in the answer. What the applicant withdrew stays as it is.
-- @returns {"changed": number, "kept": how many stayed, "conflict": null or {"state", "by", "at"} of the first that "seen" kept}
create function public.move_applications(ids uuid[], state text, seen text default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  number integer;
  conflict jsonb;
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_too_many(ids);
  -- in one order, so that two members who change the same ones do not wait for each other for ever
  perform 1 from public.applications a where a.id = any (move_applications.ids) order by a.id for update;
  select jsonb_build_object('state', a.state) || coalesce(private.last_change(a.id, 'moved'), '{"by": null, "at": null}')
    into conflict from public.applications a
   where a.id = any (move_applications.ids) and a.state <> move_applications.seen order by a.id limit 1;
  update public.applications a set state = move_applications.state
   where a.id = any (move_applications.ids) and a.state <> move_applications.state
     and (move_applications.seen is null or a.state = move_applications.seen)
     and (private.seen_state(a) <> 'withdrawn' or cardinality(move_applications.ids) = 1);
  get diagnostics number = row_count;
  return jsonb_build_object('changed', number,
    'kept', (select count(*) from public.applications a where a.id = any (move_applications.ids)) - number,
    'conflict', conflict);
end $$;

-- Gives applications to a member of staff, or to nobody. "seen" as above, where "sees" says that the page showed something.
-- @returns as above, with {"assignee", "by", "at"} as conflict
create function public.assign_applications(ids uuid[], assignee uuid default null, sees boolean default false,
    seen uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  number integer;
  conflict jsonb;
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_too_many(ids);
  if not exists (select from public.staff_members m
                  where m.user_id = assign_applications.assignee and m.role in ('staff', 'admin'))
     and assign_applications.assignee is not null then
    raise exception using errcode = '22023', message = 'Only members who may change applications are given any.';
  end if;
  perform 1 from public.applications a where a.id = any (assign_applications.ids) order by a.id for update;
  select jsonb_build_object('assignee', a.assignee)
         || coalesce(private.last_change(a.id, 'assigned'), '{"by": null, "at": null}')
    into conflict from public.applications a
   where a.id = any (assign_applications.ids) and assign_applications.sees
     and a.assignee is distinct from assign_applications.seen order by a.id limit 1;
  update public.applications a set assignee = assign_applications.assignee
   where a.id = any (assign_applications.ids) and a.assignee is distinct from assign_applications.assignee
     and (not assign_applications.sees or a.assignee is not distinct from assign_applications.seen)
     and (private.seen_state(a) <> 'withdrawn' or cardinality(assign_applications.ids) = 1);
  get diagnostics number = row_count;
  return jsonb_build_object('changed', number,
    'kept', (select count(*) from public.applications a where a.id = any (assign_applications.ids)) - number,
    'conflict', conflict);
end $$;

-- Takes states back that the applicants have not seen yet: each application has again the one that its applicant sees.
-- @returns {"changed": number}
create function public.take_back_states(ids uuid[]) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  number integer;
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_too_many(ids);
  perform 1 from public.applications a where a.id = any (take_back_states.ids) order by a.id for update;
  update public.applications a set state = a.shown_state
   where a.id = any (take_back_states.ids) and a.state_shown_at > now() and a.state <> a.shown_state;
  get diagnostics number = row_count;
  return jsonb_build_object('changed', number);
end $$;

-- Who did what to an application, oldest first: what the audit has of it, for everybody who may read the application.
create function public.application_history(application_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  return (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'at', t.at, 'actor_name', t.actor_name,
                   'action', t.action, 'details', t.details) order by t.id), '[]')
            from public.staff_audit t where t.application_id = application_history.application_id);
end $$;

revoke all on function private.refuse_too_many(uuid[]), private.last_change(uuid, text) from public;
revoke all on function
  public.list_applications(text, text, text, text, date, date, uuid, text, text, boolean, integer, integer),
  public.list_application_ids(text, text, text, text, date, date, uuid, text), public.move_applications(uuid[], text, text),
  public.assign_applications(uuid[], uuid, boolean, uuid), public.take_back_states(uuid[]),
  public.application_history(uuid) from public, anon, authenticated, service_role;
grant execute on function
  public.list_applications(text, text, text, text, date, date, uuid, text, text, boolean, integer, integer),
  public.list_application_ids(text, text, text, text, date, date, uuid, text), public.move_applications(uuid[], text, text),
  public.assign_applications(uuid[], uuid, boolean, uuid), public.take_back_states(uuid[]),
  public.application_history(uuid) to authenticated;
