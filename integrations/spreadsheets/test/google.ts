import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

/**
 * The part of Google's script service that `Gonggo.gs` uses. The script runs in a thread, because its calls are
 * synchronous; requests and pauses are executed here, in the thread that also runs the service.
 */
export interface SheetPicture {
  values: unknown[][]
  formats: string[][]
}

export interface Picture {
  sheets: Record<string, SheetPicture>
  properties: Record<string, string>
  triggers: { handler: string; dueAt: number }[]
  menu: [caption: string, handler: string][]
  /** The duration of the last execution by the script's clock. */
  ranMs: number
  failed: string | null
}

export interface ScriptRequest {
  url: string
  headers: Record<string, string>
}

export interface GoogleWishes {
  /** The duration of each request by the script's clock. */
  requestMs?: number
  /** The duration of writing values, which passes after they are written. */
  writeMs?: number
  /** Called when the script sleeps. */
  slept?(ms: number): Promise<void>
  /** Answers to the prompts of the script. */
  typed?: string[]
}

export type ThreadRequest =
  | { kind: 'fetch'; url: string; headers: Record<string, string> }
  | { kind: 'sleep'; ms: number }
export interface ThreadAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

const SCRIPT = join(import.meta.dirname, '../Gonggo.gs')

export async function openGoogle({ requestMs = 100, writeMs = 0, slept, typed = [] }: GoogleWishes = {}) {
  const { port1: port, port2 } = new MessageChannel()
  const bell = new Int32Array(new SharedArrayBuffer(4))
  const script = readFileSync(SCRIPT, 'utf8')
  const worker = new Worker(new URL('google-thread.ts', import.meta.url), {
    workerData: { port: port2 satisfies MessagePort, bell, script, requestMs, writeMs, typed },
    transferList: [port2],
  })
  const requests: ScriptRequest[] = []
  const sleeps: number[] = []

  async function answerOf(request: ThreadRequest): Promise<ThreadAnswer> {
    if (request.kind === 'sleep') {
      sleeps.push(request.ms)
      await slept?.(request.ms)
      return { status: 0, headers: {}, text: '' }
    }
    requests.push({ url: request.url, headers: request.headers })
    const response = await fetch(request.url, { headers: request.headers, redirect: 'manual' })
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
  }

  port.on('message', async (request: ThreadRequest) => {
    port.postMessage(await answerOf(request))
    Atomics.store(bell, 0, 1)
    Atomics.notify(bell, 0)
  })

  return {
    requests,
    sleeps,
    /** One execution: the script is loaded again, so its variables are reset. */
    async run(handler: string): Promise<Picture> {
      worker.postMessage({ handler })
      const [picture] = (await once(worker, 'message')) as [Picture]
      return picture
    },
    /** Types a value into a cell. */
    async type(sheet: string, row: number, column: number, value: unknown): Promise<void> {
      worker.postMessage({ sheet, row, column, value })
      await once(worker, 'message')
    },
    async close(): Promise<void> {
      port.close()
      await worker.terminate()
    },
  }
}
