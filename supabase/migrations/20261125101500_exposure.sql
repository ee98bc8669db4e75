-- What the project exposes, for `npm run doctor`: it compares the answer of a project with that of a database that has these
-- migrations and nothing else, so that whatever was added, changed or taken away by hand is named.

-- A list of facts; `area` groups them. With an empty search path every name is printed with its schema, and so alike by each version of
-- PostgreSQL. Left out is what a project has by itself: schemas that belong to an extension, triggers of the platform on tables of its
-- own, and the function of the option "Enable automatic RLS".
create function public.describe_exposure() returns jsonb
  language sql stable security definer set search_path = '' as $$
  with callers(role) as (
    values ('public'), ('anon'), ('authenticated')),
  grantees(oid, role) as (
    select r.oid, r.rolname::text from pg_catalog.pg_roles r where r.rolname in ('anon', 'authenticated')
    union all select 0, 'public'),
  ours(oid) as (
    select n.oid from pg_catalog.pg_namespace n where n.nspname in ('public', 'private', 'guard')),
  relations as (
    select c.*, c.oid::regclass::text as name from pg_catalog.pg_class c join ours o on o.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f')),
  routines as (
    select p.*, p.oid::regprocedure::text as name from pg_catalog.pg_proc p join ours o on o.oid = p.pronamespace
     where not (p.oid::regprocedure::text = 'public.rls_auto_enable()' and p.prorettype = 'event_trigger'::regtype)),
  facts(area, fact) as (
      select 'tables', c.name || case when c.relrowsecurity then ' has' else ' lacks' end || ' row-level security'
        from relations c
      union all
      select 'tables', g.role || ' may ' || lower(a.privilege_type) || ' ' || c.name
        from relations c, pg_catalog.aclexplode(c.relacl) a join grantees g on g.oid = a.grantee
       where a.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER')
      union all
      select 'tables', g.role || ' may ' || lower(a.privilege_type) || ' ' || c.name || '.' || t.attname
        from relations c join pg_catalog.pg_attribute t on t.attrelid = c.oid and not t.attisdropped,
             pg_catalog.aclexplode(t.attacl) a join grantees g on g.oid = a.grantee
      union all
      select 'constraints', c.name || ': ' || k.conname || ' ' || pg_catalog.pg_get_constraintdef(k.oid)
        from relations c join pg_catalog.pg_constraint k on k.conrelid = c.oid
       where k.contype in ('c', 'f', 'p', 'u', 'x')
      union all
      select 'functions', g.role || ' may call ' || f.name || case when f.prosecdef then ' as its owner' else '' end
        from routines f, pg_catalog.aclexplode(coalesce(f.proacl, pg_catalog.acldefault('f', f.proowner))) a
             join grantees g on g.oid = a.grantee
      union all
      select 'bodies', f.name || ' with ' || coalesce(array_to_string(f.proconfig, ' '), 'no settings') || ', '
             || case when f.prosecdef then 'as its owner, ' else '' end || 'text ' || left(md5(replace(f.prosrc, E'\r', '')), 12)
        from routines f
      union all
      select 'triggers', case t.tgenabled when 'O' then '' else 'off: ' end || pg_catalog.pg_get_triggerdef(t.oid)
        from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid join pg_catalog.pg_proc p on p.oid = t.tgfoid
       where not t.tgisinternal and (c.relnamespace in (select oid from ours) or c.relnamespace <> p.pronamespace)
      union all
      select 'triggers', 'event trigger ' || e.evtname || ' calls ' || f.name
        from pg_catalog.pg_event_trigger e join routines f on f.oid = e.evtfoid
      union all
      select 'triggers', 'rule ' || r.rulename || ' on ' || c.name
        from relations c join pg_catalog.pg_rewrite r on r.ev_class = c.oid and r.rulename <> '_RETURN'
      union all
      select 'policies', p.polrelid::regclass::text || ': ' || p.polname || case when p.polpermissive then '' else ', restrictive' end
             || ', for ' || case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
                                          when 'd' then 'delete' else 'all' end
             || ' to ' || (select string_agg(coalesce(r.rolname::text, 'public'), ', ' order by r.rolname)
                             from unnest(p.polroles) role left join pg_catalog.pg_roles r on r.oid = role)
             || coalesce(' using ' || pg_catalog.pg_get_expr(p.polqual, p.polrelid), '')
             || coalesce(' with check ' || pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid), '')
        from pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid
       where c.relnamespace in (select oid from ours) or c.relnamespace = 'storage'::regnamespace
      union all
      select 'publications', t.pubname || ' sends ' || t.schemaname || '.' || t.tablename
        from pg_catalog.pg_publication_tables t where t.schemaname in ('public', 'private', 'storage', 'auth')
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
         and not exists (select from pg_catalog.pg_depend d
                          where d.classid = 'pg_catalog.pg_namespace'::regclass and d.objid = n.oid and d.deptype = 'e')
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
  select coalesce(jsonb_agg(jsonb_build_object('area', f.area, 'fact', regexp_replace(f.fact, '\s+', ' ', 'g'))), '[]')
    from facts f
$$;

-- Gives the network that asks all its turns back: the doctor's attempts shall neither use up what people there may send, nor be
-- refused because somebody there has sent much. Whoever holds the secret key is held by no limit anyway.
create function public.forgive_requests() returns jsonb
  language sql volatile security definer set search_path = '' as $$
  with forgiven as (
    delete from private.request_log l where l.network = any (private.caller_networks()) returning 1)
  select to_jsonb(count(*)) from forgiven
$$;

grant execute on function public.describe_exposure(), public.forgive_requests() to service_role;
