-- Who reads the feed, and how far: a row is one reader, whichever process does its work. Times are the database's.
create table feed_readers (
  name text primary key,
  position bigint not null,
  due_at timestamptz,
  lease_until timestamptz,
  lease_token text,
  check ((lease_until is null) = (lease_token is null))
) with (fillfactor = 50);
insert into feed_readers (name, position, due_at)
select 'alerts', position, statement_timestamp() from feed_head;

-- The order of an account's events, as feed_head is of the feed: locked until the commit is visible, so whoever sees
-- event p sees all below it.
create table event_heads (
  account_id text primary key references accounts (id),
  position bigint not null,
  -- Events up to here are gone.
  forgotten bigint not null default 0
) with (fillfactor = 50);

create table events (
  account_id text not null references accounts (id),
  position bigint not null,
  id text not null,
  type text not null,
  at timestamptz not null,
  notice_no text,
  -- Of the notice, when it happened.
  version integer,
  -- Where in the feed an award was corrected; 0 for everything else.
  correction bigint not null default 0,
  -- Where in the feed the change stands that led to it: its notice is kept once for all accounts.
  change bigint,
  -- JSON as it is sent: of a notice its matches, of everything else all there is to tell.
  data text not null,
  -- JSON: texts of all keywords that matched, whether they led to it or not.
  matched text,
  -- Keywords that led to it and are not for webhooks.
  quiet text[] not null default '{}',
  state text not null default 'new' check (state in ('new', 'seen', 'starred', 'dismissed')),
  reason text,
  primary key (account_id, position),
  unique (account_id, id)
);
-- What the reader promises, kept by the database as well.
create unique index events_once on events (account_id, notice_no, type, version, correction)
  where notice_no is not null;
create index events_at on events (at);

-- Notices as events tell of them.
create table event_notices (
  change bigint primary key,
  at timestamptz not null,
  -- JSON as it is sent, but for the keywords of an account.
  bid text not null,
  changes text
);
create index event_notices_at on event_notices (at);

-- What comes once to an account, remembered when the event itself is long gone.
create table events_told (
  account_id text not null,
  notice_no text not null,
  type text not null check (type in ('bid.matched', 'bid.cancelled', 'bid.awarded')),
  primary key (account_id, notice_no, type)
);

-- Every notice a keyword has led to an event about.
create table keyword_matches (
  account_id text not null references accounts (id),
  keyword_id text not null,
  notice_no text not null,
  version integer not null,
  -- Of the change in the feed.
  position bigint not null,
  at timestamptz not null,
  primary key (account_id, keyword_id, notice_no)
);
create index keyword_matches_newest on keyword_matches (account_id, keyword_id, position desc);
