-- Rows of tenant tables may be on another node than their account, member or key (docs/decisions/0055-citus.md), and a
-- foreign key cannot cross nodes. No account is ever deleted, so the references to accounts guarded against nothing;
-- links of a deleted keyword are deleted with it (keywords/store).
alter table alert_reviews drop constraint alert_reviews_account_id_fkey;
alter table audit drop constraint audit_account_id_fkey;
alter table company_profiles drop constraint company_profiles_account_id_fkey;
alter table event_heads drop constraint event_heads_account_id_fkey;
alter table keywords drop constraint keywords_account_id_fkey;
alter table profile_states drop constraint profile_states_account_id_fkey;
alter table pursuits drop constraint pursuits_account_id_fkey;
alter table report_schedules drop constraint report_schedules_account_id_fkey;
alter table reports drop constraint reports_account_id_fkey;
alter table webhooks drop constraint webhooks_account_id_fkey;
alter table withheld_alerts drop constraint withheld_alerts_account_id_fkey;
alter table links drop constraint links_account_id_keyword_id_fkey;

-- Tables that are split alike need columns alike. Migration 0033 gave the largest tables the collation "C", which compares
-- ids in half the time; now accounts have it wherever they are named. No row is rewritten, only indexes.
alter table accounts alter id type text collate "C";
do $$
declare
  named text;
begin
  for named in
    select c.relname from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    where a.attname = 'account_id' and a.attcollation = (select oid from pg_collation where collname = 'default')
    order by c.relname
  loop
    execute format('alter table %I alter account_id type text collate "C"', named);
  end loop;
end $$;
alter table operator_visits alter visited type text collate "C";
