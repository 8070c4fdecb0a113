-- Notices about which a member wants no more alert mails, whichever keyword matches them.
create table muted_notices (
  account_id text collate "C" not null,
  member_id text collate "C" not null,
  notice_no text collate "C" not null,
  at timestamptz not null default statement_timestamp(),
  primary key (account_id, member_id, notice_no)
);
create index muted_notices_at on muted_notices (at);
