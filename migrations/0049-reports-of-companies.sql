-- The further company whose verdicts a report shows; null = the company of the account.
alter table reports add column profile_id text collate "C";
alter table report_schedules add column profile_id text collate "C";
