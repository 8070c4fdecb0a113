import type { BidRecord, Bids, IsLive, UpsertSummary } from '../../bids/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { type Composed, complete, compose, HOLD_MS } from '../rules/compose.ts'
import type { FoundNotice } from '../schema/connector.ts'
import type { HeldNotice, PartRow } from '../schema/sources.ts'
import * as store from '../store/parts.ts'
import { addSummaries, type WindowWork, writeOrReject } from './rejects.ts'

export interface NoticeDeps {
  db: Db
  clock: Clock
  bids: Pick<Bids, 'upsert' | 'recordsOf'>
}

/** Notices and their parts: those that may wait for more, and those that are written. */
export function createNotices({ db, clock, bids }: NoticeDeps) {
  async function writeNotices(notices: FoundNotice[], partsByNumber: Map<string, PartRow[]>, origin: WindowWork) {
    const now = clock.now()
    const composed = notices.map((notice) => ({
      notice,
      ...compose(notice, partsOf(partsByNumber, notice), origin.settled, now),
    }))
    const newest = new Map<string, number>()
    for (const { record } of notices)
      newest.set(record.number, Math.max(record.revision, newest.get(record.number) ?? 0))
    // Do not wait for parts of a superseded revision: it would be written too late.
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
    const waiting = composed.filter(({ incomplete }) => incomplete)
    await store.hold(
      db.sql,
      origin.source,
      waiting.map((one) => ({ ...one.notice, written: !mayWait(one) })),
      { run: origin.run, now },
    )
    return summary
  }

  /** New parts of stored or waiting notices that are not in this batch. */
  async function completeOthers(
    numbers: Set<string>,
    among: FoundNotice[],
    partsByNumber: Map<string, PartRow[]>,
    origin: WindowWork,
  ) {
    for (const { record } of among) numbers.delete(record.number)
    const heldNotices = await store.heldOf(db.sql, origin.source, [...numbers])
    await settleHeld(heldNotices, partsByNumber, origin)
    const waiting = new Set(heldNotices.map(({ notice }) => keyOf(notice.record)))
    const stored = await bids.recordsOf(origin.source, [...numbers])
    const others = stored
      .filter((record) => !waiting.has(keyOf(record)))
      .map((record) => ({ record: complete(record, partsByNumber.get(record.number) ?? []) }))
    await write(others, origin)
  }

  /** Notices that are complete by now, or have waited long enough. */
  async function settleHeld(
    waiting: HeldNotice[],
    partsByNumber: Map<string, PartRow[]>,
    origin: WindowWork,
  ): Promise<void> {
    const now = clock.now()
    const composed = waiting.map((one) => ({
      ...one,
      ...compose(one.notice, partsOf(partsByNumber, one.notice), origin.settled, now),
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

  async function write(composed: Pick<Composed, 'record'>[], work: WindowWork): Promise<UpsertSummary> {
    const records = composed.map(({ record }) => record).sort((a, b) => a.revision - b.revision)
    const live: IsLive = ({ changedAt }) => work.isLive(changedAt)
    return addSummaries(await writeOrReject(records, work, (some) => bids.upsert(some, live)))
  }

  return { write, writeNotices, completeOthers, settleHeld }
}

const keyOf = ({ number, revision }: Pick<BidRecord, 'number' | 'revision'>) => `${number}\n${revision}`

const partsOf = (partsByNumber: Map<string, PartRow[]>, { record }: FoundNotice): PartRow[] =>
  partsByNumber.get(record.number) ?? []
