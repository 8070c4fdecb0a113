import { seoulDay } from '../../lib/clock.ts'
import type { CompetitorsBody, WinnersBody, WinnersQuestion } from '../../statistics/index.ts'
import { ratesOf } from '../rules/figures.ts'
import type { PackedBody, PackedList } from '../rules/packed.ts'
import { type DaySpan, yearUpTo } from '../rules/period.ts'
import { type Field, frequentRivals, winnersOfField } from '../rules/rivals.ts'
import type { Before } from '../rules/summary.ts'
import type { ReportSpec } from '../schema.ts'
import { FIRMS, MOST_ITEMS } from './limits.ts'
import type { FiguresRequest } from './ports.ts'

/** Groups and bids read at once. Serializing them blocks the event loop for some milliseconds. */
const PAGE_SIZE = 500

/** The filter of a report over a span of days. */
const questionOf = ({ filter: { businessNo: _, ...filter } }: ReportSpec, { from, to }: DaySpan): WinnersQuestion => ({
  ...filter,
  from: seoulDay(from),
  to: seoulDay(to),
})

/**
 * In one week, nearly every rate would be withheld, so weekly reports show statistics of the twelve months up to their
 * end.
 */
const statisticsWords = (spec: ReportSpec, span: DaySpan): WinnersQuestion =>
  questionOf(spec, spec.period === 'weekly' ? yearUpTo(span.to) : span)

const packed = (items: object[]): Uint8Array =>
  Uint8Array.from(Buffer.from(items.map((one) => JSON.stringify(one)).join(',')))

/** Reads pages after the first one, up to the maximum of a list in a report. */
async function packPages(
  first: { total: number; items: object[] },
  ask: (page: number) => Promise<{ items: object[] }>,
): Promise<PackedList> {
  const pieces = [packed(first.items)]
  let listed = first.items.length
  for (let page = 2; listed < Math.min(first.total, MOST_ITEMS); page++) {
    const { items } = await ask(page)
    if (items.length === 0) break
    pieces.push(packed(items))
    listed += items.length
  }
  return { total: first.total, pieces }
}

/** The first page of the API response; workbooks list all groups. */
export async function statisticsOf({ ports, spec }: FiguresRequest): Promise<PackedBody<WinnersBody>> {
  const question = statisticsWords(spec, spec)
  if (spec.format !== 'xlsx') {
    const { items, ...body } = await ports.winners(question)
    return { ...body, items: { total: body.total, pieces: [packed(items)] } }
  }
  const ask = (page: number) => ports.winners({ ...question, page, pageSize: PAGE_SIZE })
  const first = await ask(1)
  return { ...first, items: await packPages(first, ask) }
}

/** The rate to compare with on the first page. */
export async function earlierRate({ ports, spec }: FiguresRequest, span: DaySpan): Promise<Before['rate']> {
  const { basis, totals } = await ports.winners({ ...statisticsWords(spec, span), pageSize: 1 })
  return { basis, median: ratesOf(totals)?.median ?? null }
}

/** The activity of the named firms, or otherwise of those met in at least three notices. */
export async function movesOf(request: FiguresRequest, field: Field): Promise<PackedBody<CompetitorsBody>> {
  const { ports, spec } = request
  const question = questionOf(spec, spec)
  const businessNo = spec.filter.businessNo ?? (await rivalsMetBy(request, field))
  if (businessNo.length === 0) return nobody(await ports.winners({ ...question, pageSize: 1 }))
  const ask = (page: number) => ports.competitors({ ...question, businessNo, page, pageSize: PAGE_SIZE })
  const first = await ask(1)
  return { ...first, items: await packPages(first, ask) }
}

async function rivalsMetBy({ ports, spec }: FiguresRequest, field: Field): Promise<string[]> {
  const businessNo = winnersOfField(field)
  const bids: CompetitorsBody['items'] = []
  if (businessNo.length === 0) return []
  for (let page = 1; ; page++) {
    const { total, items } = await ports.competitors({
      ...questionOf(spec, spec),
      businessNo,
      page,
      pageSize: PAGE_SIZE,
    })
    bids.push(...items)
    if (items.length === 0 || bids.length >= Math.min(total, MOST_ITEMS)) return frequentRivals(field, bids, FIRMS)
  }
}

const nobody = ({ currency, from, to, asOf }: WinnersBody): PackedBody<CompetitorsBody> => ({
  total: 0,
  page: 1,
  items: { total: 0, pieces: [] },
  summary: [],
  headToHead: [],
  candidates: [],
  currency,
  from,
  to,
  asOf,
  excluded: {},
})
