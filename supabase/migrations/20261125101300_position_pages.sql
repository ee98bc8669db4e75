-- What the staff app needs around positions: how many have applied, and a build of the site that brings them into its pages.

-- How many applications there are for each position, by its id.
create function public.count_applications() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  return (select coalesce(jsonb_object_agg(c.job_id, c.total), '{}')
            from (select a.job_id, count(*) as total from public.applications a group by a.job_id) c);
end $$;

-- Lets a member of staff ask for a build, so often in an hour, and writes it down. The edge function `request-build` calls it with
-- the caller's own token before it tells the host: the secret of that is not in the database.
-- @throws 42501 for everybody else, PT429 over the limit.
create function public.request_build() returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless('staff', 'admin');
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('request_build', 0));
  if (select count(*) from public.staff_audit t where t.action = 'build_requested' and t.at > now() - interval '1 hour')
     >= private.limit_of('builds_per_hour') then
    raise exception using errcode = 'PT429', hint = 'too_many_builds',
      message = 'The site was asked to be built too often in an hour. Please try again later.';
  end if;
  perform private.write_audit('build_requested', null);
  return jsonb_build_object('requested_at', now());
end $$;

grant execute on function public.count_applications(), public.request_build() to authenticated;
