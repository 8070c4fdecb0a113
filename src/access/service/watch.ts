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

/** A key in a place is written down again after this long. */
const AGAIN_MS = MINUTE
/** A key admitted from a network this recently is still admitted while somebody else there sends a storm. */
const KNOWN_MS = HOUR
const PLACES_MOST = 50_000
/** Keys remembered that need not be looked at again for a while. */
const ENOUGH_MOST = 5_000
/** Beyond this many times the threshold more networks of a key say nothing new. */
const ENOUGH = 4
const KEPT_BLOCKS_MS = 30 * DAY

/** Notices where keys are used and where failing credentials come from, and calls an incident what the rules call one. */
export function createWatch({ db, clock, rules, incidents, log }: WatchDeps) {
  // What only this memory holds is reckoned by the steady time: no setting of the clock makes a storm or ends one.
  const { steady } = clock
  /** When a key was last written down from an address. */
  const places = new Map<string, number>()
  const pending = new Map<string, store.KeySighting>()
  const enough = new Map<string, number>()
  const storms = createStorms({ db, clock, rules, log })

  function sighted({ accountId, keyId }: KeyRef, address: string, outside: boolean, at: number): void {
    const network = wideNetworkOf(address)
    // While the database is away; what is left out now is seen again.
    if (pending.size >= PLACES_MOST) return
    pending.set(`${keyId} ${network} ${outside}`, { accountId, keyId, network, outside, at })
  }

  /** Costs a look into a map; once a minute it notes the sighting. `keyRef`: a member who is signed in has none. */
  function admitted(key: string, keyRef: KeyRef | null, address: string): void {
    const now = steady()
    const place = `${key} ${address}`
    const last = places.get(place)
    if (last !== undefined && last > now - AGAIN_MS) return
    if (places.size >= PLACES_MOST) places.clear()
    places.set(place, now)
    if (keyRef && (enough.get(keyRef.keyId) ?? -Infinity) <= now) sighted(keyRef, address, false, clock.now())
  }

  /** Tries from outside the allow-list. They are few: the key is blocked soon. */
  const triedOutside = (keyRef: KeyRef, address: string) => sighted(keyRef, address, true, clock.now())

  /** Writes down what was noticed since the last time and decides. Called several times a second. */
  async function flush(): Promise<void> {
    await storms.flush()
    if (pending.size === 0) return
    const batch = [...pending.values()]
    pending.clear()
    try {
      await store.saveSightings(db.sql, batch)
      await judge(batch)
    } catch (error) {
      for (const one of batch) {
        const name = `${one.keyId} ${one.network} ${one.outside}`
        if (!pending.has(name)) pending.set(name, one)
      }
      throw error
    }
  }

  async function judge(batch: readonly KeyRef[]): Promise<void> {
    const now = clock.now()
    const accountIds = [...new Set(batch.map((one) => one.accountId))]
    const keyIds = [...new Set(batch.map((one) => one.keyId))]
    const rows = await store.readSightings(db.sql, accountIds, keyIds, now - longestWindow(rules))
    for (const [keyId, sightings] of Map.groupBy(rows, (row) => row.keyId)) {
      const [first] = sightings
      if (!first || !(isTriedOutside(sightings, rules, now) || isUsedFromMany(sightings, rules, now))) continue
      if (sightings.length > ENOUGH * rules.manyNetworks) enough.set(keyId, steady() + longestWindow(rules))
      await db.transaction((tx) => decide(tx, first, now))
    }
    if (enough.size > ENOUGH_MOST) enough.clear()
  }

  /** Decides once more with the key locked, so that a rotation comes before or after it and never in between. */
  async function decide(tx: Tx, { accountId, keyId }: KeyRef, now: number): Promise<void> {
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

  /** The incident that keeps this network out; not for a key that was let in from it lately. */
  function blockOf(address: string, key: string | null): string | null {
    const block = storms.blockOf(address)
    if (block === null) return null
    const isUsualPlace = key !== null && (places.get(`${key} ${address}`) ?? -Infinity) > steady() - KNOWN_MS
    return isUsualPlace ? null : block
  }

  return {
    admitted,
    triedOutside,
    failed: storms.failed,
    blockOf,
    flush,
    hear: storms.hear,
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
