-- The further company whose verdicts a keyword asks for; null = the company of the account.
alter table keywords add column profile_id text collate "C";
-- The verdict of each company whose keywords matched, by the id of its profile ('' = the company of the account); null = only
-- keywords of the account's company matched, and its verdict is in `verdict`.
alter table withheld_alerts add column verdicts jsonb;
