import { type Clock, DAY, MINUTE, seoulDay, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { completeUntil } from '../rules/plan.ts'
import { OPTIONAL_KINDS, type SourceKind, type SourceReport, type SourceRow } from '../schema/sources.ts'
import { countsOf, type NullCounts, nullsOf } from '../store/quality.ts'
import * as sources from '../store/sources.ts'
import * as store from '../store/windows.ts'
import { createGapReader } from './gaps.ts'
import type { ConnectorFor } from './portals.ts'

/** The operator's view of a source, which has more than that of customers. */
export interface ListedSource extends SourceReport {
  kind: SourceKind
  state: SourceRow['state']
  /** Whether this process can read it; for example not without the service key. */
  ready: boolean
  goLiveAt: string | null
  openWindows: number
  lastFailure: string | null
  callsToday: { budget: string; calls: number; spent: boolean }[]
}

export type SourceStatus = Pick<
  ListedSource,
  'name' | 'state' | 'lagSeconds' | 'failedWindows' | 'quarantined' | 'waiting'
>

const NULLS_DAYS = 30
const NULLS_KEPT_MS = MINUTE

/** The state of sources: their records, and how current they are. */
export function createStates({ db, clock, connectorFor }: { db: Db; clock: Clock; connectorFor: ConnectorFor }) {
  const { sql } = db
  const readGaps = createGapReader({ db, clock })

  async function list(): Promise<ListedSource[]> {
    const now = clock.now()
    const stored = await sources.listSources(sql)
    const rows = [...stored, ...optionalBeside(stored)]
    const counts = new Map((await countsOf(sql, now - DAY)).map((row) => [row.source, row]))
    const nulls = await nullsNow(now)
    const gaps = Map.groupBy(await readGaps(), ({ source }) => source)
    return Promise.all(
      rows.map(async (source) => {
        const { notices24h = 0, quarantined = 0, waiting = 0 } = counts.get(source.name) ?? {}
        return {
          name: source.name,
          ...(await progressOf(source, now)),
          notices24h,
          nullRates: ratesOf(nulls.get(source.name)),
          quarantined,
          waiting,
          gaps: (gaps.get(source.name) ?? []).map(({ from, to }) => ({ from: seoulTime(from), to: seoulTime(to) })),
          kind: source.kind,
          state: source.state,
          ready: connectorFor(source) !== null,
          goLiveAt: seoulTimeOrNull(source.goLiveAt),
          callsToday: await store.callsOfDay(sql, source.name, seoulDay(now)),
        }
      }),
    )
  }

  /** How current they are and what is missing, without figures that need a scan of all their notices. */
  async function statuses(): Promise<SourceStatus[]> {
    const now = clock.now()
    const rows = await sources.listSources(sql)
    const counts = new Map((await countsOf(sql, now)).map((row) => [row.source, row]))
    return Promise.all(
      rows.map(async (source) => {
        const { lagSeconds, failedWindows } = await progressOf(source, now)
        const { quarantined = 0, waiting = 0 } = counts.get(source.name) ?? {}
        return { name: source.name, state: source.state, lagSeconds, failedWindows, quarantined, waiting }
      }),
    )
  }

  /** Shares over 30 days change slowly, and counting them scans all notices of that time. */
  let counted: { at: number; nulls: Promise<Map<string, NullCounts>> } | null = null
  function nullsNow(now: number): Promise<Map<string, NullCounts>> {
    if (counted && now - counted.at < NULLS_KEPT_MS) return counted.nulls
    const nulls = nullsOf(sql, now - NULLS_DAYS * DAY).then((rows) => new Map(rows.map((row) => [row.source, row])))
    counted = { at: now, nulls }
    nulls.catch(() => {
      counted = null
    })
    return nulls
  }

  async function progressOf(source: SourceRow, now: number) {
    const [operations, open] = [await store.operationsOf(sql, source.name), await store.openWindows(sql, source.name)]
    const polled =
      connectorFor(source)?.operations.filter(({ everyMs, tellsCodes }) => everyMs !== null && !tellsCodes) ?? []
    const until = operations
      .filter(({ operation }) => polled.some(({ name }) => name === operation))
      .map((row) => completeUntil(row, open))
    const failing = open.filter(({ attempts }) => attempts > 0)
    const [last] = failing.toSorted((a, b) => (b.failedAt ?? 0) - (a.failedAt ?? 0))
    const successes = operations.flatMap(({ lastSuccessAt }) => lastSuccessAt ?? [])
    return {
      lastSuccessAt: successes.length === 0 ? null : seoulTimeOrNull(Math.max(...successes)),
      lagSeconds:
        source.state !== 'enabled' || until.length === 0
          ? null
          : Math.max(0, Math.round((now - Math.min(...until)) / 1000)),
      failedWindows: failing.length,
      openWindows: open.length,
      lastFailure: last?.reason ?? null,
    }
  }

  /** The customers' view: the sources that are or were read. */
  async function report(): Promise<SourceReport[]> {
    const names = new Set((await sources.listSources(sql)).map(({ name }) => name))
    return (await list())
      .filter(({ name }) => names.has(name))
      .map(({ name, lastSuccessAt, lagSeconds, notices24h, nullRates, failedWindows, quarantined, waiting, gaps }) => ({
        name,
        lastSuccessAt,
        lagSeconds,
        notices24h,
        nullRates,
        failedWindows,
        quarantined,
        waiting,
        gaps,
      }))
  }

  return { list, statuses, report }
}

/** Optional sources that are off: shown to operators next to the source of the same portal. */
function optionalBeside(stored: readonly SourceRow[]): SourceRow[] {
  const portal = stored.find(({ kind }) => kind === 'koneps')
  if (!portal) return []
  return OPTIONAL_KINDS.filter((kind) => stored.every(({ name }) => name !== kind)).map((kind) => ({
    name: kind,
    kind,
    state: 'disabled',
    settings: {},
    goLiveAt: null,
    createdAt: portal.createdAt,
    leaseToken: '',
  }))
}

function ratesOf(nulls: NullCounts | undefined): Record<string, number> {
  if (!nulls || nulls.notices === 0) return {}
  const { source: _source, notices, ...counts } = nulls
  return Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, Math.round((n / notices) * 1e4) / 1e4]))
}
