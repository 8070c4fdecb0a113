import {
  knownNotices,
  type SynthesisOptions,
  type SyntheticKeyword,
  type SyntheticNotice,
  synthesise,
  synthesiseKeywords,
  synthesiseYearly,
} from '../../../demo/index.ts'
import type { NewAccount } from '../../accounts/index.ts'
import type { Bids, RoundRecord } from '../../bids/index.ts'
import { DEMO_SEED } from './portals.ts'

export interface SourcePorts {
  bids: Pick<Bids, 'upsert' | 'recordRounds'>
  /** The id of the account with that name, created if it does not exist. */
  ensureAccount: (account: NewAccount) => Promise<string>
  /** Existing keywords of the account are not changed. */
  addKeywords: (accountId: string, keywords: SyntheticKeyword[]) => Promise<{ added: number; known: number }>
}

export interface Progress {
  notices: number
  awards: number
}

type OnProgress = (progress: Progress) => void

export interface DemoFill {
  now: number
  /** Past notices end weeks before this moment. */
  before: number
  /** Notices published from this moment on cause alerts; `null` = none. */
  liveFrom: number | null
  stock: SynthesisOptions['stock']
}

const DEMO = 'demo'
/** The demo names few bidders per round, so that its first start is short. */
const DEMO_BIDDERS = 10
/** Orders that recur every year. */
export const YEARLY_ORDERS = 14
const BATCH = 500
/** The maximum for an account of the largest plan. */
const KEYWORDS_PER_ACCOUNT = 1_000
type Liveness = (record: { changedAt: number }) => boolean
/** Generated past notices never cause alerts. */
const STOCK: Liveness = () => false

export function createGenerator({ bids, ensureAccount, addKeywords }: SourcePorts) {
  /** Synthetic notices and their results, on request of an operator. */
  const generate = (options: SynthesisOptions, onProgress: OnProgress): Promise<Progress> =>
    writeAll(synthesise(options), onProgress)

  /**
   * The initial content of a demo: the present market, which continues, then the notices that ended in the months
   * before. An interrupted fill continues where it was, if `before` is the same.
   */
  async function fillDemo({ now, before, stock, liveFrom }: DemoFill, onProgress: OnProgress): Promise<void> {
    const isLive: Liveness = liveFrom === null ? STOCK : ({ changedAt }) => changedAt >= liveFrom
    const living = await writeAll(knownNotices(DEMO_SEED, now), onProgress, isLive)
    const past = { seed: DEMO_SEED, now: before, recent: { notices: 0, days: 0 }, stock, bidderRows: DEMO_BIDDERS }
    const settled = await writeAll(synthesise(past), (made) => onProgress(sum(living, made)))
    const yearly = { seed: DEMO_SEED, now: before, orders: YEARLY_ORDERS, bidderRows: DEMO_BIDDERS }
    await writeAll(synthesiseYearly(yearly), (made) => onProgress(sum(sum(living, settled), made)))
  }

  /**
   * The results of a batch are written before its notices, so that a notice is written once, in its last state. They
   * are written in parallel with the notices of the previous batch, but never two batches of notices at once, because
   * notices name each other.
   */
  async function writeAll(
    notices: Iterable<SyntheticNotice>,
    onProgress: OnProgress,
    isLive: Liveness = STOCK,
  ): Promise<Progress> {
    const progress = { notices: 0, awards: 0 }
    const write = async (batch: SyntheticNotice[], awards: number) => {
      await bids.upsert(
        batch.flatMap(({ states }) => states),
        isLive,
      )
      progress.notices += batch.length
      progress.awards += awards
      onProgress({ ...progress })
    }
    let writing = Promise.resolve()
    try {
      for (const batch of batches(notices, BATCH)) {
        const rounds = batch.flatMap((notice) => notice.rounds)
        if (rounds.length > 0) await bids.recordRounds(DEMO, rounds, isLive)
        await writing
        writing = write(batch, rounds.filter(isDecided).length)
        // Awaited a batch later; until then a failure would be reported as unhandled.
        writing.catch(() => {})
      }
    } finally {
      await writing
    }
    return progress
  }

  /**
   * Keywords of synthetic accounts, one transaction for each account. The same seed gives the same keywords, so an
   * interrupted run continues where it was.
   */
  async function generateKeywords(
    { seed, count }: { seed: string; count: number },
    onProgress: (made: number) => void,
  ): Promise<number> {
    let made = 0
    for (let part = 1; made < count; part++) {
      const accountId = await ensureAccount({
        name: `generated-${seed}-${part}`,
        plan: 'enterprise',
        email: 'generated@example.invalid',
        language: 'ko',
        zone: 'Asia/Seoul',
        beta: true,
      })
      const size = Math.min(count - made, KEYWORDS_PER_ACCOUNT)
      const { added, known } = await addKeywords(
        accountId,
        synthesiseKeywords({ seed: `${seed} ${part}`, count: size }),
      )
      // Sometimes two of them have the same meaning; the next account compensates.
      made += added + known
      onProgress(made)
    }
    return made
  }

  return { generate, fillDemo, generateKeywords }
}

const sum = (one: Progress, other: Progress): Progress => ({
  notices: one.notices + other.notices,
  awards: one.awards + other.awards,
})

const isDecided = ({ state }: RoundRecord) => state === 'awarded' || state === 'failed'

function* batches(notices: Iterable<SyntheticNotice>, size: number): Generator<SyntheticNotice[]> {
  let batch: SyntheticNotice[] = []
  for (const notice of notices) {
    batch.push(notice)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
