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

/** What became of some news: they are removed with what follows from them. */
export interface NewsStep {
  rows: NewsRow[]
  batch: AlertBatch
}

/** Where the reader stands, which goes on between slices, and the keywords there. */
interface Reading {
  position: number
  watched: KeywordWatch
  signal: AbortSignal
}

interface FoundNews {
  row: NewsRow
  /** The position that its events are about. */
  at: number
  found: MatchedChange
}

/** News looked at together, so that those of one notice read its texts once. */
const TOGETHER = 100
/** Work between two looks at the feed: what titles tell is never later by more than this and one step. */
const SLICE_MS = 8

/** A text of a notice was read: accounts that got no event about it may get one. */
const TEXT_READ: Trigger = { type: 'bid.matched', on: ['new'], of: 'now', sent: 'never', correction: false }

/** Which keywords match a notice with its texts at a piece of news. */
function createNewsMatching({ db, bids, awards }: Pick<NewsDeps, 'db' | 'bids' | 'awards'>) {
  const noticesOf = createChangeReader({ bids, awards })

  async function match(
    row: NewsRow,
    { position, watched, texts }: { position: number; watched: KeywordWatch; texts: FoundTerms },
  ): Promise<FoundNews[]> {
    const notice = row.change > 0 ? await atChange(row.change) : await asItIs(row, position)
    const triggers = notice ? (row.change > 0 ? triggersAt(notice, bids) : textRead(notice)) : []
    if (!notice || triggers.length === 0) return []
    const matchOf = (state: NoticeUpdate['now']) => watched.matchTexts(bids.matchable(state), texts, row.position)
    const asksBefore = notice.before !== null && triggers.some(({ of }) => of === 'either')
    const found = await ofAccount(row, {
      before: asksBefore && notice.before ? matchOf(notice.before) : [],
      now: matchOf(notice.now),
    })
    const candidates = candidatesOf(triggers, found.before, found.now)
    if (candidates.length === 0) return []
    // What accounts have declared is known from the position of the reader on only.
    const change = { ...notice.change, position }
    return [
      { row, at: notice.change.position, found: { notice: { ...notice, change }, triggers, ...found, candidates } },
    ]
  }

  /** News that follow from a profile concern the keywords that the notice was withheld for. */
  async function ofAccount(
    { accountId, noticeNo }: NewsRow,
    found: Pick<MatchedChange, 'before' | 'now'>,
  ): Promise<Pick<MatchedChange, 'before' | 'now'>> {
    if (accountId === '') return found
    const [held] = await findWithheld(db.sql, [{ accountId, noticeNo }])
    const ids = new Set(held?.keywords)
    return { before: [], now: found.now.filter((one) => one.accountId === accountId && ids.has(one.id)) }
  }

  async function atChange(position: number): Promise<NoticeUpdate | null> {
    const change = await readChange(db.sql, position)
    return change ? ((await noticesOf([change])).get(position) ?? null) : null
  }

  /** As it stands where the reader does. `null` = it was withdrawn, or is stock. */
  async function asItIs({ noticeNo, at }: NewsRow, position: number): Promise<NoticeUpdate | null> {
    const [version] = await bids.versionsAt([{ noticeNo, position }])
    const [state] = version ? await bids.statesOf([{ noticeNo, version }]) : []
    const change = state ? await readChange(db.sql, state.position) : null
    if (!state || !change?.live) return null
    const now = { ...state, outcome: state.settledOutcome }
    return { change: { ...change, at }, now, before: null, step: null, award: null }
  }

  const textRead = ({ now, change }: NoticeUpdate): Trigger[] =>
    bids.statusAt(now, change.at) === 'open' ? [TEXT_READ] : []

  /** As many rows as fit into a transaction; the others come with the next step. */
  async function* first(those: readonly NewsRow[], reading: Reading, texts: FoundTerms) {
    const [rows, found]: [NewsRow[], FoundNews[]] = [[], []]
    for (const row of those) {
      if (found.reduce((sum, one) => sum + matchCount(one.found), 0) > MOST_MATCHES) break
      yield
      rows.push(row)
      found.push(...(await match(row, { ...reading, texts })))
    }
    return { rows, found }
  }

  /** Without a look at the feed between two rows. */
  async function all(rows: readonly NewsRow[], reading: Reading, texts: FoundTerms): Promise<FoundNews[]> {
    const found: FoundNews[] = []
    for (const row of rows) found.push(...(await match(row, { ...reading, texts })))
    return found
  }

  return { first, all }
}

/** Matches keywords with notices and their texts, a slice at a time. */
export function createNewsEvaluator(deps: NewsDeps) {
  const { db, clock, bids, companies, news } = deps
  const decideEvents = createDecider({ db, companies })
  const matching = createNewsMatching(deps)
  const search = createTextMatching(news, deps.keywords, db)
  let work: { reading: Reading; steps: AsyncGenerator<void, NewsStep | null> } | null = null

  /** `null` = there is nothing to do; `'more'` = a slice was done. Writes nothing. */
  async function slice(now: Reading): Promise<NewsStep | 'more' | null> {
    // Keywords that were loaded anew are numbered anew.
    if (work?.reading.watched !== now.watched) await forget()
    work ??= begin(now)
    Object.assign(work.reading, now)
    const begun = clock.steady()
    const { steps: mine } = work
    try {
      do {
        const step = await mine.next()
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
    const all = await news.next(position, TOGETHER)
    const noticeNo = all[0]?.noticeNo
    if (noticeNo === undefined) return null
    if (!watched.looksIntoTexts()) return { rows: all, batch: emptyBatch(position) }
    const ofNotice = all.filter((row) => row.noticeNo === noticeNo)
    const files = await news.filesOf(noticeNo)
    // Removed, replaced or deselected since: there is nothing to match.
    if (files.length === 0) return { rows: ofNotice, batch: emptyBatch(position) }
    const texts = watched.startScan()
    try {
      yield* search.scanAll(files, texts)
      const from = reading.position
      const { rows, found } = yield* matching.first(ofNotice, reading, texts)
      const foundIn = yield* search.explain(await decideAll(found, reading), files)
      // Webhooks, and earlier events: what was sent before decides whether an account gets a cancellation or an award.
      if (!(await allCommitted(db.sql, reading.signal))) return null
      // The feed was read on meanwhile, and what was decided may be sent already or no longer valid.
      const batch = await decideAll(
        from === reading.position ? found : await matching.all(rows, reading, texts),
        reading,
      )
      for (const alerts of batch.alerts) alerts.foundIn = foundIn
      return { rows, batch }
    } finally {
      texts.end()
    }
  }

  /** All together, so that no account gets an event twice. The position of a change is that of its events. */
  async function decideAll(found: readonly FoundNews[], { position, watched }: Reading): Promise<AlertBatch> {
    const batch = emptyBatch(position)
    const decided: AlertBatch = { ...batch, alerts: [] }
    await decideEvents(
      found.map((one) => one.found),
      decided,
    )
    for (const alerts of decided.alerts) {
      const origin = found.find((one) => one.found.notice.change === alerts.change)
      const change = { position: origin?.at ?? position }
      const decisions = (await withoutSent({ ...alerts, change })).map((decision) =>
        origin?.row.accountId ? byProfile(decision) : decision,
      )
      if (decisions.length === 0) continue
      const accounts = new Set(decisions.map(({ accountId }) => accountId))
      const byTitle = watched.match(bids.matchable(alerts.now)).filter(({ accountId }) => accounts.has(accountId))
      const matched = each([...alerts.matched, ...byTitle])
      const same = batch.alerts.find((one) => one.change.position === change.position)
      if (same) {
        same.decisions = [...same.decisions, ...decisions]
        same.matched = each([...same.matched, ...matched])
        same.award ??= alerts.award
      } else batch.alerts.push({ ...alerts, change, decisions, matched })
    }
    return batch
  }

  /** Types that may come more than once: an account that got one for this change because of a title gets no other. */
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
const each = (those: readonly MatchedKeyword[]): MatchedKeyword[] => [
  ...new Map(those.map((one) => [one.id, one])).values(),
]

/** The changes of notices that have texts: keywords that search them are evaluated later. */
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
