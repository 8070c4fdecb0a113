import assert from 'node:assert/strict'
import type { BidRow } from '../src/bids/rules/notice.ts'
import { readChanges } from '../src/lib/feed.ts'
import type { TestApp } from './app-harness.ts'
import { eventually } from './harness.ts'

/** The rows that writers of notices leave in the database, and how to interleave them. */
export function createWritten(app: () => Pick<TestApp, 'db' | 'database'>) {
  async function rowOf(noticeNo: string): Promise<BidRow> {
    const [row] = await app().db.sql<BidRow[]>`select * from bids where notice_no = ${noticeNo}`
    assert.ok(row, `there is no ${noticeNo}`)
    return row
  }

  const olderOf = async (noticeNo: string) => [
    ...(await app().db.sql<{ version: number; fields: BidRow }[]>`
      select version, fields from bid_versions where notice_no = ${noticeNo} order by version`),
  ]

  const feed = () => readChanges(app().db.sql, 0, 1_000_000)
  const feedOf = async (noticeNo: string) =>
    (await feed()).filter(({ kind, key }) => kind === 'bid' && key === noticeNo)

  const countOf = async (table: string) =>
    (await app().db.sql<{ count: number }[]>`select count(*) as count from ${app().db.sql(table)}`)[0]?.count

  /** Every version exists once, in one row of the feed, and the row has the position of the last. */
  async function expectWhole(noticeNo: string, versions: number) {
    const expected = Array.from({ length: versions }, (_, index) => index + 1)
    const [row, older, changes] = await Promise.all([rowOf(noticeNo), olderOf(noticeNo), feedOf(noticeNo)])
    assert.deepEqual([...older.map(({ version }) => version), row.version], expected)
    assert.deepEqual(
      older.map(({ fields }) => fields.version),
      expected.slice(0, -1),
    )
    assert.deepEqual(
      changes.map(({ version }) => version),
      expected,
    )
    assert.equal(changes.at(-1)?.position, row.position)
  }

  async function expectDense() {
    const positions = (await feed()).map(({ position }) => position)
    assert.deepEqual(
      positions,
      positions.map((_, index) => index + 1),
    )
  }

  /**
   * Waits until these reach the feed's head, or a row that one of them has locked, in this order; then releases them.
   */
  async function meetAtHead(...starts: (() => Promise<unknown>)[]) {
    let running: Promise<unknown>[] = []
    await app().database.db.transaction(async (tx) => {
      await tx`select from feed_head for update`
      for (const [index, start] of starts.entries()) {
        running = [...running, start()]
        await eventually(async () => {
          const [row] = await app().database.db.sql<{ count: number }[]>`
            select count(*) as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`
          return row?.count === index + 1
        })
      }
    })
    await Promise.all(running)
  }

  /** The feed has no gap, and every row has the position of its last change. */
  async function expectSound() {
    await expectDense()
    const astray = await app().db.sql`
      select b.notice_no from bids b
      left join changes c on c.position = b.position and c.kind = 'bid' and c.key = b.notice_no and c.version = b.version
      where c.position is null`
    assert.deepEqual([...astray], [])
    const gaps = await app().db.sql`
      select notice_no from bids b
      where version <> (select count(*) + 1 from bid_versions v where v.notice_no = b.notice_no)`
    assert.deepEqual([...gaps], [])
  }

  return { rowOf, olderOf, feed, feedOf, countOf, expectWhole, expectDense, expectSound, meetAtHead }
}

export const bothWays = <T>(list: readonly T[]): [string, T[]][] => [
  ['one way', [...list]],
  ['the other', list.toReversed()],
]
