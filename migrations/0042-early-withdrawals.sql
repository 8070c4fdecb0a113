-- Withdrawals that wait for their notice are looked up for each page of notices, and quarantine may be large.
create index source_rejects_unknown on source_rejects (source, (record ->> 'noticeNo')) where reason = 'unknown_notice';
