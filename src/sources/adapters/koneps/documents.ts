import type { BsnsDiv } from '../../../vocabulary/notices.ts'
import type { Batch } from '../../schema/connector.ts'
import { itemsOfDocument } from './answers.ts'
import { readBidderLine, readBidders, readRanking } from './bidders.ts'
import { readAgencies, readIndustries } from './codes.ts'
import { readNotices } from './notices.ts'
import { readBaseAmounts, readLicences, readRegions } from './parts.ts'
import { readReservePrices } from './prices.ts'
import { bsnsDivOf, type RecordReading, rejected } from './records.ts'
import { readAwards, readFailing, readOpenings, readRebids } from './rounds.ts'
import { type Fields, fieldsOf, firstTimeIn, has, textIn } from './values.ts'

/** Facts that the file does not contain. */
export interface KonepsHint {
  bsnsDiv?: BsnsDiv
  fetchedAt?: number
}

type ItemKind =
  | 'notice'
  | 'licence'
  | 'region'
  | 'baseAmount'
  | 'history'
  | 'award'
  | 'opening'
  | 'failing'
  | 'rebid'
  | 'ranking'
  | 'bidder'
  | 'reservePrice'
  | 'industry'
  | 'agency'

/** Fields that only one kind of row has, the most reliable first. */
const MARKS: readonly (readonly [kind: ItemKind, names: readonly string[]])[] = [
  ['bidder', ['bidprcCorpNm', 'bidprcCorpBizrno']],
  ['bidder', ['opengRsltDivNm', 'opengDate']],
  ['ranking', ['prcbdrNm']],
  ['ranking', ['prcbdrBizno']],
  ['rebid', ['opengRsltDivNm', 'bidClseDt']],
  ['rebid', ['rbidRsn']],
  ['failing', ['nobidRsn']],
  ['failing', ['opengRsltDivNm']],
  ['award', ['bidwinnrNm']],
  ['award', ['sucsfbidAmt']],
  ['opening', ['progrsDivCdNm']],
  ['history', ['chgDataDivNm']],
  ['licence', ['lcnsLmtNm']],
  ['licence', ['lmtGrpNo']],
  ['region', ['prtcptPsblRgnNm', 'lmtSno']],
  ['reservePrice', ['bsisPlnprc']],
  ['reservePrice', ['compnoRsrvtnPrceSno']],
  ['baseAmount', ['bssamt']],
  ['industry', ['indstrytyCd', 'indstrytyClsfcCd']],
  ['agency', ['dminsttCd', 'dltYn']],
  ['notice', ['bidNtceNm', 'bidNtceDt']],
  ['notice', ['bidNtceNm', 'ntceKindNm']],
]

/** Fields of one category only; 기타 has the fewest. */
const CATEGORY_MARKS: readonly (readonly [BsnsDiv, readonly string[]])[] = [
  ['용역', ['srvceDivNm', 'ppswGnrlSrvceYn', 'pubPrcrmntLrgClsfcNm', 'tpEvalYn', 'infoBizYn']],
  ['공사', ['mainCnsttyNm', 'bdgtAmt', 'cnstrtsiteRgnNm', 'sptDscrptDocUrl1', 'incntvRgnNm1']],
  ['외자', ['prdctSno']],
  ['물품', ['prdctUprc', 'dtilPrdctClsfcNo', 'prdctSpecNm']],
]

const kindOf = (fields: Fields): ItemKind | null =>
  MARKS.find(([, names]) => names.every((name) => has(fields, name)))?.[0] ?? null

/** `null` = it neither names its category nor has a field of one category only. */
const divisionOf = (fields: Fields): BsnsDiv | null =>
  bsnsDivOf(textIn(fields, 'bsnsDivNm')) ??
  CATEGORY_MARKS.find(([, names]) => names.some((name) => has(fields, name)))?.[0] ??
  null

const DATES = [
  'chgDt',
  'rgstDt',
  'inptDt',
  'bidNtceDt',
  'fnlSucsfDate',
  'rlOpengDt',
  'opengDt',
  'opengDate',
  'bidprcDt',
]

/** One row by its fields. For data in several rows, such as licences, one row counts as complete. */
export const readKonepsItem = (item: unknown, hint: KonepsHint = {}): Batch => readItems([item], hint)

/**
 * A raw response, a list of responses or rows, or one row. Rows of one document are combined: a reader of rows line by
 * line should pass those of a notice at once.
 */
export function readKonepsDocument(document: unknown, hint: KonepsHint = {}): Batch {
  const { items, failures } = itemsOfDocument(document)
  const refused = Array.from({ length: failures }, () => ({ reason: 'an answer of failure, not of rows', record: {} }))
  return merged([readItems(items, hint), { rejected: refused }])
}

function readItems(items: readonly unknown[], hint: KonepsHint): Batch {
  const batches: Batch[] = []
  const groups = new Map<string, { kind: ItemKind; reading: RecordReading; items: unknown[] }>()
  for (const item of items) {
    const fields = fieldsOf(item)
    const kind = fields && kindOf(fields)
    if (!fields || kind === null) {
      batches.push({ rejected: [rejected(item, 'no kind of row that is known')] })
      continue
    }
    const bsnsDiv = hint.bsnsDiv ?? (kind === 'notice' ? divisionOf(fields) : bsnsDivOf(textIn(fields, 'bsnsDivNm')))
    const fetchedAt = hint.fetchedAt ?? (kind === 'notice' ? (firstTimeIn(fields, DATES) ?? 0) : 0)
    const key = `${kind}|${bsnsDiv}|${kind === 'notice' ? fetchedAt : ''}`
    const group = groups.get(key) ?? { kind, reading: { bsnsDiv, fetchedAt }, items: [] }
    group.items.push(item)
    groups.set(key, group)
  }
  for (const group of groups.values()) batches.push(READERS[group.kind](group.items, group.reading))
  return merged(batches)
}

const READERS: Readonly<Record<ItemKind, (items: readonly unknown[], reading: RecordReading) => Batch>> = {
  notice: readNotices,
  licence: readLicences,
  region: readRegions,
  baseAmount: readBaseAmounts,
  history: () => ({}),
  award: readAwards,
  reservePrice: readReservePrices,
  opening: (items, reading) => readOpenings(items, reading),
  failing: (items, reading) => readFailing(items, reading, null),
  rebid: (items, reading) => readRebids(items, reading, null),
  ranking: (items, reading) => readRanking(items, reading, null),
  industry: readIndustries,
  agency: readAgencies,
  bidder: (items, reading) => readBidders(items.map((item) => readBidderLine(item, reading))),
}

/** Reading a file sends no requests: the installation may have no key for the source. */
function merged(batches: readonly Batch[]): Batch {
  const whole = {
    notices: batches.flatMap((it) => it.notices ?? []),
    parts: batches.flatMap((it) => it.parts ?? []),
    rounds: batches.flatMap((it) => it.rounds ?? []),
    openings: batches.flatMap((it) => it.openings ?? []),
    codes: batches.flatMap((it) => it.codes ?? []),
    preSpecLinks: batches.flatMap((it) => it.preSpecLinks ?? []),
    rejected: batches.flatMap((it) => it.rejected ?? []),
  }
  return Object.fromEntries(Object.entries(whole).filter(([, list]) => list.length > 0))
}
