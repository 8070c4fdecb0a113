-- Addresses that calendars and feed readers subscribe to. Only a keyed hash of the secret in each address is stored.
create table links (
  account_id text not null references accounts (id),
  id text not null,
  digest text not null unique,
  kind text not null check (kind in ('calendar', 'atom')),
  content text not null check (content in ('all', 'starred', 'pursued', 'matched', 'keyword', 'search')),
  keyword_id text,
  -- {keyword, filter} as a keyword stores them.
  search json,
  language language_name not null,
  name text not null,
  -- The member whose link it is; a link without one was created by the operator's key.
  member_id text,
  created_by text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check ((content = 'keyword') = (keyword_id is not null)),
  check ((content = 'search') = (search is not null)),
  primary key (account_id, id),
  foreign key (account_id, keyword_id) references keywords (account_id, id) on delete cascade,
  foreign key (account_id, member_id) references members (account_id, id) on delete cascade
);
create index links_keyword on links (account_id, keyword_id) where keyword_id is not null;
create index links_member on links (account_id, member_id) where member_id is not null;
