// One transaction without a time limit, with streams of rows out of and into it.

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type Line, withCode } from './line.ts'
import { createSql, type Fragment, type Queryable } from './sql.ts'

/** `read` sees one snapshot of the whole database and changes nothing; `write` commits all of its work or none. */
export type LongMode = 'read' | 'write'

export interface LongTransaction {
  sql: Queryable
  /** Passes on the rows of `copy … to stdout` as they arrive; `take` reads them to the end. Returns their number. */
  copyOut(statement: Fragment, take: (rows: Readable) => Promise<unknown>): Promise<number>
  /** Feeds `copy … from stdin`. Returns the number of rows. */
  copyIn(statement: Fragment, rows: AsyncIterable<Buffer>): Promise<number>
}

const BUFFER_BYTES = 1 << 18
const BEGIN: Record<LongMode, string> = {
  read: 'begin isolation level repeatable read read only',
  write: 'begin',
}

/** The connection is closed in any case; the server rolls back what was not committed. */
export async function longTransaction<T>(
  line: Line,
  mode: LongMode,
  signal: AbortSignal,
  work: (transaction: LongTransaction) => Promise<T>,
): Promise<T> {
  // The current statement fails as well and reports the error.
  line.on('error', () => {})
  const abort = () => line.connection.stream.destroy()
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    await line.open()
    const sql = createSql((statement) => line.run(statement))
    await sql.unsafe(BEGIN[mode])
    // Supported since version 17 of the server; the role may have a limit for its other work.
    if (line.serverVersion >= 17) await sql.unsafe('set local transaction_timeout = 0')
    await sql.unsafe('set local statement_timeout = 0')
    const result = await work({ sql, copyOut: copyOutOf(line), copyIn: copyInto(line) })
    await sql.unsafe('commit')
    return result
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof Error ? withCode(error) : error
  } finally {
    signal.removeEventListener('abort', abort)
    line.connection.stream.destroy()
  }
}

const copyOutOf =
  (line: Line): LongTransaction['copyOut'] =>
  async (statement, take) => {
    const rows = line.query(copyTo(statement.written().text, { highWaterMark: BUFFER_BYTES }))
    await take(rows)
    return rows.rowCount
  }

const copyInto =
  (line: Line): LongTransaction['copyIn'] =>
  async (statement, rows) => {
    const copy = line.query(copyFrom(statement.written().text, { highWaterMark: BUFFER_BYTES }))
    await pipeline(Readable.from(rows, { objectMode: false, highWaterMark: BUFFER_BYTES }), copy)
    return copy.rowCount
  }
