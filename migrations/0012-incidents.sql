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
