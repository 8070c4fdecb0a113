// Detects a pooler that gives each transaction another connection to the server.

import { type Line, withCode } from './line.ts'
import { createSql } from './sql.ts'

/**
 * Whether statements of one connection reach different sessions of the server (pgbouncer with `pool_mode = transaction` or
 * `statement`). Prepared statements, settings of a session and LISTEN do not work there. While a second connection is in
 * a transaction, it has a session for itself: with such a pooler it is the one that the first connection used before. A
 * pooler that takes sessions in turn (`server_round_robin`) is not detected.
 */
export async function poolsTransactions(make: () => Line): Promise<boolean> {
  const lines = [make(), make()] as const
  const [first, second] = lines
  // The statement under way fails as well.
  for (const line of lines) line.on('error', () => {})
  try {
    await first.open()
    const used = await sessionOf(first)
    if (used === first.processId) return false
    await second.open()
    await createSql((statement) => second.run(statement)).unsafe('begin')
    return (await sessionOf(second)) === used
  } catch (error) {
    if (isStatementPooling(error)) return true
    throw error instanceof Error ? withCode(error) : error
  } finally {
    for (const line of lines) line.connection.stream.destroy()
  }
}

/** Sent without being prepared, because a statement that one session has prepared may reach another. */
async function sessionOf(line: Line): Promise<number | undefined> {
  const sql = createSql((statement) => line.run(statement))
  const [row] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid')
  return row?.pid
}

/** With `pool_mode = statement`, pgbouncer refuses `begin`. */
const isStatementPooling = (error: unknown) =>
  error instanceof Error && error.message.startsWith('transaction blocks not allowed in statement pooling mode')
