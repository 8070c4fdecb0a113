import type { Bids, UpsertSummary } from '../../bids/index.ts'
import type { Batch } from '../schema/connector.ts'
import { addSummaries, rejectFaulty, type WindowWork, writeOrReject } from './rejects.ts'

export interface ReferenceDeps {
  bids: Pick<Bids, 'codeFault' | 'rememberCodes' | 'preSpecFault' | 'rememberPreSpecs' | 'linkPreSpecs'>
}

/** The notices that pre-specifications name are those of the Korean portal. */
const NOTICES_OF_PRE_SPECS = 'koneps'

/** Records that notices refer to: codes and pre-specifications. */
export function createReferenceIntake({ bids }: ReferenceDeps) {
  return async (batch: Batch, work: WindowWork): Promise<UpsertSummary> => {
    const codes = rejectFaulty(batch.codes ?? [], bids.codeFault, work.rejected, (code) => code)
    await writeOrReject(codes, work, bids.rememberCodes)
    const preSpecs = rejectFaulty(batch.preSpecs ?? [], bids.preSpecFault, work.rejected, (preSpec) => preSpec)
    const summaries = await writeOrReject(preSpecs, work, (some) => bids.rememberPreSpecs(NOTICES_OF_PRE_SPECS, some))
    await writeOrReject(batch.preSpecLinks ?? [], work, (links) => bids.linkPreSpecs(work.source, links))
    return addSummaries(summaries)
  }
}
