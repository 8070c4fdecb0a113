import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { DAY, HOUR, seoulDay } from '../src/lib/clock.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { trueNow } from './environment.ts'
import { createTestClock } from './factories.ts'

const YEAR = 366 * DAY

/** The rows of different ages that hourly jobs keep. */
describe('rows that a worker deletes when they have been kept for long enough', () => {
  let app: TestApp
  // Some rows are deleted by the clock of the database.
  const now = trueNow()
  const ago = (ms: number) => new Date(now - ms).toISOString()
  before(async () => {
    app = await startTestApp({ role: 'api', clock: createTestClock(now), env: { GONGGO_AUDIT_KEEP_YEARS: '3' } })
    await app.database.db.sql`
      insert into sources (name, kind, state, settings, created_at) values ('portal', 'koneps', 'disabled', '{}', now())`
  })
  after(() => app.close())

  const add = (statement: string) => app.database.db.sql.unsafe(statement)
  const namesOf = async (table: string, name: string, where = 'true') =>
    (
      await app.database.db.sql.unsafe<{ name: string }[]>(
        `select ${name} as name from ${table} where ${where} order by 1`,
      )
    ).map((row) => row.name)

  test('usage after 400 days', async () => {
    for (const days of [0, 30, 399, 401])
      await add(`insert into usage_days values ('${app.account.id}', '${seoulDay(now - days * DAY)}', 'd${days}', 1)`)
    await app.access.sweep()
    assert.deepEqual(await namesOf('usage_days', 'kind', "kind like 'd%'"), ['d0', 'd30', 'd399'])
  })

  test('entries of the audit log, resolved incidents and findings after the years of the setting', async () => {
    for (const [id, age] of Object.entries({ new: DAY, old: 3 * YEAR - DAY, older: 3 * YEAR + DAY })) {
      const [account, at] = [`'${app.account.id}'`, `'${ago(age)}'`]
      await add(`
        insert into audit (account_id, at, id, actor_kind, action, detail)
          values (${account}, ${at}, '${id}', 'system', 'account.made', '{}');
        insert into operator_audit (at, id, action, detail) values (${at}, '${id}', 'account.viewed', '{}');
        insert into leak_reports (account_id, key_id, finding, at) values (${account}, 'key', '${id}', ${at});
        insert into incidents (account_id, id, cause, state, evidence, opened_at, resolved_at, resolved_by)
          values (${account}, '${id}', 'many_networks', 'resolved', '{}', ${at}, ${at}, 'operator')`)
    }
    await add(`
      insert into incidents (account_id, id, cause, state, evidence, opened_at)
      values ('${app.account.id}', 'open', 'operator', 'open', '{}', '${ago(20 * YEAR)}')`)
    await app.access.sweep()
    await app.operators.sweep()
    assert.deepEqual(await namesOf('audit', 'id', "id in ('new', 'old', 'older')"), ['new', 'old'])
    assert.deepEqual(await namesOf('operator_audit', 'id'), ['new', 'old'])
    assert.deepEqual(await namesOf('leak_reports', 'finding'), ['new', 'old'])
    assert.deepEqual(await namesOf('incidents', 'id'), ['new', 'old', 'open'])
  })

  test('subjects and calls of sources after 90 days, records and orders after 400, never a withdrawal that waits', async () => {
    for (const days of [1, 89, 91, 399, 401]) {
      const at = `'${ago(days * DAY)}'`
      await add(`
        insert into source_followed values ('portal', 'openings', 'd${days}', ${at});
        insert into source_calls values ('portal', 'd${days}', '${seoulDay(now - days * DAY)}', 1);
        insert into source_runs (id, source, windows, begun_at) values ('d${days}', 'portal', 1, ${at});
        insert into source_rejects (source, id, operation, reason, record, at)
          values ('portal', 'd${days}', 'notices', 'no_title', '{}', ${at})`)
    }
    await add(`
      insert into source_rejects (source, id, operation, reason, record, at)
        values ('portal', 'waits', 'notices', 'unknown_notice', '{}', '${ago(900 * DAY)}');
      insert into source_runs (id, source, windows, begun_at) values ('open', 'portal', 1, '${ago(900 * DAY)}');
      insert into source_windows (source, operation, subject, from_at, to_at, purpose, run, due_at)
        values ('portal', 'notices', '', now(), now(), 'run', 'open', now())`)
    await app.sources.sweep()
    assert.deepEqual(await namesOf('source_followed', 'subject'), ['d1', 'd89'])
    assert.deepEqual(await namesOf('source_calls', 'budget'), ['d1', 'd89'])
    assert.deepEqual(await namesOf('source_runs', 'id'), ['d1', 'd399', 'd89', 'd91', 'open'])
    assert.deepEqual(await namesOf('source_rejects', 'id'), ['d1', 'd399', 'd89', 'd91', 'waits'])
  })

  test('reports in the list after 400 days, unless one is still to be made', async () => {
    const report = (id: string, days: number, state: string) => `
      insert into reports (account_id, id, period, from_at, to_at, format, sections, filter, language, state, created_at,
        due_at)
      values ('${app.account.id}', '${id}', 'weekly', now(), now(), 'pdf', '{}', '{}', 'ko', '${state}',
        '${ago(days * DAY)}', ${state === 'queued' ? 'now()' : 'null'})`
    for (const text of [report('a', 399, 'expired'), report('b', 401, 'failed'), report('c', 401, 'queued')])
      await add(text)
    await app.reports.sweep()
    assert.deepEqual(await namesOf('reports', 'id'), ['a', 'c'])
  })

  test('how many invitations were mailed on a day, sessions and links by their own times', async () => {
    const account = app.account.id
    for (const days of [0, 1, 2, 3])
      await add(`insert into invitation_mails values ('${account}', '${seoulDay(now - days * DAY)}', 'd${days}', 1)`)
    await app.teams.sweep()
    assert.deepEqual(await namesOf('invitation_mails', 'address'), ['d0', 'd1'])
    const [secret] = await namesOf('key_secrets', 'digest', `account_id = '${account}'`)
    for (const [id, begun, used] of [
      ['used', 29 * DAY, HOUR],
      ['unused', 29 * DAY, 13 * HOUR],
      ['long', 31 * DAY, HOUR],
    ] as const)
      await add(`
        insert into sessions (digest, account_id, id, key_digest, created_at, last_used_at, network)
        values ('${id}', '${account}', '${id}', '${secret}', '${ago(begun)}', '${ago(used)}', '192.0.2.0/24')`)
    await app.sessions.sweep()
    assert.deepEqual(await namesOf('sessions', 'id'), ['used'])
  })
})
