// Measures the delay of the event loop, and decides which requests to reject under load.

import { performance } from 'node:perf_hooks'
import type { Metrics } from '../metrics.ts'
import { type Problem, unavailable } from '../problems.ts'

/** How often the delay is measured. */
const LOOK_MS = 10
/** The median of so many measurements counts: a single long turn, such as a garbage collection, is no overload. */
const LOOKS = 5

/**
 * From this delay on, requests without a key are rejected: half of what a search may wait in total. Single turns are as
 * late on an idle service (docs/decisions/0026), several in a row are not.
 */
const STRANGERS_WAIT_MS = 50
/** From this delay on, also the heaviest requests of accounts that use more than their share. */
const HEAVY_WAIT_MS = 100

export interface Overload {
  start(): void
  stop(): void
  /** The delay of the event loop in milliseconds; tests set it. */
  lateMs(): number
  /** The response to a request without a key under load; `null` = the request may continue. */
  checkAnonymous(): Problem | null
  /** The same for a heavy request of an account, which may use more than its share. */
  checkHeavy(isOverShare: () => boolean): Problem | null
}

interface OverloadDeps {
  metrics: Pick<Metrics, 'watch' | 'count'>
  /** Default: the measured delay of the event loop. */
  lateMs?: (() => number) | undefined
}

/** Measures the delay of the event loop, and decides which requests to reject so that the others stay fast. */
export function createOverload({ metrics, lateMs: given }: OverloadDeps): Overload {
  const looks = new Float64Array(LOOKS)
  let place = 0
  let late = 0
  let timer: NodeJS.Timeout | null = null

  function start(): void {
    let due = performance.now() + LOOK_MS
    let worked = workedMs()
    const look = () => {
      const [now, work] = [performance.now(), workedMs()]
      // Time that other programs took is not our work: rejecting requests would not help.
      looks[place] = Math.max(0, Math.min(now - due, work - worked))
      place = (place + 1) % LOOKS
      late = looks.toSorted()[LOOKS >> 1] ?? 0
      ;[due, worked] = [now + LOOK_MS, work]
      timer = setTimeout(look, LOOK_MS).unref()
    }
    timer ??= setTimeout(look, LOOK_MS).unref()
  }

  const lateMs = given ?? (() => late)
  metrics.watch('gonggo_event_loop_late_seconds', 'Current delay of the event loop.', () => lateMs() / 1000)
  const strangers = metrics.count('gonggo_shed_strangers_total', 'Requests without a key rejected because of overload.')
  const heavy = metrics.count('gonggo_shed_heavy_total', 'Expensive requests of accounts rejected because of overload.')

  return {
    start,
    stop() {
      if (timer) clearTimeout(timer)
      timer = null
    },
    lateMs,
    checkAnonymous() {
      if (lateMs() < STRANGERS_WAIT_MS) return null
      strangers(1)
      return busy()
    },
    checkHeavy(isOverShare) {
      if (lateMs() < HEAVY_WAIT_MS || !isOverShare()) return null
      heavy(1)
      return busy()
    },
  }
}

/** The processor time of this thread. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const busy = (): Problem =>
  unavailable({
    en: 'The service is overloaded at the moment. Please try again.',
    ko: '서비스에 요청이 몰려 있습니다. 잠시 뒤 다시 시도해 주십시오.',
  })
