/** The maximum duration of one turn before other work runs. */
const TURN_MS = 2
/** Streams of whole results get one turn in so many while questions wait. */
const STREAM_EVERY = 4
/** Requests that start in one round, about what fits into a turn. */
const ARRIVALS = 8
/** The number of rounds that work may wait while each of them accepts a new connection. */
const KNOCKS = 32

/** Steps of a few milliseconds at most, between which other work can run. */
export type Steps<T> = Generator<void, T>

/** A request that a caller waits for, or a stream of a whole result, which is less urgent. */
export type Work = 'question' | 'stream'

// One queue per event loop: work that does not fit into one turn waits here, and only one piece runs in each round of
// the loop. With one piece of each task per round, fifty exports delayed every request by fifty turns. Global on
// purpose: two queues would double the share.
const line: Line = {
  question: [],
  stream: [],
  arrivals: new Map(),
  rounds: 0,
  knocks: 0,
  isKnocked: false,
  isDue: false,
}

interface Line extends Record<Work, (() => void)[]> {
  /** Waiting requests by network; the network that was served longest ago comes first. */
  arrivals: Map<string, (() => void)[]>
  rounds: number
  /** Consecutive rounds without work, because connections arrived. */
  knocks: number
  isKnocked: boolean
  isDue: boolean
}

function nextRound(): void {
  if (waitsForKnocks()) {
    setImmediate(nextRound)
    return
  }
  line.rounds++
  const [first, second] = line.rounds % STREAM_EVERY === 0 ? [line.stream, line.question] : [line.question, line.stream]
  const goOn = first.shift() ?? second.shift()
  const arrived = takeArrivals()
  line.isDue = line.question.length + line.stream.length + line.arrivals.size > 0
  if (line.isDue) setImmediate(nextRound)
  goOn?.()
  for (const begin of arrived) begin()
}

/**
 * The system accepts one connection per round: behind 700 others, with work of 5 ms in each round, a client waited more
 * than three seconds. So rounds are short while connections arrive.
 */
export function knock(): void {
  line.isKnocked = true
}

function waitsForKnocks(): boolean {
  const waits = line.isKnocked && line.knocks < KNOCKS
  line.knocks = waits ? line.knocks + 1 : 0
  line.isKnocked = false
  return waits
}

/** One request of each network in turn: a thousand requests from one network delay only each other. */
function takeArrivals(): (() => void)[] {
  const taken: (() => void)[] = []
  for (const [from, waiting] of line.arrivals) {
    if (taken.length === ARRIVALS) break
    const begin = waiting.shift()
    line.arrivals.delete(from)
    // Appended, so that this loop reaches it again.
    if (waiting.length > 0) line.arrivals.set(from, waiting)
    if (begin) taken.push(begin)
  }
  return taken
}

/** Resolves at the next turn of this work; requests that arrived meanwhile are read first. */
export function nextTurn(work: Work = 'question'): Promise<void> {
  return new Promise((resolve) => {
    line[work].push(resolve)
    comeRound()
  })
}

/**
 * Resolves when a request from that network may start: one without a known credential, or one behind another of its
 * connection.
 */
export function nextArrival(from: string): Promise<void> {
  return new Promise((resolve) => {
    const waiting = line.arrivals.get(from)
    if (waiting) waiting.push(resolve)
    else line.arrivals.set(from, [resolve])
    comeRound()
  })
}

function comeRound(): void {
  if (line.isDue) return
  line.isDue = true
  setImmediate(nextRound)
}

/** Runs the steps of long work in turns, so that the event loop is never blocked for long. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let begun = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - begun < TURN_MS) continue
    await nextTurn()
    begun = performance.now()
  }
}

export interface Pace {
  /** The turn has lasted long enough: `await rest()` before continuing. */
  isOver(): boolean
  rest(): Promise<void>
}

/** The same for streams, which pause where they choose. */
export function createPace(): Pace {
  let begun = performance.now()
  return {
    isOver: () => performance.now() - begun >= TURN_MS,
    async rest() {
      await nextTurn('stream')
      begun = performance.now()
    },
  }
}

/** Runs steps one at a time; a call during a run gets a run that starts after it. */
export function createSerial(): <T>(step: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (step) => {
    const mine = last.then(step, step)
    last = mine.catch(() => {})
    return mine
  }
}
