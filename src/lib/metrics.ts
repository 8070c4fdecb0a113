import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'
import type { Wire } from './wire.ts'

export interface HttpObservation {
  method: string
  /** The pattern of the route, never the path: labels contain no account, key or query. */
  route: string
  status: number
  seconds: number
}

export interface EachGauge<T> {
  name: string
  help: string
  value: (thing: T) => number | null
}

export interface Metrics {
  /** For counters and gauges of other parts. */
  registry: Registry
  observeHttp(observation: HttpObservation): void
  /** A gauge that is read at each scrape. */
  watch(name: string, help: string, read: () => number): void
  /** Several gauges over the same things, each with a label; read once for all of them. */
  watchEach<T extends { name: string }>(
    label: string,
    read: () => Promise<T[]>,
    gauges: readonly EachGauge<T>[],
    /** How long a value is reused; default: for one scrape. */
    rememberedMs?: number,
  ): void
  /** A counter; returns the function that adds to it. */
  count(name: string, help: string): (n: number) => void
  /** Several counters, each with a label. */
  countEach<Value extends string>(label: string, name: string, help: string): (value: Value) => void
  /** A histogram of durations; returns the function that adds one, in seconds. */
  time(name: string, help: string): (seconds: number) => void
  /** Constant facts, as labels of a gauge that is 1. */
  info(name: string, help: string, facts: Record<string, string>): void
  /** The values of `text`, for another process. */
  values(): Promise<Values>
  /** The response to a scrape. */
  text(): Promise<string>
  contentType: string
}

type Values = MetricObjectWithValues<MetricValue<string>>[]

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A separate registry, so that two apps in one process (tests) do not conflict. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const http = new Histogram({
    name: 'gonggo_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  /** By method, route and status: a lookup by labels costs as much as authentication. */
  const observed = new Map<string, ReturnType<typeof http.labels>>()
  return {
    registry,
    contentType: registry.contentType,
    values: () => registry.getMetricsAsJSON() as Promise<Values>,
    text: () => registry.metrics(),
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read())
        },
      })
    },
    watchEach(label, read, gauges, rememberedMs = ONE_SCRAPE_MS) {
      const things = remembered(read, rememberedMs)
      for (const { name, help, value } of gauges) {
        new Gauge({
          name,
          help,
          labelNames: [label],
          registers: [registry],
          async collect() {
            // A failed read is omitted, which an alarm can detect, and the scrape gets the rest.
            const measured = await things().catch(() => [])
            this.reset()
            for (const thing of measured) {
              const number = value(thing)
              if (number !== null) this.set({ [label]: thing.name }, number)
            }
          },
        })
      }
    },
    count(name, help) {
      const counter = new Counter({ name, help, registers: [registry] })
      return (n) => counter.inc(n)
    },
    countEach(label, name, help) {
      const counter = new Counter({ name, help, labelNames: [label], registers: [registry] })
      return (value) => counter.inc({ [label]: value })
    },
    time(name, help) {
      const histogram = new Histogram({ name, help, buckets: BUCKETS, registers: [registry] })
      return (seconds) => histogram.observe(seconds)
    },
    info(name, help, facts) {
      new Gauge({ name, help, labelNames: Object.keys(facts), registers: [registry] }).set(facts, 1)
    },
    observeHttp({ method, route, status, seconds }) {
      const name = `${method} ${route} ${status}`
      const known = observed.get(name)
      if (known) {
        known.observe(seconds)
        return
      }
      const one = http.labels({ method: METHODS.has(method) ? method : 'other', route, status: String(status) })
      // The client chooses the method, so unknown ones are not cached.
      if (METHODS.has(method)) observed.set(name, one)
      one.observe(seconds)
    },
  }
}

const ONE_SCRAPE_MS = 1_000

/** Reads once for all gauges of a scrape. */
function remembered<T>(ask: () => Promise<T>, ms: number): () => Promise<T> {
  let last: { answer: Promise<T>; at: number; hasFailed: boolean } | null = null
  return () => {
    const now = performance.now()
    if (!last || now - last.at > (last.hasFailed ? ONE_SCRAPE_MS : ms)) {
      const next = { answer: ask(), at: now, hasFailed: false }
      next.answer.catch(() => {
        next.hasFailed = true
      })
      last = next
    }
    return last.answer
  }
}

/**
 * The metrics of all processes that share this port, whichever of them is scraped; each value has its process as a
 * label.
 */
export function metricsOfAll({ contentType }: Metrics, wire: Wire): Pick<Metrics, 'text' | 'contentType'> {
  return {
    contentType,
    async text() {
      const all = await wire.ask<{ process: string; metrics: Values }[]>('metrics')
      const labelled = all.map(({ process, metrics }) =>
        metrics.map((metric) => ({
          ...metric,
          // No two values have the same labels, so a sum leaves each unchanged.
          aggregator: 'sum' as const,
          values: metric.values.map((one) => ({ ...one, labels: { ...one.labels, process } })),
        })),
      )
      return AggregatorRegistry.aggregate(labelled).metrics()
    },
  }
}
