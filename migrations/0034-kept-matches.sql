-- What an account was told of a notice, and which notices a keyword matched, is deleted once the notice has been over for
-- long. When a row is looked at again; rows that are there already have one and the same time, so none is rewritten.
alter table events_told
  add column keep_until timestamptz not null default statement_timestamp() + interval '730 days';
alter table keyword_matches
  add column keep_until timestamptz not null default statement_timestamp() + interval '730 days';
-- New rows are always the last of these indexes.
create index events_told_kept on events_told (keep_until);
create index keyword_matches_kept on keyword_matches (keep_until);
