import { createHash } from 'node:crypto'
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
import { type Composed, complete, compose, HOLD_MS, type Settled } from '../rules/compose.ts'
import { joinOpenings } from '../rules/join.ts'
import { revisionsOf } from '../rules/releases.ts'
import type { Batch, FoundNotice, HeldNotice, IntakeSummary, NoticePart, PartRow, Rejected, Task } from '../schema.ts'
import * as store from '../store/parts.ts'
import { isolated } from './isolate.ts'

export interface IntakePorts {
  upsertBids: (records: BidRecord[], isLive: IsLive) => Promise<UpsertSummary>
  recordAwards: (source: string, records: RoundRecord[], isLive: (record: RoundRecord) => boolean) => Promise<unknown>
  /** Stored notices as their source would tell them now. */
  recordsOf: (source: string, numbers: string[]) => Promise<BidRecord[]>
  rememberCodes: (codes: ToldCode[]) => Promise<void>
  roundsKnown: (source: string, numbers: string[]) => Promise<Map<string, KnownRound[]>>
  /** What would keep a record from being stored or served. */
  bidFault: (record: BidRecord) => string | null
  roundFault: (record: RoundRecord) => string | null
  codeFault: (code: ToldCode) => string | null
  limitsFault: (limits: Pick<BidRecord, 'regions' | 'licences' | 'baseAmount'>) => string | null
  /** `source` is that of the notices they name. */
  rememberPreSpecs: (
    source: string,
    told: PreSpecification[],
  ) => Promise<Pick<IntakeSummary, 'new' | 'changed' | 'unchanged'>>
  linkPreSpecs: (source: string, links: { number: string; preSpec: string }[]) => Promise<void>
  preSpecFault: (told: PreSpecification) => string | null
}

export interface Origin {
  source: string
  operation: string
  run: string | null
  /** Whether something that came to be at this time may alert. */
  isLive: (changedAt: number) => boolean
  settled: Settled
  /** Where the source can be looked at, for records that say nothing nearer. */
  address: string | null
  /** Whether a notice may wait for its parts; of a file all is there that will come. */
  patient: boolean
}

/** An origin, and what of it could not be kept. */
interface Work extends Origin {
  rejected: Rejected[]
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

export function createIntake(
  deps: IntakePorts & { db: Db; clock: Clock; onUnjoined: (source: string, n: number) => void },
) {
  const { db, clock } = deps

  /** Writes what a page came to. Taken twice it changes nothing the second time. */
  async function take(batch: Batch, origin: Origin): Promise<Taken> {
    const { source } = origin
    const rejected = [...(batch.rejected ?? [])]
    const work = { ...origin, rejected }
    const notices = passing(
      await categorised(batch.notices ?? [], source),
      ({ record }) => deps.bidFault(record),
      rejected,
      ({ record }) => record,
    )
    const remembered = await takeBeside(batch, work)
    const parts = await takeParts(batch.parts ?? [], work)
    const touched = [...new Set([...notices.map(({ record }) => record.number), ...parts.map(({ number }) => number)])]
    const known = Map.groupBy(await store.partsOf(db.sql, source, touched), (row) => row.number)
    const summary = await writeNotices(notices, known, work)
    if (parts.length > 0) await completeOthers(new Set(parts.map(({ number }) => number)), notices, known, work)

    const told = await joined(batch, origin)
    const released = await unfold(batch, origin)
    rejected.push(...released.rejected)
    await takeRounds([...(batch.rounds ?? []), ...told.rounds, ...released.rounds], work)
    // After its rounds: a notice that is over when it arrives is never seen as open.
    const records = passing(released.states, deps.bidFault, rejected, (record) => record)
    const written = await write(
      records.map((record) => ({ record })),
      work,
    )
    for (const name of ['new', 'changed', 'unchanged'] as const) summary[name] += written[name] + remembered[name]
    // Last: known are only releases whose notice and rounds are written.
    await kept(
      released.keep,
      work,
      (releases) => store.saveReleases(db.sql, source, releases),
      ({ number, id }) => ({ ocid: number, id }),
    )
    await store.forgetUntitled(db.sql, source, released.named)
    await quarantine(work)
    return {
      ...summary,
      quarantined: rejected.length,
      waiting: released.waiting,
      follow: [...(batch.follow ?? []), ...told.follow],
    }
  }

  /** Of a row that does not say its category, that of the notice as it is known. */
  async function categorised(notices: FoundNotice[], source: string): Promise<FoundNotice[]> {
    const untold = notices.filter(({ asIn }) => asIn)
    if (untold.length === 0) return notices
    const stored = await deps.recordsOf(
      source,
      untold.map(({ record }) => record.number),
    )
    const told = notices.filter(({ asIn }) => !asIn).map(({ record }) => record)
    const known = new Map([...stored, ...told].map(({ number, bsnsDiv }) => [number, bsnsDiv]))
    return notices.map((notice) => {
      const bsnsDiv = known.get(notice.record.number)
      return bsnsDiv === undefined ? notice : (notice.asIn?.(bsnsDiv) ?? notice)
    })
  }

  /** What stands beside the notices: codes and pre-specifications. */
  async function takeBeside(batch: Batch, work: Work): Promise<UpsertSummary> {
    const codes = passing(batch.codes ?? [], deps.codeFault, work.rejected, (code) => code)
    await kept(codes, work, deps.rememberCodes)
    const preSpecs = passing(batch.preSpecs ?? [], deps.preSpecFault, work.rejected, (one) => one)
    const remembered = await kept(preSpecs, work, (some) => deps.rememberPreSpecs(NOTICES_OF_PRE_SPECS, some))
    await kept(batch.preSpecLinks ?? [], work, (links) => deps.linkPreSpecs(work.source, links))
    return summed(remembered)
  }

  async function takeParts(told: NoticePart[], work: Work): Promise<NoticePart[]> {
    const faultOf = ({ part, value }: NoticePart) =>
      deps.limitsFault({ regions: [], licences: [], baseAmount: null, [part]: value })
    const parts = passing(told, faultOf, work.rejected, (part) => part)
    await kept(parts, work, (some) => store.saveParts(db.sql, work.source, some))
    return parts
  }

  async function takeRounds(told: RoundRecord[], work: Work): Promise<void> {
    const rounds = passing(told, deps.roundFault, work.rejected, (round) => round)
    await kept(rounds, work, (some) => deps.recordAwards(work.source, some, (round) => work.isLive(round.changedAt)))
  }

  /** What the database refuses although nothing was found wrong with it costs itself alone. */
  const kept = <T extends object, Result>(
    items: T[],
    { rejected }: Work,
    keep: (items: T[]) => Promise<Result>,
    recordOf: (item: T) => object = (item) => item,
  ) => isolated(items, keep, (item, reason) => void rejected.push({ reason, record: { ...recordOf(item) } }))

  const quarantine = ({ rejected, ...origin }: Work) =>
    store.saveRejects(
      db.sql,
      origin.source,
      rejected.map((reject) => entryOf(reject, origin)),
      clock.now(),
    )

  async function writeNotices(notices: FoundNotice[], known: Map<string, PartRow[]>, origin: Work) {
    const now = clock.now()
    const composed = notices.map((notice) => ({
      notice,
      ...compose(notice, partsOf(known, notice), origin.settled, now),
    }))
    const newest = new Map<string, number>()
    for (const { record } of notices)
      newest.set(record.number, Math.max(record.revision, newest.get(record.number) ?? 0))
    // Of what a later revision stands beside nobody waits for more: it would be too late to be written.
    const mayWait = ({ record, incomplete, mayCome }: Composed) =>
      origin.patient && incomplete && mayCome && record.revision === newest.get(record.number)
    const summary = await write(
      composed.filter((one) => !mayWait(one)),
      origin,
    )
    const whole = composed.filter(({ incomplete }) => !incomplete)
    await store.release(
      db.sql,
      origin.source,
      whole.map(({ record }) => record),
    )
    const held = composed.filter(({ incomplete }) => incomplete)
    await store.hold(
      db.sql,
      origin.source,
      held.map((one) => ({ ...one.notice, written: !mayWait(one) })),
      { run: origin.run, now },
    )
    return summary
  }

  /** Notices as the releases about them make them. */
  async function unfold({ releases = [] }: Batch, { source, address }: Origin) {
    const incoming = Map.groupBy(releases, ({ number }) => number)
    const known = Map.groupBy(await store.releasesOf(db.sql, source, [...incoming.keys()]), ({ number }) => number)
    const context = { source, fetchedAt: clock.now(), fallbackUrl: address }
    const results = [...incoming].map(([number, found]) => ({
      number,
      ...revisionsOf(known.get(number) ?? [], found, context),
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

  /** Parts came: notices that stand here, or wait, without being among this batch. */
  async function completeOthers(
    numbers: Set<string>,
    among: FoundNotice[],
    known: Map<string, PartRow[]>,
    origin: Work,
  ) {
    for (const { record } of among) numbers.delete(record.number)
    const held = await store.heldOf(db.sql, origin.source, [...numbers])
    await settleHeld(held, known, origin)
    const waiting = new Set(held.map(({ notice }) => keyOf(notice.record)))
    const stored = await deps.recordsOf(origin.source, [...numbers])
    const others = stored
      .filter((record) => !waiting.has(keyOf(record)))
      .map((record) => ({ record: complete(record, known.get(record.number) ?? []) }))
    await write(others, origin)
  }

  /** Those that have all they need by now, or have waited long enough. */
  async function settleHeld(held: HeldNotice[], known: Map<string, PartRow[]>, origin: Work): Promise<void> {
    const now = clock.now()
    const composed = held.map((one) => ({
      ...one,
      ...compose(one.notice, partsOf(known, one.notice), origin.settled, now),
    }))
    const ready = composed.filter(({ incomplete }) => !incomplete)
    const late = composed.filter(
      ({ incomplete, mayCome, written, since }) => incomplete && !written && (!mayCome || now - since >= HOLD_MS),
    )
    await write([...ready, ...late], origin)
    await store.release(
      db.sql,
      origin.source,
      ready.map(({ record }) => record),
    )
    await store.hold(
      db.sql,
      origin.source,
      late.map(({ notice }) => ({ ...notice, written: true })),
      {
        run: origin.run,
        now,
      },
    )
  }

  /** Looks after what waits; to be called now and then. */
  async function flush(origin: Origin): Promise<void> {
    const { source } = origin
    const held = await store.allHeld(db.sql, source, FLUSH)
    const numbers = held.map(({ notice }) => notice.record.number)
    const known = Map.groupBy(await store.partsOf(db.sql, source, numbers), (row) => row.number)
    const work = { ...origin, rejected: [] }
    if (held.length > 0) await settleHeld(held, known, work)
    await quarantine(work)
    await store.forgetHeld(db.sql, source, clock.now() - GIVE_UP_MS)
  }

  async function write(composed: Pick<Composed, 'record'>[], work: Work): Promise<UpsertSummary> {
    const records = composed.map(({ record }) => record).sort((a, b) => a.revision - b.revision)
    const live: IsLive = ({ changedAt }) => work.isLive(changedAt)
    return summed(await kept(records, work, (some) => deps.upsertBids(some, live)))
  }

  /** Openings told without lot and round belong where there is but one; the others are asked for, one by one. */
  async function joined({ openings = [] }: Batch, { source }: Origin) {
    if (openings.length === 0) return { rounds: [], follow: [] }
    const rounds = await deps.roundsKnown(source, [...new Set(openings.map(({ round }) => round.number))])
    const { told, follow, unjoined } = joinOpenings(openings, rounds)
    if (unjoined > 0) deps.onUnjoined(source, unjoined)
    return { rounds: told, follow }
  }

  return { take, flush }
}
export type Intake = ReturnType<typeof createIntake>

function summed(summaries: readonly UpsertSummary[]): UpsertSummary {
  const sum = { new: 0, changed: 0, unchanged: 0 }
  for (const one of summaries) for (const name of ['new', 'changed', 'unchanged'] as const) sum[name] += one[name]
  return sum
}

const keyOf = ({ number, revision }: Pick<BidRecord, 'number' | 'revision'>) => `${number}\n${revision}`

const partsOf = (known: Map<string, PartRow[]>, { record }: FoundNotice): PartRow[] => known.get(record.number) ?? []

/** Those without fault; the others go to quarantine. */
function passing<T>(
  items: T[],
  faultOf: (item: T) => string | null,
  rejected: Rejected[],
  recordOf: (item: T) => object,
): T[] {
  return items.filter((item) => {
    const reason = faultOf(item)
    if (reason !== null) rejected.push({ reason, record: { ...recordOf(item) } })
    return reason === null
  })
}

function entryOf(reject: Rejected, { operation }: Origin): store.RejectRow {
  const id = createHash('sha256')
    .update(JSON.stringify([operation, reject.record]))
    .digest('hex')
    .slice(0, 32)
  return { ...reject, id, operation }
}
