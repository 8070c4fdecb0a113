// Sends a list as a table for spreadsheets.

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language, Wording } from '../../vocabulary/languages.ts'
import { onlyOfPages } from '../../vocabulary/sentences.ts'
import { type TableOfWords, tableWords } from '../../vocabulary/tables.ts'
import { CSV, CSV_BOM, csvLine } from '../csv.ts'
import { createFairQueue } from '../fair-queue.ts'
import { fieldProblem, unavailable } from '../problems.ts'
import { runInThread } from '../thread.ts'
import { createPace } from '../turns.ts'
import type { TableJob } from '../xlsx.ts'
import { negotiate, XLSX_TYPE } from './headers.ts'
import { languageOf, speakIn } from './language.ts'
import { leavingOf, unlessLeft } from './leaving.ts'
import { inPieces } from './pieces.ts'

/** All rows of a list: their number, and their lines after a line of names. */
export interface Table {
  total: number
  /** The language of its names and values; without one they are those of the API. */
  language?: Language | undefined
  /** In batches, made while they are read. */
  lines: Iterable<Iterable<string>> | AsyncIterable<Iterable<string>>
}

/** The same before it is formatted: cells as in CSV, but without quotation marks. */
export interface Cells {
  total: number
  table: TableOfWords
  columns: readonly string[]
  batches: Iterable<Iterable<string[]>> | AsyncIterable<Iterable<string[]>>
}

/** Formats the cells as CSV; `language`: of its names and values. */
export function csvOf({ total, table, columns, batches }: Cells, language?: Language): Table {
  const words = tableWords(table, language)
  async function* lines() {
    yield [CSV_BOM + csvLine(columns.map(words.nameOf))]
    for await (const rows of batches) yield Iterator.from(rows).map((row) => csvLine(saidCells(row)))
  }
  const saidCells = (row: readonly string[]) => row.map((text, at) => words.textOf(columns[at] ?? '', text))
  return { total, language, lines: lines() }
}

/** For a route with these formats: a table takes one of the places for exports. */
export const tableHold =
  (forms: readonly string[]) =>
  ({ headers }: Pick<FastifyRequest, 'headers'>) => {
    const form = negotiate(headers.accept, forms)
    return form === CSV || form === XLSX_TYPE ? { kind: 'exports' as const, longestMs: null } : null
  }

export function sendTable(reply: FastifyReply, { total, language, lines }: Table): FastifyReply {
  reply.header('x-total-count', total)
  if (language) reply.header('content-language', language)
  reply.header('content-type', `${CSV}; charset=utf-8`)
  return reply.send(Readable.from(inPieces(lines)))
}

/**
 * A table is the whole list, so the parameters of pages are invalid; `forms` are the formats of the route. Reads the
 * address, because defaults are filled in already.
 */
export function refuseInTable(url: string, words: readonly string[], forms: readonly string[]): void {
  const given = new URLSearchParams(url.split('?')[1] ?? '')
  const named = words.filter((name) => given.has(name))
  if (named.length === 0) return
  const whole = forms.includes(XLSX_TYPE)
    ? { en: 'CSV and XLSX contain', ko: 'CSV와 XLSX에는' }
    : { en: 'CSV contains', ko: 'CSV에는' }
  throw fieldProblem(
    named.map((name) => ({ in: 'query', name, code: 'invalid_parameter', message: onlyOfPages(name, whole) })),
  )
}

/** The same as in lists of reports: the thread that writes them has a limited heap. */
const MOST_SHEET_ROWS = 10_000
/** For all texts: twice what so many notices usually have. */
const MOST_SHEET_MB = 32
const MOST_SHEET_BYTES = MOST_SHEET_MB * 1024 * 1024
/** The last of so many waits for about half a minute. */
export const MOST_WAITING = 20
const XLSX_FILE = new URL('../xlsx.ts', import.meta.url)

export type Workbooks = ReturnType<typeof createWorkbooks>
/** One workbook per process is read and written at a time, in its own thread, and callers take turns. */
export function createWorkbooks() {
  const queue = createFairQueue(1)
  let asked = 0

  async function print(read: () => Promise<Cells>, language: Language, signal: AbortSignal) {
    signal.throwIfAborted()
    const { total, table, columns, batches } = await read()
    if (total > MOST_SHEET_ROWS) throw tooManyRows(total)
    const job = { table, language, columns: [...columns], batches: await gathered(batches, signal) }
    const buffers = job.batches.map(({ buffer }) => buffer)
    return runInThread<TableJob, Uint8Array>(XLSX_FILE, 'printTable', job, signal, buffers)
  }

  return {
    /** In the requested language, otherwise in that of the caller. Nothing is read before the caller's turn. */
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      read: () => Promise<Cells>,
      wished?: Language,
    ): Promise<FastifyReply> {
      if (asked > MOST_WAITING) throw unavailable(LONG_LINE)
      const language = wished ?? languageOf(request)
      const gone = leavingOf(reply)
      asked++
      const bytes = await unlessLeft(gone, () =>
        queue.take(request.caller.accountId, () => print(read, language, gone)),
      ).finally(() => asked--)
      // The client has disconnected: the thread has ended, and the next one may start.
      if (bytes === null) return reply
      // No X-Total-Count: the response is one whole file.
      speakIn(reply, language)
      return reply.type(XLSX_TYPE).send(Buffer.from(bytes.buffer))
    },
  }
}

/** In the format of the thread: each batch is a list of rows as JSON. */
async function gathered(batches: Cells['batches'], signal: AbortSignal) {
  const pace = createPace()
  const encoder = new TextEncoder()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const rows of batches) {
    signal.throwIfAborted()
    const piece = encoder.encode(JSON.stringify([...rows]))
    bytes += piece.byteLength
    if (bytes > MOST_SHEET_BYTES) throw tooManyBytes()
    pieces.push(piece)
    if (pace.isOver()) await pace.rest()
  }
  return pieces
}

const LONG_LINE = {
  en: 'Many workbooks are being generated at the moment. Please try again, or use CSV.',
  ko: '지금 만들고 있는 XLSX 파일이 많습니다. 잠시 뒤 다시 시도하거나 CSV로 받으십시오.',
}

const tooManyBytes = () =>
  tooLarge({
    en: `The texts of the result exceed the ${MOST_SHEET_MB} MB of a workbook. Narrow the filters, or use CSV.`,
    ko: `결과의 내용이 XLSX 파일의 한도 ${MOST_SHEET_MB} MB를 넘습니다. 조건을 좁히거나 CSV로 받으십시오.`,
  })

const tooManyRows = (total: number) =>
  tooLarge({
    en: `The result has ${total} rows, but a workbook has at most ${MOST_SHEET_ROWS}. Narrow the filters, or use CSV.`,
    ko: `결과가 ${total}건이지만 XLSX 파일에는 ${MOST_SHEET_ROWS}건까지 담을 수 있습니다. 조건을 좁히거나 CSV로 받으십시오.`,
  })

const tooLarge = (message: Wording) =>
  fieldProblem([{ in: 'header', name: 'Accept', code: 'invalid_parameter', message }])
