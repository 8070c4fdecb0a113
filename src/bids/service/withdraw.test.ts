import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { bidRecord, createTestClock, NO_COMPANIES, NOW, roundRecord } from '../../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { createSecrets } from '../../lib/secret.ts'
import { createBids } from '../index.ts'
import type { BidChange } from '../schema/changes.ts'

const LIVE = () => true
const SOURCE = bidRecord().source
const secrets = createSecrets(['a secret for the tests'])

describe('withdrawn notices', () => {
  let database: TestDatabase
  let bids: ReturnType<typeof createBids>
  const clock = createTestClock()

  before(async () => {
    database = await openTestDatabase()
    bids = createBids({
      db: database.db,
      clock,
      secrets: () => secrets,
      watched: { activeOf: async () => [] },
      companies: NO_COMPANIES,
      noticesWon: async () => new Set(),
      log: () => {},
    })
  })
  after(() => database.close())

  const page = (since: string, limit = 1000, awards = false) =>
    bids.changes({ accountId: 'a', since, limit, awards, waitSeconds: 0, signal: new AbortController().signal })
  const head = async () => (await page('')).nextCursor
  const told = async (since: string) =>
    (await page(since)).items.map(({ op, noticeNo, version }) => `${op} ${noticeNo} ${version}`)
  const post = (number: string, changes: Parameters<typeof bidRecord>[0] = {}) =>
    bids.upsert([bidRecord({ number, ...changes })], LIVE)
  const withdraw = (number: string, changes: { asOf?: number; reason?: string; sameAs?: string } = {}) =>
    bids.withdraw(SOURCE, [{ number, asOf: NOW + 1, reason: null, sameAs: null, ...changes }], LIVE)
  const found = async (noticeNo: string) => {
    await bids.follower.tick()
    return bids.follower.catalog().find(noticeNo) !== null
  }

  test('the feed has the deletion once, with its reason, also for a follower who reads late', async () => {
    await post('A')
    await post('B')
    const late = await head()
    await post('A', { title: '바뀐 제목' })
    const early = await head()
    assert.deepEqual(await withdraw('A', { reason: '잘못 올린 공고' }), {
      withdrawn: ['A'],
      unchanged: 0,
      unknown: [],
    })
    assert.deepEqual(await told(late), ['delete A 3'])
    const { items, nextCursor } = await page(early, 1000, true)
    const withdrawal = { at: '2026-11-20T09:00:00+09:00', reason: '잘못 올린 공고', sameAs: null }
    assert.deepEqual(items, [{ op: 'delete', noticeNo: 'A', version: 3, withdrawal }])
    assert.deepEqual(await told(nextCursor), [])
    assert.deepEqual((await withdraw('A')).unchanged, 1)
    assert.deepEqual(await told(nextCursor), [])
  })

  test('it is found nowhere, and a request for it says when and why', async () => {
    await post('F')
    assert.equal(await found('F'), true)
    await withdraw('F', { reason: 'Posted by mistake.' })
    assert.equal(await found('F'), false)
    assert.equal(await bids.detail('a', 'F', {}), null)
    const withdrawal = { at: '2026-11-20T09:00:00+09:00', reason: 'Posted by mistake.', sameAs: null }
    assert.deepEqual(await bids.lookup('a', ['F', 'F-000', 'never']), [
      { asked: 'F', bid: null, withdrawal },
      { asked: 'F-000', bid: null, withdrawal },
      { asked: 'never', bid: null },
    ])
    for (const asked of ['F', 'F-000']) {
      const { code, status, detail } = await bids.missing(asked)
      assert.deepEqual([code, status], ['notice_withdrawn', 410])
      assert.equal(detail.en, 'The notice was withdrawn at 2026-11-20T09:00:00+09:00. Reason: Posted by mistake.')
      assert.equal(detail.ko, '2026-11-20T09:00:00+09:00에 철회된 공고입니다. 사유: Posted by mistake.')
    }
    assert.equal((await bids.missing('never')).code, 'not_found')
  })

  test('a number with a revision that the notice has not had is answered with the number of the notice', async () => {
    await post('N')
    for (const asked of ['N-007', 'n-7']) {
      const { code, detail } = await bids.missing(asked)
      assert.equal(code, 'not_found')
      assert.equal(detail.en, 'There is no such notice. Use the number without the revision: N.')
      assert.equal(detail.ko, '공고를 찾을 수 없습니다. 차수를 뺀 공고번호를 쓰십시오: N.')
    }
    for (const asked of ['N', ' n ', 'never-000'])
      assert.equal((await bids.missing(asked)).detail.en, 'There is no such notice.')
  })

  test('a newer state of the source brings it back; an older one, or the same again, does not', async () => {
    await post('R', { changedAt: NOW })
    await withdraw('R', { asOf: NOW + 10 })
    const since = await head()
    assert.deepEqual(await post('R', { changedAt: NOW }), { new: 0, changed: 0, unchanged: 1 })
    assert.deepEqual(await post('R', { changedAt: NOW + 10, title: '고침' }), { new: 0, changed: 0, unchanged: 1 })
    assert.deepEqual(await told(since), [])
    assert.deepEqual(await post('R', { changedAt: NOW + 11 }), { new: 0, changed: 1, unchanged: 0 })
    assert.deepEqual(await told(since), ['upsert R 3'])
    assert.equal(await found('R'), true)
    assert.equal((await bids.missing('R')).code, 'not_found')
    const detail = await bids.detail('a', 'R', {})
    assert.deepEqual(
      detail?.revisions.map(({ version, changes }) => [version, changes.map(({ field, new: now }) => [field, now])]),
      [
        [3, [['kind', 'new']]],
        [2, [['kind', 'cancelled']]],
        [1, []],
      ],
    )
    assert.deepEqual((await withdraw('R', { asOf: NOW + 10 })).unchanged, 1, 'it has changed since')
    assert.deepEqual((await withdraw('R', { asOf: NOW + 12 })).withdrawn, ['R'])
    assert.deepEqual(await told(since), ['delete R 4'])
  })

  test('a withdrawal repeated with a later date holds against states up to that date', async () => {
    await post('L', { changedAt: NOW })
    await withdraw('L', { asOf: NOW + 1 })
    await withdraw('L', { asOf: NOW + 9 })
    await post('L', { changedAt: NOW + 5 })
    assert.equal(await found('L'), false)
    await post('L', { changedAt: NOW + 10 })
    assert.equal(await found('L'), true)
  })

  test('a duplicate stays withdrawn, whatever its source says, until it is restored', async () => {
    await post('D1')
    await post('D2', { title: '같은 공고' })
    const since = await head()
    await withdraw('D2', { sameAs: 'D1' })
    await post('D2', { changedAt: NOW + 100, title: '고침' })
    const { items } = await page(since)
    assert.deepEqual(
      items.map(({ op, noticeNo, withdrawal }) => [op, noticeNo, withdrawal?.sameAs]),
      [['delete', 'D2', 'D1']],
    )
    assert.match((await bids.missing('D2')).detail.en, /It is the same as notice D1\.$/)
    assert.equal(await bids.restore('D2'), true)
    assert.deepEqual(await told(since), ['upsert D2 3'])
    assert.equal((await bids.detail('a', 'D2', {}))?.title, '같은 공고')
    assert.equal(await bids.restore('D2'), false)
    assert.equal(await bids.restore('never'), false)
  })

  test('what is not stored is counted, and no part of the feed', async () => {
    const since = await head()
    assert.deepEqual(await withdraw('nobody'), { withdrawn: [], unchanged: 0, unknown: ['nobody'] })
    assert.deepEqual(await told(since), [])
  })

  test('a notice that it followed names no successor any more, and the same one again when it is back', async () => {
    await post('P1')
    await post('P2', { previousNumber: 'P1', changedAt: NOW })
    const next = async () => (await bids.detail('a', 'P1', {}))?.nextNoticeNo
    assert.equal(await next(), 'P2')
    const since = await head()
    await withdraw('P2')
    assert.equal(await next(), null)
    assert.deepEqual(await told(since), ['delete P2 2', 'upsert P1 3'])
    await post('P2', { previousNumber: 'P1', changedAt: NOW + 5 })
    assert.equal(await next(), 'P2')
  })

  test('its number stays its own: another source gets another name, and it comes back under its old one', async () => {
    await post('S', { changedAt: NOW })
    await withdraw('S')
    await bids.upsert([bidRecord({ number: 'S', source: 'two' })], LIVE)
    assert.equal((await bids.detail('a', 'two~S', {}))?.source, 'two')
    await bids.recordRounds(SOURCE, [roundRecord({ number: 'S' })], LIVE)
    const [change] = await database.db.sql<{ key: string }[]>`
      select key from changes where kind = 'award' order by position desc limit 1`
    assert.equal(change?.key, 'S')
    await post('S', { changedAt: NOW + 5 })
    const back = await bids.detail('a', 'S', {})
    assert.deepEqual([back?.source, back?.status, back?.awards.length], [SOURCE, 'awarded', 1])
  })

  test('two withdrawals and a state that brings it back, all at once, end in the same as one after the other', async () => {
    for (let round = 0; round < 8; round++) {
      const number = `AT-ONCE-${round}`
      await post(number, { changedAt: NOW })
      const since = await head()
      await Promise.all([
        withdraw(number, { asOf: NOW + 1 }),
        post(number, { changedAt: NOW + 2, title: '다시' }),
        withdraw(number, { asOf: NOW + 3 }),
        post(number, { changedAt: NOW + 2, title: '다시' }),
      ])
      assert.equal(await found(number), false)
      assert.match((await told(since)).join(), new RegExp(`^delete ${number} [234]$`))
    }
  })

  test('a state that is on the way while the notice comes and is withdrawn does not bring it back', async () => {
    await post('MODEL')
    await withdraw('MODEL')
    const { db } = database
    const isWaiting = async () => {
      const rows = await db.sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event in ('tuple', 'transactionid')`
      return rows.length > 0
    }
    let late: ReturnType<typeof post> | undefined
    await db.transaction(async (tx) => {
      const [head] = await tx<{ position: number }[]>`update feed_head set position = position + 1 returning position`
      late = post('LATE', { changedAt: NOW + 2 })
      await eventually(isWaiting)
      await tx`insert into bid_versions select 'LATE', version, revision, at, fields || '{"number":"LATE","noticeNo":"LATE"}'
        from bid_versions where notice_no = 'MODEL'`
      await tx`insert into withdrawals select 'LATE', version, source, 'LATE', ${head?.position ?? 0}, at, as_of + interval '1 minute'
        from withdrawals where notice_no = 'MODEL'`
    })
    await late
    assert.equal(await found('LATE'), false)
    assert.equal((await withdraw('LATE', { asOf: NOW + 1 })).unchanged, 1)
  })

  test('whatever happens, every follower ends with what is there, and sees versions only rise', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const since = await head()
        const followers = [1, 2, 3, 7].map((limit): Follower => ({ limit, since, copy: new Map() }))
        const model = createModel(++runs)
        for (const one of steps) {
          await apply(model.record(one), one)
          const reader = followers[one.reader]
          if (reader) await follow(reader, 1)
        }
        const expected = model.there()
        for (const follower of followers) {
          await follow(follower, Number.POSITIVE_INFINITY)
          const copy = [...follower.copy.values()].filter(({ op }) => op === 'upsert')
          assert.deepEqual(copy.map(({ noticeNo, bid }) => `${noticeNo} ${bid?.title}`).sort(), expected)
        }
        for (const number of model.numbers()) {
          assert.equal(
            await found(number),
            expected.some((line) => line.startsWith(`${number} `)),
            number,
          )
        }
      }),
      { numRuns: 25 },
    ))

  let runs = 0

  const apply = (number: string, { at, what }: Step) =>
    what === 'withdraw'
      ? withdraw(number, { asOf: NOW + at })
      : post(number, { changedAt: NOW + at, title: titleOf(at) })

  async function follow(reader: Follower, pages: number) {
    for (let read = 0, hasMore = true; hasMore && read < pages; read++) {
      const answer = await page(reader.since, reader.limit)
      for (const item of answer.items) {
        const before = reader.copy.get(item.noticeNo)
        assert.ok(item.version > (before?.version ?? 0), `${item.noticeNo} ${before?.version} → ${item.version}`)
        reader.copy.set(item.noticeNo, item)
      }
      reader.since = answer.nextCursor
      hasMore = answer.hasMore
    }
  }
})

interface Follower {
  limit: number
  since: string
  copy: Map<string, BidChange>
}

interface Step {
  notice: number
  /** By the clock of the source. */
  at: number
  what: 'post' | 'withdraw'
  /** Who reads a page after it, if anybody. */
  reader: number
}

const step: fc.Arbitrary<Step> = fc.record({
  notice: fc.nat(3),
  at: fc.nat(6),
  what: fc.constantFrom('post', 'post', 'withdraw'),
  reader: fc.nat(5),
})

const titleOf = (at: number) => `공고 ${at}`

/** What is there: of each notice the newest thing that was said, by the clock of the source; a withdrawal wins a tie. */
function createModel(run: number) {
  const notices = new Map<string, { at: number; isThere: boolean }>()
  return {
    record({ notice, at, what }: Step): string {
      const number = `M${run}-${notice}`
      const known = notices.get(number)
      if (what === 'withdraw') {
        if (known && known.at <= at) notices.set(number, { at, isThere: false })
      } else if (!known || (known.isThere ? at >= known.at : at > known.at)) notices.set(number, { at, isThere: true })
      return number
    },
    numbers: () => [...notices.keys()],
    there: () =>
      [...notices].flatMap(([number, { at, isThere }]) => (isThere ? [`${number} ${titleOf(at)}`] : [])).sort(),
  }
}
