import { regionName } from '../../search/regions.ts'
import { BANDS } from '../../vocabulary/amounts.ts'
import type { BSNS_DIVS } from '../../vocabulary/notices.ts'
import type { GroupBy } from '../schema/statistics.ts'
import type { Group } from '../schema/winners.ts'
import { monthOf, UNKNOWN_BAND } from './award.ts'
import type { AwardArrays, RegionSet } from './columns.ts'
import { createKeyOrder } from './key-order.ts'
import type { Keyed } from './names.ts'

/** A grouping of rounds: maps the code of a round to the key of its group, or to several keys. */
export interface Dimension {
  name: GroupBy
  codes: Int32Array | Uint8Array | Uint16Array
  /** The lowest code. */
  base: number
  /** Key by code; -1 = none, below that an index in `lists`. */
  first: Int32Array
  lists: (readonly number[])[]
  /** By key: its rank, which breaks ties. */
  ranks: Int32Array
  /** The group as the answer names it; `latest` is the newest name among its rounds. */
  part: (key: number, rows: Int32Array) => Group[GroupBy]
}

const NOWHERE = '전국'
const UNCERTAIN = '미확인'

export function dimensionOf(columns: AwardArrays, name: GroupBy, rows: Int32Array, currency: string): Dimension {
  return DIMENSIONS[name](columns, rows, currency)
}

const DIMENSIONS: Record<GroupBy, (columns: AwardArrays, rows: Int32Array, currency: string) => Dimension> = {
  agency: agencies,
  industry: industries,
  amountBand: (columns, _rows, currency) => bands(columns, currency),
  winner: winners,
  bsnsDiv: (columns) => categories(columns),
  region: regions,
  month: months,
}

function agencies(columns: AwardArrays): Dimension {
  const { list, order } = columns.agencies
  return {
    name: 'agency',
    codes: columns.agency,
    base: 0,
    lists: [],
    ranks: order.ranks(),
    first: Int32Array.from(list, ({ codeId }) => codeId),
    part(key, rows) {
      const name = latestName(columns, columns.agencies, rows, (at) => [columns.agency[at] ?? 0], key)
      return { code: name?.code ?? null, name: name?.name ?? null }
    },
  }
}

function industries(columns: AwardArrays): Dimension {
  const { industryNames, industrySets } = columns
  const none = industryNames.keys.length
  return {
    name: 'industry',
    codes: columns.industries,
    base: 0,
    ranks: withFirst(industryNames.order.ranks()),
    lists: industrySets.lists,
    first: industrySets.first().map((key) => (key === -1 ? none : key)),
    part(key, rows) {
      if (key === none) return { code: null, name: null }
      const name = latestName(columns, industryNames, rows, (at) => idsOf(columns, 'industries', at), key)
      return { code: name?.code ?? null, name: name?.name ?? null }
    },
  }
}

function winners(columns: AwardArrays): Dimension {
  const { firms, winnerSets } = columns
  return {
    name: 'winner',
    codes: columns.winners,
    base: 0,
    ranks: firms.order.ranks(),
    lists: winnerSets.lists,
    first: winnerSets.first(),
    part(key, rows) {
      const name = latestName(columns, firms, rows, (at) => idsOf(columns, 'winners', at), key)
      return { name: name?.name ?? '', businessNo: name?.code ?? null }
    },
  }
}

function regions(columns: AwardArrays): Dimension {
  const keys: string[] = []
  const keyOf = (name: string) => (keys.includes(name) ? keys.indexOf(name) : keys.push(name) - 1)
  const sets = listed(columns.regionSets.map((set) => regionNames(set).map(keyOf)))
  return {
    name: 'region',
    codes: columns.regions,
    base: 0,
    ranks: createKeyOrder(keys).ranks(),
    ...sets,
    part: (key) => keys[key] as string,
  }
}

const regionNames = ({ regionPaths, regionCheckNeeded }: RegionSet): string[] =>
  regionPaths.length > 0
    ? [...new Set(regionPaths.map((path) => regionName(path) ?? path))]
    : [regionCheckNeeded ? UNCERTAIN : NOWHERE]

function months(columns: AwardArrays, rows: Int32Array): Dimension {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < rows.length; i++) {
    const day = columns.day[rows[i] ?? 0] ?? 0
    if (day < least) least = day
    if (day > most) most = day
  }
  const days = rows.length === 0 ? 0 : most - least + 1
  const names = Array.from({ length: days }, (_, i) => monthOf(least + i))
  const keys = [...new Set(names)]
  const places = new Map(keys.map((name, place) => [name, place]))
  return {
    name: 'month',
    codes: columns.day,
    base: days === 0 ? 0 : least,
    lists: [],
    ranks: createKeyOrder(keys).ranks(),
    first: Int32Array.from(names, (name) => places.get(name) ?? -1),
    part: (key) => keys[key] as string,
  }
}

function bands(columns: AwardArrays, currency: string): Dimension {
  const currencyCode = columns.currencies.indexOf(currency)
  return {
    name: 'amountBand',
    codes: columns.band,
    base: 0,
    lists: [],
    ranks: createKeyOrder(BANDS).ranks(),
    first: Int32Array.from({ length: columns.currencies.length * 8 }, (_, code) =>
      code >> 3 === currencyCode ? code & 7 : UNKNOWN_BAND,
    ),
    part: (key) => BANDS[key] as (typeof BANDS)[number],
  }
}

const categories = (columns: AwardArrays): Dimension => ({
  name: 'bsnsDiv',
  codes: columns.category,
  base: 0,
  lists: [],
  ranks: createKeyOrder(columns.categories).ranks(),
  first: Int32Array.from(columns.categories, (_, id) => id),
  part: (key) => columns.categories[key] as (typeof BSNS_DIVS)[number],
})

/** Adds an entry before all others. */
function withFirst(ranks: Int32Array): Int32Array {
  const more = new Int32Array(ranks.length + 1)
  more.set(ranks)
  more[ranks.length] = -1
  return more
}

const idsOf = (columns: AwardArrays, what: 'industries' | 'winners', at: number): readonly number[] =>
  (what === 'winners' ? columns.winnerSets : columns.industrySets).items[columns[what][at] ?? 0] ?? []

function listed(sets: (readonly number[])[]): Pick<Dimension, 'first' | 'lists'> {
  const lists: (readonly number[])[] = []
  const first = Int32Array.from(sets, (keys) => {
    if (keys.length <= 1) return keys[0] ?? -1
    return -1 - lists.push(keys)
  })
  return { first, lists }
}

/** The latest name; of one day the first by name. */
function latestName(
  columns: AwardArrays,
  { list, onlyOf }: Keyed,
  rows: Int32Array,
  idsAt: (at: number) => readonly number[],
  key: number,
) {
  let best = onlyOf(key)
  if (best >= 0) return list[best]
  let bestDay = Number.NEGATIVE_INFINITY
  for (const at of rows) {
    const day = columns.day[at] ?? 0
    if (day < bestDay || columns.kinds.list[columns.kind[at] ?? 0]?.noAward !== 0) continue
    for (const id of idsAt(at)) {
      const name = list[id]
      if (name?.codeId !== key) continue
      if (best >= 0 && day === bestDay && (name?.name ?? '') >= (list[best]?.name ?? '')) continue
      best = id
      bestDay = day
    }
  }
  return list[best]
}
