import type { Queryable, Tx } from '../../lib/db/index.ts'
import { type FieldError, fieldProblem, MOST_ERRORS, type Problem, problem } from '../../lib/problems.ts'
import { GRANTS, includes, type Plan } from '../../vocabulary/plans.ts'
import { NO_PROFILE, NO_SUCH_COMPANY, NO_SUCH_MEMBER, planNeeded } from '../../vocabulary/sentences.ts'
import { wantsExcludedWebhook } from '../rules/alert.ts'
import type { Draft } from '../rules/draft.ts'
import type { KeywordPatch, Tenant } from '../schema/keywords.ts'
import * as store from '../store/keywords.ts'
import { tooMany } from '../texts.ts'

export interface AllowanceDeps {
  /**
   * Locks the account until the transaction ends, so that the count of keywords remains valid. `null` = no such
   * account.
   */
  lockAccount: (tx: Tx, accountId: string) => Promise<Plan | null>
  /** The members who may receive mails. */
  membersOf: (sql: Queryable, accountId: string) => Promise<{ id: string }[]>
  /** Whether the account has a company profile. */
  hasProfile: (sql: Queryable, accountId: string) => Promise<boolean>
  /** The further companies of the account. */
  listNamed: (sql: Queryable, accountId: string) => Promise<{ id: string }[]>
  /** Limits set by the operator, which replace those of the plans. */
  limits?: Partial<Record<Plan, number>>
}

/** Checks keywords against the limits of the plan, the members and the companies of the account. */
export function createAllowance({ limits, lockAccount, membersOf, hasProfile, listNamed }: AllowanceDeps) {
  const limitOf = (plan: Plan): number => limits?.[plan] ?? GRANTS[plan].keywords

  async function look(tx: Tx, accountId: string, drafts: Draft[], at?: (index: number) => string) {
    const plan = await hold(tx, accountId)
    await checkCompanies(tx, { accountId, plan }, drafts, at)
    const identities = drafts.map(({ identity }) => identity)
    const [count, twins] = await Promise.all([
      store.countKeywords(tx, accountId),
      store.findTwins(tx, accountId, identities),
    ])
    return { plan, twins, room: limitOf(plan) - count }
  }

  async function hold(tx: Tx, accountId: string): Promise<Plan> {
    const plan = await lockAccount(tx, accountId)
    if (!plan) throw problem('not_found', { en: 'There is no such account.', ko: '계정을 찾을 수 없습니다.' })
    return plan
  }

  async function checkAlerts(tx: Tx, { accountId, plan }: Tenant, alerts: readonly RequestedAlert[]): Promise<void> {
    if (alerts.some(({ alert }) => wantsExcludedWebhook(plan, alert))) throw webhookNeedsPlan()
    const recipients = alerts.flatMap(({ at, alert }) => (alert?.to ?? []).map((id, index) => ({ at, id, index })))
    if (recipients.length === 0) return
    const members = new Set((await membersOf(tx, accountId)).map(({ id }) => id))
    const strangers = recipients.flatMap(({ at, id, index }) => (members.has(id) ? [] : [noMember(at, index)]))
    if (strangers.length > 0) throw fieldProblem(strangers)
  }

  /** Verdicts need a profile. Profiles cannot be deleted, and a further company always has one. */
  async function checkProfile(sql: Queryable, accountId: string, drafts: readonly VerdictWish[]) {
    if (drafts.every(({ filter, profileId }) => filter.eligibility.length === 0 || profileId !== null)) return
    if (!(await hasProfile(sql, accountId))) throw problem('profile_required', NO_PROFILE)
  }

  /** Companies can be deleted, so lock the account before storing keywords. `at`: the path of a keyword in the body. */
  async function checkCompanies(
    sql: Queryable,
    { accountId, plan }: Tenant,
    drafts: readonly Pick<Draft, 'profileId'>[],
    at: (index: number) => string = () => '',
  ): Promise<void> {
    if (drafts.every(({ profileId }) => profileId === null)) return
    if (!includes(plan, 'profiles')) throw problem('plan_required', planNeeded('profiles'))
    const companies = new Set((await listNamed(sql, accountId)).map(({ id }) => id))
    const faults = drafts.flatMap(({ profileId }, index) =>
      profileId === null || companies.has(profileId) ? [] : [noCompany(at(index))],
    )
    if (faults.length > 0) throw fieldProblem(faults.slice(0, MOST_ERRORS))
  }

  return { limitOf, look, hold, checkAlerts, checkProfile, checkCompanies }
}

/** The fields that decide which company's verdicts are used. */
type VerdictWish = Pick<Draft, 'profileId'> & { filter: Pick<Draft['filter'], 'eligibility'> }

/** The alert of one keyword, and its path in the body: `''`, or `keywords[3].`. */
interface RequestedAlert {
  at: string
  alert: KeywordPatch['alert']
}

export type Allowance = ReturnType<typeof createAllowance>

const noMember = (at: string, index: number): FieldError => ({
  in: 'body',
  name: `${at}alert.to[${index}]`,
  code: 'invalid_field',
  message: NO_SUCH_MEMBER,
})

const noCompany = (at: string): FieldError => ({
  in: 'body',
  name: `${at}profile`,
  code: 'invalid_field',
  message: NO_SUCH_COMPANY,
})

const webhookNeedsPlan = (): Problem =>
  problem('plan_required', {
    en: 'Webhooks require the Enterprise plan. Leave "alert.webhook" out, or set it to false.',
    ko: '웹훅은 Enterprise 요금제에서 쓸 수 있습니다. "alert.webhook" 필드를 빼거나 false로 보내 주십시오.',
  })

export const limitReached = (limit: number): Problem => problem('limit_reached', tooMany(limit))
