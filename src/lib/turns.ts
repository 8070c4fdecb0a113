/** How long one turn may take before others are let in. */
const TURN_MS = 2
/** Streams of whole results get one turn in so many while questions wait. */
const STREAM_EVERY = 4
/** So many requests are begun in a round, which is about what fits into a turn. */
const ARRIVALS = 8
/** Work waits so many rounds at most while in each of them another connection comes in. */
const KNOCKS = 32

/** Steps of a few milliseconds at most, so that other work can be done between two of them. */
export type Steps<T> = Generator<void, T>

/** A question somebody waits for, or a stream of everything there is, which may take its time. */
export type Work = 'question' | 'stream'

// One event loop, one line: work that does not fit into one turn waits here, and in each round of the loop only
// one piece goes on. With a turn for each in every round, fifty exports made everybody wait for fifty turns.
// It is as much one for all as the loop itself: a line for each app would let two apps hold the loop by turns.
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
  /** Of each network those that came from there; the network that was served longest ago comes first. */
  arrivals: Map<string, (() => void)[]>
  rounds: number
  /** Rounds in a row that did no work because connections came in. */
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
 * The system hands over one connection in each round: behind a crowd of 700, with work of 5 ms in each, somebody stood
 * outside for more than three seconds. So as long as they come, rounds are short.
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

/** One of each network in turn: a thousand requests from one place keep only each other waiting. */
function takeArrivals(): (() => void)[] {
  const taken: (() => void)[] = []
  for (const [from, waiting] of line.arrivals) {
    if (taken.length === ARRIVALS) break
    const begin = waiting.shift()
    line.arrivals.delete(from)
    // Put at the end, where this loop comes to it again.
    if (waiting.length > 0) line.arrivals.set(from, waiting)
    if (begin) taken.push(begin)
  }
  return taken
}

/** Resolves when it is one's turn again; requests that have come meanwhile are looked at first. */
export function nextTurn(work: Work = 'question'): Promise<void> {
  return new Promise((resolve) => {
    line[work].push(resolve)
    comeRound()
  })
}

/** Resolves when a request from that network may begin: of a stranger, or behind another of its connection. */
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

/** Takes the steps of long work in turns, so that the event loop is never held for long. */
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
  /** The turn has lasted long enough: `await rest()` before going on. */
  isOver(): boolean
  rest(): Promise<void>
}

/** The same for streams, which pause where they like. */
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

/** Runs steps one at a time; a call during a run gets a run that begins after it. */
export function createSerial(): <T>(step: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (step) => {
    const mine = last.then(step, step)
    last = mine.catch(() => {})
    return mine
  }
}
