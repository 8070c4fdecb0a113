import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { LANGUAGES } from '../vocabulary/languages.ts'
import { PRIVACY_TOPICS, PRIVACY_WORDS, type PrivacyTopic } from './texts/privacy.ts'

/** Which statement of the page is about a table; `null` = it says nothing of any person. A new table is added here. */
const STATEMENTS: Record<string, PrivacyTopic | null> = {
  access_head: null,
  accounts: 'accounts',
  agencies: null,
  alert_items: null,
  alert_members: 'work',
  alert_notes: 'work',
  alert_refusals: 'work',
  alert_reviews: null,
  api_processes: null,
  attachment_days: null,
  attachment_files: 'attachments',
  attachment_grants: null,
  attachment_hosts: null,
  attachment_news: null,
  attachment_notices: null,
  attachment_parts: 'attachments',
  attachment_progress: null,
  attachment_sections: 'attachments',
  attachment_texts: null,
  audit: 'audit',
  award_rounds: 'notices',
  award_versions: 'notices',
  bid_pre_specifications: null,
  bid_versions: 'notices',
  bidders: 'notices',
  bids: 'notices',
  changes: null,
  company_profiles: 'accounts',
  consultation_visits: 'requestNetworks',
  consultations: 'requests',
  deliveries: null,
  event_heads: null,
  event_notices: null,
  events: null,
  events_told: null,
  feed_head: null,
  feed_readers: null,
  firms: 'notices',
  idempotency: 'repeats',
  incident_settings: null,
  incidents: 'incidents',
  industries: null,
  invitation_mails: 'members',
  ip_allow_lists: 'allowList',
  key_networks: 'keyNetworks',
  key_secrets: 'keys',
  keys: 'keys',
  keyword_counts: null,
  keyword_matches: null,
  keyword_states: 'work',
  keywords: 'work',
  leak_reports: 'incidents',
  links: 'work',
  mails: 'mails',
  members: 'members',
  migrations: null,
  named_profiles: 'accounts',
  network_blocks: 'incidents',
  oauth_clients: null,
  oauth_codes: 'keys',
  oauth_requests: null,
  oauth_tokens: 'keys',
  operator_audit: 'audit',
  operator_visits: 'audit',
  operators: 'audit',
  passkey_challenges: 'passkeys',
  muted_notices: 'work',
  passkeys: 'passkeys',
  pre_specifications: 'notices',
  processes: null,
  profile_states: 'accounts',
  pursuit_history: 'work',
  pursuit_notes: 'work',
  pursuits: 'work',
  reminders: null,
  report_files: 'work',
  report_schedules: 'work',
  reports: 'work',
  session_link_requests: 'links',
  session_link_visits: 'links',
  session_links: 'links',
  sessions: 'sessions',
  settings: null,
  source_calls: null,
  source_followed: null,
  source_held: 'notices',
  source_operations: null,
  source_parts: 'notices',
  source_rejects: 'notices',
  source_releases: 'notices',
  source_runs: null,
  source_windows: null,
  sources: null,
  usage_days: null,
  webhook_lanes: null,
  webhooks: null,
  withdrawals: 'notices',
  withheld_alerts: null,
}

/** What stands in the browser, not in a table. */
const OF_BROWSERS: readonly PrivacyTopic[] = ['cookie', 'browser']

/** A column called so says something of a person. */
const PERSONAL =
  /^(email|recipient|phone|network|address|visitor|device|member_id|actor_id|assignee|mail_to|(created|updated|resolved)_by)$/

describe('the privacy page', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  const columns = () =>
    app.database.db.sql<{ tableName: string; columnName: string }[]>`
      select table_name, column_name from information_schema.columns join information_schema.tables
        using (table_catalog, table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`

  test('has a statement for every table with personal data', async () => {
    const tables = new Set((await columns()).map(({ tableName }) => tableName))
    assert.deepEqual([...tables].sort(), Object.keys(STATEMENTS).sort())
    const personal = (await columns()).filter(({ columnName }) => PERSONAL.test(columnName))
    assert.ok(personal.length > 20)
    for (const { tableName, columnName } of personal)
      assert.notEqual(STATEMENTS[tableName], null, `${tableName}.${columnName}`)
  })

  test('has no statement without a table, and shows each in both languages', async () => {
    const topics = new Set([...Object.values(STATEMENTS), ...OF_BROWSERS].filter((topic) => topic !== null))
    assert.deepEqual([...topics].sort(), [...PRIVACY_TOPICS].sort())
    for (const language of LANGUAGES) {
      const { rows } = PRIVACY_WORDS[language]
      assert.deepEqual(Object.keys(rows), [...PRIVACY_TOPICS])
      const page = await (await fetch(`${app.baseUrl}/privacy?lang=${language}`)).text()
      for (const [what, text] of Object.values(rows)) assert.ok(page.includes(`<dt>${what}</dt><dd>${text}</dd>`), what)
    }
  })

  test('names the cookie for sign-in, and states that there is no other', async () => {
    const answer = await fetch(`${app.baseUrl}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: app.key }),
    })
    const names = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    assert.deepEqual(names, ['gonggo'])
    for (const language of LANGUAGES) {
      const [, text] = PRIVACY_WORDS[language].rows.cookie
      for (const name of ['gonggo', '__Host-gonggo']) assert.ok(text.includes(name))
    }
  })
})
