-- What is new for members of staff: counts in the bar of the staff app, and mail for those who want some.

-- What was assigned to a member by somebody else, and not opened by them since.
create table private.unseen_assignments (
  application_id uuid        primary key references public.applications (id) on delete cascade,
  member         uuid        not null references public.staff_members (user_id) on delete cascade,
  at             timestamptz not null default now()
);
alter table private.unseen_assignments enable row level security;   -- no policy: for functions alone
create index unseen_assignments_member_idx on private.unseen_assignments (member, at);

-- Whoever has it to do and changes its state has seen it; and nobody works on what was withdrawn.
create function private.note_assignment() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.assignee is distinct from old.assignee then
    delete from private.unseen_assignments u where u.application_id = new.id;
    insert into private.unseen_assignments (application_id, member)
    select new.id, new.assignee where new.assignee is not null and new.assignee is distinct from auth.uid();
  elsif new.state = 'withdrawn' or new.assignee = auth.uid() then
    delete from private.unseen_assignments u where u.application_id = new.id;
  end if;
  return null;
end $$;
create trigger application_note_assignment after update of assignee, state on public.applications
  for each row when (new.assignee is distinct from old.assignee or new.state <> old.state) execute function private.note_assignment();

-- What waits for the caller: new applications, open requests for an accommodation (null for who may not read them), and what was
-- assigned to the caller and not opened since. `arrived` are the applications that came after `since`, and `asked_at` is what to give
-- as `since` the next time. Each count ends at 1000, so that the answer costs the same with a hundred thousand applications.
create function public.staff_counts(since timestamptz default null) returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('reader', 'staff', 'admin');
  return jsonb_build_object(
    'asked_at', now(),
    'new_applications', (select count(*) from (select from public.applications a where a.state = 'new' limit 1000) n),
    'arrived', (select count(*) from (select from public.applications a where a.created_at > staff_counts.since limit 1000) n),
    'open_requests', case when private.handles_accommodations() then
      (select count(*) from (select from public.accommodation_requests r where r.state = 'open' limit 1000) n) end,
    'assigned', (select count(*) from (select from private.unseen_assignments u where u.member = auth.uid() limit 1000) n));
end $$;
grant execute on function public.staff_counts(timestamptz) to authenticated;
