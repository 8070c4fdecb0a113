import type { Queryable } from '../src/lib/db/index.ts'

/** One in this many rows of the operation is simulated. */
export const FACTOR = 200
export const ACCOUNTS = 10
export const NOTICES_A_DAY = 8

/** Rows of one day. The operation has 2,000 accounts with five events a day each, and 1,600 notices a day. */
const DAILY: { rows: number; into: string; values: string }[] = [
  {
    rows: 50,
    into: 'events (account_id, position, id, type, at, notice_no, version, change, data)',
    values: `acc, day_no * 50 + n, 'evt_' || key, 'bid.matched', at, notice, 1, day_no * 8 + n % 8, '{}'`,
  },
  { rows: 8, into: 'event_notices (change, at, bid)', values: `day_no * 8 + n, at, repeat('x', 400)` },
  {
    rows: 50,
    into: 'events_told (account_id, notice_no, type, keep_until)',
    values: `acc, notice, 'bid.matched', at + interval '730 days'`,
  },
  {
    rows: 60,
    into: 'keyword_matches (account_id, keyword_id, notice_no, version, position, at, keep_until)',
    values: `acc, 'kw_' || n, notice, 1, day_no, at, at + interval '730 days'`,
  },
  {
    rows: 10,
    into: 'withheld_alerts (account_id, notice_no, verdict, keywords, keep_until)',
    values: `acc, notice, 'no', '{}', at + interval '10 days'`,
  },
  {
    rows: 50,
    into: 'alert_notes (account_id, member_id, ref, pace, keywords, notice_no, at, mail_id)',
    values: `acc, 'mem_' || n % 20, 'evt_' || key, 'daily', '{}', notice, at, 'mail_' || key`,
  },
  { rows: 1, into: 'muted_notices (account_id, member_id, notice_no, at)', values: `acc, 'mem_1', notice, at` },
  {
    rows: 15,
    into: 'reminders (account_id, notice_no, keyword_id, made_at, due_at)',
    values: `acc, notice, 'kw_' || n, at, null`,
  },
  {
    rows: 25,
    into: 'deliveries (account_id, webhook_id, id, event_id, type, state, created_at, ended_at, due_at)',
    values: `acc, 'wh_1', 'dlv_' || key, 'evt_' || key, 'bid.matched', 'delivered', at, at, null`,
  },
  {
    rows: 20,
    into: 'mails (id, account_id, recipient, language, template, state, posted_at, ended_at, due_at)',
    values: `'mail_' || key, acc, 'a@example.com', 'ko', 'alerts', 'sent', at, at, null`,
  },
  {
    rows: 25,
    into: 'idempotency (scope, digest, fingerprint, sealed, answer, expires_at)',
    values: `acc, decode(md5(key), 'hex'), '', false, decode(repeat('00', 500), 'hex'), at + interval '1 day'`,
  },
  {
    rows: 1,
    into: `reports (account_id, id, period, from_at, to_at, format, sections, filter, language, state, created_at, ready_at,
      expires_at, due_at)`,
    values: `acc, 'rep_' || key, 'weekly', at, at, 'pdf', '{}', '{}', 'ko', 'ready', at, at, at + interval '30 days', null`,
  },
  {
    rows: 1,
    into: 'report_files (account_id, report_id, content)',
    values: `acc, 'rep_' || key, decode(string_agg(md5(r::text || key), ''), 'hex') from generate_series(1, 12000) r group by acc, key`,
  },
  { rows: 30, into: 'usage_days (account_id, day, kind, count)', values: `acc, at::date, 'kind ' || n / 10, 100` },
  {
    rows: 25,
    into: 'audit (account_id, at, id, actor_kind, action, detail)',
    values: `acc, at, 'aud_' || key, 'system', 'session.link_mailed', '{"email": "member@example.com", "network": "192.0.2.0/24"}'`,
  },
  { rows: 1, into: 'operator_audit (at, id, action, detail)', values: `at, 'aud_' || key, 'account.viewed', '{}'` },
  {
    rows: 1,
    into: `incidents (account_id, id, cause, state, evidence, opened_at, resolved_at, resolved_by)`,
    values: `acc, 'inc_' || key, 'many_networks', 'resolved', '{}', at, at, 'operator'`,
  },
  { rows: 1, into: 'leak_reports (account_id, key_id, finding, at)', values: `acc, 'key_1', key, at` },
  { rows: 10, into: 'key_networks (account_id, key_id, network, outside, at)', values: `acc, 'key_1', key, false, at` },
  {
    rows: 1,
    into: 'network_blocks (id, network, evidence, opened_at, until)',
    values: `'blk_' || key, '192.0.2.1', '{}', at, at + interval '15 minutes'`,
  },
  {
    rows: 10,
    into: 'sessions (digest, account_id, id, key_digest, created_at, last_used_at, network)',
    values: `key, acc, 'ses_' || key, 'digest', at, at, '192.0.2.0/24'`,
  },
  { rows: 3, into: 'session_link_visits (visitor, begun_at, requests)', values: `key, at, 1` },
  {
    rows: 3,
    into: 'passkey_challenges (challenge, expires_at)',
    values: `key, at + interval '5 minutes'`,
  },
  {
    rows: 1,
    into: 'consultations (id, email, company, name, message, language, state, requests, requested_at, last_at, decided_at)',
    values: `'con_' || key, key || '@example.com', 'One', 'One', '', 'ko', 'declined', 1, at, at, at`,
  },
  { rows: 1, into: 'consultation_visits (network, begun_at, requests)', values: `key, at, 1` },
  { rows: 1, into: 'invitation_mails (account_id, day, address, mails)', values: `acc, at::date, key, 1` },
  { rows: 1, into: 'source_calls (source, budget, day, calls)', values: `'portal', 'all', at::date, 500` },
  { rows: 10, into: 'source_followed (source, operation, subject, at)', values: `'portal', 'openings', key, at` },
  { rows: 1, into: 'source_runs (id, source, windows, begun_at)', values: `'run_' || key, 'portal', 1, at` },
  {
    rows: 1,
    into: 'source_rejects (source, id, operation, reason, record, at)',
    values: `'portal', key, 'notices', 'no_title', '{}', at`,
  },
]

export const ROWS_A_DAY = DAILY.reduce((sum, { rows }) => sum + rows, 0)

/** In one multi-statement query. */
export async function fillDay(sql: Queryable, day: number, at: number): Promise<void> {
  const time = `timestamptz '${new Date(at).toISOString()}'`
  const statements = DAILY.map(
    ({ rows, into, values }) =>
      `insert into ${into} select ${values.includes(' from ') ? values.replace(' from ', ` from ${source(rows, day, time)}, `) : `${values} from ${source(rows, day, time)}`}`,
  )
  await sql.unsafe(statements.join(';\n'))
}

const source = (rows: number, day: number, time: string) => `(
  select n, ${day}::bigint as day_no, ${time} + n * interval '1 second' as at, 'acc_' || n % ${ACCOUNTS} as acc,
    'N' || ${day} || '-' || n / ${ACCOUNTS} % ${NOTICES_A_DAY} as notice, md5('${day} ' || n) as key
  from generate_series(0, ${rows - 1}) n) d`

/** Accounts, and other rows that the rows of days refer to. */
export const fillFirst = (sql: Queryable) =>
  sql.unsafe(`
    insert into accounts (id, name, plan, state, language, zone, beta, created_at)
      select 'acc_' || n, 'One', 'pro', 'active', 'ko', 'Asia/Seoul', false, now() from generate_series(0, ${ACCOUNTS - 1}) n;
    insert into event_heads (account_id, position) select id, 0 from accounts;
    insert into keys (account_id, id, prefix, scopes, created_at) values ('acc_0', 'key_1', 'gg', '{}', now());
    insert into key_secrets (digest, account_id, key_id, created_at) values ('digest', 'acc_0', 'key_1', now());
    insert into sources (name, kind, state, settings, created_at) values ('portal', 'koneps', 'disabled', '{}', now())`)
