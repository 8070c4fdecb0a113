import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../app.ts'
import { DAY, SECOND, systemClock } from '../lib/clock.ts'
import type { RunRow } from '../sources/index.ts'
import type { Action, CommandAnswer, CommandPlace, Given } from './command.ts'
import { Incomplete, Interrupted, NotFound, WrongUsage } from './failures.ts'
import { duration, grouped } from './output.ts'
import { endTime, startTime } from './words.ts'

const LOOK_MS = 200
/** This many failed attempts without any progress mean that the source is unavailable. */
const MOST_FAILURES = 40

export const run: Action = {
  words: ['NAME'],
  says: 'Fetches a period of a source again: missing records are added, stored ones are compared.',
  notes: [
    'Without --from: the last day. Without --to: until now. If stopped, the service or the same command continues it.',
    'If a running service reads the source, the service does the work. Records older than the day on which the',
    'source was first scheduled never alert.',
  ],
  options: {
    from: { value: 'TIME', says: 'a day such as 2026-10-01, or a time' },
    to: { value: 'TIME', says: 'a day, its end included, or a time' },
  },
  async run(given, place) {
    const name = given.word('NAME')
    const window = windowOf(given)
    const { app } = await place.open()
    const begun = performance.now()
    const ordered = await app.sources.order(name, window)
    if (!ordered) throw new NotFound(`There is no source "${name}".`)
    const worker = app.sources.orderWorkerFor(name)
    worker.start()
    try {
      const ended = await followed(app, ordered, place)
      return answer(ended, Math.round(performance.now() - begun))
    } finally {
      await worker.stop()
    }
  },
}

function windowOf(given: Given): { from: number; to: number } {
  const now = systemClock.now()
  const to = Math.min(endTime(given, 'to') ?? now, now)
  const from = startTime(given, 'from') ?? to - DAY
  if (from < to) return { from, to }
  throw new WrongUsage('--from must lie before --to, and before now.')
}

/**
 * Until everything is done, or nothing more is possible now. Failed parts are retried as long as the previous attempts
 * have completed any: the source may have been unavailable for a while.
 */
async function followed(app: App, ordered: RunRow, { progress, stopping }: CommandPlace): Promise<RunRow> {
  const begun = performance.now()
  let leastOpen = ordered.open
  let read = { mark: '', attempts: 0 }
  for (;;) {
    const state = (await app.sources.runState(ordered.id)) ?? ordered
    const { open, failing, refused, waiting } = state
    if (open === 0) return state
    const mark = markOf(state)
    if (mark !== read.mark) read = { mark, attempts: state.attempts }
    const failures = state.attempts - read.attempts
    if (failures >= MOST_FAILURES) throw new Incomplete(awayText(state, failures))
    if (failing + refused + waiting >= open) {
      if (failing === 0 || open >= leastOpen) throw new Incomplete(incompleteText(state))
      leastOpen = open
      await app.sources.hurry(state)
      continue
    }
    progress(progressLine(state, performance.now() - begun))
    if (stopping.aborted)
      throw new Interrupted(`Stopped with ${grouped(open)} parts left. The service, or the same command, continues.`)
    await pause(LOOK_MS, undefined, { signal: stopping }).catch(() => {})
  }
}

/** Changes whenever anything is read. */
const markOf = ({ open, new: fresh, changed, unchanged, quarantined }: RunRow): string =>
  [open, fresh, changed, unchanged, quarantined].join(' ')

function progressLine({ windows, open, new: fresh, changed, quarantined }: RunRow, ms: number): string {
  const done = Math.max(windows - open, 0)
  const left = done > 0 ? `, about ${duration(Math.ceil(((ms / done) * open) / SECOND))} left` : ''
  const records = `${grouped(fresh)} new, ${grouped(changed)} changed, ${grouped(quarantined)} quarantined`
  return `${grouped(done)} of ${grouped(done + open)} parts; ${records}${left}`
}

const CONTINUES = 'The service, or the same command, continues.'

const awayText = ({ open, reason }: RunRow, failures: number): string =>
  `${grouped(open)} parts are not done: the source failed ${failures} times in a row (${reason ?? 'no reason given'}). ${CONTINUES}`

function incompleteText({ open, failing, refused, waiting, reason }: RunRow): string {
  const parts: string[] = []
  if (waiting > 0) parts.push(`${grouped(waiting)} wait for the next day’s quota of calls`)
  if (failing > 0) parts.push(`${grouped(failing)} failed and wait for a later try (${reason ?? 'no reason given'})`)
  if (refused > 0) parts.push(`${grouped(refused)} cannot be done at present (${reason ?? 'no reason given'})`)
  return `${grouped(open)} parts are not done: ${parts.join('; ')}. ${CONTINUES}`
}

function answer(run: RunRow, ms: number): CommandAnswer {
  const { new: fresh, changed, unchanged, quarantined } = run
  const counts = [
    `${grouped(fresh)} new`,
    `${grouped(changed)} changed`,
    `${grouped(unchanged)} unchanged`,
    `${grouped(quarantined)} quarantined`,
  ]
  return {
    document: { new: fresh, changed, unchanged, quarantined, ms },
    text: `${counts.join(', ')} in ${(ms / SECOND).toFixed(1)} s.`,
  }
}
