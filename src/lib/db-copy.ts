import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { Fragment } from './db.ts'

/** One row of `COPY … TO STDOUT` in its text form; `null` where the column is. */
export type CopiedRow = (string | null)[]

/**
 * Streams a `copy (select …) to stdout`, some thousand rows at a time: the fastest way out of PostgreSQL, 1 M notices in
 * about a fifth of the time that rows through the driver's parsers take.
 */
export async function* copyOut(statement: Fragment): AsyncGenerator<CopiedRow[]> {
  const stream: Readable = await statement.readable()
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const text = rest + decoder.write(chunk as Buffer)
    const end = text.lastIndexOf('\n')
    rest = text.slice(end + 1)
    if (end >= 0) yield text.slice(0, end).split('\n').map(readRow)
  }
}

const readRow = (line: string): CopiedRow => line.split('\t').map(readValue)

function readValue(text: string): string | null {
  if (!text.includes('\\')) return text
  return text === '\\N' ? null : text.replace(/\\([bfnrtv\\])/g, (_, letter: string) => ESCAPES[letter] ?? '')
}

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '\\': '\\' }
