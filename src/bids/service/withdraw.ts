import { Outdated, type Queryable, type Tx } from '../../lib/db/index.ts'
import { appendChanges, takePositions } from '../../lib/feed.ts'
import { type Problem, problem } from '../../lib/problems.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { type BidRow, changesBetween, statusAt, successorOf, toRecord } from '../rules/notice.ts'
import { noticesMeant } from '../rules/revision.ts'
import { noticeWithdrawn } from '../rules/withdrawal.ts'
import { bidsOfSource, findBid, findVersion } from '../store/read.ts'
import * as store from '../store/withdrawals.ts'
import { insertBidVersions, lockByNumbers, namesAround } from '../store/write.ts'
import { type Chains, createChains, currentOf, findChain, writeFrom } from './chains.ts'
import { createTracedWrites } from './traced.ts'
import type { BidWriterDeps, createBidWriter } from './write.ts'

/** A notice that its source withdraws, or an operator removes. */
export interface Withdrawal {
  /** In its source. */
  number: string
  /** By the clock of the source: a notice that changed later stays. `null` = now, unconditionally. */
  asOf: number | null
  reason: string | null
  /** The notice that remains, if both are the same. */
  sameAs: string | null
}

/** In the form that a source gives. */
export type DatedWithdrawal = Withdrawal & { asOf: number }

interface WithdrawalSummary {
  /** Numbers of the notices here. */
  withdrawn: string[]
  /** Already withdrawn, or changed since. */
  unchanged: number
  /** Numbers of notices that are not stored. */
  unknown: string[]
}

/** Runs in the same transaction, if something is withdrawn or restored. */
type Also = (tx: Tx) => Promise<void>

interface Leaving {
  stored: BidRow
  withdrawal: DatedWithdrawal
}

interface WithdrawalDeps extends BidWriterDeps {
  upsertIn: ReturnType<typeof createBidWriter>['upsertIn']
}

const NOTHING: Also = async () => {}

export function createWithdrawals(deps: WithdrawalDeps) {
  const { db, clock, upsertIn } = deps
  const { transaction, note } = createTracedWrites(deps)
  /** Withdraws notices of one source: all of them, or none. `isLive`: whether it may cause alerts. */
  const withdraw = (
    source: string,
    withdrawals: Withdrawal[],
    isLive: (withdrawal: Withdrawal) => boolean,
    also = NOTHING,
  ): Promise<WithdrawalSummary> =>
    withdrawals.length === 0
      ? Promise.resolve({ withdrawn: [], unchanged: 0, unknown: [] })
      : transaction((tx) => withdrawIn(tx, source, { withdrawals: newestOf(withdrawals), isLive, also }))

  async function withdrawIn(
    tx: Tx,
    source: string,
    { withdrawals, isLive, also }: { withdrawals: Withdrawal[]; isLive: (one: Withdrawal) => boolean; also: Also },
  ): Promise<WithdrawalSummary> {
    const { chains, followed } = await lockAround(tx, source, withdrawals)
    const summary: WithdrawalSummary = { withdrawn: [], unchanged: 0, unknown: [] }
    const leaving: Leaving[] = []
    for (const withdrawal of withdrawals) {
      const chain = findChain(chains, { source, number: withdrawal.number })
      const stored = chain?.stored
      const asOf = withdrawal.asOf ?? Math.max(clock.now(), stored?.changedAt ?? 0)
      if (chain?.withdrawn) await store.extendWithdrawal(tx, chain.withdrawn, asOf)
      if (stored && stored.changedAt <= asOf) leaving.push({ stored, withdrawal: { ...withdrawal, asOf } })
      else if (chain) summary.unchanged++
      else summary.unknown.push(withdrawal.number)
    }
    if (leaving.length === 0) return summary
    leaving.sort((a, b) => (a.stored.noticeNo < b.stored.noticeNo ? -1 : 1))
    relink(chains, leaving, clock.now())
    await also(tx)
    await write(tx, { chains, leaving, followed }, isLive)
    return { ...summary, withdrawn: leaving.map(({ stored }) => stored.noticeNo) }
  }

  async function write(
    tx: Tx,
    { chains, leaving, followed }: { chains: Chains; leaving: Leaving[]; followed: string[] },
    isLive: (withdrawal: Withdrawal) => boolean,
  ): Promise<void> {
    const now = clock.now()
    const relinked = [...chains.values()].filter(({ states }) => states.length > 0)
    await insertBidVersions(tx, [
      ...leaving.map(({ stored }) => stored),
      ...relinked.flatMap(({ stored }) => stored ?? []),
    ])
    const first = await takePositions(tx, leaving.length + relinked.length)
    // With the head of the feed locked: a notice that arrived since the locks may be the successor of a notice linked
    // here.
    const stranger = (await namesAround(tx, [], followed)).find((name) => !findChain(chains, name))
    if (stranger) throw new Outdated(`${stranger.noticeNo} came meanwhile`)
    const states = leaving.map(({ stored, withdrawal }, index) => {
      const live = withdrawal.sameAs === null && isAhead(stored, now) && isLive(withdrawal)
      return withdrawnState(stored, withdrawal, { live, position: first + index, now })
    })
    await insertBidVersions(tx, states)
    await store.insertWithdrawals(
      tx,
      leaving.map(({ stored, withdrawal }, index) => ({
        ...stored,
        ...withdrawal,
        ...placeOf(states[index]),
        at: now,
      })),
    )
    await appendChanges(
      tx,
      states.map(({ position, noticeNo, version, live }) => ({
        position,
        kind: 'bid',
        key: noticeNo,
        version,
        live,
        at: now,
      })),
    )
    note(tx, states)
    if (relinked.length > 0) note(tx, await writeFrom(tx, first + leaving.length, relinked))
  }

  /** Restores a notice to its state before the withdrawal. `false` = it is not withdrawn. */
  const restore = (noticeNo: string, also = NOTHING): Promise<boolean> =>
    db.transaction(async (tx) => {
      const withdrawal = await store.findWithdrawal(tx, noticeNo)
      const row = withdrawal && (await findVersion(tx, noticeNo, { version: withdrawal.version - 1 }))
      if (!row) return false
      await also(tx)
      const { changed } = await upsertIn(tx, [toRecord(row)], () => false, { isRestoring: true })
      return changed > 0
    })

  return {
    withdraw,
    restore,
    /** `null` = the notice is not withdrawn. */
    withdrawalOf: (noticeNo: string) => store.findWithdrawal(db.sql, noticeNo),
    /** The source of a notice and its number there. */
    originOf: async (noticeNo: string) => {
      const row = await findBid(db.sql, noticeNo)
      return row && { source: row.source, number: row.number }
    },
  }
}

/** Locks the notices, those they follow, and all that follow the same. */
async function lockAround(tx: Tx, source: string, withdrawals: Withdrawal[]) {
  const numbers = withdrawals.map(({ number }) => number)
  const followed = followedBy(await bidsOfSource(tx, source, numbers))
  const stored = await lockByNumbers(tx, [...numbers, ...followed], [])
  const chains = createChains(stored, await store.lockWithdrawn(tx, numbers, []))
  const now = [...(await bidsOfSource(tx, source, numbers))]
  const stranger = now.find((row) => !findChain(chains, row)?.stored)
  if (stranger) throw new Outdated(`${stranger.noticeNo} came meanwhile`)
  if (followedBy(now).some((number) => !followed.includes(number))) throw new Outdated('a link changed meanwhile')
  return { chains, followed }
}

/** If a notice exists but has not had the named revision, the error names the notice. */
export async function missingNotice(sql: Queryable, asked: string, otherwise: Wording): Promise<Problem> {
  for (const { noticeNo, revision } of noticesMeant(asked)) {
    if (await findBid(sql, noticeNo))
      return problem('not_found', revision === null ? otherwise : withoutRevision(noticeNo, otherwise))
    const withdrawal = await store.findWithdrawal(sql, noticeNo)
    if (withdrawal) return noticeWithdrawn(withdrawal)
  }
  return problem('not_found', otherwise)
}

const withoutRevision = (noticeNo: string, { en, ko }: Wording): Wording => ({
  en: `${en} Use the number without the revision: ${noticeNo}.`,
  ko: `${ko} 차수를 뺀 공고번호를 쓰십시오: ${noticeNo}.`,
})

const placeOf = (state: BidRow | undefined) => ({ version: state?.version ?? 0, position: state?.position ?? 0 })

/** Of several withdrawals of one notice the one with the latest date. */
function newestOf(withdrawals: Withdrawal[]): Withdrawal[] {
  const newest = new Map<string, Withdrawal>()
  for (const one of withdrawals) {
    const other = newest.get(one.number)
    if (!other || (one.asOf ?? 0) >= (other.asOf ?? 0)) newest.set(one.number, one)
  }
  return [...newest.values()]
}

const followedBy = (rows: Pick<BidRow, 'previousNumber'>[]): string[] => [
  ...new Set(rows.flatMap(({ previousNumber }) => previousNumber ?? [])),
]

/** Notices whose successor is withdrawn get another successor, or none. */
function relink(chains: Chains, leaving: Leaving[], now: number): void {
  const gone = new Set(leaving.map(({ stored }) => stored.noticeNo))
  const rows = [...chains.values()].flatMap((chain) => currentOf(chain) ?? []).filter((row) => !gone.has(row.noticeNo))
  for (const { stored } of leaving) {
    const { source, previousNumber } = stored
    const chain = previousNumber === null ? undefined : findChain(chains, { source, number: previousNumber })
    const row = chain?.stored
    if (!chain || !row || gone.has(row.noticeNo) || chain.states.length > 0) continue
    const after = { ...row, nextNoticeNo: successorOf(row, rows) }
    if (after.nextNoticeNo === row.nextNoticeNo) continue
    const changes = changesBetween(row, after)
    chain.states.push({ ...after, version: row.version + 1, changes, live: false, updatedAt: now })
  }
}

/** After the opening, the withdrawal of a notice needs no alert. */
const isAhead = (row: BidRow, now: number) => ['open', 'closed'].includes(statusAt(row, now))

/** Bidding has ended; of two records of one notice, the other continues. */
function withdrawnState(
  stored: BidRow,
  { sameAs }: Withdrawal,
  { live, position, now }: { live: boolean; position: number; now: number },
): BidRow {
  const kind = sameAs === null ? 'cancelled' : stored.kind
  const after: BidRow = { ...stored, kind, version: stored.version + 1, position, live, updatedAt: now }
  return { ...after, changes: changesBetween(stored, after) }
}
