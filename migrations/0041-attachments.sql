-- Notices whose attachments are fetched, and until when they are of use.
create table attachment_notices (
  notice_no text collate "C" primary key,
  version integer not null,
  -- The end of bidding, or what stands in for it; files are kept for some days after it.
  ends_at timestamptz not null
);
create index attachment_notices_end on attachment_notices (ends_at);

-- The files of these notices. A row is its own place in the queue.
create table attachment_files (
  id text collate "C" primary key,
  notice_no text collate "C" not null references attachment_notices (notice_no) on delete cascade,
  url text not null,
  name text not null,
  host text collate "C" not null,
  state text not null default 'pending' check (state in ('pending', 'fetched', 'failed', 'gone')),
  -- Why it is not fetched yet, or never will be.
  reason text,
  attempts integer not null default 0,
  -- How often it was fetched and then missing on the disk.
  losses integer not null default 0,
  hash text collate "C",
  bytes bigint,
  content_type text,
  fetched_at timestamptz,
  queued_at timestamptz not null default statement_timestamp(),
  due_at timestamptz default statement_timestamp(),
  lease_until timestamptz,
  lease_token text,
  check ((lease_until is null) = (lease_token is null)),
  check ((state = 'fetched') = (hash is not null)),
  check (state <> 'pending' or due_at is not null)
) with (fillfactor = 50);
-- The first files of each host, however many wait for another. With an index of the time alone, plans would prefer that.
create index attachment_files_due on attachment_files (host, due_at) where due_at is not null;
create index attachment_files_notice on attachment_files (notice_no);
create index attachment_files_unfetched on attachment_files (state, queued_at) where state <> 'fetched';
create index attachment_files_hash on attachment_files (hash) where hash is not null;

-- What was read from a file, whichever notices it is attached to.
create table attachment_texts (
  hash text collate "C" primary key,
  state text not null default 'pending',
  kind text,
  reason text,
  -- Files of an archive without text, or not all of it.
  unread jsonb not null default '[]',
  -- How many there are of them; `unread` names the first ones.
  unread_count integer not null default 0,
  attempts integer not null default 0,
  pages integer,
  characters bigint,
  parts integer not null default 0,
  read_at timestamptz,
  -- Which version of the readers has read it.
  reader_version integer,
  -- Readings that ended for time or memory, or with their process.
  early_ends integer not null default 0,
  -- Also of a text that is to be read once more.
  due_at timestamptz default statement_timestamp(),
  lease_until timestamptz,
  lease_token text,
  check ((lease_until is null) = (lease_token is null)),
  check (state <> 'pending' or due_at is not null)
) with (fillfactor = 50);
create index attachment_texts_due on attachment_texts (due_at) where due_at is not null;
create index attachment_texts_state on attachment_texts (state);
create index attachment_texts_older on attachment_texts (reader_version) where state <> 'text' and due_at is null;

create table attachment_parts (
  hash text collate "C" not null references attachment_texts (hash) on delete cascade,
  -- From 1, in the order of the file.
  part integer not null,
  entry text,
  page integer,
  text text not null,
  primary key (hash, part)
);

-- No request to a host before this moment, whichever process makes it.
create table attachment_hosts (
  host text collate "C" primary key,
  next_at timestamptz not null
);

-- Bytes fetched on a day in Korea.
create table attachment_days (
  day date primary key,
  bytes bigint not null default 0
);

-- How many bytes a fetch under way may still take. It ends with the lease of its file.
create table attachment_grants (
  id text collate "C" primary key,
  -- The token of the lease under which the bytes are reserved; no lease itself, which a restore would end.
  holder text not null,
  bytes bigint not null
);

-- How far the feed has been read, and what accounts were told of and pursue.
create table attachment_progress (
  only_row boolean primary key default true check (only_row),
  position bigint not null default 0,
  -- With which setting the feed was read so far.
  choice text not null default 'none',
  -- null = not looked at yet.
  wanted_at timestamptz,
  -- When texts and files were last compared with rows as a whole.
  compared_at timestamptz,
  -- When accounts' wishes are looked at again, by whichever process is first.
  look_at timestamptz not null default statement_timestamp(),
  -- The id of the folder with the files, which its file folder-id repeats.
  folder text
);
insert into attachment_progress default values;
