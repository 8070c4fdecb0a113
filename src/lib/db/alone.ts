// A lock that one process at a time holds while it works with other connections.

import { type Line, withCode } from './line.ts'
import { createSql } from './sql.ts'

/**
 * Runs `work` while no other process runs work under the same name in this database. The lock has its own connection,
 * because transactions of the pool may neither wait for seconds nor be idle; the server releases it when the connection
 * closes for any reason. If the connection is lost meanwhile, another process may have worked at the same time: that is
 * an error, and the work must be repeated.
 */
export async function workAlone<T>(line: Line, name: string, work: () => Promise<T>): Promise<T> {
  // The next statement fails as well and reports the error.
  line.on('error', () => {})
  try {
    await line.open()
    const sql = createSql((statement) => line.run(statement))
    await sql.unsafe('begin')
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
    const result = await work()
    await sql.unsafe('commit')
    return result
  } catch (error) {
    throw error instanceof Error ? withCode(error) : error
  } finally {
    line.connection.stream.destroy()
  }
}
