import assert from 'node:assert/strict'
import type { TestApp } from '../../../test/app-harness.ts'
import type { Bid, Event, GonggoClient } from '../src/index.ts'
import type { MirrorPlace } from './mirror-places.ts'

const ms = (time: string | null) => (time === null ? null : Date.parse(time))

/** The row of `notices` for a notice of the service. */
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

/** Compares every row of a mirror with the responses of the service: notices, awards, winners and events. */
export async function expectSame(place: MirrorPlace, app: TestApp, client: GonggoClient): Promise<void> {
  await app.bids.follower.tick()
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
  const events: Event[] = []
  for (let [since, hasMore] = ['', true]; hasMore; ) {
    const page = await client.events.list({ since, limit: 1_000 })
    events.push(...page.items)
    since = page.nextCursor
    hasMore = page.hasMore
  }
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
