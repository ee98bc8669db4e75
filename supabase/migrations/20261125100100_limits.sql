-- Every limit of the public site, and the counters behind them. Change one with:
--   update private.limits set value = 20 where name = 'applications_per_network_per_hour';
create table private.limits (
  name    text    primary key,
  value   integer not null check (value >= 0),
  meaning text    not null
);
alter table private.limits enable row level security;   -- no policy: for the functions below and the owner only

insert into private.limits (name, value, meaning) values
  ('uploads_per_minute',                     60, 'resume uploads by the public, whole site'),
  ('applications_per_minute',                60, 'applications, whole site'),
  ('applications_per_network_per_hour',      10, 'requests to apply, refused ones too, from one IPv4 address or one IPv6 /64'),
  ('applications_per_wide_network_per_hour', 15, 'requests to apply from one IPv6 /48: a home or an office may hold many /64'),
  ('uploads_per_network_per_hour',           20, 'resume uploads, refused ones too, from one IPv4 address or one IPv6 /64'),
  ('uploads_per_wide_network_per_hour',      30, 'resume uploads from one IPv6 /48'),
  ('links_per_network_per_hour',             60, 'requests with an applicant''s link, wrong ones too, from one IPv4 address or one IPv6 /64'),
  ('links_per_wide_network_per_hour',        90, 'requests with an applicant''s link from one IPv6 /48'),
  ('mails_per_network_per_hour',             10, 'mails with an applicant''s link, asked for from one IPv4 address or one IPv6 /64'),
  ('positions',                             300, 'positions that staff may make, drafts and closed ones too'),
  ('builds_per_hour',                        12, 'builds of the site that staff may ask for'),
  ('audit_rows_per_member_per_hour',      20000, 'what one member may do that is written into the audit, an export counted by its applications'),
  ('form_minimum_seconds',                    8, 'a form filled in faster is flagged for staff, never refused');

create function private.limit_of(limit_name text) returns integer
  language sql stable set search_path = '' as
$$ select value from private.limits where name = limit_name $$;

-- One row per request that was let in, counted and written under one lock, so that the limits hold under parallel load. A
-- request over its limit writes nothing, so a flood leaves nothing behind. private.forget_networks() empties it.
create table private.request_log (
  kind    text        not null,
  network text        not null,   -- an address, a prefix, the hash of an e-mail address, or one of 'unknown', 'site'
  at      timestamptz not null default clock_timestamp(),
  constraint request_log_kind_check check (kind in ('application', 'upload', 'link', 'password', 'accommodation', 'lost_link'))
);
alter table private.request_log enable row level security;   -- no policy: for the functions below only
create index request_log_network_idx on private.request_log (kind, network, at);
create index request_log_at_idx      on private.request_log (at);

-- Secrets that were tried, by network: a try is written down, and counted, by a transaction before the one that answers, so that no
-- error takes it back. private.forget_networks() empties it.
create table private.link_tries (
  network   text        not null,
  link_hash text        not null,
  at        timestamptz not null default clock_timestamp()
);
alter table private.link_tries enable row level security;   -- no policy: for the functions below only
create index link_tries_hash_idx on private.link_tries (link_hash, network, at);
create index link_tries_at_idx   on private.link_tries (at);

-- Mail to applicants: one a day to an address, so many an hour that one network asks for. private.forget_networks() empties it.
create table private.sent_mail (
  address_hash bytea       not null,
  network      text        not null,
  at           timestamptz not null default clock_timestamp()
);
alter table private.sent_mail enable row level security;   -- no policy: for the functions below only
create index sent_mail_address_idx on private.sent_mail (address_hash, at);
create index sent_mail_network_idx on private.sent_mail (network, at);

-- Takes a turn of one counter; false when it has none left. The lock lasts until the transaction ends.
create function private.take_turn(request_kind text, caller text, limit_name text, span interval) returns boolean
  language plpgsql volatile set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('turn:' || request_kind || ':' || caller, 0));
  if (select count(*) from private.request_log l
      where l.kind = request_kind and l.network = caller and l.at > clock_timestamp() - span)
     >= private.limit_of(limit_name) then
    return false;
  end if;
  insert into private.request_log (kind, network) values (request_kind, caller);
  return true;
end $$;

-- The networks of an address. Without one that can be read all callers share one: leaving it out, or breaking it, is no way around
-- the limit.
create function private.networks_of(caller text) returns text[]
  language plpgsql immutable set search_path = '' as $$
declare
  address inet;
begin
  address := btrim(caller)::inet;
  if address << '::ffff:0:0/96'::inet then   -- IPv4 written as IPv6
    address := replace(host(address), '::ffff:', '')::inet;
  end if;
  if address is null then
    return array['unknown'];
  end if;
  if family(address) = 4 then
    return array[host(address)];
  end if;
  return array[network(set_masklen(address, 64))::text, network(set_masklen(address, 48))::text];
exception when others then
  return array['unknown'];
end $$;

-- The networks that a caller belongs to: the address that the gateway reports, else the last of x-forwarded-for, which the nearest
-- proxy has added. What stands before it is the client's own word.
create function private.caller_networks() returns text[]
  language plpgsql stable set search_path = '' as $$
declare
  headers jsonb;
begin
  headers := nullif(current_setting('request.headers', true), '');
  return private.networks_of(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)));
exception when invalid_text_representation then
  return private.networks_of(null);   -- headers that cannot be read
end $$;

-- Network addresses are of no use after an hour. Rows that another request is deleting are left to it.
create function private.forget_networks() returns void
  language sql volatile security definer set search_path = '' as $$
  delete from private.sent_mail m where m.at < clock_timestamp() - interval '1 day';
  delete from private.link_tries t where t.at < clock_timestamp() - interval '2 hours';
  delete from private.request_log l
   where l.ctid = any (array(
     select old.ctid from private.request_log old where old.at < clock_timestamp() - interval '2 hours'
     for update skip locked));
$$;

-- Counts one request of the caller's networks, and refuses it when one of them has no turn left.
create function private.count_request(request_kind text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  caller text;
  has_turn boolean := true;
begin
  if random() < 0.02 then   -- for projects where nothing runs it by the clock
    perform private.forget_networks();
  end if;
  foreach caller in array private.caller_networks() loop
    has_turn := has_turn and private.take_turn(request_kind, caller, request_kind || case when caller like '%/48'
      then 's_per_wide_network_per_hour' else 's_per_network_per_hour' end, '1 hour');
  end loop;
  if not has_turn then
    raise exception using
      errcode = case request_kind when 'upload' then '42501' else 'PT429' end,   -- Storage passes on the words of 42501 only
      message = format('Too many %ss came from your network. Please try again in an hour.',
                       case when request_kind in ('application', 'upload') then request_kind else 'request' end),
      hint = 'rate_limited_network';
  end if;
end $$;

grant execute on function private.forget_networks() to service_role;

-- What holds for each table that a form of the site fills (applications, requests for an accommodation), called by its trigger with the
-- kind of request, as it is counted, and what the messages call it; they are shown word for word.

-- Signals of a program that fills the form in (docs/decisions/backend-suspicious-applications.md): they mark, they never refuse.
create function private.mark_signals(inout form_trap text, inout form_seconds numeric, out flagged_reason text)
  language plpgsql stable security definer set search_path = '' as $$
begin
  form_trap := left(coalesce(form_trap, ''), 200);
  if form_seconds is not null then   -- least and greatest pass over null
    form_seconds := trunc(least(greatest(form_seconds, 0), 1000000000));
  end if;
  flagged_reason := concat_ws('; ',
    case when form_trap <> '' then 'hidden field filled in' end,
    case when form_seconds < private.limit_of('form_minimum_seconds') then format('form filled in within %s s', form_seconds) end);
end $$;

-- One row a request, counted, and each sending once. Only limits refuse, and the sender's own key.
create function private.guard_form(kind text, noun text, relation regclass, submission_key uuid) returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  is_there boolean;
begin
  execute format('select exists (select from %s r where r.inserted_xid = pg_current_xact_id())', relation) into is_there;
  if is_there then
    raise exception using errcode = 'PT400', message = format('Please send one %s at a time.', noun),
      hint = 'one_application_per_request';
  end if;
  perform private.count_request(kind);
  if guard_form.submission_key is not null then
    -- one at a time per key, so that of two parallel copies the second sees the first
    perform pg_catalog.pg_advisory_xact_lock(
      pg_catalog.hashtextextended('sending:' || kind || ':' || guard_form.submission_key::text, 0));
    execute format('select exists (select from %s r where r.submission_key = $1)', relation)
      into is_there using guard_form.submission_key;
    if is_there then
      raise exception using errcode = 'PT409', message = format('This %s has already arrived.', noun), hint = 'already_received';
    end if;
  end if;
end $$;

-- The site's turn comes last, because all others wait for it.
create function private.take_site_turn(kind text, noun text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.take_turn(kind, 'site', kind || 's_per_minute', '1 minute') then
    raise exception using errcode = 'PT429', hint = 'rate_limited_site',
      message = format('We are receiving a lot of %ss right now. Please try again in a minute.', noun);
  end if;
end $$;

-- Network addresses go by themselves, also when nobody applies: by pg_cron where the project has it (hosted projects
-- do), by a timer in the embedded backend, elsewhere by whatever runs "select private.forget_networks()" once an hour.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('forget-networks', '13 * * * *', 'select private.forget_networks()');
  end if;
exception when others then
  raise warning 'pg_cron is not set up (%). Run "select private.forget_networks()" once an hour.', sqlerrm;
end $$;
