-- Reports an account asked for. The rows are the queue of those to be made; times are the database's.
create table reports (
  account_id text not null references accounts (id),
  id text not null,
  period text not null check (period in ('weekly', 'monthly')),
  -- First and last second of the period.
  from_at timestamptz not null,
  to_at timestamptz not null,
  format text not null check (format in ('pdf', 'xlsx', 'html', 'json')),
  sections text[] not null,
  filter jsonb not null,
  language text not null check (language in ('ko', 'en')),
  state text not null default 'queued' check (state in ('queued', 'running', 'ready', 'failed', 'expired')),
  progress integer not null default 0,
  -- Why it failed.
  reason text,
  -- Where the feed stood when its figures were taken, and when that was.
  as_of_position bigint,
  as_of timestamptz,
  bytes integer,
  -- The schedule it is made for.
  schedule_id text,
  created_at timestamptz not null default statement_timestamp(),
  ready_at timestamptz,
  expires_at timestamptz,
  tries integer not null default 0,
  due_at timestamptz default statement_timestamp(),
  lease_until timestamptz,
  lease_token text,
  primary key (account_id, id),
  check ((lease_until is null) = (lease_token is null)),
  check ((state in ('queued', 'running')) = (due_at is not null))
) with (fillfactor = 50);
create index reports_due on reports (due_at) where due_at is not null;
-- The order in which the reports of an account are made.
create index reports_waiting on reports (account_id, created_at, id) where due_at is not null;
create index reports_expiring on reports (expires_at) where state = 'ready';
-- A schedule makes one report of a period, whatever is killed on the way.
create unique index reports_scheduled on reports (account_id, schedule_id, from_at) where schedule_id is not null;

-- The file of a report that is ready, where every node can read it; apart, so that lists stay light.
create table report_files (
  account_id text not null,
  report_id text not null,
  content bytea not null,
  primary key (account_id, report_id),
  foreign key (account_id, report_id) references reports (account_id, id) on delete cascade
);
-- Its bytes are packed already.
alter table report_files alter column content set storage external;

create table report_schedules (
  account_id text not null references accounts (id),
  id text not null,
  period text not null check (period in ('weekly', 'monthly')),
  format text not null check (format in ('pdf', 'xlsx', 'html', 'json')),
  sections text[] not null,
  filter jsonb not null,
  language text not null check (language in ('ko', 'en')),
  -- Members who get a mail; null = the owner.
  mail_to text[],
  -- Where the reader's mornings are.
  zone text not null,
  created_at timestamptz not null default statement_timestamp(),
  due_at timestamptz not null,
  lease_until timestamptz,
  lease_token text,
  primary key (account_id, id),
  check ((lease_until is null) = (lease_token is null))
) with (fillfactor = 50);
create index report_schedules_due on report_schedules (due_at) where due_at is not null;
