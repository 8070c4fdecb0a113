create table keys (
  account_id text not null references accounts (id),
  id text not null,
  name text,
  prefix text not null,
  scopes text[] not null,
  created_by text,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (account_id, id)
);

-- Found by digest before the account is known, so it stands apart from the tenant tables. A key being rotated has
-- two secrets, the old one until it expires.
create table key_secrets (
  digest text primary key,
  account_id text not null,
  key_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  foreign key (account_id, key_id) references keys (account_id, id)
);
create index key_secrets_key on key_secrets (account_id, key_id);
