/** All code that needs the time uses a clock, so that tests can set it. */
export interface Clock {
  /** The time of day, which may be set forward or back at any moment. */
  now(): number
  /** Monotonic milliseconds, with fractions, since an arbitrary moment. */
  steady(): number
}

export const systemClock: Clock = { now: () => Date.now(), steady: () => performance.now() }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Korea has had no daylight saving since 1988, so a fixed offset is exact for every date the service handles. */
export const SEOUL_OFFSET = 9 * HOUR

const pad = (value: number, width = 2) => String(value).padStart(width, '0')

/** `2026-11-20T09:30:00+09:00`, the only format of times in responses. */
export function seoulTime(instant: number): string {
  const local = new Date(instant + SEOUL_OFFSET)
  const date = `${pad(local.getUTCFullYear(), 4)}-${pad(local.getUTCMonth() + 1)}-${pad(local.getUTCDate())}`
  return `${date}T${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}:${pad(local.getUTCSeconds())}+09:00`
}

export const seoulTimeOrNull = (instant: number | null): string | null => (instant === null ? null : seoulTime(instant))

/** Days in Seoul since 1970. */
export const dayOf = (instant: number): number => Math.floor((instant + SEOUL_OFFSET) / DAY)
export const startOfDay = (day: number): number => day * DAY - SEOUL_OFFSET

/** Day in Seoul as `2026-11-20`. */
export const seoulDay = (instant: number): string => seoulTime(instant).slice(0, 10)

// A plus sign that was not percent-encoded in a query arrives as a space; what was meant is unambiguous.
const TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:([Zz])|([+ -])(\d{2}):?(\d{2})))?$/

const MONTH_AND_DAY =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))'
const LEAP_YEAR = '(?:(?:19|[2-9]\\d)(?:0[48]|[2468][048]|[13579][26])|(?:2[048]|[3579][26]|[468][048])00)'
const OF_DAY = '[Tt ](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:[Zz]|[+ -](?:0\\d|1[0-8]):?[0-5]\\d)'

const REAL_DAY = `(?:(?:19|[2-9]\\d)\\d{2}-${MONTH_AND_DAY}|${LEAP_YEAR}-02-29)`

/** The format that `parseTime` reads, with valid dates only, as routes declare it. */
export const TIME_FORM = `^${REAL_DAY}(?:${OF_DAY})?$`
export const DAY_FORM = `^${REAL_DAY}$`

/**
 * Parses a time from a caller: with any offset, or a date alone, which means the whole day in Seoul: its first second
 * as a lower bound, its last as an upper one. `null` = invalid.
 */
export function parseTime(text: string, edge: 'start' | 'end'): number | null {
  const match = TIME.exec(text)
  if (!match) return null
  const [, year, month, day, hour, minute, second, zulu, sign, offsetHours, offsetMinutes] = match
  const dateOnly = hour === undefined
  const fields = [year, month, day, hour ?? '0', minute ?? '0', second ?? '0'].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const utc = utcOf(...fields)
  if (utc === null) return null
  if (dateOnly) return utc - SEOUL_OFFSET + (edge === 'end' ? DAY - SECOND : 0)
  if (zulu) return utc
  const [aheadHours, aheadMinutes] = [Number(offsetHours), Number(offsetMinutes)]
  if (aheadHours > 18 || aheadMinutes > 59) return null
  return utc - (sign === '-' ? -1 : 1) * (aheadHours * HOUR + aheadMinutes * MINUTE)
}

function utcOf(year: number, month: number, day: number, hour: number, minute: number, second: number): number | null {
  if (year < 1900 || year > 9999 || hour > 23 || minute > 59 || second > 59) return null
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // Date.UTC turns 31 February into 2 or 3 March; such a date is a mistake.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.getTime()
}

export interface Loop {
  start(): void
  /** Resolves when the current step has ended or its time limit has passed. */
  stop(): Promise<void>
}

/** How long a step may take before it is logged, and how long a stop waits for it, in milliseconds. */
export interface Patience {
  step: number
  stop: number
}

const PATIENCE: Patience = { step: MINUTE, stop: 10 * SECOND }

/**
 * Repeats `step` with a pause in between, never two at once. A step that fails is passed to `onError` and repeated. One
 * that does not end is reported too, but not replaced, because it may still be working. The signal aborts at the stop.
 */
export function createLoop(
  pauseMs: number,
  step: (signal: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
  patience = PATIENCE,
): Loop {
  let running: Promise<void> | null = null
  let watch = new AbortController()
  const stopping = new AbortController()

  async function run() {
    while (!stopping.signal.aborted) {
      const taken = step(stopping.signal).catch(onError)
      watch = new AbortController()
      if (!(await endsWithin(taken, patience.step, watch)) && !stopping.signal.aborted) {
        onError(new Error(`A step has taken more than ${patience.step} ms; it is still waited for.`))
      }
      await taken
      await pause(pauseMs, stopping.signal)
    }
  }

  return {
    start() {
      running ??= run()
    },
    async stop() {
      stopping.abort()
      // The timer would keep the process alive.
      watch.abort()
      if (running === null || (await endsWithin(running, patience.stop))) return
      onError(new Error(`A step had not ended ${patience.stop} ms after the stop; it is left behind.`))
    },
  }
}

/** Also false if the watch is aborted. */
async function endsWithin(work: Promise<unknown>, ms: number, watch = new AbortController()): Promise<boolean> {
  let ended = false
  const note = () => {
    ended = true
    watch.abort()
  }
  work.then(note, note)
  await pause(ms, watch.signal)
  return ended
}

export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
