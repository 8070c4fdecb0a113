import type { BidState } from '../../bids/index.ts'
import type { Change } from '../../lib/feed.ts'
import type { BidEventType } from '../../vocabulary/events.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import {
  candidatesOf,
  type Decision,
  decide,
  isOnce,
  type VerdictOf,
  type Withheld,
  withheldOf,
  withWantedVerdict,
} from '../rules/decide.ts'
import { lastDateOf } from '../rules/marks.ts'
import type { EligibilityChange } from '../schema/event-data.ts'
import { findTold } from '../store/reader.ts'
import { findWithheld, type WithheldRef } from '../store/withheld.ts'
import type { JudgeDeps, JudgedDecision, Judgement, MatchedChange, NoticeAtChange } from './judgement.ts'

const asksVerdicts = ({ before, now }: MatchedChange): boolean =>
  [before, now].some((those) => those.some(({ wants }) => wants))

const withheldKey = (accountId: string, noticeNo: string) => `${accountId} ${noticeNo}`

/** Of what matches, whom to tell: what was told before and what verdicts are wanted decides. Writes nothing. */
export function createSettling({ db, companies }: Pick<JudgeDeps, 'db' | 'companies'>) {
  /** An account gets an event of some types only once, and no correction of something it was not told of. */
  async function settle(found: MatchedChange[], judgement: Judgement): Promise<void> {
    const verdicts = await verdictsOn(found)
    const judged = found.map((one) => narrowed(one, verdicts))
    const toldKeys = await whatWasTold(judged)
    const before = await whatIsWithheld(found)
    for (const { notice, verdictOf, wanted, candidates, withheld } of judged) {
      const { noticeNo } = notice.now
      const isTold = (account: string, type: BidEventType) => toldKeys.has(toldKey(account, noticeNo, type))
      const decisions = decide(candidates, isTold).map(
        (one): JudgedDecision => ({
          ...one,
          eligibility: verdictOf(one.accountId),
          eligibilityChange: one.type === 'bid.matched' ? turn(one.accountId, notice.now, verdictOf) : null,
        }),
      )
      tell(judgement, toldKeys, notice, decisions)
      for (const one of withheld) if (!isTold(one.accountId, 'bid.matched')) withhold(judgement, notice.now, one)
      if (decisions.length === 0) continue
      const accounts = new Set(decisions.map(({ accountId }) => accountId))
      const matched = wanted.filter(({ accountId }) => accounts.has(accountId))
      judgement.verdicts.push({ change: notice.change, now: notice.now, decisions, matched, award: notice.award })
    }

    /** What has changed about the verdict on a notice that was withheld; it is not from now on. */
    function turn(accountId: string, { noticeNo }: BidState, verdictOf: VerdictOf): EligibilityChange | null {
      const key = withheldKey(accountId, noticeNo)
      const fresh = judgement.withheld.get(key)
      const old = fresh ? fresh.row?.verdict : before.get(key)
      const verdict = verdictOf(accountId)
      if (old === undefined) return null
      unhold(judgement, { accountId, noticeNo })
      return verdict === null || verdict === old ? null : { old, new: verdict, by: 'notice' }
    }
  }

  /** Without the keywords that want another verdict. */
  function narrowed(one: MatchedChange, verdicts: Awaited<ReturnType<typeof verdictsOn>>) {
    const { notice, occasions, before, now } = one
    const verdictOf = verdicts(notice.change, notice.now)
    if (!asksVerdicts(one)) return { notice, verdictOf, wanted: now, candidates: one.candidates, withheld: [] }
    const verdictBefore = notice.before ? verdicts(notice.change, notice.before) : verdictOf
    const wanted = withWantedVerdict(now, verdictOf)
    const candidates = candidatesOf(occasions, withWantedVerdict(before, verdictBefore), wanted)
    return { notice, verdictOf, wanted, candidates, withheld: withheldOf(occasions, now, verdictOf) }
  }

  function tell(
    judgement: Judgement,
    toldKeys: Set<string>,
    { now: { noticeNo } }: Pick<NoticeAtChange, 'now'>,
    decisions: readonly Decision[],
  ): void {
    for (const { accountId, type } of decisions) {
      const key = toldKey(accountId, noticeNo, type)
      if (!isOnce(type) || toldKeys.has(key)) continue
      toldKeys.add(key)
      judgement.told.push({ accountId, noticeNo, type })
    }
  }

  /** The verdict of each account's company by its profile at a change, on the notice as it was or is; each asked once. */
  async function verdictsOn(found: readonly MatchedChange[]) {
    const accounts = new Set(found.flatMap(({ before, now }) => [...before, ...now]).map(({ accountId }) => accountId))
    const first = found[0]?.notice.change.position ?? 0
    const companyAt = await companies.companiesFrom([...accounts], first)
    return ({ position, at }: Change, notice: BidState): VerdictOf => {
      const verdicts = new Map<string, Verdict | null>()
      return (accountId) => {
        const known = verdicts.get(accountId)
        if (known !== undefined) return known
        const verdict = companyAt(accountId, position)?.at(at).verdict(notice, notice.closeAt) ?? null
        verdicts.set(accountId, verdict)
        return verdict
      }
    }
  }

  /** Of accounts with keywords that ask for verdicts. */
  async function whatIsWithheld(found: readonly MatchedChange[]): Promise<Map<string, Verdict>> {
    const asked = found.flatMap(({ notice: { now: notice }, now }) =>
      [...new Set(now.filter(({ wants }) => wants !== 0).map(({ accountId }) => accountId))].map((accountId) => ({
        accountId,
        noticeNo: notice.noticeNo,
      })),
    )
    const rows = await findWithheld(db.sql, asked)
    return new Map(rows.map(({ accountId, noticeNo, verdict }) => [withheldKey(accountId, noticeNo), verdict]))
  }

  async function whatWasTold(
    judged: readonly {
      notice: Pick<NoticeAtChange, 'now'>
      candidates: ReturnType<typeof candidatesOf>
      withheld: readonly Withheld[]
    }[],
  ): Promise<Set<string>> {
    const asked = judged.flatMap(({ notice: one, candidates, withheld }) =>
      [...candidates.filter(({ told }) => told !== 'whatever'), ...withheld].map(({ accountId }) => ({
        accountId,
        noticeNo: one.now.noticeNo,
      })),
    )
    const events = await findTold(db.sql, asked)
    return new Set(events.map(({ accountId, noticeNo, type }) => toldKey(accountId, noticeNo, type)))
  }

  return settle
}

function withhold(judgement: Judgement, notice: BidState, { accountId, ...row }: Withheld): void {
  const { noticeNo } = notice
  const ref = { accountId, noticeNo }
  judgement.withheld.set(withheldKey(accountId, noticeNo), {
    ...ref,
    row: { ...ref, ...row, keepUntil: lastDateOf(notice) },
  })
}

/** It has been told of. */
export function unhold(judgement: Judgement, ref: WithheldRef): void {
  judgement.withheld.set(withheldKey(ref.accountId, ref.noticeNo), { ...ref, row: null })
}

const toldKey = (accountId: string, noticeNo: string, type: BidEventType) => `${accountId} ${type} ${noticeNo}`
