import type { Steps } from '../../lib/turns.ts'
import type { Verdict } from '../../vocabulary/verdicts.ts'
import type { NameFilter } from '../filter.ts'
import type { CompanyJudge } from '../limits.ts'
import type { MatchNotice } from '../matcher/index.ts'
import { type AmongReader, createAmongReader } from './among.ts'
import { type CodePage, type CodeQuery, countRegions, findCodes, type ListedCode } from './codes.ts'
import { appendNotice, type CatalogNotice, type Columns, writeRaw } from './columns.ts'
import { compactOnce } from './compact.ts'
import { createEvaluator } from './evaluate.ts'
import { type GroupCount, type GroupName, groupCounts } from './groups.ts'
import { type CatalogImage, type CatalogParts, COUNTED, captureImage, createParts, partsOfImage } from './image.ts'
import { createMemory } from './memory.ts'
import type { Found } from './page.ts'
import { createPeriods, type PeriodDeps, type PeriodQuery } from './periods.ts'
import { type Dictionaries, idsOf } from './pieces.ts'
import { type CatalogQuery, type CatalogSearch, createPlanner, type Planner } from './plan.ts'
import { type NoticePlace, readMatchable, readNotice, readNoticeNo, readPlace } from './read.ts'
import { createRecurring, type Recurring } from './recurring.ts'
import { createSearcher, type FoundAll, type FoundPage } from './search.ts'
import { createSegment, enter, findLocal, killLocal, SEGMENT_SIZE, type Segment, segmentBytes } from './segment.ts'
import {
  createSimilarFinder,
  type SimilarDeps,
  type SimilarNotice,
  type SimilarOptions,
  type SimilarQuery,
} from './similar.ts'
import { createVerdicts } from './verdicts.ts'
import { createWriter, type WriteOptions } from './write.ts'

export interface CatalogOptions {
  /** Notices of a full segment. */
  segmentSize?: number
  /** Maximum size of the open segment, where titles are searched one by one. */
  tailSize?: number
  /** Bytes for verified hits of terms. */
  rememberedBytes?: number
  /** The order by price in this currency is prepared in advance. */
  currency?: string
}

export interface CatalogMemory {
  notices: number
  /** Replaced or removed notices whose segment was not rewritten yet. */
  dead: number
  segments: number
  /** Outside the JavaScript heap. */
  bytes: number
  rememberedBytes: number
}

/** Notices in memory. Results remain readable and unchanged when the catalog changes. */
export interface Catalog {
  readonly size: number
  /**
   * Stores notices that are newer than the stored ones; any order and repetitions are allowed. `bulk` fills whole
   * segments before indexing them: the fastest way to load, with slow searches until `compact` has finished.
   * `distinct`: none of these notices is stored or appears twice. Looking them up took a third of the time for a
   * million notices.
   */
  apply(notices: Iterable<CatalogNotice>, how?: { bulk?: boolean; distinct?: boolean }): void
  remove(noticeNo: string): boolean
  find(noticeNo: string): Found | null
  read(found: Found): CatalogNotice
  /** Only the fields that decide the place in an order. */
  readPlace(found: Found): NoticePlace
  noticeNo(found: Found): string
  /** Only the fields that keywords match, without normalising them again. */
  readMatchable(found: Found): MatchNotice
  verdict(company: CompanyJudge, found: Found): Verdict
  search(query: CatalogSearch, now: number): FoundPage
  searchSteps(query: CatalogSearch, now: number): Steps<FoundPage>
  /** All results as of this moment: later changes affect neither their number nor their content. */
  allSteps(query: CatalogSearch, now: number): Steps<FoundAll>
  count(query: CatalogQuery, now: number): number
  countSteps(query: CatalogQuery, now: number): Steps<number>
  /** Counts by day, month or agency, for at most `most` groups. */
  groupSteps(query: CatalogQuery, now: number, by: GroupName, most: number): Steps<GroupCount[]>
  /** Until this time, no status changes unless a notice does. */
  statusesEnd(now: number): number
  /** The notices as JSON. */
  write(found: readonly Found[], now: number, how: WriteOptions): Uint8Array
  /** Stores entries of code lists; any order and repetitions are allowed. */
  list(what: CodeQuery['what'], codes: Iterable<ListedCode>): void
  codeSteps(query: CodeQuery): Steps<CodePage>
  /** Names of existing agencies that are most similar to an unknown one. */
  nearAgencySteps(filter: NameFilter, most: number): Steps<string[]>
  /** The number of notices that each of these regions would match. */
  regionSteps(paths: readonly string[]): Steps<number[]>
  /** The notices most similar to this one, most similar first. */
  similarSteps(query: SimilarQuery, options: SimilarOptions, now: number): Steps<SimilarNotice[]>
  /** The bidding periods of notices of one kind. */
  periodSteps(query: PeriodQuery): Steps<Float64Array>
  /** Titles that agencies publish about once a year. */
  recurringSteps(now: number): Steps<Recurring>
  /**
   * Seals, merges and cleans up segments and indexes names, in steps of a few milliseconds, until nothing is left to
   * do. Must not run concurrently.
   */
  compact(): Steps<void>
  memory(): CatalogMemory
  /** A snapshot that can be written while the catalog changes; `null` if `compact` has not finished. */
  capture(): CatalogImage | null
}

const MEGABYTE = 2 ** 20

/** Runs all steps without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The prices in one currency. */
const createPrices =
  (typesIn: Planner['typesIn']) =>
  (columns: Columns, wanted: string): Float64Array => {
    const inCurrency = typesIn(wanted)
    const prices = columns.floats.estimatedPrice.slice(0, columns.count)
    for (let i = 0; i < prices.length; i++) if (inCurrency[columns.ids.type[i] ?? 0] !== 1) prices[i] = Number.NaN
    return prices
  }

const sizeOf = ({ segmentSize = SEGMENT_SIZE }: CatalogOptions): number => Math.min(segmentSize, SEGMENT_SIZE)

/** The catalog of an image. Throws if the image is invalid, which its checksum should prevent. */
export function* catalogOf(
  state: ArrayBuffer,
  blocks: readonly ArrayBuffer[],
  options: CatalogOptions = {},
): Steps<Catalog> {
  return createCatalog(options, yield* partsOfImage(state, blocks, sizeOf(options)))
}

/** Queries over many notices, other than searches. */
const createOverviews = (deps: SimilarDeps & PeriodDeps & { amongReader: AmongReader }) => ({
  similarSteps: createSimilarFinder(deps),
  periodSteps: createPeriods(deps),
  recurringSteps: createRecurring({ ...deps, setPlaces: deps.amongReader.setPlaces }),
})

/** Searches, complete or in steps. */
const createSearches = (searcher: ReturnType<typeof createSearcher>, dictionaries: Dictionaries) =>
  ({
    search: (query, now) => finish(searcher.search(query, now)),
    searchSteps: searcher.search,
    allSteps: searcher.all,
    count: (query, now) => finish(searcher.count(query, now)),
    countSteps: searcher.count,
    groupSteps: (query, now, ...how) => groupCounts(dictionaries, searcher.hits(query, now), ...how),
    statusesEnd: searcher.statusesEnd,
  }) satisfies Partial<Catalog>

/** Single notices in memory. */
const createNoticeReaders = (dictionaries: Dictionaries, verdictOf: Catalog['verdict']) =>
  ({
    read: (found) => readNotice(dictionaries, found),
    readPlace: (found) => readPlace(dictionaries, found),
    noticeNo: readNoticeNo,
    readMatchable: (found) => readMatchable(dictionaries, found),
    verdict: verdictOf,
    write: createWriter(dictionaries, verdictOf).write,
  }) satisfies Partial<Catalog>

export function createCatalog(
  options: CatalogOptions = {},
  parts: CatalogParts = createParts(sizeOf(options)),
): Catalog {
  const { tailSize = 2048, rememberedBytes = 64 * MEGABYTE, currency = 'KRW' } = options
  const segmentSize = sizeOf(options)
  const { dictionaries, listed } = parts
  const memory = createMemory(rememberedBytes)
  const verdicts = createVerdicts(dictionaries, memory)
  const amongReader = createAmongReader()
  const readers = createNoticeReaders(dictionaries, verdicts.of)
  /** Oldest first; the last one receives new notices. */
  let { segments, tail } = parts
  let ids = segments.length + 1
  let size = [...segments, tail].reduce((sum, { living }) => sum + living, 0)

  const searchDeps = {
    segments: () => [...segments, tail],
    planner: createPlanner(dictionaries),
    evaluator: createEvaluator(memory, verdicts, amongReader),
    verdicts,
    amongReader,
  }
  const pricesIn = createPrices(searchDeps.planner.typesIn)
  const searches = createSearches(createSearcher({ ...searchDeps, pricesIn }), dictionaries)
  const overviews = createOverviews({ ...searchDeps, dictionaries, find })
  const number = new Uint8Array(4096)
  function find(noticeNo: string): Found | null {
    const bytes = noticeNo.length * 3 > number.length ? new Uint8Array(noticeNo.length * 3) : number
    const length = writeRaw(bytes, 0, noticeNo)
    for (let i = segments.length; i >= 0; i--) {
      const segment = segments[i] ?? tail
      const local = findLocal(segment, bytes, length)
      if (local >= 0) return { segment, local }
    }
    return null
  }

  function countIn(notice: Found, change: 1 | -1): void {
    countLiving(dictionaries, notice, change)
    size += change
  }

  function kill(notice: Found): void {
    countIn(notice, -1)
    killLocal(notice.segment, notice.local)
  }

  function closeTail(): void {
    segments = [...segments, tail]
    tail = createSegment(ids++, segmentSize)
  }

  function put(notice: CatalogNotice, most: number, distinct: boolean): void {
    const current = distinct ? null : find(notice.noticeNo)
    if (current) {
      if ((current.segment.columns.floats.position[current.local] ?? 0) >= notice.position) return
      kill(current)
    }
    if (tail.columns.count >= most) closeTail()
    const places = idsOf(dictionaries, notice)
    const local = appendNotice(tail.columns, notice, places.ids, places.own)
    tail.alive[local >>> 5] = (tail.alive[local >>> 5] ?? 0) | (1 << (local & 31))
    tail.living++
    enter(tail, local)
    countIn({ segment: tail, local }, 1)
  }

  return {
    get size() {
      return size
    },
    apply(notices, how) {
      const most = how?.bulk ? segmentSize : Math.min(tailSize, segmentSize)
      for (const notice of notices) put(notice, most, how?.distinct ?? false)
    },
    remove(noticeNo) {
      const notice = find(noticeNo)
      if (notice) kill(notice)
      return notice !== null
    },
    find,
    ...readers,
    ...searches,
    list: (what, codes) => listed[what].add(codes),
    codeSteps: (query) => findCodes(dictionaries, listed[query.what], query),
    nearAgencySteps: searchDeps.planner.nearAgencies,
    regionSteps: (paths) => countRegions(dictionaries, paths),
    ...overviews,
    *compact() {
      if (tail.columns.count >= tailSize) closeTail()
      const deps = {
        segments: () => segments,
        nextId: () => ids++,
        segmentSize,
        options: { currency, pricesIn },
        replace(old: readonly Segment[], merged: Segment | null) {
          const first = old[0]
          segments = segments.flatMap((segment) =>
            segment === first && merged ? [merged] : old.includes(segment) ? [] : [segment],
          )
          for (const { id } of old) memory.forget(id)
        },
      }
      while (yield* compactOnce(deps)) yield
      yield* searchDeps.planner.prepare()
    },
    memory: () => memoryUse([...segments, tail], size, memory.bytes()),
    capture: () => captureImage({ dictionaries, listed, segments, tail }),
  }
}

function countLiving(dictionaries: Dictionaries, { segment, local }: Found, change: 1 | -1): void {
  for (const name of COUNTED) {
    const id = segment.columns.ids[name][local] ?? 0
    dictionaries[name].counts[id] = (dictionaries[name].counts[id] ?? 0) + change
  }
}

function memoryUse(segments: readonly Segment[], living: number, rememberedBytes: number): CatalogMemory {
  const notices = segments.reduce((sum, { columns }) => sum + columns.count, 0)
  return {
    notices: living,
    dead: notices - living,
    segments: segments.length,
    bytes: segments.reduce((sum, segment) => sum + segmentBytes(segment), 0),
    rememberedBytes,
  }
}
