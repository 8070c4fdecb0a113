import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount, NOW, roundRecord } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { DAY } from '../../lib/clock.ts'
import { createLog } from '../../lib/log.ts'

interface EventBody {
  id: string
  type: string
  data: {
    bid: { noticeNo: string; version: number; matchedKeywords: string[]; status: string }
    matches: {
      keywordId: string
      keyword: string
      terms: { term: string; field: string; start: number; end: number }[]
    }[]
    changes?: { field: string; old: unknown; new: unknown }[]
    award?: { state: string; lot: string; amount: number | null; winners: object[] }
    correction?: boolean
  }
}

describe('alerts', () => {
  let app: TestApp
  let accountId: string

  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())
  beforeEach(async () => {
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
  })

  const watch = async (...inputs: Parameters<TestApp['keywords']['createMany']>[1]) =>
    app.keywords.createMany(accountId, inputs)
  const told = async (): Promise<EventBody[]> => {
    await alertsRead(app)
    const page = await app.alerts.list({
      accountId,
      since: '',
      choice: { types: [], states: [], keywordId: null },
      limit: 1000,
    })
    return (JSON.parse(page.toString()) as { items: EventBody[] }).items
  }
  const lines = async () =>
    (await told()).map(({ type, data: { bid, matches, correction } }) =>
      [type, bid.version, ...matches.map(({ keyword }) => keyword), ...(correction ? ['correction'] : [])].join(' '),
    )

  test('report a notice once, with every keyword and its places', async () => {
    await watch({ keyword: '하수관로' }, { keyword: '정비', filter: { agency: ['종로구'] } }, { keyword: '교량' })
    const record = bidRecord({ title: '[긴급] 하수 관로 정비공사' })
    await app.bids.upsert([record], () => true)
    await app.bids.upsert([{ ...record, title: '[긴급] 하수 관로 정비 공사', revision: 1 }], () => true)
    const [event, ...others] = await told()
    assert.equal(others.length, 0)
    assert.equal(event?.type, 'bid.matched')
    assert.equal(event?.data.bid.noticeNo, record.number)
    assert.deepEqual(event?.data.bid.matchedKeywords, ['하수관로', '정비'])
    assert.deepEqual(
      event?.data.matches.map(({ terms }) => terms),
      [
        [{ term: '하수관로', field: 'title', start: 5, end: 10 }],
        [
          { term: '정비', field: 'title', start: 11, end: 13 },
          { term: '종로구', field: 'agency', start: 6, end: 9 },
        ],
      ],
    )
  })

  test('do not report stock, closed notices, or those from before the keyword', async () => {
    const title = '하수관로 정비공사'
    await app.bids.upsert([bidRecord({ title })], () => true)
    await watch({ keyword: '하수관로' })
    await app.bids.upsert([bidRecord({ title })], () => false)
    await app.bids.upsert([bidRecord({ title, closeAt: NOW - DAY, openAt: NOW - DAY })], () => true)
    assert.deepEqual(await lines(), [])
  })

  test('report a later live version of stock, and subscribed changes', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['new', 'deadline_changed', 'price_changed', 'cancelled'] } })
    const record = bidRecord({ title: '하수관로 정비공사' })
    await app.bids.upsert([record], () => false)
    await app.bids.upsert([{ ...record, revision: 1, budget: 1 }], () => true)
    await app.bids.upsert([{ ...record, revision: 2, budget: 1, urgent: true }], () => true)
    await app.bids.upsert([{ ...record, revision: 3, budget: 1, closeAt: NOW + DAY }], () => true)
    await app.bids.upsert([{ ...record, revision: 4, budget: 1, closeAt: NOW + DAY, kind: 'cancelled' }], () => true)
    const expected = ['bid.matched 2', 'bid.changed 2', 'bid.changed 4', 'bid.cancelled 5']
    assert.deepEqual(
      await lines(),
      expected.map((line) => `${line} 하수관로`),
    )
    const [, , changed] = await told()
    assert.deepEqual(
      changed?.data.changes?.map(({ field }) => field),
      ['revision', 'urgent', 'closeAt'],
    )
  })

  test('report a withdrawn notice as cancelled, and no award of it', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['new', 'cancelled', 'awarded'] } })
    const { number } = bidRecord()
    await app.bids.upsert([bidRecord({ number, title: '하수관로 정비공사' })], () => true)
    await app.operators.notices.withdraw({ noticeNo: number, reason: 'Posted by mistake', sameAs: null })
    await app.bids.recordRounds('one', [roundRecord({ number })], () => true)
    assert.deepEqual(await lines(), ['bid.matched 1 하수관로', 'bid.cancelled 2 하수관로'])
    const [, event] = await told()
    assert.deepEqual([event?.data.bid.noticeNo, event?.data.bid.status], [number, 'cancelled'])
  })

  test('report an award made while the notice was withdrawn once, when the notice returns', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['new', 'deadline_changed', 'cancelled', 'awarded'] } })
    const record = bidRecord({ title: '하수관로 정비공사' })
    const { number } = record
    const { notices } = app.operators
    await app.bids.upsert([record], () => true)
    for (let round = 0; round < 2; round++) {
      await notices.withdraw({ noticeNo: number, reason: 'Posted by mistake', sameAs: null })
      await app.bids.recordRounds('one', [roundRecord({ number })], () => true)
      if (round === 0) assert.equal((await lines()).at(-1), 'bid.cancelled 2 하수관로')
      await notices.restore(number)
    }
    assert.deepEqual(await lines(), ['bid.matched 1 하수관로', 'bid.cancelled 2 하수관로', 'bid.awarded 3 하수관로'])
    const event = (await told()).at(-1)
    assert.deepEqual([event?.data.bid.status, event?.data.award?.amount], ['awarded', 44_000_000])
  })

  test('report such an award also if a newer state brings the notice back', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['awarded'] } })
    const record = bidRecord({ title: '하수관로 정비공사' })
    await app.bids.upsert([record], () => true)
    await app.operators.notices.withdraw({ noticeNo: record.number, reason: 'Posted by mistake', sameAs: null })
    await app.bids.recordRounds('one', [roundRecord({ number: record.number })], () => true)
    const later = { ...record, revision: 1, changedAt: app.clock.now() + DAY }
    await app.bids.upsert([later], () => true)
    await app.bids.upsert([{ ...later, revision: 2, urgent: true }], () => true)
    assert.deepEqual(await lines(), ['bid.awarded 3 하수관로'])
  })

  test('do not repeat an award from before the withdrawal, but report its correction', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['awarded'] } })
    const { notices } = app.operators
    const [same, corrected, stock] = [bidRecord(), bidRecord(), bidRecord()]
    const title = '하수관로 정비공사'
    await app.bids.upsert(
      [same, corrected, stock].map((one) => ({ ...one, title })),
      () => true,
    )
    const awards = [same, corrected].map(({ number }) => roundRecord({ number }))
    await app.bids.recordRounds('one', awards, () => true)
    const first = ['bid.awarded 1 하수관로', 'bid.awarded 1 하수관로']
    assert.deepEqual(await lines(), first)
    await watch({ keyword: '정비공사', alert: { on: ['awarded'] } })
    const { id: late } = await makeAccount(app, { plan: 'enterprise' })
    await app.keywords.createMany(late, [{ keyword: '정비공사', alert: { on: ['awarded'] } }])
    for (const { number } of [same, corrected, stock]) {
      await notices.withdraw({ noticeNo: number, reason: 'Posted by mistake', sameAs: null })
    }
    const now = awards.map((award) =>
      award.number === corrected.number ? { ...award, amount: 45_000_000, changedAt: NOW } : award,
    )
    await app.bids.recordRounds('one', now, () => true)
    await app.bids.recordRounds('one', [roundRecord({ number: stock.number })], () => false)
    for (const { number } of [same, corrected, stock]) await notices.restore(number)
    assert.deepEqual(await lines(), [...first, 'bid.awarded 3 하수관로 정비공사 correction'])
    const own = await app.alerts.list({
      accountId: late,
      since: '',
      choice: { types: [], states: [], keywordId: null },
      limit: 1000,
    })
    const { items } = JSON.parse(own.toString()) as { items: EventBody[] }
    assert.deepEqual(
      items.map(({ data }) => data.bid.noticeNo),
      [corrected.number],
      'what it could not know before is not told as news',
    )
  })

  test('report nothing for a withdrawn notice that continues under another number, or is over', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['cancelled'] } })
    const [kept, double, over] = [bidRecord(), bidRecord(), bidRecord()]
    for (const { number } of [kept, double]) {
      await app.bids.upsert([bidRecord({ number, title: '하수관로 정비공사' })], () => true)
    }
    const dates = { closeAt: NOW - DAY, openAt: NOW - DAY }
    await app.bids.upsert([bidRecord({ number: over.number, title: '하수관로 정비공사', ...dates })], () => true)
    const wish = { reason: 'The same tender' }
    await app.operators.notices.withdraw({ ...wish, noticeNo: double.number, sameAs: kept.number })
    await app.operators.notices.withdraw({ ...wish, noticeNo: over.number, sameAs: null })
    assert.deepEqual(await lines(), [])
  })

  test('report an award once, and again if it is corrected', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['awarded'] } })
    const { number } = bidRecord()
    await app.bids.upsert([bidRecord({ number, title: '하수관로 정비공사' })], () => true)
    const award = roundRecord({ number })
    await app.bids.recordRounds('one', [award], () => true)
    await app.bids.recordRounds('one', [award, roundRecord({ number, lot: '1' })], () => true)
    await app.bids.recordRounds('one', [{ ...award, amount: 45_000_000, changedAt: NOW }], () => true)
    assert.deepEqual(await lines(), ['bid.awarded 1 하수관로', 'bid.awarded 1 하수관로 correction'])
    const [first, second] = await told()
    assert.equal(first?.data.bid.status, 'awarded')
    assert.deepEqual(first?.data.award, {
      state: 'awarded',
      lot: '0',
      amount: 44_000_000,
      currency: 'KRW',
      rate: 88.123,
      rateBasis: 'plannedPrice',
      winners: [{ name: '한빛건설', businessNo: '1234567890', amount: 44_000_000, share: null }],
      plannedPrice: 49_930_000,
      bidders: 3,
      reason: null,
    })
    assert.deepEqual([second?.data.award?.amount, second?.data.award?.lot], [45_000_000, '0'])
  })

  test('report the new state of a withdrawn award, and an award that came before its notice', async () => {
    await watch({ keyword: '하수관로', alert: { on: ['new', 'awarded'] } })
    const title = '하수관로 정비공사'
    await app.bids.upsert([bidRecord({ number: 'AWARD-1', title })], () => true)
    const award = roundRecord({ number: 'AWARD-1' })
    await app.bids.recordRounds('one', [award], () => true)
    const back = { state: 'cancelled' as const, winners: [], amount: null, reason: '적격심사 탈락', changedAt: NOW }
    await app.bids.recordRounds('one', [{ ...award, ...back }], () => true)
    const lots = [roundRecord({ number: 'AWARD-2', lot: '2' }), roundRecord({ number: 'AWARD-2', lot: '1', amount: 5 })]
    await app.bids.recordRounds('one', lots, () => true)
    await app.bids.upsert([bidRecord({ number: 'AWARD-2', title })], () => true)
    const awards = (await told()).map(({ type, data: { award } }) => [type, award?.state, award?.lot, award?.amount])
    assert.deepEqual(awards, [
      ['bid.matched', undefined, undefined, undefined],
      ['bid.awarded', 'awarded', '0', 44_000_000],
      ['bid.awarded', 'cancelled', '0', null],
      ['bid.awarded', 'awarded', '1', 5],
    ])
  })

  test('use keywords as they were when the notice arrived', async () => {
    await watch({ keyword: '하수관로' })
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 1 })
    const made = items[0]
    assert.ok(made)
    const title = '하수관로 정비공사'
    await app.bids.upsert([bidRecord({ title, number: 'BORDER-1' })], () => true)
    await app.keywords.change(accountId, made.id, { keyword: '교량' }, () => true)
    await app.bids.upsert([bidRecord({ title, number: 'BORDER-2' })], () => true)
    await app.keywords.remove(accountId, made.id)
    await app.bids.upsert([bidRecord({ title: '교량 보수', number: 'BORDER-3' })], () => true)
    const events = await told()
    assert.deepEqual(
      events.map(({ data }) => [data.bid.noticeNo, data.matches[0]?.keyword]),
      [['BORDER-1', '하수관로']],
    )
  })
})

test('a failing reader retries at a limited rate, and logs its error once', async (t) => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const app = await startTestApp({ role: 'api', log: createLog({ level: 'info', destination: { write } }) })
  const worker = app.alerts.reader.worker()
  t.after(async () => {
    await worker.stop()
    await app.close()
  })
  await app.database.db.sql`alter table keyword_states rename to unreadable`
  /** When the row was released, which each attempt does. */
  const ends = new Set<number>()
  const begun = performance.now()
  worker.start()
  await eventually(async () => {
    const [row] = await app.database.db.sql<{ dueAt: number }[]>`
      select due_at from feed_readers where name = 'alerts'`
    return ends.add(row?.dueAt ?? 0).size > 4
  })
  const ms = performance.now() - begun
  await worker.stop()
  assert.ok(ms >= 600, `four failures within ${Math.round(ms)} ms`)
  assert.equal(lines.filter((line) => line.includes('a piece of background work failed')).length, 1)
})
