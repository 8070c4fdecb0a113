import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { bidRecord, failedRound, NO_COMPANIES, roundRecord } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { systemClock } from '../../lib/clock.ts'
import { readHead } from '../../lib/feed.ts'
import { createSecrets } from '../../lib/secret.ts'
import { createBids } from '../index.ts'

const LIVE = () => true
const secrets = createSecrets(['a secret for the tests'])

describe('following the changes', () => {
  let database: TestDatabase
  let bids: ReturnType<typeof createBids>
  /** Called once the first notices of a page have been read. */
  let onRead = async () => {}
  /** Called when a call begins to wait. */
  let onWait = () => {}
  const never = new AbortController().signal

  before(async () => {
    database = await openTestDatabase()
    const { poll } = database.db
    const next: typeof poll.next = (question, wait) => {
      onWait()
      return poll.next(question, wait)
    }
    bids = createBids({
      db: Object.assign({}, database.db, { poll: Object.assign({}, poll, { next }) }),
      clock: systemClock,
      secrets: () => secrets,
      companies: NO_COMPANIES,
      noticesWon: async () => new Set(),
      watched: {
        async activeOf() {
          await onRead()
          return []
        },
      },
      log: () => {},
    })
  })
  after(() => database.close())

  /** A call once it waits, its answer beside it. */
  async function waitingPage(since: string, signal = never) {
    const begun = new Promise<void>((resolve) => {
      onWait = resolve
    })
    const answer = page(since, { waitSeconds: 20, signal })
    // Handled by its test, perhaps later.
    answer.catch(() => {})
    await begun
    return { answer }
  }

  const page = (since: string, { limit = 100, awards = false, waitSeconds = 0, signal = never } = {}) =>
    bids.changes({ accountId: 'acc_one', since, limit, awards, waitSeconds, signal })

  test('the newest state of each, in order, and an end that is told', async () => {
    await bids.upsert([bidRecord({ number: 'A' }), bidRecord({ number: 'B' }), bidRecord({ number: 'C' })], LIVE)
    await bids.upsert([bidRecord({ number: 'A', title: '바뀐 제목' })], LIVE)
    const first = await page('', { limit: 2 })
    assert.deepEqual(
      first.items.map((item) => [item.noticeNo, item.version]),
      [
        ['B', 1],
        ['C', 1],
      ],
    )
    assert.equal(first.hasMore, true)
    const second = await page(first.nextCursor, { limit: 2 })
    assert.deepEqual(
      second.items.map((item) => [item.noticeNo, item.version, item.bid?.title]),
      [['A', 2, '바뀐 제목']],
    )
    assert.equal(second.hasMore, false)
    assert.deepEqual((await page(second.nextCursor)).items, [])
  })

  test('a result and its correction are changes of the notice, which comes once', async () => {
    await bids.upsert([bidRecord({ number: 'W1' }), bidRecord({ number: 'W2' })], LIVE)
    const { nextCursor } = await page('', { limit: 1000 })
    const told = async (since: string, limit = 100) => {
      const { items, nextCursor, hasMore } = await page(since, { limit })
      return { seen: items.map(({ noticeNo, version, bid }) => [noticeNo, version, bid?.status]), nextCursor, hasMore }
    }
    await bids.recordRounds('one', [roundRecord({ number: 'W1' }), roundRecord({ number: 'unknown' })], LIVE)
    const awarded = await told(nextCursor)
    assert.deepEqual([awarded.seen, awarded.hasMore], [[['W1', 1, 'awarded']], false])
    const winners = [{ name: '다른 회사', businessNo: '9876543210' }]
    await bids.recordRounds('one', [roundRecord({ number: 'W1', winners, changedAt: Date.now() })], LIVE)
    assert.deepEqual((await told(awarded.nextCursor)).seen, [['W1', 1, 'awarded']])
    const lots = ['1', '2'].map((lot) => roundRecord({ number: 'W2', lot }))
    await bids.recordRounds('one', lots, LIVE)
    await bids.upsert([bidRecord({ number: 'W1', title: '정정된 제목' })], LIVE)
    const first = await told(awarded.nextCursor, 1)
    assert.deepEqual([first.seen, first.hasMore], [[['W2', 1, 'awarded']], true])
    assert.deepEqual((await told(first.nextCursor)).seen, [['W1', 2, 'awarded']])
    assert.deepEqual((await told((await told(first.nextCursor)).nextCursor)).seen, [])
  })

  test('who waits hears of a change, and only of a notice', async () => {
    const { nextCursor } = await page('', { limit: 1000 })
    const { answer } = await waitingPage(nextCursor)
    await database.db.transaction((tx) => tx`update feed_head set position = position + 1`)
    await bids.upsert([bidRecord({ number: 'W' })], LIVE)
    assert.deepEqual(
      (await answer).items.map((item) => item.noticeNo),
      ['W'],
    )
  })

  test('nothing comes within the time: an empty page whose cursor goes on', async () => {
    const { nextCursor } = await page('', { limit: 1000 })
    const empty = await page(nextCursor, { waitSeconds: 0.15 })
    assert.deepEqual([empty.items, empty.hasMore], [[], false])
  })

  test('a caller who has gone is waited for no longer', async () => {
    const { nextCursor } = await page('', { limit: 1000 })
    const gone = new AbortController()
    const { answer } = await waitingPage(nextCursor, gone.signal)
    gone.abort()
    assert.deepEqual((await answer).items, [])
  })

  test('a cursor that was touched, cut or made up is refused', async () => {
    const { nextCursor } = await page('')
    const other = nextCursor.startsWith('_') ? '-' : '_'
    for (const cursor of [`${nextCursor}A`, nextCursor.slice(0, -1), 'made-up', `${other}${nextCursor.slice(1)}`]) {
      await assert.rejects(page(cursor), { code: 'invalid_cursor' }, cursor)
    }
  })

  test('a cursor from before a restore has expired', async () => {
    const { nextCursor } = await page('')
    const [head] = await database.db.sql<{ epoch: string }[]>`select epoch from feed_head`
    await database.db.sql`update feed_head set epoch = 'restored'`
    await assert.rejects(page(nextCursor), { code: 'cursor_expired' })
    await database.db.sql`update feed_head set epoch = ${head?.epoch ?? ''}`
  })

  describe('a cursor of a feed that went back under the same epoch', () => {
    const number = () => bidRecord().number
    const write = (...numbers: string[]) =>
      bids.upsert(
        numbers.map((one) => bidRecord({ number: one })),
        LIVE,
      )
    /** As a restore of the files leaves it: without the changes after that position. */
    const goBackTo = async (position: number) => {
      await database.db.sql`delete from changes where position > ${position}`
      await database.db.sql`
        with gone as (delete from bids where position > ${position} returning notice_no)
        delete from bid_versions where notice_no in (select notice_no from gone)`
      await database.db.sql`update feed_head set position = ${position}`
    }
    const head = async () => (await readHead(database.db.sql)).position

    test('has expired beyond the head, at once and when it may wait', async () => {
      await write(number(), number())
      const at = await head()
      const kept = (await page('', { limit: 1000 })).nextCursor
      await write(number(), number())
      const beyond = (await page('', { limit: 1000 })).nextCursor
      await goBackTo(at)
      await assert.rejects(page(beyond), { code: 'cursor_expired' })
      await assert.rejects(page(beyond, { waitSeconds: 20 }), { code: 'cursor_expired' })
      assert.equal(await bids.nothingAfter(beyond), false)
      // Nothing behind this one was lost.
      assert.deepEqual((await page(kept)).items, [])
    })

    test('has expired where other changes have taken the place of those it was issued for', async () => {
      await write(number())
      const at = await head()
      await write(number(), number())
      const last = (await page('', { limit: 1000 })).nextCursor
      await goBackTo(at)
      const others = [number(), number(), number()]
      await write(...others)
      await assert.rejects(page(last), { code: 'cursor_expired' })
      assert.equal(await bids.nothingAfter(last), false)
      const again = await page('', { limit: 1000 })
      assert.deepEqual(
        again.items.map((item) => item.noticeNo).filter((one) => others.includes(one)),
        others,
      )
    })

    test('has expired if the epoch is renewed while it waits', async () => {
      const { nextCursor } = await page('', { limit: 1000 })
      const { answer } = await waitingPage(nextCursor)
      await database.db.sql`update feed_head set epoch = 'renewed'`
      await write(number())
      await assert.rejects(answer, { code: 'cursor_expired' })
    })

    test('is still valid if an older version has issued it without a witness', async () => {
      const { position, epoch } = await readHead(database.db.sql)
      const old = (place: number) => secrets.sign('changes cursor', JSON.stringify([epoch, place]))
      assert.deepEqual((await page(old(position))).items, [])
      await assert.rejects(page(old(position + 1)), { code: 'cursor_expired' })
    })
  })

  test('while eight writers commit, a follower misses nothing and gets no version twice', async () => {
    const notices = Array.from({ length: 40 }, (_, index) => `F${index}`)
    let writing = true
    const write = async (writer: number) => {
      for (let round = 0; round < 12; round++) {
        const chosen = notices.filter((_, index) => (index * 7 + writer * 3 + round) % 5 === 0)
        const records = chosen.map((number) => bidRecord({ number, title: `${writer}번째 손 ${round}차` }))
        await bids.upsert(records, LIVE)
      }
    }
    const seen = new Map<string, number[]>()
    const follow = async () => {
      let cursor = (await page('', { limit: 1000 })).nextCursor
      for (let more = true; more; ) {
        more = writing
        const next = await page(cursor, { limit: 3 })
        for (const { noticeNo, version } of next.items) seen.set(noticeNo, [...(seen.get(noticeNo) ?? []), version])
        cursor = next.nextCursor
        more ||= next.hasMore || next.items.length > 0
      }
    }
    const following = follow()
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))
    writing = false
    await following
    const stored = await database.db.sql<{ noticeNo: string; version: number }[]>`
      select notice_no, version from bids where number like 'F%'`
    assert.equal(stored.length, notices.length)
    for (const { noticeNo, version } of stored) {
      const versions = seen.get(noticeNo) ?? []
      assert.equal(versions.at(-1), version, noticeNo)
      assert.deepEqual(
        versions,
        [...new Set(versions)].sort((a, b) => a - b),
        noticeNo,
      )
    }
  })

  test('whoever asks for results gets all of a notice as they then are', async () => {
    await bids.upsert([bidRecord({ number: 'E1' }), bidRecord({ number: 'E2' }), bidRecord({ number: 'E3' })], LIVE)
    const told = await page('', { limit: 1_000, awards: true })
    assert.deepEqual(told.items.find(({ noticeNo }) => noticeNo === 'E1')?.awards, [])
    await bids.recordRounds('one', [failedRound({ number: 'E1' }), roundRecord({ number: 'E2', lot: '1' })], LIVE)
    await bids.recordRounds('one', [roundRecord({ number: 'E1', rebid: 1 })], LIVE)
    const after = await page(told.nextCursor, { awards: true })
    assert.deepEqual(
      after.items.map((one) => [one.noticeNo, one.bid?.status, one.awards?.map(({ rebid, state }) => [rebid, state])]),
      [
        ['E2', 'awarded', [[0, 'awarded']]],
        [
          'E1',
          'awarded',
          [
            [1, 'awarded'],
            [0, 'failed'],
          ],
        ],
      ],
    )
    assert.ok(
      after.items.every((one) => one.version === told.items.find((it) => it.noticeNo === one.noticeNo)?.version),
    )
    const again = await page('', { limit: 1_000 })
    assert.deepEqual(
      again.items.slice(-3).map(({ noticeNo, awards }) => [noticeNo, awards]),
      [
        ['E3', undefined],
        ['E2', undefined],
        ['E1', undefined],
      ],
    )
    await bids.recordRounds('one', [roundRecord({ number: 'E2', lot: '1', amount: 1, changedAt: Date.now() })], LIVE)
    const corrected = await page(again.nextCursor, { awards: true })
    assert.deepEqual(
      corrected.items.map((one) => [one.noticeNo, one.awards?.[0]?.amount]),
      [['E2', 1]],
    )
  })

  describe('a long page', () => {
    const many = Array.from({ length: 1_000 }, (_, index) =>
      bidRecord({ number: `L${String(index).padStart(4, '0')}` }),
    )
    let cursor = ''

    before(async () => {
      cursor = (await page('', { limit: 1_000 })).nextCursor
      await bids.upsert(many, LIVE)
    })

    test('lets others in while it is made', async () => {
      let rounds = 0
      const count = () => {
        rounds++
        immediate = setImmediate(count)
      }
      let immediate: NodeJS.Immediate | undefined
      onRead = async () => count()
      const { items, hasMore } = await page(cursor, { limit: 1_000 })
      clearImmediate(immediate)
      assert.deepEqual([items.length, hasMore], [1_000, false])
      assert.ok(rounds >= 9, `others were let in ${rounds} times`)
    })

    test('has a notice that changes meanwhile once, as it became', async () => {
      onRead = async () => {
        onRead = async () => {}
        await bids.upsert([bidRecord({ number: 'L0003', title: '그사이 바뀐 제목' })], LIVE)
      }
      const { items, nextCursor } = await page(cursor, { limit: 2_000 })
      const those = items.filter(({ noticeNo }) => noticeNo === 'L0003')
      assert.deepEqual(
        [items.length, those.map(({ version }) => version), items.at(-1)?.noticeNo],
        [1_000, [2], 'L0003'],
      )
      assert.deepEqual((await page(nextCursor)).items, [])
    })

    test('that is full says whether more follow', async () => {
      const { items, nextCursor, hasMore } = await page(cursor, { limit: 999 })
      assert.deepEqual([items.length, hasMore], [999, true])
      const rest = await page(nextCursor, { limit: 1 })
      assert.deepEqual([rest.items.map(({ noticeNo }) => noticeNo), rest.hasMore], [['L0003'], false])
    })
  })
})
