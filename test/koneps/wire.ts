import { seoulTime } from '../../src/lib/clock.ts'

/** Rows exactly as they are sent: every value is text, with field names in the original case. */
export type Row = Record<string, string>

export type Division = '물품' | '용역' | '공사' | '외자' | '기타'

export const SUFFIXES: Record<Division, string> = {
  물품: 'Thng',
  용역: 'Servc',
  공사: 'Cnstwk',
  외자: 'Frgcpt',
  기타: 'Etc',
}
export const CODES: Partial<Record<Division, string>> = { 물품: '1', 외자: '2', 공사: '3', 용역: '5' }

/** The content of every field with personal data: it must not be stored anywhere. */
export const PERSON = '사람에관한것'

export const wireTime = (at: number): string => seoulTime(at).slice(0, 19).replace('T', ' ')
export const wireOrder = (order: number): string => String(order).padStart(3, '0')

/** Fields with personal data in all lists, as the guides name them. */
export const PERSONAL = {
  notice: [
    'ntceInsttOfclNm',
    'ntceInsttOfclTelNo',
    'ntceInsttOfclEmailAdrs',
    'exctvNm',
    'dminsttOfclEmailAdrs',
    'crdtrNm',
  ],
  award: ['bidwinnrCeoNm', 'bidwinnrAdrs', 'bidwinnrTelNo', 'fnlSucsfCorpOfcl'],
  ranking: ['prcbdrCeoNm'],
  bidder: ['bidprcCorpCeoNm', 'fnlSucsfCorpCeoNm', 'fnlSucsfCorpOfclNm', 'fnlSucsfCorpAdrs', 'fnlSucsfCorpContactTel'],
  privateNotice: ['ofclNm', 'ofclTelNo', 'ofclEmail', 'aptCeoAdrs', 'aptMngOfficeTelNo'],
  preSpec: ['ofclNm', 'ofclTelNo'],
  standardNotice: [
    'ntceInsttOfclDeptNm',
    'ntceInsttOfclNm',
    'ntceInsttOfclTel',
    'ntceInsttOfclEmailAdrs',
    'dmndInsttOfclDeptNm',
    'dmndInsttOfclNm',
    'dmndInsttOfclTel',
    'dmndInsttOfclEmailAdrs',
  ],
} as const

export const people = (names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, PERSON]))

export interface Firm {
  name: string
  bizno: string
}

export interface Buyer {
  name: string
  code: string
}

/** One order of a notice, as its list row contains it. */
export interface NoticeState {
  number: string
  order: number
  division: Division
  title: string
  kindName: string
  renotice: boolean
  previous: string
  buyer: Buyer
  demand: Buyer
  postedAt: number
  registeredAt: number
  changedAt: number | null
  beginAt: number
  closeAt: number | null
  openAt: number
  price: number
  floorRate: string
  licensed: boolean
}

const FILE = 'https://www.g2b.go.kr/pn/pnp/pnpe/UntyAtchFile/downloadFile.do?bidPbancNo='

export function noticeRow(state: NoticeState): Row {
  const { number, order, division, price } = state
  // 기타 writes dates without seconds.
  const time = (at: number | null) =>
    at === null ? '' : division === '기타' ? wireTime(at).slice(0, 16) : wireTime(at)
  const page = `https://www.g2b.go.kr/link/PNPE027_01/single/?bidPbancNo=${number}&amp;bidPbancOrd=${wireOrder(order)}`
  const common: Row = {
    bidNtceNo: number,
    bidNtceOrd: wireOrder(order),
    rgstTyNm: '조달청 또는 나라장터 자체 공고건',
    ntceKindNm: state.kindName,
    bidNtceDt: time(state.postedAt),
    refNo: `계약과-${number.slice(-4)}`,
    bidNtceNm: state.title,
    ntceInsttCd: state.buyer.code,
    ntceInsttNm: state.buyer.name,
    dminsttNm: state.demand.name,
    bidMethdNm: '전자입찰',
    cntrctCnclsMthdNm: '제한경쟁',
    bidBeginDt: time(state.beginAt),
    bidClseDt: time(state.closeAt),
    opengDt: time(state.openAt),
    ntceSpecDocUrl1: `${FILE}${number}&amp;fileSeq=1`,
    ntceSpecDocUrl2: '',
    ntceSpecFileNm1: `입찰공고문_${number}.hwpx`,
    ntceSpecFileNm2: '',
    rbidPermsnYn: 'Y',
    presmptPrce: String(price),
    opengPlce: '국가종합전자조달시스템(나라장터)',
    bidNtceDtlUrl: page,
    bidNtceUrl: division === '공사' ? '' : page,
    untyNtceNo: '',
    sucsfbidMthdNm: '적격심사제-추정가격 2억원 미만',
    rgstDt: time(state.registeredAt),
  }
  if (division === '기타')
    return {
      ...common,
      cmmnSpldmdYn: 'N',
      bidQlfctRgstCntnts: '공고서 참조',
      rmrkCntnts: '',
      bidGrntymnyPaymntObjYn: 'N',
    }
  return {
    ...common,
    ...people(PERSONAL.notice),
    reNtceYn: state.renotice ? 'Y' : 'N',
    dminsttCd: state.demand.code,
    intrbidYn: 'N',
    chgDt: time(state.changedAt),
    bidQlfctRgstDt: wireTime(state.openAt).slice(0, 16),
    sucsfbidLwltRate: state.floorRate,
    indstrytyLmtYn: state.licensed ? 'Y' : 'N',
    chgNtceRsn: state.kindName === '등록공고' ? '' : '사유는 공고서 참조',
    rbidOpengDt: time(state.openAt),
    befBidBbancNo: state.previous,
    stdNtceDocUrl: `${FILE}${number}&amp;fileSeq=0`,
    ...OWN[division](price),
  }
}

const OWN: Record<Exclude<Division, '기타'>, (price: number) => Row> = {
  물품: (price) => ({
    asignBdgtAmt: String(Math.round(price * 1.1)),
    VAT: String(Math.round(price * 0.1)),
    dtilPrdctClsfcNo: '5610152001',
    prdctSpecNm: '수요기관규격 참조',
    prdctUprc: '',
    dlvrTmlmtDt: '2026-12-15 15:00:0',
  }),
  용역: (price) => ({
    asignBdgtAmt: String(Math.round(price * 1.1)),
    VAT: String(Math.round(price * 0.1)),
    srvceDivNm: '일반용역',
    ppswGnrlSrvceYn: 'N',
    pubPrcrmntLrgClsfcNm: '연구조사서비스',
    infoBizYn: 'N',
  }),
  공사: (price) => ({
    bdgtAmt: String(Math.round(price * 1.1)),
    VAT: String(Math.round(price * 0.1)),
    mainCnsttyNm: '토목공사업',
    cnstrtsiteRgnNm: '부산광역시 남구',
    sptDscrptDocUrl1: `${FILE}site&amp;fileSeq=1`,
    ciblAplYn: 'Y',
  }),
  외자: (price) => ({
    asignBdgtAmt: String(price),
    prdctSno: '1',
    dtilPrdctClsfcNo: '4110530101',
    prdctSpecNm: '규격서 참조',
  }),
}

export interface LicenceRow {
  group: number
  sequence: number
  licence: string
  allowed: string
}

export const licenceRow = (number: string, order: number, division: Division, at: number, it: LicenceRow): Row => ({
  bidNtceNo: number,
  bidNtceOrd: wireOrder(order),
  lmtGrpNo: String(it.group),
  lmtSno: String(it.sequence),
  lcnsLmtNm: it.licence,
  permsnIndstrytyList: it.allowed,
  rgstDt: wireTime(at),
  bsnsDivNm: division,
  indstrytyMfrcFldList: '',
})

export const regionRow = (
  number: string,
  order: number,
  division: Division,
  at: number,
  sequence: number,
  name: string,
): Row => ({
  bidNtceNo: number,
  bidNtceOrd: wireOrder(order),
  lmtSno: String(sequence),
  prtcptPsblRgnNm: name,
  rgstDt: wireTime(at),
  bsnsDivNm: division,
})

export const baseAmountRow = (
  number: string,
  order: number,
  lot: string,
  title: string,
  at: number,
  amount: number,
): Row => ({
  bidNtceNo: number,
  bidNtceOrd: wireOrder(order),
  bidClsfcNo: lot,
  bidNtceNm: title,
  bssamt: String(amount),
  bssamtOpenDt: wireTime(at),
  rsrvtnPrceRngBgnRate: '-3',
  rsrvtnPrceRngEndRate: '+3',
  inptDt: wireTime(at),
})

export const historyRow = (
  number: string,
  order: number,
  division: Division,
  at: number,
  what: string,
  item: string,
): Row => ({
  bsnsDivNm: division,
  chgDataDivNm: what,
  chgDt: wireTime(at),
  bidNtceNo: number,
  bidNtceOrd: wireOrder(order),
  bidClsfcNo: '0',
  rbidNo: '000',
  chgItemNm: item,
  bfchgVal: '20260303 18:00',
  afchgVal: '2026/02/25 11:52',
  lcnsLmtCdRgstList: 'N/A',
})

/** A row of one of the source's lists, and the period in which it is there. */
export interface Listed {
  number: string
  order: number
  lot: string
  /** Its dates, by the number of the query kind. */
  axes: Readonly<Partial<Record<'1' | '2' | '3', number>>>
  from: number
  until: number
  row: Row
}
