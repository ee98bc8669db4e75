-- The accounts of members: what an admin sees of them, and what has to be asked before one is changed. The edge function
-- `staff-accounts` asks with the caller's own token, and only then uses the secret key, which alone changes accounts.

insert into private.limits (name, value, meaning) values
  ('member_actions_per_admin_per_hour',     60, 'invitations, links, resets of a second factor and removals by one admin'),
  ('password_mails_per_network_per_hour',   20, 'requests for a new password, for addresses of nobody too, from one IPv4 address or one IPv6 /64'),
  ('password_mails_per_address_per_hour',    3, 'requests for a new password for one e-mail address');

-- An admin who has been in: one who was only invited could invite nobody yet.
create function private.is_acting_admin(member public.staff_members) returns boolean
  language sql stable security definer set search_path = '' as $$
  select member.role = 'admin' and exists (
    select from auth.users u
     where u.id = member.user_id and u.email_confirmed_at is not null and coalesce(u.banned_until <= now(), true))
$$;

-- A membership keeps its account; nobody changes the own role, gives the own row a mark or leaves alone; and the last admin stays: who
-- would invite the next one? It holds for the command line too. An account that goes takes its membership along, whoever it is.
create function private.keep_an_admin() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.user_id <> old.user_id then
      raise exception using errcode = '42501', message = 'A membership keeps its account.';
    end if;
    if (new.role, new.is_auditor, new.handles_accommodations) = (old.role, old.is_auditor, old.handles_accommodations) then
      return new;
    end if;
  end if;
  if old.user_id = auth.uid() then
    raise exception using errcode = 'PT409', message = 'Nobody changes what they may do themselves, or leaves alone: another admin does it.',
      hint = 'not_yourself';
  end if;
  if private.is_acting_admin(old) and not (tg_op = 'UPDATE' and private.is_acting_admin(new)) then
    -- one at a time, so that two admins cannot remove each other
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('keep an admin', 0));
    if not exists (select from public.staff_members m where m.user_id <> old.user_id and private.is_acting_admin(m)) then
      raise exception using errcode = 'PT409', message = 'This is the last admin who has signed in: make another one first.',
        hint = 'last_admin';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger staff_members_keep_an_admin before update or delete on public.staff_members
  for each row execute function private.keep_an_admin();

-- @throws 42501 for everybody but admins and the command line
create function private.refuse_unless_admin() returns void
  language plpgsql stable security definer set search_path = '' as $$
begin
  if current_setting('role', true) is distinct from 'service_role' then   -- the command line
    perform private.refuse_unless('admin');
  end if;
end $$;

-- The members with what is known of their accounts, for admins and the command line.
create function public.list_member_accounts() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object(
             'email', u.email,
             'has_entered', u.email_confirmed_at is not null,
             'invited_at', coalesce(u.confirmation_sent_at, u.invited_at),
             'has_second_factor', exists (select from auth.mfa_factors f where f.user_id = u.id and f.status::text = 'verified'),
             'last_sign_in_at', u.last_sign_in_at) order by lower(m.name), m.user_id), '[]')
      from public.staff_members m join auth.users u on u.id = m.user_id);
end $$;

-- Changes what a member may do.
create function public.change_member(member uuid, role text, is_auditor boolean, handles_accommodations boolean) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_unless('admin');
  perform private.refuse_odd(change_member.role in ('reader', 'staff', 'admin')
    and num_nulls(change_member.is_auditor, change_member.handles_accommodations) = 0);
  update public.staff_members m
     set role = change_member.role, is_auditor = change_member.is_auditor,
         handles_accommodations = change_member.handles_accommodations
   where m.user_id = change_member.member;
  return jsonb_build_object('changed', found::integer);
end $$;

-- Actions on accounts that were begun in the last hour, by whom, and of those that are done outside the database whether the audit
-- has them.
create table private.member_actions (
  id         uuid        primary key default gen_random_uuid(),
  at         timestamptz not null default clock_timestamp(),
  actor      uuid,
  actor_name text        not null,
  action     text        not null,
  member     uuid,   -- null for somebody who has no account yet
  purpose    text        not null,
  is_audited boolean     not null default false
);
alter table private.member_actions enable row level security;   -- no policy: for the functions below only
create index member_actions_actor_idx on private.member_actions (actor, at);

-- Writes an action down that is about to be done, and forgets old ones.
create function private.add_member_action(action text, member uuid, purpose text, actor_name text) returns uuid
  language plpgsql volatile set search_path = '' as $$
declare
  new_id uuid;
begin
  delete from private.member_actions a where a.at < clock_timestamp() - interval '1 hour';
  insert into private.member_actions (actor, actor_name, action, member, purpose)
  values (auth.uid(), add_member_action.actor_name, add_member_action.action, add_member_action.member, add_member_action.purpose)
  returning id into new_id;
  return new_id;
end $$;

-- Begins an action on somebody's account: says whether the caller may. What follows is done by Auth, and told to the audit by
-- finish_member_action() once it is done. A removal ends the membership, and is told, here already; the account goes afterwards.
-- @param action 'invite' (an address), else 'link', 'reset_second_factor' or 'remove' (a member)
-- @returns {"action_id", "user_id", "name", "email", "purpose": "invite" or "recovery"}; for an invitation user_id is null where the
--   address has no account
-- @throws 42501 for everybody but admins and the command line, whatever else is asked; PT404 'no_such_member'; PT409 'already_member',
--   'not_yourself', 'last_admin'; PT429 'rate_limited_member'
create function public.begin_member_action(action text, member uuid default null, address text default '') returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  account record;
begin
  perform private.refuse_unless_admin();
  perform private.refuse_odd(begin_member_action.action in ('invite', 'link', 'reset_second_factor', 'remove'), 'There is no such action.');
  perform private.refuse_no_address(btrim(begin_member_action.address)) where begin_member_action.action = 'invite';
  -- one at a time, so that the limit holds
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('member action:' || auth.uid()::text, 0));
  if (select count(*) from private.member_actions a where a.actor = auth.uid() and a.at > clock_timestamp() - interval '1 hour')
     >= private.limit_of('member_actions_per_admin_per_hour') then
    raise exception using errcode = 'PT429', message = 'This account has done too much in an hour. Please go on later.',
      hint = 'rate_limited_member';
  end if;
  select u.id as user_id, m.name, u.email, case when u.email_confirmed_at is null then 'invite' else 'recovery' end as purpose,
         m.user_id is not null as is_member
    into account from auth.users u left join public.staff_members m on m.user_id = u.id
   where case begin_member_action.action when 'invite' then lower(u.email) = lower(btrim(begin_member_action.address))
         else u.id = begin_member_action.member end;
  if begin_member_action.action = 'invite' then
    if account.is_member then
      raise exception using errcode = 'PT409', message = 'Somebody with this address is a member already.', hint = 'already_member';
    end if;
  elsif account.is_member is not true then
    raise exception using errcode = 'PT404', message = 'There is no such member.', hint = 'no_such_member';
  elsif account.user_id = auth.uid() then
    raise exception using errcode = 'PT409', message = 'Another admin does this.', hint = 'not_yourself';
  end if;
  if begin_member_action.action = 'remove' then
    delete from public.staff_members m where m.user_id = account.user_id;   -- a trigger writes it down
  end if;
  return jsonb_build_object('user_id', account.user_id, 'name', account.name, 'email', account.email,
    'purpose', coalesce(account.purpose, 'invite'), 'action_id', private.add_member_action(
      begin_member_action.action, account.user_id, coalesce(account.purpose, 'invite'), private.actor_name()));
end $$;

-- Tells the audit of an action that is done now, once. With a second factor every session goes: whoever holds a lost phone may be
-- signed in on it, and taking the factor away ends none.
-- @returns whether there was such an action to tell.
create function public.finish_member_action(action_id uuid) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  done private.member_actions;
begin
  update private.member_actions a set is_audited = true
   where a.id = finish_member_action.action_id and not a.is_audited returning * into done;
  if done.action = 'reset_second_factor' then
    delete from auth.sessions s where s.user_id = done.member;
  end if;
  insert into public.staff_audit (actor, actor_name, action, details)
  select done.actor, done.actor_name,
         case done.action when 'reset_second_factor' then 'second_factor_reset' else 'link_made' end,
         jsonb_strip_nulls(jsonb_build_object('user_id', done.member,
           'purpose', case when done.action <> 'reset_second_factor' then done.purpose end))
   where done.action in ('invite', 'link', 'reset_second_factor');
  return to_jsonb(found);
end $$;

-- Gives out what a mail to somebody who forgot the password needs. Null for an address of nobody, over a limit, and while a link of that
-- kind waits that is younger than 15 minutes: Auth keeps one of a kind, and a stranger's request would end it. The edge function has
-- answered by then, so that neither words nor time tell which it is.
-- @param asked_from the address of who asks, as the gateway reports it
-- @returns {"action_id", "email", "purpose"}: finish_member_action() tells the audit
create function public.claim_password_mail(address text, asked_from text default '') returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  account record;
begin
  perform private.refuse_no_address(btrim(claim_password_mail.address));
  if not private.take_turn('password', (private.networks_of(claim_password_mail.asked_from))[1], 'password_mails_per_network_per_hour', '1 hour')
     or not private.take_turn('password', encode(private.hash_of_address(claim_password_mail.address), 'hex'),
                              'password_mails_per_address_per_hour', '1 hour') then
    return null;
  end if;
  select u.id, u.email, case when u.email_confirmed_at is null then 'invite' else 'recovery' end as purpose
    into account from public.staff_members m join auth.users u on u.id = m.user_id
   where lower(u.email) = lower(btrim(claim_password_mail.address)) and u.deleted_at is null
     and coalesce(u.banned_until <= now(), true);
  -- a hosted project calls the kinds confirmation_token and recovery_token
  if not found or exists (
       select from auth.one_time_tokens t
        where t.user_id = account.id and t.created_at > now() - interval '15 minutes'
          and starts_with(t.token_type::text, case account.purpose when 'invite' then 'confirmation' else 'recovery' end)) then
    return null;
  end if;
  return jsonb_build_object('email', account.email, 'purpose', account.purpose,
    'action_id', private.add_member_action('link', account.id, account.purpose, 'sign-in page'));
end $$;

grant execute on function public.list_member_accounts(), public.change_member(uuid, text, boolean, boolean),
  public.begin_member_action(text, uuid, text) to authenticated;
grant execute on function public.list_member_accounts(), public.begin_member_action(text, uuid, text),
  public.finish_member_action(uuid), public.claim_password_mail(text, text) to service_role;
