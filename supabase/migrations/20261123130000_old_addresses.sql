-- Rows from before the rules on addresses keep what their applicant gave ("not valid"). But a check is asked again at every
-- change of a row, of any column: nobody could move, assign or withdraw such an application. So rows from before this
-- migration are let be, and all later ones are judged as before. Nothing changes in a project without applications.
do $$
declare
  rule record;
begin
  if not exists (select from public.applications) then
    return;
  end if;
  for rule in
    select c.conname as name, pg_get_expr(c.conbin, c.conrelid) as holds from pg_catalog.pg_constraint c
     where c.conrelid = 'public.applications'::regclass and c.contype = 'c' and not c.convalidated
  loop
    execute format('alter table public.applications drop constraint %I', rule.name);
    execute format('alter table public.applications add constraint %I check (created_at < %L::timestamptz or (%s))',
                   rule.name, now(), rule.holds);
  end loop;
end $$;
