import { systemClock } from '../src/lib/clock.ts'
import { createHttp, type HttpOptions } from '../src/lib/http/http.ts'
import { createLog } from '../src/lib/log.ts'
import { createMetrics } from '../src/lib/metrics.ts'

/** The HTTP layer without a service behind it. */
export const createPlainHttp = (options: Partial<HttpOptions> = {}) =>
  createHttp({
    log: createLog({ level: 'silent' }),
    clock: systemClock,
    metrics: createMetrics(),
    trustedProxies: [],
    publicUrl: () => 'https://gonggo.example',
    stage: 'open-beta',
    version: '1.0.0-test.1',
    ...options,
  })
