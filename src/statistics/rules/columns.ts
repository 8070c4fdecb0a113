import { dayOf } from '../../lib/clock.ts'
import type { Steps } from '../../lib/turns.ts'
import { businessNumber, firmKey, firmWords } from '../../search/firms.ts'
import { normalise } from '../../search/text.ts'
import type { Reason } from '../schema/reasons.ts'
import { likenessSteps } from './arrange.ts'
import { type AwardRow, bandOf, CODE_OF, noAward, noRate } from './award.ts'
import { inChunks } from './chunks.ts'
import { createKinds, type Kinds } from './kinds.ts'
import { createKeyed, createSets, type Keyed, type Sets } from './names.ts'
import { createNoticeTable } from './notices.ts'
import { millionthsOf, ratioAt } from './rates.ts'

/** The values by which rounds are counted: index `i` of every array is round `i`. */
export interface Rounds {
  /** Index of its kind. */
  kind: Uint16Array
  amount: Float64Array
  /** The rate in millionths, if it is comparable. */
  millionths: Int32Array
  bidders: Int32Array
  winners: Int32Array
}

/** Some rounds: `places` are their indexes in `rounds`, `rows` those in the columns. */
export interface Part {
  rounds: Rounds
  places: Int32Array
  rows: Int32Array
}

/** The columns of all rounds. Free rows have no notice. */
interface Arrays extends Rounds {
  notice: Int32Array
  /** The next round of the same notice. */
  next: Int32Array
  day: Int32Array
  category: Uint8Array
  /** Currency of the estimate × 8 + its band in this currency. */
  band: Uint16Array
  estimate: Float64Array
  rate: Float64Array
  /** Planned price in % of the base amount. */
  assessment: Float64Array
  agency: Int32Array
  demand: Int32Array
  industries: Int32Array
  regions: Int32Array
}

export interface AwardArrays extends Arrays {
  /** Rows in use, including free ones. */
  size: number
  /** Number of rounds. */
  live: number
  kinds: Kinds
  agencies: Keyed
  industryNames: Keyed
  firms: Keyed
  categories: string[]
  currencies: string[]
  industrySets: Sets
  winnerSets: Sets
  regionSets: RegionSet[]
}

export interface RegionSet {
  regionPaths: string[]
  regionCheckNeeded: boolean
}

/** The day of free rows and of rounds without a day: in no period. */
const NO_DAY = -0x80000000
const FIRST = 1 << 10
const NONE = -1
const MOST_SMALL = 255
const NAMES_A_STEP = 500
const KEYS_A_STEP = 5_000

/** Assigns one number to each set of regions: its index in the list. */
function createRegionSets(sets: RegionSet[]) {
  const ids = new Map<string, number>()
  return function idOf({ regionPaths, regionCheckNeeded }: RegionSet): number {
    const key = `${regionCheckNeeded}${regionPaths.join(' ')}`
    const id = ids.get(key)
    if (id !== undefined) return id
    ids.set(key, sets.length)
    sets.push({ regionPaths, regionCheckNeeded })
    return sets.length - 1
  }
}

export function createAwardColumns() {
  const notices = createNoticeTable()
  const firstOf = createList()
  const free: number[] = []
  const named = (keyOf: (name: string) => string, normOf = normalise) => createKeyed({ keyOf, normOf })
  const industryNames = named((name) => name)
  const firms = named(firmKey, (name) => normalise(firmWords(name)))
  const columns: AwardArrays = {
    ...arraysOf(FIRST),
    size: 0,
    live: 0,
    kinds: createKinds(),
    industryNames,
    firms,
    agencies: named((name) => name),
    categories: [],
    currencies: [],
    industrySets: createSets(industryNames),
    winnerSets: createSets(firms),
    regionSets: [],
  }

  const regionSetOf = createRegionSets(columns.regionSets)

  function place(): number {
    const row = free.pop()
    if (row !== undefined) return row
    if (columns.size === columns.day.length) resize(columns, Math.ceil(columns.size * 1.5))
    return columns.size++
  }

  function link(notice: number, at: number): void {
    columns.next[at] = firstOf.get(notice)
    firstOf.set(notice, at)
  }

  function put(notice: number, row: AwardRow): void {
    const at = place()
    columns.notice[at] = notice
    link(notice, at)
    columns.live++
    writeRow(columns, at, row, regionSetOf(row))
  }

  function clear(notice: number): void {
    for (let at = firstOf.get(notice); at !== NONE; at = columns.next[at] ?? NONE) {
      columns.notice[at] = NONE
      columns.day[at] = NO_DAY
      columns.live--
      free.push(at)
    }
    firstOf.set(notice, NONE)
  }

  return {
    columns,
    /** Adds rounds in any order, without checking whether their notices already exist. */
    add(row: AwardRow): void {
      put(notices.idOf(row.noticeNo), row)
    },
    /** Replaces all rounds of these notices by these rows. */
    replace(noticeNos: Iterable<string>, rows: readonly AwardRow[]): void {
      for (const noticeNo of noticeNos) {
        const notice = notices.find(noticeNo)
        if (notice !== NONE) clear(notice)
      }
      for (const row of rows) put(notices.idOf(row.noticeNo), row)
    },
    /** Adds new names to the index, some at a time, so that the first query by name need not. */
    *prepareSteps(): Steps<void> {
      for (const { search, order } of [columns.agencies, columns.industryNames, columns.firms]) {
        while (search.follow(NAMES_A_STEP)) yield
        while (order.follow(KEYS_A_STEP)) yield
      }
    },
    /** The index of a notice in `columns.notice`; -1 if it has had no round. */
    noticeAt: (noticeNo: string): number => notices.find(noticeNo),
    noticeNo: (at: number): string => notices.text(columns.notice[at] ?? NONE),
    /** Sorts similar rounds next to each other and leaves a tenth of spare room, because growing copies everything. */
    *arrangeSteps(): Steps<void> {
      const rows = yield* likenessSteps(columns)
      yield* takeSteps(columns, rows)
      free.length = 0
      firstOf.clear()
      yield* inChunks(columns.size, (begin, end) => {
        for (let at = begin; at < end; at++) link(columns.notice[at] ?? NONE, at)
      })
    },
    /** Bytes of the arrays and of the notice numbers; dictionaries are on the heap. */
    bytes: (): number =>
      Object.values(columns).reduce((sum, column) => sum + (ArrayBuffer.isView(column) ? column.byteLength : 0), 0) +
      notices.bytes() +
      firstOf.bytes(),
  }
}
export type AwardColumns = ReturnType<typeof createAwardColumns>

/** Writes the fields of a round into its row of every column. */
function writeRow(columns: AwardArrays, at: number, row: AwardRow, regionSet: number): void {
  const { agencies, industryNames, firms } = columns
  columns.day[at] = row.openedAt === null ? NO_DAY : dayOf(row.openedAt)
  columns.category[at] = smallId(columns.categories, row.bsnsDiv)
  columns.band[at] = smallId(columns.currencies, row.noticeCurrency) * 8 + bandOf(row.estimatedPrice)
  columns.amount[at] = row.amount ?? Number.NaN
  columns.estimate[at] = row.estimatedPrice ?? Number.NaN
  columns.rate[at] = row.rate ?? Number.NaN
  columns.millionths[at] = millionthsOf(row.rate ?? Number.NaN)
  columns.kind[at] = kindAt(columns, at, row)
  columns.assessment[at] = share(row.plannedPrice, row.baseAmount)
  columns.bidders[at] = row.bidders ?? NONE
  columns.agency[at] = agencies.idOf(row.agencyCode, row.agency)
  columns.demand[at] = row.demandAgency === null ? NONE : agencies.idOf(row.demandAgencyCode, row.demandAgency)
  columns.industries[at] = columns.industrySets.idOf(
    unique(row.licences.map(({ code, name }) => industryNames.idOf(code, name))),
  )
  columns.regions[at] = regionSet
  columns.winners[at] = columns.winnerSets.idOf(
    unique(
      row.winners.map(({ businessNo, name }) =>
        firms.idOf(businessNo === null ? null : businessNumber(businessNo), name),
      ),
    ),
  )
}

function kindAt(columns: AwardArrays, at: number, row: AwardRow): number {
  const currency = smallId(columns.currencies, row.currency)
  const [amount, rate] = [columns.amount[at] ?? 0, columns.rate[at] ?? 0]
  const ratio = ratioAt(columns, at, currency)
  const [none, incomparable] = [codeOfReason(noAward(row)), codeOfReason(noRate(row))]
  return columns.kinds.idOf({ noAward: none, noRate: incomparable, currency, amount, rate, ratio })
}

const codeOfReason = (reason: Reason | null): number => (reason === null ? 0 : CODE_OF[reason])

const share = (part: number | null, whole: number | null): number =>
  part === null || whole === null || whole <= 0 ? Number.NaN : (part * 100) / whole

const unique = (ids: number[]): number[] => [...new Set(ids)]

/** Assigns a small number to each text; when the numbers are used up, all further texts share the last. */
function smallId(list: string[], text: string): number {
  const id = list.indexOf(text)
  if (id >= 0) return id
  if (list.length === MOST_SMALL) return MOST_SMALL - 1
  return list.push(text) - 1
}

export const roundsOf = (length: number): Rounds => ({
  kind: new Uint16Array(length),
  amount: new Float64Array(length),
  millionths: new Int32Array(length),
  bidders: new Int32Array(length),
  winners: new Int32Array(length),
})

const arraysOf = (length: number): Arrays => ({
  ...roundsOf(length),
  notice: new Int32Array(length).fill(NONE),
  next: new Int32Array(length),
  day: new Int32Array(length),
  category: new Uint8Array(length),
  band: new Uint16Array(length),
  estimate: new Float64Array(length),
  rate: new Float64Array(length),
  assessment: new Float64Array(length),
  agency: new Int32Array(length),
  demand: new Int32Array(length),
  industries: new Int32Array(length),
  regions: new Int32Array(length),
})

function resize(columns: AwardArrays, length: number): void {
  const larger = arraysOf(length)
  for (const name of Object.keys(larger) as (keyof Arrays)[]) larger[name].set(columns[name].subarray(0, columns.size))
  Object.assign(columns, larger)
}

/** Keeps only these rows, in this order. */
function* takeSteps(columns: AwardArrays, rows: Int32Array): Steps<void> {
  const arrays = arraysOf(Math.max(FIRST, Math.ceil(rows.length * 1.1)))
  for (const name of Object.keys(arrays) as (keyof Arrays)[]) {
    const [from, to] = [columns[name], arrays[name]]
    yield* inChunks(rows.length, (begin, end) => {
      for (let i = begin; i < end; i++) to[i] = from[rows[i] ?? 0] ?? 0
    })
  }
  Object.assign(columns, arrays, { size: rows.length })
}

/** The first round of each notice. */
function createList() {
  let list = new Int32Array(FIRST).fill(NONE)
  return {
    get: (id: number): number => (id < list.length ? (list[id] ?? NONE) : NONE),
    set(id: number, value: number): void {
      if (id >= list.length) {
        const larger = new Int32Array(Math.ceil(Math.max(id + 1, list.length * 1.5))).fill(NONE)
        larger.set(list)
        list = larger
      }
      list[id] = value
    },
    clear: () => void list.fill(NONE),
    bytes: () => list.byteLength,
  }
}
