import { HOUR } from '../src/lib/clock.ts'
import { districtsOf } from '../src/search/regions.ts'
import data from './data/places.json' with { type: 'json' }
import type { Random } from './random.ts'

export interface Province {
  name: string
  short: string
  /** Its code as an agency. */
  code: string
  /** Short names of the other provinces whose firms may bid, if a notice is open to several. */
  beside: readonly string[]
  /** The seat of the branch of the central buyer for this province. */
  buyer: string
}

export const PROVINCES: readonly Province[] = data.provinces

/** Place names that occur in many provinces. */
export const STEMS: readonly string[] = data.stems.flatMap((line) => line.split(' '))

/** 광주광역시 and 전라남도 were merged on this day; earlier notices keep the old names. */
export const MERGED_SINCE = Date.UTC(2026, 6, 1) - 9 * HOUR
export const MERGED: Province = {
  name: '전남광주통합특별시',
  short: '전남광주',
  code: '6120000',
  beside: [],
  buyer: '광주',
}
export const isMerged = (at: Province): boolean => at.short === '광주' || at.short === '전남'
export const provinceAt = (at: Province, instant: number): Province =>
  isMerged(at) && instant >= MERGED_SINCE ? MERGED : at

export function provinceNamed(short: string): Province {
  const province = [...PROVINCES, MERGED].find((one) => one.short === short)
  if (!province) throw new RangeError(`no province is called ${short}`)
  return province
}

/** Districts created in 인천 in July 2026; notices of two years only use districts that always existed. */
const NEW_DISTRICTS = new Set(['제물포구', '영종구', '서해구', '검단구'])

/** 시, 군 and 구 of a province. */
export function districtsIn(at: Province): string[] {
  const names = at === MERGED ? ['광주광역시', '전라남도'] : [at.name]
  return names.flatMap((name) => districtsOf(name)).filter((district) => !NEW_DISTRICTS.has(district))
}

/** `안양시` → `안양`; `중구` and `동구` remain. */
export const stemOf = (district: string): string => (district.length > 2 ? district.slice(0, -1) : district)

/** A place within a district, as in titles. */
export const placeIn = (district: string, random: Random): string =>
  random.pick(STEMS) + random.pick(district.endsWith('군') ? data.countryEndings : data.townEndings)

/** A place in a province: its district first. */
export function placeWithin(at: Province, random: Random): string {
  const districts = districtsIn(at)
  if (districts.length === 0) return placeIn('구', random)
  const district = random.pick(districts)
  return `${random.chance(0.5) ? district : stemOf(district)} ${placeIn(district, random)}`
}
