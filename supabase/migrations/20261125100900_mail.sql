-- Mail that waits to be sent. Whoever delivers (the edge function application-mail) claims what is due, gives it to the mail sender and
-- settles it. Nothing is lost where either fails: what was claimed and never finished comes back, what was refused is tried again.

insert into private.limits (name, value, meaning) values
  ('mail_tries',           6, 'tries before a mail counts as failed'),
  ('mail_claim_minutes',  10, 'minutes in which a claimed mail has to be finished; then it is given out again'),
  ('mail_sender_minutes', 15, 'minutes since mail was last asked for, after which the project counts as one without a mail sender');

-- A mail is one of: waiting (to be sent at send_after), claimed, sent, failed, taken back.
create table private.mail_queue (
  id             uuid        primary key default gen_random_uuid(),
  kind           text        not null,
  application_id uuid        references public.applications (id) on delete cascade,
  member         uuid        references public.staff_members (user_id) on delete cascade,
  address        text        not null,
  payload        jsonb       not null,   -- what the mail is made of (supabase/functions/application-mail); emptied once it is sent
  queued_at      timestamptz not null default now(),
  send_after     timestamptz not null default now(),
  claimed_at     timestamptz,
  attempts       integer     not null default 0,
  problem        text        not null default '',   -- of the last try: a code, never an address
  sent_at        timestamptz,
  failed_at      timestamptz,
  taken_back_at  timestamptz,
  constraint mail_queue_kind_check check (kind in ('letter', 'links', 'news')),
  constraint mail_queue_about_check check (
    (application_id is not null) = (kind = 'letter') and (member is not null) = (kind = 'news')),
  constraint mail_queue_problem_check check (char_length(problem) <= 200),
  constraint mail_queue_end_check check (num_nonnulls(sent_at, failed_at, taken_back_at) <= 1)
);
alter table private.mail_queue enable row level security;   -- no policy: for functions alone
create index mail_queue_due_idx on private.mail_queue (send_after, id)
  where sent_at is null and failed_at is null and taken_back_at is null;
create index mail_queue_application_idx on private.mail_queue (application_id);
create index mail_queue_member_idx on private.mail_queue (member);
create index mail_queue_queued_idx on private.mail_queue (queued_at);

-- When mail was last asked for. Nobody queues mail that nobody collects.
create table private.mail_sender (
  is_only  boolean primary key default true check (is_only),
  asked_at timestamptz
);
alter table private.mail_sender enable row level security;   -- no policy: for functions alone
insert into private.mail_sender default values;

create function private.has_mail_sender() returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from private.mail_sender s
                  where s.asked_at > now() - make_interval(mins => private.limit_of('mail_sender_minutes')))
$$;

-- For the edge function that tells the site, before it offers to send anything.
create function public.mail_is_sent() returns jsonb
  language sql stable security definer set search_path = '' as $$ select to_jsonb(private.has_mail_sender()) $$;
grant execute on function public.mail_is_sent() to service_role;

-- Whether somebody is sending it: a claim that is never finished runs out.
create function private.is_being_sent(claimed_at timestamptz) returns boolean
  language sql stable set search_path = '' as $$
  select coalesce(is_being_sent.claimed_at > now() - make_interval(mins => private.limit_of('mail_claim_minutes')), false)
$$;

-- What is to be sent now, and that nobody is sending.
create view private.due_mail as
  select m.* from private.mail_queue m
   where m.sent_at is null and m.failed_at is null and m.taken_back_at is null and m.send_after <= now()
     and not private.is_being_sent(m.claimed_at);

-- The embedded backend listens, and delivers at once what is due.
create function private.tell_of_mail() returns trigger
  language plpgsql volatile set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('mail_queue', '');
  return null;
end $$;
create trigger mail_queue_tell after insert or update of send_after on private.mail_queue
  for each statement execute function private.tell_of_mail();

-- The address of a member who can sign in; null for who was invited alone, is banned, or is no member.
create function private.member_address(member uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select u.email from public.staff_members m join auth.users u on u.id = m.user_id
   where m.user_id = member_address.member and u.email_confirmed_at is not null and u.deleted_at is null
     and coalesce(u.banned_until <= now(), true)
$$;

-- Why a letter may not be sent now, with the state that comes with it or without one; null where it may. Asked when it is written, when
-- it is claimed, and when a member has it tried again: what was true before does not count.
create function private.letter_obstacle(a public.applications, state text default null) returns text
  language sql stable security definer set search_path = '' as $$
  select case when a.state = 'withdrawn' then 'application_withdrawn'
              when private.gets_no_mail(a.email) then 'address_refused'
              when letter_obstacle.state <> a.state then 'other_state' end
$$;

-- Ends letters that may not be sent any more, and what was tried for the last time. Rows that somebody else has in hand are left for the
-- next round. While a letter is held here or claimed, members change no state that it comes with (private.hold_mail).
create function private.end_undeliverable_mail() returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  with due as (select m.* from private.due_mail m for update skip locked),
  judged as (
    select d.id, coalesce(
             case when private.gets_no_mail(d.address) then 'address_refused' end,
             (select private.letter_obstacle(a, (select l.state_after from public.application_letters l where l.id = d.id))
                from public.applications a where a.id = d.application_id),
             case when d.attempts >= private.limit_of('mail_tries') then coalesce(nullif(d.problem, ''), 'no_answer') end) as reason
      from due d)
  update private.mail_queue m set failed_at = now(), claimed_at = null, problem = j.reason
    from judged j where j.id = m.id and j.reason is not null;
end $$;

-- Gives out what is due, oldest first: [{"id", "kind", "address", "payload"}]. Two deliverers never get the same mail: rows that the
-- other one is claiming are passed over. Mail of other kinds than letters, which nobody looks at later, goes a week after its end.
create function public.claim_due_mail(most integer default 10) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  update private.mail_sender s set asked_at = now()
   where s.asked_at is null or s.asked_at < now() - interval '1 minute';
  perform private.prepare_links_mail();
  perform private.prepare_news_mail();
  perform private.end_undeliverable_mail();
  delete from private.mail_queue m
   where m.kind <> 'letter' and m.queued_at < now() - interval '7 days' and num_nonnulls(m.sent_at, m.failed_at, m.taken_back_at) = 1;
  with due as (
    select m.id from private.due_mail m
     order by m.send_after, m.id limit least(greatest(claim_due_mail.most, 1), 100) for update skip locked
  ), claimed as (
    update private.mail_queue m set claimed_at = now(), attempts = m.attempts + 1 from due d where d.id = m.id
    returning m.id, m.kind, m.address, m.payload, m.send_after)
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'address', c.address, 'payload', c.payload)
                            order by c.send_after, c.id), '[]')
    into answer from claimed c;
  return answer;
end $$;

-- What became of a claimed mail. What was not sent is tried again after 1, 5, 30, 120 and 480 minutes, unless `is_final` says that the
-- mail sender will never take it. A mail that was sent after all, by somebody whose claim had run out, counts as sent.
-- @returns whether there was such a mail to finish.
create function public.finish_mail(id uuid, is_sent boolean, problem text default '', is_final boolean default false) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if finish_mail.is_sent then
    update private.mail_queue m
       set sent_at = now(), claimed_at = null, failed_at = null, taken_back_at = null, problem = '', payload = '{}'
     where m.id = finish_mail.id and m.sent_at is null;
  else
    update private.mail_queue m
       set claimed_at = null, problem = left(coalesce(finish_mail.problem, ''), 200),
           failed_at = case when finish_mail.is_final or m.attempts >= private.limit_of('mail_tries') then now() end,
           send_after = now() + make_interval(mins => ('{1,5,30,120,480}'::int[])[least(greatest(m.attempts, 1), 5)])
     where m.id = finish_mail.id and m.claimed_at is not null
       and m.sent_at is null and m.failed_at is null and m.taken_back_at is null;
  end if;
  return to_jsonb(found);
end $$;

grant execute on function public.claim_due_mail(integer), public.finish_mail(uuid, boolean, text, boolean) to service_role;
