import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { HEAD, readHead, readWitness, toHead } from '../../lib/feed.ts'
import { fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { inTurns } from '../../lib/turns.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { keywordsMatching, type WatchedKeyword } from '../rules/matched.ts'
import { type BidRow, toBid } from '../rules/notice.ts'
import { toWithdrawal } from '../rules/withdrawal.ts'
import type { Award } from '../schema/awards.ts'
import type { BidChange } from '../schema/changes.ts'
import { type ChangedNotice, changedAfter } from '../store/read.ts'
import { awardsOf } from './awards.ts'

export interface ChangesDeps {
  db: Db
  clock: Clock
  secrets: () => Secrets
  /** The keywords of the account, in the order of creation. */
  keywordsOf: (accountId: string) => Promise<readonly WatchedKeyword[]>
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
}

export interface ChangesRequest {
  accountId: string
  since: string
  limit: number
  /** With the results of each notice. */
  awards: boolean
  waitSeconds: number
  /** Aborts when the client disconnects, or the service stops. */
  signal: AbortSignal
}

export interface ChangesPage {
  items: BidChange[]
  nextCursor: string
  hasMore: boolean
}

const CURSOR = 'changes cursor'
/** The number of rows per read: reading so many takes about two milliseconds, as long as a turn. */
const LOT = 100

export function createBidChanges({ db, clock, secrets, keywordsOf, companyOf }: ChangesDeps) {
  async function changes(request: ChangesRequest): Promise<ChangesPage> {
    const { since, limit, waitSeconds, signal } = request
    const deadline = performance.now() + waitSeconds * 1000
    let { epoch, position: after } = await placeOf(since)
    for (;;) {
      const asked = performance.now()
      // Read first: if the page contains no notice up to here, there is none.
      const head = await readHead(db.sql)
      // Renewed while this call waited: its position belongs to the old feed.
      if (epoch !== null && epoch !== head.epoch) throw expired()
      epoch = head.epoch
      const first = await changedAfter(db.sql, after, Math.min(LOT, limit))
      const left = deadline - performance.now()
      if (first.length > 0 || left <= 0 || signal.aborted) {
        const { items, last, hasMore } = await gather(request, first, after)
        return { items, nextCursor: await seal(epoch, hasMore ? last : Math.max(last, head.position)), hasMore }
      }
      after = Math.max(after, head.position)
      await headBeyond({ position: after, asked }, AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(left))]))
    }
  }

  /**
   * Resolves when the feed has moved beyond the position, or the signal aborts. While the database is unavailable, the
   * caller keeps waiting.
   */
  async function headBeyond({ position, asked }: { position: number; asked: number }, signal: AbortSignal) {
    for (let after = asked; !signal.aborted; ) {
      const answer = await db.poll.next(HEAD, { after, signal })
      if (answer?.value && toHead(answer.value).position > position) return
      after = answer?.asked ?? after
    }
  }

  /** A page in batches: reading and matching a thousand notices at once would block other requests. */
  async function gather({ accountId, limit, awards }: ChangesRequest, first: ChangedNotice[], after: number) {
    const now = clock.now()
    const watched = first.length > 0 ? await keywordsOf(accountId) : []
    const company = watched.length > 0 ? await companyOf(accountId) : null
    // By notice: one that changes while others are read appears again, and then only its newest state counts.
    const items = new Map<string, BidChange>()
    const page = (last: number, hasMore: boolean) => ({ items: [...items.values()], last, hasMore })
    let last = after
    for (let rows = first; rows.length > 0; ) {
      const present = rows.flatMap(({ bid }) => bid ?? [])
      const results = awards ? await resultsOf(present) : null
      await inTurns(addAll({ items, watched, company, now }, rows, results))
      last = rows.at(-1)?.feedPosition ?? last
      const missing = limit - items.size
      if (missing === 0) return page(last, (await changedAfter(db.sql, last, 1)).length > 0)
      rows = await changedAfter(db.sql, last, Math.min(LOT, missing))
    }
    return page(last, false)
  }

  async function resultsOf(rows: BidRow[]): Promise<Map<string, Award[]>> {
    const results = await awardsOf(db.sql, rows)
    return new Map(rows.map(({ noticeNo }, index) => [noticeNo, results[index] ?? []]))
  }

  const seal = async (epoch: string, position: number) =>
    secrets().sign(CURSOR, JSON.stringify([epoch, position, await readWitness(db.sql, position)]))

  /** `null` = not issued by this service. An empty cursor starts with the first change, in any epoch. */
  function open(cursor: string): OpenedCursor | null {
    if (cursor === '') return { epoch: null, position: 0 }
    const text = secrets().verify(CURSOR, cursor)
    if (text === null) return null
    // A cursor of an older version has no witness.
    const [epoch, position, witness] = JSON.parse(text) as [string, number, string?]
    return { epoch, position, witness }
  }

  /** Whether the cursor belongs to a feed that a restore has replaced: changes could be skipped. */
  async function isOver({ epoch, position, witness }: OpenedCursor): Promise<boolean> {
    if (epoch === null) return false
    const head = await readHead(db.sql)
    if (epoch !== head.epoch || position > head.position) return true
    return witness !== undefined && witness !== (await readWitness(db.sql, position))
  }

  /** Whether a call with this cursor must wait: there is neither a change nor an error to return. */
  async function nothingAfter(cursor: string): Promise<boolean> {
    const opened = open(cursor)
    if (opened === null || (await isOver(opened))) return false
    return (await changedAfter(db.sql, opened.position, 1)).length === 0
  }

  async function placeOf(cursor: string): Promise<OpenedCursor> {
    const opened = open(cursor)
    if (opened === null) {
      const message = {
        en: 'This cursor was not issued by this service. Send nextCursor exactly as you received it, or leave since out to start from the beginning.',
        ko: '이 서비스가 발급한 커서가 아닙니다. 받은 nextCursor 값을 그대로 보내거나, since 값을 빼고 처음부터 받아 주십시오.',
      }
      throw fieldProblem([{ in: 'query', name: 'since', code: 'invalid_cursor', message }])
    }
    if (await isOver(opened)) throw expired()
    return opened
  }

  return { changes, nothingAfter }
}

interface OpenedCursor {
  epoch: string | null
  position: number
  /** The witness of the change at this position when the cursor was issued. */
  witness?: string
}

const expired = (): Problem =>
  problem('cursor_expired', {
    en: 'The database has been restored since this cursor was issued. Start again with an empty cursor.',
    ko: '이 커서를 발급한 뒤에 데이터베이스가 복구되었습니다. 빈 커서로 처음부터 다시 받아 주십시오.',
  })

interface Gathered {
  items: Map<string, BidChange>
  watched: readonly WatchedKeyword[]
  company: CompanyJudge | null
  now: number
}

function* addAll(
  { items, watched, company, now }: Gathered,
  rows: ChangedNotice[],
  results: Map<string, Award[]> | null,
) {
  for (const { bid: row, withdrawal } of rows) {
    const { noticeNo, version } = row ?? withdrawal
    items.delete(noticeNo)
    if (row) {
      const bid = toBid(row, now, keywordsMatching(row, watched, company))
      const awards = results?.get(noticeNo)
      items.set(noticeNo, { op: 'upsert', noticeNo, version, bid, ...(awards && { awards }) })
    } else items.set(noticeNo, { op: 'delete', noticeNo, version, withdrawal: toWithdrawal(withdrawal) })
    yield
  }
}
