import type { Db, Tx } from '../../lib/db/index.ts'
import { createWorker, type Worker } from '../../lib/leases.ts'
import type { ClaimedLane, DueDelivery, Lane, LaneFacts } from '../store/lanes.ts'
import * as store from '../store/lanes.ts'
import type { WebhookKeys } from './keys.ts'
import { type LanePorts, type LaneRecord, type Load, runLane } from './lane.ts'
import { createSender, type SenderDeps, type Target } from './send.ts'

export interface CourierDeps extends SenderDeps {
  db: Db
  /**
   * The payload of each event as JSON text, with the same bytes each time. Missing if the event is no longer stored.
   */
  payloadsOf: (refs: { accountId: string; id: string }[]) => Promise<Map<string, string>>
  log: (message: string, detail?: object) => void
  timing?: Partial<CourierTiming>
}

export interface CourierTiming {
  leaseMs: number
  pollMs: number
  /** How many webhooks are served concurrently. */
  lanes: number
  drainMs: number
}

/** How long webhooks of a killed process wait until another process serves them. */
const LEASE_MS = 8_000
const POLL_MS = 50
/** A webhook that does not respond occupies a place for ten seconds before it is paused, hence the many places. */
const LANES = 400
/** An attempt takes up to ten seconds, plus the time to record it. */
const DRAIN_MS = 11_000

type Disable = (accountId: string, id: string, reason: 'gone' | 'receiver') => Promise<void>

/** Sends due deliveries to webhooks. */
export function createCourier(deps: CourierDeps & { keys: WebhookKeys; disable: Disable }) {
  const { db, clock, keys, payloadsOf, disable, log, timing = {} } = deps
  const leases = store.laneLeases(timing.leaseMs ?? LEASE_MS)
  const send = createSender(deps)

  async function load(
    lane: Lane,
    loadedIds: string[],
    wanted: { limit: number; careful: boolean },
  ): Promise<Load | null> {
    const [facts, due] = await Promise.all([
      store.readLane(db.sql, lane),
      store.dueDeliveries(db.sql, lane, loadedIds, wanted),
    ])
    if (!facts) return null
    const target = targetOf(lane, facts)
    if (!facts.open || !target) {
      if (!target)
        log('a webhook cannot be signed for: sealed under another GONGGO_SECRET', { webhook: lane.webhookId })
      return { facts, target, deliveries: [], gone: [] }
    }
    const payloads = due.length > 0 ? await payloadsOf(refsOf(lane, due)) : new Map<string, string>()
    const deliveries = due.flatMap((delivery) => {
      const payload = payloads.get(delivery.eventId)
      return payload === undefined ? [] : [{ delivery, payload }]
    })
    const gone = due.filter(({ eventId }) => !payloads.has(eventId)).map(({ id }) => id)
    return { facts, target, deliveries, gone }
  }

  function targetOf({ webhookId }: Lane, facts: LaneFacts): Target | null {
    const { url, format, previousUntil } = facts
    const alone = keys.openAll(webhookId, { ...facts, previousSecret: null })
    if (!alone) return null
    const both = facts.previousSecret ? keys.openAll(webhookId, facts) : null
    const keysAt = (at: number) => (both && previousUntil !== null && at < previousUntil ? both : alone)
    return { webhookId, url, format, keysAt }
  }

  async function record(lane: Lane, laneRecord: LaneRecord): Promise<void> {
    // First, in a separate transaction that is idempotent, so that a retry can repeat it.
    if (laneRecord.disable) await disable(lane.accountId, lane.webhookId, laneRecord.disable)
    await db.transaction(async (tx) => {
      const now = await store.lockLane(tx, lane)
      await write(tx, lane, laneRecord, now)
    })
  }

  async function write(tx: Tx, lane: Lane, laneRecord: LaneRecord, now: number): Promise<void> {
    const { attempted, gone, release, ...outcome } = laneRecord
    if (attempted.length > 0) {
      await store.saveAttempts(tx, lane, attempted, now)
      await store.saveOutcome(tx, lane, outcome, now)
    }
    if (gone.length > 0) await store.expireDeliveries(tx, lane, gone)
    if (release) await store.releaseLane(tx, lane, release)
  }

  function worker(): Worker {
    let stopping = false
    const ports: LanePorts = { clock, load, send, record, log, isStopping: () => stopping }
    const inner = createWorker<ClaimedLane>({
      claim: (limit) => leases.claim(db.sql, limit),
      work: (lane, signal) => runLane(lane, signal, ports),
      heartbeat: (lanes) => leases.extend(db.sql, lanes),
      leaseMs: leases.leaseMs,
      concurrency: timing.lanes ?? LANES,
      pollMs: timing.pollMs ?? POLL_MS,
      due: { db, question: leases.due() },
      drainMs: timing.drainMs ?? DRAIN_MS,
      log,
    })
    return {
      ...inner,
      stop() {
        stopping = true
        return inner.stop()
      },
    }
  }

  return { worker }
}

const refsOf = ({ accountId }: Lane, due: DueDelivery[]) => due.map(({ eventId }) => ({ accountId, id: eventId }))
