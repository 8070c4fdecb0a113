import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CSV } from '../../lib/csv.ts'
import {
  type Cells,
  csvOf,
  JSON_TYPE,
  leavingOf,
  negotiate,
  sendTable,
  unlessLeft,
  type Workbooks,
  XLSX_TYPE,
} from '../../lib/http/index.ts'
import { type FieldError, fieldProblem } from '../../lib/problems.ts'
import { onlyOfPages } from '../../vocabulary/sentences.ts'
import type { Bids } from '../index.ts'
import type { Bid } from '../schema/notices.ts'

const NDJSON = 'application/x-ndjson'
/** Formats of a search. */
export const FORMS = [JSON_TYPE, CSV, NDJSON, XLSX_TYPE]
export const SEARCH_PROBLEMS = [
  'invalid_query',
  'search_too_broad',
  'attachments_off',
  'unknown_region',
  'reversed_range',
  'invalid_cursor',
  'unavailable',
  'profile_required',
  'plan_required',
  'not_found',
  'http_1_1_required',
] as const

/** A stream takes one of the places for exports. */
export function exporting({ headers }: Pick<FastifyRequest, 'headers'>) {
  const form = negotiate(headers.accept, FORMS)
  return form !== JSON_TYPE && form !== null ? { kind: 'exports' as const, longestMs: null } : null
}

type BidsRequest = Parameters<Bids['walk']>[1]
type WalkedPage = Pick<Awaited<ReturnType<ReturnType<Bids['walk']>['next']>>['value'] & object, 'pieces'>

const LINE_END = Buffer.from('\n')

/** Parameters of pages; a stream is the whole result. */
const OF_PAGES = ['page', 'pageSize', 'anchor', 'explain', 'facets']

/** The whole result of a search: streamed at the speed of the caller, or as one workbook. */
export async function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  bids: Bids,
  { asked, workbooks }: { asked: BidsRequest; workbooks: Workbooks },
): Promise<FastifyReply> {
  const signal = leavingOf(reply)
  const pages = bids.walk(request.caller.accountId, asked, { from: placeOf(request), signal })
  // All errors of the search must appear before the first byte.
  const first = await unlessLeft(signal, () => pages.next())
  if (first === null) return reply
  if (first.done) throw new Error('a walk begins with a page, empty or not')
  const { value } = first
  async function* all() {
    for (let page: typeof value | undefined = value; page; ) {
      yield page
      const next = await pages.next()
      page = next.done ? undefined : next.value
    }
  }
  const { total } = value
  const { columns, cells } = bids.table(asked.fields)
  const table: Cells = { total, table: 'bids', columns, batches: rowsOf(all(), cells) }
  if (request.sends === XLSX_TYPE) return workbooks.send(request, reply, async () => table, asked.language)
  if (request.sends === CSV) return sendTable(reply, csvOf(table, asked.language))
  reply.header('x-total-count', total)
  return reply.type(`${NDJSON}; charset=utf-8`).send(Readable.from(linesOf(all())))
}

async function* rowsOf(pages: AsyncIterable<WalkedPage>, cellsOf: (bid: Bid) => string[]) {
  for await (const page of pages) {
    for await (const piece of page.pieces(',', 'whole')) {
      const notices = JSON.parse(`[${piece}]`) as Bid[]
      yield notices.values().map(cellsOf)
    }
  }
}

async function* linesOf(pages: AsyncIterable<WalkedPage>) {
  for await (const page of pages) {
    for await (const lines of page.pieces('\n')) yield Buffer.concat([lines, LINE_END])
  }
}

/**
 * Rejects parameters of pages for a stream. Runs before validation, which fills in defaults that cannot be
 * distinguished from what was sent.
 */
export function refusePages(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (request.sends !== JSON_TYPE) {
    const [place, code] =
      placeOf(request) === 'body' ? (['body', 'invalid_field'] as const) : (['query', 'invalid_parameter'] as const)
    const given = Object.keys((place === 'body' ? request.body : request.query) ?? {})
    const errors = OF_PAGES.filter((name) => given.includes(name)).map(
      (name): FieldError => ({
        in: place,
        name,
        code,
        message: onlyOfPages(name, { en: 'CSV, XLSX and NDJSON contain', ko: 'CSV, XLSX, NDJSON에는' }),
      }),
    )
    if (errors.length > 0) throw fieldProblem(errors)
  }
  done()
}

const placeOf = ({ method }: FastifyRequest) => (method === 'POST' ? 'body' : 'query')
