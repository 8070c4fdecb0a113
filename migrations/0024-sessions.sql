-- People who are signed in. The cookie holds a secret of which only a hash is here, found before the account is known.
create table sessions (
  digest text primary key,
  account_id text not null references accounts (id),
  id text not null,
  -- What it stands for: a member, or the very secret of a key, so that it ends with that secret when the key is rotated.
  member_id text,
  key_digest text references key_secrets (digest),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- From where it was begun, as roughly as it takes to tell one's own.
  device text,
  network text not null,
  check ((member_id is null) <> (key_digest is null)),
  foreign key (account_id, member_id) references members (account_id, id) on delete cascade
);
create unique index sessions_id on sessions (account_id, id);
create index sessions_member on sessions (account_id, member_id) where member_id is not null;
create index sessions_key on sessions (key_digest) where key_digest is not null;
create index sessions_last_used on sessions (last_used_at);
