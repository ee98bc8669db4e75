-- For the edge function that mails applicants their own link (supabase/functions/application-mail). Only it may call these.

alter table public.applications add column link_mailed_at timestamptz;
comment on column public.applications.link_mailed_at is 'When the applicant''s own link was given to the mail sender.';

-- Gives out what one mail needs, once; null for a secret that is unknown or was mailed before.
create function public.claim_link_mail(secret text) returns jsonb
  language sql volatile security definer set search_path = '' as $$
  update public.applications a set link_mailed_at = now()
   where a.link_hash = private.hash_of_secret(secret)
     and a.link_mailed_at is null
  returning jsonb_build_object('email', a.email, 'job_title', a.job_title, 'language', a.language,
                               'reference', substr(a.reference, 1, 4) || '-' || substr(a.reference, 5))
$$;

-- The mail sender did not take it: it may be asked for again.
create function public.release_link_mail(secret text) returns jsonb
  language sql volatile security definer set search_path = '' as $$
  update public.applications a set link_mailed_at = null
   where a.link_hash = private.hash_of_secret(secret)
  returning 'true'::jsonb
$$;

revoke all on function public.claim_link_mail(text), public.release_link_mail(text) 
  from public, anon, authenticated;
grant execute on function public.claim_link_mail(text), public.release_link_mail(text) to service_role;
