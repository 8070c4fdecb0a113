import { hash } from 'node:crypto'
import { type Clock, MINUTE } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import { networkOf } from '../../lib/net.ts'
import { type Failures, type IncidentRules, isOver, isStorm } from '../rules/incidents.ts'
import * as store from '../store/watch.ts'

interface StormDeps {
  db: Db
  clock: Clock
  rules: IncidentRules
  log: (message: string, detail?: object) => void
}

const FAILING_MOST = 5_000
const BLOCKS_MOST = 10_000

/** Blocks networks for a while that send many invalid credentials. */
export function createStorms({ db, clock, rules, log }: StormDeps) {
  // State in memory uses the monotonic clock, so that setting the system clock neither creates nor ends a storm.
  const { steady } = clock
  const failing = new Map<string, Failures & { seen: Set<string> }>()
  const storms = new Map<string, store.NetworkBlock>()
  let blocks = new Map<string, { id: string; ends: number }>()
  let position = -1

  /** Counts a request with credentials that are invalid, expired or revoked. */
  function recordFailure(address: string, shown: string): void {
    const now = steady()
    const network = networkOf(address)
    const failures = failing.get(network)
    const one =
      failures && !isOver(failures, rules, now)
        ? failures
        : { since: now, requests: 0, credentials: 0, seen: new Set<string>() }
    one.requests++
    one.seen.add(hash('sha1', shown, 'base64').slice(0, 8))
    one.credentials = one.seen.size
    if (!failures && failing.size >= FAILING_MOST) failing.delete(failing.keys().next().value ?? '')
    failing.set(network, one)
    if (!isStorm(one, rules) || storms.size >= FAILING_MOST) return
    failing.delete(network)
    const { requests, credentials, since } = one
    const openedAt = clock.now()
    const until = openedAt + rules.stormBlockMinutes * MINUTE
    const evidence = { requests, credentials, seconds: Math.ceil((now - since) / 1000) }
    storms.set(network, { id: newId('inc', openedAt), network, evidence, openedAt, until, resolvedAt: null })
  }

  /** The incident that blocks this network. */
  function blockOf(address: string): string | null {
    if (blocks.size === 0) return null
    const block = blocks.get(networkOf(address))
    return block && block.ends > steady() ? block.id : null
  }

  const inForce = ({ id, until }: store.NetworkBlock) => ({
    id,
    ends: steady() + Math.min(until - clock.now(), rules.stormBlockMinutes * MINUTE),
  })

  /** Stores the storms since the last call. */
  async function flush(): Promise<void> {
    if (storms.size === 0) return
    const batch = [...storms.values()]
    await db.transaction(async (tx) => {
      await store.insertBlocks(tx, batch)
      await store.bumpNetworks(tx)
    })
    for (const block of batch) {
      storms.delete(block.network)
      blocks.set(block.network, inForce(block))
      log('a network is blocked because of many invalid credentials', { incident: block.id, ...block.evidence })
    }
  }

  /** Reads the blocks if the head has changed. */
  async function refresh(newest: number): Promise<void> {
    if (newest === position) return
    const rows = await store.activeBlocks(db.sql, clock.now(), BLOCKS_MOST)
    blocks = new Map(rows.map((row) => [row.network, inForce(row)]))
    position = newest
  }

  /** `null` = there is no such block. */
  async function resolveNetworkIn(tx: Tx, id: string): Promise<store.NetworkBlock | null> {
    const block = await store.resolveBlock(tx, id, clock.now())
    if (block) await store.bumpNetworks(tx)
    return block
  }

  return { failed: recordFailure, blockOf, flush, hear: refresh, resolveNetworkIn }
}
