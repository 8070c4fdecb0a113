import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { type Transferable, Worker } from 'node:worker_threads'

/**
 * How far a thread stands back for everybody who waits for an answer (nice): a report has its time, and two of them
 * would take half of a small machine. Where both want the same processor, a thread gets a quarter of it; with 10 it was a
 * tenth, and on a crowded machine reports took more than 30 s. On Linux each thread has a priority of its own; elsewhere
 * the call would lower the whole process.
 */
const NICE = 5

/**
 * Of the heap of one thread: a report that needs more must not take the process with it. What is young is kept small,
 * or else nothing is collected before a report is done.
 */
const HEAP_MB = 256
const YOUNG_MB = 8

/**
 * Runs `name(port, job)` of a module in a thread of its own, which ends with it, and returns the message it sends. The
 * module does nothing when it is imported, so what runs it stands here. `handedOver`: parts of the job that are not
 * copied. Where it is aborted, the thread has ended when that is said.
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
 * Nothing of the environment, but where Node keeps what it has compiled, if it does: then the code of a PDF is loaded in
 * 0.45 s of processor time instead of 0.7 s. The folder of this version of Node is in the one that is named.
 */
function compiledCode(): Record<string, string> {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
