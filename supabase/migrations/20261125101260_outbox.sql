-- The outbox: all mail that staff have written, what waits, what was sent and what was refused.

create index application_letters_outbox_idx on public.application_letters (created_at desc, id) include (outcome);

-- One page of the outbox, newest first: how many there are of each outcome, how many of those that failed may be sent once more at
-- once, and of each letter whom it is to, what became of it, and why it is not worth another try. What it says stands with the application, where reading leaves a trace.
create function public.list_letters(outcome text default '', page_offset integer default 0, page_size integer default 50) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  perform private.refuse_odd(list_letters.outcome in ('', 'waiting', 'sent', 'failed', 'taken_back'), 'There is no such outcome.');
  return (
    with page as (
      select m.* from public.application_letters m where list_letters.outcome = '' or m.outcome = list_letters.outcome
       order by m.created_at desc, m.id
       limit least(greatest(list_letters.page_size, 1), 200) offset greatest(list_letters.page_offset, 0))
    select jsonb_build_object(
      'counts', (select coalesce(jsonb_object_agg(c.outcome, c.number), '{}')
                   from (select m.outcome, count(*) as number from public.application_letters m group by m.outcome) c),
      'worth_retrying', (select count(*) from public.application_letters m where m.outcome = 'failed' and private.retry_obstacle(m) is null),
      'rows', coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'application_id', p.application_id, 'full_name', a.full_name,
                'job_id', a.job_id, 'job_title', a.job_title, 'language', a.language, 'author_name', p.author_name,
                'created_at', p.created_at, 'state_after', p.state_after, 'outcome', p.outcome, 'send_after', p.send_after,
                'ended_at', p.ended_at, 'problem', p.problem, 'obstacle', private.retry_obstacle(p)) order by p.created_at desc, p.id), '[]'))
      from page p join public.applications a on a.id = p.application_id);
end $$;

-- Sends all letters once more that failed and may be sent now, at most 1000.
-- @returns {"changed": number, "left": {reason: how many stay for it}}
-- @throws PT409 no_mail_sender
create function public.retry_failed_letters() returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  letter uuid;
  number integer := 0;
begin
  perform private.refuse_unless('staff', 'admin');
  for letter in
    select m.id from public.application_letters m where m.outcome = 'failed' and private.retry_obstacle(m) is null
     order by m.application_id, m.created_at limit 1000   -- in one order, as public.queue_letters
  loop
    number := number + (public.retry_letter(letter) ->> 'changed')::integer;
  end loop;
  return jsonb_build_object('changed', number, 'left', (
    select coalesce(jsonb_object_agg(f.obstacle, f.number), '{}')
      from (select private.retry_obstacle(m) as obstacle, count(*) as number
              from public.application_letters m where m.outcome = 'failed' group by 1) f
     where f.obstacle is not null));
end $$;

grant execute on function public.list_letters(text, integer, integer), public.retry_failed_letters() to authenticated;
