-- Which positions take applications, changed by staff without a deploy. A position without a row is open.
create table public.positions (
  job_id     text        primary key,
  is_open    boolean     not null default true,
  closes_on  date,       -- the last day, UTC
  updated_at timestamptz not null default now(),
  updated_by uuid,
  constraint positions_job_id_check check (char_length(job_id) <= 80 and job_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
comment on table public.positions is 'Positions that staff have closed, opened again or given a last day. Without a row: open.';

-- The day on which a position closed, UTC; null while it takes applications.
create function private.closed_on(position_id text) returns date
  language sql stable security definer set search_path = '' as $$
  select case
      when not p.is_open then (p.updated_at at time zone 'UTC')::date
      when p.closes_on < (now() at time zone 'UTC')::date then p.closes_on
    end
    from public.positions p where p.job_id = position_id
$$;
revoke all on function private.closed_on(text) from public;

create function private.prepare_position() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.job_id <> old.job_id then
    raise exception using errcode = '42501', message = 'A position keeps its id.';
  end if;
  new.updated_at := now();
  new.updated_by := auth.uid();
  return new;
end $$;
create trigger position_prepare before insert or update on public.positions
  for each row execute function private.prepare_position();

create function private.audit_positions() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.write_audit('position_changed', null,
    jsonb_build_object('job_id', new.job_id, 'is_open', new.is_open, 'closes_on', new.closes_on));
  return null;
end $$;
create trigger positions_audit after insert or update on public.positions
  for each row execute function private.audit_positions();
revoke all on function private.prepare_position(), private.audit_positions() from public;

revoke all on public.positions from public, anon, authenticated, service_role;
grant select (job_id, is_open, closes_on) on public.positions to anon;
-- An upsert sets the key as well; a trigger refuses another one.
grant select (job_id, is_open, closes_on, updated_at), insert (job_id, is_open, closes_on), update (job_id, is_open, closes_on)
  on public.positions to authenticated;
grant all on public.positions to service_role;
alter table public.positions enable row level security;

-- The careers pages show it.
create policy "everybody sees which positions are open"
  on public.positions for select to anon, authenticated
  using (true);

-- Readers close nothing.
create policy "staff close and open positions"
  on public.positions for insert to authenticated
  with check ((select private.staff_role()) in ('staff', 'admin'));

-- An upsert needs both.
create policy "staff change positions"
  on public.positions for update to authenticated
  using ((select private.staff_role()) in ('staff', 'admin'))
  with check ((select private.staff_role()) in ('staff', 'admin'));

-- A closed position takes nothing, also from pages that were open before it closed. After the guard: a repeated request
-- for an application that has arrived in time is told so.
create function private.refuse_closed_position() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  -- imports are not limited
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated')
     and private.closed_on(new.job_id) is not null then
    raise exception using errcode = 'PT410',
      message = 'This position is closed and takes no more applications.',
      hint = 'position_closed';
  end if;
  return new;
end $$;
revoke all on function private.refuse_closed_position() from public;
create trigger application_2_refuse_closed_position before insert on public.applications
  for each row execute function private.refuse_closed_position();
