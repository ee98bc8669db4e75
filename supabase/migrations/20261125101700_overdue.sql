-- What should have been done an hour ago, for whoever watches the site (docs/deploy.md): numbers alone.
--
-- Mail is due from `send_after`, which each try moves on: after the fourth it has waited for most of an hour, and where nothing else was
-- sent for an hour that is not the one address. Retention and files have a round each day. A file is due an hour after it has come.
-- @returns {"mail": 2, "applications": 0, "requests": 0, "files": 1}
create function public.count_overdue() returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'mail', (select count(*) from private.mail_queue m
              where m.sent_at is null and m.failed_at is null and m.taken_back_at is null
                and (m.send_after < now() - interval '1 hour' or m.attempts > 3 and not exists (
                       select from private.mail_queue s where s.sent_at > now() - interval '1 hour'))),
    'applications', (select count(*) from public.applications a where a.kept_since < private.due_before() - interval '25 hours'),
    'requests', (select count(*) from public.accommodation_requests r
                  where coalesce(r.answered_at, r.created_at) < private.due_before() - interval '25 hours'),
    'files', (select count(*) from jsonb_to_recordset(public.unnamed_files() -> 'files') as f (created_at timestamptz)
               where f.created_at < now() - interval '26 hours'))
$$;
grant execute on function public.count_overdue() to service_role;
