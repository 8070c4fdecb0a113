import { eventually } from '../harness.ts'
import { type Callers, isGood } from './callers.ts'
import type { Starvation } from './starvation.ts'
import { type Band, STEP_MS, type Timeline, WINDOW_MS } from './timeline.ts'
import type { Post, World } from './world.ts'

/** After each fault. */
const BOUND_MS = 10_000
/** After this time without a window within the band, the load of the machine has changed, or there is no recovery. */
const GIVEN_UP_MS = 3 * BOUND_MS
/** If other processes use more of the machine than this, the measurement is meaningless. */
const STARVED_SHARE = 0.2

/** Performance without a fault, measured in the same run with the same load. */
export interface Control {
  from: number
  to: number
  bands: ReadonlyMap<string, Band>
  /** From the publication of a notice until every API process finds it and its event is delivered. */
  flowMs: number
}

export interface Measured {
  /** From the end of the fault to the end of the first second within the control's band; null = not within 30 s. */
  answersMs: number | null
  /** Until a notice published after the fault is found and notified. */
  flowMs: number
  controlFlowMs: number
  /** The share of the machine that other processes used, during the control and after the fault; null if unknown. */
  othersBefore: number | null
  othersAfter: number | null
}

export interface Recovery extends Measured {
  fault: string
  verdict: 'met' | 'missed' | 'not judged'
}

/** If other processes use the machine, neither a fast nor a slow recovery means anything. */
export function verdictOf({ answersMs, flowMs, controlFlowMs, othersBefore, othersAfter }: Measured) {
  if (othersBefore === null || othersAfter === null || Math.max(othersBefore, othersAfter) > STARVED_SHARE)
    return 'not judged'
  return answersMs !== null && answersMs <= BOUND_MS && flowMs - controlFlowMs <= BOUND_MS ? 'met' : 'missed'
}

const percent = (share: number | null) => (share === null ? 'unknown' : `${Math.round(share * 100)} %`)

export const lineOf = (one: Recovery): string =>
  `${one.verdict}: ${one.fault}: answers as before after ${one.answersMs ?? `more than ${GIVEN_UP_MS}`} ms, a notice through after ${one.flowMs} ms (control ${one.controlFlowMs} ms); others used ${percent(one.othersBefore)} of the machine before, ${percent(one.othersAfter)} after`

export function createJudge(world: World, callers: Callers, timeline: Timeline, starvation: Starvation) {
  /** Measures the service for this many seconds without a fault. */
  async function control(seconds: number): Promise<Control> {
    const from = performance.now()
    const flowMs = await flow(world, callers)
    const to = from + Math.max(seconds * WINDOW_MS, flowMs)
    await eventually(() => performance.now() >= to)
    const windows = Array.from({ length: Math.floor((to - from) / WINDOW_MS) }, (_, at) => from + at * WINDOW_MS)
    return { from, to, bands: timeline.bands(windows), flowMs }
  }

  async function untilAnswered(bands: Control['bands'], over: number): Promise<number | null> {
    for (let from = over; from < over + GIVEN_UP_MS; from += STEP_MS) {
      await eventually(() => performance.now() >= from + WINDOW_MS)
      if (timeline.isWithin(bands, from)) return from + WINDOW_MS - over
    }
    return null
  }

  return {
    control,
    /** Measures from `over` on, when the fault has ended. */
    async recover(before: Control, fault: { name: string; over: number }): Promise<Recovery> {
      const begun = performance.now()
      const [answersMs, flowMs] = await Promise.all([
        untilAnswered(before.bands, fault.over),
        flow(world, callers).then((ms) => ms + begun - fault.over),
      ])
      starvation.look()
      const measured: Measured = {
        answersMs: answersMs === null ? null : Math.round(answersMs),
        flowMs: Math.round(flowMs),
        controlFlowMs: Math.round(before.flowMs),
        othersBefore: starvation.shareOfOthers(before.from, before.to),
        othersAfter: starvation.shareOfOthers(fault.over, performance.now()),
      }
      return { fault: fault.name, verdict: verdictOf(measured), ...measured }
    },
  }
}

/** The time until every API process finds a new notice and its account is notified. */
async function flow({ apis, keys, publisher, db, answers }: World, callers: Callers): Promise<number> {
  const begun = performance.now()
  const [number = ''] = publisher.publish(1)
  const path = `/v1/bids/${number}`
  const ask = (post: Post) => callers.ask({ post, key: keys.load.key, path, own: [200, 404] })
  await Promise.all(apis.map((post) => eventually(async () => isGood(await ask(post)))))
  await eventually(async () => {
    const [event] = await db.sql<{ id: string }[]>`
      select e.id from events e join bids b on b.notice_no = e.notice_no
      where e.account_id = ${keys.notified.accountId} and b.source = 'storm' and b.number = ${number}`
    return event !== undefined && answers.has(event.id)
  })
  return performance.now() - begun
}
