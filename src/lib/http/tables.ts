// How a list is answered as a table for spreadsheets.

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { onlyOfPages } from '../../vocabulary/sentences.ts'
import { CSV } from '../csv.ts'
import { fieldProblem } from '../problems.ts'
import { negotiate } from './headers.ts'
import { inPieces } from './pieces.ts'

/** All of a list: how many rows, and their lines behind a line of names. */
export interface Table {
  total: number
  /** In batches, made as they are read. */
  lines: Iterable<Iterable<string>> | AsyncIterable<Iterable<string>>
}

/** Of a route with these forms: a table takes one of the places for exports. */
export const tableHold =
  (forms: readonly string[]) =>
  ({ headers }: Pick<FastifyRequest, 'headers'>) =>
    negotiate(headers.accept, forms) === CSV ? { kind: 'exports' as const, longestMs: null } : null

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
      message: onlyOfPages(name, { en: 'CSV contains', ko: 'CSV에는' }),
    })),
  )
}
