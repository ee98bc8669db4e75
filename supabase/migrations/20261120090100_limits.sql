-- Every limit of the public form in one table. Change one with:
--   update private.limits set value = 20 where name = 'per_email_per_day';
create table private.limits (
  name    text    primary key,
  value   integer not null check (value >= 0),
  meaning text    not null
);
alter table private.limits enable row level security;   -- no policy: for the functions below and the owner only

insert into private.limits (name, value, meaning) values
  ('uploads_per_minute',      60, 'resume uploads by the public, whole site'),
  ('applications_per_minute', 60, 'applications, whole site'),
  ('per_network_per_hour',    10, 'applications from one address (IPv6: one /64); this machine itself is never limited'),
  ('per_email_per_day',        5, 'applications with one e-mail address'),
  ('duplicate_window_hours',  24, 'hours in which one e-mail address may apply once for the same position'),
  ('form_minimum_seconds',     8, 'a form filled in faster is flagged for staff, never refused');

create function private.limit_of(limit_name text) returns integer
  language sql stable set search_path = '' as
$$ select value from private.limits where name = limit_name $$;
revoke all on function private.limit_of(text) from public;
