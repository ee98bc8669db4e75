-- The accounts of members: what an admin sees of them, and what has to be asked before one is changed. The edge function
-- `staff-accounts` asks with the caller's own token, and only then uses the secret key, which alone changes accounts.

insert into private.limits (name, value, meaning) values
  ('member_acts_per_admin_per_hour',        60, 'invitations, links, resets of a second factor and removals by one admin'),
  ('password_mails_per_network_per_hour',   20, 'requests for a new password, for addresses of nobody too, from one IPv4 address or one IPv6 /64'),
  ('password_mails_per_address_per_hour',    3, 'requests for a new password for one e-mail address');

-- An admin who has been in: one who was only invited could invite nobody yet.
create function private.is_acting_admin(member public.staff_members) returns boolean
  language sql stable security definer set search_path = '' as $$
  select member.role = 'admin' and exists (
    select from auth.users u
     where u.id = member.user_id and u.email_confirmed_at is not null and coalesce(u.banned_until <= now(), true))
$$;

-- Nobody takes the own role or the own membership away, and the last admin stays: who would invite the next one? It holds for the
-- command line too. An account that goes takes its membership along, whoever it is.
create function private.keep_an_admin() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role = old.role then
    return new;
  end if;
  if old.user_id = auth.uid() then
    raise exception using errcode = 'PT409', message = 'Nobody changes the own role or leaves alone: another admin does it.',
      hint = 'own_membership';
  end if;
  if private.is_acting_admin(old) then
    -- one at a time, so that two admins cannot remove each other
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('keep an admin', 0));
    if not exists (select from public.staff_members m where m.user_id <> old.user_id and private.is_acting_admin(m)) then
      raise exception using errcode = 'PT409', message = 'This is the last admin who has signed in: make another one first.',
        hint = 'last_admin';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger staff_members_keep_an_admin before update of role or delete on public.staff_members
  for each row execute function private.keep_an_admin();

-- The members with what is known of their accounts, for admins.
create function public.list_member_accounts() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_unless('admin');
  return (
    select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object(
             'email', u.email,
             'has_entered', u.email_confirmed_at is not null,
             'invited_at', coalesce(u.confirmation_sent_at, u.invited_at),
             'has_second_factor', exists (select from auth.mfa_factors f where f.user_id = u.id and f.status::text = 'verified'),
             'last_sign_in_at', u.last_sign_in_at) order by lower(m.name), m.user_id), '[]')
      from public.staff_members m join auth.users u on u.id = m.user_id);
end $$;

-- Begins an act on somebody's account: says whether the caller may, and writes it down before anything is done. A removal is
-- done here already; the account goes afterwards.
-- @param act 'invite' (an address), else 'link', 'reset_second_factor' or 'remove' (a member)
-- @returns {"user_id", "name", "email", "purpose": "invite" or "recovery"}; for an invitation the purpose alone
-- @throws 42501 for everybody but admins and the command line, whatever else is asked; PT404 'no_such_member'; PT409 'already_member',
--   'own_membership', 'last_admin'; PT429 'rate_limited_member'
create function public.begin_member_act(act text, member uuid default null, address text default '') returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  own record;
begin
  if current_setting('role', true) is distinct from 'service_role' then   -- the command line
    perform private.refuse_unless('admin');
  end if;
  -- one at a time, so that the limit holds
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('member act:' || auth.uid()::text, 0));
  if (select count(*) from public.staff_audit t
       where t.actor = auth.uid() and t.at > now() - interval '1 hour'
         and t.action in ('link_made', 'second_factor_reset', 'member_removed'))
     >= private.limit_of('member_acts_per_admin_per_hour') then
    raise exception using errcode = 'PT429', message = 'This account has done too much in an hour. Please go on later.',
      hint = 'rate_limited_member';
  end if;
  if begin_member_act.act = 'invite' then
    if exists (select from public.staff_members m join auth.users u on u.id = m.user_id
                where lower(u.email) = lower(btrim(begin_member_act.address))) then
      raise exception using errcode = 'PT409', message = 'Somebody with this address is a member already.', hint = 'already_member';
    end if;
    perform private.write_audit('link_made', null, '{"purpose": "invite"}');
    return '{"purpose": "invite"}';
  end if;
  select m.user_id, m.name, u.email, case when u.email_confirmed_at is null then 'invite' else 'recovery' end as purpose
    into own from public.staff_members m join auth.users u on u.id = m.user_id
   where m.user_id = begin_member_act.member;
  if not found then
    raise exception using errcode = 'PT404', message = 'There is no such member.', hint = 'no_such_member';
  end if;
  if own.user_id = auth.uid() then
    raise exception using errcode = 'PT409', message = 'Another admin does this.', hint = 'own_membership';
  end if;
  case begin_member_act.act
    when 'link' then
      perform private.write_audit('link_made', null, jsonb_build_object('user_id', own.user_id, 'purpose', own.purpose));
    when 'reset_second_factor' then
      perform private.write_audit('second_factor_reset', null, jsonb_build_object('user_id', own.user_id));
    when 'remove' then
      delete from public.staff_members m where m.user_id = own.user_id;   -- a trigger writes it down
    else
      raise exception using errcode = '22023', message = 'There is no such act.';
  end case;
  return to_jsonb(own);
end $$;

-- Ends every session of somebody: whoever holds a lost phone may be signed in on it, and taking a second factor away ends none.
create function public.end_member_sessions(member uuid) returns jsonb
  language sql volatile security definer set search_path = '' as $$
  delete from auth.sessions s where s.user_id = end_member_sessions.member;
  select 'true'::jsonb
$$;

-- Gives out what a mail to somebody who forgot the password needs. Null for an address of nobody, and over a limit. The edge function
-- has answered by then, so that neither words nor time tell which it is.
-- @param asked_from the address of who asks, as the gateway reports it
create function public.claim_password_mail(address text, asked_from text default '') returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  own record;
begin
  perform set_config('request.headers', jsonb_build_object('x-forwarded-for', claim_password_mail.asked_from)::text, true);
  if not private.take_turn('password', (private.caller_networks())[1], 'password_mails_per_network_per_hour', '1 hour')
     or not private.take_turn('password', encode(private.hash_of_address(claim_password_mail.address), 'hex'),
                              'password_mails_per_address_per_hour', '1 hour') then
    return null;
  end if;
  select u.id, u.email, case when u.email_confirmed_at is null then 'invite' else 'recovery' end as purpose
    into own from public.staff_members m join auth.users u on u.id = m.user_id
   where lower(u.email) = lower(btrim(claim_password_mail.address)) and u.deleted_at is null
     and coalesce(u.banned_until <= now(), true);
  if not found then
    return null;
  end if;
  insert into public.staff_audit (actor_name, action, details)
  values ('sign-in page', 'link_made', jsonb_build_object('user_id', own.id, 'purpose', own.purpose));
  return jsonb_build_object('email', own.email, 'purpose', own.purpose);
end $$;

grant execute on function public.list_member_accounts(), public.begin_member_act(text, uuid, text) to authenticated;
grant execute on function public.begin_member_act(text, uuid, text), public.end_member_sessions(uuid),
  public.claim_password_mail(text, text) to service_role;
