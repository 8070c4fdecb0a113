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
