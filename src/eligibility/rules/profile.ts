import { parseTime } from '../../lib/clock.ts'
import type { FieldError } from '../../lib/problems.ts'
import { outermost, resolveRegion, suggestRegions } from '../../search/regions.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import type { Declared, ProfileInput } from '../schema/profile.ts'

export const UNDECLARED: Declared = {
  businessNo: null,
  seats: [],
  licences: [],
  products: [],
  size: null,
  certificates: [],
  trackRecord: [],
  jointBidding: null,
  complete: [],
}

const PROFILE_FIELDS = Object.keys(UNDECLARED) as (keyof Declared)[]

/** The profile to store, and all errors of the input. */
export function readProfile(input: ProfileInput): { profile: Declared; errors: FieldError[] } {
  const { businessNo = null, seats = [], licences = [], products = [], certificates = [], trackRecord = [] } = input
  const read = seats.map(({ region, kind }) => ({ region: seatCode(region), kind }))
  const complete = [...new Set(input.complete ?? [])]
  const errors = [
    ...read.flatMap((seat, index) => (seat.region === null ? [noSuchRegion(index, seats[index]?.region ?? '')] : [])),
    ...repeated('licences', 'code', licences),
    ...repeated('products', 'code', products),
    ...repeated('certificates', 'kind', certificates),
    ...wrongDays('licences', 'until', licences),
    ...wrongDays('certificates', 'until', certificates),
    ...wrongDays('trackRecord', 'at', trackRecord),
    ...(complete.includes('seats') && seats.length === 0 ? [invalid('complete', NO_SEAT)] : []),
  ]
  const profile: Declared = {
    businessNo: businessNo?.replaceAll('-', '') ?? null,
    seats: read.map(({ region, kind }) => ({ region: region ?? '', kind })),
    licences: licences.map(({ code, name, until = null }) => ({ code: code.trim(), name: name.trim(), until })),
    products: products.map(({ code, manufactures = null }) => ({ code, manufactures })),
    size: input.size ?? null,
    certificates: certificates.map(({ kind, until = null }) => ({ kind, until })),
    trackRecord: trackRecord.map(({ what, amount = null, at = null }) => ({ what, amount, at })),
    jointBidding: input.jointBidding ?? null,
    complete,
  }
  return { profile, errors }
}

/** Names of the fields that differ, for the audit log. */
export const changedFields = (before: Declared, after: Declared): string[] =>
  PROFILE_FIELDS.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

/** The code of the region list; `null` for the whole country and for unknown regions, which are not a seat. */
export function seatCode(text: string): string | null {
  const path = resolveRegion(text)?.path
  if (path === undefined || outermost(path) === null || outermost(path) === '99') return null
  return path.replace(/^12\/(?=\d)/, '')
}

const NO_SEAT: Wording = {
  en: 'Name at least the head office before the list of seats can be complete.',
  ko: '사업장을 빠짐없이 등록했다고 표시하려면 본사를 먼저 등록해 주십시오.',
}

function noSuchRegion(index: number, text: string): FieldError {
  const near = suggestRegions(text).join(', ')
  return {
    in: 'body',
    name: `seats[${index}].region`,
    code: 'unknown_region',
    message: {
      en: near ? `There is no such region. Did you mean ${near}?` : 'There is no such region.',
      ko: near ? `지역을 찾을 수 없습니다. 비슷한 이름: ${near}` : '지역을 찾을 수 없습니다.',
    },
  }
}

const invalid = (name: string, message: Wording): FieldError => ({ in: 'body', name, code: 'invalid_field', message })

function repeated<Name extends string>(
  list: string,
  field: Name,
  items: readonly Readonly<Record<Name, string>>[],
): FieldError[] {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const value = item[field].trim()
    if (!seen.has(value)) {
      seen.add(value)
      return []
    }
    const message = { en: `"${value}" is already in the list.`, ko: `"${value}" 값이 목록에 이미 있습니다.` }
    return [invalid(`${list}[${index}].${field}`, message)]
  })
}

const wrongDays = <Name extends string>(
  list: string,
  field: Name,
  items: readonly Readonly<Partial<Record<Name, string | null>>>[],
): FieldError[] =>
  items.flatMap((item, index) => {
    const day = item[field] ?? null
    if (day === null || parseTime(day, 'start') !== null) return []
    return [invalid(`${list}[${index}].${field}`, { en: 'There is no such day.', ko: '없는 날짜입니다.' })]
  })
