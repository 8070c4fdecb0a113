import type { Steps } from '../../lib/turns.ts'
import { COMPETITION_SCOPES, type CompetitionScope } from '../schema/competition.ts'
import { inChunks } from './chunks.ts'
import type { AwardArrays, AwardColumns } from './columns.ts'
import { provincesOf } from './price.ts'

/** What a notice and past openings may have in common. */
export interface Comparison {
  noticeNo: string
  /** The demand agency, or the issuing one if there is none. */
  agency: string
  agencyCode: string | null
  bsnsDiv: string
  /** A source may give an industry without a code (`''`). */
  industries: readonly { code: string; name: string }[]
  /** The provinces of its region limit. */
  provinces: readonly string[]
  /** Its region limit could not be read with certainty. */
  regionCheckNeeded: boolean
  fromDay: number
  toDay: number
}

const [AGENCY, REGION, INDUSTRY] = [1, 2, 4]

const NEEDED: Record<CompetitionScope, number> = {
  agencyIndustry: AGENCY | INDUSTRY,
  agency: AGENCY,
  regionIndustry: REGION | INDUSTRY,
  region: REGION,
  industry: INDUSTRY,
}

/** The scopes that make sense for a notice. If a province is required, firms of other provinces are not rivals. */
export const scopesOf = ({
  industries,
  provinces,
  regionCheckNeeded,
}: Pick<Comparison, 'industries' | 'provinces' | 'regionCheckNeeded'>): CompetitionScope[] =>
  COMPETITION_SCOPES.filter((scope) => {
    if (scope === 'industry' && (provinces.length > 0 || regionCheckNeeded)) return false
    const needs = NEEDED[scope]
    return ((needs & INDUSTRY) === 0 || industries.length > 0) && ((needs & REGION) === 0 || provinces.length > 0)
  })

/** Openings with anything in common, and what each has in common: `rowsIn` selects those of a scope. */
export interface Comparable {
  rows: Int32Array
  common: Uint8Array
}

/** Openings of the category and period, without the notice itself. */
export function* comparableSteps({ columns, noticeAt }: AwardColumns, comparison: Comparison): Steps<Comparable> {
  const { size, notice, day, category } = columns
  const wanted = columns.categories.indexOf(comparison.bsnsDiv)
  const own = noticeAt(comparison.noticeNo)
  const commonOf = createCommon(columns, comparison)
  const rows = new Int32Array(size)
  const common = new Uint8Array(size)
  let count = 0
  yield* inChunks(size, (begin, end) => {
    for (let at = begin; at < end; at++) {
      const on = day[at] ?? 0
      if (category[at] !== wanted || on < comparison.fromDay || on > comparison.toDay) continue
      // Free rows have no notice.
      if ((notice[at] ?? -1) < 0 || notice[at] === own) continue
      const shared = commonOf(at)
      if (shared === 0) continue
      rows[count] = at
      common[count++] = shared
    }
  })
  return { rows: rows.subarray(0, count), common: common.subarray(0, count) }
}

/** What the round at this index has in common with the notice. */
function createCommon(columns: AwardArrays, comparison: Comparison): (at: number) => number {
  const { agency, demand, regions, industries, agencies } = columns
  const buyer = agencies.placeOf(comparison.agencyCode, comparison.agency)
  const isInside = insideMarks(columns, comparison.provinces)
  const isOfTrade = tradeMarks(columns, comparison.industries)
  return (at) => {
    const inNeed = demand[at] ?? -1
    const isBuyers = agencies.list[inNeed < 0 ? (agency[at] ?? 0) : inNeed]?.codeId === buyer
    const ofPlace = isInside[regions[at] ?? 0] === 1 ? REGION : 0
    const ofTrade = isOfTrade[industries[at] ?? 0] === 1 ? INDUSTRY : 0
    return (isBuyers ? AGENCY : 0) | ofPlace | ofTrade
  }
}

export function* rowSteps({ rows, common }: Comparable, scope: CompetitionScope): Steps<Int32Array> {
  const needs = NEEDED[scope]
  const inScope = new Int32Array(rows.length)
  let count = 0
  yield* inChunks(rows.length, (begin, end) => {
    for (let place = begin; place < end; place++)
      if (((common[place] ?? 0) & needs) === needs) inScope[count++] = rows[place] ?? 0
  })
  return inScope.subarray(0, count)
}

const insideMarks = ({ regionSets }: AwardArrays, provinces: readonly string[]): Uint8Array =>
  Uint8Array.from(regionSets, ({ regionPaths }) =>
    Number(provincesOf(regionPaths).some((province) => provinces.includes(province))),
  )

function tradeMarks({ industryNames, industrySets }: AwardArrays, industries: Comparison['industries']): Uint8Array {
  const wanted = new Set(industries.map(({ code, name }) => industryNames.placeOf(code, name)))
  const isWanted = Uint8Array.from(industryNames.list, ({ codeId }) => Number(wanted.has(codeId)))
  return Uint8Array.from(industrySets.items, (ids) => Number(ids.some((id) => isWanted[id] === 1)))
}
