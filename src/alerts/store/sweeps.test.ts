import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { notOnCluster } from '../../../test/cluster.ts'
import { makeAccount } from '../../../test/factories.ts'
import type { Db } from '../../lib/db/index.ts'

describe('concurrent sweeps of two processes', { skip: notOnCluster }, () => {
  let app: TestApp
  let db: Db
  let accountId: string
  before(async () => {
    app = await startTestApp({ role: 'api' })
    ;({ db } = app.database)
    accountId = (await makeAccount(app)).id
    for (const noticeNo of ['GONE1', 'GONE2']) {
      await db.sql`
        insert into events_told (account_id, notice_no, type, keep_until)
        values (${accountId}, ${noticeNo}, 'bid.matched', now() - interval '5 years')`
      await db.sql`
        insert into keyword_matches (account_id, keyword_id, notice_no, version, position, at, keep_until)
        values (${accountId}, 'kw_1', ${noticeNo}, 1, 1, now(), now() - interval '5 years')`
      await db.sql`
        insert into withheld_alerts (account_id, notice_no, verdict, keywords, keep_until)
        values (${accountId}, ${noticeNo}, 'no', '{}', now() - interval '5 years')`
    }
  })
  after(() => app.close())

  test('skip the rows that the other has locked', async () => {
    const left = async () => {
      const rows = await db.sql<{ name: string }[]>`
        select 'told ' || notice_no as name from events_told where account_id = ${accountId}
        union all select 'matches ' || notice_no from keyword_matches where account_id = ${accountId}
        union all select 'withheld ' || notice_no from withheld_alerts where account_id = ${accountId} order by name`
      return rows.map(({ name }) => name)
    }
    await db.transaction(async (tx) => {
      for (const table of ['events_told', 'keyword_matches', 'withheld_alerts'])
        await tx`select from ${tx(table)} where account_id = ${accountId} and notice_no = 'GONE1' for update`
      await app.alerts.reader.sweep()
      assert.deepEqual(await left(), ['matches GONE1', 'told GONE1', 'withheld GONE1'])
    })
    await app.alerts.reader.sweep()
    assert.deepEqual(await left(), [])
  })
})
