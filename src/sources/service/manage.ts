import { type Clock, DAY, MINUTE, seoulTimeOrNull } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import { completeUntil, planRun } from '../rules/plan.ts'
import {
  OPTIONAL_KINDS,
  type OptionalKind,
  type RunRow,
  type SourceKind,
  type SourceReport,
  type SourceRow,
  type SourceSettings,
  type Window,
} from '../schema.ts'
import { listRejects } from '../store/parts.ts'
import { countsOf, type NullCounts, nullsOf } from '../store/quality.ts'
import * as sources from '../store/sources.ts'
import * as store from '../store/windows.ts'
import type { Poller } from './poll.ts'
import type { ConnectorFor } from './portals.ts'

/** What an operator sees of a source, beside what customers see. */
export interface SourceState extends SourceReport {
  kind: SourceKind
  state: SourceRow['state']
  /** Whether this process could read it; not without the service key, say. */
  ready: boolean
  goLiveAt: string | null
  openWindows: number
  lastFailure: string | null
  callsToday: { budget: string; calls: number; spent: boolean }[]
}

const NULLS_DAYS = 30
const NULLS_KEPT_MS = MINUTE

export class SourceRefused extends Error {}

export interface ManagerDeps {
  db: Db
  clock: Clock
  poller: Poller
  connectorFor: ConnectorFor
}

export function createManager({ db, clock, poller, connectorFor }: ManagerDeps) {
  const { sql } = db

  async function list(): Promise<SourceState[]> {
    const now = clock.now()
    const stored = await sources.listSources(sql)
    const rows = [...stored, ...optionalBeside(stored)]
    const counts = new Map((await countsOf(sql, now - DAY)).map((row) => [row.source, row]))
    const nulls = await nullsNow(now)
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
          kind: source.kind,
          state: source.state,
          ready: connectorFor(source) !== null,
          goLiveAt: seoulTimeOrNull(source.goLiveAt),
          callsToday: await store.callsOf(sql, source.name, dayOf(now)),
        }
      }),
    )
  }

  /** Shares of 30 days hardly move, and counting them reads all notices of that time. */
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
    const [known, open] = [await store.operationsOf(sql, source.name), await store.openWindows(sql, source.name)]
    const polled =
      connectorFor(source)?.operations.filter(({ everyMs, tellsCodes }) => everyMs !== null && !tellsCodes) ?? []
    const until = known
      .filter(({ operation }) => polled.some(({ name }) => name === operation))
      .map((row) => completeUntil(row, open))
    const failing = open.filter(({ attempts }) => attempts > 0)
    const [last] = failing.toSorted((a, b) => (b.failedAt ?? 0) - (a.failedAt ?? 0))
    const successes = known.flatMap(({ lastSuccessAt }) => lastSuccessAt ?? [])
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

  /** What customers see: those that are read, or were. */
  async function report(): Promise<SourceReport[]> {
    const known = new Set((await sources.listSources(sql)).map(({ name }) => name))
    return (await list())
      .filter(({ name }) => known.has(name))
      .map(({ name, lastSuccessAt, lagSeconds, notices24h, nullRates, failedWindows, quarantined, waiting }) => ({
        name,
        lastSuccessAt,
        lagSeconds,
        notices24h,
        nullRates,
        failedWindows,
        quarantined,
        waiting,
      }))
  }

  async function add(name: string, kind: SourceKind, settings: SourceSettings): Promise<void> {
    const added = await sources.addSource(sql, { name, kind, state: 'enabled', settings, now: clock.now() })
    if (!added) throw new SourceRefused(`There is a source named ${name} already.`)
  }

  /** A source that is there by configuration: scheduled, unless an operator has disabled it. */
  async function ensure(name: string, kind: SourceKind): Promise<void> {
    const added = await sources.addSource(sql, { name, kind, state: 'enabled', settings: {}, now: clock.now() })
    if (!added) await sources.setState(sql, name, 'enabled', ['idle'])
  }

  async function enable(name: string): Promise<boolean> {
    // Off until somebody asks for it, so it may not have a row yet.
    if (isOptional(name)) await ensure(name, name)
    if (!(await sources.findSource(sql, name))) return false
    await sources.setState(sql, name, 'enabled', ['disabled', 'idle'])
    return true
  }

  async function disable(name: string): Promise<boolean> {
    if (!(await sources.findSource(sql, name))) return false
    await sources.setState(sql, name, 'disabled', ['enabled', 'idle'])
    return true
  }

  /** No longer there by configuration; one that an operator has disabled stays disabled. */
  const rest = (name: string) => sources.setState(sql, name, 'idle', ['enabled'])

  /** Orders past days, or all that is due now, to be fetched. `null` where there is no such source. */
  async function order(name: string, window: Window): Promise<RunRow | null> {
    if (isOptional(name)) {
      await sources.addSource(sql, { name, kind: name, state: 'idle', settings: {}, now: clock.now() })
    }
    const source = await sources.findSource(sql, name)
    if (!source) return null
    const connector = connectorFor(source)
    if (!connector) throw new SourceRefused(`${name} cannot be read here: its service key is not set.`)
    const now = clock.now()
    const windows = planRun(connector.operations, window, now)
    const id = newId('run', now)
    await db.transaction(async (tx) => {
      await store.addRun(tx, { id, source: name, windows: windows.length, now })
      await store.addWindows(
        tx,
        name,
        windows.map((one) => ({ ...one, run: id })),
      )
      await sources.wake(tx, name)
    })
    return store.findRun(sql, id, now)
  }

  return {
    list,
    report,
    add,
    ensure,
    enable,
    disable,
    rest,
    order,
    runState: (id: string) => store.findRun(sql, id, clock.now()),
    rejects: (name: string | null, limit: number) => listRejects(sql, name, limit),
    exists: async (name: string) => (await sources.findSource(sql, name)) !== null,
    /** Looks at all sources again and again; the tests push it. */
    worker: () => poller.workerFor(),
    /** The same for one source, beside whoever else holds its lease; stopped, it lets go of it after so long. */
    workerFor: (name: string, drainMs?: number) => poller.workerFor([name], drainMs),
    /** The same for what was ordered of it and nothing else: neither its schedule nor its first fill. */
    orderWorkerFor: (name: string, drainMs?: number) => poller.workerFor([name], drainMs, 'orders'),
    /** Everything is looked at by the next turn of a worker. */
    async wakeAll(): Promise<void> {
      for (const { name } of await sources.listSources(sql)) await sources.wake(sql, name)
    },
  }
}

const isOptional = (name: string): name is OptionalKind => OPTIONAL_KINDS.some((kind) => kind === name)

/** What an operator may switch on and has not: shown to him beside the source of the same portal. */
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

const dayOf = (now: number) => (seoulTimeOrNull(now) ?? '').slice(0, 10)
