/** A place in a line, from the moment somebody joins it. */
export interface Ticket {
  /** Whether its turn has come; `false` = it left before. */
  turn: Promise<boolean>
  /** Gives the place back, or up. */
  leave(): void
}

interface Line {
  working: number
  /** In the order they came. */
  waiting: Set<() => void>
}

/** Lets `most` of each account work at a time; the others wait in the order in which they came. */
export function createLines(most: number) {
  const lines = new Map<string, Line>()

  function next(accountId: string, line: Line): void {
    const [begin] = line.waiting
    if (begin) {
      line.waiting.delete(begin)
      begin()
    } else if (--line.working === 0) lines.delete(accountId)
  }

  return {
    join(accountId: string): Ticket {
      const line = lines.get(accountId) ?? { working: 0, waiting: new Set() }
      lines.set(accountId, line)
      const { promise: turn, resolve } = Promise.withResolvers<boolean>()
      let isOver = false
      const begin = () => resolve(true)
      if (line.working < most) {
        line.working++
        begin()
      } else line.waiting.add(begin)
      return {
        turn,
        leave() {
          if (isOver) return
          isOver = true
          if (line.waiting.delete(begin)) resolve(false)
          else next(accountId, line)
        },
      }
    },
    /** Those of an account that work or wait. */
    countOf(accountId: string): number {
      const { working = 0, waiting } = lines.get(accountId) ?? {}
      return working + (waiting?.size ?? 0)
    },
    accounts: () => lines.keys(),
    counts() {
      const all = [...lines.values()]
      const sum = (of: (line: Line) => number) => all.reduce((total, line) => total + of(line), 0)
      return {
        accounts: all.length,
        working: sum(({ working }) => working),
        waiting: sum(({ waiting }) => waiting.size),
      }
    },
  }
}
