// How late the event loop is, and who is asked to come again.

import { performance } from 'node:perf_hooks'
import type { Metrics } from '../metrics.ts'
import { type Problem, unavailable } from '../problems.ts'

/** How often a look is taken at how late looks come. */
const LOOK_MS = 10
/** The one in the middle of so many counts: a single long turn, such as collecting garbage, is no overload. */
const LOOKS = 5

/**
 * Callers without key are asked to come again from here on: half of what a search may wait in all. Single turns come as
 * late with nobody about (docs/decisions/0026); several in a row do not.
 */
const STRANGERS_WAIT_MS = 50
/** From here on also the heaviest questions of accounts that have more than their share of what is worked on. */
const HEAVY_WAIT_MS = 100

export interface Overload {
  start(): void
  stop(): void
  /** Milliseconds by which the event loop is late; tests say it themselves. */
  lateMs(): number
  /** What a caller without key is told instead of an answer; `null` while there is time for him. */
  checkAnonymous(): Problem | null
  /** The same for a heavy question of an account, which may have more than its share. */
  checkHeavy(isOverShare: () => boolean): Problem | null
}

interface OverloadDeps {
  metrics: Pick<Metrics, 'watch' | 'count'>
  /** Default: how late the event loop is found. */
  lateMs?: (() => number) | undefined
}

/** Watches how late the event loop is, and says who comes again later so that others are answered in time. */
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
      // What other programs took of the machine is no work of ours: to refuse somebody would not end it.
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

/** Processor time of this thread. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const busy = (): Problem =>
  unavailable({
    en: 'The service is overloaded at the moment. Please try again.',
    ko: '서비스에 요청이 몰려 있습니다. 잠시 뒤 다시 시도해 주십시오.',
  })
