-- The words of attachments. A long text has several sections, which overlap by more than a term of a search is long.
create table attachment_sections (
  hash text collate "C" not null references attachment_texts (hash) on delete cascade,
  -- From 1, in the order of the file.
  section integer not null,
  -- Normalised like titles.
  norm text not null,
  -- In UTF-16 code units: what it costs to read the section.
  units integer not null,
  -- Letters and pairs of letters.
  grams bigint[] not null,
  -- The parts of the text in it, and where in `norm` each begins.
  parts integer[] not null,
  starts integer[] not null,
  primary key (hash, section)
);
-- Without a list of pending entries: every search would read it.
create index attachment_sections_grams on attachment_sections using gin (grams) with (fastupdate = off);
-- Searches use the index whatever statistics say, and those of long arrays take minutes.
alter table attachment_sections alter column grams set statistics 0;
alter table attachment_sections alter column norm set statistics 0;

-- Which reading has been indexed: null = none yet.
alter table attachment_texts add column indexed_read_at timestamptz;
create index attachment_texts_unindexed on attachment_texts (read_at)
  where read_at is not null and indexed_read_at is distinct from read_at;
