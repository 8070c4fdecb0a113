import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { notOnCluster } from '../../../test/cluster.ts'
import { bidRecord, makeAccount, NOW } from '../../../test/factories.ts'
import { HOUR } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { readPursuitQuery } from '../rules/query.ts'
import type { PursuitSort } from '../schema.ts'
import { pagePursuits, readPursuits } from './pursuits.ts'

const COUNT = 60
const PAGE_SIZE = 7
const NOTES = 10

describe('a page of pursuits', () => {
  let app: TestApp
  let db: Db
  let accountId: string
  before(async () => {
    app = await startTestApp({ role: 'api' })
    ;({ db } = app.database)
    accountId = (await makeAccount(app)).id
    const records = Array.from({ length: COUNT }, (_, index) =>
      // Some close at the same time, one never.
      bidRecord({ number: `PAGE${index}`, closeAt: index === 9 ? null : NOW + (index % 20) * HOUR }),
    )
    await app.bids.upsert(records, () => false)
    await db.sql`
      insert into pursuits (account_id, id, notice_no, state, state_by, remind_closing, remind_opening, created_at,
        updated_at, version)
      select ${accountId}, 'pur_' || n, 'PAGE' || n, 'watching', 'person', '{}', '{}', now(),
        to_timestamp(1800000000 + n % 7), 1
      from generate_series(0, ${COUNT}::int) n`
    await db.sql`
      insert into pursuit_notes (account_id, pursuit_id, id, at, text)
      select ${accountId}, id, 'note_' || n, now(), 'x' from pursuits, generate_series(1, ${NOTES}::int) n
      where account_id = ${accountId}`
    await db.sql`analyze pursuits`
    await db.sql`analyze pursuit_notes`
  })
  after(() => app.close())

  const query = (sort: PursuitSort) => readPursuitQuery({ sort }).query

  for (const sort of ['-updatedAt', 'updatedAt', 'closeAt', '-closeAt'] as const) {
    test(`by ${sort} equals that part of the whole list, with notices and notes`, async () => {
      const all = await db.transaction((tx) => readPursuits(tx, accountId, query(sort)))
      assert.equal(all.length, COUNT + 1)
      for (let page = 1; page <= Math.ceil(all.length / PAGE_SIZE) + 1; page++) {
        const { total, rows } = await pagePursuits(db.sql, accountId, query(sort), { page, pageSize: PAGE_SIZE })
        assert.equal(total, all.length)
        const shown = rows.map(({ id, title, noteCount, closeAt }) => ({ id, title, noteCount, closeAt }))
        const expected = all
          .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
          .map(({ id, title, noteCount, closeAt }) => ({ id, title, noteCount, closeAt }))
        assert.deepEqual(shown, expected)
      }
    })
  }

  test('reads only the notes of the shown pursuits', { skip: notOnCluster }, async () => {
    const readsOf = async (tx: Tx): Promise<{ looks: number; notes: number }> => {
      const [row] = await tx<{ looks: number; notes: number }[]>`
        select (seq_scan + coalesce(idx_scan, 0))::int as looks,
          (select sum(pg_stat_get_xact_tuples_returned(i.indexrelid))::int from pg_index i where i.indrelid = relid)
            + seq_tup_read::int as notes
        from pg_stat_xact_user_tables where relname = 'pursuit_notes'`
      return row ?? { looks: 0, notes: 0 }
    }
    const { looks, notes } = await db.transaction(async (tx) => {
      // The statistics may still contain earlier transactions of this connection.
      const before = await readsOf(tx)
      await pagePursuits(tx, accountId, query('closeAt'), { page: 2, pageSize: PAGE_SIZE })
      const after = await readsOf(tx)
      return { looks: after.looks - before.looks, notes: after.notes - before.notes }
    })
    assert.ok(looks > 0 && looks <= PAGE_SIZE, `${looks} looks at notes`)
    assert.ok(notes > 0 && notes <= PAGE_SIZE * NOTES, `${notes} notes read`)
  })
})
