import type { Attachments } from '../../attachments/index.ts'
import type { BidDetail, Bids } from '../../bids/index.ts'
import { Problem, problem } from '../../lib/problems.ts'
import type { Statistics } from '../../statistics/index.ts'
import { clip, fitsBudget, type Measure, present, withinBudget } from '../rules/budget.ts'
import type { PageLinks } from '../rules/links.ts'
import { bidOutput, DETAIL_MEASURES, type SearchedBid, searchRow } from '../rules/notices.ts'
import { STATISTICS_MEASURES, statsOutput } from '../rules/statistics.ts'
import {
  ANSWER_ROWS,
  DATA_NOTE,
  type NoticeInput,
  type SearchInput,
  type SearchOutput,
  type StatsInput,
} from '../schema.ts'
import { FOREIGN_CURSOR, NO_NOTICE } from '../texts.ts'
import type { CompanyNames } from './companies.ts'
import type { AgentRequest } from './request.ts'

export interface ReadingDeps {
  bids: Pick<Bids, 'page' | 'detail' | 'codes' | 'missing'>
  winners: Statistics['winners']
  attachmentsWithText: Attachments['pages']['withText']
  links: () => PageLinks
}

/** Shortens titles first, then omits rows. */
const ROW_MEASURES: readonly Measure[] = [80, 60, 45, 32].map((text) => ({ text, rows: ANSWER_ROWS }))

/** A search with the id of its further company. */
type Search = Omit<SearchInput, 'limit' | 'company'> & { profile?: string }

/** The tools that only read. */
export function createReading(
  { bids, winners, attachmentsWithText, links }: ReadingDeps,
  companies: Pick<CompanyNames, 'find'>,
) {
  async function search(request: AgentRequest, input: SearchInput): Promise<SearchOutput> {
    const { limit = ANSWER_ROWS, company, ...given } = input
    const wanted: Search =
      company === undefined ? given : { ...given, profile: (await companies.find(request.caller, company)).id }
    const found = await searched(request, wanted, limit)
    if (fitsBudget(found.answer)) return found.answer
    // Searches again with fewer rows, so that the cursor belongs to the last row.
    return (await searched(request, wanted, Math.max(1, found.rows))).answer
  }

  async function searched(request: AgentRequest, { cursor, ...given }: Search, limit: number) {
    const parameters = { ...given, pageSize: limit, ...(cursor === undefined ? {} : { anchor: cursor }) }
    const { total, body, anchors } = await bids
      .page(request.caller.accountId, parameters, { language: request.language })
      .catch(asTool)
    const { items } = JSON.parse(body.toString()) as { items: SearchedBid[] }
    // Without filters, too many texts might have to be read.
    const hints = total === 0 && (given.in ?? 'title') === 'title' ? await hintsOf(request, given) : null
    const { answer } = withinBudget(ROW_MEASURES, (measure) => ({
      note: DATA_NOTE,
      total,
      items: items.map((item) => searchRow(item, measure, links())),
      ...present({ cursor: items.length === 0 ? null : anchors.next, hints }),
    }))
    return { answer, rows: rowsThatFit(answer) }
  }

  /** Reasons for an empty result, with similar names. */
  async function hintsOf({ caller, language }: AgentRequest, given: object): Promise<string[]> {
    const { body } = await bids.page(caller.accountId, { ...given, pageSize: 1, explain: true }, { language })
    const { explain } = JSON.parse(body.toString()) as { explain: { hints: string[] } }
    return explain.hints.slice(0, 3).map((hint) => clip(hint, 200))
  }

  async function get({ caller }: AgentRequest, { noticeNo }: NoticeInput) {
    const detail: BidDetail | null = await bids.detail(caller.accountId, noticeNo, {})
    if (!detail) throw await bids.missing(noticeNo, NO_NOTICE)
    const withText = await attachmentsWithText(detail.noticeNo)
    return withinBudget(DETAIL_MEASURES, (measure) => bidOutput({ ...detail, withText }, measure, links())).answer
  }

  async function statistics({ language }: AgentRequest, input: StatsInput) {
    const { groupBy = 'agency', limit = ANSWER_ROWS, page = 1, ...given } = input
    const body = await winners({ ...given, groupBy: [groupBy], page, pageSize: limit, explain: true }, language)
    return withinBudget(STATISTICS_MEASURES, (measure) => statsOutput(body, measure, links(), addressOf(input))).answer
  }

  return { search, get, statistics }
}

/** The tools call the parameter cursor; the API calls it anchor and takes it from links. */
function asTool(error: unknown): never {
  throw error instanceof Problem && error.code === 'invalid_cursor' ? problem('invalid_cursor', FOREIGN_CURSOR) : error
}

/** The number of rows of this length that fit. */
function rowsThatFit(answer: SearchOutput): number {
  let rows = answer.items.length
  while (rows > 1 && !fitsBudget({ ...answer, items: answer.items.slice(0, rows) })) rows--
  return rows
}

/** The query of the statistics page for the same question. */
const addressOf = ({ limit: _limit, page: _page, sort: _sort, ...input }: StatsInput): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const [first] = [value].flat()
      return first === undefined ? [] : [[name, String(first)] as const]
    }),
  )
