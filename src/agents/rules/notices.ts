import type { Bid, BidDetail } from '../../bids/index.ts'
import { noticeField, TERM_FIELDS, type TermField } from '../../vocabulary/notice-fields.ts'
import { type BidOutput, DATA_NOTE, type SearchRow } from '../schema.ts'
import { clip, type Measure, present, unlessEmpty } from './budget.ts'
import type { PageLinks } from './links.ts'

/** A notice, with its matches in attachments. */
export type SearchedBid = Bid & { foundIn?: { attachments: { name: string; page: number | null; excerpt: string }[] } }

/** A row of a search result. */
export function searchRow(bid: SearchedBid, { text }: Measure, links: PageLinks): SearchRow {
  const { noticeNo, title, agency, bsnsDiv, status, estimatedPrice, currency, closeAt, eligibility } = bid
  return present({
    noticeNo,
    title: clip(title, text),
    agency: clip(agency, text),
    bsnsDiv,
    status,
    price: estimatedPrice,
    currency: currency === 'KRW' ? null : currency,
    closeAt,
    eligibility,
    found: foundText(bid, text),
    link: links.notice(noticeNo) ?? bid.detailUrl,
  })
}

function foundText({ foundIn }: SearchedBid, text: number): string | null {
  const [first] = foundIn?.attachments ?? []
  if (!first) return null
  const { name, page, excerpt } = first
  return `${clip(name, text)}${page === null ? '' : `, page ${page}`}: ${clip(excerpt, text)}`
}

/** A notice, with the names of its documents that have text. */
export type BidWithText = BidDetail & { withText: string[] }

/** From the largest useful size to one that always fits. */
export const DETAIL_MEASURES: readonly Measure[] = [
  { text: 200, rows: 10 },
  { text: 120, rows: 6 },
  { text: 80, rows: 4 },
  { text: 50, rows: 2 },
  { text: 30, rows: 1 },
  { text: 20, rows: 1 },
  { text: 20, rows: 0 },
]

export function bidOutput(bid: BidWithText, measure: Measure, links: PageLinks): BidOutput {
  const short = (text: string) => clip(text, measure.text)
  const shortOrNull = (text: string | null) => (text === null ? null : short(text))
  return present({
    note: DATA_NOTE,
    noticeNo: bid.noticeNo,
    title: short(bid.title),
    agency: short(bid.agency),
    demandAgency: bid.demandAgency === bid.agency ? null : shortOrNull(bid.demandAgency),
    bsnsDiv: bid.bsnsDiv,
    status: bid.status,
    kind: bid.kind,
    urgent: bid.urgent || null,
    currency: bid.currency,
    ...termsOf(bid, short),
    ...listsOf(bid, measure, links),
    regionCheckNeeded: bid.regionCheckNeeded || null,
    version: bid.version,
    previousNoticeNo: bid.previousNoticeNo,
    nextNoticeNo: bid.nextNoticeNo,
    portal: bid.detailUrl.length > LONGEST_ADDRESS ? null : bid.detailUrl,
    link: links.notice(bid.noticeNo),
  })
}

/** Amounts, rates, times and texts from the table of fields. */
const termsOf = (bid: BidWithText, short: (text: string) => string) =>
  Object.fromEntries(
    TERM_FIELDS.map((name) => {
      const value = bid[name]
      return [name, typeof value === 'string' && noticeField(name).type === 'text' ? short(value) : value]
    }),
  ) as Pick<BidWithText, TermField>

/** Addresses of the portal are less than half as long. Longer ones are omitted; the page of the notice shows them. */
const LONGEST_ADDRESS = 300

function listsOf(bid: BidWithText, { text, rows }: Measure, links: PageLinks) {
  const short = (one: string) => clip(one, text)
  const changes = bid.revisions.filter((revision) => revision.changes.length > 0)
  const lists = {
    regions: bid.regions,
    industries: bid.industries,
    matchedKeywords: bid.matchedKeywords,
    changes,
    documents: bid.attachments,
    documentsWithText: bid.withText,
    awards: bid.awards,
    similarAwards: bid.similarAwards,
    preSpecifications: bid.preSpecifications,
  }
  const omitted = Object.entries(lists).flatMap(([name, all]) =>
    all.length > rows ? [[name, all.length - rows] as const] : [],
  )
  const top = <Item, Row>(items: Item[], row: (item: Item) => Row) => unlessEmpty(items.slice(0, rows).map(row))
  return {
    regions: top(bid.regions, short),
    industries: top(bid.industries, ({ code, name }) => ({ code, name: short(name) })),
    matchedKeywords: top(bid.matchedKeywords, short),
    changes: top(changes, (one) => ({ at: one.at, fields: one.changes.slice(0, rows).map(({ field }) => field) })),
    documents: top(bid.attachments, ({ name }) => short(name)),
    documentsWithText: top(bid.withText, short),
    awards: top(bid.awards, (award) => awardRow(award, text)),
    similarAwards: top(bid.similarAwards, ({ noticeNo, title, agency, amount, rate }) =>
      present({
        noticeNo,
        title: short(title),
        agency: short(agency),
        amount,
        rate,
        link: links.notice(noticeNo),
      }),
    ),
    preSpecifications: top(bid.preSpecifications, ({ number, title, opinionsUntil }) =>
      present({ number, title: short(title), opinionsUntil }),
    ),
    omitted: omitted.length === 0 ? null : Object.fromEntries(omitted),
  }
}

function awardRow(award: BidDetail['awards'][number], text: number) {
  const { lot, state, at, winners, amount, rate, bidders, reason } = award
  const [first] = winners
  const others = winners.length > 1 ? ` (+${winners.length - 1})` : ''
  return present({
    lot: lot === '0' ? null : lot,
    state,
    at,
    winner: first ? `${clip(first.name, text)}${others}` : null,
    amount,
    rate,
    bidders,
    reason: reason === null ? null : clip(reason, text),
  })
}
