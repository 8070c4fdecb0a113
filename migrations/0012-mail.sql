-- The outbox: a mail is posted in the transaction of what it tells of, and sent from here. Times are the database's.
create table mails (
  id text primary key,
  -- Null for somebody who has no account yet.
  account_id text,
  -- Whoever posts under the same word again posts nothing, as long as the row is kept.
  dedupe text unique,
  recipient text not null,
  language text not null check (language in ('ko', 'en')),
  template text not null,
  -- What the template is filled with, encrypted: it may hold a link that opens something. Gone once the mail is.
  content bytea,
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed', 'not_configured', 'withdrawn')),
  attempts integer not null default 0,
  -- Why it failed, or why it waits.
  reason text,
  posted_at timestamptz not null default statement_timestamp(),
  ended_at timestamptz,
  due_at timestamptz default statement_timestamp(),
  lease_until timestamptz,
  lease_token text,
  check ((lease_until is null) = (lease_token is null)),
  check ((state = 'pending') = (ended_at is null))
) with (fillfactor = 50);
create index mails_due on mails (due_at) where due_at is not null;
create index mails_ended on mails (ended_at) where ended_at is not null;
create index mails_failed on mails (ended_at) where state = 'failed';
