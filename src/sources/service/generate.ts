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
  /** Id of the account of that name, made where there is none. */
  ensureAccount: (account: NewAccount) => Promise<string>
  /** Keywords the account has already are left as they are. */
  addKeywords: (accountId: string, keywords: SyntheticKeyword[]) => Promise<{ added: number; known: number }>
}

export interface Progress {
  notices: number
  awards: number
}

type OnProgress = (progress: Progress) => void

export interface DemoFill {
  now: number
  /** What is past ends weeks before this moment. */
  before: number
  /** What was published from this moment on alerts; `null` = nothing does. */
  liveFrom: number | null
  stock: SynthesisOptions['stock']
}

const DEMO = 'demo'
/** Few bidders of each round are named in a demo, so that its first start is short. */
const DEMO_BIDDERS = 10
/** Those that come back every year. */
export const YEARLY_ORDERS = 14
const BATCH = 500
/** As many as an account of the largest plan may have. */
const KEYWORDS_PER_ACCOUNT = 1_000
type Liveness = (record: { changedAt: number }) => boolean
/** Made-up stock never alerts. */
const STOCK: Liveness = () => false

export function createGenerator({ bids, ensureAccount, addKeywords }: SourcePorts) {
  /** Made-up notices and their results, as an operator asks for them. */
  const generate = (options: SynthesisOptions, onProgress: OnProgress): Promise<Progress> =>
    writeAll(synthesise(options), onProgress)

  /**
   * What a demo begins with: the market as it stands now, which goes on living, then what came to its end in the months
   * before. A filling that was cut off goes on where it was, if `before` is the same.
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
   * Results of a batch go before its notices: a notice that finds its results is written once, in its last state. They
   * are written beside the notices of the batch before, never two lots of notices at once: those name each other.
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
        // It is awaited a batch later; until then a failure would be reported as unhandled.
        writing.catch(() => {})
      }
    } finally {
      await writing
    }
    return progress
  }

  /**
   * Keywords of made-up accounts, each account's in one transaction. The same seed makes the same ones, so a run that
   * was cut off goes on where it was.
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
      // Now and then two of them mean the same; the next account makes up for it.
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
