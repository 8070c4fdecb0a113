import type { BidState } from '../../bids/index.ts'
import type { Change } from '../../lib/feed.ts'
import type { BidEventType } from '../../vocabulary/events.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import {
  type AlertDecision,
  candidatesOf,
  decide,
  isOnce,
  type VerdictOf,
  type Withheld,
  withheldOf,
  withWantedVerdict,
} from '../rules/decide.ts'
import { lastDateOf } from '../rules/marks.ts'
import type { EligibilityChange } from '../schema/event-data.ts'
import { findSentEvents } from '../store/reader.ts'
import { findWithheld, type WithheldRef } from '../store/withheld.ts'
import type { AlertBatch, EvaluatorDeps, EventDraft, MatchedChange } from './alert-batch.ts'

/** A matched change without the keywords that want another verdict. */
interface EligibleChange extends Pick<MatchedChange, 'notice' | 'candidates'> {
  verdictOf: VerdictOf
  /** The keywords that match the notice now and want its verdict. */
  wanted: MatchedChange['now']
  withheld: Withheld[]
}

type VerdictsOn = (change: Change, notice: BidState) => VerdictOf

/** Decides which events follow from matches, given what accounts got before and which verdicts they want. Writes nothing. */
export function createDecider({ db, companies }: Pick<EvaluatorDeps, 'db' | 'companies'>) {
  /** An account gets events of some types only once, and a correction only after the event it corrects. */
  async function decideEvents(matched: MatchedChange[], batch: AlertBatch): Promise<void> {
    const verdictsOn = await readVerdicts(matched)
    const eligible = matched.map((change) => onlyWanted(change, verdictsOn))
    const sent = await readSentEvents(eligible)
    const withheldBefore = await readWithheldVerdicts(matched)
    for (const { notice, verdictOf, wanted, candidates, withheld } of eligible) {
      const { noticeNo } = notice.now
      const wasSent = (account: string, type: BidEventType) => sent.has(sentKey(account, noticeNo, type))
      const decisions = decide(candidates, wasSent).map(
        (decision): EventDraft => ({
          ...decision,
          eligibility: verdictOf(decision.accountId),
          eligibilityChange:
            decision.type === 'bid.matched' ? endWithholding(decision.accountId, notice.now, verdictOf) : null,
        }),
      )
      recordSent(batch, sent, noticeNo, decisions)
      for (const row of withheld) if (!wasSent(row.accountId, 'bid.matched')) withhold(batch, notice.now, row)
      if (decisions.length === 0) continue
      const accounts = new Set(decisions.map(({ accountId }) => accountId))
      const keywords = wanted.filter(({ accountId }) => accounts.has(accountId))
      batch.alerts.push({ change: notice.change, now: notice.now, decisions, matched: keywords, award: notice.award })
    }

    /** If the notice was withheld from the account, it no longer is; returns how the verdict changed. */
    function endWithholding(accountId: string, { noticeNo }: BidState, verdictOf: VerdictOf): EligibilityChange | null {
      const key = withheldKey(accountId, noticeNo)
      const inBatch = batch.withheld.get(key)
      const old = inBatch ? inBatch.row?.verdict : withheldBefore.get(key)
      const verdict = verdictOf(accountId)
      if (old === undefined) return null
      releaseWithheld(batch, { accountId, noticeNo })
      return verdict === null || verdict === old ? null : { old, new: verdict, by: 'notice' }
    }
  }

  /** The verdict on each account's company, by its profile at a change, on the notice before or after it; each computed once. */
  async function readVerdicts(matched: readonly MatchedChange[]): Promise<VerdictsOn> {
    const accounts = new Set(
      matched.flatMap(({ before, now }) => [...before, ...now]).map(({ accountId }) => accountId),
    )
    const first = matched[0]?.notice.change.position ?? 0
    const companyAt = await companies.companiesFrom([...accounts], first)
    return ({ position, at }, notice) => {
      const verdicts = new Map<string, Verdict | null>()
      return (accountId) => {
        const cached = verdicts.get(accountId)
        if (cached !== undefined) return cached
        const verdict = companyAt(accountId, position)?.at(at).verdict(notice, notice.closeAt) ?? null
        verdicts.set(accountId, verdict)
        return verdict
      }
    }
  }

  /** The verdicts for which notices were withheld, of accounts with keywords that want verdicts; by `withheldKey`. */
  async function readWithheldVerdicts(matched: readonly MatchedChange[]): Promise<Map<string, Verdict>> {
    const refs = matched.flatMap(({ notice: { now: notice }, now }) =>
      [...new Set(now.filter(({ wants }) => wants !== 0).map(({ accountId }) => accountId))].map((accountId) => ({
        accountId,
        noticeNo: notice.noticeNo,
      })),
    )
    const rows = await findWithheld(db.sql, refs)
    return new Map(rows.map(({ accountId, noticeNo, verdict }) => [withheldKey(accountId, noticeNo), verdict]))
  }

  /** The events that accounts got before about these notices, as keys. */
  async function readSentEvents(eligible: readonly EligibleChange[]): Promise<Set<string>> {
    const refs = eligible.flatMap(({ notice, candidates, withheld }) =>
      [...candidates.filter(({ sent: condition }) => condition !== 'any'), ...withheld].map(({ accountId }) => ({
        accountId,
        noticeNo: notice.now.noticeNo,
      })),
    )
    const events = await findSentEvents(db.sql, refs)
    return new Set(events.map(({ accountId, noticeNo, type }) => sentKey(accountId, noticeNo, type)))
  }

  return decideEvents
}

function onlyWanted(change: MatchedChange, verdictsOn: VerdictsOn): EligibleChange {
  const { notice, triggers, before, now } = change
  const verdictOf = verdictsOn(notice.change, notice.now)
  const needsVerdicts = [before, now].some((keywords) => keywords.some(({ wants }) => wants))
  if (!needsVerdicts) return { notice, verdictOf, wanted: now, candidates: change.candidates, withheld: [] }
  const verdictBefore = notice.before ? verdictsOn(notice.change, notice.before) : verdictOf
  const wanted = withWantedVerdict(now, verdictOf)
  const candidates = candidatesOf(triggers, withWantedVerdict(before, verdictBefore), wanted)
  return { notice, verdictOf, wanted, candidates, withheld: withheldOf(triggers, now, verdictOf) }
}

function recordSent(batch: AlertBatch, sent: Set<string>, noticeNo: string, decisions: readonly AlertDecision[]): void {
  for (const { accountId, type } of decisions) {
    const key = sentKey(accountId, noticeNo, type)
    if (!isOnce(type) || sent.has(key)) continue
    sent.add(key)
    batch.sent.push({ accountId, noticeNo, type })
  }
}

function withhold(batch: AlertBatch, notice: BidState, { accountId, ...row }: Withheld): void {
  const { noticeNo } = notice
  const ref = { accountId, noticeNo }
  batch.withheld.set(withheldKey(accountId, noticeNo), {
    ...ref,
    row: { ...ref, ...row, keepUntil: lastDateOf(notice) },
  })
}

/** The account gets an event about the notice, or got one: it is no longer withheld. */
export function releaseWithheld(batch: AlertBatch, ref: WithheldRef): void {
  batch.withheld.set(withheldKey(ref.accountId, ref.noticeNo), { ...ref, row: null })
}

const withheldKey = (accountId: string, noticeNo: string) => `${accountId} ${noticeNo}`

const sentKey = (accountId: string, noticeNo: string, type: BidEventType) => `${accountId} ${type} ${noticeNo}`
