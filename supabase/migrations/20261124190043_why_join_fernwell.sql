-- Written by `npm run brand`: the reason to join stands in a column named after the brand (specification, section 3).
-- Grants, policies and the check follow a renamed column by themselves.
alter table public.applications rename column why_join to why_join_fernwell;
alter table public.applications rename constraint applications_why_join_check to applications_why_join_fernwell_check;

create or replace function private.trim_why_join() returns trigger
  language plpgsql volatile set search_path = '' as $$
begin
  new.why_join_fernwell := btrim(new.why_join_fernwell, E' \t\r\n');
  return new;
end $$;
revoke all on function private.trim_why_join() from public;

create or replace trigger application_trim_why_join before insert on public.applications
  for each row execute function private.trim_why_join();
