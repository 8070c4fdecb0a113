import type {
  BidRecord,
  IsLive,
  KnownRound,
  PreSpecification,
  RoundRecord,
  ToldCode,
  UpsertSummary,
} from '../../bids/index.ts'
import { type Clock, DAY } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { joinOpenings } from '../rules/join.ts'
import { revisionsOf } from '../rules/releases.ts'
import type { Batch, FoundNotice, NoticePart, Task } from '../schema/connector.ts'
import type { IntakeSummary } from '../schema/sources.ts'
import * as store from '../store/parts.ts'
import { forgetUntitled } from '../store/rejects.ts'
import { kept, type Origin, passing, quarantine, summed, type WindowWork } from './keep.ts'
import { createNotices } from './notices.ts'
import { createWithdrawalIntake, type WithdrawalPorts } from './waiting.ts'

export interface IntakePorts extends Pick<WithdrawalPorts, 'withdraw'> {
  upsertBids: (records: BidRecord[], isLive: IsLive) => Promise<UpsertSummary>
  recordAwards: (source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) => Promise<unknown>
  /** Stored notices in the form in which their source gives them. */
  recordsOf: (source: string, numbers: string[]) => Promise<BidRecord[]>
  rememberCodes: (codes: ToldCode[]) => Promise<void>
  roundsKnown: (source: string, numbers: string[]) => Promise<Map<string, KnownRound[]>>
  /** Why a record cannot be stored or served. */
  bidFault: (record: BidRecord) => string | null
  roundFault: (record: RoundRecord) => string | null
  codeFault: (code: ToldCode) => string | null
  limitsFault: (limits: Pick<BidRecord, 'regions' | 'licences' | 'baseAmount' | 'details'>) => string | null
  /** `source` is that of the notices they name. */
  rememberPreSpecs: (
    source: string,
    told: PreSpecification[],
  ) => Promise<Pick<IntakeSummary, 'new' | 'changed' | 'unchanged'>>
  linkPreSpecs: (source: string, links: { number: string; preSpec: string }[]) => Promise<void>
  preSpecFault: (told: PreSpecification) => string | null
}

export interface Taken extends IntakeSummary {
  /** Numbers of processes that have announced no more than a plan. */
  waiting: string[]
  follow: Pick<Task, 'operation' | 'subject'>[]
}

/** The notices that pre-specifications name are those of the Korean portal. */
const NOTICES_OF_PRE_SPECS = 'koneps'
/** How long a notice that was written with a warning still waits for what is missing. */
const GIVE_UP_MS = 7 * DAY
const FLUSH = 2_000

export interface IntakeDeps extends IntakePorts {
  db: Db
  clock: Clock
  onUnjoined: (source: string, n: number) => void
}

export function createIntake(deps: IntakeDeps) {
  const { db, clock } = deps
  const { write, writeNotices, completeOthers, settleHeld } = createNotices(deps)
  const { takeWithdrawals, takeWaiting } = createWithdrawalIntake(deps)
  const inTurn = createTurns()

  /** Stores what a page brought. The same page again changes nothing. */
  async function take(batch: Batch, origin: Origin): Promise<Taken> {
    const { source } = origin
    const rejected = [...(batch.rejected ?? [])]
    const work = { ...origin, rejected }
    const notices = passing(
      await categorised(deps, batch.notices ?? [], source),
      ({ record }) => deps.bidFault(record),
      rejected,
      ({ record }) => record,
    )
    const remembered = await takeBeside(batch, work)
    const parts = await takeParts(batch.parts ?? [], work)
    const touched = [...new Set([...notices.map(({ record }) => record.number), ...parts.map(({ number }) => number)])]
    const partsByNumber = Map.groupBy(await store.findParts(db.sql, source, touched), (row) => row.number)
    const summary = await writeNotices(notices, partsByNumber, work)
    if (parts.length > 0) await completeOthers(new Set(parts.map(({ number }) => number)), notices, partsByNumber, work)

    const fromParts = await joined(deps, batch, origin)
    const released = await unfold(db, batch, origin, clock.now())
    rejected.push(...released.rejected)
    await takeRounds([...(batch.rounds ?? []), ...fromParts.rounds, ...released.rounds], work)
    // After its rounds: a notice that is over when it arrives is never seen as open.
    const records = passing(released.states, deps.bidFault, rejected, (record) => record)
    const written = await write(
      records.map((record) => ({ record })),
      work,
    )
    const withdrawals = batch.withdrawals ?? []
    const withdrawn = await takeWithdrawals(withdrawals, work)
    // Last, so that a stored release always has its notice and rounds written.
    await kept(
      released.keep,
      work,
      (releases) => store.saveReleases(db.sql, source, releases),
      ({ number, id }) => ({ ocid: number, id }),
    )
    await forgetUntitled(db.sql, source, released.named)
    await quarantine(db, work, clock.now())
    const waited = await takeWaiting([...touched, ...[...records, ...withdrawals].map(({ number }) => number)], work)
    return {
      ...summed([summary, remembered, written, withdrawn, waited]),
      quarantined: rejected.length,
      waiting: released.waiting,
      follow: [...(batch.follow ?? []), ...fromParts.follow],
    }
  }

  /** Records beside the notices: codes and pre-specifications. */
  async function takeBeside(batch: Batch, work: WindowWork): Promise<UpsertSummary> {
    const codes = passing(batch.codes ?? [], deps.codeFault, work.rejected, (code) => code)
    await kept(codes, work, deps.rememberCodes)
    const preSpecs = passing(batch.preSpecs ?? [], deps.preSpecFault, work.rejected, (one) => one)
    const remembered = await kept(preSpecs, work, (some) => deps.rememberPreSpecs(NOTICES_OF_PRE_SPECS, some))
    await kept(batch.preSpecLinks ?? [], work, (links) => deps.linkPreSpecs(work.source, links))
    return summed(remembered)
  }

  async function takeParts(taken: NoticePart[], work: WindowWork): Promise<NoticePart[]> {
    const faultOf = ({ part, value }: NoticePart) =>
      deps.limitsFault({ regions: [], licences: [], baseAmount: null, [part]: value })
    const parts = passing(taken, faultOf, work.rejected, (part) => part)
    await kept(parts, work, (some) => store.saveParts(db.sql, work.source, some))
    return parts
  }

  async function takeRounds(taken: RoundRecord[], work: WindowWork): Promise<void> {
    const rounds = passing(taken, deps.roundFault, work.rejected, (round) => round)
    await kept(rounds, work, (some) => deps.recordAwards(work.source, some, (round) => work.isLive(round.changedAt)))
  }

  /** Looks after what waits; to be called now and then. */
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
 * What is asked of a source at once is written one after another: a notice is made of what stands there, so that of two
 * pages about it the slower would take back what the quicker one had brought.
 */
function createTurns() {
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

/** Rows that do not say their category get that of the stored notice. */
async function categorised({ recordsOf }: IntakePorts, notices: FoundNotice[], source: string): Promise<FoundNotice[]> {
  const untold = notices.filter(({ asIn }) => asIn)
  if (untold.length === 0) return notices
  const stored = await recordsOf(
    source,
    untold.map(({ record }) => record.number),
  )
  const records = notices.filter(({ asIn }) => !asIn).map(({ record }) => record)
  const categories = new Map([...stored, ...records].map(({ number, bsnsDiv }) => [number, bsnsDiv]))
  return notices.map((notice) => {
    const bsnsDiv = categories.get(notice.record.number)
    return bsnsDiv === undefined ? notice : (notice.asIn?.(bsnsDiv) ?? notice)
  })
}

/** Notices as the releases about them make them. */
async function unfold(db: Db, { releases = [] }: Batch, { source, address }: Origin, now: number) {
  const incoming = Map.groupBy(releases, ({ number }) => number)
  const stored = Map.groupBy(await store.releasesOf(db.sql, source, [...incoming.keys()]), ({ number }) => number)
  const context = { source, fetchedAt: now, fallbackUrl: address }
  const results = [...incoming].map(([number, releases]) => ({
    number,
    ...revisionsOf(stored.get(number) ?? [], releases, context),
  }))
  const numbersOf = (those: typeof results) => those.map(({ number }) => number)
  return {
    waiting: numbersOf(results.filter(({ waits }) => waits)),
    named: numbersOf(results.filter(({ named }) => named)),
    keep: results.flatMap(({ keep }) => keep),
    states: results.flatMap(({ states }) => states),
    rounds: results.flatMap(({ rounds }) => rounds),
    rejected: results.flatMap(({ rejected }) => rejected),
  }
}

/** Openings told without lot and round belong where there is but one; the others are asked for, one by one. */
async function joined(deps: IntakeDeps, { openings = [] }: Batch, { source }: Origin) {
  if (openings.length === 0) return { rounds: [], follow: [] }
  const rounds = await deps.roundsKnown(source, [...new Set(openings.map(({ round }) => round.number))])
  const { told, follow, unjoined } = joinOpenings(openings, rounds)
  if (unjoined > 0) deps.onUnjoined(source, unjoined)
  return { rounds: told, follow }
}
