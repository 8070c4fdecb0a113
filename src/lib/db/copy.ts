// A stream out of the database, on its own connection.

import { to as copyTo } from 'pg-copy-streams'
import { type Line, withCode } from './line.ts'

/** The size of the buffer above which the server waits. */
const MOST = 1 << 20

/** The output of `copy … to stdout`, at the speed of the reader. The connection is closed at the end in any case. */
export async function* copyOut(line: Line, text: string): AsyncGenerator<Buffer> {
  // The stream reports a lost connection.
  line.on('error', () => {})
  try {
    await line.open()
    const rows = line.query(copyTo(text, { highWaterMark: MOST }))
    // An error may arrive after the reader has stopped.
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
