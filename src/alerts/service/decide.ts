import type { BidState } from '../../bids/index.ts'
import type { BidEventType } from '../../vocabulary/events.ts'
import {
  type AlertDecision,
  candidatesOf,
  changedVerdict,
  decide,
  isOnce,
  type MatchedKeyword,
  type VerdictOf,
  type Withheld,
  withheldOf,
  withWantedVerdict,
} from '../rules/decide.ts'
import { lastDateOf } from '../rules/marks.ts'
import type { EligibilityChange } from '../schema/event-data.ts'
import { findSentEvents } from '../store/reader.ts'
import { findWithheld, type WithheldRef, type WithheldRow } from '../store/withheld.ts'
import type { AlertBatch, EvaluatorDeps, EventDraft, MatchedChange } from './alert-batch.ts'
import { type CompanyVerdicts, createVerdictReader } from './verdicts.ts'

/** A matched change without the keywords that want another verdict. */
interface EligibleChange extends Pick<MatchedChange, 'notice' | 'candidates'> {
  verdictOf: VerdictOf
  /** The keywords that match the notice now and want its verdict. */
  wanted: MatchedChange['now']
  withheld: Withheld[]
}

/** Decides which events follow from matches, given what accounts got before and which verdicts they want. Writes nothing. */
export function createDecider({ db, companies }: Pick<EvaluatorDeps, 'db' | 'companies'>) {
  const readVerdicts = createVerdictReader(companies)

  /** An account gets events of some types only once, and a correction only after the event it corrects. */
  async function decideEvents(matched: MatchedChange[], batch: AlertBatch): Promise<void> {
    const keywords = matched.flatMap(({ before, now }) => [...before, ...now])
    const verdicts = await readVerdicts(keywords, matched[0]?.notice.change.position ?? 0)
    const eligible = matched.map((change) => onlyWanted(change, verdicts))
    const sent = await readSentEvents(eligible)
    const withheldBefore = await readWithheld(matched)
    for (const { notice, verdictOf, wanted, candidates, withheld } of eligible) {
      const { noticeNo } = notice.now
      const wasSent = (account: string, type: BidEventType) => sent.has(sentKey(account, noticeNo, type))
      const decisions = decide(candidates, wasSent).map(
        (decision): EventDraft => ({
          ...decision,
          eligibility: verdictOf({ accountId: decision.accountId, profileId: null }),
          companies: verdicts.shown(decision.keywords, verdictOf),
          eligibilityChange: decision.type === 'bid.matched' ? endWithholding(decision, notice.now, verdictOf) : null,
        }),
      )
      recordSent(batch, sent, noticeNo, decisions)
      for (const row of withheld) if (!wasSent(row.accountId, 'bid.matched')) withhold(batch, notice.now, row)
      if (decisions.length === 0) continue
      const accounts = new Set(decisions.map(({ accountId }) => accountId))
      const ofAccounts = wanted.filter(({ accountId }) => accounts.has(accountId))
      batch.alerts.push({ change: notice.change, now: notice.now, decisions, matched: ofAccounts, award: notice.award })
    }

    /** If the notice was withheld from the account, it no longer is; returns how the verdict changed. */
    function endWithholding(
      { accountId, keywords: reporting }: AlertDecision,
      { noticeNo }: BidState,
      verdictOf: VerdictOf,
    ): EligibilityChange | null {
      const key = withheldKey(accountId, noticeNo)
      const inBatch = batch.withheld.get(key)
      const row = inBatch ? inBatch.row : withheldBefore.get(key)
      if (!row) return null
      releaseWithheld(batch, { accountId, noticeNo })
      const change = changedVerdict(row, reporting, verdictOf)
      return change && { ...change, by: 'notice' }
    }
  }

  /** What is withheld of accounts with keywords that want verdicts; by `withheldKey`. */
  async function readWithheld(matched: readonly MatchedChange[]): Promise<Map<string, WithheldRow>> {
    const refs = matched.flatMap(({ notice: { now: notice }, now }) =>
      [...new Set(now.filter(({ wants }) => wants !== 0).map(({ accountId }) => accountId))].map((accountId) => ({
        accountId,
        noticeNo: notice.noticeNo,
      })),
    )
    const rows = await findWithheld(db.sql, refs)
    return new Map(rows.map((row) => [withheldKey(row.accountId, row.noticeNo), row]))
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

function onlyWanted(change: MatchedChange, verdicts: CompanyVerdicts): EligibleChange {
  const { notice, triggers } = change
  const verdictOf = verdicts.on(notice.change, notice.now)
  const isPlain = ({ wants, profileId }: MatchedKeyword) => wants === 0 && profileId === null
  const [before, now] = [verdicts.withCompany(change.before), verdicts.withCompany(change.now)]
  if ([change.before, change.now].every((keywords) => keywords.every(isPlain)))
    return { notice, verdictOf, wanted: now, candidates: change.candidates, withheld: [] }
  const verdictBefore = notice.before ? verdicts.on(notice.change, notice.before) : verdictOf
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
