-- What people sent goes by itself, with its files, when the promised time is over: from its sending or, if later, from the last decision
-- or answer. Applications that a legal claim is about stay until it is settled (kept_since).

-- One number, that of yearsKept in src/domain/application/rules.ts, which the texts of the site promise and the laws in
-- src/content/legal-duties/keeping.ts ask for; a test compares the two. No setting changes it.
create function private.retention_period() returns interval
  language sql immutable set search_path = '' as
$$ select interval '5 years' $$;

-- What has not been touched since this moment is due.
create function private.due_before() returns timestamptz
  language sql stable security definer set search_path = '' as
$$ select now() - private.retention_period() $$;

-- Erases what is due, oldest first: applications with their notes, and requests for an accommodation. Their files are then nobody's.
-- What somebody changes in this moment is judged by what it has become, or left for the next round.
-- @returns {"applications": 2, "requests": 0}
create function public.purge_due(at_most integer default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  applications integer;
  requests integer;
begin
  perform set_config('staff.is_purging', 'yes', true);
  delete from public.applications d where d.id in (
    select a.id from public.applications a where a.kept_since < private.due_before()
     order by a.created_at limit purge_due.at_most for update skip locked);
  get diagnostics applications = row_count;
  delete from public.accommodation_requests d where d.id in (
    select r.id from public.accommodation_requests r where coalesce(r.answered_at, r.created_at) < private.due_before()
     order by r.created_at limit purge_due.at_most for update skip locked);
  get diagnostics requests = row_count;
  perform set_config('staff.is_purging', '', true);
  delete from private.used_resume_names u where u.at < private.due_before();
  delete from private.state_changes c where c.at < now() - interval '8 days';   -- a letter waits for a week at most
  delete from private.assignment_changes c where c.at < now() - interval '8 days';
  return jsonb_build_object('applications', applications, 'requests', requests);
end $$;

-- How much will be due in so many days, from now on or already, and when what comes due next does so.
-- @returns {"now", "applications": 2, "requests": 0, "next_at": null where nothing is kept that is not due already}
create function public.count_due(in_days integer default 0) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with kept as (
    select 'applications' as kind, a.kept_since as since from public.applications a
    union all select 'requests', coalesce(r.answered_at, r.created_at) from public.accommodation_requests r)
  select jsonb_build_object('now', now(),
           'applications', count(*) filter (where k.kind = 'applications' and k.since < u.until),
           'requests', count(*) filter (where k.kind = 'requests' and k.since < u.until),
           'next_at', min(k.since) filter (where k.since >= private.due_before() and k.since < 'infinity') + private.retention_period())
    from kept k right join (select private.due_before() + make_interval(days => least(greatest(count_due.in_days, 0), 10000)) as until) u on true
$$;

-- The files that no application names: of purged ones, replaced ones, and of forms that were never sent. Only the Storage API removes
-- them. A form that is just being sent has its file before its row, so those of the last hour are counted alone.
-- @returns {"files": [{"name": "…", "created_at": "…", "bytes": 2000}], "recent": 1}, oldest first
create function public.unnamed_files(at_most integer default null) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with unnamed as (
    select o.name, o.created_at, coalesce((o.metadata ->> 'size')::bigint, 0) as bytes from storage.objects o
     where o.bucket_id = 'resumes' and o.name <> '.emptyFolderPlaceholder'   -- what the dashboard keeps a folder with
       and not exists (select from public.applications a
                        where a.resume_url <> '' and substring(a.resume_url from '/storage/v1/object/public/resumes/(.+)$') = o.name)
  ), old as (
    select * from unnamed u where u.created_at < now() - interval '1 hour' order by u.created_at, u.name limit unnamed_files.at_most)
  select jsonb_build_object(
    'files', (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at, f.name), '[]') from old f),
    'recent', (select count(*) from unnamed u where u.created_at >= now() - interval '1 hour'))
$$;
grant execute on function public.purge_due(integer), public.count_due(integer), public.unnamed_files(integer) to service_role;
