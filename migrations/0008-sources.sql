-- Where notices come from. Only who holds the lease of a source asks it anything, so its manners hold over all processes.
create table sources (
  name text primary key,
  kind text not null check (kind in ('koneps', 'koneps-private', 'koneps-prespec', 'ocds', 'demo')),
  -- idle: never scheduled, known from an import or a single run.
  state text not null check (state in ('enabled', 'disabled', 'idle')),
  settings jsonb not null,
  -- Set when it is first scheduled: what is older at the source is stock and never alerts.
  go_live_at timestamptz,
  created_at timestamptz not null,
  due_at timestamptz,
  lease_until timestamptz,
  lease_token text
);

-- How far an operation has been planned; what lies before and has no window left has been fetched.
create table source_operations (
  source text not null references sources (name),
  operation text not null,
  planned_until timestamptz not null,
  again_until date not null,
  last_success_at timestamptz,
  primary key (source, operation)
);

-- One order of an operator to fetch past days.
create table source_runs (
  id text primary key,
  source text not null references sources (name),
  windows integer not null,
  new integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  quarantined integer not null default 0,
  begun_at timestamptz not null
);

-- What is still to be fetched; a window that is done is gone, one that failed stays with its reason.
create table source_windows (
  source text not null references sources (name),
  operation text not null,
  subject text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  purpose text not null check (purpose in ('poll', 'follow', 'again', 'fill', 'run')),
  run text references source_runs (id),
  due_at timestamptz not null,
  attempts integer not null default 0,
  failure text,
  reason text,
  failed_at timestamptz,
  primary key (source, operation, subject, from_at, to_at)
);

-- Subjects that were asked about and need not be again.
create table source_followed (
  source text not null references sources (name),
  operation text not null,
  subject text not null,
  at timestamptz not null,
  primary key (source, operation, subject)
);

-- Calls made on a day of the source's (Seoul), counted before they are made.
create table source_calls (
  source text not null references sources (name),
  budget text not null,
  day date not null,
  calls integer not null,
  -- The source itself said that the day's quota is spent.
  spent boolean not null default false,
  primary key (source, budget, day)
);

-- What sources tell of a notice apart from the notice.
create table source_parts (
  source text not null references sources (name),
  number text not null,
  revision integer not null,
  part text not null check (part in ('licences', 'regions', 'baseAmount')),
  value jsonb not null,
  primary key (source, number, revision, part)
);

-- Notices that wait a little for parts they cannot do without.
create table source_held (
  source text not null references sources (name),
  number text not null,
  revision integer not null,
  notice jsonb not null,
  run text,
  since timestamptz not null,
  -- It stands among the notices already, with the warning that its limits are to be checked.
  written boolean not null default false,
  primary key (source, number, revision)
);

-- What each release of a process said last: a notice of a source that counts no revisions is what all of them come to.
create table source_releases (
  source text not null references sources (name),
  number text not null,
  id text not null,
  at timestamptz not null,
  arrived integer not null,
  latest_at timestamptz not null,
  told jsonb not null,
  primary key (source, number, id)
);

-- Quarantine: records that could not be read, without personal fields.
create table source_rejects (
  source text not null references sources (name),
  id text not null,
  operation text not null,
  reason text not null,
  record jsonb not null,
  at timestamptz not null,
  primary key (source, id)
);

create index bids_source on bids (source, first_at);
