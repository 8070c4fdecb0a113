-- From which addresses the keys of an account may call; no row or no ranges = from everywhere.
create table ip_allow_lists (
  account_id text primary key references accounts (id),
  ranges text[] not null,
  -- Rises with every change and never comes again with other ranges: processes keep lists in compiled form.
  version integer not null,
  updated_at timestamptz not null,
  -- Id of the key; null = the operator.
  updated_by text
);

-- What looks wrong with a key or an account (open), what is blocked for it (contained), and how it ended (resolved).
create table incidents (
  account_id text not null references accounts (id),
  id text collate "C" not null,
  -- null = the whole account.
  key_id text,
  cause text not null check (cause in ('leaked', 'outside_allow_list', 'many_networks', 'operator')),
  state text not null check (state in ('open', 'contained', 'resolved')),
  reason text,
  -- Networks, places of a leak.
  evidence jsonb not null,
  opened_at timestamptz not null,
  contained_at timestamptz,
  resolved_at timestamptz,
  resolved_by text check (resolved_by in ('rotation', 'revocation', 'operator')),
  primary key (account_id, id),
  foreign key (account_id, key_id) references keys (account_id, id)
);
-- One of a kind at a time, however many processes see the same.
create unique index incidents_unresolved on incidents (account_id, coalesce(key_id, ''), cause) where state <> 'resolved';

-- Id of the incident that blocks, the oldest of several: the door reads it with the key.
alter table keys add column blocked_by text;
alter table accounts add column blocked_by text;

-- Where keys were lately used from, or tried from outside the allow-list, in networks as wide as a provider's.
create table key_networks (
  account_id text not null,
  key_id text not null,
  network text not null,
  outside boolean not null,
  at timestamptz not null,
  primary key (account_id, key_id, network, outside)
);
create index key_networks_at on key_networks (at);

-- Findings of leaked keys that have been acted on: the same message again does nothing.
create table leak_reports (
  account_id text not null,
  key_id text not null,
  finding text not null,
  at timestamptz not null,
  primary key (account_id, key_id, finding)
);

-- What accounts have decided about their incidents; no row = the defaults.
create table incident_settings (
  account_id text primary key references accounts (id),
  auto_block boolean not null
);

-- Networks that sent storms of failing credentials. They belong to nobody, so they stand apart from the tenant tables.
create table network_blocks (
  id text collate "C" primary key,
  network text not null,
  evidence jsonb not null,
  opened_at timestamptz not null,
  until timestamptz not null,
  -- When the operator ended it before its time.
  resolved_at timestamptz
);
create index network_blocks_until on network_blocks (until);
-- Counts the changes to network blocks apart: they must not make every process forget its keys.
alter table access_head add column networks bigint not null default 0;
