-- Resumes are personal data: a private bucket that the public can only add to.
-- The public URL kept in applications.resume_url is a locator; it opens for nobody.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('resumes', 'resumes', false, 5242880, array['application/pdf'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- Called by the insert policy for each public upload. Names: <address, "@" as "_">_<milliseconds>.pdf, no folder.
create function private.resume_upload_allowed(object_name text, object_metadata jsonb) returns boolean
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if object_name is null or char_length(object_name) > 300
     or object_name !~ '^[A-Za-z0-9!$&''()*+,.:;=_-]+_[0-9]{1,16}\.pdf$' then
    return false;
  end if;
  -- storage tells the declared type before the upload; the bucket enforces it as well
  if coalesce(object_metadata ->> 'mimetype', 'application/pdf') <> 'application/pdf' then
    return false;
  end if;
  if (select count(*) from storage.objects o
      where o.bucket_id = 'resumes' and o.created_at > now() - interval '1 minute')
     >= private.limit_of('uploads_per_minute') then
    raise exception using errcode = '42501',
      message = 'Too many uploads right now. Please try again in a minute.';
  end if;
  return true;
end $$;
revoke all on function private.resume_upload_allowed(text, jsonb) from public;
grant execute on function private.resume_upload_allowed(text, jsonb) to anon, authenticated;

-- Adding only: without a select, update or delete policy the public cannot list, read, replace or remove.
create policy "anyone may upload a new resume"
  on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'resumes' and private.resume_upload_allowed(name, metadata));

-- Staff open resumes through signed links; changing and deleting stays with service_role.
create policy "staff read resumes"
  on storage.objects for select to authenticated
  using (bucket_id = 'resumes' and (select private.is_staff()));
