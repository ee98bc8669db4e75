-- LOCAL ONLY, never pushed: what a hosted Supabase project already has before our first migration.
-- Runs on PGlite (where `postgres` is superuser) and on a plain PostgreSQL 15 or newer. Safe to run again.
do $$
begin
  if not exists (select from pg_roles where rolname = 'postgres') then
    -- hosted: `postgres` is no superuser, but bypasses row-level security and may create roles
    create role postgres nosuperuser createdb createrole login replication bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin inherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin inherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin inherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'supabase_storage_admin') then
    create role supabase_storage_admin login noinherit createrole noreplication;
  end if;
end $$;

-- Our migrations make a schema of their own.
do $$
begin
  execute format('grant create on database %I to postgres', current_database());
end $$;

grant anon, authenticated, service_role to authenticator;
grant authenticator to supabase_storage_admin;
do $$
begin
  if not (select rolsuper from pg_roles where rolname = 'postgres') then
    grant anon, authenticated, service_role, supabase_storage_admin to postgres;
  end if;
end $$;

-- hosted: `postgres` may set what configures PostgREST
grant set on parameter "pgrst.db_pre_request" to postgres;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';

create schema if not exists extensions;
create schema if not exists auth;
grant usage on schema public, extensions, auth to postgres, anon, authenticated, service_role;
grant create on schema public to postgres;

-- The older, open default privileges of hosted projects, as they are before the first migration: it closes them.
do $$
begin
  if to_regnamespace('private') is null then
    alter default privileges for role postgres in schema public
      grant all on tables to postgres, anon, authenticated, service_role;
    alter default privileges for role postgres in schema public
      grant all on functions to postgres, anon, authenticated, service_role;
    alter default privileges for role postgres in schema public
      grant all on sequences to postgres, anon, authenticated, service_role;
  end if;
end $$;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select (auth.jwt() ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;
grant execute on all functions in schema auth to postgres, anon, authenticated, service_role;
