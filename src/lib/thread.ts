import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { type Transferable, Worker } from 'node:worker_threads'

/**
 * The priority of a thread below that of requests (nice): a report is not urgent, and two of them would use half of a
 * small machine. If both need the same processor, a thread gets a quarter of it; with 10 it was a tenth, and on a busy
 * machine reports took more than 30 s. On Linux each thread has its own priority; elsewhere the call would lower the
 * whole process.
 */
const NICE = 5

/**
 * The heap of one thread: a report that needs more must not end the process. The young generation is small, otherwise
 * nothing is collected before a report is done.
 */
const HEAP_MB = 256
const YOUNG_MB = 8

/**
 * Runs `name(port, job)` of a module in a new thread, and returns the message that it sends. The module does nothing
 * when it is imported, so the code that calls it is here. `handedOver`: parts of the job that are transferred, not
 * copied. After an abort, the thread has ended when this returns.
 */
export async function runInThread<Job, Message>(
  module: URL,
  name: string,
  job: Job,
  signal: AbortSignal,
  handedOver: Transferable[] = [],
): Promise<Message> {
  signal.throwIfAborted()
  const start = `const { parentPort, workerData } = require('node:worker_threads')
if (process.platform === 'linux') require('node:os').setPriority(0, workerData.nice)
import(workerData.module).then((module) => module[workerData.name](parentPort, workerData.job))`
  return new Promise((resolve, reject) => {
    const worker = new Worker(start, {
      eval: true,
      workerData: { module: module.href, name, job, nice: NICE },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      env: compiledCode(),
      transferList: handedOver,
    })
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    worker.once('message', (message: Message) => {
      resolve(message)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(signal.aborted ? signal.reason : new Error('the thread ended without an answer'))
    })
  })
}

/**
 * No environment, except the compile cache of Node if it is set: it lets the code of a PDF load in 0.45 s of processor
 * time instead of 0.7 s. The folder of this version of Node is in the named one.
 */
function compiledCode(): Record<string, string> {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
