import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, failedRound, NOW, roundRecord } from '../../../test/factories.ts'
import { type Bid, createClient, type GonggoClient } from '../src/index.ts'
import { mirror } from '../src/mirror/index.ts'
import { type MirrorPlace, PLACES } from './mirror-places.ts'

const MANY = 1_200
const LIVE = () => true
const MINUTE_MS = 60_000

const ms = (time: string | null) => (time === null ? null : Date.parse(time))

/** A row of `notices` as the service shows the notice. */
const noticeRow = (bid: Bid) => ({
  notice_no: bid.noticeNo,
  version: bid.version,
  status: bid.status,
  title: bid.title,
  agency: bid.agency,
  agency_code: bid.agencyCode,
  demand_agency: bid.demandAgency,
  demand_agency_code: bid.demandAgencyCode,
  bsns_div: bid.bsnsDiv,
  kind: bid.kind,
  urgent: bid.urgent,
  currency: bid.currency,
  estimated_price: bid.estimatedPrice,
  budget: bid.budget,
  base_amount: bid.baseAmount,
  floor_rate: bid.floorRate,
  award_method: bid.awardMethod,
  contract_method: bid.contractMethod,
  posted_at: ms(bid.postedAt),
  bid_start_at: ms(bid.bidStartAt),
  close_at: ms(bid.closeAt),
  open_at: ms(bid.openAt),
  regions: bid.regions,
  region_check_needed: bid.regionCheckNeeded,
  industries: bid.industries,
  previous_notice_no: bid.previousNoticeNo,
  next_notice_no: bid.nextNoticeNo,
  revision: bid.revision,
  source: bid.source,
  detail_url: bid.detailUrl,
  source_url: bid.sourceUrl,
  updated_at: ms(bid.updatedAt),
})

const byKey = (a: { notice_no: string }, b: { notice_no: string }) => (a.notice_no < b.notice_no ? -1 : 1)

describe('a mirror', () => {
  let app: TestApp
  let client: GonggoClient

  before(async () => {
    app = await startTestApp()
    client = createClient({ baseUrl: app.baseUrl, key: app.key })
    await app.keywords.createMany(app.account.id, [{ keyword: '하수관로' }])
    await alertsRead(app)
    const numbers = Array.from({ length: MANY }, (_, index) => `N${String(index).padStart(4, '0')}`)
    const notices = numbers.map((number, index) =>
      bidRecord({
        number,
        title: index % 100 === 0 ? `하수관로 "정비" 공사 ${index}, 'A\\B'` : `청사 관리 ${index}`,
        urgent: index % 2 === 0,
        estimatedPrice: index % 3 === 0 ? null : 9_007_199_254_740_991 - index,
        floorRate: index % 4 === 0 ? null : 87.745,
        closeAt: index % 5 === 0 ? null : NOW + index * MINUTE_MS,
        regions: index % 7 === 0 ? ['경기도', '서울특별시'] : [],
        licences: index % 11 === 0 ? [{ code: '0001', name: '토목공사업', group: 1 }] : [],
      }),
    )
    await app.bids.upsert(notices, LIVE)
    const winners = [
      { name: '가나건설', businessNo: '1234567890', amount: 30_000_000, share: 60 },
      { name: '다라 "엔지니어링"', businessNo: null, share: 40 },
    ]
    const rounds = numbers
      .filter((_, index) => index % 10 === 0)
      .flatMap((number, index) =>
        index % 2 === 0
          ? [failedRound({ number }), roundRecord({ number, rebid: 1, winners })]
          : [roundRecord({ number, lot: '1' }), roundRecord({ number, lot: '2', amount: index })],
      )
    await app.bids.recordRounds('one', rounds, LIVE)
    await alertsRead(app)
    await app.bids.keeper.tick()
  })
  after(() => app?.close())

  /** What the place holds is what the service says, notice for notice and award for award. */
  async function expectSame(place: MirrorPlace): Promise<void> {
    await app.bids.keeper.tick()
    const bids: Bid[] = []
    for await (const bid of client.bids.listAsNdjson()) bids.push(bid)
    assert.deepEqual(await place.rows('notices'), bids.map(noticeRow).sort(byKey))
    const [awards, winners] = [await place.rows('awards'), await place.rows('award_winners')]
    const decided = new Set(awards.map((row) => String(row.notice_no)))
    assert.equal(decided.size, bids.filter(({ status }) => status === 'awarded' || status === 'failed').length)
    let [seen, firms] = [0, 0]
    for (const noticeNo of decided) {
      for (const award of (await client.bids.get(noticeNo)).awards) {
        const isRound = (row: Record<string, unknown>) =>
          row.notice_no === noticeNo && row.lot === award.lot && row.rebid === award.rebid
        const { at, openedAt, correctedAt, winner, rateBasis, plannedPrice, baseAmount, winners: won, ...same } = award
        assert.deepEqual(awards.find(isRound), {
          notice_no: noticeNo,
          ...same,
          decided_at: ms(at),
          opened_at: ms(openedAt),
          corrected_at: ms(correctedAt),
          winner: winner?.name ?? null,
          winner_business_no: winner?.businessNo ?? null,
          rate_basis: rateBasis,
          planned_price: plannedPrice,
          base_amount: baseAmount,
        })
        const found = winners
          .filter(isRound)
          .map(({ place: at, name, business_no, amount, share }) => [at, name, business_no, amount, share])
        assert.deepEqual(
          found,
          won.map((one, index) => [index + 1, one.name, one.businessNo, one.amount, one.share]),
        )
        seen++
        firms += won.length
      }
    }
    assert.deepEqual([awards.length, winners.length], [seen, firms])
    const { items: events } = await client.events.list({ limit: 1_000 })
    assert.ok(events.length > 0)
    assert.deepEqual(
      await place.rows('events'),
      events
        .map(({ id, type, timestamp, apiVersion, data }) => ({
          id,
          type,
          recorded_at: ms(timestamp),
          api_version: apiVersion,
          notice_no: data.bid?.noticeNo ?? null,
          notice_version: data.bid?.version ?? null,
          keywords: data.matches?.map(({ keyword }) => keyword) ?? null,
          correction: data.correction ?? null,
          award_state: data.award?.state ?? null,
          award_lot: data.award?.lot ?? null,
          award_amount: data.award?.amount ?? null,
          data,
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    )
  }

  for (const [name, open] of Object.entries(PLACES))
    test(`in ${name} says what the service says, and goes on with what changes`, async () => {
      const place = await open()
      await mirror({ client, to: place.to })
      await expectSame(place)
      const [before] = await place.rows('gonggo_mirror')
      await mirror({ client, to: place.to })
      const [again] = await place.rows('gonggo_mirror')
      assert.deepEqual([again?.cursor, again?.fill], [before?.cursor, 1])
      await app.bids.upsert(
        [
          bidRecord({ number: 'N0007', title: `변경된 제목 ${name}`, kind: 'cancelled' }),
          bidRecord({ number: `X${name}` }),
        ],
        LIVE,
      )
      await app.bids.recordRounds(
        'one',
        [
          roundRecord({ number: 'N0013' }),
          roundRecord({ number: 'N0010', lot: '2', amount: 5, changedAt: Date.now() }),
        ],
        LIVE,
      )
      await alertsRead(app)
      await mirror({ client, to: place.to })
      await expectSame(place)
      const changed = (await place.rows('notices')).find((row) => row.notice_no === 'N0007')
      assert.equal(changed?.status, 'cancelled')
      await place.close()
    })
})
