-- Resumes are personal data: a private bucket that the public can only add to.
-- The public URL kept in applications.resume_url is a locator; it opens for nobody.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('resumes', 'resumes', false, 5242880, array['application/pdf'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- Names of files that are gone, hashed: an address that was given to somebody must not open another file one day.
-- public.purge_due() forgets those that are older than the promised time.
create table private.used_resume_names (
  name_hash bytea       primary key,
  at        timestamptz not null default now()
);
alter table private.used_resume_names enable row level security;   -- no policy: for the functions below only

-- Files that an applicant has replaced and that are still there: whoever may delete the resume may delete them. Only the Storage
-- API removes files, so the page that replaces one deletes the old one, and whatever cuts it off there leaves it in this list.
create table private.replaced_resumes (
  object_name    text        primary key,
  application_id uuid        not null references public.applications (id) on delete cascade,
  at             timestamptz not null default now()
);
create index replaced_resumes_application_idx on private.replaced_resumes (application_id);
alter table private.replaced_resumes enable row level security;   -- no policy: for the functions below only

-- Called by the insert policy for each public upload. Names: <address, "@" as "_">_<milliseconds>.pdf, no folder.
create function private.resume_upload_allowed(object_name text, object_metadata jsonb) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if object_name is null or char_length(object_name) > 200
     or object_name !~ '^[A-Za-z0-9!$&''()*+,.:;=_-]+_[0-9]{1,16}\.pdf$' then
    return false;
  end if;
  -- storage tells the declared type before the upload; the bucket enforces it as well
  if coalesce(object_metadata ->> 'mimetype', 'application/pdf') <> 'application/pdf' then
    return false;
  end if;
  -- as a name that is taken: what is said of both is Storage's to say
  if exists (select from private.used_resume_names u where u.name_hash = sha256(convert_to(object_name, 'UTF8'))) then
    raise unique_violation using message = 'duplicate key value violates unique constraint "bucketid_objname"';
  end if;
  if (select count(*) from storage.objects o
      where o.bucket_id = 'resumes' and o.created_at > now() - interval '1 minute')
     >= private.limit_of('uploads_per_minute') then
    raise exception using errcode = '42501',
      message = 'Too many uploads right now. Please try again in a minute.';
  end if;
  return true;
end $$;
grant execute on function private.resume_upload_allowed(text, jsonb) to anon, authenticated;

-- Adding only: the public cannot list, read, replace or remove. And by a plain upload only: a resumable one keeps what was never
-- finished, uncounted and unseen; a copy of a resume would outlive its erasure; a signed address would be an upload by anybody.
create policy "anyone may upload a new resume"
  on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'resumes' and storage.operation() in ('object.upload', 'storage.object.upload')
              and (user_metadata is null or octet_length(user_metadata::text) <= 500)
              and private.resume_upload_allowed(name, metadata));

-- The role of the token in the headers of a request to Storage, which has verified it.
create function private.role_of_headers() returns text
  language plpgsql stable set search_path = '' as $$
declare
  payload text;
begin
  payload := split_part(nullif(current_setting('request.headers', true), '')::jsonb ->> 'authorization', '.', 2);
  payload := translate(payload, '-_', '+/') || repeat('=', (4 - length(payload) % 4) % 4);
  return convert_from(decode(payload, 'base64'), 'UTF8')::jsonb ->> 'role';
exception when others then
  return null;   -- no token, or none that says so
end $$;

-- The row is where uploads are counted: Storage writes it as itself, with the headers of the visitor's request.
create function private.guard_upload() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.bucket_id is distinct from 'resumes' then
    return new;
  end if;
  -- what an uploader sends beside the file is kept by nobody
  new.user_metadata := null;
  new.metadata := new.metadata || '{"cacheControl": "no-store"}';
  -- psql has no request; a restore comes with the service key
  if coalesce(current_setting('request.headers', true), '') = '' or private.role_of_headers() = 'service_role' then
    return new;
  end if;
  perform private.count_request('upload');
  if not private.take_turn('upload', 'site', 'uploads_per_minute', '1 minute') then
    raise exception using errcode = '42501',
      message = 'Too many uploads right now. Please try again in a minute.';
  end if;
  return new;
end $$;

-- A project that gives `postgres` no right to this keeps the rule of the insert policy, which parallel uploads can pass.
do $$
begin
  create trigger resume_upload_guard before insert on storage.objects
    for each row execute function private.guard_upload();
exception when insufficient_privilege then
  raise warning 'Uploads are limited for the whole site only: no trigger may be put on storage.objects (%).', sqlerrm;
end $$;

-- Where the stored locator of a resume says that the file is; null without a resume.
create function private.resume_object(resume_url text) returns text
  language sql immutable set search_path = '' as
$$ select substring(resume_url from '/storage/v1/object/public/resumes/(.+)$') $$;

-- What keeps an application from having the resume that it names; null when it may have it.
create function private.resume_problem(object_name text) returns text
  language plpgsql volatile set search_path = '' as $$
declare
  resume jsonb;
  is_there boolean;
  is_taken boolean;
  is_used boolean;
begin
  -- all questions are always asked, so that the time taken tells nothing
  select o.metadata into resume from storage.objects o where o.bucket_id = 'resumes' and o.name = object_name;
  is_there := found;
  is_taken := exists (select from public.applications a
                      where substring(a.resume_url from '/storage/v1/object/public/resumes/(.+)$') = object_name
                        and a.resume_url <> '');
  -- one that was replaced may be there for a moment more
  is_used := exists (select from private.used_resume_names u where u.name_hash = sha256(convert_to(object_name, 'UTF8')));
  return case
    when not is_there or is_used then 'the resume it names is not there'
    when is_taken then 'the resume it names belongs to another application'
    when coalesce((resume ->> 'size')::bigint, 0) not between 1 and 5242880
         or resume ->> 'mimetype' is distinct from 'application/pdf'
      then 'the resume it names is no PDF file of at most 5 MB'
  end;
end $$;

-- A file that goes takes its name along: the application says that it has none, the audit says when, and nobody takes the name.
create function private.forget_resume() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if old.bucket_id is distinct from 'resumes' then
    return old;
  end if;
  insert into private.used_resume_names (name_hash) values (sha256(convert_to(old.name, 'UTF8'))) on conflict do nothing;
  perform private.write_audit('resume_removed', a.id) from public.applications a
    where substring(a.resume_url from '/storage/v1/object/public/resumes/(.+)$') = old.name and a.resume_url <> '';
  update public.applications a set resume_url = ''
   where substring(a.resume_url from '/storage/v1/object/public/resumes/(.+)$') = old.name and a.resume_url <> '';
  delete from private.replaced_resumes r where r.object_name = old.name;
  return old;
end $$;
do $$
begin
  create trigger resume_forget after delete on storage.objects
    for each row execute function private.forget_resume();
exception when insufficient_privilege then
  raise warning 'A resume that is deleted leaves its name at its application: no trigger may be put on storage.objects (%).', sqlerrm;
end $$;

-- Takes a resume from an application that may not have it, and says why to staff. Refuses nothing.
create function private.judge_resume(a public.applications) returns public.applications
  language plpgsql volatile security definer set search_path = '' as $$
declare
  object_name text := private.resume_object(a.resume_url);
  problem text;
begin
  if object_name is null then
    return a;
  end if;
  -- one at a time per file, so that two parallel applications cannot both have it
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('resume:' || object_name, 0));
  problem := private.resume_problem(object_name);
  if problem is not null then
    a.resume_url := '';
    a.flagged_reason := concat_ws('; ', nullif(a.flagged_reason, ''), problem);
  end if;
  return a;
end $$;

-- The names of the files that belong to an application and are there: its resume, and what that has replaced.
create function private.resume_files(application_id uuid) returns text[]
  language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(o.name order by o.name), '{}') from storage.objects o
   where o.bucket_id = 'resumes'
     and o.name in (
       select private.resume_object(a.resume_url) from public.applications a where a.id = resume_files.application_id
       union all
       select r.object_name from private.replaced_resumes r where r.application_id = resume_files.application_id)
$$;

-- What is held goes for nobody. The files go first, by the Storage API: a row that is gone could not say any more which files are left.
-- Not for service_role and the purge, which clean up behind themselves, nor for what goes with the end of its hold.
create function private.refuse_orphan() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if old.held_because <> '' then
    raise exception using errcode = 'PT409',
      message = 'This application is kept until a legal claim about it is settled.',
      hint = 'application_held';
  end if;
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated') and old.erase_asked_at is null
     and cardinality(private.resume_files(old.id)) > 0 then
    raise exception using errcode = 'PT409',
      message = 'The resume of this application has to be deleted first.',
      hint = 'resume_still_there';
  end if;
  return old;
end $$;
create trigger application_refuse_orphan before delete on public.applications
  for each row execute function private.refuse_orphan();

-- Whether the caller opened this resume within the last five minutes, and one more for making the link; and whether an admin is deleting it, for which Storage
-- has to see its row. Storage tells the method of the request (request.method), and hands out no content to DELETE.
create function private.may_see_resume(object_name text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select case private.staff_role() is not null
    when true then
      (private.staff_role() = 'admin' and current_setting('request.method', true) = 'DELETE')
      or exists (select from public.applications a
                   join public.staff_audit t on t.application_id = a.id
                  where a.resume_url <> ''
                    and substring(a.resume_url from '/storage/v1/object/public/resumes/(.+)$') = object_name
                    and t.actor = auth.uid() and t.action = 'resume_opened' and t.at > now() - interval '6 minutes')
    else false end
$$;

-- What the database keeps of the secret of an applicant (public.application_by_link). No secret is longer than 43 characters.
create function private.hash_of_secret(secret text) returns text
  language sql immutable set search_path = '' as
$$ select encode(sha256(convert_to(left(secret, 200), 'UTF8')), 'hex') $$;

-- Whether the request deletes files and its header holds the secret of the application that this resume belongs to.
create function private.is_applicants_resume(object_name text) returns boolean
  language plpgsql stable security definer set search_path = '' as $$
declare
  secret text;
begin
  if current_setting('request.method', true) is distinct from 'DELETE' then
    return false;
  end if;
  secret := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-application-secret';
  -- a try that no function has counted tells nothing
  return private.is_counted(secret) and object_name = any (private.resume_files((private.application_of(secret)).id));
exception when invalid_text_representation then
  return false;   -- headers that cannot be read
end $$;

-- Whether a legal claim is open about the application of this resume.
create function private.is_held_resume(object_name text) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.applications a
                  where substring(a.resume_url from '/storage/v1/object/public/resumes/(.+)$') = object_name
                    and a.resume_url <> '' and a.held_because <> '')
$$;

grant execute on function private.is_held_resume(text) to anon, authenticated;
grant execute on function private.may_see_resume(text) to authenticated;
grant execute on function private.is_applicants_resume(text) to anon;

-- Staff open resumes through signed links, for which Storage has to see the row.
create policy "staff read a resume after they opened it"
  on storage.objects for select to authenticated
  using (bucket_id = 'resumes' and (select private.is_staff()) and private.may_see_resume(name));

-- Before the application goes: private.refuse_orphan().
create policy "an admin erases resumes"
  on storage.objects for delete to authenticated
  using (bucket_id = 'resumes' and (select private.staff_role()) = 'admin');

-- Storage reads back what it deletes, so both of the next two are needed; neither lists nor opens anything.
create policy "an applicant sees the own resume while deleting it"
  on storage.objects for select to anon
  using (bucket_id = 'resumes' and private.is_applicants_resume(name));

-- The secret of the application's link, in a header, is the permission.
create policy "an applicant deletes the own resume"
  on storage.objects for delete to anon
  using (bucket_id = 'resumes' and private.is_applicants_resume(name));

create policy "a held resume stays"
  on storage.objects as restrictive for delete to anon, authenticated
  using (bucket_id <> 'resumes' or not private.is_held_resume(name));
