-- Events that members may want a mail about. Times are the database's.
create table alert_items (
  account_id text not null,
  event_id text not null,
  -- The keywords that led to it, as they stood.
  keywords jsonb not null,
  at timestamptz not null default statement_timestamp(),
  due_at timestamptz default statement_timestamp(),
  lease_until timestamptz,
  lease_token text,
  primary key (account_id, event_id),
  check ((lease_until is null) = (lease_token is null))
) with (fillfactor = 50);
create index alert_items_due on alert_items (due_at) where due_at is not null;

-- Members who are told of something: when the next mail is to be thought about.
create table alert_members (
  account_id text not null,
  member_id text not null,
  -- Of the mails of the last hour that told at once.
  sent_at timestamptz[] not null default '{}',
  due_at timestamptz,
  lease_until timestamptz,
  lease_token text,
  primary key (account_id, member_id),
  check ((lease_until is null) = (lease_token is null))
) with (fillfactor = 50);
create index alert_members_due on alert_members (due_at) where due_at is not null;

-- What a member is to be told, or was.
create table alert_notes (
  account_id text not null,
  member_id text not null,
  -- The event; of a reminder, what tells it from others.
  ref text not null,
  pace text not null check (pace in ('instant', 'daily', 'weekly', 'closing')),
  -- Those of the keywords that have this member told.
  keywords text[] not null,
  notice_no text,
  at timestamptz not null,
  -- When it was too late for the mail it belonged into.
  late_at timestamptz,
  mail_id text,
  primary key (account_id, member_id, ref)
) with (fillfactor = 70);
create index alert_notes_open on alert_notes (account_id, member_id) where mail_id is null;
create index alert_notes_mail on alert_notes (mail_id) where mail_id is not null;
create index alert_notes_at on alert_notes (at);

-- Notices whose closing a keyword reminds of. A row is looked at when it is due, and when its notice changes.
create table reminders (
  account_id text not null,
  notice_no text not null,
  keyword_id text not null,
  -- As it was when last looked at, and the days told of by then, or passed when the notice came.
  close_at timestamptz,
  told integer[],
  made_at timestamptz not null default statement_timestamp(),
  due_at timestamptz default statement_timestamp(),
  lease_until timestamptz,
  lease_token text,
  primary key (account_id, notice_no, keyword_id),
  check ((lease_until is null) = (lease_token is null))
) with (fillfactor = 50);
create index reminders_due on reminders (due_at) where due_at is not null;
create index reminders_notice on reminders (notice_no);
create index reminders_made on reminders (made_at);
insert into feed_readers (name, position) select 'reminders', position from feed_head;

-- Members who want no more mails: of one keyword, or (empty) of none at all.
create table alert_refusals (
  account_id text not null,
  member_id text not null,
  keyword_id text not null,
  at timestamptz not null default statement_timestamp(),
  primary key (account_id, member_id, keyword_id)
);
