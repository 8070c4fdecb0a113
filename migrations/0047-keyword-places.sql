-- Where a keyword looks for its words: null = in titles. Since which position of the feed it asks what it asks; null = since
-- it was made.
alter table keywords add column search_in text check (search_in in ('attachments', 'all'));
alter table keywords add column since_position bigint;

-- What keywords that look into attachments are still to be matched with, in the order of the feed.
create table attachment_news (
  notice_no text collate "C" not null,
  -- The position of the feed when it happened: keywords that came later are not concerned.
  position bigint not null,
  -- The change of the notice that was judged without its attachments; 0 = a text was read.
  change bigint not null default 0,
  -- The account whose profile has changed; '' = all accounts are concerned.
  account_id text collate "C" not null default '',
  -- Rises if another text of the notice is read at the same position.
  revision integer not null default 1,
  at timestamptz not null,
  primary key (position, notice_no, change, account_id)
) with (fillfactor = 50);
