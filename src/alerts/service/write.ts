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
import * as withheldStore from '../store/withheld.ts'
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

type KeywordFields = NonNullable<KeywordState['keyword']>

/** A version of a keyword, prepared to find its terms in notices. */
interface PreparedKeyword extends KeywordFields {
  question: TermQuestion
}

/** The rows a batch writes. */
export interface Prepared {
  notices: events.EventNoticeRow[]
  rows: events.NewEventRow[]
  queued: QueuedEvent[]
  matches: reader.MatchRow[]
}

/** Some 3 kB each; the keywords that match most stay in this cache. */
const CACHED = 10_000

interface EventParts {
  at: number
  alerts: NoticeAlerts
  decision: EventDraft
  matched: MatchedKeyword[]
  states: Map<string, PreparedKeyword>
  termsOf: ReturnType<typeof createTermFinder>
}

/** Reads versions of keywords, and caches the latest. */
function createStates(db: Db, keywords: WriterDeps['keywords']) {
  const cache = new Map<string, PreparedKeyword>()

  /** By id and version. */
  async function statesOf(alerts: readonly NoticeAlerts[]): Promise<Map<string, PreparedKeyword>> {
    const wanted = new Map<string, StateRef>()
    for (const { decisions, matched } of alerts) {
      for (const keyword of [...matched, ...decisions.flatMap((decision) => decision.keywords)])
        wanted.set(nameOf(keyword), keyword)
    }
    const states = new Map<string, PreparedKeyword>()
    for (const name of wanted.keys()) {
      const state = cache.get(name)
      if (state) states.set(name, state)
    }
    const missing = [...wanted].flatMap(([name, ref]) => (states.has(name) ? [] : [ref]))
    for (const state of await keywords.statesOf(db.sql, missing)) {
      if (state.keyword === null) continue
      const keyword = toPrepared(state.keyword)
      states.set(nameOf(state), keyword)
      addToCache(nameOf(state), keyword)
    }
    return states
  }

  function toPrepared(fields: KeywordFields): PreparedKeyword {
    const { query, filter } = keywords.meaningOf({ keyword: fields.text, filter: fields.filter })
    return { ...fields, question: { query, filter, typed: fields.filter, place: fields.in } }
  }

  function addToCache(name: string, keyword: PreparedKeyword): void {
    if (cache.size >= CACHED) {
      const [oldest] = cache.keys()
      if (oldest !== undefined) cache.delete(oldest)
    }
    cache.set(name, keyword)
  }

  return statesOf
}

/** Turns decisions into the rows of events. */
function createPreparation({ db, clock, bids, keywords }: WriterDeps) {
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
        add(prepared, { at, alerts, decision, matched: matched.get(decision.accountId) ?? [], states, termsOf })
      }
    }
    // In a cluster, events may become visible before rows written on another connection, so notices are written first.
    if (prepared.notices.length > 0 && (await isSplit(db.sql)))
      await db.transaction((tx) => events.insertNotices(tx, prepared.notices))
    return prepared
  }

  function add(prepared: Prepared, { at, alerts, decision, matched, states, termsOf }: EventParts): void {
    const { change, now } = alerts
    const { accountId, type, correction } = decision
    const { noticeNo, version } = now
    const id = newEventId(at)
    const eventKeywords = inOrder(decision.keywords, states)
    const matchOf = ([{ id: keywordId, profileId }, { text, question }]: [
      MatchedKeyword,
      PreparedKeyword,
    ]): EventMatch => {
      const foundIn: FoundInAttachment[] | undefined = alerts.foundIn?.get(keywordId)
      const further = profileId === null ? undefined : decision.companies.get(profileId)
      const company = profileId !== null && further ? { profileId, ...further } : undefined
      return {
        keywordId,
        keyword: text,
        terms: termsOf(question),
        ...(foundIn && { foundIn }),
        ...(company && { company }),
      }
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
      data: JSON.stringify(eventKeywords.map(matchOf)),
      matched: JSON.stringify([...new Set(inOrder(matched, states).map(([, { text }]) => text))]),
      eligibility: decision.eligibility,
      eligibilityChange: decision.eligibilityChange && JSON.stringify(decision.eligibilityChange),
      quiet: eventKeywords.filter(([, { alert }]) => !alert.webhook).map(([keyword]) => keyword.id),
    })
    prepared.queued.push({
      accountId,
      id,
      type,
      at,
      noticeNo,
      version,
      keywords: eventKeywords.map(([keyword, { text, createdBy, alert }]) => ({
        id: keyword.id,
        text,
        createdBy,
        alert,
      })),
    })
    for (const { id: keywordId } of decision.keywords) {
      prepared.matches.push({ accountId, keywordId, noticeNo, version, position: change.position, at })
    }
  }

  return prepare
}

/** Writes a batch with the deliveries and mails of its events. */
function createBatchWriter({ clock, enqueue, news, keywords }: WriterDeps) {
  /** Runs in the reader's transaction. The account's counter is locked last, because others wait for it. */
  async function write(tx: Tx, batch: AlertBatch, prepared: Prepared): Promise<void> {
    const { sent, deleted } = batch
    if (deleted.length > 0) await reader.forgetMatches(tx, deleted)
    await writeWithheld(tx, batch)
    await news.add(tx, batch.news, clock.now())
    if (prepared.rows.length === 0) return
    await enqueue.webhooks?.(tx, prepared.queued)
    await enqueue.mails?.(tx, prepared.queued)
    const keepUntil = clock.now() + MARKS_KEPT_DAYS * DAY
    // Sent together, because each is one statement: none can follow after a failed transaction has ended.
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
    await withheldStore.deleteWithheld(
      tx,
      refs.filter(({ row }) => row === null),
    )
    await withheldStore.saveWithheld(
      tx,
      refs.flatMap(({ row }) => row ?? []),
    )
    await withheldStore.beginReviews(tx, [...profiles])
  }

  /** One update for each keyword, however many notices of the batch it matches. */
  async function count(tx: Tx, fresh: Pick<reader.MatchRow, 'accountId' | 'keywordId' | 'at'>[]): Promise<void> {
    const counts = new Map<string, MatchCount>()
    for (const { accountId, keywordId, at } of fresh) {
      const before = counts.get(keywordId)
      counts.set(keywordId, { accountId, keywordId, at, count: (before?.count ?? 0) + 1 })
    }
    await keywords.countMatches(tx, [...counts.values()])
  }

  return write
}

export const createEventWriter = (deps: WriterDeps) => ({
  prepare: createPreparation(deps),
  write: createBatchWriter(deps),
})

const nameOf = ({ id, version }: Pick<StateRef, 'id' | 'version'>) => `${id} ${version}`

/** In the order in which the account created the keywords. */
const inOrder = (
  keywords: readonly MatchedKeyword[],
  states: Map<string, PreparedKeyword>,
): [MatchedKeyword, PreparedKeyword][] =>
  keywords
    .flatMap((keyword): [MatchedKeyword, PreparedKeyword][] => {
      const state = states.get(nameOf(keyword))
      return state ? [[keyword, state]] : []
    })
    .sort(([, a], [, b]) => a.madePosition - b.madePosition)
