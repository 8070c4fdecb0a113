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
  /** Notices that may stand in the open segment, where terms are looked for title by title. */
  tailSize?: number
  /** Bytes for the verified hits of terms. */
  rememberedBytes?: number
  /** Its prices are ordered in advance. */
  currency?: string
}

export interface CatalogMemory {
  notices: number
  /** Replaced or removed, until their segment is written anew. */
  dead: number
  segments: number
  /** Outside the JavaScript heap. */
  bytes: number
  rememberedBytes: number
}

/** Notices in memory. What is found stays readable after later changes, as it was when found. */
export interface Catalog {
  readonly size: number
  /**
   * Takes what is newer than what is held, in any order and any number of times. `bulk` fills whole segments before
   * they are indexed: the fast way to load, with searches slow until `compact` is through. `distinct` says that none of
   * them is held and none comes twice: of a million notices a third of the time went into looking for them.
   */
  apply(notices: Iterable<CatalogNotice>, how?: { bulk?: boolean; distinct?: boolean }): void
  remove(noticeNo: string): boolean
  find(noticeNo: string): Found | null
  read(found: Found): CatalogNotice
  /** As much of it as says where it lies in an order. */
  readPlace(found: Found): NoticePlace
  noticeNo(found: Found): string
  /** As much of it as keywords look at, nothing normalised anew. */
  readMatchable(found: Found): MatchNotice
  verdict(company: CompanyJudge, found: Found): Verdict
  search(query: CatalogSearch, now: number): FoundPage
  searchSteps(query: CatalogSearch, now: number): Steps<FoundPage>
  /** All that a search finds, as it is at that moment: what comes, changes or goes later changes neither number nor content. */
  allSteps(query: CatalogSearch, now: number): Steps<FoundAll>
  count(query: CatalogQuery, now: number): number
  countSteps(query: CatalogQuery, now: number): Steps<number>
  /** What it finds by day, month or agency, `most` groups at the most. */
  groupSteps(query: CatalogQuery, now: number, by: GroupName, most: number): Steps<GroupCount[]>
  /** Until when no notice changes its status by the clock alone. */
  statusesEnd(now: number): number
  /** JSON of the notices. */
  write(found: readonly Found[], now: number, how: WriteOptions): Uint8Array
  /** Takes what lists of codes say, in any order and any number of times. */
  list(what: CodeQuery['what'], codes: Iterable<ListedCode>): void
  codeSteps(query: CodeQuery): Steps<CodePage>
  /** Agencies that notices name and that are most like one that none does, `most` at the most. */
  nearAgencySteps(filter: NameFilter, most: number): Steps<string[]>
  /** How many notices each of these regions would find. */
  regionSteps(paths: readonly string[]): Steps<number[]>
  /** The notices most similar to this one, the most similar first. */
  similarSteps(query: SimilarQuery, options: SimilarOptions, now: number): Steps<SimilarNotice[]>
  /** How long bidding was open, of notices of one kind. */
  periodSteps(query: PeriodQuery): Steps<Float64Array>
  /** Titles that agencies post about once a year. */
  recurringSteps(now: number): Steps<Recurring>
  /** Seals, merges, clears and makes names ready in steps of a few milliseconds until nothing is left to do. One at a time. */
  compact(): Steps<void>
  memory(): CatalogMemory
  /** As it is now, to be written while it changes; `null` where `compact` is not through. */
  capture(): CatalogImage | null
}

const MEGABYTE = 2 ** 20

/** To the end without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Prices in one currency. */
const createPrices =
  (typesIn: Planner['typesIn']) =>
  (columns: Columns, wanted: string): Float64Array => {
    const inCurrency = typesIn(wanted)
    const prices = columns.floats.estimatedPrice.slice(0, columns.count)
    for (let i = 0; i < prices.length; i++) if (inCurrency[columns.ids.type[i] ?? 0] !== 1) prices[i] = Number.NaN
    return prices
  }

const sizeOf = ({ segmentSize = SEGMENT_SIZE }: CatalogOptions): number => Math.min(segmentSize, SEGMENT_SIZE)

/** The catalog of an image. Throws if the bytes are not one: by their checksum they should be. */
export function* catalogOf(
  state: ArrayBuffer,
  blocks: readonly ArrayBuffer[],
  options: CatalogOptions = {},
): Steps<Catalog> {
  return createCatalog(options, yield* partsOfImage(state, blocks, sizeOf(options)))
}

/** Questions about many notices at once, beside searches. */
const createOverviews = (deps: SimilarDeps & PeriodDeps & { amongReader: AmongReader }) => ({
  similarSteps: createSimilarFinder(deps),
  periodSteps: createPeriods(deps),
  recurringSteps: createRecurring({ ...deps, know: deps.amongReader.know }),
})

/** Searches, to their end or in steps. */
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

/** Single notices as they are in memory. */
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
  /** Oldest first; the last one takes new notices. */
  let { segments, tail } = parts
  let ids = segments.length + 1
  let size = [...segments, tail].reduce((sum, { living }) => sum + living, 0)

  const asked = {
    segments: () => [...segments, tail],
    planner: createPlanner(dictionaries),
    evaluator: createEvaluator(memory, verdicts, amongReader),
    verdicts,
    amongReader,
  }
  const pricesIn = createPrices(asked.planner.typesIn)
  const searches = createSearches(createSearcher({ ...asked, pricesIn }), dictionaries)
  const overviews = createOverviews({ ...asked, dictionaries, find })
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

  function take(notice: CatalogNotice, most: number, distinct: boolean): void {
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
      for (const notice of notices) take(notice, most, how?.distinct ?? false)
    },
    remove(noticeNo) {
      const notice = find(noticeNo)
      if (notice) kill(notice)
      return notice !== null
    },
    find,
    ...readers,
    ...searches,
    list: (what, codes) => listed[what].take(codes),
    codeSteps: (query) => findCodes(dictionaries, listed[query.what], query),
    nearAgencySteps: asked.planner.nearAgencies,
    regionSteps: (paths) => countRegions(dictionaries, paths),
    ...overviews,
    *compact() {
      if (tail.columns.count >= tailSize) closeTail()
      const deps = {
        segments: () => segments,
        nextId: () => ids++,
        segmentSize,
        options: { currency, pricesIn },
        replace(old: readonly Segment[], made: Segment | null) {
          const first = old[0]
          segments = segments.flatMap((one) => (one === first && made ? [made] : old.includes(one) ? [] : [one]))
          for (const { id } of old) memory.forget(id)
        },
      }
      while (yield* compactOnce(deps)) yield
      yield* asked.planner.prepare()
    },
    memory: () => heldBy([...segments, tail], size, memory.bytes()),
    capture: () => captureImage({ dictionaries, listed, segments, tail }),
  }
}

function countLiving(dictionaries: Dictionaries, { segment, local }: Found, change: 1 | -1): void {
  for (const name of COUNTED) {
    const id = segment.columns.ids[name][local] ?? 0
    dictionaries[name].counts[id] = (dictionaries[name].counts[id] ?? 0) + change
  }
}

function heldBy(segments: readonly Segment[], living: number, rememberedBytes: number): CatalogMemory {
  const notices = segments.reduce((sum, { columns }) => sum + columns.count, 0)
  return {
    notices: living,
    dead: notices - living,
    segments: segments.length,
    bytes: segments.reduce((sum, segment) => sum + segmentBytes(segment), 0),
    rememberedBytes,
  }
}
