-- The free-text column is called why_join whatever the brand is called. The name that the specification gives it is built
-- from the brand where staff see it (src/config/brand.ts). Grants and policies follow a renamed column by themselves.
alter table public.applications rename column why_join_fernwell to why_join;
alter table public.applications rename constraint applications_why_join_fernwell_check to applications_why_join_check;

create or replace function private.prepare_application() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  reasons text[] := '{}';
begin
  new.full_name := btrim(new.full_name, E' \t\r\n');
  new.cover_letter := btrim(new.cover_letter, E' \t\r\n');
  new.why_join := btrim(new.why_join, E' \t\r\n');

  if new.form_seconds is not null then   -- least and greatest pass over null
    new.form_seconds := trunc(least(greatest(new.form_seconds, 0), 1000000000));
  end if;
  new.form_trap := left(coalesce(new.form_trap, ''), 200);
  if new.form_trap <> '' then
    reasons := reasons || 'hidden field filled in'::text;
  end if;
  if new.form_seconds < private.limit_of('form_minimum_seconds') then
    reasons := reasons || format('form filled in within %s s', new.form_seconds);
  end if;
  new.flagged_reason := array_to_string(reasons, '; ');
  return new;
end $$;

-- Pages that were open before this migration still send the old name, until they are loaded again. A project with
-- applications has such pages, so it takes the old name too and stores the text under the new one. A new project has
-- none, and stays without. A later migration removes the column, the trigger and the function.
do $$
begin
  if not exists (select from public.applications) then
    return;
  end if;
  alter table public.applications add column why_join_fernwell text;
  comment on column public.applications.why_join_fernwell is
    'Name of why_join in pages from before 22 November 2026. Always null: a trigger moves the text.';
  grant insert (why_join_fernwell) on public.applications to anon, authenticated;
  create function private.take_old_why_join() returns trigger
    language plpgsql volatile set search_path = '' as $body$
  begin
    new.why_join := coalesce(new.why_join, new.why_join_fernwell);
    new.why_join_fernwell := null;
    return new;
  end $body$;
  revoke all on function private.take_old_why_join() from public;
  create trigger application_0_take_old_why_join before insert on public.applications
    for each row execute function private.take_old_why_join();
end $$;
