import type { Clock } from '../../lib/clock.ts'
import { createKept, type Kept } from '../../lib/http/index.ts'
import { pageLinks } from '../../lib/page.ts'
import { Problem } from '../../lib/problems.ts'
import type { Secrets } from '../../lib/secret.ts'
import { mayFind, type WatchedKeyword } from '../rules/matched.ts'
import type { BidQuery } from '../rules/query.ts'
import { wantsDetails } from '../rules/some-fields.ts'
import type { BidCaller, createAsking } from './asking.ts'
import type { BidListParameters, BidPage, BidReader, SearchAsking } from './read.ts'
import type { RecentChanges } from './recent-changes.ts'

export interface RememberedBidsDeps {
  clock: Clock
  secrets: () => Secrets
  recentChanges: RecentChanges
  callerOf: ReturnType<typeof createAsking>['callerOf']
  list: BidReader['list']
  /** The maximum size of all cached responses. */
  mostBytes?: number
}

/** A cached response, and what it depends on besides its parameters. */
interface Remembered {
  answer: Kept
  query: BidQuery
  from: number
  until: number
  /** All changes before this position have been checked against it. */
  seen: number
  /** Its links are signed with them. */
  secrets: Secrets
  /** The size at the last count: compressing adds to it. */
  bytes: number
}

const MOST_BYTES = 64 * 2 ** 20
const RECENT_KEYS = 2 ** 16
/** The size of an entry besides its bytes, measured: key, parsed query, objects. */
const ENTRY_BYTES = 13_000

/**
 * Searches answered from memory while nothing they depend on has changed: the account's keywords and company, every
 * notice that the query matches, every status by time. Dashboards repeat the same requests. A response is cached when
 * it is requested for the second time.
 */
export function createRememberedBids(deps: RememberedBidsDeps) {
  const { clock, secrets, recentChanges, callerOf, list, mostBytes = MOST_BYTES } = deps
  /** In order of use, the most recent last. */
  const entries = new Map<string, Remembered>()
  const askedBefore = createRecentKeys()
  const versions = new WeakMap<readonly WatchedKeyword[], number>()
  let version = 0
  let bytes = 0
  let recalled = 0

  /**
   * The list of an account's keywords is the same object until one of them changes. Accounts share no response: its
   * speed would reveal what another account has searched.
   */
  function keyOf(accountId: string, { watched, company, bidder }: BidCaller, address: string): string {
    const its = watched.length === 0 ? 0 : (versions.get(watched) ?? ++version)
    if (its !== 0) versions.set(watched, its)
    return `${accountId} ${its} ${company?.key ?? ''} ${bidder?.key ?? ''} ${address}`
  }

  /** `null` = the named profile no longer exists; the search reports it. */
  async function callerNow(accountId: string, address: string): Promise<BidCaller | null> {
    try {
      return await callerOf(accountId, profileIn(address))
    } catch (error) {
      if (error instanceof Problem) return null
      throw error
    }
  }

  function forget(key: string, entry: Remembered): void {
    entries.delete(key)
    bytes -= entry.bytes
  }

  function put(key: string, entry: Remembered): void {
    entries.set(key, entry)
    const now = entry.answer.size() + ENTRY_BYTES
    bytes += now - entry.bytes
    entry.bytes = now
    for (const [oldest, other] of entries) {
      if (bytes <= mostBytes) return
      forget(oldest, other)
    }
  }

  function isTrue(entry: Remembered): boolean {
    const now = clock.now()
    // After the clock was set back, closed notices may be open again.
    if (now < entry.from || now >= entry.until || entry.secrets !== secrets()) return false
    const place = recentChanges.place()
    if (entry.seen === place) return true
    const changes = recentChanges.since(entry.seen)
    if (changes === null) return false
    if (changes.some(({ notice, document }) => mayFind(entry.query, notice, document))) return false
    entry.seen = place
    return true
  }

  return {
    /** The cached response to the same request, if it is still valid. */
    async recall(accountId: string, address: string): Promise<Kept | null> {
      const caller = await callerNow(accountId, address)
      if (caller === null) return null
      const key = keyOf(accountId, caller, address)
      const entry = entries.get(key)
      if (!entry) return null
      if (!isTrue(entry)) {
        forget(key, entry)
        return null
      }
      entries.delete(key)
      if (entry.answer.size() + ENTRY_BYTES > entry.bytes) put(key, entry)
      else entries.set(key, entry)
      recalled++
      return entry.answer
    },
    async list(accountId: string, address: string, asked: BidListParameters, how: SearchAsking): Promise<Kept> {
      // Read before the search: changes during it are checked once more.
      const seen = recentChanges.place()
      const its = secrets()
      const page = await list(accountId, asked, how)
      const answer = createKept(page.body, linksOf(address, page))
      const { query, caller, from, until } = page
      // Hints are in the caller's language; awards have their own reader of the feed, which may be behind; attachments
      // and details have none.
      if (asked.explain || query.among !== null || query.texts !== null || wantsDetails(asked.fields)) return answer
      // Whether the company exists and the plan includes it is checked only for the profile in the address.
      if (asked.profile !== profileIn(address)) return answer
      const key = keyOf(accountId, caller, address)
      const before = entries.get(key)
      if (before) forget(key, before)
      // Most searches are never repeated. Cached, they would only be work for the garbage collector.
      if (!askedBefore(key)) return answer
      put(key, { answer, query, from, until, seen, secrets: its, bytes: 0 })
      return answer
    },
    remembered: () => ({ answers: entries.size, bytes, recalled }),
  }
}

/**
 * The format of ids in `GET /v1/profiles`. Other values are left to validation, because the address was not validated
 * yet.
 */
const PROFILE = /[?&]profile=(\w{1,64})(?:&|$)/

/** The further company that a search names in its address. */
const profileIn = (address: string): string | undefined => PROFILE.exec(address)?.[1]

/**
 * Whether a key was seen before; it may be forgotten after about ten thousand others. Hashes in a fixed table: memory
 * does not grow, and two keys with the same hash only cause a response to be cached one request early.
 */
function createRecentKeys(): (key: string) => boolean {
  const hashes = new Uint32Array(RECENT_KEYS)
  return (key) => {
    let hash = 0x811c9dc5
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
    hash >>>= 0
    const place = (hash ^ (hash >>> 16)) & (RECENT_KEYS - 1)
    const isKnown = hashes[place] === hash
    hashes[place] = hash
    return isKnown
  }
}

const linksOf = (address: string, { query, total, anchors }: BidPage): string =>
  pageLinks(address, query, total, anchors)
