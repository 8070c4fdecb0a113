/** Calls a function at once, but at most once per interval: calls in between are combined into one at its end. */
export function paced<Args extends unknown[]>(act: (...args: Args) => void, spanMs: number): (...args: Args) => void {
  let waiting: Args | null = null
  let isResting = false
  const run = (args: Args): void => {
    isResting = true
    setTimeout(() => {
      isResting = false
      const next = waiting
      waiting = null
      if (next) run(next)
    }, spanMs)
    act(...args)
  }
  return (...args) => {
    if (isResting) waiting = args
    else run(args)
  }
}
