import { DAY, seoulTime } from '../../lib/clock.ts'
import type { PackedList } from '../rules/packed.ts'
import type { DaySpan } from '../rules/period.ts'
import { addToField, type Field } from '../rules/rivals.ts'
import type { AwardItem, BidItem, BidWords, ReportSpec } from '../schema.ts'
import { CLOSING_DAYS } from './limits.ts'
import type { FiguresRequest } from './ports.ts'

/** The maximum number of pages that a list is read in; together they have the maximum number of notices of a report. */
const MOST_PIECES = 20

const bidFilter = ({ filter: { businessNo: _, ...filter }, profileId }: ReportSpec): BidWords => ({
  ...filter,
  ...(profileId ? { profile: profileId } : {}),
})

/** The list of new matches in a report. */
export const matchWords = (spec: ReportSpec, { from, to }: DaySpan): BidWords => ({
  ...bidFilter(spec),
  matched: true,
  postedFrom: seoulTime(from),
  postedTo: seoulTime(to),
  sort: '-postedAt',
})

export const closingWords = (spec: ReportSpec, at: number): BidWords => ({
  ...bidFilter(spec),
  matched: true,
  status: ['open'],
  sort: 'closeAt',
  closeFrom: seoulTime(at),
  closeTo: seoulTime(at + CLOSING_DAYS * DAY),
})

const endedWords = (spec: ReportSpec, { from, to }: DaySpan): BidWords => ({
  ...bidFilter(spec),
  matched: true,
  status: ['awarded', 'failed'],
  sort: '-postedAt',
  openFrom: seoulTime(from),
  openTo: seoulTime(to),
})

export async function noticesOf(
  { ports, accountId }: FiguresRequest,
  words: BidWords,
  change: (piece: Uint8Array) => Promise<Uint8Array> | Uint8Array = (piece) => piece,
): Promise<PackedList> {
  const pieces: Uint8Array[] = []
  let total = 0
  for await (const page of ports.notices(accountId, words)) {
    total = page.total
    // Copied, because transferring a view would transfer all of its memory to the other thread.
    pieces.push(Uint8Array.from(await change(await page.write(','))))
    if (pieces.length >= MOST_PIECES) break
  }
  return { total, pieces }
}

/** The notices that ended in a span, with their results. `field` receives the winners. */
export const endedOf = (request: FiguresRequest, span: DaySpan, field?: Field): Promise<PackedList> =>
  noticesOf(request, endedWords(request.spec, span), async (piece) => {
    const items = JSON.parse(`[${Buffer.from(piece)}]`) as BidItem[]
    const named = items.map(({ source, noticeNo }) => ({ source, number: numberOf(source, noticeNo) }))
    const awards = await request.ports.awardsOf(named)
    const ended = items.map(
      ({ noticeNo, title, agency, bsnsDiv, openAt, status }, index): AwardItem => ({
        noticeNo,
        title,
        agency,
        bsnsDiv,
        openAt,
        status,
        awards: awards[index] ?? [],
      }),
    )
    if (field) for (const one of ended) addToField(field, one)
    return Buffer.from(ended.map((item) => JSON.stringify(item)).join(','))
  })

/** If two sources use the same number, the source's name precedes that of the second one's notice. */
const numberOf = (source: string, noticeNo: string): string =>
  noticeNo.startsWith(`${source}~`) ? noticeNo.slice(source.length + 1) : noticeNo
