import type { Clock } from '../../lib/clock.ts'
import { changedVerdict, maskOf, withWantedVerdict } from '../rules/decide.ts'
import { findSentEvents } from '../store/reader.ts'
import * as store from '../store/withheld.ts'
import { type AlertBatch, type EvaluatorDeps, type EventDraft, emptyBatch } from './alert-batch.ts'
import { releaseWithheld } from './decide.ts'
import { createVerdictReader } from './verdicts.ts'
import type { KeywordWatch } from './watched.ts'

export interface ReviewDeps extends Pick<EvaluatorDeps, 'db' | 'bids' | 'companies'> {
  clock: Pick<Clock, 'now'>
}

/** Notices per transaction: about ten milliseconds, then the feed is read. */
const EXAMINED = 100

/** One step in examining an account's withheld notices. */
export interface Review {
  row: store.ReviewRow
  /** The notice after which the next step begins; `null` = the examination is finished. */
  next: string | null
  batch: AlertBatch
}

/**
 * Examines withheld notices after a profile has changed, because they may now fit. A step examines a few notices of one
 * account, with notices, keywords and profile as of the reader's position.
 */
export function createReviews({ db, clock, bids, companies }: ReviewDeps) {
  const forNew = maskOf(['new'])
  const readVerdicts = createVerdictReader(companies)

  /** `null` = nothing to examine. Writes nothing. */
  async function review(position: number, watched: KeywordWatch): Promise<Review | null> {
    const row = await store.nextReview(db.sql)
    if (!row) return null
    const rows = await store.withheldAfter(db.sql, row, EXAMINED)
    const batch = emptyBatch(position)
    await examine(row.accountId, rows, { batch, watched })
    return { row, next: rows.length < EXAMINED ? null : (rows.at(-1)?.noticeNo ?? null), batch }
  }

  async function examine(
    accountId: string,
    rows: readonly store.WithheldRow[],
    { batch, watched }: { batch: AlertBatch; watched: KeywordWatch },
  ): Promise<void> {
    const position = batch.to
    const versions = await bids.versionsAt(rows.map(({ noticeNo }) => ({ noticeNo, position })))
    const refs = rows.flatMap(({ noticeNo }, index) => {
      const version = versions[index]
      return version ? [{ noticeNo, version }] : []
    })
    const own = { accountId, profileId: null }
    const further = watched.companiesOf(rows.flatMap(({ keywords }) => keywords))
    const [states, verdicts, sent] = await Promise.all([
      bids.statesOf(refs),
      readVerdicts([own, ...further.map((profileId) => ({ accountId, profileId }))], position),
      findSentEvents(db.sql, rows),
    ])
    const wasSent = new Set(sent.filter(({ type }) => type === 'bid.matched').map(({ noticeNo }) => noticeNo))
    const byNumber = new Map(states.map((state) => [state.noticeNo, { ...state, outcome: state.settledOutcome }]))
    const now = clock.now()
    for (const row of rows) {
      const { noticeNo, keywords } = row
      const notice = byNumber.get(noticeNo)
      if (wasSent.has(noticeNo)) releaseWithheld(batch, { accountId, noticeNo })
      if (!notice || wasSent.has(noticeNo) || bids.statusAt(notice, now) !== 'open') continue
      const verdictOf = verdicts.on({ position, at: now }, notice)
      // Matching is expensive: skip it if none of the keywords accepts the new verdict.
      if (!watched.anyWants(keywords, verdictOf)) continue
      // Texts are matched later, because reading them would delay the feed for too long.
      if (watched.searchesTexts(keywords)) batch.news.push({ noticeNo, position, change: 0, accountId })
      const matched = watched.match(bids.matchable(notice)).filter((keyword) => keyword.accountId === accountId)
      const wanted = withWantedVerdict(verdicts.withCompany(matched), verdictOf)
      const eventKeywords = wanted.filter((keyword) => keywords.includes(keyword.id) && (keyword.mask & forNew) !== 0)
      if (eventKeywords.length === 0) continue
      releaseWithheld(batch, { accountId, noticeNo })
      batch.sent.push({ accountId, noticeNo, type: 'bid.matched' })
      const change = changedVerdict(row, eventKeywords, verdictOf)
      const decision: EventDraft = {
        accountId,
        type: 'bid.matched',
        correction: false,
        keywords: eventKeywords,
        eligibility: verdictOf(own),
        companies: verdicts.shown(eventKeywords, verdictOf),
        eligibilityChange: change && { ...change, by: 'profile' },
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
