import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { announcedRound, bidRecord, failedRound, NOW, roundRecord } from '../../../test/factories.ts'
import { DAY } from '../../lib/clock.ts'
import type { BidDetail } from '../schema/detail.ts'
import type { BidRecord } from '../schema/notices.ts'

type RoundRecord = Parameters<TestApp['bids']['recordRounds']>[1][number]

const text = (maxLength: number) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 30) }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('𠮷', '\u{fdfa}', '"').map((one) => one.repeat(maxLength)),
    },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', '..', '{,"\\}', 'NULL', '-001', '\0', '\ud800') },
  )
/** Every letter another: such a text does not become shorter by being compressed. */
const spread = (length: number) =>
  fc
    .integer({ min: 0, max: 9_000 })
    .map((seed) =>
      String.fromCharCode(
        ...Array.from({ length }, (_, index) => 0xac00 + ((seed + index * index * 7 + index * 131) % 11_000)),
      ),
    )
const whole = (most: number) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(0, 1, 9, most) },
    { weight: 1, arbitrary: fc.constantFrom(most + 1, -most, 0.5, Number.NaN) },
  )
const money = whole(Number.MAX_SAFE_INTEGER)
const time = fc.oneof(
  fc.integer({ min: -2.2e12, max: 2.5e14 }),
  fc.constantFrom(Date.parse('1900-01-01T00:00:00+09:00'), Date.parse('9999-12-31T23:59:59+09:00')),
)
const currency = fc.constantFrom('KRW', 'USD', 'EUR', 'krw')
const rate = fc.oneof(
  fc.double({ min: 0, max: 1000, noNaN: true }),
  fc.constantFrom(0, 1000, 87.745, 5e-324, Number.NaN),
)
const unknown = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3 })
const name = (length: number) => fc.oneof(text(length), spread(length))
const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 4 })

const anyBid: fc.Arbitrary<Partial<BidRecord>> = fc.record(
  {
    number: fc.oneof(text(80), fc.constantFrom('changes', '.', '..', 'a/b', '%2e')),
    revision: whole(2 ** 31 - 1),
    title: name(4000),
    agency: name(500),
    agencyCode: unknown(text(40)),
    demandAgency: unknown(name(500)),
    demandAgencyCode: unknown(text(40)),
    currency,
    estimatedPrice: unknown(money),
    budget: unknown(money),
    baseAmount: unknown(money),
    floorRate: unknown(rate),
    awardMethod: unknown(name(4000)),
    contractMethod: unknown(text(4000)),
    postedAt: time,
    bidStartAt: unknown(time),
    closeAt: unknown(time),
    openAt: unknown(time),
    detailUrl: fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      text(2000).map((it) => `https://a/${it}`),
    ),
    sourceUrl: unknown(text(2000)),
    previousNumber: unknown(text(80)),
    regions: list(text(200)),
    licences: list(fc.record({ group: whole(2 ** 31 - 1), code: text(40), name: name(500) })),
    attachments: list(fc.record({ name: text(4000), url: text(2000) })),
    changedAt: time,
    fetchedAt: time,
  },
  { requiredKeys: [] },
)

const firm = { name: name(4000), businessNo: unknown(text(40)) }
const anyRound: fc.Arbitrary<Partial<RoundRecord>> = fc.record(
  {
    changedAt: time,
    revision: whole(2 ** 31 - 1),
    lot: text(60),
    rebid: whole(2 ** 31 - 1),
    closeAt: unknown(time),
    openAt: unknown(time),
    openedAt: unknown(time),
    decidedAt: unknown(time),
    winners: list(fc.record(firm)),
    amount: unknown(money),
    currency,
    rate: unknown(rate),
    plannedPrice: unknown(money),
    baseAmount: unknown(money),
    bidders: unknown(whole(2 ** 31 - 1)),
    reason: unknown(text(4000)),
    bidderRows: list(
      fc.record({
        ...firm,
        rank: unknown(whole(2 ** 31 - 1)),
        amount: unknown(money),
        rate: unknown(rate),
        won: fc.boolean(),
        reason: unknown(text(4000)),
      }),
    ),
  },
  { requiredKeys: [] },
)

describe('what sources hand over', () => {
  let app: TestApp
  const live = () => true
  const detail = async (source: string, number: string) => {
    const [{ noticeNo } = { noticeNo: '' }] = await app.db.sql<{ noticeNo: string }[]>`
      select notice_no from bids where source = ${source} and number = ${number}`
    const { status, body } = await app.get<BidDetail>(`/v1/bids/${encodeURIComponent(noticeNo)}`)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.noticeNo, noticeNo)
    return body
  }

  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  test('a notice in which no fault is found is stored and served', async () => {
    let stored = 0
    await fc.assert(
      fc.asyncProperty(anyBid, async (changes) => {
        const record = { ...bidRecord(), ...changes }
        if (app.bids.bidFault(record) !== null) return
        stored++
        await app.bids.upsert([record], live)
        await detail(record.source, record.number)
      }),
      { numRuns: 600 },
    )
    assert.ok(stored > 100, `of 600 only ${stored} were without fault`)
    assert.equal((await app.get('/v1/bids', { pageSize: 100 })).status, 200)
  })

  test('a result in which no fault is found is stored and served', async () => {
    let stored = 0
    await fc.assert(
      fc.asyncProperty(anyRound, async (changes) => {
        const record = roundRecord({ number: bidRecord().number, ...changes })
        if (app.bids.roundFault(record) !== null) return
        stored++
        await app.bids.upsert([bidRecord({ number: record.number })], live)
        await app.bids.recordRounds('one', [record], live)
        assert.equal((await detail('one', record.number)).awards.length, 1)
      }),
      { numRuns: 300 },
    )
    assert.ok(stored > 60, `of 300 only ${stored} were without fault`)
  })

  describe('is given back', () => {
    const given = async (number: string) => (await app.bids.recordsOf('one', [number]))[0]
    const expectUnchanged = async (number: string) => {
      const record = await given(number)
      assert.ok(record)
      assert.deepEqual(await app.bids.upsert([record], live), { new: 0, changed: 0, unchanged: 1 })
    }

    test('as it came', async () => {
      const records = ['G1', 'G2'].map((number) =>
        bidRecord({
          number,
          previousNumber: 'G0',
          regions: ['서울특별시', '경기도 안양시'],
          licences: [{ group: 1, code: '0001', name: '토목' }],
          attachments: [{ name: '공고문', url: 'https://portal.example/a' }],
        }),
      )
      await app.bids.upsert(records, live)
      await app.bids.upsert([bidRecord({ source: 'two', number: 'G1' })], live)
      const back = await app.bids.recordsOf('one', ['G1', 'G2', 'G3'])
      assert.deepEqual(
        back.toSorted((a, b) => (a.number < b.number ? -1 : 1)),
        records,
      )
      for (const number of ['G1', 'G2']) await expectUnchanged(number)
      assert.deepEqual(await app.bids.recordsOf('one', []), [])
    })

    test('with dates of its own, whatever a re-bid has made of them', async () => {
      const record = bidRecord({ number: 'G4', closeAt: NOW - DAY, openAt: NOW - DAY })
      await app.bids.upsert([record], live)
      const rebid = announcedRound({ number: 'G4', rebid: 1, closeAt: NOW + DAY, openAt: null })
      await app.bids.recordRounds('one', [failedRound({ number: 'G4' }), rebid], live)
      assert.deepEqual(await given('G4'), record)
      await expectUnchanged('G4')
      assert.equal((await detail('one', 'G4')).status, 'open')
    })

    test('with a part that came late set into it', async () => {
      await app.bids.upsert([bidRecord({ number: 'G5', regionCheckNeeded: true })], live)
      const record = await given('G5')
      assert.ok(record)
      const whole = { ...record, regions: ['서울특별시'], regionCheckNeeded: false }
      assert.deepEqual(await app.bids.upsert([whole], live), { new: 0, changed: 1, unchanged: 0 })
      assert.deepEqual(await given('G5'), whole)
    })

    test('any that was stored', async () => {
      await fc.assert(
        fc.asyncProperty(anyBid, async (changes) => {
          const record = { ...bidRecord(), ...changes }
          if (app.bids.bidFault(record) !== null) return
          await app.bids.upsert([record], live)
          await expectUnchanged(record.number)
        }),
        { numRuns: 300 },
      )
    })
  })
})
