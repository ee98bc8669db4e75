-- Who looked at what and who changed what: rows are added, and never changed or removed by anybody. They hold no name and
-- no address of an applicant, so that they may stay when an application goes; for the same reason nothing is tied to it.
create table public.staff_audit (
  id             bigint      generated always as identity primary key,
  at             timestamptz not null default now(),
  actor          uuid,       -- no foreign key: the row outlives the member
  actor_name     text        not null,
  action         text        not null,
  application_id uuid,
  details        jsonb       not null default '{}',
  constraint staff_audit_action_check check (action in (
    'opened', 'resume_opened', 'exported', 'state_changed', 'assigned', 'noted', 'note_deleted', 'erased', 'purged',
    'withdrawn', 'resume_added', 'position_changed', 'member_added', 'member_changed', 'member_removed',
    'settings_changed'))
);
comment on table public.staff_audit is 'What members of staff looked at and changed. Only auditors read it; nobody changes it.';
comment on column public.staff_audit.actor_name is
  'Name of the member at that time; "applicant" with the own link, "service_role" for the command line, else "database".';
create index staff_audit_at_idx          on public.staff_audit (at desc, id desc);
create index staff_audit_application_idx on public.staff_audit (application_id, at desc);

-- A trigger, because service_role passes row-level security and the owner has every privilege.
create function private.refuse_change_of_audit() returns trigger
  language plpgsql volatile set search_path = '' as $$
begin
  raise exception using errcode = '42501', message = 'Nobody changes or removes what the audit says.';
end $$;
revoke all on function private.refuse_change_of_audit() from public;
create trigger staff_audit_is_append_only before update or delete or truncate on public.staff_audit
  for each statement execute function private.refuse_change_of_audit();

-- Whether the caller is a member with the auditor's mark, whose session holds.
create function private.is_auditor() returns boolean
  language sql stable security definer set search_path = '' as $$
  select private.staff_role() is not null
     and exists (select from public.staff_members m where m.user_id = auth.uid() and m.is_auditor)
$$;
revoke all on function private.is_auditor() from public;
grant execute on function private.is_auditor() to authenticated;

-- Who acts, as the audit calls them.
create function private.actor_name() returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select m.name from public.staff_members m where m.user_id = auth.uid()),
    case when current_setting('desk.is_purging', true) = 'yes' then 'database' end,   -- private.purge_due()
    case current_setting('role', true) when 'anon' then 'applicant' when 'service_role' then 'service_role' else 'database' end)
$$;

create function private.write_audit(action text, application_id uuid, details jsonb default '{}') returns void
  language sql volatile security definer set search_path = '' as $$
  insert into public.staff_audit (actor, actor_name, action, application_id, details)
  values (auth.uid(), private.actor_name(), write_audit.action, write_audit.application_id, write_audit.details)
$$;
revoke all on function private.actor_name(), private.write_audit(text, uuid, jsonb) from public;

revoke all on public.staff_audit from public, anon, authenticated, service_role;
grant select on public.staff_audit to authenticated, service_role;
alter table public.staff_audit enable row level security;

-- Written by the functions and triggers of the database alone: there is no policy, and no such grant, to insert.
create policy "auditors read the audit"
  on public.staff_audit for select to authenticated
  using ((select private.is_auditor()));

create function private.audit_members() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  case tg_op
    when 'INSERT' then
      perform private.write_audit('member_added', null, jsonb_build_object(
        'user_id', new.user_id, 'name', new.name, 'role', new.role, 'is_auditor', new.is_auditor));
    when 'UPDATE' then
      perform private.write_audit('member_changed', null, jsonb_build_object(
        'user_id', new.user_id, 'name', new.name, 'role', new.role, 'is_auditor', new.is_auditor));
    else
      perform private.write_audit('member_removed', null, jsonb_build_object('user_id', old.user_id, 'name', old.name));
  end case;
  return null;
end $$;
create trigger staff_members_audit after insert or update or delete on public.staff_members
  for each row execute function private.audit_members();

create function private.audit_settings() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.write_audit('settings_changed', null, to_jsonb(new) - 'is_only');
  return null;
end $$;
create trigger staff_settings_audit after update on public.staff_settings
  for each row execute function private.audit_settings();
revoke all on function private.audit_members(), private.audit_settings() from public;
