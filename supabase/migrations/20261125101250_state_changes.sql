-- States of applications: set by staff, shown to the applicant after a while, and undone until something else has happened.

-- What there was before each change of a state, whoever made it. What can be undone at all is so for a week at most, the longest that a
-- letter waits; older ones go with public.purge_due().
create table private.state_changes (
  id              bigint      generated always as identity primary key,
  batch           uuid        not null,   -- what was changed at once has one; that of the letters that came with it
  application_id  uuid        not null references public.applications (id) on delete cascade,
  actor_name      text        not null,
  at              timestamptz not null default now(),
  state_before    text        not null,
  state_after     text        not null,
  shown_before    text        not null,   -- of applications.shown_state and state_shown_at
  shown_at_before timestamptz not null,
  cancelled       uuid[]      not null,   -- letters that waited to be sent with another state
  undone_at       timestamptz,
  undone_by       text
);
alter table private.state_changes enable row level security;   -- no policy: for functions alone
create index state_changes_application_idx on private.state_changes (application_id, id);
create index state_changes_batch_idx       on private.state_changes (batch, application_id, id);

-- Sets the state of an application, with all that goes with it: when its applicant sees it, so that a slip can be undone; a letter that
-- waits to be sent with another state is cancelled; what there was before is kept, and the audit has it; whoever has it to do has seen it.
-- Whoever calls has locked the application, and asked whether it may be: members are told of the letters before, applicants withdraw
-- whatever waits.
create function private.set_state(
  a public.applications, state text, shown_at timestamptz default now(), batch uuid default gen_random_uuid()) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  visible text := private.visible_state(a);
  waiting uuid[] := array(select m.id from public.application_letters m
                           where m.application_id = a.id and m.outcome = 'waiting' and m.state_after <> set_state.state);
begin
  perform private.take_mail_back(waiting);
  update public.applications b
     set state = set_state.state, shown_state = visible,
         state_shown_at = case when set_state.state = visible then now() else set_state.shown_at end
   where b.id = a.id;
  insert into private.state_changes
    (batch, application_id, actor_name, state_before, state_after, shown_before, shown_at_before, cancelled)
  values (set_state.batch, a.id, private.actor_name(), a.state, set_state.state, a.shown_state, a.state_shown_at,
          array(select m.id from public.application_letters m where m.id = any (waiting) and m.outcome = 'taken_back'));
  perform private.write_audit(
    case when set_state.state = 'withdrawn' and current_setting('role', true) = 'anon' then 'withdrawn' else 'state_changed' end,
    a.id, jsonb_build_object('from', a.state, 'to', set_state.state));
  delete from private.unseen_assignments u where u.application_id = a.id and (set_state.state = 'withdrawn' or u.member = auth.uid());
end $$;

-- The letters that a change to a state would cancel and that may not be: members name those that they have been told of, "cancels".
-- One that is being sent at this moment is cancelled by nobody. Whoever asks has locked applications and mail.
create function private.letters_in_the_way(application_ids uuid[], state text, cancels uuid[])
  returns table (letter_id uuid, application_id uuid, state text, "by" text, is_being_sent boolean)
  language sql stable security definer set search_path = '' as $$
  select m.id, m.application_id, m.state_after, m.author_name, private.is_being_sent(q.claimed_at)
    from public.application_letters m join private.mail_queue q on q.id = m.id
   where m.application_id = any (application_ids) and m.outcome = 'waiting' and m.state_after <> letters_in_the_way.state
     and not (m.id = any (cancels) and not private.is_being_sent(q.claimed_at))
$$;

-- Holds the mail to applications that waits to be sent, so that nobody begins to send it before this transaction is over.
create function private.hold_mail(application_ids uuid[]) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from private.mail_queue q
   where q.application_id = any (hold_mail.application_ids) and q.sent_at is null and q.failed_at is null and q.taken_back_at is null
   order by q.id for update;
end $$;

-- Sets the state of applications. "expected_state" is the state that the page showed: where an application has another one by now, that
-- one stays, and its change is in the answer. What the applicant withdrew stays as it is; and where a letter waits to be sent with
-- another state, unless "cancels" names it. What has one "batch" is undone at once.
-- @returns {"batch", "changed": number, "skipped": how many stayed, "conflict": null or {"state", "by", "at"} of the first that is not
--   as expected, "waiting": [{"letter_id", "application_id", "state", "by", "is_being_sent"}], the letters that were in the way}
create function public.move_applications(
  ids uuid[], state text, expected_state text default null, cancels uuid[] default '{}', batch uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  batch_id uuid := coalesce(move_applications.batch, gen_random_uuid());
  number integer;
  conflict jsonb;
  movable uuid[];
  waiting jsonb;
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_too_many(ids);
  perform private.refuse_odd(move_applications.state in ('new', 'looked_at', 'talking', 'offer', 'hired', 'declined', 'withdrawn'),
    'There is no such state.');
  perform private.refuse_odd(coalesce(cardinality(move_applications.cancels), 0) <= 10000);
  -- in one order, so that two members who change the same ones do not wait for each other for ever
  perform 1 from public.applications a where a.id = any (move_applications.ids) order by a.id for update;
  select jsonb_build_object('state', a.state) || coalesce(private.last_change(a.id, 'moved'), '{"by": null, "at": null}')
    into conflict from public.applications a
   where a.id = any (move_applications.ids) and a.state <> move_applications.expected_state order by a.id limit 1;
  movable := array(
    select a.id from public.applications a
     where a.id = any (move_applications.ids) and a.state <> move_applications.state
       and (move_applications.expected_state is null or a.state = move_applications.expected_state)
       and (private.visible_state(a) <> 'withdrawn' or cardinality(move_applications.ids) = 1));
  perform private.refuse_withdrawn(a) from public.applications a where a.id = any (movable);
  perform private.hold_mail(movable);
  select coalesce(jsonb_agg(to_jsonb(w) order by w.application_id, w.letter_id), '[]') into waiting
    from private.letters_in_the_way(movable, move_applications.state, coalesce(move_applications.cancels, '{}')) w;
  perform private.set_state(a, move_applications.state, now() + make_interval(mins => s.shown_after_minutes), batch_id)
     from public.applications a, public.staff_settings s
    where a.id = any (movable) and a.id not in (select (w ->> 'application_id')::uuid from jsonb_array_elements(waiting) w);
  get diagnostics number = row_count;
  return jsonb_build_object('batch', batch_id, 'changed', number,
    'skipped', (select count(*) from public.applications a where a.id = any (move_applications.ids)) - number,
    'conflict', conflict, 'waiting', waiting);
end $$;

-- What has happened since changes of states and keeps them from being undone, with who did it and when; null where nothing has.
create function private.obstacles_to_undo(chosen bigint[])
  returns table (id bigint, application_id uuid, reason text, "by" text, at timestamptz, state text)
  language sql stable security definer set search_path = '' as $$
  select c.id, c.application_id, r.reason,
         case r.reason when 'undone' then c.undone_by when 'changed' then later.actor_name when 'sent' then letter.author_name
                       when 'being_sent' then letter.author_name end,
         case r.reason when 'undone' then c.undone_at when 'changed' then later.at when 'withdrawn' then coalesce(later.at, c.at)
                       when 'shown' then a.state_shown_at when 'sent' then letter.sent_at end,
         a.state
    from private.state_changes c
    join public.applications a on a.id = c.application_id
    left join lateral (
      select l.* from private.state_changes l
       where l.application_id = c.application_id and l.id > c.id and l.undone_at is null order by l.id desc limit 1) later on true
    left join lateral (
      select q.sent_at, m.author_name from public.application_letters m join private.mail_queue q on q.id = m.id
       where m.application_id = c.application_id and m.state_after = c.state_after and m.created_at >= c.at
         and (q.sent_at is not null or private.is_being_sent(q.claimed_at))
       order by q.sent_at limit 1) letter on true
    cross join lateral (
      select case when c.undone_at is not null then 'undone'
                  when coalesce(later.state_after, c.state_after) = 'withdrawn'
                   and coalesce(later.actor_name, c.actor_name) = 'applicant' then 'withdrawn'
                  when later.id is not null then 'changed'
                  when letter.sent_at is not null then 'sent'
                  when letter.author_name is not null then 'being_sent'
                  when a.state <> a.shown_state and a.state_shown_at <= now() then 'shown' end as reason) r
   where c.id = any (obstacles_to_undo.chosen)
$$;

-- Undoes changes of states to which nothing has happened since: state, shown state and the time of showing are what they were, a letter
-- that was cancelled waits again, and one that came with the change is taken back. A letter waits until its old time, and never less
-- than the delay of letters; a state that comes with it is shown no sooner than that.
-- @returns {"changed": number, "stayed": [{"reason", "number", "by", "at", "state"}]}, who and when of the first of each reason
create function private.undo_state_changes(chosen bigint[]) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  application_ids uuid[];
  fit bigint[];
  stayed jsonb;
begin
  application_ids := array(select c.application_id from private.state_changes c where c.id = any (undo_state_changes.chosen));
  perform 1 from public.applications a where a.id = any (application_ids) order by a.id for update;
  perform private.hold_mail(application_ids);
  with judged as materialized (select * from private.obstacles_to_undo(undo_state_changes.chosen))
  select array(select j.id from judged j where j.reason is null),
         (select coalesce(jsonb_agg(to_jsonb(s) order by s.number desc, s.reason), '[]')
            from (select j.reason, count(*) as number, (array_agg(j."by" order by j.id))[1] as "by", (array_agg(j.at order by j.id))[1] as at,
                         (array_agg(j.state order by j.id))[1] as state
                    from judged j where j.reason is not null group by j.reason) s)
    into fit, stayed;
  perform private.take_mail_back(array(
    select m.id from private.state_changes c
      join public.application_letters m
        on m.application_id = c.application_id and m.state_after = c.state_after and m.created_at >= c.at and m.outcome = 'waiting'
     where c.id = any (fit)));
  update private.mail_queue q
     set taken_back_at = null,
         send_after = greatest(q.send_after, now() + make_interval(mins => (select s.letter_delay_minutes from public.staff_settings s))),
         payload = jsonb_build_object('subject', m.subject, 'body', m.body, 'language', m.language)
    from private.state_changes c, public.application_letters m
   where c.id = any (fit) and m.id = any (c.cancelled) and q.id = m.id and q.taken_back_at is not null;
  update public.applications a
     set state = c.state_before, shown_state = c.shown_before,
         state_shown_at = case when c.shown_at_before <= c.at then c.shown_at_before else greatest(c.shown_at_before, (
           select max(m.send_after) from public.application_letters m
            where m.id = any (c.cancelled) and m.outcome = 'waiting' and m.state_after = c.state_before)) end
    from private.state_changes c where c.id = any (fit) and a.id = c.application_id;
  perform private.write_audit('state_undone', c.application_id, jsonb_build_object('from', c.state_after, 'to', c.state_before))
     from private.state_changes c where c.id = any (fit);
  delete from private.unseen_assignments u using private.state_changes c
   where c.id = any (fit) and u.application_id = c.application_id and u.member = auth.uid();
  update private.state_changes c set undone_at = now(), undone_by = private.actor_name() where c.id = any (fit);
  return jsonb_build_object('changed', cardinality(fit), 'stayed', stayed);
end $$;

-- Undoes what was changed at once, or those of it that "ids" names; at most 1000 in one call, in the order of their ids. Whoever may
-- change applications undoes what anybody has done.
-- @returns as private.undo_state_changes(), with "next": null, or what to give as "after_application" for those that are left
create function public.undo_states(batch uuid, ids uuid[] default null, after_application uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen bigint[];
  next uuid;
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_too_many(undo_states.ids);
  with found as (
    select distinct on (c.application_id) c.application_id, c.id from private.state_changes c
     where c.batch = undo_states.batch and (undo_states.ids is null or c.application_id = any (undo_states.ids))
       and (undo_states.after_application is null or c.application_id > undo_states.after_application)
     order by c.application_id, c.id desc limit 1001
  ), numbered as (select f.*, row_number() over (order by f.application_id) as place from found f)
  select array(select n.id from numbered n where n.place <= 1000),
         (select n.application_id from numbered n where n.place = 1000 and exists (select from numbered where place = 1001))
    into chosen, next;
  return private.undo_state_changes(chosen) || jsonb_build_object('next', next);
end $$;

-- The last change of an application's state, as long as it can be undone; null otherwise. "at_once" is how many were changed with it.
create function private.undoable_change(application_id uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('batch', c.batch, 'state_before', c.state_before, 'by', c.actor_name, 'at', c.at,
           'at_once', (select count(*) from private.state_changes o where o.batch = c.batch and o.undone_at is null))
    from (select * from private.state_changes l
           where l.application_id = undoable_change.application_id and l.undone_at is null order by l.id desc limit 1) c
   where (select o.reason from private.obstacles_to_undo(array[c.id]) o) is null
$$;

grant execute on function public.move_applications(uuid[], text, text, uuid[], uuid), public.undo_states(uuid, uuid[], uuid)
  to authenticated;
