-- What staff write to applicants: kept with the application, sent by mail after a while in which it can be taken back.

insert into private.limits (name, value, meaning) values
  ('letter_templates', 200, 'templates of letters that staff may save');

-- Numbers are those of src/domain/letter/rules.ts; a test compares the two. Nothing in a text may steer how another one is shown
-- (src/domain/safe-text.ts): control characters, overrides of the direction.
create function private.is_letter_text(subject text, body text) returns boolean
  language sql immutable set search_path = '' as $$
  select octet_length(subject) <= 800 and char_length(subject) between 1 and 200 and subject = btrim(subject)
     and subject !~ '[[:cntrl:]\u202a-\u202e]'
     and octet_length(body) <= 32000 and char_length(body) between 1 and 8000 and body = btrim(body, E' \t\n')
     and body !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]'
$$;
grant execute on function private.is_letter_text(text, text) to service_role;   -- a check asks as whoever writes

create table public.application_letters (
  id             uuid        primary key default gen_random_uuid(),   -- of the mail in private.mail_queue, too
  application_id uuid        not null references public.applications (id) on delete cascade,
  batch          uuid        not null,   -- what was sent at once has one
  author         uuid        references public.staff_members (user_id) on delete set null,
  author_name    text        not null,
  language       text        not null,
  subject        text        not null,
  body           text        not null,
  state_after    text,                   -- the state that comes with it; null without one
  created_at     timestamptz not null default now(),
  send_after     timestamptz not null,
  outcome        text        not null default 'waiting',
  ended_at       timestamptz,
  problem        text        not null default '',   -- of the last try to send it
  constraint application_letters_language_check check (language = any (private.languages())),
  constraint application_letters_text_check check (private.is_letter_text(subject, body)),
  constraint application_letters_outcome_check check (outcome in ('waiting', 'sent', 'failed', 'taken_back'))
);
comment on table public.application_letters is 'What staff wrote to an applicant, and what became of it; goes with the application.';
create index application_letters_application_idx on public.application_letters (application_id, created_at, id);
create index application_letters_batch_idx       on public.application_letters (batch);
create index application_letters_author_idx      on public.application_letters (author);

-- Written and read by functions alone: reading leaves its trace (public.open_application). There is no policy.
grant all on public.application_letters to service_role;
alter table public.application_letters enable row level security;

-- A letter of a backup that was still to be sent is not: nobody knows whether it was.
create function private.prepare_restored_letter() returns trigger
  language plpgsql volatile set search_path = '' as $$
begin
  if current_setting('role', true) = 'service_role' and new.outcome = 'waiting' then
    new.outcome := 'failed';
    new.ended_at := now();
    new.problem := 'restored';
  end if;
  return new;
end $$;
create trigger application_letter_prepare_restored before insert on public.application_letters
  for each row execute function private.prepare_restored_letter();

-- The letter says what became of its mail.
create function private.follow_mail() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
declare
  result text := case when new.sent_at is not null then 'sent' when new.failed_at is not null then 'failed'
                      when new.taken_back_at is not null then 'taken_back' else 'waiting' end;
  before text;
begin
  select m.outcome into before from public.application_letters m where m.id = new.id;
  if not found then
    return null;
  end if;
  update public.application_letters m
     set outcome = result, ended_at = coalesce(new.sent_at, new.failed_at, new.taken_back_at),
         send_after = new.send_after, problem = new.problem
   where m.id = new.id;
  if result in ('sent', 'failed') and result <> before then
    insert into public.staff_audit (actor_name, action, application_id, details)
    values ('mail', 'letter_' || result, new.application_id, jsonb_build_object('letter_id', new.id)
            || case when result = 'failed' then jsonb_build_object('problem', new.problem) else '{}' end);
  elsif result <> before then
    perform private.write_audit(case result when 'taken_back' then 'letter_taken_back' else 'letter_queued' end,
      new.application_id, jsonb_build_object('letter_id', new.id));
  end if;
  return null;
end $$;
create trigger mail_queue_letter after update of send_after, sent_at, failed_at, taken_back_at on private.mail_queue
  for each row when (new.kind = 'letter') execute function private.follow_mail();

-- Takes the mail of letters back that nobody is sending yet. Others stay as they are.
create function private.take_mail_back(ids uuid[]) returns integer
  language plpgsql volatile security definer set search_path = '' as $$
declare
  number integer;
begin
  update private.mail_queue q set taken_back_at = now(), payload = '{}'
   where q.id = any (take_mail_back.ids) and not private.is_being_sent(q.claimed_at)
     and q.sent_at is null and q.failed_at is null and q.taken_back_at is null;
  get diagnostics number = row_count;
  return number;
end $$;

-- The newest letter to an applicant, whatever became of it: what a page showed when it was opened is compared with it.
create function private.newest_letter(application_id uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select m.id from public.application_letters m where m.application_id = newest_letter.application_id
   order by m.created_at desc, m.id desc limit 1
$$;

-- Why a letter that could not be sent is not worth another try now; null where it is. Of a restored one nobody knows whether it was sent:
-- a member may have it sent by itself.
create function private.retry_obstacle(m public.application_letters) returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce(private.letter_obstacle(a, m.state_after), case m.problem when 'restored' then 'restored' end)
    from public.applications a where a.id = m.application_id and m.outcome = 'failed'
$$;

-- The letters to an applicant as staff read them, oldest first; `waiting_at_once` is how many of those sent with it still wait.
create function private.letters_of(application_id uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(m) - 'application_id' || jsonb_build_object(
           'obstacle', private.retry_obstacle(m), 'waiting_at_once', (select count(*) from public.application_letters o where o.batch = m.batch and o.outcome = 'waiting'))
         order by m.created_at, m.id), '[]')
    from public.application_letters m where m.application_id = letters_of.application_id
$$;

-- Whether mail is collected, when that was last asked for, how many letters wait past their time, and after how many minutes
-- letters are sent and states are shown.
create function public.mail_sender_status() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  return (select jsonb_build_object('is_there', private.has_mail_sender(), 'asked_at', m.asked_at,
                   'overdue', (select count(*) from private.mail_queue q where q.kind = 'letter' and q.sent_at is null
                                and q.failed_at is null and q.taken_back_at is null and q.send_after < now() - interval '5 minutes'),
                   'letter_delay_minutes', s.letter_delay_minutes, 'shown_after_minutes', s.shown_after_minutes)
            from private.mail_sender m, public.staff_settings s);
end $$;

-- Who would get a letter, oldest application first, with what its text names and why somebody gets none. Ids that there are not are
-- left out.
create function public.letter_recipients(ids uuid[]) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_too_many(ids);
  return (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'full_name', a.full_name, 'job_title', a.job_title,
                   'language', a.language, 'reference', a.reference, 'state', a.state,
                   'newest_letter', private.newest_letter(a.id), 'obstacle', private.letter_obstacle(a), 'flagged', a.flagged,
                   'waiting', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'state', m.state_after)), '[]')
                                 from public.application_letters m
                                where m.application_id = a.id and m.outcome = 'waiting' and m.state_after is not null))
                 order by a.created_at, a.id), '[]')
            from public.applications a where a.id = any (letter_recipients.ids));
end $$;

-- Puts letters to applicants in the queue: [{"application_id", "language", "subject", "body", "expected_letter", "expected_state"}],
-- at most 1000. "expected_letter" is the newest letter of the application that the page showed, "expected_state" its state: where
-- there is another one by now, nothing is sent. With "state" the application gets that state, too, which its applicant sees when the
-- mail is sent; where another letter waits with another state, nothing is, unless "cancels" names that one. Sent is after the delay of
-- the settings, or later.
-- @returns {"batch", "send_after", "queued": ids of the letters, "skipped": [{"application_id", "reason"}]}
-- @throws PT409 no_mail_sender where nobody collects mail
create function public.queue_letters(
  letters jsonb, state text default null, delay_minutes integer default null, batch uuid default null, cancels uuid[] default '{}')
  returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  batch_id uuid := coalesce(queue_letters.batch, gen_random_uuid());
  due timestamptz;
  letter_due timestamptz;
  sent record;
  a public.applications;
  reason text;
  letter_id uuid;
  queued uuid[] := '{}';
  skipped jsonb := '[]';
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_odd(
    case when jsonb_typeof(queue_letters.letters) = 'array' then jsonb_array_length(queue_letters.letters) <= 1000 end
      and coalesce(queue_letters.delay_minutes, 0) between 0 and 10080
      and coalesce(cardinality(queue_letters.cancels), 0) <= 10000
      and coalesce(queue_letters.state, 'declined') in ('looked_at', 'talking', 'offer', 'hired', 'declined'),
    'At most 1000 letters, within a week, and with a state that staff may set.');
  perform private.refuse_odd(coalesce(m.language = any (private.languages()) and private.is_letter_text(m.subject, m.body), false),
      'A letter has a language of the site, a subject of one line and a text, neither too long.')
     from jsonb_to_recordset(queue_letters.letters) as m (language text, subject text, body text);
  if not private.has_mail_sender() then
    raise exception using errcode = 'PT409', message = 'Nobody collects mail: no mail sender is set up.', hint = 'no_mail_sender';
  end if;
  select now() + make_interval(mins => greatest(queue_letters.delay_minutes, s.letter_delay_minutes,
                                                case when queue_letters.state is not null then s.shown_after_minutes end))
    into due from public.staff_settings s;
  for sent in
    select * from jsonb_to_recordset(queue_letters.letters)
      as m (application_id uuid, language text, subject text, body text, expected_letter uuid, expected_state text)
     order by m.application_id   -- in one order, so that two members do not wait for each other for ever
  loop
    select * into a from public.applications each where each.id = sent.application_id for update;
    perform private.hold_mail(array[a.id]);
    reason := case when a.id is null then 'gone'
                   when private.newest_letter(a.id) is distinct from sent.expected_letter then 'other_letter'
                   when queue_letters.state is not null and a.state is distinct from sent.expected_state then 'other_state'
                   when exists (select from private.letters_in_the_way(
                          array[a.id], queue_letters.state, coalesce(queue_letters.cancels, '{}'))) then 'waiting_letter'
                   else private.letter_obstacle(a) end;
    if reason is not null then
      skipped := skipped || jsonb_build_object('application_id', sent.application_id, 'reason', reason);
      continue;
    end if;
    letter_due := due;
    if a.state = queue_letters.state then   -- set before, and perhaps not shown yet: both come at the same time
      letter_due := greatest(due, a.state_shown_at);
    elsif queue_letters.state is not null then
      perform private.set_state(a, queue_letters.state, due, batch_id);
    end if;
    insert into public.application_letters
      (application_id, batch, author, author_name, language, subject, body, state_after, send_after)
    values (a.id, batch_id, auth.uid(), private.actor_name(), sent.language, sent.subject, sent.body, queue_letters.state, letter_due)
    returning id into letter_id;
    insert into private.mail_queue (id, kind, application_id, address, payload, send_after)
    values (letter_id, 'letter', a.id, a.email,
            jsonb_build_object('subject', sent.subject, 'body', sent.body, 'language', sent.language), letter_due);
    perform private.write_audit('letter_queued', a.id, jsonb_build_object('letter_id', letter_id));
    queued := queued || letter_id;
  end loop;
  return jsonb_build_object('batch', batch_id, 'send_after', due, 'queued', to_jsonb(queued), 'skipped', skipped);
end $$;

-- Takes letters back that wait to be sent: some by their ids, or all that were sent at once. A state that came with one is undone.
-- @returns {"taken_back": number, "too_late": how many were sent, or being sent, or had failed by then}
create function public.take_back_letters(ids uuid[] default null, batch uuid default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen uuid[];
  number integer;
begin
  perform private.refuse_unless('staff', 'admin');
  perform private.refuse_too_many(take_back_letters.ids);
  chosen := array(
    select m.id from public.application_letters m
     where (m.id = any (take_back_letters.ids) or m.batch = take_back_letters.batch) and m.outcome <> 'taken_back');
  perform private.undo_state_changes(array(
    select c.id from public.application_letters m
      join private.state_changes c on c.batch = m.batch and c.application_id = m.application_id and c.state_after = m.state_after
     where m.id = any (chosen)));
  perform private.take_mail_back(chosen);
  number := (select count(*) from public.application_letters m where m.id = any (chosen) and m.outcome = 'taken_back');
  return jsonb_build_object('taken_back', number, 'too_late', cardinality(chosen) - number);
end $$;

-- Sends a letter once more that could not be sent, where it may be sent now.
-- @returns {"changed": 0 or 1, "obstacle": null, or why it stays}
-- @throws PT409 no_mail_sender
create function public.retry_letter(id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.application_letters;
  a public.applications;
  obstacle text;
begin
  perform private.refuse_unless('staff', 'admin');
  -- in the order of who changes the state, who is then asked about this letter, or has changed it by now
  select each.* into a from public.applications each join public.application_letters o on o.application_id = each.id
   where o.id = retry_letter.id for update of each;
  perform 1 from private.mail_queue q where q.id = retry_letter.id for update;   -- in the order in which mail is finished
  select * into m from public.application_letters o where o.id = retry_letter.id and o.outcome = 'failed' for update;
  obstacle := private.letter_obstacle(a, m.state_after);
  if m.id is null or obstacle is not null then
    return jsonb_build_object('changed', 0, 'obstacle', obstacle);
  end if;
  if not private.has_mail_sender() then
    raise exception using errcode = 'PT409', message = 'Nobody collects mail: no mail sender is set up.', hint = 'no_mail_sender';
  end if;
  insert into private.mail_queue (id, kind, application_id, address, payload)   -- a restored one has no mail any more
  values (m.id, 'letter', a.id, a.email, '{}') on conflict do nothing;
  update private.mail_queue q
     set failed_at = null, attempts = 0, problem = '', send_after = now(),
         payload = jsonb_build_object('subject', m.subject, 'body', m.body, 'language', m.language)
   where q.id = m.id;
  return '{"changed": 1, "obstacle": null}';
end $$;

grant execute on function public.mail_sender_status(), public.letter_recipients(uuid[]),
  public.queue_letters(jsonb, text, integer, uuid, uuid[]), public.take_back_letters(uuid[], uuid), public.retry_letter(uuid)
  to authenticated;

-- Templates that staff have made: {"en": {"subject", "body"}, "es": …}, English never missing.
create function private.are_letter_texts(texts jsonb) returns boolean
  language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(texts) = 'object' and texts ? 'en'
     and not exists (
       select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as t (language, content)
        where t.language <> all (private.languages())
           or jsonb_typeof(t.content -> 'subject') is distinct from 'string' or char_length(t.content ->> 'subject') not between 1 and 200
           or jsonb_typeof(t.content -> 'body') is distinct from 'string' or char_length(t.content ->> 'body') not between 1 and 8000
           or t.content - 'subject' - 'body' <> '{}')
$$;
grant execute on function private.are_letter_texts(jsonb) to authenticated, service_role;   -- a check asks as whoever writes

create table public.letter_templates (
  id         uuid        primary key default gen_random_uuid(),
  name       text        not null,
  texts      jsonb       not null,
  state      text,       -- the state that usually comes with it
  updated_at timestamptz not null default now(),
  constraint letter_templates_name_check check (
    char_length(name) between 1 and 80 and name = btrim(name) and name !~ '[[:cntrl:]\u202a-\u202e]'),
  constraint letter_templates_texts_check check (private.are_letter_texts(texts)),
  constraint letter_templates_state_check check (state in ('looked_at', 'talking', 'offer', 'hired', 'declined'))
);
create unique index letter_templates_name_key on public.letter_templates (lower(name));

-- The time is the database's, which tells two members apart who change one template: the page changes the version that it showed.
create function private.prepare_template() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  if tg_op = 'INSERT' and (select count(*) from public.letter_templates) >= private.limit_of('letter_templates') then
    raise exception using errcode = 'PT409', message = 'There are too many templates. Delete one first.', hint = 'too_many_templates';
  end if;
  return new;
end $$;
create trigger letter_template_prepare before insert or update on public.letter_templates
  for each row execute function private.prepare_template();

create function private.audit_templates() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.write_audit(case tg_op when 'DELETE' then 'template_removed' else 'template_saved' end, null,
    jsonb_build_object('name', case tg_op when 'DELETE' then old.name else new.name end));
  return null;
end $$;
create trigger letter_templates_audit after insert or update or delete on public.letter_templates
  for each row execute function private.audit_templates();

grant select, insert (name, texts, state), update (name, texts, state), delete on public.letter_templates to authenticated;
grant all on public.letter_templates to service_role;
alter table public.letter_templates enable row level security;

-- A template names no applicant.
create policy "staff read templates"
  on public.letter_templates for select to authenticated
  using ((select private.is_staff()));

-- Whoever may write to applicants; readers write nothing.
create policy "staff make templates"
  on public.letter_templates for insert to authenticated
  with check ((select private.staff_role()) in ('staff', 'admin'));

-- The same. There is no owner: templates are everybody's.
create policy "staff change templates"
  on public.letter_templates for update to authenticated
  using ((select private.staff_role()) in ('staff', 'admin')) with check ((select private.staff_role()) in ('staff', 'admin'));

-- The same.
create policy "staff delete templates"
  on public.letter_templates for delete to authenticated
  using ((select private.staff_role()) in ('staff', 'admin'));
