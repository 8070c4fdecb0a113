-- Who did what to keys, plans, members and the like. Rows are added in the transaction of what they tell and never
-- changed or removed.
create table audit (
  account_id text not null references accounts (id),
  at timestamptz not null,
  id text collate "C" not null,
  actor_kind text not null check (actor_kind in ('key', 'member', 'operator', 'system')),
  actor_id text,
  -- Such as key.revoked.
  action text not null,
  -- Id of what it was done to; null = the account itself.
  subject text,
  detail jsonb not null,
  request_id text,
  -- In the order it is read.
  primary key (account_id, at, id)
);

-- Requests by day in Seoul, added up in batches by every process. No foreign key: a count that fits nowhere would hold
-- up all others of its batch for good.
create table usage_days (
  account_id text not null,
  day date not null,
  -- What the request was counted as: requests, manage, console, limited.
  kind text not null,
  count bigint not null,
  primary key (account_id, day, kind)
);
