// A stream out of the database, on a connection that ends with it.

import { to as copyTo } from 'pg-copy-streams'
import { type Line, withCode } from './line.ts'

/** With so much lying here the server waits. */
const MOST = 1 << 20

/** What a `copy … to stdout` gives, no faster than it is taken. However it ends, the connection is closed. */
export async function* copyOut(line: Line, text: string): AsyncGenerator<Buffer> {
  // The stream reports a lost connection.
  line.on('error', () => {})
  try {
    await line.open()
    const rows = line.query(copyTo(text, { highWaterMark: MOST }))
    // An error that comes when nobody reads any more.
    rows.on('error', () => {})
    for await (const piece of rows) yield piece
  } catch (error) {
    throw error instanceof Error ? withCode(error) : error
  } finally {
    const { stream } = line.connection
    if (!stream.closed) {
      await new Promise((resolve) => stream.once('close', resolve).destroy())
    }
  }
}
