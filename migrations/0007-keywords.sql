-- What an account looks for. A deleted keyword leaves no row; the feed tells of it.
create table keywords (
  account_id text not null references accounts (id),
  id text not null,
  -- As typed.
  keyword text not null,
  filter jsonb not null,
  -- Who is told of what, and how. A `webhook` of null means: as the plan has it.
  alert jsonb not null,
  -- Hash of what text and filter mean: they are too long for an index.
  identity text not null,
  state text not null check (state in ('active', 'paused')),
  paused_reason text check (paused_reason in ('owner', 'plan')),
  created_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  position bigint not null,
  -- The position it was made at: the order of creation, exact where clocks are not.
  made_position bigint not null,
  primary key (account_id, id),
  check ((state = 'paused') = (paused_reason is not null))
);
create unique index keywords_identity on keywords (account_id, identity);

-- How each keyword stood, from its position on and up to `until`: readers of the feed meet notices and keywords in one
-- order, so they need a keyword as it was when a notice came, not as it is by now.
create table keyword_states (
  account_id text not null,
  id text not null,
  version integer not null,
  position bigint not null,
  -- The position of the next state; null = it still stands so.
  until bigint,
  -- Null = it was deleted.
  body jsonb,
  primary key (account_id, id, version)
);
create index keyword_states_until on keyword_states (until) where until is not null;

-- Counted at every match, so it stands apart from what is written seldom and is wide.
create table keyword_counts (
  account_id text not null,
  keyword_id text not null,
  matches bigint not null default 0,
  last_at timestamptz,
  primary key (account_id, keyword_id)
) with (fillfactor = 70);
