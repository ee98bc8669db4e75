-- "Send it to me again": whoever has lost the private link names an address, and gets by mail new links to the applications of that
-- address. The answer is the same for every address, in the same time: a request looks at no application, it only puts the address
-- into the queue of the mail. Whether there is anything to send is found out when the mail is delivered.

insert into private.limits (name, value, meaning) values
  ('lost_links_per_minute',                     30, 'requests to send links again, whole site'),
  ('lost_links_per_network_per_hour',           10, 'requests to send links again, from one IPv4 address or one IPv6 /64'),
  ('lost_links_per_wide_network_per_hour',      15, 'requests to send links again, from one IPv6 /48'),
  ('lost_link_mails_per_address_per_day',        3, 'mails with links that were asked for again, to one address'),
  ('lost_link_mail_applications',               10, 'applications of one address in such a mail, the newest');

-- Mails with links, by address: a count of their own, so that nobody's requests keep an applicant's confirmation back.
create table private.sent_links (
  address_hash bytea       not null,
  at           timestamptz not null default clock_timestamp()
);
alter table private.sent_links enable row level security;   -- no policy: for the functions below only
create index sent_links_address_idx on private.sent_links (address_hash, at);

-- Takes a request, whatever the address is. `asked_from` is the address of who asks, as the gateway reports it.
-- @returns {"asked": true, "has_sender": true}; "asked" is false when this network, or the site, has asked too often, and
-- "has_sender" where nobody collects the mail.
create function public.ask_for_links(address text, asked_from text default '') returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  caller text;
  has_turn boolean := true;
begin
  perform private.refuse_no_address(ask_for_links.address);
  if not private.has_mail_sender() then
    return '{"asked": false, "has_sender": false}';
  end if;
  foreach caller in array private.networks_of(ask_for_links.asked_from) loop
    has_turn := has_turn and private.take_turn('lost_link', caller, case when caller like '%/48'
      then 'lost_links_per_wide_network_per_hour' else 'lost_links_per_network_per_hour' end, '1 hour');
  end loop;
  has_turn := has_turn and private.take_turn('lost_link', 'site', 'lost_links_per_minute', '1 minute');
  if has_turn then
    insert into private.mail_queue (kind, address, payload) values ('links', btrim(ask_for_links.address), '{}');
  end if;
  return jsonb_build_object('asked', has_turn, 'has_sender', true);
end $$;

-- Prepares what is due, at each try: a mail says of each application of its address what it is, and gets its links where it is written.
-- What there is nothing to send for goes at once, and leaves no address behind: an unknown address, one whose applications were erased
-- meanwhile, one that gets no mail, one that had its mails today.
create function private.prepare_links_mail() returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  mail private.due_mail;
  hashed bytea;
  found_ones jsonb;
begin
  for mail in
    select * from private.due_mail m where m.kind = 'links' order by m.send_after, m.id limit 100 for update skip locked
  loop
    hashed := private.hash_of_address(mail.address);
    -- one at a time for an address, so that of two that are delivered at once the second sees the first
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('links:' || encode(hashed, 'hex'), 0));
    select jsonb_agg(jsonb_build_object('id', a.id, 'job_title', a.job_title, 'language', a.language,
                       'reference', substr(a.reference, 1, 4) || '-' || substr(a.reference, 5)) order by a.created_at desc, a.id)
      into found_ones
      from (select * from public.applications b where lower(b.email) = lower(mail.address)
             order by b.created_at desc, b.id limit private.limit_of('lost_link_mail_applications')) a;
    if found_ones is null
       or private.gets_no_mail(mail.address)
       or (mail.payload = '{}'
           and (select count(*) from private.sent_links s where s.address_hash = hashed and s.at > clock_timestamp() - interval '1 day')
               >= private.limit_of('lost_link_mails_per_address_per_day')) then
      delete from private.mail_queue m where m.id = mail.id;
    else
      insert into private.sent_links (address_hash) select hashed where mail.payload = '{}';
      update private.mail_queue m
         set payload = jsonb_build_object('language', found_ones -> 0 ->> 'language', 'applications', found_ones)
       where m.id = mail.id;
    end if;
  end loop;
  delete from private.sent_links s where s.at < clock_timestamp() - interval '1 day';
end $$;

-- Adds a link to an application. Its secret is made where the mail is written, and seen by nobody else; this is what it hashes to.
create function public.add_application_link(application_id uuid, link_hash text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_odd(add_application_link.link_hash ~ '^[0-9a-f]{64}$');
  insert into private.application_links (application_id, link_hash)
  select a.id, add_application_link.link_hash from public.applications a where a.id = add_application_link.application_id
  on conflict do nothing;
  return to_jsonb(found);
end $$;

grant execute on function public.ask_for_links(text, text), public.add_application_link(uuid, text) to service_role;
