import type { AttachmentNews } from '../../attachments/index.ts'
import type { Bid, BidState } from '../../bids/index.ts'
import type { KeywordState, MatchCount, StateRef } from '../../keywords/index.ts'
import { type Clock, DAY } from '../../lib/clock.ts'
import { type Db, isSplit, type Tx } from '../../lib/db/index.ts'
import { createIds } from '../../lib/ids.ts'
import type { MatchedKeyword } from '../rules/decide.ts'
import { MARKS_KEPT_DAYS } from '../rules/marks.ts'
import { createTermFinder, type TermQuestion } from '../rules/terms.ts'
import type { EventMatch, FoundInAttachment } from '../schema/event-data.ts'
import type { QueuedEvent } from '../schema/events.ts'
import * as events from '../store/events.ts'
import * as reader from '../store/reader.ts'
import * as held from '../store/withheld.ts'
import type { AlertBatch, EventDraft, NoticeAlerts } from './alert-batch.ts'
import type { EnqueuePorts } from './events.ts'
import type { KeywordPorts } from './watched.ts'

export interface WriterDeps {
  db: Db
  clock: Clock
  enqueue: EnqueuePorts
  news: Pick<AttachmentNews, 'add'>
  bids: { toBid: (state: BidState, at: number) => Bid }
  keywords: Pick<KeywordPorts, 'statesOf' | 'meaningOf'> & {
    countMatches: (tx: Tx, counts: MatchCount[]) => Promise<void>
  }
}

type Kept = NonNullable<KeywordState['keyword']>

/** A keyword as it stood, ready to say where it fits. */
interface Known extends Kept {
  asked: TermQuestion
}

/** The rows a batch writes. */
export interface Prepared {
  notices: events.EventNoticeRow[]
  rows: events.NewEventRow[]
  queued: QueuedEvent[]
  matches: reader.MatchRow[]
}

/** Some 3 kB each; the keywords that match most are among them. */
const REMEMBERED = 10_000

interface Making {
  at: number
  alerts: NoticeAlerts
  decision: EventDraft
  matched: MatchedKeyword[]
  known: Map<string, Known>
  termsOf: ReturnType<typeof createTermFinder>
}

/** Reads keywords as they stood; the latest are remembered. */
function createStates(db: Db, keywords: WriterDeps['keywords']) {
  const remembered = new Map<string, Known>()

  /** By id and version. */
  async function statesOf(all: readonly NoticeAlerts[]): Promise<Map<string, Known>> {
    const wanted = new Map<string, StateRef>()
    for (const { decisions, matched } of all) {
      for (const one of [...matched, ...decisions.flatMap((decision) => decision.keywords)])
        wanted.set(nameOf(one), one)
    }
    const states = new Map<string, Known>()
    for (const name of wanted.keys()) {
      const state = remembered.get(name)
      if (state) states.set(name, state)
    }
    const missing = [...wanted].flatMap(([name, ref]) => (states.has(name) ? [] : [ref]))
    for (const state of await keywords.statesOf(db.sql, missing)) {
      if (state.keyword === null) continue
      const one = toKnown(state.keyword)
      states.set(nameOf(state), one)
      remember(nameOf(state), one)
    }
    return states
  }

  function toKnown(kept: Kept): Known {
    const { query, filter } = keywords.meaningOf({ keyword: kept.text, filter: kept.filter })
    return { ...kept, asked: { query, filter, typed: kept.filter, place: kept.in } }
  }

  function remember(name: string, one: Known): void {
    if (remembered.size >= REMEMBERED) {
      const [oldest] = remembered.keys()
      if (oldest !== undefined) remembered.delete(oldest)
    }
    remembered.set(name, one)
  }

  return statesOf
}

/** Makes events of what was decided, and writes them with all they enqueue. */
export function createEventWriter({ db, clock, enqueue, news, bids, keywords }: WriterDeps) {
  const statesOf = createStates(db, keywords)
  const newEventId = createIds('evt')

  async function prepare({ alerts: notices }: AlertBatch): Promise<Prepared> {
    const states = await statesOf(notices)
    const at = clock.now()
    const prepared: Prepared = { notices: [], rows: [], queued: [], matches: [] }
    for (const alerts of notices) {
      const { change, now } = alerts
      const { matchedKeywords: _accounts, ...bid } = bids.toBid(now, at)
      const changed = alerts.decisions.some(({ type }) => type === 'bid.changed')
      prepared.notices.push({
        change: change.position,
        at,
        bid: JSON.stringify(bid),
        changes: changed ? JSON.stringify(now.changes) : null,
        award: alerts.award && JSON.stringify(alerts.award),
      })
      const matched = Map.groupBy(alerts.matched, ({ accountId }) => accountId)
      const termsOf = createTermFinder(now)
      for (const decision of alerts.decisions) {
        add(prepared, { at, alerts, decision, matched: matched.get(decision.accountId) ?? [], known: states, termsOf })
      }
    }
    // A cluster may show the events a moment before what is written with them on another connection.
    if (prepared.notices.length > 0 && (await isSplit(db.sql)))
      await db.transaction((tx) => events.insertNotices(tx, prepared.notices))
    return prepared
  }

  function add(prepared: Prepared, { at, alerts, decision, matched, known, termsOf }: Making): void {
    const { change, now } = alerts
    const { accountId, type, correction } = decision
    const { noticeNo, version } = now
    const id = newEventId(at)
    const led = inOrder(decision.keywords, known)
    const matchOf = ([{ id: keywordId }, { text, asked }]: [MatchedKeyword, Known]): EventMatch => {
      const foundIn: FoundInAttachment[] | undefined = alerts.foundIn?.get(keywordId)
      return { keywordId, keyword: text, terms: termsOf(asked), ...(foundIn && { foundIn }) }
    }
    prepared.rows.push({
      accountId,
      id,
      type,
      at,
      noticeNo,
      version,
      change: change.position,
      correction: correction ? change.position : 0,
      data: JSON.stringify(led.map(matchOf)),
      matched: JSON.stringify([...new Set(inOrder(matched, known).map(([, { text }]) => text))]),
      eligibility: decision.eligibility,
      eligibilityChange: decision.eligibilityChange && JSON.stringify(decision.eligibilityChange),
      quiet: led.filter(([, { alert }]) => !alert.webhook).map(([keyword]) => keyword.id),
    })
    prepared.queued.push({
      accountId,
      id,
      type,
      at,
      noticeNo,
      version,
      keywords: led.map(([keyword, { text, createdBy, alert }]) => ({ id: keyword.id, text, createdBy, alert })),
    })
    for (const { id: keywordId } of decision.keywords) {
      prepared.matches.push({ accountId, keywordId, noticeNo, version, position: change.position, at })
    }
  }

  /** In the reader's transaction; each account's counter comes last, for others wait for it. */
  async function write(tx: Tx, batch: AlertBatch, prepared: Prepared): Promise<void> {
    const { sent, deleted } = batch
    if (deleted.length > 0) await reader.forgetMatches(tx, deleted)
    await writeWithheld(tx, batch)
    await news.add(tx, batch.news, clock.now())
    if (prepared.rows.length === 0) return
    await enqueue.webhooks?.(tx, prepared.queued)
    await enqueue.mails?.(tx, prepared.queued)
    const keepUntil = clock.now() + MARKS_KEPT_DAYS * DAY
    // Sent at once, as each of them is one statement: none could come after the end of a transaction that failed.
    const [fresh] = await Promise.all([
      reader.addMatches(tx, prepared.matches, keepUntil),
      sent.length > 0 && reader.insertSentEvents(tx, sent, keepUntil),
      events.insertNotices(tx, prepared.notices),
    ])
    await count(tx, fresh)
    await events.insertEvents(tx, prepared.rows)
  }

  async function writeWithheld(tx: Tx, { withheld, profiles }: AlertBatch): Promise<void> {
    const refs = [...withheld.values()]
    await held.deleteWithheld(
      tx,
      refs.filter(({ row }) => row === null),
    )
    await held.saveWithheld(
      tx,
      refs.flatMap(({ row }) => row ?? []),
    )
    await held.beginReviews(tx, [...profiles])
  }

  /** Once for each keyword, however many notices of the batch it fits. */
  async function count(tx: Tx, fresh: Pick<reader.MatchRow, 'accountId' | 'keywordId' | 'at'>[]): Promise<void> {
    const counts = new Map<string, MatchCount>()
    for (const { accountId, keywordId, at } of fresh) {
      const before = counts.get(keywordId)
      counts.set(keywordId, { accountId, keywordId, at, count: (before?.count ?? 0) + 1 })
    }
    await keywords.countMatches(tx, [...counts.values()])
  }

  return { prepare, write }
}

const nameOf = ({ id, version }: Pick<StateRef, 'id' | 'version'>) => `${id} ${version}`

/** As the account made them. */
const inOrder = (those: readonly MatchedKeyword[], known: Map<string, Known>): [MatchedKeyword, Known][] =>
  those
    .flatMap((one): [MatchedKeyword, Known][] => {
      const kept = known.get(nameOf(one))
      return kept ? [[one, kept]] : []
    })
    .sort(([, a], [, b]) => a.madePosition - b.madePosition)
