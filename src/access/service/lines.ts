/** A place in a queue. */
export interface Ticket {
  /** Resolves when its turn has come; `false` = it left before. */
  turn: Promise<boolean>
  /** Frees the place, or leaves the queue. */
  leave(): void
}

interface Queue {
  running: number
  /** In order of arrival. */
  waiting: Set<() => void>
}

/** Lets `most` requests of each account run at once; the others wait in order of arrival. */
export function createQueues(most: number) {
  const queues = new Map<string, Queue>()

  function next(accountId: string, queue: Queue): void {
    const [begin] = queue.waiting
    if (begin) {
      queue.waiting.delete(begin)
      begin()
    } else if (--queue.running === 0) queues.delete(accountId)
  }

  return {
    join(accountId: string): Ticket {
      const queue = queues.get(accountId) ?? { running: 0, waiting: new Set() }
      queues.set(accountId, queue)
      const { promise: turn, resolve } = Promise.withResolvers<boolean>()
      let isOver = false
      const begin = () => resolve(true)
      if (queue.running < most) {
        queue.running++
        begin()
      } else queue.waiting.add(begin)
      return {
        turn,
        leave() {
          if (isOver) return
          isOver = true
          if (queue.waiting.delete(begin)) resolve(false)
          else next(accountId, queue)
        },
      }
    },
    /** How many of an account run or wait. */
    countOf(accountId: string): number {
      const { running = 0, waiting } = queues.get(accountId) ?? {}
      return running + (waiting?.size ?? 0)
    },
    accounts: () => queues.keys(),
    counts() {
      const all = [...queues.values()]
      const sum = (of: (queue: Queue) => number) => all.reduce((total, queue) => total + of(queue), 0)
      return {
        accounts: all.length,
        working: sum(({ running }) => running),
        waiting: sum(({ waiting }) => waiting.size),
      }
    },
  }
}
