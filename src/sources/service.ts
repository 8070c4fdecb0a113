import type { RoundRecord } from '../awards/index.ts'
import type { BidRecord, IsLive, UpsertSummary } from '../bids/index.ts'
import { type SynthesisOptions, type SyntheticNotice, synthesise } from './adapters/demo-synthesis.ts'

export interface SourcePorts {
  upsertBids: (records: BidRecord[], isLive: IsLive) => Promise<UpsertSummary>
  recordAwards: (source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) => Promise<unknown>
}

export interface Progress {
  notices: number
  awards: number
}

export const DEMO = 'demo'
const BATCH = 500
const LANES = 2
/** Made-up stock never alerts. */
const STOCK = () => false

export function createGenerator({ upsertBids, recordAwards }: SourcePorts) {
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
    await Promise.all(Array.from({ length: LANES }, lane))
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

  return { generate }
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
