-- Links mailed to members who want to sign in: each works once, for a few minutes. Only a hash of what it holds is here.
create table session_links (
  digest text primary key,
  account_id text not null,
  member_id text not null,
  expires_at timestamptz not null,
  foreign key (account_id, member_id) references members (account_id, id) on delete cascade
);
create index session_links_member on session_links (account_id, member_id);

-- Addresses that asked for a link and that nobody has looked at yet: whoever asks waits for no look at members, which
-- would tell him whether there is one.
create table session_link_requests (
  id text primary key,
  email text not null,
  requested_at timestamptz not null
);

-- How often a network or an address has asked within the hour; both stand here as keyed hashes.
create table session_link_visits (
  visitor text primary key,
  begun_at timestamptz not null,
  requests integer not null
);

-- Members of any account by their address.
create index members_address on members (lower(email));
