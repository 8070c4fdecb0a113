-- A notice that many accounts hear of is written in rows by the hundred; this takes off each row what is promised without it.
-- Accounts are never deleted, every event has its row in event_heads, which refers to them still, and every keyword its account.
alter table events drop constraint events_account_id_fkey;
alter table keyword_matches drop constraint keyword_matches_account_id_fkey;

-- Ids are found, never sorted for people: comparing bytes takes half of what the rules of a language take. Only the
-- indexes are made anew.
alter table events
  alter account_id type text collate "C", alter id type text collate "C", alter notice_no type text collate "C";
alter table event_heads alter account_id type text collate "C";
alter table events_told alter account_id type text collate "C", alter notice_no type text collate "C";
alter table keyword_matches
  alter account_id type text collate "C", alter keyword_id type text collate "C", alter notice_no type text collate "C";
alter table keyword_counts alter account_id type text collate "C", alter keyword_id type text collate "C";
alter table keyword_states alter account_id type text collate "C", alter id type text collate "C";
