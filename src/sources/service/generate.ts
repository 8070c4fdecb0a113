import type { NewAccount } from '../../accounts/index.ts'
import type { RoundRecord } from '../../awards/index.ts'
import type { BidRecord, IsLive, UpsertSummary } from '../../bids/index.ts'
import { type SyntheticKeyword, synthesiseKeywords } from '../adapters/demo-keywords.ts'
import { type SynthesisOptions, type SyntheticNotice, synthesise } from '../adapters/demo-synthesis.ts'

export interface SourcePorts {
  upsertBids: (records: BidRecord[], isLive: IsLive) => Promise<UpsertSummary>
  recordAwards: (source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) => Promise<unknown>
  /** Id of the account of that name, made where there is none. */
  ensureAccount: (account: NewAccount) => Promise<string>
  /** Those the account has already are left as they are. */
  addKeywords: (accountId: string, keywords: SyntheticKeyword[]) => Promise<{ added: number; known: number }>
}

export interface Progress {
  notices: number
  awards: number
}

const DEMO = 'demo'
const BATCH = 500
const LANES = 2
/** As many as an account of the largest plan may have. */
const KEYWORDS_PER_ACCOUNT = 1_000
/** Made-up stock never alerts. */
const STOCK = () => false

export function createGenerator({ upsertBids, recordAwards, ensureAccount, addKeywords }: SourcePorts) {
  /** Makes notices and their results in batches, each whole or absent; one is made while another is written. */
  async function generate(options: SynthesisOptions, onProgress: (progress: Progress) => void): Promise<Progress> {
    const progress = { notices: 0, awards: 0 }
    const work = batches(synthesise(options), BATCH)
    // Lanes share the one iterator; a lane that fails closes it, and the others end with what they have in hand.
    const lane = async () => {
      for (const batch of work) {
        const awards = await write(batch)
        progress.notices += batch.length
        progress.awards += awards
        onProgress({ ...progress })
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: LANES }, lane))
    const failed = ended.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    return progress
  }

  async function write(batch: SyntheticNotice[]): Promise<number> {
    await upsertBids(
      batch.flatMap(({ states }) => states),
      STOCK,
    )
    const rounds = batch.flatMap((notice) => notice.rounds)
    if (rounds.length > 0) await recordAwards(DEMO, rounds, STOCK)
    return rounds.filter(isDecided).length
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

  return { generate, generateKeywords }
}

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
