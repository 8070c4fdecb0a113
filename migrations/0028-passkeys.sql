-- What members sign in with beside mailed links: the public half of a key that a device or a password manager keeps.
create table passkeys (
  account_id text not null,
  id text not null,
  member_id text not null,
  -- As the browser names it, in base64url.
  credential_id text not null unique,
  -- As COSE writes it.
  public_key bytea not null,
  -- How often it has signed; many devices always say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, member_id) references members (account_id, id) on delete cascade
);
create index passkeys_member on passkeys (account_id, member_id);

-- What a device is to sign, once and within minutes. It is no secret: without the device it is worth nothing.
create table passkey_challenges (
  challenge text primary key,
  -- Who adds a passkey; nobody where somebody signs in.
  account_id text,
  member_id text,
  expires_at timestamptz not null,
  check ((account_id is null) = (member_id is null)),
  foreign key (account_id, member_id) references members (account_id, id) on delete cascade
);
create index passkey_challenges_member on passkey_challenges (account_id, member_id);
create index passkey_challenges_expires on passkey_challenges (expires_at);

-- With which passkey a session was begun, so that it ends with it.
alter table sessions add column passkey_id text;
alter table sessions add foreign key (account_id, passkey_id) references passkeys (account_id, id) on delete cascade;
create index sessions_passkey on sessions (account_id, passkey_id) where passkey_id is not null;
