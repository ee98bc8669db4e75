-- How staff handle applications: a short name for each, notes, and a trace of every change.

-- The first eight digits of the id, as src/domain/application/reference.ts makes them; a test compares the two.
alter table public.applications
  add column reference text not null generated always as (upper(left(id::text, 8))) stored;
comment on column public.applications.reference is 'What people call the application; proves and opens nothing.';

create table public.application_notes (
  id             uuid        primary key default gen_random_uuid(),
  application_id uuid        not null references public.applications (id) on delete cascade,
  author         uuid        references public.staff_members (user_id) on delete set null,
  author_name    text        not null,
  body           text        not null,
  created_at     timestamptz not null default now(),
  constraint application_notes_body_check check (char_length(body) between 1 and 4000 and body = btrim(body, E' \t\r\n'))
);
comment on table public.application_notes is 'What staff wrote down about an application; goes with it.';
create index application_notes_application_idx on public.application_notes (application_id, created_at);
create index application_notes_author_idx      on public.application_notes (author);

-- Author and time are the session's, whatever was sent; only service_role may bring older notes back.
create function private.prepare_note() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  new.body := btrim(new.body, E' \t\r\n');
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated') then
    new.author := auth.uid();
    new.author_name := private.actor_name();
    new.created_at := now();
  end if;
  new.author_name := coalesce(new.author_name, private.actor_name());
  return new;
end $$;
create trigger application_note_prepare before insert on public.application_notes
  for each row execute function private.prepare_note();

create function private.audit_notes() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.write_audit('noted', new.application_id, jsonb_build_object('note_id', new.id));
  elsif exists (select from public.applications a where a.id = old.application_id) then   -- else it goes with all the rest
    perform private.write_audit('note_deleted', old.application_id, jsonb_build_object('note_id', old.id));
  end if;
  return null;
end $$;
create trigger application_notes_audit after insert or delete on public.application_notes
  for each row execute function private.audit_notes();
revoke all on function private.prepare_note(), private.audit_notes() from public;

-- The text is read through public.open_application() alone, which leaves a trace.
revoke all on public.application_notes from public, anon, authenticated, service_role;
grant select (id, application_id, author, author_name, created_at), insert (application_id, body), delete
  on public.application_notes to authenticated;
grant all on public.application_notes to service_role;
alter table public.application_notes enable row level security;

create policy "staff see that there are notes"
  on public.application_notes for select to authenticated
  using ((select private.is_staff()));

create policy "staff write notes in their own name"
  on public.application_notes for insert to authenticated
  with check (author = (select auth.uid()) and (select private.staff_role()) in ('staff', 'admin'));

-- There is no update policy, and no such grant: a note stands as it was written.
create policy "staff delete their own notes, an admin any"
  on public.application_notes for delete to authenticated
  using ((select private.staff_role()) = 'admin'
         or (author = (select auth.uid()) and (select private.staff_role()) = 'staff'));

-- Where the stored locator of a resume says that the file is; null without a resume.
create function private.resume_object(resume_url text) returns text
  language sql immutable set search_path = '' as
$$ select substring(resume_url from '/storage/v1/object/public/resumes/(.+)$') $$;
revoke all on function private.resume_object(text) from public;

-- The file goes first, by the Storage API: a row that is gone could not say any more which file is left.
-- Not for service_role and the purge, which clean up behind themselves.
create function private.refuse_orphan() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated')
     and exists (select from storage.objects o
                 where o.bucket_id = 'resumes' and o.name = private.resume_object(old.resume_url)) then
    raise exception using errcode = 'PT409',
      message = 'The resume of this application has to be deleted first.',
      hint = 'resume_still_there';
  end if;
  return old;
end $$;
create trigger application_refuse_orphan before delete on public.applications
  for each row execute function private.refuse_orphan();

create function private.audit_applications() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    -- only private.purge_due() sets this, and only for its own statement
    perform private.write_audit(
      case current_setting('desk.is_purging', true) when 'yes' then 'purged' else 'erased' end, old.id);
    return null;
  end if;
  if new.state <> old.state then
    perform private.write_audit(
      case when new.state = 'withdrawn' and current_setting('role', true) = 'anon' then 'withdrawn' else 'state_changed' end,
      new.id, jsonb_build_object('from', old.state, 'to', new.state));
  end if;
  if new.assignee is distinct from old.assignee then
    perform private.write_audit('assigned', new.id, jsonb_build_object('to', new.assignee));
  end if;
  return null;
end $$;
create trigger applications_audit after update of state, assignee or delete on public.applications
  for each row execute function private.audit_applications();
revoke all on function private.refuse_orphan(), private.audit_applications() from public;
