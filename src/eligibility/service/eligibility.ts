import type { StatedLimit } from '../../attachments/index.ts'
import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import { NO_PROFILE } from '../../vocabulary/sentences.ts'
import { judge } from '../rules/judge.ts'
import type { BidderLimits, Eligibility } from '../schema/eligibility.ts'
import { findProfile } from '../store/profiles.ts'

export interface EligibilityDeps {
  db: Db
  clock: Pick<Clock, 'now'>
  /** Why there is no such notice. */
  missing: (noticeNo: string) => Promise<Problem>
  /** The newest version of a notice; `null` where there is none. */
  limitsOf: (noticeNo: string) => Promise<(BidderLimits & { noticeNo: string; version: number }) | null>
  /** Sentences of its attachments that limit who may bid. */
  statedLimits: (noticeNo: string) => Promise<StatedLimit[]>
}

export function createEligibilityJudge({ db, clock, limitsOf, statedLimits }: Omit<EligibilityDeps, 'missing'>) {
  /** `null` where there is no such notice. */
  return async function eligibilityOf(accountId: string, noticeNo: string): Promise<Eligibility | null> {
    const [notice, row] = await Promise.all([limitsOf(noticeNo), findProfile(db.sql, accountId)])
    if (!notice) return null
    if (!row) throw problem('profile_required', NO_PROFILE)
    const { noticeNo: name, version } = notice
    const stated = await statedLimits(name)
    const now = clock.now()
    return { noticeNo: name, version, ...judge(row.profile, notice, now, stated), judgedAt: seoulTime(now) }
  }
}
