import { connectionError, GonggoError, TimedOut } from './errors.ts'
import { rowsMissing } from './lines.ts'

export type Watch = ReturnType<typeof createWatch>

/** Aborts an attempt that takes too long, or that the caller aborts. */
export function createWatch(ms: number, given?: AbortSignal) {
  const late = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = {
    signal: given ? AbortSignal.any([given, late.signal]) : late.signal,
    begin(): void {
      timer = setTimeout(() => late.abort(), ms)
    },
    end: () => clearTimeout(timer),
    /** Whether the response has begun: later errors occur within its body. */
    isAnswered: false,
    explain(error: unknown): unknown {
      if (given?.aborted) return given.reason
      if (error instanceof GonggoError) return error
      if (late.signal.aborted)
        return new TimedOut(`No answer within ${ms / 1000} s: the option timeoutMs sets this limit`, error)
      return connectionError(error, watch.isAnswered)
    },
  }
  watch.begin()
  return watch
}

/**
 * The body with a limit for each silence, excluding the time that its reader takes, and with a check of the number of
 * rows of an export.
 */
export function watched({ body, headers }: Response, watch: Watch): ReadableStream<Uint8Array> {
  const reader = body?.getReader()
  const missingAfter = rowsMissing(headers)
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      watch.begin()
      try {
        const { value } = (await reader?.read()) ?? {}
        const missing = missingAfter(value ?? new Uint8Array())
        if (value) controller.enqueue(value)
        else if (missing > 0) throw new Error(`${missing} rows are missing`)
        else controller.close()
      } catch (error) {
        controller.error(watch.explain(error))
      } finally {
        watch.end()
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const { signal: stopped, end } = createWatch(ms, signal)
  if (!stopped.aborted) await new Promise((resolve) => stopped.addEventListener('abort', resolve))
  end()
  signal?.throwIfAborted()
}
