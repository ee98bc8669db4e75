-- What the project exposes, for `npm run doctor`: it compares the answer of a project with that of a database that has these
-- migrations and nothing else, so that a table, a right, a policy or a function that was added or taken away by hand is named.

-- A list of facts; `area` groups them. Definitions are left out, as versions of PostgreSQL print them differently: what policies
-- and functions do is tried by the doctor's attempts.
create function public.describe_exposure() returns jsonb
  language sql stable security definer set search_path = '' as $$
  with callers(role) as (
    values ('public'), ('anon'), ('authenticated')),
  grantees(oid, role) as (
    select r.oid, r.rolname::text from pg_catalog.pg_roles r where r.rolname in ('anon', 'authenticated')
    union all select 0, 'public'),
  relations as (
    select c.* from pg_catalog.pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')),
  routines as (
    select p.*, p.proname || '(' || pg_catalog.pg_get_function_identity_arguments(p.oid) || ')' as signature
      from pg_catalog.pg_proc p where p.pronamespace = 'public'::regnamespace),
  facts(area, fact) as (
      select 'tables', c.relname || case when c.relrowsecurity then ' has' else ' lacks' end || ' row-level security'
        from relations c
      union all
      select 'tables', g.role || ' may ' || lower(a.privilege_type) || ' ' || c.relname
        from relations c, pg_catalog.aclexplode(c.relacl) a join grantees g on g.oid = a.grantee
       where a.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER')
      union all
      select 'tables', g.role || ' may ' || lower(a.privilege_type) || ' ' || c.relname || '.' || t.attname
        from relations c join pg_catalog.pg_attribute t on t.attrelid = c.oid and not t.attisdropped,
             pg_catalog.aclexplode(t.attacl) a join grantees g on g.oid = a.grantee
      union all
      select 'functions', g.role || ' may call ' || f.signature || case when f.prosecdef then ' as its owner' else '' end
        from routines f, pg_catalog.aclexplode(coalesce(f.proacl, pg_catalog.acldefault('f', f.proowner))) a
             join grantees g on g.oid = a.grantee
      union all
      select 'triggers', t.tgrelid::regclass::text || ' has ' || t.tgname
        from pg_catalog.pg_trigger t
       where not t.tgisinternal and t.tgenabled <> 'D' and t.tgrelid in (select oid from relations)
      union all
      select 'policies', p.schemaname || '.' || p.tablename || ': ' || p.policyname || ', for ' || lower(p.cmd) || ' to '
             || array_to_string(p.roles, ', ')
        from pg_catalog.pg_policies p where p.schemaname in ('public', 'storage')
      union all
      select 'buckets', b.id || case when b.public then ' is public' else ' is private' end || ', at most '
             || coalesce(b.file_size_limit::text, 'any number of') || ' bytes, '
             || coalesce(array_to_string(b.allowed_mime_types, ', '), 'any type')
        from storage.buckets b
      union all
      select 'schemas', c.role || ' may use ' || n.nspname
        from pg_catalog.pg_namespace n cross join callers c
       where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'extensions', 'auth', 'storage',
                               'graphql', 'graphql_public', 'realtime')   -- the platform's own, open on each hosted project
         and exists (select from pg_catalog.aclexplode(n.nspacl) a join grantees g on g.oid = a.grantee
                      where g.role = c.role and a.privilege_type = 'USAGE')
      union all
      select 'new objects', g.role || ' gets rights on new ' || case d.defaclobjtype
               when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else d.defaclobjtype::text end
             || ' of ' || d.defaclrole::regrole
        from pg_catalog.pg_default_acl d, pg_catalog.aclexplode(d.defaclacl) a join grantees g on g.oid = a.grantee
       where d.defaclnamespace in (0, 'public'::regnamespace) and d.defaclrole = 'postgres'::regrole
      union all
      select 'settings', r.rolname || ' has ' || s.setting
        from pg_catalog.pg_roles r join pg_catalog.pg_db_role_setting d on d.setrole = r.oid
             cross join lateral unnest(d.setconfig) s(setting)
       where r.rolname in ('anon', 'authenticated', 'authenticator')
         and split_part(s.setting, '=', 1) in ('statement_timeout', 'pgrst.db_pre_request'))
  select coalesce(jsonb_agg(jsonb_build_object('area', f.area, 'fact', f.fact)), '[]') from facts f
$$;
grant execute on function public.describe_exposure() to service_role;
