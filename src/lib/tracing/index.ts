// What is traced, and as which spans. Loaded only if a collector is set; without it, `null` takes its place.

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Metrics } from '../metrics.ts'
import type { Outbound } from '../outbound/index.ts'
import type { TracingSettings } from '../tracing-settings.ts'
import {
  createChoice,
  createIdMaker,
  type Parent,
  randomSpanId,
  randomTraceId,
  readTraceparent,
  traceparentOf,
} from './context.ts'
import { type Attributes, createExporter, type TraceSpan } from './exporter.ts'

export interface NoticeVersion {
  noticeNo: string
  version: number
}

/** A page of a source, from the request to the response. */
export interface TracedPage {
  source: string
  operation: string
  from: number
  to: number
}

export interface MatchedNotice extends NoticeVersion {
  keywords: number
  /** One for each account and event type. */
  events: readonly EventKind[]
}

interface EventKind {
  type: string
  correction: boolean
}

export interface TracedDelivery {
  id: string
  webhookId: string
  eventId: string
  type: string
  attempt: number
  /** What is sent. */
  payload: string
}

export interface TracedAttempt {
  from: number
  to: number
  status: number | null
  reason: string | null
  delivered: boolean
}

export interface TracedRequest {
  traceparent: unknown
  requestId: string
  method: string
  route: string
  status: number
  ms: number
}

export interface Tracing {
  /** Notices that `work` writes come from this page. */
  page<T>(page: TracedPage, work: () => Promise<T>): Promise<T>
  /** Versions that a transaction has committed. */
  written(notices: readonly NoticeVersion[], times: Times): void
  /** The results of a batch of the feed. */
  matched(notices: readonly MatchedNotice[], times: { from: number; judged: number; to: number }): void
  /** An attempt of a delivery: the headers to send, and how it ends. */
  delivery(delivery: TracedDelivery): { headers: Record<string, string>; end: (attempt: TracedAttempt) => void }
  answered(request: TracedRequest): void
  start(): void
  stop(): Promise<void>
}

export interface TracingDeps {
  settings: TracingSettings
  version: string
  role: string
  /** The key for ids, the same for all processes of an installation. */
  key: Uint8Array
  request: Outbound['request']
  metrics: Pick<Metrics, 'count'>
  log: (message: string, detail?: object) => void
  now: () => number
  stopMs?: number
}

type Names = Pick<TraceSpan, 'traceId' | 'spanId' | 'parentId'>

const MOST_BYTES = 64 * 1024

interface Times {
  from: number
  to: number
}
type Written = NoticeVersion & Times

const READ = 'source.read'
const INTAKE = 'source.intake'
const FEED_WRITE = 'feed.write'
const API = /^\/(?:v1|mcp)(?:\/|$)/

export function createTracing(deps: TracingDeps): Tracing {
  const { settings, key, now } = deps
  const exporter = openExporter(deps)
  const ids = createIdMaker(key)
  const isChosen = createChoice(settings.sampler)
  const pages = new AsyncLocalStorage<Written[]>()

  const traceOf = ({ noticeNo, version }: NoticeVersion) => ids.traceId(`notice ${noticeNo} ${version}`)

  function step({ traceId, spanId, parentId }: Names, name: string, { from, to }: Times, attributes: Attributes) {
    exporter.add({ traceId, spanId, parentId, name, kind: 'internal', from, to, attributes, failed: false })
  }

  function traceWritten(written: readonly Written[], page: TracedPage | null, takenAt: number): void {
    for (const notice of written) {
      const traceId = traceOf(notice)
      if (!isChosen(traceId)) continue
      const names = { 'gonggo.notice.number': notice.noticeNo, 'gonggo.notice.version': notice.version }
      const [read, intake, write] = [READ, INTAKE, FEED_WRITE].map((name) => ids.spanId(traceId, name)) as [
        string,
        string,
        string,
      ]
      if (page) {
        const { source, operation, from, to } = page
        const origin = { ...names, 'gonggo.source': source, 'gonggo.operation': operation }
        step({ traceId, spanId: read, parentId: null }, READ, { from, to }, origin)
        step({ traceId, spanId: intake, parentId: read }, INTAKE, { from: to, to: takenAt }, names)
      }
      step({ traceId, spanId: write, parentId: page && intake }, FEED_WRITE, notice, names)
    }
  }

  return {
    async page(page, work) {
      const written: Written[] = []
      try {
        return await pages.run(written, work)
      } finally {
        // Also after an error: what was committed stays.
        traceWritten(written, page, now())
      }
    },
    written(notices, { from, to }) {
      const made = notices.map(({ noticeNo, version }) => ({ noticeNo, version, from, to }))
      const page = pages.getStore()
      if (page) page.push(...made)
      else traceWritten(made, null, to)
    },
    matched(notices, { from, judged, to }) {
      for (const notice of notices) {
        const traceId = traceOf(notice)
        if (!isChosen(traceId)) continue
        const match = { traceId, spanId: randomSpanId(), parentId: ids.spanId(traceId, FEED_WRITE) }
        step(match, 'alert.match', { from, to: judged }, { 'gonggo.keywords': notice.keywords })
        for (const [kind, some] of Map.groupBy(notice.events, writeOf)) {
          const write = { traceId, spanId: ids.spanId(traceId, kind), parentId: match.spanId }
          const attributes = { 'gonggo.event.type': some[0]?.type ?? '', 'gonggo.events': some.length }
          step(write, 'event.write', { from: judged, to }, attributes)
        }
      }
    },
    delivery(delivery) {
      const { notice, correction } = subjectOf(delivery.payload)
      const traceId = notice ? traceOf(notice) : ids.traceId(`event ${delivery.eventId}`)
      const write = writeOf({ type: delivery.type, correction })
      // Random: the attempts of a delivery that is sent again are counted from one.
      const spanId = randomSpanId()
      const isSampled = isChosen(traceId)
      const headers: Record<string, string> = {}
      if (settings.propagates) headers.traceparent = traceparentOf({ traceId, spanId, isSampled })
      return {
        headers,
        end(attempt) {
          if (!isSampled) return
          const parentId = notice ? ids.spanId(traceId, write) : null
          exporter.add(attemptSpan({ traceId, spanId, parentId }, delivery, attempt))
        },
      }
    },
    answered(request) {
      if (!API.test(request.route)) return
      const parent = settings.propagates ? readTraceparent(request.traceparent) : null
      const traceId = parent?.traceId ?? randomTraceId()
      if (isChosen(traceId, parent)) exporter.add(requestSpan(request, { traceId, parent, to: now() }))
    },
    start: exporter.start,
    stop: exporter.stop,
  }
}

function openExporter({ settings, version, role, request, metrics, log, stopMs }: TracingDeps) {
  const { endpoint, headers: given, timeoutMs } = settings
  const url = new URL(endpoint)
  const resource = {
    'service.version': version,
    'service.instance.id': randomUUID(),
    'gonggo.role': role,
    ...settings.resource,
  }
  return createExporter({
    settings,
    resource,
    version,
    async send(body, headers, signal) {
      const answer = await request(url, {
        method: 'POST',
        body,
        headers: { ...given, ...headers },
        timeoutMs,
        maxBytes: MOST_BYTES,
        tooLarge: 'cut',
        trust: 'operator',
        // A collector recognises a span by its id.
        repeatable: true,
        signal,
      })
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: answer.body }
    },
    onExported: metrics.count('gonggo_spans_exported_total', 'Spans that the trace collector has accepted.'),
    onDropped: metrics.count('gonggo_spans_dropped_total', 'Spans that could not be exported.'),
    log,
    ...(stopMs !== undefined && { stopMs }),
  })
}

/** Without the address of the receiver, which may contain a secret. */
const attemptSpan = (names: Names, delivery: TracedDelivery, attempt: TracedAttempt): TraceSpan => ({
  ...names,
  name: 'webhook.deliver',
  kind: 'client',
  from: attempt.from,
  to: attempt.to,
  attributes: {
    'gonggo.event.id': delivery.eventId,
    'gonggo.event.type': delivery.type,
    'gonggo.delivery.id': delivery.id,
    'gonggo.webhook.id': delivery.webhookId,
    'gonggo.attempt': delivery.attempt,
    'http.request.method': 'POST',
    ...(attempt.status !== null && { 'http.response.status_code': attempt.status }),
    ...(attempt.reason !== null && { 'error.type': attempt.reason }),
  },
  failed: !attempt.delivered,
})

/** The pattern of the route and not the path, as in metrics. */
function requestSpan(
  { requestId, method, route, status, ms }: TracedRequest,
  { traceId, parent, to }: { traceId: string; parent: Parent | null; to: number },
): TraceSpan {
  return {
    traceId,
    spanId: randomSpanId(),
    parentId: parent?.spanId ?? null,
    name: `${method} ${route}`,
    kind: 'server',
    from: to - ms,
    to,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'gonggo.request_id': requestId,
    },
    failed: status >= 500,
  }
}

/**
 * The parent step of a delivery: the delivery knows its event, but neither the account's other events nor the batch.
 */
const writeOf = ({ type, correction }: EventKind) => `event.write ${type}${correction ? ' correction' : ''}`

interface Subject {
  notice: NoticeVersion | null
  correction: boolean
}

/**
 * The notice of an event; some have none. Tracing must not fail a delivery, so an unreadable payload counts as none.
 */
function subjectOf(payload: string): Subject {
  try {
    const { data } = JSON.parse(payload) as { data?: { bid?: Partial<NoticeVersion>; correction?: boolean } }
    const { noticeNo, version } = data?.bid ?? {}
    const notice = noticeNo === undefined || version === undefined ? null : { noticeNo, version }
    return { notice, correction: data?.correction ?? false }
  } catch {
    return { notice: null, correction: false }
  }
}
