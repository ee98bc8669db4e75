-- What is new for members of staff: counts in the bar of the staff app, and mail for those who want some.

-- What was assigned to a member by somebody else, and neither opened by them since, nor moved to another state, nor withdrawn.
create table private.unseen_assignments (
  application_id uuid        primary key references public.applications (id) on delete cascade,
  member         uuid        not null references public.staff_members (user_id) on delete cascade,
  at             timestamptz not null default now()
);
alter table private.unseen_assignments enable row level security;   -- no policy: for functions alone
create index unseen_assignments_member_idx on private.unseen_assignments (member, at);

-- What waits for the caller: new applications, open requests for an accommodation (null for who may not read them), and what was
-- assigned to the caller and not opened since. `arrived` are the applications that came after `since`, and `asked_at` is what to give
-- as `since` the next time. Each count ends at 1000, so that the answer costs the same with a hundred thousand applications. The order of
-- `arrived` is that of an index, without which the planner may read them all for a few.
create function public.staff_counts(since timestamptz default null) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  return jsonb_build_object(
    'asked_at', now(),
    'new_applications', (select count(*) from (select from public.applications a where a.state = 'new' limit 1000) n),
    'arrived', (select count(*) from (select from public.applications a where a.created_at > staff_counts.since
                                        order by a.created_at desc limit 1000) n),
    'open_requests', case when private.handles_accommodations() then
      (select count(*) from (select from public.accommodation_requests r where r.state = 'open' limit 1000) n) end,
    'assigned', (select count(*) from (select from private.unseen_assignments u where u.member = auth.uid() limit 1000) n));
end $$;
grant execute on function public.staff_counts(timestamptz) to authenticated;

-- Mail to members about what is new: none unless they choose it. The last mail tells what came from `told_from` to `told_until`.
create table private.news_mail (
  member     uuid        primary key references public.staff_members (user_id) on delete cascade,
  choice     text        not null,
  told_from  timestamptz not null default now(),
  told_until timestamptz not null default now(),
  mailed_at  timestamptz,
  constraint news_mail_choice_check check (choice in ('daily', 'at_once'))
);
alter table private.news_mail enable row level security;   -- no policy: for functions alone

-- What the caller gets by mail: 'none', 'daily' or 'at_once'.
create function public.choose_news_mail(choice text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  perform private.refuse_odd(choose_news_mail.choice in ('none', 'daily', 'at_once'));
  if choose_news_mail.choice = 'none' then
    delete from private.news_mail n where n.member = auth.uid();
  else
    insert into private.news_mail (member, choice) values (auth.uid(), choose_news_mail.choice)
    on conflict (member) do update set choice = excluded.choice;
  end if;
  return '{"changed": 1}';
end $$;

-- What came for a member between two moments and waits still: numbers, and the titles of positions as staff have written them. Null for
-- nothing.
create function private.news_of(member uuid, since timestamptz, until timestamptz) returns jsonb
  language sql stable security definer set search_path = '' as $$
  with numbers as (
    select (select coalesce(jsonb_agg(jsonb_build_object('title', t.title, 'number', t.number) order by t.number desc, t.title), '[]')
              from (select coalesce(p.titles ->> 'en', a.job_id) as title, count(*) as number
                      from public.applications a left join public.positions p on p.job_id = a.job_id
                     where a.created_at > news_of.since and a.created_at <= news_of.until and a.state = 'new' group by 1) t) as positions,
           (select count(*) from public.accommodation_requests r
             where r.created_at > news_of.since and r.created_at <= news_of.until and r.state = 'open'
               and exists (select from public.staff_members m where m.user_id = news_of.member and m.handles_accommodations)) as requests,
           (select count(*) from private.unseen_assignments u
             where u.member = news_of.member and u.at > news_of.since and u.at <= news_of.until) as assigned)
  select jsonb_build_object('member', news_of.member, 'positions', n.positions, 'requests', n.requests, 'assigned', n.assigned)
    from numbers n where n.positions <> '[]' or n.requests > 0 or n.assigned > 0
$$;

-- Queues the mail that members are due, when mail is delivered: a digest once a day at the hour of the settings (UTC), or at once, and
-- then no other within the hour. Of two deliverers at once one passes over the row that the other has in hand. What is younger than ten
-- seconds waits: a statement of a visitor or member takes less, so that nothing comes to light later that lies before `told_until`.
-- At each try a mail says what is true then, and goes where there is nothing left to say, or nobody any more who wants to hear it.
create function private.prepare_news_mail() returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  due private.news_mail;
  mail record;
  until timestamptz := now() - interval '10 seconds';
  digest_at timestamptz;
  recipient text;
  news jsonb;
begin
  select (date_trunc('day', now() at time zone 'UTC') + make_interval(hours => s.digest_hour)) at time zone 'UTC'
    into digest_at from public.staff_settings s;
  if digest_at > now() then
    digest_at := digest_at - interval '1 day';
  end if;
  for due in
    select * from private.news_mail n
     where n.told_until < case n.choice when 'daily' then digest_at else until end
       and (n.mailed_at is null or n.mailed_at <= now() - interval '1 hour')
       and not exists (select from private.mail_queue q where q.member = n.member
                        and (num_nonnulls(q.sent_at, q.failed_at) = 0 or q.sent_at > now() - interval '1 hour'))
     for update skip locked
  loop
    recipient := private.member_address(due.member);
    news := case when recipient is not null then private.news_of(due.member, due.told_until, until) end;
    if news is not null then
      insert into private.mail_queue (kind, member, address, payload) values ('news', due.member, recipient, '{}');
    end if;
    if news is not null or due.choice = 'daily' then
      update private.news_mail n
         set told_from = n.told_until, told_until = until, mailed_at = case when news is null then n.mailed_at else now() end
       where n.member = due.member;
    end if;
  end loop;
  for mail in
    select m.id, m.member, n.told_from, n.told_until, n.choice
      from private.due_mail m left join private.news_mail n on n.member = m.member where m.kind = 'news' for update of m skip locked
  loop
    recipient := private.member_address(mail.member);
    news := private.news_of(mail.member, mail.told_from, mail.told_until);
    if recipient is null or mail.choice is null or news is null then
      delete from private.mail_queue q where q.id = mail.id;
    else
      update private.mail_queue q set address = recipient, payload = news || jsonb_build_object('choice', mail.choice) where q.id = mail.id;
    end if;
  end loop;
end $$;

-- The settings, who changed each last and when (null for one that nobody changed), and what the caller gets by mail.
create function public.settings_overview() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  return jsonb_build_object(
    'settings', (select to_jsonb(s) - 'is_only' from public.staff_settings s),
    'changes', (select coalesce(jsonb_object_agg(c.name, jsonb_build_object('by', c.actor_name, 'at', c.at)), '{}')
                  from (select distinct on (d.name) d.name, t.actor_name, t.at
                          from public.staff_audit t cross join lateral jsonb_object_keys(t.details) d (name)
                         where t.action = 'settings_changed' order by d.name, t.id desc) c),
    'news_mail', coalesce((select n.choice from private.news_mail n where n.member = auth.uid()), 'none'));
end $$;
grant execute on function public.choose_news_mail(text), public.settings_overview() to authenticated;
