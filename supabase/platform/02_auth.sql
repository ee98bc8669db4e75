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
  identity_id          uuid        not null default gen_random_uuid(),
  identity_verified    boolean     not null default false,   -- somebody opened a link sent to the address
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
alter table auth.users add column if not exists deleted_at timestamptz;   -- an older folder lacks it
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
  updated_at         timestamptz not null,
  last_challenged_at timestamptz,
  unique (user_id, friendly_name)
);

create table if not exists auth.mfa_challenges (
  id          uuid primary key,
  factor_id   uuid        not null references auth.mfa_factors (id) on delete cascade,
  created_at  timestamptz not null,
  verified_at timestamptz,
  ip_address  text        not null
);

create table if not exists auth.sessions (
  id           uuid primary key,
  user_id      uuid        not null references auth.users (id) on delete cascade,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  refreshed_at timestamptz,
  not_after    timestamptz,
  aal          text        not null default 'aal1' check (aal in ('aal1', 'aal2')),
  factor_id    uuid references auth.mfa_factors (id) on delete set null
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id, created_at);

-- How a session was opened: the claim "amr" of its tokens.
create table if not exists auth.mfa_amr_claims (
  session_id            uuid        not null references auth.sessions (id) on delete cascade,
  authentication_method text        not null,
  updated_at            timestamptz not null,
  primary key (session_id, authentication_method)
);

-- A refresh token is made from its row's id and a key of keys.json; the row keeps what the token hashes to.
create table if not exists auth.refresh_tokens (
  id         uuid primary key,
  number     bigint      not null generated always as identity,
  session_id uuid        not null references auth.sessions (id) on delete cascade,
  parent     uuid,
  token_hash text        not null unique,
  revoked    boolean     not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id, number);

-- An older folder has it.
alter table auth.one_time_tokens drop column if exists code_hash;

grant all on all tables in schema auth to supabase_auth_admin, postgres;
grant usage on all sequences in schema auth to supabase_auth_admin;
