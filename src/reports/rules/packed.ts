import type { CompetitorsBody, WinnersBody } from '../../statistics/index.ts'
import type { AwardItem, BidItem, ReportContent } from '../schema.ts'

/**
 * A list as JSON values with commas between, in pieces. Whoever collects it does not take it apart: 5,000 notices as
 * objects would hold his event loop for 100 ms when they are handed to the thread that prints.
 */
export interface PackedList {
  total: number
  pieces: Uint8Array[]
}

export interface PackedContent extends Omit<ReportContent, 'sections'> {
  sections: {
    matches?: PackedList
    closing?: PackedList
    awards?: PackedList
    competitors?: CompetitorsBody
    statistics?: WinnersBody
  }
}

/** The content itself, no list longer than `most`. */
export function unpack({ sections, ...head }: PackedContent, most: number): ReportContent {
  const { matches, closing, awards, competitors, statistics } = sections
  return {
    ...head,
    sections: {
      ...(matches ? { matches: listOf<BidItem>(matches, most) } : {}),
      ...(closing ? { closing: listOf<BidItem>(closing, most) } : {}),
      ...(awards ? { awards: listOf<AwardItem>(awards, most) } : {}),
      ...(competitors ? { competitors } : {}),
      ...(statistics ? { statistics } : {}),
    },
  }
}

const listOf = <Item>({ total, pieces }: PackedList, most: number): { total: number; items: Item[] } => ({
  total,
  items: pieces.flatMap((piece) => JSON.parse(`[${new TextDecoder().decode(piece)}]`) as Item[]).slice(0, most),
})
