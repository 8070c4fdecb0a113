import { createHash } from 'node:crypto'
import type { KnownRound, RoundRecord } from '../../awards/index.ts'
import type { BidRecord, IsLive, PreSpecification, ToldCode, UpsertSummary } from '../../bids/index.ts'
import { type Clock, DAY } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { revisionsOf } from '../adapters/ocds-releases.ts'
import { type Composed, complete, compose, HOLD_MS, type Settled } from '../rules/compose.ts'
import { joinOpenings } from '../rules/join.ts'
import type { Batch, FoundNotice, HeldNotice, IntakeSummary, PartRow, Rejected, Task } from '../schema.ts'
import * as store from '../store/parts.ts'

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

export interface Taken extends IntakeSummary {
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
    const notices = passing(
      batch.notices ?? [],
      ({ record }) => deps.bidFault(record),
      rejected,
      ({ record }) => record,
    )
    await deps.rememberCodes(passing(batch.codes ?? [], deps.codeFault, rejected, (code) => code))
    const preSpecs = passing(batch.preSpecs ?? [], deps.preSpecFault, rejected, (one) => one)
    const remembered = await deps.rememberPreSpecs(NOTICES_OF_PRE_SPECS, preSpecs)
    await deps.linkPreSpecs(source, batch.preSpecLinks ?? [])
    const parts = batch.parts ?? []
    await store.saveParts(db.sql, source, parts)
    const touched = [...new Set([...notices.map(({ record }) => record.number), ...parts.map(({ number }) => number)])]
    const known = Map.groupBy(await store.partsOf(db.sql, source, touched), (row) => row.number)
    const summary = await writeNotices(notices, known, origin)
    if (parts.length > 0) await completeOthers(new Set(parts.map(({ number }) => number)), notices, known, origin)

    const told = await joined(batch, origin)
    const released = await unfold(batch, origin)
    rejected.push(...released.rejected)
    const rounds = passing(
      [...(batch.rounds ?? []), ...told.rounds, ...released.rounds],
      deps.roundFault,
      rejected,
      (round) => round,
    )
    if (rounds.length > 0) await deps.recordAwards(source, rounds, (round) => origin.isLive(round.changedAt))
    // After its rounds: a notice that is over when it arrives is never seen as open.
    const records = passing(released.states, deps.bidFault, rejected, (record) => record)
    const written = await write(
      records.map((record) => ({ record })),
      origin,
    )
    for (const name of ['new', 'changed', 'unchanged'] as const) summary[name] += written[name] + remembered[name]
    // Last: known are only releases whose notice and rounds are written.
    await store.saveReleases(db.sql, source, released.keep)
    await store.saveRejects(
      db.sql,
      source,
      rejected.map((reject) => entryOf(reject, origin)),
      clock.now(),
    )
    return { ...summary, quarantined: rejected.length, follow: [...(batch.follow ?? []), ...told.follow] }
  }

  async function writeNotices(notices: FoundNotice[], known: Map<string, PartRow[]>, origin: Origin) {
    const now = clock.now()
    const composed = notices.map((notice) => ({
      notice,
      ...compose(notice, partsOf(known, notice), origin.settled, now),
    }))
    const mayWait = ({ incomplete, mayCome }: Composed) => origin.patient && incomplete && mayCome
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
    const results = [...incoming].map(([number, found]) => revisionsOf(known.get(number) ?? [], found, context))
    return {
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
    origin: Origin,
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
  async function settleHeld(held: HeldNotice[], known: Map<string, PartRow[]>, origin: Origin): Promise<void> {
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
    if (held.length > 0) await settleHeld(held, known, origin)
    await store.forgetHeld(db.sql, source, clock.now() - GIVE_UP_MS)
  }

  async function write(composed: Pick<Composed, 'record'>[], origin: Origin): Promise<UpsertSummary> {
    const records = composed.map(({ record }) => record).sort((a, b) => a.revision - b.revision)
    return deps.upsertBids(records, ({ changedAt }) => origin.isLive(changedAt))
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
