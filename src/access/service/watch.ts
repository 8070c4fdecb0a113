import { type Clock, DAY, HOUR, MINUTE } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import type { Page } from '../../lib/page.ts'
import {
  type IncidentRules,
  isTriedOutside,
  isUsedFromMany,
  longestWindow,
  type Sighting,
  wideNetworkOf,
} from '../rules/incidents.ts'
import { bumpHead, lockKey } from '../store/keys.ts'
import * as store from '../store/watch.ts'
import type { Incidents } from './incidents.ts'
import { createStorms } from './storms.ts'

export interface WatchDeps {
  db: Db
  clock: Clock
  rules: IncidentRules
  incidents: Pick<Incidents, 'open' | 'settings'>
  log: (message: string, detail?: object) => void
}

interface KeyRef {
  accountId: string
  keyId: string
}

/** A key in the same place is recorded again after this long. */
const REPEAT_MS = MINUTE
/** A key admitted from a network this recently is still admitted while the network is blocked. */
const KNOWN_MS = HOUR
const PLACES_MOST = 50_000
/** The maximum number of remembered keys whose evaluation is skipped for a while. */
const MOST_SKIPPED = 5_000
/** Above this multiple of the threshold, more networks of a key add no information. */
const SKIP_FACTOR = 4
const KEPT_BLOCKS_MS = 30 * DAY

/**
 * Records where keys are used and where invalid credentials come from, and opens the incidents that the rules define.
 */
export function createWatch({ db, clock, rules, incidents, log }: WatchDeps) {
  // State in memory uses the monotonic clock, so that setting the system clock neither creates nor ends a storm.
  const { steady } = clock
  /** When a key was last recorded for an address. */
  const places = new Map<string, number>()
  const pending = new Map<string, store.KeySighting>()
  const skipUntil = new Map<string, number>()
  const storms = createStorms({ db, clock, rules, log })

  function addSighting({ accountId, keyId }: KeyRef, address: string, outside: boolean, at: number): void {
    const network = wideNetworkOf(address)
    // The database is unavailable; dropped sightings will occur again.
    if (pending.size >= PLACES_MOST) return
    pending.set(`${keyId} ${network} ${outside}`, { accountId, keyId, network, outside, at })
  }

  /** Costs one map lookup, and records the sighting once a minute. `keyRef`: signed-in members have none. */
  function recordUse(key: string, keyRef: KeyRef | null, address: string): void {
    const now = steady()
    const place = `${key} ${address}`
    const last = places.get(place)
    if (last !== undefined && last > now - REPEAT_MS) return
    if (places.size >= PLACES_MOST) places.clear()
    places.set(place, now)
    if (keyRef && (skipUntil.get(keyRef.keyId) ?? -Infinity) <= now) addSighting(keyRef, address, false, clock.now())
  }

  /** Attempts from outside the allow-list. There are few, because the key is soon blocked. */
  const recordOutside = (keyRef: KeyRef, address: string) => addSighting(keyRef, address, true, clock.now())

  /** Stores the sightings since the last call and evaluates them. Called several times a second. */
  async function flush(): Promise<void> {
    await storms.flush()
    if (pending.size === 0) return
    const batch = [...pending.values()]
    pending.clear()
    try {
      await store.saveSightings(db.sql, batch)
      await evaluate(batch)
    } catch (error) {
      for (const one of batch) {
        const name = `${one.keyId} ${one.network} ${one.outside}`
        if (!pending.has(name)) pending.set(name, one)
      }
      throw error
    }
  }

  async function evaluate(batch: readonly KeyRef[]): Promise<void> {
    const now = clock.now()
    const accountIds = [...new Set(batch.map((one) => one.accountId))]
    const keyIds = [...new Set(batch.map((one) => one.keyId))]
    const rows = await store.readSightings(db.sql, accountIds, keyIds, now - longestWindow(rules))
    for (const [keyId, sightings] of Map.groupBy(rows, (row) => row.keyId)) {
      const [first] = sightings
      if (!first || !(isTriedOutside(sightings, rules, now) || isUsedFromMany(sightings, rules, now))) continue
      if (sightings.length > SKIP_FACTOR * rules.manyNetworks) skipUntil.set(keyId, steady() + longestWindow(rules))
      await db.transaction((tx) => openIncidents(tx, first, now))
    }
    if (skipUntil.size > MOST_SKIPPED) skipUntil.clear()
  }

  /** Evaluates again with the key locked, so that no rotation happens in between. */
  async function openIncidents(tx: Tx, { accountId, keyId }: KeyRef, now: number): Promise<void> {
    const key = await lockKey(tx, keyId)
    if (!key || key.revokedAt !== null) return
    const sightings = await store.readSightings(tx, [accountId], [keyId], now - longestWindow(rules))
    const evidence = (outside: boolean) => ({ networks: namesOf(sightings, outside) })
    const subject = { accountId, keyId }
    let changed = false
    if (isTriedOutside(sightings, rules, now)) {
      const opening = { ...subject, cause: 'outside_allow_list' as const, blocks: true, evidence: evidence(true) }
      changed = (await incidents.open(tx, opening)) || changed
    }
    if (isUsedFromMany(sightings, rules, now)) {
      const { autoBlock } = await incidents.settings(accountId, tx)
      const opening = { ...subject, cause: 'many_networks' as const, blocks: autoBlock, evidence: evidence(false) }
      changed = (await incidents.open(tx, opening)) || changed
    }
    if (changed) await bumpHead(tx)
  }

  /** The incident that blocks this network; not for a key that was recently admitted from it. */
  function blockOf(address: string, key: string | null): string | null {
    const block = storms.blockOf(address)
    if (block === null) return null
    const isUsualPlace = key !== null && (places.get(`${key} ${address}`) ?? -Infinity) > steady() - KNOWN_MS
    return isUsualPlace ? null : block
  }

  return {
    recordUse,
    recordOutside,
    recordFailure: storms.failed,
    blockOf,
    flush,
    refresh: storms.hear,
    resolveNetworkIn: storms.resolveNetworkIn,
    listNetworks: (most: number) => store.listBlocks(db.sql, most),
    pageNetworks: (inForce: boolean | null, page: Page) => store.pageBlocks(db.sql, inForce, clock.now(), page),
    sweep: () =>
      store.forgetOld(db.sql, {
        sightings: clock.now() - longestWindow(rules),
        blocks: clock.now() - KEPT_BLOCKS_MS,
      }),
  }
}
export type Watch = ReturnType<typeof createWatch>

const namesOf = (sightings: readonly Sighting[], outside: boolean): string[] => [
  ...new Set(sightings.filter((one) => one.outside === outside).map(({ network }) => network)),
]
