-- Where accounts want their events sent.
create table webhooks (
  account_id text not null references accounts (id),
  id text collate "C" not null,
  url text not null,
  -- null = every kind, those to come included.
  events text[],
  format text not null check (format in ('standard', 'slack')),
  description text,
  state text not null check (state in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('failing', 'gone', 'receiver', 'owner', 'plan')),
  disabled_at timestamptz,
  -- Sealed. The one before still signs too until its time has come.
  secret bytea not null,
  secret_hint text not null,
  previous_secret bytea,
  previous_until timestamptz,
  -- Seed of the ed25519 key, sealed; null = signed by secret only.
  signing_key bytea,
  public_key text,
  created_at timestamptz not null,
  primary key (account_id, id),
  check ((state = 'disabled') = (disabled_reason is not null)),
  check ((state = 'disabled') = (disabled_at is not null)),
  check ((signing_key is null) = (public_key is null))
);

-- One lane per webhook: whoever holds its lease sends what is due in it, and nobody else. Times are the database's.
create table webhook_lanes (
  account_id text not null,
  webhook_id text collate "C" not null,
  -- Failures in a row; from some on the lane is tried by one delivery at a time, with rests between.
  failures integer not null default 0,
  -- The first failure since the last success, and whether a delivery has been given up since.
  failing_since timestamptz,
  given_up boolean not null default false,
  rest_until timestamptz,
  -- Not after the first of its deliveries that is due; null = there is none.
  due_at timestamptz,
  lease_until timestamptz,
  lease_token text,
  primary key (account_id, webhook_id),
  check ((lease_until is null) = (lease_token is null))
) with (fillfactor = 50);
create index webhook_lanes_due on webhook_lanes (due_at) where due_at is not null;
create index webhook_lanes_failing on webhook_lanes (failing_since) where given_up;

-- What is owed to each webhook, written in the transaction of its event. `held` is no state of a row: a pending delivery
-- is held while its webhook or account is, so that nothing has to be rewritten when it no longer is.
create table deliveries (
  account_id text not null,
  webhook_id text collate "C" not null,
  id text collate "C" not null,
  event_id text not null,
  type text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed', 'aborted', 'expired')),
  attempts integer not null default 0,
  last_status integer,
  -- The last attempts: when, what was answered, how long it took, the beginning of the answer.
  log jsonb not null default '[]',
  created_at timestamptz not null default statement_timestamp(),
  ended_at timestamptz,
  due_at timestamptz default statement_timestamp(),
  primary key (account_id, webhook_id, id),
  check ((state = 'pending') = (due_at is not null)),
  check ((state = 'pending') = (ended_at is null))
) with (fillfactor = 70);
-- With the id: 100,000 of one moment, as a range sent again is, need no sorting at each look.
create index deliveries_due on deliveries (account_id, webhook_id, due_at, id) where due_at is not null;
-- Those tried before, which go first while a webhook is tried with care.
create index deliveries_again on deliveries (account_id, webhook_id, due_at, id)
  where due_at is not null and attempts > 0;
create index deliveries_created on deliveries (created_at);
