// How a list is answered as a table for spreadsheets.

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../vocabulary/languages.ts'
import { onlyOfPages } from '../../vocabulary/sentences.ts'
import { type TableOfWords, tableWords } from '../../vocabulary/tables.ts'
import { CSV, CSV_BOM, csvLine } from '../csv.ts'
import { fieldProblem } from '../problems.ts'
import { runInThread } from '../thread.ts'
import type { TableJob } from '../xlsx.ts'
import { createFairLine } from './fair-line.ts'
import { negotiate, XLSX_TYPE } from './headers.ts'
import { languageOf, speakIn } from './language.ts'
import { inPieces } from './pieces.ts'

/** All of a list: how many rows, and their lines behind a line of names. */
export interface Table {
  total: number
  /** In batches, made as they are read. */
  lines: Iterable<Iterable<string>> | AsyncIterable<Iterable<string>>
}

/** The same before it has a form: cells as CSV has them, but without quotation marks. */
export interface Cells {
  total: number
  table: TableOfWords
  columns: readonly string[]
  batches: Iterable<Iterable<string[]>> | AsyncIterable<Iterable<string[]>>
}

/** As CSV; `language`: of its names and values. */
export function csvOf({ total, table, columns, batches }: Cells, language?: Language): Table {
  const words = tableWords(table, language)
  async function* lines() {
    yield [CSV_BOM + csvLine(columns.map(words.nameOf))]
    for await (const rows of batches) yield Iterator.from(rows).map((row) => csvLine(saidCells(row)))
  }
  const saidCells = (row: readonly string[]) => row.map((text, at) => words.textOf(columns[at] ?? '', text))
  return { total, lines: lines() }
}

/** Of a route with these forms: a table takes one of the places for exports. */
export const tableHold =
  (forms: readonly string[]) =>
  ({ headers }: Pick<FastifyRequest, 'headers'>) => {
    const form = negotiate(headers.accept, forms)
    return form === CSV || form === XLSX_TYPE ? { kind: 'exports' as const, longestMs: null } : null
  }

export function sendTable(reply: FastifyReply, { total, lines }: Table): FastifyReply {
  reply.header('x-total-count', total)
  reply.header('content-type', `${CSV}; charset=utf-8`)
  return reply.send(Readable.from(inPieces(lines)))
}

/** A table is the whole list, so words of pages mean nothing there. Defaults are filled in already: it reads the address. */
export function refuseInTable(url: string, words: readonly string[]): void {
  const given = new URLSearchParams(url.split('?')[1] ?? '')
  const named = words.filter((name) => given.has(name))
  if (named.length === 0) return
  throw fieldProblem(
    named.map((name) => ({
      in: 'query',
      name,
      code: 'invalid_parameter',
      message: onlyOfPages(name, { en: 'CSV and XLSX contain', ko: 'CSV와 XLSX에는' }),
    })),
  )
}

/** As many as the lists of reports have: a thread that writes them has a bounded heap. */
const MOST_SHEET_ROWS = 10_000
const XLSX_FILE = new URL('../xlsx.ts', import.meta.url)

export type Workbooks = ReturnType<typeof createWorkbooks>
/** Of a route: one workbook is written at a time, in a thread of its own, and callers take turns. */
export function createWorkbooks() {
  const line = createFairLine(1)
  return {
    /** In the language that is asked for, else in that of the caller. */
    async send(request: FastifyRequest, reply: FastifyReply, cells: Cells, asked?: Language): Promise<FastifyReply> {
      const { total, table, columns, batches } = cells
      if (total > MOST_SHEET_ROWS) throw tooManyRows(total)
      const language = asked ?? languageOf(request)
      const pieces: string[] = []
      for await (const rows of batches) pieces.push(JSON.stringify([...rows]))
      const job = { table, language, columns: [...columns], batches: Buffer.from(pieces.join('\n')) }
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const print = () => runInThread<TableJob, Uint8Array>(XLSX_FILE, 'printTable', job, gone.signal)
      const bytes = await line.take(request.caller.accountId, print).catch((error: unknown) => {
        if (gone.signal.aborted) return null
        throw error
      })
      // The caller has left: the thread has ended, and the next one may begin.
      if (bytes === null) return reply
      // No X-Total-Count: it is a whole file, of which nobody can count the lines.
      speakIn(reply, language)
      return reply.type(XLSX_TYPE).send(Buffer.from(bytes.buffer))
    },
  }
}

const tooManyRows = (total: number) =>
  fieldProblem([
    {
      in: 'header',
      name: 'Accept',
      code: 'invalid_parameter',
      message: {
        en: `The result has ${total} rows, but a workbook has at most ${MOST_SHEET_ROWS}. Narrow the filters, or use CSV.`,
        ko: `결과가 ${total}건이지만 XLSX 파일에는 ${MOST_SHEET_ROWS}건까지 담을 수 있습니다. 조건을 좁히거나 CSV로 받으십시오.`,
      },
    },
  ])
