import { parseTime } from '../../lib/clock.ts'
import type { CompetitorsBody, WinnersBody } from '../../statistics/index.ts'
import type { AwardItem, BidItem, ReportContent } from '../schema.ts'
import { type Before, summaryOf } from './summary.ts'

/**
 * A list as pieces of comma-separated JSON values, which the collecting thread does not parse. Passing 5,000 notices as
 * objects to the printing thread would block the event loop for 100 ms.
 */
export interface PackedList {
  total: number
  pieces: Uint8Array[]
}

/** A response body of the statistics with packed items. */
export type PackedBody<Body extends { items: unknown[] }> = Omit<Body, 'items'> & { items: PackedList }

export interface PackedContent extends Omit<ReportContent, 'sections' | 'summary'> {
  sections: {
    matches?: PackedList
    closing?: PackedList
    awards?: PackedList
    competitors?: PackedBody<CompetitorsBody>
    statistics?: PackedBody<WinnersBody>
  }
  before: Omit<Before, 'matches' | 'awards'> & { matches?: PackedList; awards?: PackedList }
}

/** Unpacks the content, with at most `most` items in each list, and adds the summary. */
export function unpackContent({ sections: packed, before, ...head }: PackedContent, most: number, currency: string) {
  const { matches, closing, awards, competitors, statistics } = packed
  const sections: ReportContent['sections'] = {
    ...(matches ? { matches: listOf<BidItem>(matches, most) } : {}),
    ...(closing ? { closing: listOf<BidItem>(closing, most) } : {}),
    ...(awards ? { awards: listOf<AwardItem>(awards, most) } : {}),
    ...(competitors ? { competitors: bodyOf<CompetitorsBody>(competitors, most) } : {}),
    ...(statistics ? { statistics: bodyOf<WinnersBody>(statistics, most) } : {}),
  }
  const compared: Before = {
    from: before.from,
    to: before.to,
    ...(before.rate ? { rate: before.rate } : {}),
    ...(before.matches ? { matches: listOf<BidItem>(before.matches, most) } : {}),
    ...(before.awards ? { awards: listOf<AwardItem>(before.awards, most) } : {}),
  }
  const at = parseTime(head.asOf.at, 'start') ?? Number.NaN
  const { period, from, to, asOf, profile } = head
  const content: ReportContent = {
    period,
    from,
    to,
    asOf,
    profile,
    summary: summaryOf(sections, compared, at, currency),
    sections,
  }
  return content
}

const listOf = <Item>({ total, pieces }: PackedList, most: number): { total: number; items: Item[] } => ({
  total,
  items: pieces.flatMap((piece) => JSON.parse(`[${new TextDecoder().decode(piece)}]`) as Item[]).slice(0, most),
})

const bodyOf = <Body extends { items: unknown[] }>(body: PackedBody<Body>, most: number): Body =>
  ({ ...body, items: listOf<Body['items'][number]>(body.items, most).items }) as unknown as Body
