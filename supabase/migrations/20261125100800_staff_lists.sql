-- Lists of applications for staff, and changes to one application or to many at once.

-- The conditions of a search and filters, whatever the state is, as SQL on public.applications a: only those that are asked for, so
-- that the planner sees what it needs, and with every value quoted. An empty text, or null, asks for everything; "until" is the first
-- moment that is too late. Every word of a search has to be in the name or the address; a search may also be a reference or its
-- beginning, or a phone number from its end, at least seven digits of it, so that nobody finds one out digit by digit,
-- where no look leaves a trace. All of it stands in applications_list_idx, beside which no letter is read. "in_texts" finds what
-- somebody has written, too: what it finds is shown once private.note_text_search() has written down whom it shows.
create function private.list_conditions(
  search text, job text, language text, since timestamptz, until timestamptz, assignee uuid, is_unassigned boolean, "only" text,
  in_texts boolean) returns text
  language plpgsql stable set search_path = '' as $$
declare
  folded text;
  patterns text[];
  reference_start text;
  number text;
begin
  perform private.refuse_odd(char_length(coalesce(list_conditions.search, '')) <= 200, 'A search is at most 200 characters long.');
  perform private.refuse_odd(octet_length(concat(list_conditions.job, list_conditions.language)) <= 200);
  perform private.refuse_odd(coalesce(list_conditions."only", '') in ('', 'due', 'repeated', 'flagged', 'no_resume'),
    'There is no such selection.');
  folded := btrim(private.fold(coalesce(list_conditions.search, '')));
  patterns := (
    select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%')
      from regexp_split_to_table(folded, '\s+') word where word <> '');
  reference_start := upper(regexp_replace(folded, '[\s-]', '', 'g'));
  -- with or without the code of a country, or the 0 or 00 before a number
  number := ltrim(regexp_replace(folded, '\D', '', 'g'), '0');
  return concat_ws(' and ', 'true',
    case when patterns is not null then '(' || concat_ws(' or ',
      format('a.search_text like all (%L::text[])', patterns),
      case when reference_start ~ '^[0-9A-F]{1,8}$' then format('starts_with(a.reference, %L)', reference_start) end,
      case when folded ~ '^[\d\s()+./-]+$' and length(number) >= 7 then format(
        'right(a.phone, %2$s) = %1$L or (length(a.phone) > 7 and right(%1$L, length(ltrim(a.phone, ''+''))) = ltrim(a.phone, ''+''))',
        number, length(number)) end,
      case when list_conditions.in_texts then format(
        'a.id in (select w.application_id from private.written_words w where w.words @@ %L::tsquery)',
        private.query_of(list_conditions.search)) end) || ')' end,
    case when list_conditions.job <> '' then format('a.job_id = %L', list_conditions.job) end,
    case when list_conditions.language <> '' then format('a.language = %L', list_conditions.language) end,
    case when list_conditions.since is not null then format('a.created_at >= %L::timestamptz', list_conditions.since) end,
    case when list_conditions.until is not null then format('a.created_at < %L::timestamptz', list_conditions.until) end,
    case when list_conditions.assignee is not null then format('a.assignee = %L::uuid', list_conditions.assignee) end,
    case when list_conditions.is_unassigned then 'a.assignee is null' end,
    case list_conditions."only"
      when 'due' then format('a.kept_since < %L::timestamptz', private.due_before())
      when 'flagged' then 'a.flagged'
      when 'no_resume' then $only$a.resume_url = ''$only$
      when 'repeated' then '(lower(a.email), a.job_id) in (
        select lower(b.email), b.job_id from public.applications b group by 1, 2 having count(*) > 1)' end);
end $$;

-- What a list is sorted by, as SQL on public.applications a; before the newest, and the id.
-- @throws 22023 for an order that there is not
create function private.list_order(sort text) returns text
  language plpgsql immutable set search_path = '' as $$
declare
  key text := case list_order.sort
    when 'received' then 'a.created_at'
    when 'name' then 'a.search_text collate "C"'
    when 'position' then 'a.job_id collate "C"'
    when 'state' then $key$array_position('{new,looked_at,talking,offer,hired,declined,withdrawn}'::text[], a.state)$key$
    when 'assignee' then '(select lower(m.name) collate "C" from public.staff_members m where m.user_id = a.assignee)' end;
begin
  perform private.refuse_odd(key is not null, 'There is no such order.');
  return key;
end $$;

-- One page of the list: how many there are on all pages, how many of each state the search and the other filters let through
-- and how many of them are due, and the rows. With "in_texts" each row says in which kinds of texts the words were found; the first
-- call for a page leaves the trace and shows nothing, and the page behind the last one begins with the last row: no number without a row.
create function public.list_applications(
  search text default '', job text default '', state text default '', language text default '',
  since timestamptz default null, until timestamptz default null, assignee uuid default null, is_unassigned boolean default false,
  "only" text default '', in_texts boolean default false,
  sort text default 'received', is_descending boolean default true,
  page_offset integer default 0, page_size integer default 50) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
  sort_key text;
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  sort_key := private.list_order(list_applications.sort);
  execute format($query$
    with found as materialized (
      select a.id, a.created_at, a.state, a.kept_since, %1$s as key from public.applications a where %2$s
    ), counted as (
      select f.state, count(*) as number, count(*) filter (where f.kept_since < $1) as due from found f group by f.state
    ), page as (
      select f.id, row_number() over () as place
        from (select f.id from found f where $2 = '' or f.state = $2
               order by f.key %3$s nulls last, f.created_at desc, f.id limit $3
              offset case when $5 is null then $4 else least($4, (select greatest(sum(c.number) - 1, 0) from counted c
                                                                   where $2 = '' or c.state = $2)) end) f
    )
    select jsonb_build_object(
             'total', (select coalesce(sum(c.number), 0) from counted c where $2 = '' or c.state = $2),
             'states', (select coalesce(jsonb_object_agg(c.state, c.number), '{}') from counted c),
             'due', (select coalesce(sum(c.due), 0) from counted c),
             'rows', coalesce(jsonb_agg(jsonb_build_object(
               'id', a.id, 'reference', a.reference, 'created_at', a.created_at, 'job_id', a.job_id, 'job_title', a.job_title,
               'full_name', a.full_name, 'email', a.email, 'language', a.language, 'state', a.state, 'assignee', a.assignee,
               'assignee_name', (select m.name from public.staff_members m where m.user_id = a.assignee),
               'has_resume', a.resume_url <> '', 'flagged', a.flagged,
               'repeats', (select count(*) - 1 from public.applications b
                            where lower(b.email) = lower(a.email) and b.job_id = a.job_id),
               'is_due', a.kept_since < $1,
               'found_in', (select coalesce(jsonb_agg(distinct w.source), '[]') from private.written_words w
                             where $5 is not null and w.application_id = a.id and w.words @@ $5)) order by p.place), '[]'))
      from page p join public.applications a on a.id = p.id $query$,
    sort_key,
    private.list_conditions(list_applications.search, list_applications.job, list_applications.language, list_applications.since,
      list_applications.until, list_applications.assignee, list_applications.is_unassigned, list_applications."only",
      list_applications.in_texts),
    case when list_applications.is_descending then 'desc' else 'asc' end)
    into answer
    using private.due_before(), list_applications.state,
      least(greatest(list_applications.page_size, 1), 200), greatest(list_applications.page_offset, 0),
      case when list_applications.in_texts then private.query_of(list_applications.search) end;
  if private.note_text_search(list_applications.search, list_applications.in_texts, jsonb_path_query_array(answer, '$.rows[*].id')) then
    return private.retry_call();
  end if;
  return answer;
end $$;

-- Where an application stands in a list, and up to 100 ids before and behind it; one that the filters let through no more counts
-- where it would stand. Null when there is none of that id.
-- @returns {"ids", in order, itself among them, "first": the place of the first of them, from 1, "total": of the list, "is_listed"}
create function public.list_neighbours(
  application_id uuid,
  search text default '', job text default '', state text default '', language text default '',
  since timestamptz default null, until timestamptz default null, assignee uuid default null, is_unassigned boolean default false,
  "only" text default '', in_texts boolean default false,
  sort text default 'received', is_descending boolean default true) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
  sort_key text;
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  sort_key := private.list_order(list_neighbours.sort);
  execute format($query$
    with found as materialized (
      select a.id, a.created_at, %1$s as key, true as is_listed from public.applications a where %2$s and ($2 = '' or a.state = $2)
    ), listed as (
      select * from found
      union all
      select a.id, a.created_at, %1$s, false from public.applications a
       where a.id = $1 and not exists (select from found f where f.id = $1)
    ), placed as materialized (
      select l.id, l.is_listed, row_number() over (order by l.key %3$s nulls last, l.created_at desc, l.id) as place from listed l
    )
    select jsonb_build_object('first', greatest(h.place - 100, 1), 'is_listed', h.is_listed,
             'total', (select count(*) from found),
             'ids', (select jsonb_agg(p.id order by p.place) from placed p where p.place between h.place - 100 and h.place + 100))
      from placed h where h.id = $1 $query$,
    sort_key,
    private.list_conditions(list_neighbours.search, list_neighbours.job, list_neighbours.language, list_neighbours.since,
      list_neighbours.until, list_neighbours.assignee, list_neighbours.is_unassigned, list_neighbours."only", list_neighbours.in_texts),
    case when list_neighbours.is_descending then 'desc' else 'asc' end)
    into answer using list_neighbours.application_id, list_neighbours.state;
  if private.note_text_search(list_neighbours.search, list_neighbours.in_texts, answer -> 'ids') then
    return private.retry_call();
  end if;
  return answer;
end $$;

-- The ids of all that a list would show on its pages, oldest first, for a change to all of them. At most 10 000.
create function public.list_application_ids(
  search text default '', job text default '', state text default '', language text default '',
  since timestamptz default null, until timestamptz default null, assignee uuid default null, is_unassigned boolean default false,
  "only" text default '', in_texts boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.refuse_unless('staff', 'admin');
  execute format($query$
    select coalesce(jsonb_agg(f.id order by f.created_at, f.id), '[]')
      from (select a.id, a.created_at from public.applications a where %s and ($1 = '' or a.state = $1) limit 10001) f $query$,
    private.list_conditions(list_application_ids.search, list_application_ids.job, list_application_ids.language,
      list_application_ids.since, list_application_ids.until, list_application_ids.assignee, list_application_ids.is_unassigned,
      list_application_ids."only", list_application_ids.in_texts))
    into answer using list_application_ids.state;
  if jsonb_array_length(answer) > 10000 then
    raise exception using errcode = '22023', message = 'At most 10000 applications are chosen at once.';
  end if;
  if private.note_text_search(list_application_ids.search, list_application_ids.in_texts, answer) then
    return private.retry_call();
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
     and t.action = any (case kind when 'assigned' then '{assigned}' else '{state_changed,state_undone,withdrawn}' end::text[])
   order by t.id desc limit 1
$$;

-- Whose applications were before each change by members. One is undone until something else has happened to it; older ones go with
-- public.purge_due().
create table private.assignment_changes (
  id              bigint      generated always as identity primary key,
  batch           uuid        not null,   -- what was changed at once has one
  application_id  uuid        not null references public.applications (id) on delete cascade,
  at              timestamptz not null default now(),
  assignee_before uuid,                   -- may be no member any more
  assignee_after  uuid,
  unseen_before   timestamptz,            -- since when the one before had it without having seen it
  undone_at       timestamptz,
  undone_by       text
);
alter table private.assignment_changes enable row level security;   -- no policy: for functions alone
create index assignment_changes_application_idx on private.assignment_changes (application_id, id);
create index assignment_changes_batch_idx       on private.assignment_changes (batch, application_id, id);

-- Whether somebody can be given applications: a reader could do nothing with them.
create function private.may_be_assigned(member uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff_members m where m.user_id = may_be_assigned.member and m.role in ('staff', 'admin'))
$$;

-- Gives applications to a member of staff, or to nobody. "expected_assignee" is whom the page showed, where "checks_assignee" says that
-- it counts: who is assigned to somebody else by now stays so. What the applicant withdrew stays as it is. What has one "batch" is undone
-- at once.
-- @returns {"batch", "changed": number, "skipped": how many stayed, "before": [{"assignee", "number"}] of those that changed, "conflict": null
--   or {"assignee", "by", "at"} of the first that is not as expected}
create function public.assign_applications(ids uuid[], assignee uuid default null, checks_assignee boolean default false,
    expected_assignee uuid default null, batch uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  batch_id uuid := coalesce(assign_applications.batch, gen_random_uuid());
  changing uuid[];
  conflict jsonb;
  before jsonb;
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_too_many(ids);
  perform private.refuse_odd(assign_applications.assignee is null or private.may_be_assigned(assign_applications.assignee),
    'Only members who may change applications are given any.');
  perform 1 from public.applications a where a.id = any (assign_applications.ids) order by a.id for update;
  select jsonb_build_object('assignee', a.assignee)
         || coalesce(private.last_change(a.id, 'assigned'), '{"by": null, "at": null}')
    into conflict from public.applications a
   where a.id = any (assign_applications.ids) and assign_applications.checks_assignee
     and a.assignee is distinct from assign_applications.expected_assignee order by a.id limit 1;
  perform private.refuse_withdrawn(a) from public.applications a
    where a.id = any (assign_applications.ids) and cardinality(assign_applications.ids) = 1 and assign_applications.assignee is not null;
  changing := array(
    select a.id from public.applications a
     where a.id = any (assign_applications.ids) and a.assignee is distinct from assign_applications.assignee
       and (not assign_applications.checks_assignee or a.assignee is not distinct from assign_applications.expected_assignee)
       and (private.visible_state(a) <> 'withdrawn' or cardinality(assign_applications.ids) = 1));
  select coalesce(jsonb_agg(jsonb_build_object('assignee', g.assignee, 'number', g.number) order by g.number desc, g.assignee), '[]')
    into before
    from (select a.assignee, count(*) as number from public.applications a where a.id = any (changing) group by a.assignee) g;
  insert into private.assignment_changes (batch, application_id, assignee_before, assignee_after, unseen_before)
  select batch_id, a.id, a.assignee, assign_applications.assignee,
         (select u.at from private.unseen_assignments u where u.application_id = a.id)
    from public.applications a where a.id = any (changing);
  update public.applications a set assignee = assign_applications.assignee where a.id = any (changing);
  return jsonb_build_object('batch', batch_id, 'changed', cardinality(changing),
    'skipped', (select count(*) from public.applications a where a.id = any (assign_applications.ids)) - cardinality(changing),
    'before', before, 'conflict', conflict);
end $$;

-- Undoes what was assigned at once, but for what has changed since, what the applicant has withdrawn, and what was somebody's who can be
-- given none any more; at most 1000 in one call, in the order of their ids. Whoever had not seen that it was theirs is told as before.
-- Whoever may change applications undoes what anybody has done.
-- @returns as public.undo_states(), with the "assignee" there is in place of the state
create function public.undo_assignments(batch uuid, after_application uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen bigint[];
  fit bigint[];
  stayed jsonb;
  next uuid;
begin
  perform private.refuse_unless('staff', 'admin');
  with found as (
    select distinct on (c.application_id) c.application_id, c.id from private.assignment_changes c
     where c.batch = undo_assignments.batch
       and (undo_assignments.after_application is null or c.application_id > undo_assignments.after_application)
     order by c.application_id, c.id desc limit 1001
  ), numbered as (select f.*, row_number() over (order by f.application_id) as place from found f)
  select array(select n.id from numbered n where n.place <= 1000),
         (select n.application_id from numbered n where n.place = 1000 and exists (select from numbered where place = 1001))
    into chosen, next;
  perform 1 from public.applications a join private.assignment_changes c on c.application_id = a.id
    where c.id = any (chosen) order by a.id for update of a;
  with judged as materialized (
    select c.id, a.assignee, c.undone_by, c.undone_at, private.last_change(a.id, 'assigned') as last,
           case when c.undone_at is not null then 'undone'
                when a.assignee is distinct from c.assignee_after
                  or exists (select from private.assignment_changes l
                              where l.application_id = c.application_id and l.id > c.id and l.undone_at is null) then 'changed'
                when private.visible_state(a) = 'withdrawn' and c.assignee_before is not null then 'withdrawn'
                when not private.may_be_assigned(c.assignee_before) and c.assignee_before is not null then 'removed' end as reason
      from private.assignment_changes c join public.applications a on a.id = c.application_id
     where c.id = any (chosen)
  ), first as (
    select j.reason, count(*) as number, min(j.id) as id from judged j where j.reason is not null group by j.reason)
  select array(select j.id from judged j where j.reason is null),
         (select coalesce(jsonb_agg(jsonb_build_object('reason', f.reason, 'number', f.number, 'assignee', j.assignee,
                    'by', case f.reason when 'undone' then j.undone_by when 'changed' then j.last ->> 'by' end,
                    'at', case f.reason when 'undone' then to_jsonb(j.undone_at) when 'changed' then j.last -> 'at' end)
                  order by f.number desc, f.reason), '[]')
            from first f join judged j on j.id = f.id)
    into fit, stayed;
  update public.applications a set assignee = c.assignee_before
    from private.assignment_changes c where c.id = any (fit) and a.id = c.application_id;
  delete from private.unseen_assignments u using private.assignment_changes c
   where c.id = any (fit) and u.application_id = c.application_id and c.unseen_before is null;
  update private.unseen_assignments u set at = c.unseen_before
    from private.assignment_changes c where c.id = any (fit) and u.application_id = c.application_id;
  update private.assignment_changes c set undone_at = now(), undone_by = private.actor_name() where c.id = any (fit);
  return jsonb_build_object('changed', cardinality(fit), 'stayed', stayed, 'next', next);
end $$;

-- Who did what to an application, oldest first: what the audit has of it, for everybody who may read the application.
create function public.application_history(application_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  return (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'at', t.at, 'actor_name', t.actor_name,
                   'is_member', t.actor is not null, 'action', t.action, 'details', t.details) order by t.id), '[]')
            from public.staff_audit t
           where t.application_id = application_history.application_id or t.application_ids @> array[application_history.application_id]);
end $$;

grant execute on function
  public.list_applications, public.list_neighbours, public.list_application_ids,
  public.assign_applications(uuid[], uuid, boolean, uuid, uuid), public.undo_assignments(uuid, uuid),
  public.application_history(uuid) to authenticated;
