-- How long applications are kept. What is older is shown as due, and goes by itself once a day.
alter table public.staff_settings
  add column retention_days integer not null default 365,
  add constraint staff_settings_retention_days_check check (retention_days between 30 and 3650);
comment on column public.staff_settings.retention_days is 'Days after which an application is erased: what the privacy notice promises.';
grant update (retention_days) on public.staff_settings to authenticated;   -- by the policy: an admin

-- Applications from before this moment are due.
create function private.due_before() returns timestamptz
  language sql stable security definer set search_path = '' as
$$ select now() - make_interval(days => (select s.retention_days from public.staff_settings s)) $$;

-- Erases what is due, with its notes. Gives the names of the files that are now nobody's: the embedded backend removes
-- them in the same transaction; on a hosted project, where only the Storage API may, "npm run applications -- orphans" does.
create function private.purge_due() returns text[]
  language plpgsql volatile security definer set search_path = '' as $$
declare
  names text[];
begin
  perform set_config('desk.is_purging', 'yes', true);
  with gone as (
    delete from public.applications a where a.created_at < private.due_before()
    returning private.resume_object(a.resume_url) as name)
  select coalesce(array_agg(g.name) filter (where g.name is not null), '{}') into names from gone g;
  perform set_config('desk.is_purging', '', true);
  return names;
end $$;
revoke all on function private.due_before(), private.purge_due() from public;
grant execute on function private.purge_due() to service_role;

-- Once a day: by pg_cron where the project has it (hosted projects do), by a timer in the embedded backend, elsewhere by
-- whatever runs "select private.purge_due()".
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('purge-due', '43 3 * * *', 'select private.purge_due()');
  end if;
exception when others then
  raise warning 'pg_cron is not set up (%). Run "select private.purge_due()" once a day.', sqlerrm;
end $$;
