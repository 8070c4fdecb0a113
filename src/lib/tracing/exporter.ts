// Queues finished spans and sends them to the collector as OTLP/HTTP with JSON. Nothing else ever waits for the
// collector.

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { MINUTE, pause, SECOND } from '../clock.ts'
import type { TracingSettings } from '../tracing-settings.ts'

/** The numbers of OTLP. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3 } as const

export type Attributes = Record<string, string | number | boolean>

export interface TraceSpan {
  traceId: string
  spanId: string
  parentId: string | null
  name: string
  kind: keyof typeof SPAN_KINDS
  /** Milliseconds, with fractions. */
  from: number
  to: number
  attributes: Attributes
  failed: boolean
}

export interface CollectorAnswer {
  status: number
  /** The wait that the collector requests, if any. */
  retryAfter: string | null
  body: Uint8Array
}

export interface ExporterDeps {
  settings: Pick<TracingSettings, 'isPacked' | 'queue'>
  resource: Attributes
  version: string
  send: (body: Uint8Array, headers: Record<string, string>, signal: AbortSignal) => Promise<CollectorAnswer>
  onExported: (n: number) => void
  onDropped: (n: number) => void
  log: (message: string, detail?: object) => void
  /** How long sending the last spans may take at the stop. */
  stopMs?: number
}

const packed = (text: string) => promisify(gzip)(text)
const AGAIN = new Set([429, 502, 503, 504])
const FIRST_WAIT_MS = SECOND
const LONGEST_WAIT_MS = 30 * SECOND
const STOP_MS = 2 * SECOND

export function createExporter(deps: ExporterDeps) {
  const { settings, onExported, onDropped, log, stopMs = STOP_MS } = deps
  const { most, batch: size, delayMs, patienceMs } = settings.queue
  const queue: TraceSpan[] = []
  let full = Promise.withResolvers<void>()
  const stopping = new AbortController()
  const leaving = new AbortController()
  let running: Promise<void> | null = null
  let loggedAt = Number.NEGATIVE_INFINITY

  function add(span: TraceSpan): void {
    if (queue.length >= most || leaving.signal.aborted) onDropped(1)
    else queue.push(span)
    if (queue.length >= size) full.resolve()
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waited = new AbortController()
      const signal = AbortSignal.any([waited.signal, stopping.signal])
      await Promise.race([pause(delayMs, signal), full.promise])
      waited.abort()
      full = Promise.withResolvers()
      while (queue.length > 0 && !stopping.signal.aborted) await deliver(queue.splice(0, size))
    }
    while (queue.length > 0) await deliver(queue.splice(0, size))
  }

  /** Repeats until the batch is accepted or rejected, or the time is over. */
  async function deliver(batch: TraceSpan[]): Promise<void> {
    const began = performance.now()
    const body = await bodyOf(batch, deps)
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const { done, reason, askedMs } = await attempt(batch, body)
      if (done) return
      const nextMs = Math.max(wait, askedMs)
      const isLate = performance.now() - began + nextMs > patienceMs
      if (isLate || stopping.signal.aborted) return giveUp(batch, reason)
      await pause(nextMs, stopping.signal)
    }
  }

  async function attempt(
    batch: TraceSpan[],
    body: Uint8Array,
  ): Promise<{ done: boolean; reason: string; askedMs: number }> {
    const headers = { 'content-type': 'application/json', ...(settings.isPacked && { 'content-encoding': 'gzip' }) }
    try {
      const answer = await deps.send(body, headers, leaving.signal)
      const { status } = answer
      if (status >= 200 && status < 300) taken(batch.length, rejectedBy(answer))
      else if (AGAIN.has(status)) {
        const askedMs = (Number(answer.retryAfter) || 0) * SECOND
        return { done: false, reason: `the collector answered ${status}`, askedMs }
      } else giveUp(batch, `the collector answered ${status}`)
      return { done: true, reason: '', askedMs: 0 }
    } catch (error) {
      return { done: false, reason: error instanceof Error ? error.message : String(error), askedMs: 0 }
    }
  }

  function taken(count: number, rejected: number): void {
    const lost = Math.min(rejected, count)
    if (count > lost) onExported(count - lost)
    if (lost > 0) onDropped(lost)
  }

  function giveUp(batch: TraceSpan[], reason: string): void {
    onDropped(batch.length)
    const now = performance.now()
    if (now - loggedAt < MINUTE) return
    loggedAt = now
    log('traces could not be exported', { reason, spans: batch.length })
  }

  return {
    add,
    start(): void {
      running ??= run()
    },
    /** Sends the queued spans for a moment; the rest is dropped. */
    async stop(): Promise<void> {
      stopping.abort()
      if (running === null) return
      const deadline = setTimeout(() => leaving.abort(), stopMs)
      await running
      clearTimeout(deadline)
    },
  }
}

const bodyOf = async (
  spans: readonly TraceSpan[],
  { settings, resource, version }: ExporterDeps,
): Promise<Uint8Array> => {
  const scope = { name: 'gonggo', version }
  const text = JSON.stringify({
    resourceSpans: [
      { resource: { attributes: attributesOf(resource) }, scopeSpans: [{ scope, spans: spans.map(spanOf) }] },
    ],
  })
  return settings.isPacked ? packed(text) : Buffer.from(text)
}

const ERROR = { code: 2 }

const spanOf = ({ traceId, spanId, parentId, name, kind, from, to, attributes, failed }: TraceSpan) => ({
  traceId,
  spanId,
  ...(parentId !== null && { parentSpanId: parentId }),
  name,
  kind: SPAN_KINDS[kind],
  startTimeUnixNano: nanoseconds(from),
  endTimeUnixNano: nanoseconds(Math.max(from, to)),
  attributes: attributesOf(attributes),
  ...(failed && { status: ERROR }),
})

/** As text, because numbers of JavaScript are not exact enough. */
const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, of]) => ({ key, value: otlpValue(of) }))

function otlpValue(of: string | number | boolean) {
  if (typeof of === 'string') return { stringValue: of }
  if (typeof of === 'boolean') return { boolValue: of }
  return Number.isInteger(of) ? { intValue: String(of) } : { doubleValue: of }
}

/** A collector may accept a part of a batch. */
function rejectedBy({ body }: CollectorAnswer): number {
  try {
    const { partialSuccess } = JSON.parse(Buffer.from(body).toString()) as {
      partialSuccess?: { rejectedSpans?: unknown }
    }
    return Number(partialSuccess?.rejectedSpans ?? 0) || 0
  } catch {
    return 0
  }
}
