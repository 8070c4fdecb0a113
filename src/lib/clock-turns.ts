import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one turn may take before others are let in. */
const TURN_MS = 2

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
