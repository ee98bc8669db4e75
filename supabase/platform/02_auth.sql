-- LOCAL ONLY, never pushed: accounts and sessions of the embedded backend, in the schema that Supabase Auth keeps on a
-- hosted project. Names are Auth's own where the product's SQL looks at them (users.id, sessions.id); secrets are kept
-- safer than there (docs/decisions/auth.md). Safe to run again, as each start does.
do $$
begin
  if not exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin nologin noinherit;
  end if;
end $$;
-- The backend's own connection acts as this role; no token can name it (rest/caller.ts).
grant supabase_auth_admin to authenticator;
grant usage on schema auth to supabase_auth_admin;

create table if not exists auth.users (
  id                   uuid primary key,
  aud                  text        not null default 'authenticated',
  role                 text        not null default 'authenticated',
  email                text        not null,
  encrypted_password   text        not null default '',   -- a scrypt hash; empty: no password opens the account
  email_confirmed_at   timestamptz,
  invited_at           timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at     timestamptz,
  last_sign_in_at      timestamptz,
  raw_app_meta_data    jsonb       not null default '{}',
  raw_user_meta_data   jsonb       not null default '{}',
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  banned_until         timestamptz,
  deleted_at           timestamptz   -- of an account that a hosted project keeps for its records; here accounts go whole
);
create unique index if not exists users_email_key on auth.users (email);

-- Links of invitations and recoveries, one of a kind per user. Only what a link's secret hashes to is kept.
create table if not exists auth.one_time_tokens (
  user_id    uuid        not null references auth.users (id) on delete cascade,
  token_type text        not null check (token_type in ('confirmation', 'recovery')),
  token_hash text        not null unique,
  created_at timestamptz not null,
  primary key (user_id, token_type)
);

create table if not exists auth.mfa_factors (
  id                 uuid primary key,
  user_id            uuid        not null references auth.users (id) on delete cascade,
  friendly_name      text        not null default '',
  factor_type        text        not null default 'totp' check (factor_type = 'totp'),
  status             text        not null default 'unverified' check (status in ('unverified', 'verified')),
  secret             text        not null,   -- encrypted with a key of keys.json
  created_at         timestamptz not null,
  updated_at         timestamptz not null
);

create table if not exists auth.sessions (
  id                 uuid primary key,
  user_id            uuid        not null references auth.users (id) on delete cascade,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  refreshed_at       timestamptz,
  not_after          timestamptz,
  aal                text        not null default 'aal1' check (aal in ('aal1', 'aal2')),
  factor_id          uuid references auth.mfa_factors (id) on delete set null,
  refresh_token_hash text        unique
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id, created_at);

-- What an older folder lacks, and what it has too much.
alter table auth.users add column if not exists deleted_at timestamptz;
alter table auth.sessions add column if not exists refresh_token_hash text unique;
alter table auth.mfa_factors drop constraint if exists mfa_factors_user_id_friendly_name_key;
drop table if exists auth.refresh_tokens, auth.mfa_amr_claims, auth.mfa_challenges;

grant all on all tables in schema auth to supabase_auth_admin, postgres;
