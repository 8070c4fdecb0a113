import type { Clock } from '../../lib/clock.ts'
import { maskOf, withWantedVerdict } from '../rules/decide.ts'
import { findSentEvents } from '../store/reader.ts'
import * as store from '../store/withheld.ts'
import { type AlertBatch, type EvaluatorDeps, type EventDraft, emptyBatch } from './alert-batch.ts'
import { releaseWithheld } from './decide.ts'
import type { KeywordWatch } from './watched.ts'

export interface ReviewDeps extends Pick<EvaluatorDeps, 'db' | 'bids' | 'companies'> {
  clock: Pick<Clock, 'now'>
}

/** Notices examined in one transaction: some ten milliseconds, after which the feed goes on. */
const EXAMINED = 100

/** One step of the examination of an account's withheld notices. */
export interface Review {
  row: store.ReviewRow
  /** Where the next step begins; `null` = nowhere. */
  next: string | null
  batch: AlertBatch
}

/**
 * A changed profile may turn a verdict for which a notice was not reported. The notices of the account are examined a few at a time,
 * as they, the keywords and the profile are at the reader's position.
 */
export function createReviews({ db, clock, bids, companies }: ReviewDeps) {
  const forNew = maskOf(['new'])

  /** `null` where nothing is left to do. Writes nothing. */
  async function review(position: number, watched: KeywordWatch): Promise<Review | null> {
    const row = await store.nextReview(db.sql)
    if (!row) return null
    const held = await store.withheldAfter(db.sql, row, EXAMINED)
    const batch = emptyBatch(position)
    await examine(row.accountId, held, { batch, watched })
    return { row, next: held.length < EXAMINED ? null : (held.at(-1)?.noticeNo ?? null), batch }
  }

  async function examine(
    accountId: string,
    held: readonly store.WithheldRow[],
    { batch, watched }: { batch: AlertBatch; watched: KeywordWatch },
  ): Promise<void> {
    const position = batch.to
    const versions = await bids.versionsAt(held.map(({ noticeNo }) => ({ noticeNo, position })))
    const refs = held.flatMap(({ noticeNo }, index) => {
      const version = versions[index]
      return version ? [{ noticeNo, version }] : []
    })
    const [states, companyAt, sent] = await Promise.all([
      bids.statesOf(refs),
      companies.companiesFrom([accountId], position),
      findSentEvents(db.sql, held),
    ])
    const wasSent = new Set(sent.filter(({ type }) => type === 'bid.matched').map(({ noticeNo }) => noticeNo))
    const company = companyAt(accountId, position)
    const byNumber = new Map(states.map((state) => [state.noticeNo, { ...state, outcome: state.settledOutcome }]))
    const now = clock.now()
    for (const { noticeNo, verdict: old, keywords } of held) {
      const notice = byNumber.get(noticeNo)
      if (wasSent.has(noticeNo)) releaseWithheld(batch, { accountId, noticeNo })
      if (!notice || wasSent.has(noticeNo) || bids.statusAt(notice, now) !== 'open') continue
      const verdict = company?.at(now).verdict(notice, notice.closeAt) ?? null
      // Matching is the expensive part: it is left out if no keyword that the notice was withheld for wants the verdict now.
      if (!watched.anyWants(keywords, verdict)) continue
      // Its texts are not read here: that takes longer than the feed may wait.
      if (watched.looksIntoTexts(keywords)) batch.news.push({ noticeNo, position, change: 0, accountId })
      const matched = watched.match(bids.matchable(notice)).filter((one) => one.accountId === accountId)
      const wanted = withWantedVerdict(matched, () => verdict)
      const led = wanted.filter((one) => keywords.includes(one.id) && (one.mask & forNew) !== 0)
      if (led.length === 0) continue
      releaseWithheld(batch, { accountId, noticeNo })
      batch.sent.push({ accountId, noticeNo, type: 'bid.matched' })
      const decision: EventDraft = {
        accountId,
        type: 'bid.matched',
        correction: false,
        keywords: led,
        eligibility: verdict,
        eligibilityChange: verdict && verdict !== old ? { old, new: verdict, by: 'profile' } : null,
      }
      batch.alerts.push({
        change: { position: notice.position },
        now: notice,
        decisions: [decision],
        matched: wanted,
        award: null,
      })
    }
  }

  return review
}
