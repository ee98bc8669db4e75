-- The reason to join is named after the brand (specification, section 3). What names the column stands in a migration that
-- `npm run brand` writes: here go the function that named it, and the second name that projects with applications had.
drop trigger if exists application_0_take_old_why_join on public.applications;
drop function if exists private.take_old_why_join();
alter table public.applications drop column if exists why_join_fernwell;

create or replace function private.prepare_application() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  reasons text[] := '{}';
begin
  new.full_name := btrim(new.full_name, E' \t\r\n');
  new.cover_letter := btrim(new.cover_letter, E' \t\r\n');

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

create or replace function private.whole_application(a public.applications) returns jsonb
  language sql stable set search_path = '' as
$$ select to_jsonb(a) - '{submission_key,link_hash,inserted_xid}'::text[] $$;
