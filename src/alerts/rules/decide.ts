import type { AwardStep, BidState } from '../../bids/index.ts'
import { ALERT_CAUSES, type AlertCause, type BidEventType } from '../../vocabulary/events.ts'
import { isVerdictWanted, type Verdict } from '../../vocabulary/verdicts.ts'

/** What happened to a notice at one position of the feed; only what is live is asked about. */
export type JudgedChange =
  | {
      kind: 'bid'
      before: Pick<BidState, 'kind'> | null
      now: Pick<BidState, 'kind' | 'outcome' | 'changes'>
      /** Whether one could still bid when it came. */
      isOpen: boolean
    }
  | { kind: 'award'; step: AwardStep }

/** A reason to tell somebody. */
export interface Occasion {
  type: BidEventType
  /** Concerns keywords that have one of these in `on`. */
  on: readonly AlertCause[]
  /** Which keywords: those that match the notice now, or those that matched before as well. */
  of: 'now' | 'either'
  /** Who has been told of the same before: nobody is to hear it twice, or only they are to hear more. */
  told: 'never' | 'before' | 'whatever'
  correction: boolean
}

/** Fields of a notice by what their change is called. */
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

export function occasionsOf(change: JudgedChange): Occasion[] {
  return change.kind === 'bid' ? ofNotice(change) : ofAward(change.step)
}

function ofNotice({ before, now, isOpen }: Extract<JudgedChange, { kind: 'bid' }>): Occasion[] {
  const occasions: Occasion[] = []
  const once = { told: 'never', correction: false } as const
  if (isOpen) occasions.push({ type: 'bid.matched', on: ['new'], of: 'now', ...once })
  const changed = before === null ? [] : kindsOf(now.changes ?? [])
  if (changed.length > 0) {
    occasions.push({ type: 'bid.changed', on: changed, of: 'either', told: 'whatever', correction: false })
  }
  if (now.kind === 'cancelled' && before?.kind !== 'cancelled') {
    occasions.push({ type: 'bid.cancelled', on: ['cancelled'], of: 'either', ...once })
  }
  // Its result came before the notice did, when no keyword could be matched with it.
  if (before === null && now.outcome === 'awarded') {
    occasions.push({ type: 'bid.awarded', on: ['awarded'], of: 'now', ...once })
  }
  return occasions
}

function ofAward({ wasAwarded, isAwarded, corrects }: AwardStep): Occasion[] {
  const award = { type: 'bid.awarded', on: ['awarded'], of: 'now' } as const
  const occasions: Occasion[] = []
  if (isAwarded && (!wasAwarded || corrects)) {
    occasions.push({ ...award, told: 'never', correction: wasAwarded && corrects })
  }
  // Also where it is taken back altogether: accounts that were told of it rely on it.
  if (corrects && (isAwarded || wasAwarded)) occasions.push({ ...award, told: 'before', correction: true })
  return occasions
}

const kindsOf = (changes: readonly { field: string }[]): AlertCause[] => [
  ...new Set(changes.flatMap(({ field }) => CHANGES[field] ?? [])),
]

/** The causes a keyword wants to hear of, as bits. */
export const maskOf = (on: readonly AlertCause[]): number =>
  on.reduce((mask, kind) => mask | (1 << ALERT_CAUSES.indexOf(kind)), 0)

/** A keyword that matches, with only the fields that deciding needs. */
export interface Watched {
  accountId: string
  id: string
  version: number
  /** Its `on` as bits, from `maskOf`. */
  mask: number
  /** The verdicts it wants as bits, from `verdictBits`; 0 = any. */
  wants: number
}

/** Whether the company of an account may bid on a notice; `null` where it has declared nothing. */
export type VerdictOf = (accountId: string) => Verdict | null

/** The keywords whose accounts have a verdict that they want. */
export const withWantedVerdict = (those: readonly Watched[], verdictOf: VerdictOf): Watched[] =>
  those.filter(({ accountId, wants }) => wants === 0 || isVerdictWanted(wants, verdictOf(accountId)))

/** A notice that keywords of an account matched but for the verdict. */
export interface Withheld {
  accountId: string
  verdict: Verdict
  keywords: string[]
}

/** What would have led to `bid.matched` if the verdict were another, by account. */
export function withheldOf(occasions: readonly Occasion[], now: readonly Watched[], verdictOf: VerdictOf): Withheld[] {
  if (!occasions.some(({ type }) => type === 'bid.matched')) return []
  const wanted = maskOf(['new'])
  const withheld = new Map<string, Withheld>()
  for (const { accountId, id, mask, wants } of now) {
    if (wants === 0 || (mask & wanted) === 0) continue
    const verdict = verdictOf(accountId)
    if (verdict === null || isVerdictWanted(wants, verdict)) continue
    const one = withheld.get(accountId) ?? { accountId, verdict, keywords: [] }
    withheld.set(accountId, { ...one, keywords: [...one.keywords, id] })
  }
  return [...withheld.values()]
}

export interface Decision {
  accountId: string
  type: BidEventType
  correction: boolean
  /** The keywords that led to it, each once. */
  keywords: Watched[]
}

/** The accounts that may have to be told, whatever they have been told before. */
export function candidatesOf(occasions: readonly Occasion[], before: readonly Watched[], now: readonly Watched[]) {
  const decisions: (Decision & Pick<Occasion, 'told'>)[] = []
  for (const { type, on, of, told, correction } of occasions) {
    const wanted = maskOf(on)
    const byAccount = new Map<string, Map<string, Watched>>()
    for (const keyword of of === 'now' ? now : [...now, ...before]) {
      if ((keyword.mask & wanted) === 0) continue
      const keywords = byAccount.get(keyword.accountId) ?? new Map<string, Watched>()
      byAccount.set(keyword.accountId, keywords.set(keyword.id, keyword))
    }
    for (const [accountId, keywords] of byAccount) {
      decisions.push({ accountId, type, told, correction, keywords: [...keywords.values()] })
    }
  }
  return decisions
}

/** The events of one change, given which accounts had such an event about this notice before. */
export function decide(
  candidates: readonly (Decision & Pick<Occasion, 'told'>)[],
  wasTold: (accountId: string, type: BidEventType) => boolean,
): Decision[] {
  return candidates.flatMap(({ told, ...decision }) => {
    if (told === 'whatever') return decision
    return wasTold(decision.accountId, decision.type) === (told === 'before') ? decision : []
  })
}

/** Types that an account gets at most once for a notice, so that they are remembered for good. */
export const isOnce = (type: BidEventType): type is Exclude<BidEventType, 'bid.changed'> => type !== 'bid.changed'
