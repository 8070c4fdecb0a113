import { Worker } from 'node:worker_threads'
import type { Order } from './messages.ts'

const LOOK_MS = 20
/** Of the pipe on which the reason is written before the end. */
export const REASON_PIPE = 4

/**
 * Runs in a thread: what reads a file does not let timers of its own thread run. The time is that of the processor, which
 * a busy machine does not make longer; the elapsed time has a limit of its own. It also ends with its parent.
 */
const LOOK = `const { writeSync } = require('node:fs')
const { workerData } = require('node:worker_threads')
const limits = new Float64Array(workerData)
const parent = process.ppid
function end(reason) {
  try {
    writeSync(${REASON_PIPE}, reason)
  } catch {}
  process.kill(process.pid, 'SIGKILL')
}
setInterval(() => {
  const [used, until, memory] = limits
  if (memory > 0 && process.memoryUsage.rss() > memory) end('memoryLimit')
  const { user, system } = process.cpuUsage()
  if ((used > 0 && user + system > used) || (until > 0 && performance.now() > until)) end('timeLimit')
  if (process.ppid !== parent) end('')
}, ${LOOK_MS})`

/** Ends the process once it takes more memory or time than it may, or its parent is gone. */
export function createProcessWatch(): { begin(order: Order): void; end(): void } {
  const shared = new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT)
  const limits = new Float64Array(shared)
  const thread = new Worker(LOOK, { eval: true, workerData: shared, stdout: true, stderr: true })
  thread.unref()
  const threadBegan = performance.now()
  return {
    begin({ timeMs, elapsedMs, memoryBytes }) {
      const { user, system } = process.cpuUsage()
      limits[0] = user + system + timeMs * 1_000
      limits[1] = performance.now() - threadBegan + elapsedMs
      limits[2] = memoryBytes
    },
    end() {
      limits.fill(0)
    },
  }
}
