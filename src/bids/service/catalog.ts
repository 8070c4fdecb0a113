import { setImmediate as nextTurn } from 'node:timers/promises'
import { pause } from '../../lib/clock.ts'
import { codeOf, type Db, isAllCommitted, isSplit, schemaVersion } from '../../lib/db/index.ts'
import {
  type Change,
  type ChangeKind,
  type CodeKind,
  changesAfter,
  type FeedEnd,
  type Followed,
  readChange,
  readHead,
} from '../../lib/feed.ts'
import type { PolledHead } from '../../lib/feed-loop.ts'
import { isDatabaseAway } from '../../lib/problems.ts'
import { createSerial, inTurns, type Steps } from '../../lib/turns.ts'
import {
  type Catalog,
  type CatalogOptions,
  type CodePage,
  type CodeQuery,
  createCatalog,
  type Found,
  type GroupCount,
  type GroupName,
  type PeriodQuery,
  type Recurring,
  type SimilarNotice,
  type SimilarOptions,
  type SimilarQuery,
} from '../../search/catalog/index.ts'
import type { NameFilter } from '../../search/filter.ts'
import type { MatchNotice } from '../../search/matcher/index.ts'
import type { BidQuery } from '../rules/query.ts'
import { allNotices, noticesNamed } from '../store/catalog.ts'
import { codesNamed, listedCodes } from '../store/dictionary.ts'
import type { AllBids, BidRows, FoundBids } from './read.ts'
import type { RecentChanges } from './recent-changes.ts'
import { type Captured, createSnapshots, type SnapshotDeps } from './snapshot.ts'

export interface CatalogFollowerDeps extends SnapshotDeps {
  /** Notified when the feed has changes of keywords and company profiles. */
  listeners?: Partial<Record<FollowedKind, FeedListener>>
  /** Notified which notices have changed. */
  recentChanges?: RecentChanges
}

type FollowedKind = Extract<ChangeKind, 'keyword' | 'profile'>

/** A cache: it is notified of a change before the feed counts as applied. */
export interface FeedListener {
  changed(keys: Iterable<string>): void
  /** Clears everything: the feed is another one. */
  afresh(): void
  /** All changes up to that moment, by `performance.now()`, have been applied. */
  heard(at: number): void
}

/** How far the catalog has followed the feed. */
export interface CatalogState {
  /** Filled, and had applied the whole feed at the last poll. */
  ready: boolean
  notices: number
  /** Changes that were not yet applied at the last poll. */
  behind: number
}

const BATCH = 1_000
/** How often a failed fill is repeated before the waiting requests fail. */
const FILLINGS = 3
/** The maximum number of notices in a segment of the catalog. */
const SEGMENT = 65_535
const CODE_KINDS: readonly CodeKind[] = ['agency', 'industry']

/**
 * Keeps the catalog equal to the database: filled at start, or read from its snapshot, then following the feed. It is
 * only a copy, so a change that is read twice, a lost connection or a restored database result in the same catalog.
 */
export function createCatalogFollower({ listeners = {}, recentChanges, ...deps }: CatalogFollowerDeps) {
  const { db, log, catalogSizes } = deps
  const snapshots = createSnapshots(deps)
  let catalog = createCatalog(catalogSizes)
  let epoch: string | null = null
  let position = 0
  let behind = 0
  let schema = 0
  /** The change at this position, as it was read. */
  let newest: Change | null = null
  /** A position that the database has lost; kept until the epoch is renewed for all readers. */
  let lost: Followed | null = null
  const inLine = createSerial()
  const notify = createNotifier(db, listeners)

  /** Between two steps. */
  async function capture(): Promise<Captured | null> {
    await inTurns(catalog.compact())
    const image = catalog.capture()
    return image && epoch !== null && newest !== null ? { image, epoch, position, newest, schema } : null
  }

  async function look(): Promise<void> {
    const asked = performance.now()
    const head = await filledHead()
    if (head.position < position) return startAgain(head.epoch)
    for (behind = head.position - position; behind > 0; behind = head.position - position) {
      const changes = await changesAfter(db.sql, { position, newest }, BATCH)
      if (changes === null) return startAgain(head.epoch)
      await apply(changes)
      newest = changes.at(-1) ?? null
      position = newest?.position ?? head.position
    }
    await arrive(asked)
  }

  async function startAgain(of: string): Promise<void> {
    log('the database was set back: the catalog is filled again', { position })
    lost = { epoch: of, position, newest }
    epoch = null
    await look()
  }

  async function arrive(asked: number): Promise<void> {
    await notify.changed([])
    for (const listener of Object.values(listeners)) listener.heard(asked)
    await inTurns(catalog.compact())
  }

  /**
   * The head of the feed, once the catalog belongs to its epoch; after a restore its notices may never have existed.
   */
  async function filledHead(): Promise<FeedEnd> {
    for (let attempt = 1; ; attempt++) {
      const head = await readHead(db.sql)
      if (head.epoch === epoch) return head
      notify.afresh()
      try {
        // Then it polls again, because the feed has continued meanwhile.
        if (!(await recall(head))) await fill(head)
      } catch (error) {
        // A failed fill keeps nothing, and the next one starts with the current head.
        if (attempt >= FILLINGS || !isDatabaseAway(error)) throw error
        log('filling the catalog broke off and begins afresh', { code: codeOf(error), attempt })
      }
    }
  }

  async function recall(head: FeedEnd): Promise<boolean> {
    const recalled = await snapshots.recall(head)
    if (recalled === null) return false
    ;({ epoch, catalog, position, newest, schema } = recalled)
    recentChanges?.all()
    return true
  }

  async function fill(head: FeedEnd): Promise<void> {
    const begun = performance.now()
    const version = await schemaVersion(db.sql)
    const change = await readChange(db.sql, head.position)
    catalog = await filledCatalog(db, catalogSizes)
    recentChanges?.all()
    epoch = head.epoch
    schema = version
    newest = change
    // Changes made during the fill are applied once more: they change nothing, or are newer.
    position = head.position
    log('the catalog is filled', { notices: catalog.size, ms: Math.round(performance.now() - begun) })
  }

  async function apply(changes: Change[]): Promise<void> {
    // First, because it cannot fail and is fast.
    await notify.changed(changes)
    await applyChanges(db, catalog, changes, recentChanges)
  }

  return {
    /** The current catalog; after a restore it is another object. */
    catalog: (): Catalog => catalog,
    state: (): CatalogState => ({
      ready: epoch !== null && behind <= 0,
      notices: catalog.size,
      behind: Math.max(0, behind),
    }),
    /** The positions of the feed that the catalog has had since the epoch began: now, and before the database was set back. */
    followed: (): Followed[] => [...(epoch === null ? [] : [{ epoch, position, newest }]), ...(lost ? [lost] : [])],
    tick: () => inLine(look),
    /** The same, without a query if the catalog includes everything up to the polled head. */
    follow: (head: PolledHead | null) =>
      inLine(() => (head?.epoch === epoch && head?.position === position ? arrive(head.asked) : look())),
    /** Writes a snapshot if the newest is at least `least` changes older. */
    keep: (least: number): Promise<void> =>
      snapshots.keep({ epoch: () => epoch, position: () => position, capture: () => inLine(capture) }, least),
  }
}

/** Updates codes and notices of the catalog. Each notice is read as it is now, not as it was at the change. */
async function applyChanges(
  db: Db,
  catalog: Catalog,
  changes: Change[],
  recentChanges: RecentChanges | undefined,
): Promise<void> {
  for (const kind of CODE_KINDS) {
    const keys = keysOf(kind, changes)
    if (keys.length > 0) catalog.list(kind, await codesNamed(db.sql, kind, keys))
  }
  const ofNotices = changes.filter(({ kind }) => kind === 'bid' || kind === 'award')
  if (ofNotices.length === 0) return
  const newest = new Map(ofNotices.map(({ key, position }) => [key, position]))
  const rows = await noticesNamed(db.sql, [...newest.keys()])
  // Results change the outcome of a notice without a new version: the position of the change orders the states.
  recentChanges?.notices(newest.keys(), stateIn(catalog))
  catalog.apply(rows.map((row) => ({ ...row, position: Math.max(row.position, newest.get(row.noticeNo) ?? 0) })))
  const existing = new Set(rows.map((row) => row.noticeNo))
  for (const noticeNo of newest.keys()) if (!existing.has(noticeNo)) catalog.remove(noticeNo)
  recentChanges?.notices(newest.keys(), stateIn(catalog))
}

/** How long notices wait for the nodes of a cluster, of which one may not respond. */
const NODES_MS = 250

/** Notifies listeners of changes; in a cluster once more, when the changed rows are visible on all nodes. */
function createNotifier(db: Db, listeners: Partial<Record<FollowedKind, FeedListener>>) {
  let unsure = new Map<string, Change>()
  /** The changes before the position of the fill are unknown, but may exist. */
  let isAllUnsure = false
  let isLooking = false

  /** While the last query has no response, another one would only use one more connection. */
  async function areReadable(): Promise<boolean> {
    if (isLooking) return false
    isLooking = true
    const over = new AbortController()
    const look = isAllCommitted(db.sql)
      .catch(() => false)
      .finally(() => {
        isLooking = false
        over.abort()
      })
    await Promise.race([look, pause(NODES_MS, over.signal)])
    return isLooking ? false : look
  }

  function forgetAll(): void {
    for (const listener of Object.values(listeners)) listener.afresh()
  }

  async function changed(changes: readonly Change[]): Promise<void> {
    const all = new Map(unsure)
    for (const change of changes) if (change.kind in listeners) all.set(`${change.kind} ${change.key}`, change)
    const wasAllUnsure = isAllUnsure && (await isSplit(db.sql))
    if (all.size === 0 && !wasAllUnsure) return
    // Before they clear their caches, so that they do not read old rows again.
    const isReadable = await areReadable()
    unsure = isReadable ? new Map() : all
    isAllUnsure = wasAllUnsure && !isReadable
    if (wasAllUnsure) forgetAll()
    for (const [kind, listener] of Object.entries(listeners))
      listener.changed(keysOf(kind as FollowedKind, [...all.values()]))
  }

  return {
    changed,
    /** For another feed, or one that is read from a later position. */
    afresh(): void {
      isAllUnsure = true
      forgetAll()
    },
  }
}

/** All notices and codes of the database. */
async function filledCatalog(db: Db, sizes?: CatalogOptions): Promise<Catalog> {
  const filling = createCatalog(sizes)
  let full = SEGMENT
  for await (const notices of allNotices(db)) {
    filling.apply(notices, { bulk: true, distinct: true })
    await nextTurn()
    if (filling.size < full) continue
    // Full segments are indexed at once: until then they take twice the memory, and every search scans them.
    await inTurns(filling.compact())
    full += SEGMENT
  }
  await inTurns(filling.compact())
  for (const kind of CODE_KINDS) {
    for await (const codes of listedCodes(db.sql, kind)) filling.list(kind, codes)
  }
  return filling
}

/** A notice in the form that keywords match. */
const stateIn =
  (catalog: Catalog) =>
  (noticeNo: string): MatchNotice | null => {
    const found = catalog.find(noticeNo)
    return found && catalog.readMatchable(found)
  }

const keysOf = (kind: ChangeKind, changes: readonly Change[]): string[] =>
  changes.filter((change) => change.kind === kind).map(({ key }) => key)

export type CatalogFollower = ReturnType<typeof createCatalogFollower>

/** Notices of one catalog, as they were found. */
function rowsOf(notices: Catalog, found: readonly Found[], now: number, { company }: BidQuery): BidRows {
  const at = (index: number) => {
    const one = found[index]
    if (!one) throw new Error(`the page has no row ${index}`)
    return one
  }
  return {
    size: found.length,
    row: (index) => notices.read(at(index)),
    place: (index) => notices.readPlace(at(index)),
    notice: (index) => notices.readMatchable(at(index)),
    verdict: (judge, index) => notices.verdict(judge, at(index)),
    write: (matched, separator, from, to) =>
      notices.write(found.slice(from, to), now, { matched, company, ...(separator !== undefined && { separator }) }),
  }
}

/** Looked up in one step, which takes less than two milliseconds. */
const NUMBERS_A_STEP = 1_000

function* numbersOf(notices: Catalog, found: Iterator<Found, void>): Steps<Set<string>> {
  const numbers = new Set<string>()
  for (let one = found.next(); !one.done; one = found.next()) {
    numbers.add(notices.noticeNo(one.value))
    if (numbers.size % NUMBERS_A_STEP === 0) yield
  }
  return numbers
}

/** Searches and counts in steps, so that other requests run in between. */
export function createCatalogSearch({ catalog }: Pick<CatalogFollower, 'catalog'>) {
  return {
    async search(query: BidQuery, now: number): Promise<FoundBids> {
      // The same catalog for the whole search: after a restore there is another one.
      const notices = catalog()
      const { total, before, found, until } = await inTurns(notices.searchSteps(query, now))
      return { total, before, until, ...rowsOf(notices, found, now, query) }
    },
    async all(query: BidQuery, now: number): Promise<AllBids> {
      const notices = catalog()
      const { total, found } = await inTurns(notices.allSteps(query, now))
      const next = (most: number) => {
        const rows: Found[] = []
        for (let one = found.next(); !one.done; one = found.next()) if (rows.push(one.value) === most) break
        return rowsOf(notices, rows, now, query)
      }
      return { total, next }
    },
    /** The numbers of all matching notices; `null` = more than `most`. */
    async numbers(query: BidQuery, now: number, most = Number.POSITIVE_INFINITY): Promise<Set<string> | null> {
      const notices = catalog()
      const { total, found } = await inTurns(notices.allSteps(query, now))
      return total > most ? null : inTurns(numbersOf(notices, found))
    },
    count: (query: BidQuery, now: number): Promise<number> => inTurns(catalog().countSteps(query, now)),
    groups: (query: BidQuery, now: number, by: GroupName, most: number): Promise<GroupCount[]> =>
      inTurns(catalog().groupSteps(query, now, by, most)),
    statusesEnd: (now: number): number => catalog().statusesEnd(now),
    codes: (query: CodeQuery): Promise<CodePage> => inTurns(catalog().codeSteps(query)),
    similar: (query: SimilarQuery, wish: SimilarOptions, now: number): Promise<SimilarNotice[]> =>
      inTurns(catalog().similarSteps(query, wish, now)),
    recurring: (now: number): Promise<Recurring> => inTurns(catalog().recurringSteps(now)),
    periods: (query: PeriodQuery): Promise<Float64Array> => inTurns(catalog().periodSteps(query)),
    nearAgencies: (filter: NameFilter, most: number): Promise<string[]> =>
      inTurns(catalog().nearAgencySteps(filter, most)),
    /** How many notices each of these regions would match. */
    regionCounts: (paths: string[]): Promise<number[]> => inTurns(catalog().regionSteps(paths)),
  }
}
