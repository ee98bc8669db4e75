-- What PostgREST asks before it carries out a request (db-pre-request).
create schema guard;   -- never add this schema to the exposed API schemas
grant usage on schema guard to anon, authenticated, service_role;

-- The planner's guesses look behind every policy: "count=planned" tells a signed-in stranger how many have applied, and when.
create function guard.before_request() returns void
  language plpgsql stable set search_path = '' as $$
begin
  if nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer' ~* 'count\s*=\s*"?(planned|estimated)' then
    raise exception using errcode = 'PT400', message = 'Only count=exact is answered.', hint = 'count_refused';
  end if;
end $$;
grant execute on function guard.before_request() to anon, authenticated, service_role;

do $$
begin
  alter role authenticator set pgrst.db_pre_request = 'guard.before_request';
  notify pgrst, 'reload config';
exception when insufficient_privilege then
  raise warning 'Planned counts are not refused: set db-pre-request to guard.before_request where PostgREST is configured (%).', sqlerrm;
end $$;
