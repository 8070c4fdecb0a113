import type { Clock } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import type { Tracing } from '../../lib/tracing/index.ts'
import type { BidRow } from '../rules/notice.ts'

export interface TracedDeps {
  db: Db
  clock: Clock
  tracing?: Pick<Tracing, 'written'> | null
}

type Written = Pick<BidRow, 'noticeNo' | 'version' | 'live'>

/** Transactions that write notices. After the commit, the versions that may cause alerts are traced. */
export function createTracedWrites({ db, clock, tracing = null }: TracedDeps) {
  const noted = new WeakMap<Tx, Written[]>()
  return {
    /** What the transaction is about to commit. */
    note(tx: Tx, states: readonly Written[]): void {
      noted.get(tx)?.push(...states)
    },
    async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      if (!tracing) return db.transaction(work)
      const from = clock.now()
      let states: Written[] = []
      const result = await db.transaction((tx) => {
        // A restarted transaction has written nothing.
        states = []
        noted.set(tx, states)
        return work(tx)
      })
      tracing.written(
        states.filter(({ live }) => live),
        { from, to: clock.now() },
      )
      return result
    },
  }
}
