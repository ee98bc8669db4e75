-- Every way into the bucket ends in one row of storage.objects: a plain upload, a signed upload address, a resumable
-- one. So the row is where uploads are counted. Storage writes it as itself, with the headers of the visitor's request.
create function private.guard_upload() returns trigger
  language plpgsql volatile security definer set search_path = '' as $$
begin
  -- psql and restores have no request; the embedded backend exempts service_role, which Storage does not name here
  if new.bucket_id is distinct from 'resumes' or coalesce(current_setting('request.headers', true), '') = ''
     or current_setting('embedded.turn', true) = 'exempt' then
    return new;
  end if;
  if current_setting('embedded.turn', true) is distinct from 'counted' then
    perform private.count_request('upload');
  end if;
  if not private.take_turn('upload', 'site', 'uploads_per_minute', '1 minute') then
    raise exception using errcode = '42501',
      message = 'Too many uploads right now. Please try again in a minute.';
  end if;
  return new;
end $$;
revoke all on function private.guard_upload() from public;

-- A project that gives `postgres` no right to this keeps the rule of the insert policy, which parallel uploads can pass.
do $$
begin
  create trigger resume_upload_guard before insert on storage.objects
    for each row execute function private.guard_upload();
exception when insufficient_privilege then
  raise warning 'Uploads are limited for the whole site only: no trigger may be put on storage.objects (%).', sqlerrm;
end $$;
