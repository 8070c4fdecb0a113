-- Members who look after the service itself. The door joins this at each look; whoever is removed here is out within a second.
create table operators (
  account_id text not null,
  member_id text not null,
  added_at timestamptz not null,
  primary key (account_id, member_id),
  foreign key (account_id, member_id) references members (account_id, id) on delete cascade
);

-- Accounts that an operator has opened, each with the reason that was given, for as long as it may be looked at.
create table operator_visits (
  account_id text not null,
  member_id text not null,
  visited text not null references accounts (id),
  reason text not null,
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (account_id, member_id, visited),
  foreign key (account_id, member_id) references operators (account_id, member_id) on delete cascade
);

-- What operators did and looked at. Rows are added in the transaction of what they tell and never changed or removed.
-- No foreign keys: who did it stays written when the member is gone.
create table operator_audit (
  at timestamptz not null,
  id text collate "C" not null,
  -- Who; null = somebody at the machine, by a command.
  account_id text,
  member_id text,
  email text,
  action text not null,
  -- The account it concerns, and what of it or of the service.
  about text,
  subject text,
  reason text,
  detail jsonb not null,
  request_id text,
  primary key (at, id)
);
create index operator_audit_about on operator_audit (about, at, id) where about is not null;

-- Every process of the service, api or worker, says here that it lives. Who counts limits together is told by api_processes.
create table processes (
  id text primary key,
  role text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

-- Lists of operators show the newest account first.
create index accounts_created on accounts (created_at, id);
create index incidents_opened on incidents (opened_at, id);
create index source_rejects_at on source_rejects (source, at, id);

-- The window a record came from, so that it can be asked for once more; null for files and for what came before this.
alter table source_rejects
  add column subject text,
  add column from_at timestamptz,
  add column to_at timestamptz,
  -- The order that asks for it again. When all its windows are read and the record was not refused once more, it goes.
  add column run text references source_runs (id);
create index source_rejects_run on source_rejects (run) where run is not null;
create index source_windows_run on source_windows (run) where run is not null;
