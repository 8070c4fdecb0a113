-- Notices that were withdrawn: their source took them back, or an operator did. The row leaves `bids`, its versions stay in
-- `bid_versions`, where the newest one is the withdrawal. Kept for good: whoever follows the feed late must hear of them.
create table withdrawals (
  notice_no text not null,
  -- The version that the withdrawal is.
  version integer not null,
  source text not null,
  number text not null,
  position bigint not null,
  at timestamptz not null,
  -- By the clock of the source. Only a state that is newer brings the notice back.
  as_of timestamptz not null,
  reason text,
  -- The notice that stays, where both were one; then no state of the source brings this one back.
  same_as text,
  restored_at timestamptz,
  primary key (notice_no, version)
);
-- What is withdrawn now.
create unique index withdrawals_number on withdrawals (number, source) where restored_at is null;
create unique index withdrawals_position on withdrawals (position) where restored_at is null;
