import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { ATTEMPT, bidRecord } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { paceLimit, timeOf } from '../../../test/pace.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'

/** A notice, or a change with the notice in it. */
interface Item {
  matchedKeywords?: string[]
  bid?: { matchedKeywords: string[] }
}

/** The contract's limit for a keyword written on one process to be used by another. */
const LIMIT_MS = 1000

describe('keywords written by another process', () => {
  let database: TestDatabase
  let writing: TestApp
  let asking: TestApp
  before(async () => {
    database = await openTestDatabase()
    writing = await startTestApp({ database })
    asking = await startTestApp({ database })
    await writing.bids.upsert([bidRecord({ number: 'F1', title: '하수 관로 정비공사' })], () => true)
  })
  after(async () => {
    await writing.close()
    await asking.close()
    await database.close()
  })

  /** Without the harness's look at the feed: how soon it is looked at is what is tested. */
  async function matched(path: string): Promise<string[]> {
    const answer = await fetch(`${asking.baseUrl}${path}`, { headers: { authorization: `Bearer ${writing.key}` } })
    const body = (await answer.json()) as Item & { items?: Item[] }
    return (body.items ?? [body]).flatMap(({ bid, matchedKeywords = bid?.matchedKeywords }) => matchedKeywords ?? [])
  }

  const isHeldBy = (app: TestApp) => async () => {
    const held = await app.keywords.activeOf(writing.account.id)
    return (await app.keywords.activeOf(writing.account.id)) === held
  }

  async function until(is: () => Promise<boolean>): Promise<void> {
    const begun = performance.now()
    while (!(await is())) {
      assert.ok(performance.now() - begun < PATIENCE_MS, 'it never came to be')
      await nextTurn()
    }
  }

  /** Asks until it is so; no request begun a second after the writing may have been answered otherwise. */
  async function follows(path: string, expected: string[]): Promise<void> {
    const written = performance.now()
    const controlMs = await timeOf(() => fetch(`${asking.baseUrl}/healthz`).then((answer) => answer.text()))
    const limit = paceLimit({ controlMs, times: 50, floorMs: LIMIT_MS })
    for (let isSo = false; !isSo; ) {
      const begun = performance.now()
      isSo = JSON.stringify(await matched(path)) === JSON.stringify(expected)
      if (!isSo) assert.ok(begun - written < limit, `${path} was old after ${begun - written} ms`)
    }
  }

  for (const path of ['/v1/bids', '/v1/bids?matched=true', '/v1/bids/F1', '/v1/bids/changes']) {
    test(`${path} sees a created and a deleted keyword within a second`, async () => {
      await until(isHeldBy(asking))
      const maker = { accountId: writing.account.id, createdBy: null }
      const { body } = await writing.keywords.create(ATTEMPT, maker, { keyword: '관로정비' })
      await follows(path, ['관로정비'])
      await until(isHeldBy(asking))
      await writing.keywords.remove(writing.account.id, body.id)
      await follows(path, [])
    })
  }

  test('the process that wrote the keyword sees it with the next request', async () => {
    await until(isHeldBy(writing))
    await writing.keywords.createMany(writing.account.id, [{ keyword: '정비공사' }])
    const active = await writing.keywords.activeOf(writing.account.id)
    assert.deepEqual(
      active.map(({ keyword }) => keyword),
      ['정비공사'],
    )
  })

  test('after restoring a database, cached data of the previous one is not used', async () => {
    await until(isHeldBy(asking))
    await database.db.sql`delete from keywords where account_id = ${writing.account.id}`
    await database.db.sql`update feed_head set epoch = 'another'`
    await follows('/v1/bids', [])
  })
})
