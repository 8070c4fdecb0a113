import type { Bid } from '../schema/notices.ts'

export type BidField = keyof Bid
/** Without its number, nobody could tell which notice it is. */
export type SomeOfBid = Pick<Bid, 'noticeNo'> & Partial<Bid>

/** The fields that are asked for, with the number. */
export const wantedFields = (fields: readonly BidField[]): ReadonlySet<BidField> => new Set(['noticeNo', ...fields])

/** In the order of the whole notice. */
export function someOf(bid: Bid, wanted: ReadonlySet<BidField>): SomeOfBid {
  const some = Object.entries(bid).filter(([name]) => wanted.has(name as BidField))
  return Object.fromEntries(some) as SomeOfBid
}

/** The same of JSON: notices with commas between. */
export function someJson(notices: Uint8Array, wanted: ReadonlySet<BidField>, separator = ','): Buffer {
  const all = JSON.parse(`[${Buffer.from(notices)}]`) as Bid[]
  return Buffer.from(all.map((bid) => JSON.stringify(someOf(bid, wanted))).join(separator))
}
