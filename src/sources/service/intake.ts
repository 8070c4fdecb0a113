import type { BidRecord, Bids, RoundRecord } from '../../bids/index.ts'
import { type Clock, DAY } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { joinOpenings } from '../rules/join.ts'
import type { Batch, FoundNotice, NoticePart, Task } from '../schema/connector.ts'
import type { IntakeSummary } from '../schema/sources.ts'
import * as store from '../store/parts.ts'
import { createNotices, type NoticeDeps } from './notices.ts'
import { createReferenceIntake, type ReferenceDeps } from './references.ts'
import { addSummaries, type Origin, quarantine, rejectFaulty, type WindowWork, writeOrReject } from './rejects.ts'
import { createReleaseIntake } from './releases.ts'
import { createWithdrawalIntake, type WithdrawalPorts } from './waiting.ts'

/** Checks that a record can be stored and served. */
type FaultPorts = Pick<Bids, 'bidFault' | 'roundFault' | 'limitsFault'>
type RoundPorts = Pick<Bids, 'recordRounds' | 'roundsKnown'>

export interface IntakeDeps {
  db: Db
  clock: Clock
  bids: NoticeDeps['bids'] & WithdrawalPorts['bids'] & FaultPorts & RoundPorts & ReferenceDeps['bids']
  onUnjoined: (source: string, n: number) => void
}

export interface Taken extends IntakeSummary {
  /** Numbers of processes that have only announced a plan. */
  waiting: string[]
  follow: Pick<Task, 'operation' | 'subject'>[]
}

/** How long a notice that was written with a warning still waits for its missing parts. */
const GIVE_UP_MS = 7 * DAY
const FLUSH = 2_000

export function createIntake(deps: IntakeDeps) {
  const { db, clock, bids } = deps
  const { write, writeNotices, completeOthers, settleHeld } = createNotices(deps)
  const { takeWithdrawals, takeWaiting } = createWithdrawalIntake(deps)
  const storeReferences = createReferenceIntake(deps)
  const { unfoldReleases, storeReleases } = createReleaseIntake(deps)
  const inTurn = createSourceQueue()

  /** Stores one page of a source; the same page again changes nothing. The order of the steps matters. */
  async function take(batch: Batch, origin: Origin): Promise<Taken> {
    const work: WindowWork = { ...origin, rejected: [...(batch.rejected ?? [])] }
    const notices = await readNotices(batch.notices ?? [], work)
    // Before notices, which refer to them.
    const preSpecs = await storeReferences(batch, work)
    // Before notices, so that those are written complete, once.
    const parts = await storeParts(batch.parts ?? [], work)
    const numbers = numbersOf(notices, parts)
    const written = await storeNotices(notices, parts, numbers, work)
    const openings = await joinOpeningsOf(batch, work)
    const releases = await unfoldReleases(batch, work)
    // Before the notices from releases: a notice that has ended when it arrives must never appear as open.
    await storeRounds([...(batch.rounds ?? []), ...openings.rounds, ...releases.rounds], work)
    const released = await storeReleasedNotices(releases.states, work)
    // After everything that they can withdraw.
    const withdrawn = await takeWithdrawals(batch.withdrawals ?? [], work)
    // After notices and rounds: a stored release always has both.
    await storeReleases(releases, work)
    // After every step that can reject a record.
    await quarantine(db, work, clock.now())
    // Last: of two processes that store a notice and its withdrawal at the same moment, one then sees both.
    const named = [...numbers, ...released.numbers, ...(batch.withdrawals ?? []).map(({ number }) => number)]
    const waited = await takeWaiting(named, work)
    return {
      ...addSummaries([written, preSpecs, released.summary, withdrawn, waited]),
      quarantined: work.rejected.length,
      waiting: releases.waiting,
      follow: [...(batch.follow ?? []), ...openings.follow],
    }
  }

  async function readNotices(found: FoundNotice[], work: WindowWork): Promise<FoundNotice[]> {
    const notices = await withCategories(bids, found, work.source)
    return rejectFaulty(
      notices,
      ({ record }) => bids.bidFault(record),
      work.rejected,
      ({ record }) => record,
    )
  }

  async function storeParts(found: NoticePart[], work: WindowWork): Promise<NoticePart[]> {
    const faultOf = ({ part, value }: NoticePart) =>
      bids.limitsFault({ regions: [], licences: [], baseAmount: null, [part]: value })
    const parts = rejectFaulty(found, faultOf, work.rejected, (part) => part)
    await writeOrReject(parts, work, (some) => store.saveParts(db.sql, work.source, some))
    return parts
  }

  /** The notices of the page, then stored or waiting notices of which it has only parts. */
  async function storeNotices(notices: FoundNotice[], parts: NoticePart[], numbers: string[], work: WindowWork) {
    const partsByNumber = Map.groupBy(await store.findParts(db.sql, work.source, numbers), (row) => row.number)
    const summary = await writeNotices(notices, partsByNumber, work)
    if (parts.length > 0) await completeOthers(new Set(numbersOf([], parts)), notices, partsByNumber, work)
    return summary
  }

  /**
   * Openings without lot and round belong to the only round of their notice; for other notices, each round is
   * requested.
   */
  async function joinOpeningsOf({ openings = [] }: Batch, { source }: Origin) {
    if (openings.length === 0) return { rounds: [], follow: [] }
    const known = await bids.roundsKnown(source, [...new Set(openings.map(({ round }) => round.number))])
    const { rounds, follow, unjoined } = joinOpenings(openings, known)
    if (unjoined > 0) deps.onUnjoined(source, unjoined)
    return { rounds, follow }
  }

  async function storeRounds(found: RoundRecord[], work: WindowWork): Promise<void> {
    const rounds = rejectFaulty(found, bids.roundFault, work.rejected, (round) => round)
    await writeOrReject(rounds, work, (some) =>
      bids.recordRounds(work.source, some, (round) => work.isLive(round.changedAt)),
    )
  }

  async function storeReleasedNotices(states: BidRecord[], work: WindowWork) {
    const records = rejectFaulty(states, bids.bidFault, work.rejected, (record) => record)
    const summary = await write(
      records.map((record) => ({ record })),
      work,
    )
    return { summary, numbers: records.map(({ number }) => number) }
  }

  /** Writes waiting notices that are complete or have waited long enough; called regularly. */
  async function flush(origin: Origin): Promise<void> {
    const { source } = origin
    const waiting = await store.allHeld(db.sql, source, FLUSH)
    const numbers = waiting.map(({ notice }) => notice.record.number)
    const partsByNumber = Map.groupBy(await store.findParts(db.sql, source, numbers), (row) => row.number)
    const work = { ...origin, rejected: [] }
    if (waiting.length > 0) await settleHeld(waiting, partsByNumber, work)
    await quarantine(db, work, clock.now())
    await takeWaiting(numbers, work)
    await store.forgetHeld(db.sql, source, clock.now() - GIVE_UP_MS)
  }

  return {
    take: (batch: Batch, origin: Origin): Promise<Taken> =>
      inTurn(origin.source, () =>
        (batch.releases ?? []).length === 0
          ? take(batch, origin)
          : db.alone(`releases of ${origin.source}`, () => take(batch, origin)),
      ),
    flush: (origin: Origin): Promise<void> => inTurn(origin.source, () => flush(origin)),
  }
}
export type Intake = ReturnType<typeof createIntake>

/**
 * Pages of one source are written one after the other: a notice is merged with its stored state, so with two pages at
 * once, the slower would undo what the faster wrote.
 */
function createSourceQueue() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(source: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(source) ?? Promise.resolve()).then(work, work)
    last.set(source, turn)
    try {
      return await turn
    } finally {
      if (last.get(source) === turn) last.delete(source)
    }
  }
}

const numbersOf = (notices: readonly FoundNotice[], parts: readonly NoticePart[]): string[] => [
  ...new Set([...notices.map(({ record }) => record.number), ...parts.map(({ number }) => number)]),
]

/** Notices of rows without a category get that of the stored notice. */
async function withCategories(
  { recordsOf }: Pick<Bids, 'recordsOf'>,
  notices: FoundNotice[],
  source: string,
): Promise<FoundNotice[]> {
  const uncategorised = notices.filter(({ asIn }) => asIn)
  if (uncategorised.length === 0) return notices
  const stored = await recordsOf(
    source,
    uncategorised.map(({ record }) => record.number),
  )
  const records = notices.filter(({ asIn }) => !asIn).map(({ record }) => record)
  const categories = new Map([...stored, ...records].map(({ number, bsnsDiv }) => [number, bsnsDiv]))
  return notices.map((notice) => {
    const bsnsDiv = categories.get(notice.record.number)
    return bsnsDiv === undefined ? notice : (notice.asIn?.(bsnsDiv) ?? notice)
  })
}
