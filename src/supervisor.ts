// Starts the processes that serve one port, restarts them, and counts their limits (docs/decisions/0048-processes.md).

import cluster, { type Worker } from 'node:cluster'
import { createMemoryWindow, createProcesses, RedisRequired, WINDOW_MS } from './access/index.ts'
import { type BootOptions, checkPort, isFirstStart, openInfrastructure } from './boot.ts'
import type { Config } from './config.ts'
import { createLoop, pause, SECOND, systemClock } from './lib/clock.ts'
import { type Log, sparingRepeats } from './lib/log.ts'
import type { Screen } from './lib/screen.ts'
import { createWire, type Wire } from './lib/wire.ts'

interface Supervision {
  log: Log
  screen: Screen
  options: BootOptions
  stopping: AbortSignal
}

interface Member {
  worker: Worker
  wire: Wire
  isReady: boolean
  /** Whether it was asked to end. */
  isLeaving: boolean
  /** Resolves to whether it began to accept requests. */
  started: Promise<boolean>
  ended: Promise<void>
}

/** A place for one process, which is filled again when the process ends. */
interface Slot {
  number: number
  member: Member | null
}

/** State shared by the functions below. */
interface Crew {
  slots: Slot[]
  log: Log
  stop: AbortController
  /** Resolves to the exit code, once all processes must end. */
  over: PromiseWithResolvers<number>
  fork: (slot: Slot) => Member
}

const BEAT_MS = 2 * SECOND
const SHORTEST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5 * SECOND
/** A process that ran this long did not end for the same reason as its predecessor. */
const STEADY_MS = 10 * SECOND
/** While a process drains, each connection is closed with its next response. */
const DRAIN_MS = SECOND
/** Longer than a process waits for its requests and its background work. */
const STOP_PATIENCE_MS = 30 * SECOND

/** Runs until `stopping`, or until the processes cannot serve. Returns the exit code. */
export async function supervise(config: Config, { log, screen, options, stopping }: Supervision): Promise<number> {
  const isFirst = isFirstStart(config)
  if (isFirst) await checkPort(config)
  if (screen.isTerminal) screen.progress(isFirst ? 'Creating the database …' : 'Starting …')
  const infrastructure = await openInfrastructure(config, { ...options, connections: 2 })
  try {
    await infrastructure.settle()
    // With Redis, processes count there and record that they are alive.
    const alone = infrastructure.embedded || config.redisUrl !== null
    const processes = createProcesses({ db: infrastructure.db, shared: false, alone })
    await processes.enter(stopping)
    const crew = createCrew(config, log)
    const warn = sparingRepeats((message, detail = {}) => log.warn(detail, message))
    const onError = (error: unknown) => {
      warn('background work failed and will be tried again', { err: error })
      if (error instanceof RedisRequired) end(crew, error.message)
    }
    const beat = createLoop(BEAT_MS, processes.beat, onError)
    beat.start()
    try {
      screen.print('')
      // A process started from a terminal ends with it, like any other program.
      return await run(crew, stopping, !screen.isTerminal)
    } finally {
      await beat.stop()
      await processes.leave().catch(onError)
    }
  } finally {
    await infrastructure.stop()
  }
}

function createCrew({ role, processes }: Config, log: Log): Crew {
  const window = createMemoryWindow({ now: systemClock.steady, windowMs: WINDOW_MS })
  // The kernel assigns each connection to the process that accepts first, so none waits for a process that was killed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const crew: Crew = {
    slots: Array.from({ length: processes }, (_, index) => ({ number: index + 1, member: null })),
    log,
    stop: new AbortController(),
    over: Promise.withResolvers<number>(),
    /** The first slot does the work of the role `all` and runs the demo; the others only serve. */
    fork(slot) {
      cluster.setupPrimary({ args: slot.number === 1 ? [`--role=${role}`] : ['--role=api', '--beside'] })
      const member = createMember(cluster.fork(), slot, log)
      member.wire.answer('take', window.take)
      member.wire.answer('broken', (why: string) => end(crew, why))
      member.wire.answer('metrics', () => metricsOfAll(crew))
      return member
    },
  }
  return crew
}

function createMember(worker: Worker, { number }: Slot, log: Log): Member {
  const started = Promise.withResolvers<boolean>()
  const ended = Promise.withResolvers<void>()
  const member: Member = {
    worker,
    wire: createWire(worker),
    isReady: false,
    isLeaving: false,
    started: started.promise,
    ended: ended.promise,
  }
  member.wire.answer('ready', () => {
    member.isReady = true
    started.resolve(true)
  })
  worker.once('exit', (code, signal) => {
    if (!member.isLeaving) log.warn({ process: number, pid: worker.process.pid, code, signal }, 'a process has ended')
    started.resolve(false)
    ended.resolve()
  })
  return member
}

function end({ log, over }: Crew, why: string): void {
  log.fatal(why)
  over.resolve(1)
}

const readySlots = ({ slots }: Crew) =>
  slots.flatMap(({ number, member }) => (member?.isReady && !member.isLeaving ? [{ number, member }] : []))

function tellRunning(crew: Crew): void {
  const ready = readySlots(crew)
  for (const { member } of ready) member.wire.ask('running', ready.length).catch(() => {})
}

/** Metrics of a process that ends in the meantime are missing. */
async function metricsOfAll(crew: Crew) {
  const all = await Promise.all(
    readySlots(crew).map(async ({ number, member }) => {
      const metrics = await member.wire.ask('metrics').catch(() => null)
      return { process: String(number), metrics }
    }),
  )
  return all.filter(({ metrics }) => metrics !== null)
}

async function run(crew: Crew, stopping: AbortSignal, renews: boolean): Promise<number> {
  const { slots, stop, over, log } = crew
  stopping.addEventListener('abort', () => over.resolve(0))
  if (stopping.aborted) return 0
  let renewing: Promise<void> | null = null
  const onHangup = () => {
    renewing ??= renew(crew).finally(() => {
      renewing = null
    })
  }
  const kept: Promise<void>[] = []
  const [first, ...others] = slots
  if (!first) return 0
  first.member = crew.fork(first)
  kept.push(keep(crew, first))
  // If the first process cannot start, it has logged why; the others would only repeat it.
  void first.member.started.then((hasStarted) => {
    if (!hasStarted) return over.resolve(1)
    if (stop.signal.aborted) return
    for (const slot of others) kept.push(keep(crew, slot))
    if (renews) process.on('SIGHUP', onHangup)
  })
  const code = await over.promise
  process.off('SIGHUP', onHangup)
  stop.abort()
  log.info('stopping')
  await Promise.all(slots.map(({ member }) => member && leave(member)))
  await Promise.all([...kept, renewing])
  return code
}

/** Fills a slot again whenever its process ends, after a pause that grows if it ends soon. */
async function keep(crew: Crew, slot: Slot): Promise<void> {
  const { stop } = crew
  let waitMs = SHORTEST_WAIT_MS
  while (!stop.signal.aborted) {
    const begun = performance.now()
    const member = slot.member ?? crew.fork(slot)
    slot.member = member
    if (await member.started) tellRunning(crew)
    await member.ended
    // The process was already replaced.
    if (slot.member !== member) continue
    slot.member = null
    tellRunning(crew)
    if (performance.now() - begun > STEADY_MS) waitMs = SHORTEST_WAIT_MS
    await pause(waitMs, stop.signal)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }
}

/** Lets a process complete its requests, and kills it if that takes too long. */
async function leave(member: Member): Promise<void> {
  member.isLeaving = true
  member.wire.ask('stop').catch(() => {})
  const patience = setTimeout(() => member.worker.process.kill('SIGKILL'), STOP_PATIENCE_MS)
  await member.ended
  clearTimeout(patience)
}

/** Replaces one process after the other; each drains once its successor accepts requests. */
async function renew(crew: Crew): Promise<void> {
  const { slots, stop, log } = crew
  for (const slot of slots) {
    const old = slot.member
    if (stop.signal.aborted || !old?.isReady) continue
    const next = crew.fork(slot)
    if (!(await next.started)) {
      log.error({ process: slot.number }, 'the new process did not start; the old one continues')
      return
    }
    if (stop.signal.aborted) return leave(next)
    slot.member = next
    old.isLeaving = true
    tellRunning(crew)
    await old.wire.ask('drain').catch(() => {})
    await pause(DRAIN_MS, stop.signal)
    await leave(old)
  }
  log.info({ processes: slots.length }, 'all processes were replaced')
}
