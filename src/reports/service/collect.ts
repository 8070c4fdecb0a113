import type { Award } from '../../bids/index.ts'
import { DAY, seoulDay, seoulTime } from '../../lib/clock.ts'
import type { CompetitorsBody, CompetitorsQuestion, WinnersBody, WinnersQuestion } from '../../statistics/index.ts'
import { firmsOf } from '../rules/figures.ts'
import type { PackedContent, PackedList } from '../rules/packed.ts'
import type { AwardItem, BidItem, BidWords, ReportFilter, Wish } from '../schema.ts'
import { CLOSING_DAYS, FIRMS } from './limits.ts'

/** Where reports get their figures: the answers of the API, asked from within. */
export interface FigurePorts {
  /** The whole list of `GET /v1/bids`, page by page; a page is written as JSON values with commas between. */
  notices: (
    accountId: string,
    words: BidWords,
  ) => AsyncIterable<{ total: number; write: (separator: string) => Uint8Array | Promise<Uint8Array> }>
  /** The results of each of these notices, in the same order. */
  awardsOf: (notices: { source: string; number: string }[]) => Promise<Award[][]>
  winners: (question: WinnersQuestion) => Promise<WinnersBody>
  competitors: (question: CompetitorsQuestion) => Promise<CompetitorsBody>
  /** Brings what is held in memory up to where the feed stands now, and says where that is. */
  standing: () => Promise<{ position: number; at: number }>
}

export interface Collected {
  content: PackedContent
  asOf: { position: number; at: number }
}

/** How often the figures are taken anew because the feed went on meanwhile. */
const ROUNDS = 8
const PAGE_SIZE = 100
/** Pages that the list is read in; together they hold as many as a report may list. */
const MOST_PIECES = 20
const MOST_MOVES = 1_000

/**
 * All figures of one place in the feed: they are taken anew where it has gone on while they were taken. A feed that
 * never rests is given up on: then the report says where it stood when the last round began.
 */
export async function collect(
  ports: FigurePorts,
  accountId: string,
  wish: Wish,
  tell: (share: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Collected> {
  for (let round = 1; ; round++) {
    const asOf = await ports.standing()
    const sections = await sectionsOf(ports, accountId, wish, asOf.at, tell, signal)
    const after = round === ROUNDS ? asOf : await ports.standing()
    signal.throwIfAborted()
    if (after.position !== asOf.position) continue
    const { period, from, to } = wish
    return {
      asOf,
      content: {
        period,
        from: seoulTime(from),
        to: seoulTime(to),
        asOf: { position: asOf.position, at: seoulTime(asOf.at) },
        sections,
      },
    }
  }
}

type Sections = PackedContent['sections']

async function sectionsOf(
  ports: FigurePorts,
  accountId: string,
  wish: Wish,
  at: number,
  tell: (share: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Sections> {
  const sections: Sections = {}
  let done = 0
  for (const name of wish.sections) {
    signal.throwIfAborted()
    if (name === 'matches') sections.matches = await noticesOf(ports, accountId, matchWords(wish))
    if (name === 'closing') sections.closing = await noticesOf(ports, accountId, closingWords(wish.filter, at))
    if (name === 'awards') sections.awards = await endedOf(ports, accountId, wish)
    if (name === 'statistics') sections.statistics = await ports.winners(statisticsWords(wish))
    if (name === 'competitors') sections.competitors = await movesOf(ports, wish)
    done++
    await tell(done / wish.sections.length)
  }
  return sections
}

const bidFilter = ({ businessNo: _, ...filter }: ReportFilter): BidWords => filter

/** The list that a report shows as new matches. */
const matchWords = ({ filter, from, to }: Wish): BidWords => ({
  ...bidFilter(filter),
  matched: true,
  postedFrom: seoulTime(from),
  postedTo: seoulTime(to),
  sort: '-postedAt',
})

const closingWords = (filter: ReportFilter, at: number): BidWords => ({
  ...bidFilter(filter),
  matched: true,
  status: ['open'],
  sort: 'closeAt',
  closeFrom: seoulTime(at),
  closeTo: seoulTime(at + CLOSING_DAYS * DAY),
})

const endedWords = ({ filter, from, to }: Wish): BidWords => ({
  ...bidFilter(filter),
  matched: true,
  status: ['awarded', 'failed'],
  sort: '-postedAt',
  openFrom: seoulTime(from),
  openTo: seoulTime(to),
})

const statisticsWords = ({ filter: { businessNo: _, ...filter }, from, to }: Wish): WinnersQuestion => ({
  ...filter,
  from: seoulDay(from),
  to: seoulDay(to),
})

async function noticesOf(
  ports: FigurePorts,
  accountId: string,
  words: BidWords,
  change: (piece: Uint8Array) => Promise<Uint8Array> | Uint8Array = (piece) => piece,
): Promise<PackedList> {
  const pieces: Uint8Array[] = []
  let total = 0
  for await (const page of ports.notices(accountId, words)) {
    total = page.total
    // Copied, since a view would take all the memory behind it to the other thread.
    pieces.push(Uint8Array.from(await change(await page.write(','))))
    if (pieces.length >= MOST_PIECES) break
  }
  return { total, pieces }
}

const endedOf = (ports: FigurePorts, accountId: string, wish: Wish): Promise<PackedList> =>
  noticesOf(ports, accountId, endedWords(wish), async (piece) => {
    const items = JSON.parse(`[${Buffer.from(piece)}]`) as BidItem[]
    const named = items.map(({ source, noticeNo }) => ({ source, number: numberOf(source, noticeNo) }))
    const awards = await ports.awardsOf(named)
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
    return Buffer.from(ended.map((item) => JSON.stringify(item)).join(','))
  })

/** Of two sources with one number, the second one's notice bears its source's name before it. */
const numberOf = (source: string, noticeNo: string): string =>
  noticeNo.startsWith(`${source}~`) ? noticeNo.slice(source.length + 1) : noticeNo

/** The firms asked for, or else those that won most; as many of their bids as a table can show. */
async function movesOf(ports: FigurePorts, wish: Wish): Promise<CompetitorsBody> {
  const question = statisticsWords(wish)
  const businessNo = wish.filter.businessNo ?? firmsOf(await ports.winners({ ...question, groupBy: ['winner'] }), FIRMS)
  if (businessNo.length === 0) return nobody(await ports.winners(question))
  const ask = (page: number) => ports.competitors({ ...question, businessNo, page, pageSize: PAGE_SIZE })
  const first = await ask(1)
  const items = [...first.items]
  for (let page = 2; items.length < Math.min(first.total, MOST_MOVES); page++) {
    const more = (await ask(page)).items
    if (more.length === 0) break
    items.push(...more)
  }
  return { ...first, items }
}

const nobody = ({ currency, from, to, asOf }: WinnersBody): CompetitorsBody => ({
  total: 0,
  page: 1,
  items: [],
  summary: [],
  headToHead: [],
  candidates: [],
  currency,
  from,
  to,
  asOf,
  excluded: {},
})
