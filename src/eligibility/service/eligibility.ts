import type { StatedLimit } from '../../attachments/index.ts'
import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import { includes, type Plan } from '../../vocabulary/plans.ts'
import { NO_PROFILE, planNeeded } from '../../vocabulary/sentences.ts'
import { judge } from '../rules/judge.ts'
import type { BidderLimits, Eligibility } from '../schema/eligibility.ts'
import type { NoticeVerdicts, ProfileVerdict } from '../schema/named.ts'
import type { Declared } from '../schema/profile.ts'
import { allNamed, findNamed } from '../store/named.ts'
import { findProfile } from '../store/profiles.ts'
import { NO_SUCH_PROFILE } from '../texts.ts'

export interface EligibilityDeps {
  db: Db
  clock: Pick<Clock, 'now'>
  /** Returns the error for an unknown notice, with the reason. */
  missing: (noticeNo: string) => Promise<Problem>
  /** The newest version of a notice; `null` if there is no such notice. */
  limitsOf: (noticeNo: string) => Promise<(BidderLimits & { noticeNo: string; version: number }) | null>
  /** Sentences of its attachments that limit who may bid. */
  statedLimits: (noticeNo: string) => Promise<StatedLimit[]>
}

/** A further company of an account, and the plan of the account. */
export interface NamedChoice {
  id: string
  plan: Plan
}

/** `NoticeVerdicts` with the axes of each verdict. */
interface NoticeReasons extends Omit<NoticeVerdicts, 'items'> {
  items: (ProfileVerdict & Pick<Eligibility, 'axes'>)[]
}

export function createEligibilityJudge({ db, clock, limitsOf, statedLimits }: Omit<EligibilityDeps, 'missing'>) {
  async function profileOf(accountId: string, named: NamedChoice | null): Promise<Declared> {
    if (named && !includes(named.plan, 'profiles')) throw problem('plan_required', planNeeded('profiles'))
    const row = named ? await findNamed(db.sql, accountId, named.id) : await findProfile(db.sql, accountId)
    if (row) return row.profile
    throw named ? problem('not_found', NO_SUCH_PROFILE) : problem('profile_required', NO_PROFILE)
  }

  /** Verdicts with reasons for every company of the account; `null` if there is no such notice. */
  async function reasonsOf(accountId: string, noticeNo: string): Promise<NoticeReasons | null> {
    const notice = await limitsOf(noticeNo)
    if (!notice) return null
    const [own, named] = await Promise.all([findProfile(db.sql, accountId), allNamed(db.sql, accountId)])
    const companies = [...(own ? [{ id: null, name: null, profile: own.profile }] : []), ...named]
    if (companies.length === 0) throw problem('profile_required', NO_PROFILE)
    const { noticeNo: number, version } = notice
    const stated = await statedLimits(number)
    const now = clock.now()
    const items = companies.map(({ id, name, profile }) => ({
      profileId: id,
      name,
      ...judge(profile, notice, now, stated),
    }))
    return { noticeNo: number, version, items, judgedAt: seoulTime(now) }
  }

  return {
    reasonsOf,
    /** The verdict for the company of the account, or for a further company; `null` if there is no such notice. */
    async eligibilityOf(
      accountId: string,
      noticeNo: string,
      named: NamedChoice | null = null,
    ): Promise<Eligibility | null> {
      const notice = await limitsOf(noticeNo)
      if (!notice) return null
      const profile = await profileOf(accountId, named)
      const { noticeNo: name, version } = notice
      const stated = await statedLimits(name)
      const now = clock.now()
      return { noticeNo: name, version, ...judge(profile, notice, now, stated), judgedAt: seoulTime(now) }
    },
    /** Verdicts without reasons for every company of the account. */
    async verdictsOf(accountId: string, noticeNo: string): Promise<NoticeVerdicts | null> {
      const all = await reasonsOf(accountId, noticeNo)
      if (!all) return null
      const { items, ...notice } = all
      return {
        ...notice,
        items: items.map(({ profileId, name, verdict, decidedBy }) => ({ profileId, name, verdict, decidedBy })),
      }
    },
  }
}
