import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { eventually } from '../../../test/harness.ts'
import type { Bid } from '../../bids/index.ts'
import { readOcdsDocument } from '../adapters/ocds/read.ts'

const OCID = 'ocds-x1-at-once'
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00Z`
const release = (id: string, date: string, tender: object) => ({
  ocid: OCID,
  id,
  date,
  tag: ['tender'],
  tender,
})

describe('two processes that import the same OCDS process at once', () => {
  let one: TestApp
  let other: TestApp
  before(async () => {
    one = await startTestApp()
    // A process of its own in every way that counts here: its own connections, and no memory in common.
    other = await startTestApp({ database: one.database, role: 'worker' })
  })
  after(async () => {
    await other.close()
    await one.close()
  })

  const take = (app: TestApp, releases: object[]) => {
    async function* batches() {
      yield readOcdsDocument({ releases })
    }
    return app.sources.take({ name: 'north', kind: 'ocds' }, batches(), { live: false, onProgress: () => {} })
  }

  const waiting = async (): Promise<number> => {
    const [row] = await one.database.db.sql<{ count: number }[]>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return row?.count ?? 0
  }

  test('fold it one after the other, so that the notice has what both brought', async () => {
    await take(one, [release('1', day(3), { title: 'Roads' })])
    const value = { amount: 1000, currency: 'GBP' }
    const tenderPeriod = { endDate: '2026-12-01T11:00:00Z' }
    // While nobody can write notices both come as far as they get: to the notice, or to the lock of the other.
    const taken = await one.database.db.transaction(async (tx) => {
      await tx`lock table bids in share mode`
      const both = [take(one, [release('2', day(4), { value })]), take(other, [release('3', day(5), { tenderPeriod })])]
      for (const each of both) each.catch(() => {})
      await eventually(async () => (await waiting()) === 2)
      return { both }
    })
    const summaries = await Promise.all(taken.both)
    assert.deepEqual(
      summaries.map(({ changed, quarantined }) => [changed, quarantined]),
      [
        [1, 0],
        [1, 0],
      ],
    )
    const { body } = await one.get<Bid & { revisions: object[] }>(`/v1/bids/${OCID}`)
    assert.deepEqual([body.estimatedPrice, body.closeAt, body.revision], [1000, '2026-12-01T20:00:00+09:00', 2])
  })
})
