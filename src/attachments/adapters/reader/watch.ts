import { Worker } from 'node:worker_threads'
import type { Order } from './messages.ts'

const LOOK_MS = 20
/** The parent ends the process at the limit; if the parent is gone, the process ends itself. */
const GRACE_MS = 2_000

/** Runs in a thread: what reads a file does not let timers of its own thread run. */
const LOOK = `const { workerData } = require('node:worker_threads')
const limits = new Float64Array(workerData)
setInterval(() => {
  const [until, memory] = limits
  const isOver = (until > 0 && Date.now() > until) || (memory > 0 && process.memoryUsage.rss() > memory)
  if (isOver) process.kill(process.pid, 'SIGKILL')
}, ${LOOK_MS})`

/** Ends the process once it takes more memory or time than it may. */
export function createProcessWatch(): { begin(order: Order): void; end(): void } {
  const shared = new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)
  const limits = new Float64Array(shared)
  const thread = new Worker(LOOK, { eval: true, workerData: shared, stdout: true, stderr: true })
  thread.unref()
  return {
    begin({ timeMs, memoryBytes }) {
      limits[0] = Date.now() + timeMs + GRACE_MS
      limits[1] = memoryBytes
    },
    end() {
      limits.fill(0)
    },
  }
}
