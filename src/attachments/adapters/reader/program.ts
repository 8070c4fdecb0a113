import { setPriority } from 'node:os'
import { storedPieces, unreadOf } from '../../rules/parts.ts'
import type { ReadLimits } from './budget.ts'
import type { Order, ReaderReport } from './messages.ts'
import { readFileBytes } from './read.ts'
import { createProcessWatch } from './watch.ts'

/** Other processes of the machine come first. */
const NICE = 10

/**
 * The program of the process that reads files. It receives an order by message and the bytes of the file on its standard
 * input, and answers with the text in pieces, then with the outcome. It has no access to files, except to this program.
 */
export function runReader(): void {
  setPriority(NICE)
  const watch = createProcessWatch()
  const report = (message: ReaderReport) => process.send?.(message)
  let order: Order | null = null
  let chunks: Buffer[] = []
  let received = 0

  function begin(): void {
    if (!order || received < order.bytes) return
    const { limits } = order
    const bytes = Buffer.concat(chunks, received)
    watch.begin(order)
    order = null
    chunks = []
    received = 0
    void work(bytes, limits)
  }

  async function work(bytes: Buffer, limits: ReadLimits): Promise<void> {
    const outcome = await readFileBytes(bytes, limits, {
      begin: (kind) => report({ kind }),
      // A message is read by the service in one step, so a long text is sent in several.
      take(part) {
        for (const piece of storedPieces(part)) report({ part: piece })
      },
    })
    watch.end()
    if (outcome.unread) {
      outcome.unreadCount = outcome.unread.length
      outcome.unread = unreadOf(outcome.unread)
    }
    report({ outcome, memoryBytes: process.memoryUsage.rss() })
  }

  process.on('message', (message: Order) => {
    order = message
    begin()
  })
  process.stdin.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    received += chunk.length
    begin()
  })
  process.on('disconnect', () => process.exit())
}
