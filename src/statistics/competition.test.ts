import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { bidRecord, failedRound, makeAccount, makeKey, NOW, roundRecord } from '../../test/factories.ts'
import { forgetNotices } from '../../test/harness.ts'
import type { BidRecord, RoundRecord } from '../bids/index.ts'
import { DAY, seoulDay } from '../lib/clock.ts'
import type { CompetitionBody } from './schema/competition.ts'

const no = () => false
const day = (ago: number) => seoulDay(NOW - ago * DAY)
const firm = (n: number) => ({ name: `한빛${n}`, businessNo: `123456789${n}` })

type Made = [Partial<BidRecord>, Partial<RoundRecord>]

describe('the competition for a notice', () => {
  let app: TestApp
  let count = 0
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  async function add(...made: Made[]): Promise<string[]> {
    const numbered = made.map(([notice, round]) => ({ number: notice.number ?? `C${++count}`, notice, round }))
    await app.bids.upsert(
      numbered.map(({ number, notice }) => bidRecord({ number, ...notice })),
      no,
    )
    await app.bids.recordRounds(
      'one',
      numbered.map(({ number, round }) => roundRecord({ number, ...round })),
      no,
    )
    return numbered.map(({ number }) => number)
  }

  /** Only these notices, and an open notice `NEW`. */
  async function only(notice: Partial<BidRecord>, ...made: Made[]): Promise<string[]> {
    await forgetNotices(app.database.db)
    await app.bids.upsert([bidRecord({ number: 'NEW', ...notice })], no)
    return add(...made)
  }

  const ask = async (noticeNo = 'NEW') => (await app.get<CompetitionBody>(`/v1/bids/${noticeNo}/competition`)).body
  const failing = (changes: Partial<RoundRecord> = {}): Partial<RoundRecord> => {
    const { number: _number, ...round } = failedRound({ number: '', ...changes })
    return round
  }
  const times = (n: number, made: Made): Made[] => Array.from({ length: n }, () => made)

  test('every figure as calculated by hand', async () => {
    const [, , , , , , failed] = await only(
      {},
      [{}, { winners: [firm(1)], bidders: 1, openedAt: NOW - 9 * DAY }],
      [{}, { winners: [firm(1)], bidders: 2, openedAt: NOW - 3 * DAY }],
      [{}, { winners: [firm(1), firm(2)], bidders: 3, openedAt: NOW - 5 * DAY }],
      [{}, { winners: [firm(2)], bidders: null, openedAt: NOW - 7 * DAY }],
      [{}, { winners: [firm(3)], bidders: 1 }],
      [{}, { winners: [], bidders: 6 }],
      [{ title: '유찰된 용역' }, failing({ bidders: 1, openedAt: NOW - 2 * DAY })],
      [{ contractMethod: '수의계약' }, { winners: [firm(9)], bidders: 1 }],
      [{ kind: 'cancelled' }, { winners: [firm(9)] }],
      [{}, { winners: [firm(4)], bidders: 1 }],
    )
    const about = { reason: null, scope: 'agency', widened: [] }
    const all = { cancelled: 1, direct: 1 }
    const { asOf, ...body } = await ask()
    assert.ok(asOf.position > 0)
    assert.deepEqual(body, {
      agency: { code: '3000000', name: '서울특별시 종로구' },
      bsnsDiv: '용역',
      industries: [],
      regions: [],
      from: '2023-11-21T00:00:00+09:00',
      to: '2026-11-20T23:59:59+09:00',
      companies: {
        ...about,
        n: 6,
        excluded: { ...all, failed: 1, noWinner: 1 },
        firms: 4,
        items: [
          { ...firm(1), awards: 3, share: 50, firstWonOn: day(9), lastWonOn: day(3) },
          { ...firm(2), awards: 2, share: 33.333333, firstWonOn: day(7), lastWonOn: day(5) },
        ],
      },
      concentration: {
        ...about,
        n: 5,
        excluded: { ...all, failed: 1, noWinner: 1, severalWinners: 1 },
        firms: 4,
        firstShare: 40,
        hhi: 1600 + 3 * 400,
      },
      singleBid: {
        ...about,
        n: 6,
        excluded: { ...all, failed: 1, unknownBidders: 1 },
        single: 3,
        share: 50,
        medianBidders: 1.5,
      },
      failed: {
        ...about,
        n: 8,
        excluded: all,
        failed: 1,
        share: 12.5,
        noBidder: 0,
        oneBidder: 1,
        unknownBidders: 0,
        items: [{ noticeNo: failed, title: '유찰된 용역', openedOn: day(2), openings: 1, bidders: 1 }],
      },
      similar: {
        n: 7,
        examined: 9,
        reason: null,
        excluded: { cancelled: 1, direct: 1 },
        failed: 0,
        share: 0,
        items: [],
      },
      signals: {
        singleBid: { n: 0, items: [] },
        lateChange: { n: 0, items: [] },
        shortPeriod: {
          n: 8,
          reason: 'too_few',
          contractMethod: '제한경쟁',
          urgent: false,
          renotice: false,
          days: 11,
          medianDays: null,
          shortestTenthDays: null,
          short: null,
        },
      },
    })
  })

  test('signals of the notice itself, with their rows', async () => {
    await only({ closeAt: NOW + DAY, estimatedPrice: 100, baseAmount: null })
    const change = (revision: number, changes: Partial<BidRecord>) =>
      app.bids.upsert([bidRecord({ number: 'NEW', revision, changedAt: NOW + revision, ...changes })], no)
    await change(1, { closeAt: NOW + DAY, estimatedPrice: 100, baseAmount: 90 })
    await change(2, { closeAt: NOW + 9 * DAY, estimatedPrice: 100, baseAmount: 90 })
    await change(3, { closeAt: NOW + 9 * DAY, estimatedPrice: 120, baseAmount: 90 })
    await app.bids.recordRounds(
      'one',
      [
        roundRecord({ number: 'NEW', lot: '1', bidders: 1, openedAt: NOW - DAY }),
        roundRecord({ number: 'NEW', lot: '2', bidders: 4 }),
        roundRecord({ number: 'NEW', lot: '3', bidders: null }),
        failedRound({ number: 'NEW', lot: '4', bidders: 1, openedAt: null }),
      ],
      no,
    )
    const { singleBid, lateChange } = (await ask()).signals
    assert.deepEqual(singleBid, {
      n: 3,
      items: [
        { lot: '1', rebid: 0, openedOn: day(1), awarded: true },
        { lot: '4', rebid: 0, openedOn: null, awarded: false },
      ],
    })
    assert.equal(lateChange.n, 3)
    assert.deepEqual(
      lateChange.items.map(({ version, fields, hoursBefore }) => [version, fields, hoursBefore]),
      [[3, ['closeAt'], 24]],
      'the first base amount is no change, and the price changed nine days before closing',
    )
  })

  test('failed similar notices of any agency, most similar first', async () => {
    const title = '죽산구청 별관 청소용역'
    const far = { agency: '송곡구', agencyCode: '9000001', title: '죽산구청 별관 미화용역' }
    await only(
      { title },
      ...times(3, [{ title: `${title}(2차)` }, {}]),
      [{ ...far, number: 'FAR' }, failing()],
      [{ title: `${title} 위탁`, number: 'NEAR', openAt: NOW - 3 * DAY }, failing()],
      [{ title: `${title} 취소분`, kind: 'cancelled' }, {}],
      [{ title: `${title} 수의분`, contractMethod: '수의계약', awardMethod: null }, failing()],
      [{ title: '교통량 조사용역' }, failing()],
      [{ title, postedAt: NOW - 3 * 366 * DAY }, failing()],
    )
    await app.bids.upsert([bidRecord({ number: 'CLOSED', title, closeAt: NOW - 1, openAt: NOW + 1 })], no)
    const { similar } = await ask()
    assert.deepEqual(similar, {
      n: 5,
      examined: 8,
      reason: null,
      excluded: { cancelled: 1, direct: 1, noResult: 1 },
      failed: 2,
      share: 40,
      items: [
        {
          noticeNo: 'NEAR',
          title: `${title} 위탁`,
          agency: '서울특별시 종로구',
          sameAgency: true,
          similarity: 100,
          openedOn: day(3),
        },
        {
          noticeNo: 'FAR',
          title: far.title,
          agency: '송곡구',
          sameAgency: false,
          similarity: 100,
          openedOn: seoulDay(NOW + 10 * DAY),
        },
      ],
    })
    await only({ title }, ...times(4, [{ title }, failing()]))
    const few = (await ask()).similar
    assert.deepEqual([few.n, few.reason, few.failed, few.share, few.items], [4, 'too_few', null, null, []])
  })

  test('a bidding period is short if at most a tenth of its kind is as short', async () => {
    const period = (days: number): Partial<BidRecord> => ({
      postedAt: NOW - 40 * DAY,
      closeAt: NOW + (days - 40) * DAY,
    })
    const posted = (days: number, changes: Partial<BidRecord> = {}) => bidRecord({ ...period(days), ...changes })
    const others = (...records: BidRecord[]) => app.bids.upsert(records, no)
    const short = async () => (await ask()).signals.shortPeriod
    await only(period(6.5))
    // Ten days for the first, eleven for the second …
    await others(...Array.from({ length: 19 }, (_, i) => posted(10 + i)))
    assert.deepEqual(
      [(await short()).n, (await short()).reason, (await short()).days, (await short()).short],
      [19, 'too_few', 6.5, null],
    )
    await others(
      posted(29),
      ...[
        { urgent: true },
        { kind: 'renotice' as const },
        { kind: 'changed' as const },
        { contractMethod: '일반경쟁' },
        { bsnsDiv: '공사' as const },
        { closeAt: null },
        { postedAt: NOW - 400 * DAY },
      ].map((changes) => posted(3, changes)),
    )
    assert.deepEqual(await short(), {
      n: 20,
      reason: null,
      contractMethod: '제한경쟁',
      urgent: false,
      renotice: false,
      days: 6.5,
      medianDays: 19.5,
      shortestTenthDays: 11.9,
      short: true,
    })
    // An extended deadline counts from the first posting.
    await others(bidRecord({ number: 'NEW', revision: 1, kind: 'changed', ...period(12), postedAt: NOW - DAY }))
    assert.deepEqual([(await short()).days, (await short()).short], [12, false])
  })

  test('a period is not compared if its fields are missing', async () => {
    const reason = async (changes: Partial<BidRecord>) => {
      await only(changes)
      const { n, short, ...signal } = (await ask()).signals.shortPeriod
      assert.deepEqual([n, short], [0, null])
      return [signal.reason, signal.days]
    }
    assert.deepEqual(await reason({ closeAt: null }), ['no_dates', null])
    assert.deepEqual(await reason({ contractMethod: null }), ['no_method', 11])
    assert.deepEqual(await reason({ kind: 'changed' }), ['first_version_unknown', null])
  })

  test('below five, only the number is shown', async () => {
    await only({}, ...times(4, [{}, { winners: [firm(1)], bidders: 1 }]), [{}, failing()])
    const { companies, concentration, singleBid, failed } = await ask()
    const few = { n: 4, reason: 'too_few', scope: 'agency', widened: [], excluded: { failed: 1 } }
    assert.deepEqual(companies, { ...few, firms: null, items: [] })
    assert.deepEqual(concentration, { ...few, firms: null, firstShare: null, hhi: null })
    assert.deepEqual(singleBid, { ...few, single: null, share: null, medianBidders: null })
    assert.deepEqual([failed.n, failed.reason, failed.failed], [5, null, 1], 'each section counts for itself')
    await only({})
    assert.deepEqual((await ask()).failed, {
      n: 0,
      reason: 'too_few',
      scope: 'agency',
      widened: [],
      excluded: {},
      failed: null,
      share: null,
      noBidder: null,
      oneBidder: null,
      unknownBidders: null,
      items: [],
    })
  })

  test('the scope widens from agency and industry to the province, and is named', async () => {
    const licences = [{ group: 1, code: '0037', name: '전기공사업' }]
    const works = { bsnsDiv: '공사' as const, regions: ['경기도 안양시'], licences }
    const won: Partial<RoundRecord> = { winners: [firm(1)] }
    const other = { agency: '경기도 수원시', agencyCode: '3740000' }
    await only(works, ...times(2, [works, won]))
    const scopes = async () => {
      const { companies } = await ask()
      return [companies.scope, companies.n, companies.reason, companies.widened.map(({ n }) => n)]
    }
    assert.deepEqual(await scopes(), ['region', 2, 'too_few', [2, 2, 2]])
    await add(...times(3, [{ ...works, ...other, licences: [] }, won]))
    assert.deepEqual(await scopes(), ['region', 5, null, [2, 2, 2]])
    await add(...times(3, [{ ...works, ...other, regions: ['경기도'] }, won]))
    assert.deepEqual(await scopes(), ['regionIndustry', 5, null, [2, 2]])
    await add(...times(3, [{ ...works, licences: [], regions: ['서울특별시'] }, won]))
    assert.deepEqual(await scopes(), ['agency', 5, null, [2]])
    await add(...times(3, [{ ...works, regions: [] }, won]))
    assert.deepEqual(await scopes(), ['agencyIndustry', 5, null, []])
    await add(...times(9, [{ ...works, bsnsDiv: '용역' }, won]))
    assert.deepEqual(await scopes(), ['agencyIndustry', 5, null, []], 'another category does not count')
    const { regions, industries } = await ask()
    assert.deepEqual([regions, industries], [['경기도'], [{ code: '0037', name: '전기공사업' }]])
  })

  test('without a region limit, openings of the industry count anywhere', async () => {
    const licences = [{ group: 1, code: '0037', name: '전기공사업' }]
    const far = { agency: '부산광역시', agencyCode: '6260000', licences, regions: ['부산광역시'] }
    await only({ licences }, ...times(5, [far, { winners: [firm(1)] }]))
    const { companies } = await ask()
    assert.deepEqual(
      [companies.scope, companies.n, companies.widened],
      [
        'industry',
        5,
        [
          { scope: 'agencyIndustry', n: 0 },
          { scope: 'agency', n: 0 },
        ],
      ],
    )
  })

  test('the demanding agency decides; the notice itself and older ones do not count', async () => {
    const forSchool = { demandAgency: '한빛초등학교', demandAgencyCode: '7000001' }
    await only(
      forSchool,
      ...times(4, [forSchool, { winners: [firm(1)] }]),
      [{ agency: '한빛초등학교', agencyCode: '7000001' }, { winners: [firm(2)] }],
      ...times(3, [{}, { winners: [firm(3)] }]),
      [forSchool, { winners: [firm(4)], openedAt: NOW - 3 * 366 * DAY }],
    )
    await app.bids.recordRounds('one', [roundRecord({ number: 'NEW' })], no)
    const { agency, companies } = await ask()
    assert.deepEqual(agency, { code: '7000001', name: '한빛초등학교' })
    assert.deepEqual([companies.n, companies.firms, companies.items.length], [5, 2, 1])
  })

  test('a failed notice is listed once with all its openings', async () => {
    await only({}, ...times(3, [{}, {}]))
    await add([{ number: 'LOTS' }, failing({ lot: '1', bidders: null, openedAt: NOW - 4 * DAY })])
    await app.bids.recordRounds(
      'one',
      [
        failedRound({ number: 'LOTS', lot: '2', bidders: 0, openedAt: NOW - 3 * DAY }),
        failedRound({ number: 'LOTS', lot: '2', rebid: 1, bidders: 1, openedAt: NOW - 2 * DAY }),
      ],
      no,
    )
    const { failed } = await ask()
    assert.deepEqual(
      [failed.n, failed.failed, failed.noBidder, failed.oneBidder, failed.unknownBidders],
      [6, 3, 1, 1, 1],
    )
    assert.deepEqual(failed.items, [
      { noticeNo: 'LOTS', title: '청사 시설물 유지관리 용역', openedOn: day(2), openings: 3, bidders: 1 },
    ])
  })

  test('refused without the plan, the scope or the notice', async () => {
    await only({})
    const missing = await app.get<ProblemAnswer>('/v1/bids/NONE/competition')
    assert.deepEqual([missing.status, missing.body.code], [404, 'not_found'])
    const { id } = await makeAccount(app, { plan: 'free' })
    const { key } = await makeKey(app, id)
    const free = await app.get<ProblemAnswer>('/v1/bids/NEW/competition', {}, { key })
    assert.deepEqual([free.status, free.body.code], [403, 'plan_required'])
    const narrow = await makeKey(app, app.account.id, { scopes: ['bids:read'] })
    const scoped = await app.get<ProblemAnswer>('/v1/bids/NEW/competition', {}, { key: narrow.key })
    assert.deepEqual([scoped.status, scoped.body.code], [403, 'scope_required'])
  })
})
