import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, failedRound, makeAccount, makeKey, NOW, roundRecord } from '../../../test/factories.ts'
import { DAY, MINUTE, seoulDay, seoulTime } from '../../lib/clock.ts'
import type { BidRecord } from '../index.ts'
import type { RecurringNotices } from '../schema/recurring.ts'

const no = () => false

describe('GET /v1/bids/recurring', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    const cleaning = (number: string, title: string, daysAgo: number, changes: Partial<BidRecord> = {}) => {
      const postedAt = NOW - daysAgo * DAY
      const times = { postedAt, bidStartAt: postedAt, closeAt: postedAt + 9 * DAY, openAt: postedAt + 10 * DAY }
      return bidRecord({ number, title, ...times, ...changes })
    }
    const other = { agency: '부산광역시', agencyCode: '6260000' }
    await app.bids.upsert(
      [
        cleaning('CLEAN-24', '2024년 본관 청사 청소용역', 1070),
        cleaning('CLEAN-25', '2025년도 본관 청사 청소용역', 705),
        cleaning('CLEAN-26', '2026년 본관청사 청소용역', 335, { estimatedPrice: 70_000_000 }),
        cleaning('CLEAN-26R', '[긴급] 2026년 본관 청사 청소용역(재공고)', 320, { kind: 'renotice' }),
        // Two years.
        cleaning('FEST-25', '제12회 한마음 축제 행사대행', 500, other),
        cleaning('FEST-26', '제13회 한마음 축제 행사대행', 140, other),
        // Overdue: 40 days late.
        cleaning('LATE-24', '2024년 승강기 유지보수', 770),
        cleaning('LATE-25', '2025년 승강기 유지보수', 405),
        // None of these.
        cleaning('ONCE', '주차장 관제시스템 구축', 300),
        cleaning('GONE-23', '2023년 소방시설 점검', 1170),
        cleaning('GONE-24', '2024년 소방시설 점검', 805),
        cleaning('HALF-1', '도로 제초 작업', 730),
        cleaning('HALF-2', '도로 제초 작업', 550),
        cleaning('HALF-3', '도로 제초 작업', 365),
        cleaning('CITY-25', '관용차량 임차', 700),
        cleaning('CITY-26', '관용차량 임차', 335, other),
        cleaning('GOODS-25', '복사용지 연간 단가', 700),
        cleaning('GOODS-26', '복사용지 연간 단가', 335, { bsnsDiv: '물품' }),
        cleaning('VOID-25', '체육관 바닥 교체', 700),
        cleaning('VOID-26', '체육관 바닥 교체', 335, { kind: 'cancelled' }),
      ],
      no,
    )
    const winners = [{ name: '한빛클린', businessNo: '1234567890' }]
    await app.bids.recordRounds(
      'one',
      [
        roundRecord({ number: 'CLEAN-25', winners, amount: 44_000_000, rate: 88.123 }),
        failedRound({ number: 'CLEAN-26' }),
        roundRecord({ number: 'CLEAN-26R', winners }),
      ],
      no,
    )
  })
  after(() => app.close())

  const ask = async (query = '', asking = {}) =>
    (await app.get<RecurringNotices>(`/v1/bids/recurring${query}`, {}, asking)).body
  const found = async (query: string) => (await ask(query)).items.map(({ bid }) => bid.noticeNo)

  test('titles that came about a year after each other, the next to be expected first', async () => {
    const { total, page, items, asOf } = await ask()
    assert.deepEqual([total, page, asOf], [3, 1, seoulTime(NOW)])
    assert.deepEqual(
      items.map(({ bid, years, overdue }) => [bid.noticeNo, years, overdue]),
      [
        ['LATE-25', 2, true],
        ['CLEAN-26', 3, false],
        ['FEST-26', 2, false],
      ],
    )
  })

  test('the evidence is every notice of these years, with its award', async () => {
    const [, cleaning] = (await ask()).items
    const month = seoulDay(NOW + 30 * DAY).slice(0, 7)
    assert.equal(cleaning?.expectedMonth, month)
    assert.deepEqual([cleaning?.expectedFrom, cleaning?.expectedTo], ['2026-12-15', '2026-12-20'])
    assert.deepEqual(
      cleaning?.evidence.map(({ noticeNo, status, award }) => [noticeNo, status, award?.winner ?? null]),
      [
        ['CLEAN-26R', 'awarded', '한빛클린'],
        ['CLEAN-26', 'failed', null],
        ['CLEAN-25', 'awarded', '한빛클린'],
        ['CLEAN-24', 'opened', null],
      ],
    )
    assert.deepEqual(cleaning?.evidence[2], {
      noticeNo: 'CLEAN-25',
      title: '2025년도 본관 청사 청소용역',
      postedAt: seoulTime(NOW - 705 * DAY),
      status: 'awarded',
      estimatedPrice: 50_000_000,
      currency: 'KRW',
      award: { winner: '한빛클린', businessNo: '1234567890', amount: 44_000_000, currency: 'KRW', rate: 88.123 },
    })
  })

  test('filters apply to the newest year', async () => {
    assert.deepEqual(await found('?agency=부산'), ['FEST-26'])
    assert.deepEqual(await found('?keyword=청소'), ['CLEAN-26'])
    assert.deepEqual(await found('?minAmt=60000000'), ['CLEAN-26'])
    assert.deepEqual(await found('?bsnsDiv=goods'), [])
    assert.deepEqual(await found('?minYears=3'), ['CLEAN-26'])
    assert.deepEqual(await found('?months=1'), ['LATE-25', 'CLEAN-26'])
    assert.deepEqual(await found('?months=8'), ['LATE-25', 'CLEAN-26', 'FEST-26'])
    assert.deepEqual(await found('?matched=true'), [])
  })

  test('pages follow each other', async () => {
    const first = await app.get<RecurringNotices>('/v1/bids/recurring?pageSize=2')
    assert.equal(first.body.items.length, 2)
    const next = await app.get<RecurringNotices>(`/v1/bids/recurring?pageSize=2&page=2`)
    assert.deepEqual(
      [next.body.total, next.body.page, next.body.items.map(({ bid }) => bid.noticeNo)],
      [3, 2, ['FEST-26']],
    )
    assert.match(first.links.next ?? '', /page=2/)
  })

  test('refused without the plan or with parameters out of range', async () => {
    for (const query of ['months=0', 'months=13', 'minYears=1', 'minYears=6', 'status=open', 'region=아무데'])
      assert.equal((await app.get(`/v1/bids/recurring?${query}`)).status, 400, query)
    const declared = await app.get<ProblemAnswer>('/v1/bids/recurring?eligibility=yes')
    assert.equal(declared.body.code, 'profile_required')
    const { id } = await makeAccount(app, { plan: 'free' })
    const { key } = await makeKey(app, id)
    const free = await app.get<ProblemAnswer>('/v1/bids/recurring', {}, { key })
    assert.equal(free.body.code, 'plan_required')
  })

  test('a notice that comes again moves its title to the next year within a minute', async () => {
    await app.bids.upsert([bidRecord({ number: 'LATE-26', title: '2026년 승강기 유지보수', postedAt: NOW })], no)
    await app.pass(MINUTE)
    const { items } = await ask()
    assert.deepEqual(
      items.map(({ bid, years }) => [bid.noticeNo, years]),
      [
        ['CLEAN-26', 3],
        ['FEST-26', 2],
        ['LATE-26', 3],
      ],
    )
  })
})
