import { DETAIL_FIELD_NAMES, type DetailField, type ShownValue } from '../../vocabulary/notice-fields.ts'
import type { Bid } from '../schema/notices.ts'

/** Fields of lists, and fields of single notices that lists have on request. */
export type BidField = keyof Bid | DetailField
export type ShownDetails = { [Name in DetailField]: ShownValue<Name> }
/** Without its number, the notice could not be identified. */
export type SomeOfBid = Pick<Bid, 'noticeNo'> & Partial<Bid> & Partial<ShownDetails>
/** By the number of the notice. */
export type DetailsOf = ReadonlyMap<string, ShownDetails>

/** The requested fields, with the number. */
export const wantedFields = (fields: readonly BidField[]): ReadonlySet<BidField> => new Set(['noticeNo', ...fields])

/** Whether fields are requested that the catalog does not have. */
export const wantsDetails = (fields: readonly BidField[] = []): boolean =>
  DETAIL_FIELD_NAMES.some((name) => fields.includes(name))

/** In the order of the whole notice. */
export function someOf(bid: Bid, wanted: ReadonlySet<BidField>, details: Partial<ShownDetails> = {}): SomeOfBid {
  const all = [...Object.entries(bid), ...Object.entries(details)]
  return Object.fromEntries(all.filter(([name]) => wanted.has(name as BidField))) as SomeOfBid
}

/** The same for JSON: notices separated by commas. */
export function someJson(
  notices: Uint8Array,
  wanted: ReadonlySet<BidField>,
  { details, separator = ',' }: { details?: DetailsOf | null; separator?: string } = {},
): Buffer {
  const all = JSON.parse(`[${Buffer.from(notices)}]`) as Bid[]
  return Buffer.from(all.map((bid) => JSON.stringify(someOf(bid, wanted, details?.get(bid.noticeNo)))).join(separator))
}
