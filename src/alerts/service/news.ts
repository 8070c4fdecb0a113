import type { AttachmentNews, NewsRow } from '../../attachments/index.ts'
import type { Clock } from '../../lib/clock.ts'
import { allCommitted } from '../../lib/db/index.ts'
import { type Change, readChange } from '../../lib/feed.ts'
import type { FoundTerms } from '../../search/matcher/index.ts'
import { candidatesOf, type MatchedKeyword, type Trigger } from '../rules/decide.ts'
import { eventsOfVersion } from '../store/events.ts'
import { findWithheld } from '../store/withheld.ts'
import {
  type AlertBatch,
  type EvaluatorDeps,
  type EventDraft,
  emptyBatch,
  type MatchedChange,
  type NoticeAlerts,
  type NoticeUpdate,
} from './alert-batch.ts'
import { createDecider } from './decide.ts'
import { MOST_MATCHES, matchCount } from './evaluate.ts'
import { createChangeReader, triggersAt } from './notice-changes.ts'
import { createTextMatching } from './texts.ts'
import type { KeywordPorts, KeywordWatch } from './watched.ts'

export interface NewsDeps extends EvaluatorDeps {
  keywords: Pick<KeywordPorts, 'statesOf' | 'meaningOf'>
  clock: Pick<Clock, 'now' | 'steady'>
  news: AttachmentNews
}

/** Processed news, which are removed together with writing their batch. */
export interface NewsStep {
  rows: NewsRow[]
  batch: AlertBatch
}

/** The current state of the reader, which advances between slices. */
interface Reading {
  position: number
  watched: KeywordWatch
  signal: AbortSignal
}

interface MatchedNews {
  row: NewsRow
  /** The position that its events report. */
  at: number
  matched: MatchedChange
}

/** News loaded together, so that the texts of a notice are read once for all its news. */
const NEWS_LIMIT = 100
/** Work between two reads of the feed; the limit, with one step, for delaying matches of titles. */
const SLICE_MS = 8

/** A text of a notice was read: accounts without an event about the notice may get one. */
const TEXT_READ: Trigger = { type: 'bid.matched', on: ['new'], of: 'now', sent: 'never', correction: false }

/** Matches keywords with the texts of a notice, for unique piece of news. */
function createNewsMatching({ db, bids, awards }: Pick<NewsDeps, 'db' | 'bids' | 'awards'>) {
  const noticesOf = createChangeReader({ bids, awards })

  async function match(
    row: NewsRow,
    { position, watched, texts }: { position: number; watched: KeywordWatch; texts: FoundTerms },
  ): Promise<MatchedNews[]> {
    const notice = row.change > 0 ? await atChange(row.change) : await currentOf(row, position)
    const triggers = notice ? (row.change > 0 ? triggersAt(notice, bids) : textRead(notice)) : []
    if (!notice || triggers.length === 0) return []
    const matchOf = (state: NoticeUpdate['now']) => watched.matchTexts(bids.matchable(state), texts, row.position)
    const needsBefore = notice.before !== null && triggers.some(({ of }) => of === 'either')
    const matched = await forAccount(row, {
      before: needsBefore && notice.before ? matchOf(notice.before) : [],
      now: matchOf(notice.now),
    })
    const candidates = candidatesOf(triggers, matched.before, matched.now)
    if (candidates.length === 0) return []
    // Profiles are known only from the reader's position on.
    const change = { ...notice.change, position }
    return [
      { row, at: notice.change.position, matched: { notice: { ...notice, change }, triggers, ...matched, candidates } },
    ]
  }

  /** News caused by a changed profile concern only the keywords that the notice was withheld for. */
  async function forAccount(
    { accountId, noticeNo }: NewsRow,
    found: Pick<MatchedChange, 'before' | 'now'>,
  ): Promise<Pick<MatchedChange, 'before' | 'now'>> {
    if (accountId === '') return found
    const [withheld] = await findWithheld(db.sql, [{ accountId, noticeNo }])
    const ids = new Set(withheld?.keywords)
    return { before: [], now: found.now.filter((keyword) => keyword.accountId === accountId && ids.has(keyword.id)) }
  }

  async function atChange(position: number): Promise<NoticeUpdate | null> {
    const change = await readChange(db.sql, position)
    return change ? ((await noticesOf([change])).get(position) ?? null) : null
  }

  /** The notice at the reader's position. `null` if it was withdrawn, or was imported as existing stock. */
  async function currentOf({ noticeNo, at }: NewsRow, position: number): Promise<NoticeUpdate | null> {
    const [version] = await bids.versionsAt([{ noticeNo, position }])
    const [state] = version ? await bids.statesOf([{ noticeNo, version }]) : []
    const change = state ? await readChange(db.sql, state.position) : null
    if (!state || !change?.live) return null
    const now = { ...state, outcome: state.settledOutcome }
    return { change: { ...change, at }, now, before: null, step: null, award: null }
  }

  const textRead = ({ now, change }: NoticeUpdate): Trigger[] =>
    bids.statusAt(now, change.at) === 'open' ? [TEXT_READ] : []

  /** As many rows as fit into a transaction; the rest follow in the next step. */
  async function* matchSome(news: readonly NewsRow[], reading: Reading, texts: FoundTerms) {
    const [rows, found]: [NewsRow[], MatchedNews[]] = [[], []]
    for (const row of news) {
      if (found.reduce((sum, { matched }) => sum + matchCount(matched), 0) > MOST_MATCHES) break
      yield
      rows.push(row)
      found.push(...(await match(row, { ...reading, texts })))
    }
    return { rows, found }
  }

  /** Processes all rows without yielding to the feed. */
  async function matchAll(rows: readonly NewsRow[], reading: Reading, texts: FoundTerms): Promise<MatchedNews[]> {
    const found: MatchedNews[] = []
    for (const row of rows) found.push(...(await match(row, { ...reading, texts })))
    return found
  }

  return { matchSome, matchAll }
}

/** Matches keywords with notices and their texts, in slices. */
export function createNewsEvaluator(deps: NewsDeps) {
  const { db, clock, bids, companies, news } = deps
  const decideEvents = createDecider({ db, companies })
  const matching = createNewsMatching(deps)
  const search = createTextMatching(news, deps.keywords, db)
  let work: { reading: Reading; steps: AsyncGenerator<void, NewsStep | null> } | null = null

  /** `null` = nothing to do; `'more'` = a slice is done. Writes nothing. */
  async function slice(now: Reading): Promise<NewsStep | 'more' | null> {
    // Reloaded keywords have new numbers.
    if (work?.reading.watched !== now.watched) await forget()
    work ??= begin(now)
    Object.assign(work.reading, now)
    const begun = clock.steady()
    const { steps: current } = work
    try {
      do {
        const step = await current.next()
        if (!step.done) continue
        work = null
        return step.value
      } while (clock.steady() - begun < SLICE_MS)
    } catch (error) {
      work = null
      throw error
    }
    return 'more'
  }

  async function forget(): Promise<void> {
    const former = work
    work = null
    await former?.steps.return(null)
  }

  const begin = (reading: Reading) => ({ reading, steps: steps(reading) })

  async function* steps(reading: Reading): AsyncGenerator<void, NewsStep | null> {
    const { position, watched } = reading
    const queue = await news.next(position, NEWS_LIMIT)
    const noticeNo = queue[0]?.noticeNo
    if (noticeNo === undefined) return null
    if (!watched.searchesTexts()) return { rows: queue, batch: emptyBatch(position) }
    const ofNotice = queue.filter((row) => row.noticeNo === noticeNo)
    const files = await news.filesOf(noticeNo)
    // The files were removed, replaced or deselected since, so there is nothing to match.
    if (files.length === 0) return { rows: ofNotice, batch: emptyBatch(position) }
    const texts = watched.startScan()
    try {
      yield* search.scanAll(files, texts)
      const from = reading.position
      const { rows, found } = yield* matching.matchSome(ofNotice, reading, texts)
      const foundIn = yield* search.explain(await decideAll(found, reading), files)
      // Wait for webhooks and earlier events: cancellations and awards depend on what was already sent.
      if (!(await allCommitted(db.sql, reading.signal))) return null
      // If the reader advanced meanwhile, decided events may have been sent or be invalid, so match again.
      const batch = await decideAll(
        from === reading.position ? found : await matching.matchAll(rows, reading, texts),
        reading,
      )
      for (const alerts of batch.alerts) alerts.foundIn = foundIn
      return { rows, batch }
    } finally {
      texts.end()
    }
  }

  /** Decides all at once, so that no account gets an event twice. The position of a change is that of its events. */
  async function decideAll(found: readonly MatchedNews[], { position, watched }: Reading): Promise<AlertBatch> {
    const batch = emptyBatch(position)
    const decided: AlertBatch = { ...batch, alerts: [] }
    await decideEvents(
      found.map(({ matched }) => matched),
      decided,
    )
    for (const alerts of decided.alerts) {
      const origin = found.find(({ matched }) => matched.notice.change === alerts.change)
      const change = { position: origin?.at ?? position }
      const decisions = (await withoutSent({ ...alerts, change })).map((decision) =>
        origin?.row.accountId ? byProfile(decision) : decision,
      )
      if (decisions.length === 0) continue
      const accounts = new Set(decisions.map(({ accountId }) => accountId))
      const byTitle = watched.match(bids.matchable(alerts.now)).filter(({ accountId }) => accounts.has(accountId))
      const matched = unique([...alerts.matched, ...byTitle])
      const alertsOfChange = batch.alerts.find((other) => other.change.position === change.position)
      if (alertsOfChange) {
        alertsOfChange.decisions = [...alertsOfChange.decisions, ...decisions]
        alertsOfChange.matched = unique([...alertsOfChange.matched, ...matched])
        alertsOfChange.award ??= alerts.award
      } else batch.alerts.push({ ...alerts, change, decisions, matched })
    }
    return batch
  }

  /**
   * For types that can repeat: an account that got an event for this change because of the title gets no second one.
   */
  async function withoutSent({ change, now, decisions }: NoticeAlerts) {
    const accounts = [...new Set(decisions.map(({ accountId }) => accountId))]
    const sent = await eventsOfVersion(db.sql, accounts, now)
    const keys = new Set(sent.map(({ accountId, type, correction }) => `${accountId} ${type} ${correction}`))
    return decisions.filter(
      ({ accountId, type, correction }) => !keys.has(`${accountId} ${type} ${correction ? change.position : 0}`),
    )
  }

  return { slice, forget }
}

const byProfile = (decision: EventDraft): EventDraft => ({
  ...decision,
  eligibilityChange: decision.eligibilityChange && { ...decision.eligibilityChange, by: 'profile' },
})

/** Each keyword once. */
const unique = (keywords: readonly MatchedKeyword[]): MatchedKeyword[] => [
  ...new Map(keywords.map((keyword) => [keyword.id, keyword])).values(),
]

/** News for changed notices that have texts: keywords that search attachments are evaluated later. */
export async function newsOfChanges(
  changes: readonly Change[],
  news: Pick<AttachmentNews, 'noticesWithText'>,
): Promise<AlertBatch['news']> {
  const live = changes.filter(({ live, kind }) => live && (kind === 'bid' || kind === 'award'))
  const withText = await news.noticesWithText([...new Set(live.map(({ key }) => key))])
  return live
    .filter(({ key }) => withText.has(key))
    .map(({ key, position }) => ({ noticeNo: key, position, change: position, accountId: '' }))
}
