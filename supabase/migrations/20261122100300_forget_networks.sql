-- Network addresses go by themselves, also when nobody applies: by pg_cron where the project has it (hosted projects
-- do), by a timer in the embedded backend, elsewhere by whatever runs "select private.forget_networks()" once an hour.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('forget-networks', '13 * * * *', 'select private.forget_networks()');
  end if;
exception when others then
  raise warning 'pg_cron is not set up (%). Run "select private.forget_networks()" once an hour.', sqlerrm;
end $$;
