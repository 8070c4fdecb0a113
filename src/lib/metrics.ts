import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface HttpObservation {
  method: string
  /** The pattern of the route, never the path: labels hold no account, key or query. */
  route: string
  status: number
  seconds: number
}

export interface Metrics {
  /** For counters and gauges of other parts. */
  registry: Registry
  observeHttp(observation: HttpObservation): void
  /** A gauge that is asked whenever somebody looks. */
  watch(name: string, help: string, read: () => number): void
  /** What a scraper is sent. */
  text(): Promise<string>
  contentType: string
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A registry of its own, so that two apps in one process (tests) do not meet. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const http = new Histogram({
    name: 'gonggo_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  return {
    registry,
    contentType: registry.contentType,
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
    observeHttp: ({ method, route, status, seconds }) =>
      http.observe({ method: METHODS.has(method) ? method : 'other', route, status: String(status) }, seconds),
  }
}
