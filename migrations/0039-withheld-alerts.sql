-- Company profiles as they stood, from a position of the feed on and up to `until`: alerts judge each notice by the profile
-- that was stored before it.
create table profile_states (
  account_id text collate "C" not null references accounts (id),
  position bigint not null,
  -- The position of the next state; null = it is current.
  until bigint,
  profile json not null,
  primary key (account_id, position)
);
create index profile_states_until on profile_states (until) where until is not null;
insert into profile_states (account_id, position, profile) select account_id, 0, profile from company_profiles;

-- Notices that keywords of an account matched but for the verdict. They are examined again when the profile changes.
create table withheld_alerts (
  account_id text collate "C" not null references accounts (id),
  notice_no text collate "C" not null,
  verdict text not null check (verdict in ('yes', 'check', 'no')),
  -- The keywords that would have led to an event.
  keywords text[] not null,
  -- When the row is looked at again, to be deleted once bidding is over.
  keep_until timestamptz not null,
  primary key (account_id, notice_no)
);
create index withheld_alerts_kept on withheld_alerts (keep_until);

-- Accounts whose withheld notices are being examined, a few at a time.
create table alert_reviews (
  account_id text collate "C" primary key references accounts (id),
  -- Notices up to this number have been examined.
  after_notice text collate "C" not null default '',
  -- The account that was served longest ago is next.
  served_at timestamptz not null
);

-- The verdict at that time (null = the account had no profile), and as JSON what has changed about it.
alter table events add column eligibility text, add column eligibility_change text;
