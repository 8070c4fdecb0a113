import type { NoticeStanding } from '../../bids/index.ts'
import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Cells } from '../../lib/http/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import { type Page, pageOf, rangeOf } from '../../lib/page.ts'
import { type FieldError, fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { changedSince, NO_SUCH_MEMBER, NO_SUCH_NOTICE } from '../../vocabulary/sentences.ts'
import { PURSUIT_COLUMNS, pursuitCells } from '../rules/csv.ts'
import { firstWishes, moved } from '../rules/moves.ts'
import { type PursuitParameters, readPursuitQuery } from '../rules/query.ts'
import type { Pursuit, PursuitAssignee, PursuitInput, PursuitPatch, PursuitStep } from '../schema.ts'
import { type PursuitStepRow, pagePursuitSteps } from '../store/history.ts'
import * as store from '../store/pursuits.ts'
import { addPursuitNote } from './notes.ts'
import type { createPursuitWriter, PursuitDoing } from './write.ts'

export interface PursuitDeskDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  /** Locks the account until the transaction ends, so that what was counted stays true; `null` = there is none. */
  holdAccount: (tx: Tx, accountId: string) => Promise<Plan | null>
  membersOf: (
    sql: Queryable,
    accountId: string,
  ) => Promise<{ id: string; name: string | null; email: string; state: PursuitAssignee['state'] }[]>
  /** The notice as it is now; `null` = there is none. */
  standingOf: (sql: Queryable, noticeNo: string) => Promise<Pick<NoticeStanding, 'withdrawal'> | null>
  /** The member who calls, or whom the calling key acts for; `null` = the operator, who acts for the owner. */
  personOf: (sql: Queryable, caller: PursuitCaller) => Promise<string | null>
}

/** Who asks, and with which request. */
export interface PursuitCaller {
  accountId: string
  keyId: string | null
  memberId?: string | null
  requestId: string
}

type Begun = Required<Answer<Pursuit>>
type Writer = ReturnType<typeof createPursuitWriter>

const MOST_PURSUITS = 10_000
/** Rows of a table made in one turn. */
const BATCH = 100

function queryIn(asked: PursuitParameters) {
  const { query, errors } = readPursuitQuery(asked)
  if (errors.length > 0) throw fieldProblem(errors)
  return query
}

export const pursuitCounter = (db: Db) => async (accountId: string) => ({
  name: 'pursuits',
  limit: MOST_PURSUITS,
  used: await store.countPursuits(db.sql, accountId),
})

/** Notices that any account pursues, and whose pursuits changed since then. */
export const pursuitFinder = (db: Db) => (since: number) => store.noticesPursuedSince(db.sql, since)

/** What members and their programs do with pursuits. */
export function createPursuitDesk(deps: PursuitDeskDeps, writer: Writer) {
  const { db, clock, idempotency, holdAccount, membersOf, standingOf, personOf } = deps

  async function create(attempt: Attempt, caller: PursuitCaller, input: PursuitInput): Promise<Begun> {
    const { accountId, keyId } = caller
    const answer = await idempotency.run(attempt, async (tx) => {
      await holdAccount(tx, accountId)
      await check(tx, accountId, input)
      const twin = await store.findPursuitTwin(tx, accountId, input.noticeNo)
      if (twin) throw alreadyThere(twin)
      if ((await store.countPursuits(tx, accountId)) >= MOST_PURSUITS) throw limitReached()
      const now = clock.now()
      const id = newId('pur', now)
      const made = {
        accountId,
        id,
        noticeNo: input.noticeNo,
        createdBy: actorOf(caller).id,
        createdAt: now,
        updatedAt: now,
      }
      const blank = { outcome: null, result: null, reminded: {}, version: 1 }
      const row = { ...firstWishes(input), ...made, ...blank }
      await store.insertPursuit(tx, row)
      if (input.note !== undefined) {
        const author = { keyId, memberId: await personOf(tx, caller) }
        await addPursuitNote(tx, { ...author, accountId, pursuitId: id }, input.note, now)
      }
      const body = await writer.begin(tx, row, doingOf(caller))
      return { status: 201, headers: { location: addressOf(id) }, body }
    })
    return answer as Begun
  }

  async function check(tx: Tx, accountId: string, { noticeNo, assignee }: Partial<PursuitInput>): Promise<void> {
    const errors: FieldError[] = []
    const wrong = (name: string, message: FieldError['message']) =>
      errors.push({ in: 'body', name, code: 'invalid_field', message })
    const notice = noticeNo === undefined ? undefined : await standingOf(tx, noticeNo)
    if (notice === null || notice?.withdrawal) wrong('noticeNo', NO_SUCH_NOTICE)
    if (assignee && !(await membersOf(tx, accountId)).some(({ id }) => id === assignee)) {
      wrong('assignee', NO_SUCH_MEMBER)
    }
    if (errors.length > 0) throw fieldProblem(errors)
  }

  /** `null` where the account has no such pursuit; `isAsRead` says whether it is still what the caller has read. */
  const change = (
    caller: PursuitCaller,
    id: string,
    patch: PursuitPatch,
    isAsRead: (now: Pursuit) => boolean,
  ): Promise<Pursuit | null> =>
    db.transaction(async (tx) => {
      const { accountId } = caller
      const before = (await store.lockPursuit(tx, accountId, id)) && (await store.findPursuit(tx, accountId, id))
      if (!before) return null
      const read = writer.show(before)
      if (!isAsRead(read)) throw problem('precondition_failed', changedSince({ en: 'pursuit has', ko: '입찰 건이' }))
      await check(tx, accountId, { assignee: patch.assignee ?? null })
      const wishes = moved(before, patch)
      if (wishes === 'settled') throw settledByResult()
      const changed = await writer.change(tx, before, { ...before, ...wishes }, doingOf(caller))
      if (!changed) return read
      await store.wakePursuit(tx, before)
      return changed
    })

  /** `false` where the account has no such pursuit. */
  const remove = (caller: PursuitCaller, id: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const { accountId } = caller
      const row = (await store.lockPursuit(tx, accountId, id)) && (await store.findPursuit(tx, accountId, id))
      if (!row) return false
      await writer.end(tx, row, doingOf(caller))
      return true
    })

  async function list(accountId: string, asked: PursuitParameters & Partial<Page>) {
    const { total, rows } = await store.pagePursuits(db.sql, accountId, queryIn(asked), pageOf(asked))
    return { total, items: rows.map(writer.show) }
  }

  /** All that a question finds, at one moment, for spreadsheets. */
  async function table(accountId: string, asked: PursuitParameters): Promise<Cells> {
    const query = queryIn(asked)
    const rows = await db.transaction((tx) => store.readPursuits(tx, accountId, query))
    const batches = inBatches(rows, (row) => pursuitCells(writer.show(row)))
    return { total: rows.length, table: 'pursuits', columns: PURSUIT_COLUMNS, batches }
  }

  /** `null` where the account has no such pursuit. */
  async function history(accountId: string, id: string, page: Page) {
    if (!(await store.findPursuit(db.sql, accountId, id))) return null
    const { total, rows } = await pagePursuitSteps(db.sql, accountId, id, page)
    return { total, items: rows.map(toStep) }
  }

  async function assignees(accountId: string, page: Page): Promise<{ total: number; items: PursuitAssignee[] }> {
    const members = await membersOf(db.sql, accountId)
    const { limit, offset } = rangeOf(page)
    const items = members
      .slice(offset, offset + limit)
      .map(({ id, name, email, state }) => ({ id, name: name ?? email, state }))
    return { total: members.length, items }
  }

  return {
    assignees,
    create,
    change,
    remove,
    list,
    table,
    history,
    find: (accountId: string, id: string) => writer.find(db.sql, accountId, id),
  }
}

function* inBatches<Row>(rows: Row[], cellsOf: (row: Row) => string[]) {
  for (let from = 0; from < rows.length; from += BATCH)
    yield rows
      .slice(from, from + BATCH)
      .values()
      .map(cellsOf)
}

const doingOf = (caller: PursuitCaller): PursuitDoing => ({ actor: actorOf(caller), requestId: caller.requestId })

const toStep = ({ at, actorKind, actorId, changes }: PursuitStepRow): PursuitStep => ({
  at: seoulTime(at),
  actor: { kind: actorKind, id: actorId },
  changes,
})

const addressOf = (id: string) => `/v1/pursuits/${id}`

function alreadyThere(id: string): Problem {
  const detail = {
    en: `The pursuit ${id} already covers this notice.`,
    ko: `이 공고의 입찰 건이 이미 있습니다: ${id}.`,
  }
  const errors = [{ in: 'body' as const, name: 'noticeNo', code: 'pursuit_exists' as const, message: detail }]
  return problem('pursuit_exists', detail, { errors, headers: { location: addressOf(id) } })
}

const settledByResult = (): Problem =>
  problem('pursuit_settled', {
    en: 'This state was set by a result. To override it, send "correction": true.',
    ko: '개찰 결과로 정해진 상태입니다. 결과와 다르게 바꾸려면 "correction": true를 함께 보내 주십시오.',
  })

const limitReached = (): Problem =>
  problem('limit_reached', {
    en: `An account can have at most ${MOST_PURSUITS} pursuits. Delete one first.`,
    ko: `계정은 입찰 건을 ${MOST_PURSUITS}개까지 둘 수 있습니다. 먼저 하나를 삭제해 주십시오.`,
  })
