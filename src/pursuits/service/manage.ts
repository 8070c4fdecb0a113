import type { Clock } from '../../lib/clock.ts'
import type { Db, Queryable, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import { type FieldError, fieldProblem, type Problem, problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { changedSince, NO_SUCH_MEMBER, NO_SUCH_NOTICE } from '../../vocabulary/sentences.ts'
import { initialFields, moved } from '../rules/moves.ts'
import type { Pursuit, PursuitInput, PursuitPatch } from '../schema.ts'
import * as store from '../store/pursuits.ts'
import { addPursuitNote } from './notes.ts'
import type { PursuitOperation, PursuitWriter } from './write.ts'

export interface PursuitManagerDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  /**
   * Locks the account until the transaction ends, so that the count of pursuits remains valid. `null` = no such
   * account.
   */
  lockAccount: (tx: Tx, accountId: string) => Promise<Plan | null>
  membersOf: (sql: Queryable, accountId: string) => Promise<{ id: string }[]>
  /** Resolves a number to the number of a stored notice; `null` = no such notice, or it was withdrawn. */
  noticeNoOf: (sql: Queryable, number: string) => Promise<string | null>
  /** The calling member, or the member of the key; `null` = the operator, who acts for the owner. */
  personOf: (sql: Queryable, caller: PursuitCaller) => Promise<string | null>
}

/** The caller and the id of the request. */
export interface PursuitCaller {
  accountId: string
  keyId: string | null
  memberId?: string | null
  requestId: string
}

type Begun = Required<Answer<Pursuit>>

const MOST_PURSUITS = 10_000

export const pursuitCounter = (db: Db) => async (accountId: string) => ({
  name: 'pursuits',
  limit: MOST_PURSUITS,
  used: await store.countPursuits(db.sql, accountId),
})

/** Notices that any account pursues, with pursuits that changed since then. */
export const pursuitFinder = (db: Db) => (since: number) => store.noticesPursuedSince(db.sql, since)

/** Operations that change pursuits. */
export function createPursuitManager(deps: PursuitManagerDeps, writer: PursuitWriter) {
  const { db, clock, idempotency, lockAccount, membersOf, noticeNoOf, personOf } = deps

  async function create(attempt: Attempt, caller: PursuitCaller, input: PursuitInput): Promise<Begun> {
    const { accountId, keyId } = caller
    const answer = await idempotency.run(attempt, async (tx) => {
      await lockAccount(tx, accountId)
      const noticeNo = await noticeNoOf(tx, input.noticeNo)
      const errors: FieldError[] = noticeNo === null ? [wrong('noticeNo', NO_SUCH_NOTICE)] : []
      errors.push(...(await assigneeErrors(tx, accountId, input)))
      if (noticeNo === null || errors.length > 0) throw fieldProblem(errors)
      const existing = await store.findPursuitOf(tx, accountId, noticeNo)
      if (existing) throw alreadyThere(existing)
      if ((await store.countPursuits(tx, accountId)) >= MOST_PURSUITS) throw limitReached()
      const now = clock.now()
      const id = newId('pur', now)
      const made = {
        accountId,
        id,
        noticeNo,
        createdBy: actorOf(caller).id,
        createdAt: now,
        updatedAt: now,
      }
      const blank = { outcome: null, result: null, reminded: {}, version: 1 }
      const row = { ...initialFields(input), ...made, ...blank }
      await store.insertPursuit(tx, row)
      if (input.note !== undefined) {
        const author = { keyId, memberId: await personOf(tx, caller) }
        await addPursuitNote(tx, { ...author, accountId, pursuitId: id }, input.note, now)
      }
      const body = await writer.begin(tx, row, operationOf(caller))
      return { status: 201, headers: { location: addressOf(id) }, body }
    })
    return answer as Begun
  }

  async function assigneeErrors(tx: Tx, accountId: string, { assignee }: Pick<PursuitInput, 'assignee'>) {
    const isThere = !assignee || (await membersOf(tx, accountId)).some(({ id }) => id === assignee)
    return isThere ? [] : [wrong('assignee', NO_SUCH_MEMBER)]
  }

  /**
   * Returns `null` if the account has no such pursuit. `isAsRead` checks the precondition of the request (`If-Match`).
   */
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
      const errors = await assigneeErrors(tx, accountId, patch)
      if (errors.length > 0) throw fieldProblem(errors)
      const fields = moved(before, patch)
      if (fields === 'settled') throw settledByResult()
      const changed = await writer.change(tx, before, { ...before, ...fields }, operationOf(caller))
      if (!changed) return read
      await store.wakePursuit(tx, before)
      return changed
    })

  /** Returns `false` if the account has no such pursuit. */
  const remove = (caller: PursuitCaller, id: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const { accountId } = caller
      const row = (await store.lockPursuit(tx, accountId, id)) && (await store.findPursuit(tx, accountId, id))
      if (!row) return false
      await writer.end(tx, row, operationOf(caller))
      return true
    })

  return { create, change, remove }
}

const wrong = (name: string, message: FieldError['message']): FieldError => ({
  in: 'body',
  name,
  code: 'invalid_field',
  message,
})

const operationOf = (caller: PursuitCaller): PursuitOperation => ({
  actor: actorOf(caller),
  requestId: caller.requestId,
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
