-- What was answered to a POST that carried an Idempotency-Key, for 24 hours.
create table idempotency (
  -- The account's id; on routes without key the caller's address.
  scope text not null,
  -- Hash of method, path and key. The key itself stands nowhere: it is half of what opens a sealed answer.
  digest bytea not null,
  -- Hash of the request's body.
  fingerprint bytea not null,
  -- Whether the answer is encrypted, because it shows a secret.
  sealed boolean not null,
  -- Seen as null only where the effect lies outside the database: under way until lease_until, cut off after it.
  answer bytea,
  lease_until timestamptz,
  expires_at timestamptz not null,
  primary key (scope, digest)
);
create index idempotency_expires on idempotency (expires_at);
