-- The access of an app that a member has connected is a key without a secret; null = an ordinary key.
alter table keys add column app_id text collate "C";
-- Where the app receives its codes, shown to people: names are chosen by apps.
alter table keys add column app_host text collate "C";
alter table keys add check ((app_id is null) = (app_host is null));

-- Apps that have registered themselves (RFC 7591). Others are identified by the address of their metadata document.
create table oauth_clients (
  id text collate "C" primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null,
  -- Later each time it is used.
  expires_at timestamptz not null
);
create index oauth_clients_expires on oauth_clients (expires_at);

-- Requests of apps that wait for a decision of their user.
create table oauth_requests (
  digest text collate "C" primary key,
  client_id text collate "C" not null,
  client_name text not null,
  redirect_uri text not null,
  state text,
  challenge text collate "C" not null,
  scopes text[] not null,
  expires_at timestamptz not null
);
create index oauth_requests_expires on oauth_requests (expires_at);

create table oauth_codes (
  digest text collate "C" primary key,
  account_id text collate "C" not null references accounts (id),
  member_id text collate "C" not null,
  client_id text collate "C" not null,
  client_name text not null,
  redirect_uri text not null,
  challenge text collate "C" not null,
  scopes text[] not null,
  expires_at timestamptz not null,
  -- The key it was exchanged for: a code works once.
  key_id text
);
create index oauth_codes_expires on oauth_codes (expires_at);

-- Both kinds are found by digest before the account is known, as secrets of keys are.
create table oauth_tokens (
  digest text collate "C" primary key,
  account_id text collate "C" not null,
  key_id text not null,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- When a refresh token was exchanged: one that is shown again was stolen.
  used_at timestamptz,
  foreign key (account_id, key_id) references keys (account_id, id)
);
create index oauth_tokens_expires on oauth_tokens (expires_at);
create index oauth_tokens_key on oauth_tokens (account_id, key_id);
