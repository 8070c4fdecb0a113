-- The company's own business number, ten digits: what tells whether it has won.
alter table accounts add column business_no text;

-- What becomes of a notice in a company: one pursuit for each account and notice.
create table pursuits (
  account_id text not null references accounts (id),
  id text collate "C" not null,
  notice_no text not null,
  state text not null check (state in ('watching', 'preparing', 'bid', 'won', 'lost', 'dropped')),
  -- Who gave it this state: a person, a result, or a person against a result.
  state_by text not null check (state_by in ('person', 'result', 'correction')),
  -- A member; one who has left stays named.
  assignee text,
  bid_amount bigint,
  -- Days before closing and before opening on which the assignee is reminded.
  remind_closing integer[] not null,
  remind_opening integer[] not null,
  -- What had become of the notice at the last look.
  outcome text check (outcome in ('awarded', 'failed', 'rebid', 'cancelled')),
  -- The result that counts, as JSON; its text is compared, so that it is not jsonb.
  result json,
  -- Of which deadlines and days the assignee has been reminded.
  reminded jsonb not null default '{}',
  created_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null,
  -- When it is to be looked at again: after a change of its notice, or for the next reminder.
  due_at timestamptz default statement_timestamp(),
  lease_until timestamptz,
  lease_token text,
  primary key (account_id, id),
  check ((lease_until is null) = (lease_token is null))
) with (fillfactor = 50);
create unique index pursuits_notice on pursuits (notice_no, account_id);
create index pursuits_due on pursuits (due_at) where due_at is not null;

-- Who changed what of a pursuit, by the version that it made.
create table pursuit_history (
  account_id text not null,
  pursuit_id text not null,
  version integer not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('key', 'member', 'operator', 'system')),
  actor_id text,
  changes json not null,
  primary key (account_id, pursuit_id, version),
  foreign key (account_id, pursuit_id) references pursuits (account_id, id) on delete cascade
);

create table pursuit_notes (
  account_id text not null,
  pursuit_id text not null,
  id text collate "C" not null,
  at timestamptz not null,
  -- The key that wrote it, unless a member did who was signed in.
  key_id text,
  -- That member, or the one the key acted for; null = the operator's key.
  member_id text,
  text text not null,
  primary key (account_id, pursuit_id, id),
  foreign key (account_id, pursuit_id) references pursuits (account_id, id) on delete cascade
);

insert into feed_readers (name, position) select 'pursuits', position from feed_head;
