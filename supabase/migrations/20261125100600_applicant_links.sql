-- The applicant's own link. Its secret, 32 random bytes, is made by the page and seen by nobody else; the database keeps what it
-- hashes to (applications.link_hash), so that a copy of the database opens no link. Older pages send none: their applications
-- have no link.

-- Further links of an application, mailed to whoever had lost theirs (link_requests). Each opens the same as the first, and takes
-- none of the others away.
create table private.application_links (
  link_hash      text        primary key check (link_hash ~ '^[0-9a-f]{64}$'),
  application_id uuid        not null references public.applications (id) on delete cascade,
  at             timestamptz not null default now()
);
create index application_links_application_idx on private.application_links (application_id);
alter table private.application_links enable row level security;   -- no policy: for the functions below only

-- Whether this network has tried this secret within the last five minutes, in a transaction before this one.
create function private.is_counted(secret text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.link_tries t
     where t.link_hash = private.hash_of_secret(coalesce(secret, '')) and t.network = (private.caller_networks())[1]
       and t.at > clock_timestamp() - interval '5 minutes' and t.xmin::text <> pg_current_xact_id()::xid::text)
$$;

-- Counts a try. False when the answer has to wait for the next request.
create function private.count_try(secret text) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_counted(count_try.secret) then
    return true;
  end if;
  perform private.count_request('link');
  insert into private.link_tries (network, link_hash)
  values ((private.caller_networks())[1], private.hash_of_secret(coalesce(count_try.secret, '')));
  return false;
end $$;

-- The application of a secret. A wrong secret finds nothing, in a look into two indexes that takes as long as a right one: an
-- attacker cannot choose what a guess hashes to, so time tells nothing of what is stored.
create function private.application_of(secret text) returns public.applications
  language sql stable security definer set search_path = '' as
$$
  select a from public.applications a
   where a.id in (
     select b.id from public.applications b where b.link_hash = private.hash_of_secret(secret)
     union all
     select l.application_id from private.application_links l where l.link_hash = private.hash_of_secret(secret))
$$;

-- What the link shows with the page: nothing that staff wrote but the state, that somebody has looked, and nothing personal.
create function private.linked_application(application_id uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reference', a.reference, 'job_id', a.job_id, 'job_title', a.job_title, 'language', a.language,
           'created_at', a.created_at, 'state', private.visible_state(a), 'has_resume', a.resume_url <> '',
           'is_resume_opened', exists (select from public.staff_audit t
                                        where t.application_id = a.id and t.action = 'resume_opened'),
           'is_read', exists (select from public.staff_audit t
                               where t.application_ids @> array[a.id]
                                  or t.application_id = a.id and t.action in ('opened', 'resume_opened')),
           'is_held', a.held_because <> '', 'is_erase_asked', a.erase_asked_at is not null,
           'closed_on', private.closed_on(a.job_id))
    from public.applications a where a.id = linked_application.application_id
$$;

-- While nothing is decided an applicant adds to an application and takes it back.
create function private.is_undecided(state text) returns boolean
  language sql immutable set search_path = '' as
$$ select is_undecided.state in ('new', 'looked_at', 'talking', 'offer') $$;

-- Names an uploaded file as the resume of an application that has none, or in place of the one it has. Judged as at filing, and false
-- for every reason alike, so that it tells of no other. What staff have opened stays, and so does what is decided, or held.
create function private.name_resume(application_id uuid, resume_url text, is_replacing boolean) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
declare
  object_name text := case when octet_length(name_resume.resume_url) <= 1000 then private.resume_object(name_resume.resume_url) end;
  a public.applications;
begin
  -- one at a time per file, as at filing
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('resume:' || coalesce(object_name, ''), 0));
  -- and public.open_resume() waits for this row: either it opens the new file, or what follows sees that it has opened the old one
  select * into a from public.applications where id = name_resume.application_id for update;
  -- its name begins with the reference, so that no link takes a file that somebody else's application is about to name
  if a.id is null or not starts_with(coalesce(object_name, ''), a.reference || '_') or (a.resume_url <> '') <> is_replacing
     or is_replacing and a.held_because <> ''
     or not private.is_undecided(private.visible_state(a)) or private.resume_problem(object_name) is not null
     or exists (select from public.staff_audit t where t.application_id = a.id and t.action = 'resume_opened') then
    return false;
  end if;
  update public.applications b set resume_url = '/storage/v1/object/public/resumes/' || object_name where b.id = a.id;
  if is_replacing then
    insert into private.replaced_resumes (object_name, application_id) values (private.resume_object(a.resume_url), a.id);
    insert into private.used_resume_names (name_hash)
    values (sha256(convert_to(private.resume_object(a.resume_url), 'UTF8'))) on conflict do nothing;
  end if;
  perform private.write_audit(case when is_replacing then 'resume_replaced' else 'resume_added' end, a.id);
  return true;
exception when check_violation or unique_violation then
  return false;   -- an address of another shape, or a file that another application has taken in the meantime
end $$;

-- What the holder of a link does with it; null for a wrong secret. Each try is counted first, and answered by the request after it.
create function private.run_by_link(action text, secret text, resume_url text default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  application public.applications := private.application_of(run_by_link.secret);
  names text[];
begin
  if not private.count_try(run_by_link.secret) then
    return private.retry_call();
  end if;
  if application.id is null then
    return null;
  end if;
  case run_by_link.action
    when 'see' then null;
    when 'name files' then
      names := private.resume_files(application.id);
      return case when cardinality(names) > 0 then jsonb_build_object('names', names) end;
    when 'withdraw' then
      select * into application from public.applications a where a.id = application.id for update;
      if private.is_undecided(private.visible_state(application)) then
        perform private.set_state(application, 'withdrawn');
      end if;
    when 'add resume', 'replace resume' then
      if not private.name_resume(application.id, run_by_link.resume_url, run_by_link.action = 'replace resume') then
        raise exception using errcode = 'PT400',
          message = 'This file cannot be taken as your resume.',
          hint = 'resume_refused';
      end if;
    when 'erase' then
      -- kept for a legal claim, it goes when that is settled: public.release_application()
      update public.applications a set erase_asked_at = coalesce(a.erase_asked_at, now())
       where a.id = application.id and a.held_because <> '';
      if not found then
        delete from public.applications a where a.id = application.id;
        return '{"erased": true}';
      end if;
    when 'end mail' then
      insert into private.refused_addresses (address_hash) values (private.hash_of_address(application.email)) on conflict do nothing;
      return '{"ended": true}';
    when 'read' then
      -- Named one by one, so that no column of staff or of the machinery is ever among them. The reason to join is the one column
      -- named after the product.
      return (
        select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(application)) as c
         where c.key in ('full_name', 'email', 'phone', 'linkedin_profile', 'cover_letter') or starts_with(c.key, 'why_join_'));
  end case;
  return private.linked_application(application.id);
end $$;

create function public.application_by_link(secret text) returns jsonb
  language sql volatile security definer set search_path = '' as
$$ select private.run_by_link('see', secret) $$;

-- Names of the files, the resume and what it has replaced, which their applicant may delete but not read back.
create function public.resume_by_link(secret text) returns jsonb
  language sql volatile security definer set search_path = '' as
$$ select private.run_by_link('name files', secret) $$;

-- Changes nothing once it is decided: the answer says how it stands.
create function public.withdraw_by_link(secret text) returns jsonb
  language sql volatile security definer set search_path = '' as
$$ select private.run_by_link('withdraw', secret) $$;

-- Takes a resume that was uploaded later.
create function public.add_resume_by_link(secret text, resume_url text) returns jsonb
  language sql volatile security definer set search_path = '' as
$$ select private.run_by_link('add resume', secret, resume_url) $$;

-- Takes another resume in the place of the one that is there, which can then be deleted: resume_by_link() says its name.
create function public.replace_resume_by_link(secret text, resume_url text) returns jsonb
  language sql volatile security definer set search_path = '' as
$$ select private.run_by_link('replace resume', secret, resume_url) $$;

-- Erases the application with its notes. Refused by its trigger while the file is there: the page deletes that first. Of one that is
-- held it says how that stands.
create function public.erase_by_link(secret text) returns jsonb
  language sql volatile security definer set search_path = '' as
$$ select private.run_by_link('erase', secret) $$;

-- "No more mail": by the link in the mail, so that whoever reads that address can say it, also when somebody else applied with it.
create function public.end_mail_by_link(secret text) returns jsonb
  language sql volatile security definer set search_path = '' as
$$ select private.run_by_link('end mail', secret) $$;

-- What an applicant reads beyond how the application stands: the words that were sent. They are shown when the person asks, not
-- with the page.
create function public.sent_by_link(secret text) returns jsonb
  language sql volatile security definer set search_path = '' as
$$ select private.run_by_link('read', secret) $$;

grant execute on function public.application_by_link(text), public.resume_by_link(text), public.withdraw_by_link(text),
  public.add_resume_by_link(text, text), public.replace_resume_by_link(text, text), public.erase_by_link(text),
  public.end_mail_by_link(text), public.sent_by_link(text) to anon;

-- For the edge function that mails applicants their own link (supabase/functions/application-mail). Only it may call these.

-- Addresses that get no mail any more, hashed: mail to them came back, or their owner said so.
create table private.refused_addresses (
  address_hash bytea       primary key,
  at           timestamptz not null default now()
);
alter table private.refused_addresses enable row level security;   -- no policy: for the functions below only

create function private.hash_of_address(address text) returns bytea
  language sql immutable set search_path = '' as
$$ select sha256(convert_to(lower(btrim(address)), 'UTF8')) $$;

create function private.gets_no_mail(address text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from private.refused_addresses r where r.address_hash = private.hash_of_address(gets_no_mail.address))
$$;

-- @throws 22023 for what is no address
create function private.refuse_no_address(address text) returns void
  language sql stable set search_path = '' as $$
  select private.refuse_odd(octet_length(address) <= 1000 and char_length(address) <= 254 and address ~ '^[^\s@]+@[^\s@]+$',
    'That is no address.')
$$;

-- Gives out what one mail needs, once. Null for a secret that is unknown or was mailed before, for an address that gets none or had
-- one within a day, and for a network that has asked too often. `asked_from` is the address of who asks, as the gateway reports it.
create function public.claim_link_mail(secret text, asked_from text default '') returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  application public.applications := private.application_of(claim_link_mail.secret);
  address bytea := private.hash_of_address(application.email);
  asked_network text := (private.networks_of(claim_link_mail.asked_from))[1];
begin
  if application.id is null then
    return null;
  end if;
  -- one at a time, so that of parallel requests the second sees the first
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('mail:' || encode(address, 'hex'), 0));
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('mail:' || asked_network, 0));
  if private.gets_no_mail(application.email)
     or exists (select from private.sent_mail m where m.address_hash = address and m.at > clock_timestamp() - interval '1 day')
     or (select count(*) from private.sent_mail m where m.network = asked_network and m.at > clock_timestamp() - interval '1 hour')
        >= private.limit_of('mails_per_network_per_hour') then
    return null;
  end if;
  update public.applications a set link_mailed_at = now() where a.id = application.id and a.link_mailed_at is null;
  if not found then
    return null;
  end if;
  insert into private.sent_mail (address_hash, network) values (address, asked_network);
  return jsonb_build_object('email', application.email, 'job_title', application.job_title, 'language', application.language,
                            'has_resume', application.resume_url <> '',
                            'reference', substr(application.reference, 1, 4) || '-' || substr(application.reference, 5));
end $$;

-- The mail sender did not take it: it may be asked for again.
create function public.release_link_mail(secret text) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  application public.applications := private.application_of(release_link_mail.secret);
begin
  update public.applications a set link_mailed_at = null where a.id = application.id;
  delete from private.sent_mail m
   where m.address_hash = private.hash_of_address(application.email) and m.at > clock_timestamp() - interval '5 minutes';
  return case when application.id is not null then to_jsonb(true) end;
end $$;

-- Ends mail to an address: what was sent there came back.
create function public.end_mail(address text) returns jsonb
  language sql volatile security definer set search_path = '' as $$
  select private.refuse_no_address(btrim(end_mail.address));
  insert into private.refused_addresses (address_hash) values (private.hash_of_address(end_mail.address))
  on conflict do nothing;
  select 'true'::jsonb
$$;

grant execute on function public.claim_link_mail(text, text), public.release_link_mail(text), public.end_mail(text) to service_role;
