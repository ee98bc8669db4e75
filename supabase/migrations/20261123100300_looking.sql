-- Looking at applications goes through functions, because no policy can write down that somebody looked: a select fires no
-- trigger. Staff select only what a list shows; all the rest, and resumes, opens through what leaves a row in the audit.

revoke select on public.applications from authenticated;
grant select (id, created_at, job_id, job_title, full_name, email, language, state, assignee, flagged, flagged_reason, reference)
  on public.applications to authenticated;

-- @throws 42501 for callers without one of the roles: strangers, sessions that are over, members who owe a code.
create function private.refuse_unless(variadic roles text[]) returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if (private.staff_role() = any (roles)) is not true then
    raise exception using errcode = '42501', message = 'Only staff may do this.';
  end if;
end $$;
revoke all on function private.refuse_unless(text[]) from public;

-- An application as staff read it: without keys and marks of the machinery.
create function private.whole_application(a public.applications) returns jsonb
  language sql stable set search_path = '' as
$$ select to_jsonb(a) - '{submission_key,link_hash,inserted_xid,why_join_fernwell}'::text[] $$;
revoke all on function private.whole_application(public.applications) from public;

-- One page of the list. An empty text, or null, asks for everything. Days are UTC; "until" is the last day. It goes through
-- all rows once, which takes some 50 ms for ten thousand: no index of ours serves a part of a name.
create function public.list_applications(
  search text default '', job text default '', state text default '', language text default '',
  since date default null, until date default null, assignee uuid default null, "only" text default '',
  sort text default 'newest', page_offset integer default 0, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := lower(btrim(list_applications.search));
  -- a reference as it is shown has a hyphen in its middle
  reference_start text := upper(replace(wanted, '-', ''));
  due_before timestamptz := private.due_before();
  answer jsonb;
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  if list_applications."only" not in ('', 'due', 'repeated', 'flagged')
     or list_applications.sort not in ('newest', 'oldest', 'name') then
    raise exception using errcode = '22023', message = 'There is no such selection, or no such order.';
  end if;
  if reference_start !~ '^[0-9A-F]{1,8}$' then
    reference_start := null;
  end if;

  with found as materialized (
    select a.id, a.created_at, lower(a.full_name) as name
      from public.applications a
     where (wanted = '' or strpos(lower(a.full_name), wanted) > 0 or strpos(lower(a.email), wanted) > 0
            or starts_with(a.reference, reference_start))
       and (list_applications.job = '' or a.job_id = list_applications.job)
       and (list_applications.state = '' or a.state = list_applications.state)
       and (list_applications.language = '' or a.language = list_applications.language)
       and (list_applications.since is null or a.created_at >= list_applications.since::timestamp at time zone 'UTC')
       and (list_applications.until is null or a.created_at < (list_applications.until + 1)::timestamp at time zone 'UTC')
       and (list_applications.assignee is null or a.assignee = list_applications.assignee)
       and (list_applications."only" <> 'due' or a.created_at < due_before)
       and (list_applications."only" <> 'flagged' or a.flagged)
       and (list_applications."only" <> 'repeated' or (lower(a.email), a.job_id) in (
             select lower(b.email), b.job_id from public.applications b group by 1, 2 having count(*) > 1))
  ), page as (
    select f.*, row_number() over (order by
             case when list_applications.sort = 'name' then f.name end,
             case when list_applications.sort = 'oldest' then f.created_at end,
             case when list_applications.sort = 'newest' then f.created_at end desc, f.id) as place
      from found f
     order by place
     limit least(greatest(list_applications.page_size, 1), 200) offset greatest(list_applications.page_offset, 0)
  )
  select jsonb_build_object('total', (select count(*) from found), 'rows', coalesce(jsonb_agg(jsonb_build_object(
           'id', a.id, 'reference', a.reference, 'created_at', a.created_at, 'job_id', a.job_id, 'job_title', a.job_title,
           'full_name', a.full_name, 'email', a.email, 'language', a.language, 'state', a.state, 'assignee', a.assignee,
           'assignee_name', (select m.name from public.staff_members m where m.user_id = a.assignee),
           'has_resume', a.resume_url <> '', 'flagged', a.flagged,
           'repeats', (select count(*) - 1 from public.applications b
                        where lower(b.email) = lower(a.email) and b.job_id = a.job_id),
           'is_due', a.created_at < due_before) order by p.place), '[]'))
    into answer
    from page p join public.applications a on a.id = p.id;
  return answer;
end $$;

-- How many there are, by state and by position.
create function public.count_applications() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  due_before timestamptz := private.due_before();
  answer jsonb;
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  with counted as materialized (
    select a.state, a.job_id, count(*) as number, count(*) filter (where a.created_at < due_before) as due
      from public.applications a group by a.state, a.job_id)
  select jsonb_build_object(
    'states', (select coalesce(jsonb_object_agg(s.state, s.number), '{}')
                 from (select c.state, sum(c.number) as number from counted c group by c.state) s),
    'jobs', (select coalesce(jsonb_object_agg(j.job_id, j.number), '{}')
               from (select c.job_id, sum(c.number) as number from counted c group by c.job_id) j),
    'due', (select coalesce(sum(c.due), 0) from counted c),
    'total', (select coalesce(sum(c.number), 0) from counted c)) into answer;
  return answer;
end $$;

-- A whole application with its notes and the others of the same address; null when there is none of that id.
create function public.open_application(application_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  select * into a from public.applications where id = open_application.application_id;
  if not found then
    return null;
  end if;
  -- reloading a page is no new look
  if not exists (select from public.staff_audit t
                  where t.application_id = a.id and t.actor = auth.uid() and t.action = 'opened'
                    and t.at > now() - interval '5 minutes') then
    perform private.write_audit('opened', a.id);
  end if;
  return private.whole_application(a) || jsonb_build_object(
    'resume_name', private.resume_object(a.resume_url),
    'notes', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'author', n.author, 'author_name', n.author_name,
                                          'body', n.body, 'created_at', n.created_at) order by n.created_at, n.id), '[]')
                from public.application_notes n where n.application_id = a.id),
    'repeats', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'reference', b.reference,
                                            'created_at', b.created_at, 'job_title', b.job_title, 'state', b.state)
                                          order by b.created_at desc, b.id), '[]')
                  from public.applications b where lower(b.email) = lower(a.email) and b.id <> a.id));
end $$;

-- Opens the resume to the caller for a minute, in which a link to it can be made; null without one.
create function public.open_resume(application_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  object_name text;
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  select private.resume_object(a.resume_url) into object_name
    from public.applications a where a.id = open_resume.application_id;
  if object_name is null then
    return null;
  end if;
  perform private.write_audit('resume_opened', open_resume.application_id);
  return jsonb_build_object('name', object_name);
end $$;

-- Whole applications, oldest first; ids that there are not are left out.
create function public.export_applications(ids uuid[]) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.refuse_unless('staff', 'admin');
  if cardinality(export_applications.ids) > 1000 then
    raise exception using errcode = '22023', message = 'At most 1000 applications are exported at once.';
  end if;
  perform private.write_audit('exported', a.id) from public.applications a where a.id = any (export_applications.ids);
  select coalesce(jsonb_agg(private.whole_application(a) order by a.created_at, a.id), '[]') into answer
    from public.applications a where a.id = any (export_applications.ids);
  return answer;
end $$;

revoke all on function public.list_applications(text, text, text, text, date, date, uuid, text, text, integer, integer),
  public.count_applications(), public.open_application(uuid), public.open_resume(uuid), public.export_applications(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.list_applications(text, text, text, text, date, date, uuid, text, text, integer, integer),
  public.count_applications(), public.open_application(uuid), public.open_resume(uuid), public.export_applications(uuid[])
  to authenticated;

-- Whether the caller opened this resume within the last minute; and whether an admin is deleting it, for which Storage
-- has to see its row. Storage tells the method of the request (request.method), and hands out no content to DELETE.
create function private.may_see_resume(object_name text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select case private.staff_role() is not null
    when true then
      (private.staff_role() = 'admin' and current_setting('request.method', true) = 'DELETE')
      or exists (select from public.applications a
                   join public.staff_audit t on t.application_id = a.id
                  where a.resume_url <> ''
                    and substring(a.resume_url from '/storage/v1/object/public/resumes/(.+)$') = object_name
                    and t.actor = auth.uid() and t.action = 'resume_opened' and t.at > now() - interval '60 seconds')
    else false end
$$;
revoke all on function private.may_see_resume(text) from public;
grant execute on function private.may_see_resume(text) to authenticated;

drop policy "staff read resumes" on storage.objects;
create policy "staff read a resume for a minute after they opened it"
  on storage.objects for select to authenticated
  using (bucket_id = 'resumes' and (select private.is_staff()) and private.may_see_resume(name));
