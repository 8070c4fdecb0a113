import { synthesise } from '../demo/synthesis.ts'
import { type BidRow, nextState, settled } from '../src/bids/rules/notice.ts'

/** Fixed, so that the same seed and count give the same rows on any day. */
export const NOW = Date.parse('2026-11-20T00:00:00+09:00')
export const SEED = '1'

/** As `gonggo generate` distributes them over two years. */
const RECENT_SHARE = 3 / 23
const RECENT_DAYS = 60
const STOCK_MONTHS = 22

/**
 * Rows that the functions of the service make from generated notices, in order of publication. Only `nextNoticeNo` is
 * empty, because a later version of the notice contains it.
 */
export function* bidRows(notices: number, seed = SEED): Generator<BidRow, void, undefined> {
  const recent = Math.round(notices * RECENT_SHARE)
  let position = 0
  const generated = synthesise({
    seed: [seed, '2026-11-20', notices, 'as they come'].join(' '),
    now: NOW,
    recent: { notices: recent, days: RECENT_DAYS },
    stock: { notices: notices - recent, months: STOCK_MONTHS },
  })
  for (const { states, rounds } of generated) {
    let row: BidRow | null = null
    for (const state of states) {
      const context = { noticeNo: state.number, previousNoticeNo: state.previousNumber, live: false, now: NOW }
      row = nextState(row, state, context) ?? row
    }
    if (!row) continue
    yield { ...(rounds.length > 0 ? settled(row, rounds) : row), position: ++position }
  }
}

/** The same rows in batches. */
export const batches = (notices: number, size: number): Generator<BidRow[]> => inBatches(bidRows(notices), size)

export function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    if (batch.push(item) < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
