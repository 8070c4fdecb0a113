import { DAY, HOUR, MINUTE } from '../../src/lib/clock.ts'
import { companyRows } from './companies.ts'
import { AGENCY_LIST, INDUSTRY_LIST } from './registers.ts'
import { type Listed, type Row, SUFFIXES, wireOrder } from './wire.ts'
import type { World } from './world.ts'

/** Refusals of the source, by its own codes. */
export class Refusal extends Error {
  readonly code: string
  readonly words: string

  constructor(code: string, words: string) {
    super(`${code} ${words}`)
    this.code = code
    this.words = words
  }
}

export interface KonepsRequest {
  /** Last part of the path; calls are counted by it. */
  operation: string
  params: URLSearchParams
  now: number
}

export interface Found {
  total: number
  page(start: number, end: number): Row[]
}

type Axis = 'number' | 'numberAndOrder' | '1' | '2' | '3'
/** The meaning of each value of `inqryDiv`. */
const DIVISIONS: readonly (readonly [pattern: RegExp, axes: Readonly<Record<string, Axis>>])[] = [
  [/^\/ad\/BidPublicInfoService\/getBidPblancListInfo(Thng|Servc|Cnstwk|Frgcpt)$/, { 1: '1', 2: 'number', 3: '3' }],
  [/^\/ad\/BidPublicInfoService\/getBidPblancListInfoEtc$/, { 1: '1', 2: 'number' }],
  [/^\/ad\/BidPublicInfoService\/getBidPblancListInfo(LicenseLimit|PrtcptPsblRgn)$/, { 1: '1', 2: 'numberAndOrder' }],
  [/^\/ad\/BidPublicInfoService\/getBidPblancListInfo(Thng|Servc|Cnstwk)BsisAmount$/, { 1: '1', 2: 'number' }],
  [/^\/ad\/BidPublicInfoService\/getBidPblancListInfoChgHstry(Thng|Servc|Cnstwk)$/, { 1: '1', 2: 'number' }],
  [/^\/as\/ScsbidInfoService\/getScsbidListSttus(Thng|Servc|Cnstwk|Frgcpt)$/, { 1: '1', 2: '2', 3: '3', 4: 'number' }],
  [
    /^\/as\/ScsbidInfoService\/getOpengResultListInfo(Thng|Servc|Cnstwk|Frgcpt)$/,
    { 1: '1', 2: '2', 3: '3', 4: 'number' },
  ],
  // The third kind of query for private notices is by opening; there is none by change.
  [
    /^\/ao\/PrvtBidNtceService\/getPrvtBidPblancListInfo(Thng|Servc|Cnstwk|Etc)$/,
    { 1: '1', 2: '2', 3: '3', 4: 'number' },
  ],
  [/^\/ao\/PrvtBidNtceService\/getPrvtBidPblancListInfo(LicenseLimit|PrtcptPsblRgn)$/, { 1: '1', 2: 'numberAndOrder' }],
  [/^\/ao\/HrcspSsstndrdInfoService\/getPublicPrcureThngInfo(Thng|Servc|Cnstwk|Frgcpt)$/, { 1: '1', 3: '3' }],
]
const PER_NOTICE = /^\/as\/ScsbidInfoService\/getOpengResultListInfo(OpengCompt|Failing|Rebid)$/
const PRICES = /^\/as\/ScsbidInfoService\/getOpengResultListInfo(Thng|Servc|Cnstwk|Frgcpt)PreparPcDetail$/
const BIDDERS = '/ao/PubDataOpnStdService/getDataSetOpnStdScsbidInfo'
const INDUSTRIES = `/ao/IndstrytyBaseLawrgltInfoService/${INDUSTRY_LIST}`
const AGENCIES = `/ao/UsrInfoService02/${AGENCY_LIST}`
const COMMON = ['numOfRows', 'pageNo', 'ServiceKey', 'type', 'inqryBgnDt', 'inqryEndDt']
/** Further parameters for lists of codes, as their guides state. */
const DOCUMENTED: Readonly<Record<string, readonly string[]>> = {
  [INDUSTRIES]: [...COMMON, 'indstrytyClsfcCd', 'indstrytyNm', 'indstrytyCd', 'indstrytyUseYn'],
  [AGENCIES]: [...COMMON, 'inqryDiv', 'dminsttCd', 'dminsttNm'],
}
/** With more rows than these, the source times out. */
const SLOW: readonly (readonly [RegExp, number])[] = [[/^getOpengResultListInfo(Thng|Servc|Cnstwk|Frgcpt)$/, 50]]

export const isTooSlow = (operation: string, rows: number): boolean =>
  SLOW.some(([pattern, most]) => pattern.test(operation) && rows > most)

/** The matching rows; `null` if there is no such operation. */
export function answerTo(world: World, path: string, asked: KonepsRequest): Found | null {
  if (path === BIDDERS) return findBidders(world, asked)
  if (asked.operation === 'getOpengResultListInfoOpengCompt') return findRanking(world, asked)
  const companies = companyRows(path, asked.params)
  if (typeof companies === 'string') throw new Refusal('08', companies)
  if (companies) return { total: companies.length, page: (start, end) => companies.slice(start, end) }
  const prices = PRICES.exec(path)?.[1]
  if (prices) return findReservePrices(world, prices, asked)
  const listed = world.lists.get(asked.operation) ?? []
  const current = listed.filter(({ from, until }) => from <= asked.now && asked.now < until)
  if (DOCUMENTED[path]) return fixed(findCodes(path, current, asked.params))
  if (PER_NOTICE.test(path)) return fixed(ofNotice(current, asked.params, false))
  const axes = DIVISIONS.find(([pattern]) => pattern.test(path))?.[1]
  return axes ? fixed(findListed(current, axes, asked.params)) : null
}

const fixed = (listed: readonly Listed[]): Found => ({
  total: listed.length,
  page: (start, end) => listed.slice(start, end).map(({ row }) => row),
})

function findListed(
  current: readonly Listed[],
  axes: Readonly<Record<string, Axis>>,
  params: URLSearchParams,
): Listed[] {
  const axis = axes[needed(params, 'inqryDiv')]
  if (!axis) throw new Refusal('08', '필수값 입력 에러')
  if (axis === 'number' || axis === 'numberAndOrder') return ofNotice(current, params, axis === 'numberAndOrder')
  const { from, to } = stretch(params, 'inqryBgnDt', 'inqryEndDt')
  if (to > monthAfter(from)) throw new Refusal('07', '입력범위값 초과 에러')
  const inside = current.filter(({ axes: times }) => {
    const at = times[axis]
    return at !== undefined && at >= from && at <= to
  })
  return inside.sort((one, other) => (one.axes[axis] ?? 0) - (other.axes[axis] ?? 0))
}

function findCodes(path: string, current: readonly Listed[], params: URLSearchParams): Listed[] {
  for (const name of params.keys()) {
    if (!DOCUMENTED[path]?.includes(name)) throw new Refusal('10', 'INVALID_REQUEST_PARAMETER_ERROR')
  }
  const fitting = current.filter(({ row }) =>
    CODE_FILTERS.every(([name, fits]) => {
      const wanted = params.get(name)
      return wanted === null || fits(row[name] ?? '', wanted)
    }),
  )
  // The third kind of query for agencies, by a firm's number, is not simulated.
  if (path === AGENCIES) return findListed(fitting, { 1: '1', 2: '2' }, params)
  if (!params.has('inqryBgnDt') && !params.has('inqryEndDt')) return fitting
  const { from, to } = stretch(params, 'inqryBgnDt', 'inqryEndDt')
  return fitting.filter(({ axes }) => (axes['1'] ?? 0) >= from && (axes['1'] ?? 0) <= to)
}

const CODE_FILTERS: readonly (readonly [name: string, fits: (value: string, wanted: string) => boolean])[] = [
  ...['indstrytyClsfcCd', 'indstrytyCd', 'indstrytyUseYn', 'dminsttCd'].map(
    (name) => [name, (value: string, wanted: string) => value === wanted] as const,
  ),
  ...['indstrytyNm', 'dminsttNm'].map(
    (name) => [name, (value: string, wanted: string) => value.includes(wanted)] as const,
  ),
]

/** Orders have three digits: for `0`, the source silently finds nothing. */
function ofNotice(current: readonly Listed[], params: URLSearchParams, withOrder: boolean): Listed[] {
  const number = needed(params, 'bidNtceNo')
  const order = withOrder ? needed(params, 'bidNtceOrd') : params.get('bidNtceOrd')
  const lot = params.get('bidClsfcNo')
  return current.filter(
    (it) =>
      it.number === number && (order === null || wireOrder(it.order) === order) && (lot === null || it.lot === lot),
  )
}

function findRanking(world: World, { params, now }: KonepsRequest): Found {
  const order = params.get('bidNtceOrd')
  const number = needed(params, 'bidNtceNo')
  const rows = world.outcomes.ranking(number, order === null ? null : Number(order), params.get('bidClsfcNo'), now)
  return { total: rows.length, page: (start, end) => rows.slice(start, end) }
}

/** By number, for all orders: a single order cannot be requested. The other kind of query is not used. */
function findReservePrices(world: World, suffix: string, { params, now }: KonepsRequest): Found {
  if (needed(params, 'inqryDiv') !== '2') throw new Refusal('08', '필수값 입력 에러')
  const division = Object.entries(SUFFIXES).find(([, it]) => it === suffix)?.[0] ?? ''
  const rows = world.outcomes.reservePrices(needed(params, 'bidNtceNo'), division, now)
  return { total: rows.length, page: (start, end) => rows.slice(start, end) }
}

function findBidders(world: World, { params, now }: KonepsRequest): Found {
  const code = needed(params, 'bsnsDivCd')
  if (!['1', '2', '3', '5'].includes(code)) throw new Refusal('08', '필수값 입력 에러')
  const { from, to } = stretch(params, 'opengBgnDt', 'opengEndDt')
  if (to - from > DAY - MINUTE) throw new Refusal('07', '입력범위값 초과 에러')
  return world.outcomes.bidders(code, from, to, now)
}

function needed(params: URLSearchParams, name: string): string {
  const value = params.get(name)
  if (value === null || value === '') throw new Refusal('08', '필수값 입력 에러')
  return value
}

/** With a resolution of minutes: entries registered at :30 of the last minute are excluded. */
function stretch(params: URLSearchParams, bgn: string, end: string): { from: number; to: number } {
  const [from, to] = [instantOf(needed(params, bgn)), instantOf(needed(params, end))]
  if (from > to) throw new Refusal('07', '입력범위값 초과 에러')
  return { from, to }
}

function instantOf(text: string): number {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text)
  if (!match) throw new Refusal('06', '날짜Format 에러')
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute))
  if (date.getUTCDate() !== day || hour > 23 || minute > 59) throw new Refusal('06', '날짜Format 에러')
  return date.getTime() - 9 * HOUR
}

/** A calendar month later, or the end of a shorter month. */
function monthAfter(at: number): number {
  const date = new Date(at + 9 * HOUR)
  const later = new Date(date)
  later.setUTCMonth(date.getUTCMonth() + 1)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later.getTime() - 9 * HOUR
}
