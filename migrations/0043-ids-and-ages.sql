-- In parts, so that no table is locked while indexes of another are built. Each can be run again.

-- Ids that are compared with each other have one collation, "C" as in the largest tables: an index of another one is of no
-- use to a join or a cascading deletion. Only indexes are made anew, no row is written. Numbers of notices stay as they are:
-- no statement joins those of the two collations, and their indexes are large. So do ids of keys: the version before unites
-- them with a parameter in a recursive statement, which two collations end with an error.
create or replace function align_ids(tables text[]) returns void language plpgsql as $$
declare
  one record;
begin
  -- Of use on a cluster of Citus only; elsewhere nothing reads them.
  perform set_config('citus.multi_shard_modify_mode', 'sequential', true);
  perform set_config('citus.enable_local_execution', 'off', true);
  for one in
    select c.relname as table_name,
      string_agg(format('alter %I type text collate "C"', a.attname), ', ' order by a.attnum) as changes,
      string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
    from unnest(tables) with ordinality as given (name, place)
    join pg_class c on c.relname = given.name and c.relnamespace = current_schema()::regnamespace
    join pg_attribute a on a.attrelid = c.oid
    where a.attcollation = 'pg_catalog.default'::regcollation and (
      a.attname in (
        'account_id', 'blocked_by', 'event_id', 'keyword_id', 'mail_id', 'member_id', 'passkey_id', 'pursuit_id',
        'report_id', 'schedule_id', 'webhook_id'
      )
      or (a.attname = 'id' and c.relname in (
        'accounts', 'keywords', 'mails', 'members', 'passkeys', 'report_schedules', 'reports'
      ))
      or (c.relname, a.attname) in (('operator_audit', 'about'), ('operator_visits', 'visited'))
    )
    group by given.place, c.relname order by given.place
  loop
    execute format('alter table %I %s', one.table_name, one.changes);
    -- Statistics of the columns are gone with their old type.
    execute format('analyze %I (%s)', one.table_name, one.columns);
  end loop;
end $$;

-- next transaction
select align_ids(array['alert_items']);

-- next transaction
select align_ids(array['alert_notes']);

-- next transaction
select align_ids(array['audit']);

-- next transaction
select align_ids(array['deliveries']);

-- next transaction
select align_ids(array['keywords']);

-- next transaction
select align_ids(array['mails']);

-- next transaction
select align_ids(array['pursuit_history']);

-- next transaction
select align_ids(array['reminders']);

-- next transaction
select align_ids(array['usage_days']);

-- next transaction
-- What refers to others comes before them, as in the transactions of the service: these write a row and then look at the one
-- that it refers to.
select align_ids(array[
  'alert_members', 'alert_refusals', 'muted_notices', 'pursuit_notes', 'pursuits', 'report_files', 'reports',
  'report_schedules', 'webhook_lanes', 'webhooks', 'company_profiles', 'event_heads', 'profile_states',
  'alert_reviews', 'withheld_alerts'
]);

-- next transaction
select align_ids(array[
  'key_networks', 'leak_reports', 'invitation_mails', 'ip_allow_lists', 'consultations', 'incident_settings',
  'incidents', 'links', 'operator_audit', 'operator_visits', 'operators', 'passkey_challenges', 'session_links',
  'sessions', 'passkeys', 'key_secrets', 'keys', 'members', 'accounts'
]);

-- next transaction
-- What sweeps find their rows by; see docs/operating.md, Retention.
create index if not exists audit_at on audit (at);

-- next transaction
create index if not exists usage_days_day on usage_days (day);

-- next transaction
-- In one statement, because Citus sends statements to its nodes as they came.
do $$ begin
  create index if not exists consultation_visits_begun on consultation_visits (begun_at);
  create index if not exists consultations_over on consultations (greatest(last_at, decided_at));
  create index if not exists incidents_resolved on incidents (resolved_at) where resolved_at is not null;
  create index if not exists invitation_mails_day on invitation_mails (day);
  create index if not exists leak_reports_at on leak_reports (at);
  create index if not exists operator_visits_end on operator_visits (ends_at);
  create index if not exists reports_created on reports (created_at) where due_at is null;
  create index if not exists session_link_visits_begun on session_link_visits (begun_at);
  create index if not exists session_links_expires on session_links (expires_at);
  create index if not exists sessions_created on sessions (created_at);
  create index if not exists source_calls_day on source_calls (day);
  create index if not exists source_followed_at on source_followed (at);
  create index if not exists source_held_since on source_held (since) where written;
  create index if not exists source_rejects_seen on source_rejects (at);
  create index if not exists source_runs_begun on source_runs (begun_at);
end $$;

-- next transaction
-- The role of the app adds to the audit logs and removes nothing. These two run as their owner, and let go of what is older
-- than a year and no more, whatever they are asked for.
do $$
declare
  one record;
begin
  for one in select * from (values ('audit', 'account_id, at, id'), ('operator_audit', 'at, id')) as t (name, key) loop
    execute format($f$
      create or replace function %I(before timestamptz, most integer) returns integer
      language plpgsql security definer set search_path = pg_catalog, %I, pg_temp as $body$
      declare
        gone integer;
      begin
        if before > statement_timestamp() - interval '1 year' then
          raise exception 'entries of the last year stay' using errcode = 'insufficient_privilege';
        end if;
        with old as materialized (select %s from %I where at < before order by at limit most)
        delete from %I t using old where %s;
        get diagnostics gone = row_count;
        return gone;
      end $body$ $f$,
      'forget_' || one.name, current_schema(), one.key, one.name, one.name,
      (select string_agg(format('t.%s = old.%s', c, c), ' and ') from unnest(string_to_array(one.key, ', ')) c));
    -- The role of the app gets the right with its others.
    execute format('revoke execute on function %I(timestamptz, integer) from public', 'forget_' || one.name);
  end loop;
end $$;

-- next transaction
drop function align_ids;
