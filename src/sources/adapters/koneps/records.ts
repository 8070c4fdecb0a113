import type { BsnsDiv } from '../../../vocabulary/notices.ts'
import { withoutContacts } from '../../rules/contacts.ts'
import type { Rejected } from '../../schema/connector.ts'
import { type Fields, textIn } from './values.ts'

/** The context of a row: its origin and time. */
export interface RecordReading {
  bsnsDiv: BsnsDiv | null
  fetchedAt: number
}

/**
 * The fields of an unreadable row that may be shown. An allow-list, because the source adds fields between two versions
 * of its guide, and those about people look like any other.
 */
const SHOWN: ReadonlySet<string> = new Set(
  [
    'bidNtceNo bidNtceOrd bidClsfcNo rbidNo rbidNtceNo reNtceYn ntceKindNm bidNtceNm bidNtceDt rgstDt chgDt inptDt',
    'ntceInsttCd ntceInsttNm dminsttCd dminsttNm cntrctCnclsMthdNm sucsfbidMthdNm sucsfbidLwltRate bidBeginDt',
    'bidClseDt opengDt presmptPrce asignBdgtAmt bdgtAmt untyNtceNo befBidBbancNo indstrytyLmtYn bidNtceDate',
    'bidNtceBgn bsnsDivNm lmtGrpNo lmtSno lcnsLmtNm permsnIndstrytyList prtcptPsblRgnNm bssamt bssamtOpenDt',
    'chgDataDivNm chgItemNm progrsDivCdNm prtcptCnum opengRsltDivNm nobidRsn rbidRsn opengDate opengTm opengRank',
    'rlOpengDt fnlSucsfDate sucsfbidAmt sucsfbidRate rsrvtnPrce bssAmt bidprcAmt bidprcRt bidprcrt dqlfctnRsn',
    'sucsfYn fnlSucsfAmt fnlSucsfRt dataBssDate indstrytyClsfcCd indstrytyCd indstrytyNm indstrytyUseYn',
    'indstrytyRgstDt indstrytyChgDt dltYn ntceNm ntceDivNm nticeDt bidNtceClsfc cntrctMthdNm refAmt rgnLmtDivNm',
    'plnprc totRsrvtnPrceNum compnoRsrvtnPrceSno bsisPlnprc drwtYn drwtNum',
    'bfSpecRgstNo prdctClsfcNoNm orderInsttNm rlDminsttNm rcptDt opninRgstClseDt bidNtceNoList',
  ]
    .join(' ')
    .toLowerCase()
    .split(' '),
)
const LONGEST = 300

export function rejected(item: unknown, reason: string): Rejected {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return { reason, record: { type: Array.isArray(item) ? 'array' : typeof item } }
  }
  const shown = Object.entries(item).filter(([name, value]) => SHOWN.has(name.toLowerCase()) && isPlain(value))
  return { reason, record: Object.fromEntries(shown.map(([name, value]) => [name, shownText(name, String(value))])) }
}

/** Reasons are free text, which may contain a telephone number or an address. */
const shownText = (name: string, text: string): string =>
  ((/rsn$/i.test(name) ? withoutContacts(text) : text) ?? '').slice(0, LONGEST)

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

export const isRejected = (read: object): read is Rejected => 'reason' in read && 'record' in read

/** The source's name of its categories, which also has 일반용역, 기술용역. */
export function bsnsDivOf(name: string | null): BsnsDiv | null {
  if (name === null) return null
  if (name.includes('용역')) return '용역'
  return (['물품', '공사', '외자', '기타'] as const).find((it) => name.includes(it)) ?? null
}

/** Foreign purchases are priced in a currency that the document names and the record does not. */
const UNKNOWN_CURRENCY = 'XXX'

export function currencyOf(fields: Fields, bsnsDiv: BsnsDiv | null): string {
  for (const name of fields.keys()) {
    const code = /crncy|currency/.test(name) ? (textIn(fields, name)?.toUpperCase() ?? '') : ''
    if (/^[A-Z]{3}$/.test(code)) return code
  }
  return bsnsDiv === '외자' ? UNKNOWN_CURRENCY : 'KRW'
}

const LONGEST_NUMBER = 80

/** `null` = it cannot identify a notice. */
export function numberOf(fields: Fields): string | null {
  const number = textIn(fields, 'bidNtceNo')
  return number !== null && [...number].length <= LONGEST_NUMBER ? number : null
}
