-- What an account looks for. A deleted keyword leaves no row; the feed tells of it.
create table keywords (
  account_id text not null references accounts (id),
  id text not null,
  -- As typed.
  keyword text not null,
  filter jsonb not null,
  -- Hash of what the two mean: they are too long for an index.
  identity text not null,
  state text not null check (state in ('active', 'paused')),
  created_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  position bigint not null,
  -- The position it was made at: the order of creation, exact where clocks are not.
  made_position bigint not null,
  primary key (account_id, id)
);
create unique index keywords_identity on keywords (account_id, identity);
