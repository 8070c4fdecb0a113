import type { AwardStep, BidState } from '../../bids/index.ts'
import { ALERT_CAUSES, type AlertCause, type BidEventType } from '../../vocabulary/events.ts'
import { isVerdictWanted, type Verdict } from '../../vocabulary/verdicts.ts'

/** What happened to a notice at one position of the feed; only live changes are evaluated. */
export type ChangeFacts =
  | {
      kind: 'bid'
      before: Pick<BidState, 'kind'> | null
      now: Pick<BidState, 'kind' | 'outcome' | 'changes'>
      /** Whether bidding was still open. */
      isOpen: boolean
    }
  | { kind: 'award'; step: AwardStep }

/** A possible event of a change, for accounts with a matching keyword. */
export interface Trigger {
  type: BidEventType
  /** Concerns keywords that have one of these in `on`. */
  on: readonly AlertCause[]
  /** Which keywords: those that match the notice now, or those that matched before as well. */
  of: 'now' | 'either'
  /** Which accounts get it: those that never got such an event about the notice, those that did, or all. */
  sent: 'never' | 'before' | 'any'
  correction: boolean
}

/** The cause that a changed field of a notice belongs to. */
const CHANGES: Partial<Record<string, AlertCause>> = {
  closeAt: 'deadline_changed',
  qualificationCloseAt: 'deadline_changed',
  jointAgreementCloseAt: 'deadline_changed',
  siteBriefingAt: 'deadline_changed',
  estimatedPrice: 'price_changed',
  budget: 'price_changed',
  baseAmount: 'price_changed',
  fixedCosts: 'price_changed',
  currency: 'price_changed',
}

export function triggersOf(change: ChangeFacts): Trigger[] {
  return change.kind === 'bid' ? ofNotice(change) : ofAward(change.step)
}

function ofNotice({ before, now, isOpen }: Extract<ChangeFacts, { kind: 'bid' }>): Trigger[] {
  const triggers: Trigger[] = []
  const once = { sent: 'never', correction: false } as const
  if (isOpen) triggers.push({ type: 'bid.matched', on: ['new'], of: 'now', ...once })
  const changed = before === null ? [] : kindsOf(now.changes ?? [])
  if (changed.length > 0) {
    triggers.push({ type: 'bid.changed', on: changed, of: 'either', sent: 'any', correction: false })
  }
  if (now.kind === 'cancelled' && before?.kind !== 'cancelled') {
    triggers.push({ type: 'bid.cancelled', on: ['cancelled'], of: 'either', ...once })
  }
  // The result arrived before the notice, when no keyword could match it.
  if (before === null && now.outcome === 'awarded') {
    triggers.push({ type: 'bid.awarded', on: ['awarded'], of: 'now', ...once })
  }
  return triggers
}

function ofAward({ wasAwarded, isAwarded, corrects }: AwardStep): Trigger[] {
  const award = { type: 'bid.awarded', on: ['awarded'], of: 'now' } as const
  const triggers: Trigger[] = []
  if (isAwarded && (!wasAwarded || corrects)) {
    triggers.push({ ...award, sent: 'never', correction: wasAwarded && corrects })
  }
  // Also if the award is withdrawn: accounts that were notified of it rely on it.
  if (corrects && (isAwarded || wasAwarded)) triggers.push({ ...award, sent: 'before', correction: true })
  return triggers
}

const kindsOf = (changes: readonly { field: string }[]): AlertCause[] => [
  ...new Set(changes.flatMap(({ field }) => CHANGES[field] ?? [])),
]

/** The causes that a keyword subscribes to, as bits. */
export const maskOf = (on: readonly AlertCause[]): number =>
  on.reduce((mask, kind) => mask | (1 << ALERT_CAUSES.indexOf(kind)), 0)

/** A matching keyword, with only the fields that decisions need. */
export interface MatchedKeyword {
  accountId: string
  id: string
  version: number
  /** Its `on` as bits, from `maskOf`. */
  mask: number
  /** The verdicts it wants as bits, from `verdictBits`; 0 = any. */
  wants: number
  /** The further company whose verdicts it wants; `null` = the company of the account. */
  profileId: string | null
}

/** A company of an account. */
export type CompanyRef = Pick<MatchedKeyword, 'accountId' | 'profileId'>

/** Whether a company may bid on a notice; `null` if the account declared no profile. */
export type VerdictOf = (company: CompanyRef) => Verdict | null

/** The keywords that accept the verdict of their company. */
export const withWantedVerdict = (keywords: readonly MatchedKeyword[], verdictOf: VerdictOf): MatchedKeyword[] =>
  keywords.filter((keyword) => keyword.wants === 0 || isVerdictWanted(keyword.wants, verdictOf(keyword)))

/** Verdicts by the id of the further company; `OWN` = the company of the account. */
export type VerdictsByCompany = Readonly<Record<string, Verdict>>
const OWN = ''
const placeOf = ({ profileId }: Pick<CompanyRef, 'profileId'>): string => profileId ?? OWN

/** A notice that keywords of an account match, except for the verdict. */
export interface Withheld {
  accountId: string
  /** That of the account's company, or of a further one if only its keywords match. */
  verdict: Verdict
  /** Of each company; `null` = only keywords of the account's company match. */
  verdicts: VerdictsByCompany | null
  keywords: string[]
}

/** How the verdict changed for which a notice was withheld, for the first of these keywords of which that is known. */
export function changedVerdict(
  { verdict: own, verdicts }: Pick<Withheld, 'verdict' | 'verdicts'>,
  keywords: readonly MatchedKeyword[],
  verdictOf: VerdictOf,
): { old: Verdict; new: Verdict; profileId?: string } | null {
  const old: VerdictsByCompany = verdicts ?? { [OWN]: own }
  for (const keyword of keywords) {
    const [before, now] = [old[placeOf(keyword)], verdictOf(keyword)]
    if (before === undefined || now === null || before === now) continue
    return { old: before, new: now, ...(keyword.profileId !== null && { profileId: keyword.profileId }) }
  }
  return null
}

/** The notices, by account, that would have led to `bid.matched` with another verdict. */
export function withheldOf(
  triggers: readonly Trigger[],
  now: readonly MatchedKeyword[],
  verdictOf: VerdictOf,
): Withheld[] {
  if (!triggers.some(({ type }) => type === 'bid.matched')) return []
  const wanted = maskOf(['new'])
  const withheld = new Map<string, { keywords: string[]; verdicts: Record<string, Verdict> }>()
  for (const keyword of now) {
    const { accountId, id, mask, wants } = keyword
    if (wants === 0 || (mask & wanted) === 0) continue
    const verdict = verdictOf(keyword)
    if (verdict === null || isVerdictWanted(wants, verdict)) continue
    const row = withheld.get(accountId) ?? { keywords: [], verdicts: {} }
    row.keywords.push(id)
    row.verdicts[placeOf(keyword)] = verdict
    withheld.set(accountId, row)
  }
  return [...withheld].flatMap(([accountId, { keywords, verdicts }]): Withheld[] => {
    const places = Object.keys(verdicts)
    const verdict = verdicts[OWN] ?? verdicts[places[0] ?? OWN]
    if (verdict === undefined) return []
    const isOwn = places.every((place) => place === OWN)
    return [{ accountId, verdict, verdicts: isOwn ? null : verdicts, keywords }]
  })
}

export interface AlertDecision {
  accountId: string
  type: BidEventType
  correction: boolean
  /** The keywords that led to it, each once. */
  keywords: MatchedKeyword[]
}

/** The events that accounts may get, not yet reduced by the events they already got. */
export function candidatesOf(
  triggers: readonly Trigger[],
  before: readonly MatchedKeyword[],
  now: readonly MatchedKeyword[],
) {
  const decisions: (AlertDecision & Pick<Trigger, 'sent'>)[] = []
  for (const { type, on, of, sent, correction } of triggers) {
    const wanted = maskOf(on)
    const byAccount = new Map<string, Map<string, MatchedKeyword>>()
    for (const keyword of of === 'now' ? now : [...now, ...before]) {
      if ((keyword.mask & wanted) === 0) continue
      const keywords = byAccount.get(keyword.accountId) ?? new Map<string, MatchedKeyword>()
      byAccount.set(keyword.accountId, keywords.set(keyword.id, keyword))
    }
    for (const [accountId, keywords] of byAccount) {
      decisions.push({ accountId, type, sent, correction, keywords: [...keywords.values()] })
    }
  }
  return decisions
}

/** The events of one change, given which accounts had such an event about this notice before. */
export function decide(
  candidates: readonly (AlertDecision & Pick<Trigger, 'sent'>)[],
  wasSent: (accountId: string, type: BidEventType) => boolean,
): AlertDecision[] {
  return candidates.flatMap(({ sent, ...decision }) => {
    if (sent === 'any') return decision
    return wasSent(decision.accountId, decision.type) === (sent === 'before') ? decision : []
  })
}

/** Types that an account gets at most once per notice, so sent events of these types are remembered. */
export const isOnce = (type: BidEventType): type is Exclude<BidEventType, 'bid.changed'> => type !== 'bid.changed'
