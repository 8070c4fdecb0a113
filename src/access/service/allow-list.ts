import type { AuditEntry } from '../../accounts/index.ts'
import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import type { Answer, Attempt, Idempotency } from '../../lib/idempotency.ts'
import { parseRange, rangeTest } from '../../lib/net.ts'
import { fieldProblem, problem } from '../../lib/problems.ts'
import { actorOf } from '../../vocabulary/actors.ts'
import { changedSince } from '../../vocabulary/sentences.ts'
import { commentsOn, readComments, readRanges } from '../rules/allow-list.ts'
import type { AllowList, AllowListInput } from '../schema/allow-list.ts'
import type { Caller } from '../schema/keys.ts'
import * as store from '../store/allow-list.ts'
import { bumpHead, lockAccount } from '../store/keys.ts'

export interface AllowListDeps {
  db: Db
  clock: Clock
  idempotency: Pick<Idempotency, 'run'>
  /** Writes to the audit log, in the transaction of the change. */
  audit: (tx: Tx, line: AuditEntry) => Promise<void>
}

export interface AllowListChange {
  caller: Pick<Caller, 'accountId' | 'keyId' | 'memberId'>
  /** The caller's address. */
  address: string
  requestId: string
  input: AllowListInput
  /** Whether the list is still the version that the caller has read. */
  isAsRead: (list: AllowList) => boolean
}

type Test = (address: string) => boolean

/** Compiled lists in memory: a thousand ranges take about 200 kB, and most accounts have none. */
const COMPILED_LISTS = 1_000

export function createAllowLists({ db, clock, idempotency, audit }: AllowListDeps) {
  const compiled = new Map<string, { version: number; test: Test }>()

  const read = async (accountId: string): Promise<AllowList> => show(await store.findAllowList(db.sql, accountId))

  async function replace({ caller, address, requestId, input, isAsRead }: AllowListChange): Promise<AllowList> {
    const { accountId } = caller
    const actor = actorOf(caller)
    const { ranges, errors } = readRanges(input.ranges)
    const said = input.comments && readComments(ranges, input.comments)
    const faults = [...errors, ...(said?.errors ?? [])]
    if (faults.length > 0) throw fieldProblem(faults)
    if (!input.force && !testOf(ranges)(address)) throw wouldLockOut(address)
    return db.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const before = await store.findAllowList(tx, accountId)
      if (!isAsRead(show(before))) throw problem('precondition_failed', changedSince({ en: 'list has', ko: '목록이' }))
      const comments = said?.comments ?? before?.comments ?? {}
      const row = { ranges, comments, updatedAt: clock.now(), updatedBy: actor.id }
      await store.saveAllowList(tx, accountId, row)
      const detail = { from: before?.ranges ?? [], to: ranges, forced: input.force === true }
      await audit(tx, { accountId, actor, action: 'allow_list.replaced', subject: null, detail, requestId })
      await bumpHead(tx)
      return show(row)
    })
  }

  /** For the operator, when an account has locked itself out; `false` = there was no list. */
  async function clear(accountId: string): Promise<boolean> {
    return db.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const before = await store.findAllowList(tx, accountId)
      if (!before || before.ranges.length === 0) return false
      await store.saveAllowList(tx, accountId, { ranges: [], comments: {}, updatedAt: clock.now(), updatedBy: null })
      const actor = { kind: 'operator', id: null } as const
      const detail = { from: before.ranges, to: [], forced: false }
      await audit(tx, { accountId, actor, action: 'allow_list.replaced', subject: null, detail })
      await bumpHead(tx)
      return true
    })
  }

  /** Whether the list in that version, or a newer one, has the address. Checked with every request. */
  function allows(accountId: string, version: number, address: string): boolean | Promise<boolean> {
    const list = compiled.get(accountId)
    return list && list.version >= version ? list.test(address) : compile(accountId, version, address)
  }

  async function compile(accountId: string, version: number, address: string): Promise<boolean> {
    const row = await store.findAllowList(db.sql, accountId)
    const test = testOf(row?.ranges ?? [])
    if (compiled.size >= COMPILED_LISTS) compiled.clear()
    compiled.set(accountId, { version: row?.version ?? version, test })
    return test(address)
  }

  /** The effect of a list before it is saved. */
  async function preview(attempt: Attempt, texts: readonly string[], address: string): Promise<Answer<unknown>> {
    const { ranges, errors } = readRanges(texts)
    if (errors.length > 0) throw fieldProblem(errors)
    const body = { ranges, address, includesAddress: testOf(ranges)(address) }
    return idempotency.run(attempt, async () => ({ status: 200, body }))
  }

  return { read, preview, replace, clear, allows }
}

function testOf(texts: readonly string[]): Test {
  if (texts.length === 0) return () => true
  return rangeTest(texts.map(parseRange).filter((range) => range !== null))
}

const show = (row: Pick<store.AllowListRow, 'ranges' | 'comments' | 'updatedAt'> | null): AllowList => ({
  ranges: row?.ranges ?? [],
  comments: row ? commentsOn(row.ranges, row.comments) : [],
  updatedAt: row && seoulTime(row.updatedAt),
})

const wouldLockOut = (address: string) =>
  problem('would_lock_out', {
    en: `Your address ${address} is in none of these ranges, so this key would be locked out. Add the address, or send "force": true.`,
    ko: `호출하신 주소(${address})가 어느 범위에도 없어, 이 키로 그 주소에서 다시 호출할 수 없게 됩니다. 주소를 더하거나 "force": true 값을 함께 보내 주십시오.`,
  })
