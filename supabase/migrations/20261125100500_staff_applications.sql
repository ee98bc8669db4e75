-- How staff handle applications: notes, a trace of every change, and lists. Looking goes through functions, because no policy can
-- write down that somebody looked: a select fires no trigger.
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

-- What a person took back is looked at no more, as their page says: nobody takes it up again, and nothing is written beside it. A slip
-- of staff that nobody has seen yet can be taken back.
-- @throws PT409 application_withdrawn
create function private.refuse_withdrawn(a public.applications) returns void
  language plpgsql stable set search_path = '' as $$
begin
  if private.visible_state(a) = 'withdrawn' then
    raise exception using errcode = 'PT409',
      message = 'This application was withdrawn. It cannot be changed any more.',
      hint = 'application_withdrawn';
  end if;
end $$;

-- Author and time are the session's, whatever was sent; only service_role may bring older notes back.
create function private.prepare_note() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  new.body := btrim(new.body, E' \t\r\n');
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated') then
    perform private.refuse_withdrawn(a) from public.applications a where a.id = new.application_id;
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

-- Read through public.open_application() alone, which leaves a trace.
grant insert (application_id, body) on public.application_notes to authenticated;
grant all on public.application_notes to service_role;
alter table public.application_notes enable row level security;

-- Readers write nothing. A note stands as it was written: nobody may update one.
create policy "staff write notes in their own name"
  on public.application_notes for insert to authenticated
  with check (author = (select auth.uid()) and (select private.staff_role()) in ('staff', 'admin'));

-- Deletes a note: staff their own, an admin any.
-- @returns {"changed": 0 or 1}, as each function that changes one thing
create function public.delete_note(note_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless('staff', 'admin');
  delete from public.application_notes n
   where n.id = delete_note.note_id and (private.staff_role() = 'admin' or n.author = auth.uid());
  return jsonb_build_object('changed', found::integer);
end $$;

-- Whoever goes past the functions, with the key of the project or by SQL, leaves a trace as well. What members and applicants do to a
-- state private.set_state() writes down.
create function private.follow_application() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    -- only public.purge_due() sets this, and only for its own statement
    perform private.write_audit(
      case current_setting('staff.is_purging', true) when 'yes' then 'purged' else 'erased' end, old.id);
    return null;
  end if;
  if new.state <> old.state and coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    perform private.write_audit('state_changed', new.id, jsonb_build_object('from', old.state, 'to', new.state));
  end if;
  if new.assignee is distinct from old.assignee then
    perform private.write_audit('assigned', new.id, jsonb_build_object('to', new.assignee));
    delete from private.unseen_assignments u where u.application_id = new.id;
    insert into private.unseen_assignments (application_id, member)
    select new.id, new.assignee where new.assignee is not null and new.assignee is distinct from auth.uid();
  end if;
  return null;
end $$;
create trigger application_follow after update of state, assignee or delete on public.applications
  for each row execute function private.follow_application();

-- An application as staff read it: without keys and marks of the machinery.
create function private.full_application(a public.applications) returns jsonb
  language sql stable set search_path = '' as $$
  select to_jsonb(a) - '{submission_key,link_hash,inserted_xid,search_text,kept_since}'::text[] || jsonb_build_object(
    'visible_state', private.visible_state(a),
    'assignee_name', (select m.name from public.staff_members m where m.user_id = a.assignee),
    'note_count', (select count(*) from public.application_notes n where n.application_id = a.id))
$$;

-- The notes of an application, oldest first.
create function private.notes_of(application_id uuid) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'author', n.author, 'author_name', n.author_name,
                    'body', n.body, 'created_at', n.created_at) order by n.created_at, n.id), '[]')
    from public.application_notes n where n.application_id = notes_of.application_id
$$;

-- A full application with its notes, letters and the others of the same address; null when there is none of that id. The first call of a
-- look writes the trace and shows nothing; the next one reads.
create function public.open_application(application_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.applications;
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  select * into a from public.applications where id = open_application.application_id;
  if not found then
    return null;
  end if;
  if not private.has_looked('opened', a.id) then
    perform private.write_audit('opened', a.id);
    return private.retry_call();
  end if;
  delete from private.unseen_assignments u where u.application_id = a.id and u.member = auth.uid();
  return private.full_application(a) || jsonb_build_object(
    'resume_name', private.resume_object(a.resume_url),
    'replaced_resumes', (select coalesce(jsonb_agg(name), '[]') from unnest(private.resume_files(a.id)) as name
                          where name is distinct from private.resume_object(a.resume_url)),
    'notes', private.notes_of(a.id),
    'letters', private.letters_of(a.id),
    'mail_obstacle', private.letter_obstacle(a),
    'undoable_change', private.undoable_change(a.id),
    'repeats', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'reference', b.reference,
                                            'created_at', b.created_at, 'job_id', b.job_id,
                                            'job_title', b.job_title, 'language', b.language, 'state', b.state)
                                          order by b.created_at desc, b.id), '[]')
                  from public.applications b where lower(b.email) = lower(a.email) and b.id <> a.id));
end $$;

-- Opens the resume to the caller, so that a link to it can be made; null without one. What opens it is the row in the audit
-- (private.may_see_resume), so the look has left its trace before anything is shown.
create function public.open_resume(application_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  object_name text;
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  select private.resume_object(a.resume_url) into object_name
    from public.applications a where a.id = open_resume.application_id
     for update;   -- private.name_resume() replaces none that is being opened
  if object_name is null then
    return null;
  end if;
  if not private.has_looked('resume_opened', open_resume.application_id) then
    perform private.write_audit('resume_opened', open_resume.application_id);
  end if;
  return jsonb_build_object('name', object_name);
end $$;

-- Leaves the trace of an export, one row for all of it. @returns false once it has: the next call reads
create function private.leaves_export(ids uuid[]) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  unseen uuid[];
begin
  unseen := private.not_exported(array(select a.id from public.applications a where a.id = any (leaves_export.ids)));
  if cardinality(unseen) > 0 then
    perform private.write_audit('exported', null, application_ids => unseen);
  end if;
  return cardinality(unseen) > 0;
end $$;

-- Full applications with their notes; ids that there are not are left out. As with opening one, the first call leaves the trace of all and
-- shows nothing. Of more than 1000 each call answers a thousand, "part" from 0, oldest first.
create function public.export_applications(ids uuid[], part integer default 0) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_odd(coalesce(cardinality(export_applications.ids), 0) <= 10000, 'At most 10000 applications are exported at once.');
  perform private.refuse_odd(export_applications.part between 0 and 9);
  if private.leaves_export(export_applications.ids) then
    return private.retry_call();
  end if;
  return (select coalesce(jsonb_agg(private.full_application(a) || jsonb_build_object('notes', private.notes_of(a.id)) order by a.created_at, a.id), '[]')
            from public.applications a
           where a.id = any (export_applications.ids[export_applications.part * 1000 + 1 : (export_applications.part + 1) * 1000]));
end $$;

-- All that is kept of a person who asks for it, by their applications, oldest first. Leaves the trace of an export.
create function public.export_person(ids uuid[]) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless('admin');
  perform private.refuse_too_many(ids);
  if private.leaves_export(export_person.ids) then
    return private.retry_call();
  end if;
  return (select coalesce(jsonb_agg(private.full_application(a) || jsonb_build_object(
                   'notes', private.notes_of(a.id), 'letters', private.letters_of(a.id), 'history', public.application_history(a.id))
                 order by a.created_at, a.id), '[]')
            from public.applications a where a.id = any (export_person.ids));
end $$;

-- Erases an application for good, with its notes and letters. Its file goes first: private.refuse_orphan().
create function public.erase_application(application_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless('admin');
  delete from public.applications a where a.id = erase_application.application_id;
  return jsonb_build_object('changed', found::integer);
end $$;

-- Keeps an application, with its resume, while a legal claim about it is open: nobody erases it, and no retention.
create function public.hold_application(application_id uuid, reason text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  because text := btrim(hold_application.reason, E' \t\r\n');
begin
  perform private.refuse_unless('admin');
  perform private.refuse_odd(char_length(because) between 1 and 500, 'A reason is 1 to 500 characters long.');
  update public.applications a set held_because = because
   where a.id = hold_application.application_id and a.held_because = '';
  if not found then
    return '{"changed": 0}';
  end if;
  perform private.write_audit('held', hold_application.application_id, jsonb_build_object('reason', because));
  return '{"changed": 1}';
end $$;

-- Ends that. Where the applicant has asked to erase it meanwhile, it goes now; its file is then nobody's, and the caller's to delete.
-- @returns {"changed": 0 or 1, "erased": false}
create function public.release_application(application_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  held public.applications;
begin
  perform private.refuse_unless('admin');
  select * into held from public.applications a
   where a.id = release_application.application_id and a.held_because <> '' for update;
  update public.applications a set held_because = '' where a.id = held.id;
  if found then
    perform private.write_audit('released', held.id, jsonb_build_object('reason', held.held_because));
    delete from public.applications a where a.id = held.id and a.erase_asked_at is not null;
  end if;
  return jsonb_build_object('changed', (held.id is not null)::integer, 'erased', held.erase_asked_at is not null);
end $$;

grant execute on function public.open_application(uuid), public.open_resume(uuid), public.export_applications(uuid[], integer),
  public.export_person(uuid[]),
  public.delete_note(uuid), public.erase_application(uuid), public.hold_application(uuid, text), public.release_application(uuid)
  to authenticated;

-- The command line reads with service_role, which passes every policy: no function stands between it and the rows. So it says
-- itself what it is about to show, and shows nothing where this is refused. Ids that there are not are left out; the answer is
-- how many there are.
create function public.note_look(action text, ids uuid[]) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  there uuid[];
begin
  perform private.refuse_odd(note_look.action in ('opened', 'resume_opened', 'exported'), 'That is no look.');
  there := array(select a.id from public.applications a where a.id = any (note_look.ids) order by a.created_at, a.id);
  if note_look.action = 'exported' and cardinality(there) > 0 then
    perform private.write_audit('exported', null, application_ids => there);
  elsif note_look.action <> 'exported' then
    perform private.write_audit(note_look.action, looked) from unnest(there) looked;
  end if;
  return to_jsonb(cardinality(there));
end $$;
grant execute on function public.note_look(text, uuid[]) to service_role;
