import { type Clock, MINUTE, SECOND } from '../../lib/clock.ts'
import { codeOf, type Db, type Queryable } from '../../lib/db/index.ts'
import { createFairQueue } from '../../lib/fair-queue.ts'
import { problem, unavailable } from '../../lib/problems.ts'
import { createPace } from '../../lib/turns.ts'
import { hasTerm, type Term, termKey } from '../../search/text.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { NO_ATTACHMENTS } from '../../vocabulary/sentences.ts'
import { termGrams } from '../rules/grams.ts'
import { LONGEST_TERM } from '../rules/sections.ts'
import type { AttachmentSettings } from '../schema.ts'
import * as store from '../store/sections.ts'
import { createFoundFiles, type FoundFile } from './found-files.ts'

export interface TextSearchDeps {
  db: Db
  clock: Clock
  config: { attachments: Pick<AttachmentSettings, 'choice'> }
  limits?: Partial<TextSearchLimits>
}

export interface TextSearchLimits {
  /** The maximum of UTF-16 units that a search reads. */
  units: number
  ms: number
  /** Concurrent searches, at most one for each account. */
  atOnce: number
  waiting: number
}

/** By key of each term, the notices whose files contain it. */
export type TermNotices = ReadonlyMap<string, ReadonlySet<string>>

export interface TermSearch {
  terms: readonly Term[]
  /** Limits the search to these notices; `null` = all. */
  among: ReadonlySet<string> | null
  /** The notices that the search may find, given all notices that may contain the terms. Only their texts are read. */
  narrow: (most: TermNotices, sure: ReadonlySet<string>) => Promise<ReadonlySet<string>>
}

const LIMITS: TextSearchLimits = { units: 60_000_000, ms: 10 * SECOND, atOnce: 2, waiting: 20 }
/** UTF-16 units read from the database at a time. */
const BATCH_UNITS = 1_000_000
const MOST_SECTIONS = 50_000
const REACH_MS = MINUTE
/** The statement exceeded its time limit, or the client disconnected. */
const CANCELED = '57014'

const TOO_BROAD: Wording = {
  en: 'Too many attachments would have to be read for this search. Add a filter such as status or postedFrom, or use rarer words.',
  ko: '이 검색은 읽어야 할 첨부파일이 너무 많습니다. status, postedFrom 같은 조건을 더하거나 더 드문 단어로 검색해 주십시오.',
}
const TERM_TOO_LONG: Wording = {
  en: `In attachments, a term may have at most ${LONGEST_TERM} letters.`,
  ko: `첨부파일에서는 단어 하나가 ${LONGEST_TERM}자를 넘을 수 없습니다.`,
}
const LONG_QUEUE: Wording = {
  en: 'Too many searches in attachments are waiting. Please try again shortly.',
  ko: '대기 중인 첨부파일 검색이 너무 많습니다. 잠시 후 다시 시도해 주십시오.',
}

/** Finds terms in the files of notices. Each search has its own connection, and ends if its client disconnects. */
export function createTextSearch({ db, clock, config, limits = {} }: TextSearchDeps) {
  const { units: mostUnits, ms, atOnce, waiting } = { ...LIMITS, ...limits }
  const queue = createFairQueue(atOnce)
  let pending = 0
  let reach: { at: number; value: Promise<store.IndexReach> } | null = null

  /** Runs one search at a time for each account. If the client disconnects, the running statement is canceled. */
  async function queued<T>(accountId: string, signal: AbortSignal, work: (sql: Queryable) => Promise<T>): Promise<T> {
    if (pending >= waiting + atOnce) throw unavailable(LONG_QUEUE)
    pending++
    try {
      return await queue.take(accountId, () => withConnection(signal, work))
    } finally {
      pending--
    }
  }

  async function withConnection<T>(signal: AbortSignal, work: (sql: Queryable) => Promise<T>): Promise<T> {
    let backend: number | null = null
    const cancel = () => void (backend !== null && store.cancelStatement(db.sql, backend).catch(() => {}))
    signal.addEventListener('abort', cancel)
    try {
      return await db.long('read', signal, async ({ sql }) => {
        backend = await store.backendOf(sql)
        await store.limitStatements(sql, ms)
        return await work(sql)
      })
    } catch (error) {
      if (codeOf(error) === CANCELED && !signal.aborted) throw tooBroad()
      throw error
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

  async function find(sql: Queryable, { terms, among, narrow }: TermSearch, signal: AbortSignal): Promise<TermNotices> {
    const end = clock.steady() + ms
    const most = new Map<string, ReadonlySet<string>>()
    const unsure: Term[] = []
    for (const term of terms) {
      const grams = termGrams(term)
      most.set(termKey(term), new Set(await store.noticesHolding(sql, grams, among)))
      if (!grams.isExact) unsure.push(term)
      if (clock.steady() > end) throw tooBroad()
    }
    if (unsure.length === 0) return most
    const sure = new Set([...most.keys()].filter((key) => !unsure.some((term) => termKey(term) === key)))
    const candidates = await narrow(most, sure)
    const budget = { units: mostUnits, end }
    for (const term of unsure) {
      const containing = most.get(termKey(term)) ?? new Set()
      const wanted = [...candidates].filter((noticeNo) => containing.has(noticeNo))
      most.set(termKey(term), await verified(sql, term, { among: wanted, budget, signal }))
    }
    return most
  }

  /** The notices of which a file really contains the term. */
  async function verified(
    sql: Queryable,
    term: Term,
    { among, budget, signal }: { among: string[]; budget: { units: number; end: number }; signal: AbortSignal },
  ): Promise<ReadonlySet<string>> {
    if (among.length === 0) return new Set()
    const refs = await store.sectionsHolding(sql, termGrams(term), { among, limit: MOST_SECTIONS + 1 })
    budget.units -= refs.reduce((sum, { units }) => sum + units, 0)
    if (budget.units < 0 || refs.length > MOST_SECTIONS) throw tooBroad()
    const hashes = new Set<string>()
    const pace = createPace()
    for (const batch of batchesOf(refs)) {
      for (const { hash, norm } of await store.normsOf(sql, batch)) {
        if (!hashes.has(hash) && hasTerm(norm, term)) hashes.add(hash)
        if (pace.isOver()) await pace.rest()
      }
      signal.throwIfAborted()
      if (clock.steady() > budget.end) throw tooBroad()
    }
    if (hashes.size === 0) return new Set()
    const wanted = new Set(among)
    return new Set((await store.noticesWith(sql, [...hashes])).filter((noticeNo) => wanted.has(noticeNo)))
  }

  return {
    /** Throws if attachments are not fetched, or if the search would read too much. */
    async find(accountId: string, search: TermSearch, signal: AbortSignal): Promise<TermNotices> {
      if (config.attachments.choice === 'none') throw problem('attachments_off', NO_ATTACHMENTS)
      if (search.terms.some(({ text }) => text.length > LONGEST_TERM)) throw problem('search_too_broad', TERM_TOO_LONG)
      return queued(accountId, signal, (sql) => find(sql, search, signal))
    },
    /**
     * The first files of each notice that contain one of the terms, with excerpts. Stops at the time limit of a search.
     */
    foundFiles: (
      accountId: string,
      { noticeNos, terms }: { noticeNos: readonly string[]; terms: readonly Term[] },
      signal: AbortSignal,
    ): Promise<ReadonlyMap<string, readonly FoundFile[]>> =>
      queued(accountId, signal, (sql) => {
        const end = clock.steady() + ms
        const isOver = () => {
          signal.throwIfAborted()
          return clock.steady() > end
        }
        return createFoundFiles(sql, isOver)(noticeNos, terms)
      }),
    /** At most a minute old, because it counts whole tables. */
    reach(): Promise<store.IndexReach> {
      const now = clock.steady()
      if (reach === null || now - reach.at > REACH_MS) {
        const value = store.indexReach(db.sql)
        reach = { at: now, value }
        value.catch(() => {
          reach = null
        })
      }
      return reach.value
    },
  }
}

const tooBroad = () => problem('search_too_broad', TOO_BROAD)

function* batchesOf(refs: readonly store.SectionRef[]): Generator<store.SectionRef[]> {
  let batch: store.SectionRef[] = []
  let units = 0
  for (const ref of refs) {
    batch.push(ref)
    units += ref.units
    if (units < BATCH_UNITS) continue
    yield batch
    batch = []
    units = 0
  }
  if (batch.length > 0) yield batch
}
