import type { Clock } from '../../lib/clock.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import { planRun } from '../rules/plan.ts'
import type { Window } from '../schema/connector.ts'
import {
  OPTIONAL_KINDS,
  type OptionalKind,
  type RunRow,
  type SourceKind,
  type SourceSettings,
} from '../schema/sources.ts'
import { listRejects } from '../store/rejects.ts'
import * as sources from '../store/sources.ts'
import * as store from '../store/windows.ts'
import type { Poller } from './poll.ts'
import type { ConnectorFor } from './portals.ts'
import { createStates } from './states.ts'

export class SourceRefused extends Error {}

export interface ManagerDeps {
  db: Db
  clock: Clock
  poller: Poller
  connectorFor: ConnectorFor
}

export function createManager({ db, clock, poller, connectorFor }: ManagerDeps) {
  const { sql } = db
  const states = createStates({ db, clock, connectorFor })

  async function add(name: string, kind: SourceKind, settings: SourceSettings): Promise<void> {
    const added = await sources.addSource(sql, { name, kind, state: 'enabled', settings, now: clock.now() })
    if (!added) throw new SourceRefused(`There is a source named ${name} already.`)
  }

  /** A source that is configured: scheduled, unless an operator has disabled it. */
  async function ensure(name: string, kind: SourceKind, by: Queryable = sql): Promise<void> {
    const added = await sources.addSource(by, { name, kind, state: 'enabled', settings: {}, now: clock.now() })
    if (!added) await sources.setSourceState(by, name, 'enabled', ['idle'])
  }

  /** Also within a transaction of the caller. */
  async function enable(name: string, by: Queryable = sql): Promise<boolean> {
    // Off by default, so it may not have a row yet.
    if (isOptional(name)) await ensure(name, name, by)
    if (!(await sources.findSource(by, name))) return false
    await sources.setSourceState(by, name, 'enabled', ['disabled', 'idle'])
    return true
  }

  async function disable(name: string, by: Queryable = sql): Promise<boolean> {
    if (!(await sources.findSource(by, name))) return false
    await sources.setSourceState(by, name, 'disabled', ['enabled', 'idle'])
    return true
  }

  /** No longer configured; one that an operator has disabled stays disabled. */
  const rest = (name: string) => sources.setSourceState(sql, name, 'idle', ['enabled'])

  /** Orders past days, or everything due now. `null` = there is no such source. */
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

  /** Retries the failed windows of an order now. */
  async function hurry({ id, source }: Pick<RunRow, 'id' | 'source'>): Promise<void> {
    await store.hurryRun(sql, id, clock.now())
    await sources.wake(sql, source)
  }

  return {
    ...states,
    add,
    ensure,
    enable,
    disable,
    rest,
    order,
    hurry,
    runState: (id: string) => store.findRun(sql, id, clock.now()),
    rejects: (name: string | null, limit: number) => listRejects(sql, name, limit),
    exists: async (name: string) => (await sources.findSource(sql, name)) !== null,
    /** Checks all sources repeatedly; tests trigger it. */
    worker: () => poller.workerFor(),
    /** The same for one source, even if another worker has its lease; once stopped, it ends after `drainMs`. */
    workerFor: (name: string, drainMs?: number) => poller.workerFor([name], drainMs),
    /** The same for orders only: neither its schedule nor its first fill. */
    orderWorkerFor: (name: string, drainMs?: number) => poller.workerFor([name], drainMs, 'orders'),
    /** The next turn of a worker checks everything. */
    async wakeAll(): Promise<void> {
      for (const { name } of await sources.listSources(sql)) await sources.wake(sql, name)
    },
  }
}

const isOptional = (name: string): name is OptionalKind => OPTIONAL_KINDS.some((kind) => kind === name)
