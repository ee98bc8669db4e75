-- Who may do what among staff: held here, by row-level security, and not by any page.

create table public.staff_members (
  user_id    uuid        primary key references auth.users (id) on delete cascade,
  name       text        not null check (char_length(btrim(name)) between 1 and 120 and name !~ '[[:cntrl:]]'),
  role       text        not null default 'reader' check (role in ('reader', 'staff', 'admin')),
  is_auditor boolean     not null default false,
  created_at timestamptz not null default now()
);
comment on table public.staff_members is
  'Members of staff. A reader reads applications, staff also change their state, an admin also erases and manages members.';
comment on column public.staff_members.is_auditor is 'Whether the member may read who looked at what, whatever the role is.';

-- One row. What is not set is the strict value.
create table public.staff_settings (
  is_only       boolean primary key default true check (is_only),
  second_factor boolean not null default true
);
comment on column public.staff_settings.second_factor is 'Whether staff see nothing before they gave a code of their second factor.';
insert into public.staff_settings default values;

-- Until now a mark in app_metadata made a member, who could read; it counts no longer.
insert into public.staff_members (user_id, name)
  select u.id, left(regexp_replace(coalesce(nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''), u.email, 'Staff'),
                                   '[[:cntrl:]]+', ' ', 'g'), 120)
    from auth.users u where u.raw_app_meta_data ->> 'role' = 'staff';

-- The caller's role, or null: for somebody who is no member, whose session was ended or is over, or who still owes a code.
-- The claims are the server's own; the session is looked up, so that signing out ends the access of its tokens at once.
create function private.staff_role() returns text
  language sql stable security definer set search_path = '' as $$
  select m.role
    from public.staff_members m
    join auth.sessions s on s.user_id = m.user_id
   where m.user_id = auth.uid()
     and s.id::text = auth.jwt() ->> 'session_id'
     and s.created_at > now() - interval '12 hours'
     and (not (select r.second_factor from public.staff_settings r)
          or (auth.jwt() ->> 'aal' = 'aal2' and s.aal::text = 'aal2'))
$$;
create or replace function private.is_staff() returns boolean
  language sql stable security definer set search_path = '' as
$$ select private.staff_role() is not null $$;
revoke all on function private.staff_role() from public;
grant execute on function private.staff_role() to authenticated;

-- Where an application stands, and who looks after it.
alter table public.applications
  add column state text not null default 'new',
  add column assignee uuid references public.staff_members (user_id) on delete set null,
  add constraint applications_state_check check (
    state in ('new', 'looked_at', 'talking', 'offer', 'hired', 'declined', 'withdrawn'));
create index applications_state_idx    on public.applications (state, created_at desc);
create index applications_assignee_idx on public.applications (assignee);

-- What applicants wrote is changed by nobody.
grant update (state, assignee), delete on public.applications to authenticated;

create policy "staff move and assign applications"
  on public.applications for update to authenticated
  using ((select private.staff_role()) in ('staff', 'admin'))
  with check ((select private.staff_role()) in ('staff', 'admin'));

create policy "an admin erases applications"
  on public.applications for delete to authenticated
  using ((select private.staff_role()) = 'admin');

create policy "an admin erases resumes"
  on storage.objects for delete to authenticated
  using (bucket_id = 'resumes' and (select private.staff_role()) = 'admin');

revoke all on public.staff_members, public.staff_settings from public, anon, authenticated;
grant select, insert, update, delete on public.staff_members to authenticated;
grant select, update (second_factor) on public.staff_settings to authenticated;
grant all on public.staff_members, public.staff_settings to service_role;
alter table public.staff_members enable row level security;
alter table public.staff_settings enable row level security;

-- The own row tells a member who has yet to give a code what to do.
create policy "staff see each other, and everybody the own row"
  on public.staff_members for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "an admin adds members"
  on public.staff_members for insert to authenticated
  with check ((select private.staff_role()) = 'admin');
create policy "an admin changes members"
  on public.staff_members for update to authenticated
  using ((select private.staff_role()) = 'admin') with check ((select private.staff_role()) = 'admin');
create policy "an admin removes members"
  on public.staff_members for delete to authenticated
  using ((select private.staff_role()) = 'admin');

create policy "members see the settings"
  on public.staff_settings for select to authenticated
  using (exists (select from public.staff_members m where m.user_id = (select auth.uid())));
create policy "an admin changes the settings"
  on public.staff_settings for update to authenticated
  using ((select private.staff_role()) = 'admin') with check ((select private.staff_role()) = 'admin');
