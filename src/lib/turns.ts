/** How long one turn may take before others are let in. */
const TURN_MS = 2
/** Streams of whole results get one turn in so many while questions wait. */
const STREAM_EVERY = 4
/** So many requests are begun in a round, which is about what fits into a turn. */
const ARRIVALS = 8

/**
 * A question somebody waits for; a stream of everything there is, which may take its time; or a request that is yet to
 * begin, of a stranger or behind another of its connection.
 */
export type Work = 'question' | 'stream' | 'arrival'

// One event loop, one line: work that does not fit into one turn waits here, and in each round of the loop only
// one piece goes on. With a turn for each in every round, fifty exports made everybody wait for fifty turns.
// It is as much one for all as the loop itself: a line for each app would let two apps hold the loop by turns.
const line: Record<Work, (() => void)[]> & { rounds: number; isDue: boolean } = {
  question: [],
  stream: [],
  arrival: [],
  rounds: 0,
  isDue: false,
}

function nextRound(): void {
  line.rounds++
  const [first, second] = line.rounds % STREAM_EVERY === 0 ? [line.stream, line.question] : [line.question, line.stream]
  const goOn = first.shift() ?? second.shift()
  const arrived = line.arrival.splice(0, ARRIVALS)
  line.isDue = line.question.length + line.stream.length + line.arrival.length > 0
  if (line.isDue) setImmediate(nextRound)
  goOn?.()
  for (const begin of arrived) begin()
}

/** Resolves when it is one's turn again; requests that have come meanwhile are looked at first. */
export function nextTurn(work: Work = 'question'): Promise<void> {
  return new Promise((resolve) => {
    line[work].push(resolve)
    if (line.isDue) return
    line.isDue = true
    setImmediate(nextRound)
  })
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
