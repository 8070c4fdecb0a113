import { HOUR } from '../../src/lib/clock.ts'
import {
  type Buyer,
  type Division,
  type Firm,
  PERSON,
  PERSONAL,
  people,
  type Row,
  wireOrder,
  wireTime,
} from './wire.ts'

const wireClock = (at: number): string => wireTime(at).slice(11, 16)
const wireDay = (at: number): string => wireTime(at).slice(0, 10)

/** One opening of one lot. */
export interface Round {
  number: string
  order: number
  division: Division
  title: string
  buyer: Buyer
  lot: string
  rebid: number
  openAt: number
  publishedAt: number
  progress: '개찰완료' | '유찰' | '재입찰'
  reason: string
  planned: number
  base: number
  floorRate: string
  price: number
  firms: number
  /** The winning firm, and when it is known. */
  awardAt: number | null
}

const roundOf = ({ number, order, lot, rebid }: Round): Row => ({
  bidNtceNo: number,
  bidNtceOrd: wireOrder(order),
  bidClsfcNo: lot,
  rbidNo: wireOrder(rebid),
})

/** With fewer than two bidders, no prices are drawn. */
export const hasReservePrices = ({ firms }: Round): boolean => firms > 1

export interface Reserve {
  number: number
  price: number
  drawn: boolean
  draws: number
}

export const reservePriceRow = (round: Round, { number, price, drawn, draws }: Reserve): Row => ({
  ...roundOf(round),
  bidNtceNm: round.title,
  plnprc: String(round.planned),
  bssamt: String(round.base),
  totRsrvtnPrceNum: '15',
  compnoRsrvtnPrceSno: String(number),
  bsisPlnprc: String(price),
  drwtYn: drawn ? 'Y' : 'N',
  drwtNum: String(draws),
  bidwinrSlctnAplBssCntnts: '조달청',
  rlOpengDt: wireTime(round.openAt + 240_000),
  bssamtBssUpNum: '8',
  compnoRsrvtnPrceMkngDt: wireTime(round.openAt - 37_000),
  inptDt: wireTime(round.publishedAt),
  PrearngPrcePurcnstcst: '0',
})

export function openingRow(round: Round, firms: readonly Firm[], amount: number): Row {
  const { rbidNo = '', ...key } = roundOf(round)
  const [first] = firms
  const rate = ((amount / round.planned) * 100).toFixed(3)
  return {
    ...key,
    // Goods use a different name, despite the guide.
    ...(round.division === '물품' ? { rbidNtceNo: rbidNo } : { rbidNo }),
    bidNtceNm: round.title,
    opengDt: wireTime(round.openAt),
    prtcptCnum: String(round.firms),
    opengCorpInfo:
      first && round.progress === '개찰완료' ? `${first.name}^${first.bizno}^${PERSON}^${amount}^${rate}` : '',
    progrsDivCdNm: round.progress,
    inptDt: wireTime(round.publishedAt),
    rsrvtnPrceFileExistnceYn: hasReservePrices(round) ? 'Y' : 'N',
    ntceInsttCd: round.buyer.code,
    ntceInsttNm: round.buyer.name,
    dminsttCd: round.buyer.code,
    dminsttNm: round.buyer.name,
    opengRsltNtcCntnts: '',
  }
}

export function awardRow(round: Round, firm: Firm, amount: number, at: number): Row {
  const foreign = round.division === '외자'
  return {
    ...roundOf(round),
    ...people(PERSONAL.award),
    ntceDivCd: '통050001',
    bidNtceNm: round.title,
    prtcptCnum: String(round.firms),
    bidwinnrNm: firm.name,
    bidwinnrBizno: firm.bizno,
    sucsfbidAmt: String(amount),
    rlOpengDt: wireTime(round.openAt + 240_000),
    sucsfbidRate: foreign ? '' : ((amount / round.planned) * 100).toFixed(3),
    dminsttCd: round.buyer.code,
    dminsttNm: round.buyer.name,
    rgstDt: wireTime(at),
    ...(foreign ? { FnlSucsfDate: wireDay(at) } : { fnlSucsfDate: wireDay(at) }),
  }
}

export const failingRow = (round: Round): Row => ({ opengRsltDivNm: '유찰', ...roundOf(round), nobidRsn: round.reason })

/** With the number of the round it announces. */
export const rebidRow = (ended: Round, next: Round): Row => ({
  opengRsltDivNm: '재입찰',
  ...roundOf(next),
  bidClseDt: wireTime(next.openAt - HOUR),
  opengDt: wireTime(next.openAt),
  rbidRsn: ended.reason,
  cmmnSpldmdAgrmntClseDt: '',
})

export interface Offer {
  firm: Firm
  amount: number
  /** Disqualified if there is none. */
  rank: number | null
  at: number
}

export const rankingRow = (round: Round, { firm, amount, rank, at }: Offer, won: boolean): Row => ({
  opengRsltDivNm: '개찰완료',
  ...roundOf(round),
  opengRank: rank === null ? '' : String(rank),
  prcbdrBizno: firm.bizno,
  prcbdrNm: firm.name,
  ...people(PERSONAL.ranking),
  bidprcAmt: String(amount),
  bidprcrt: ((amount / round.planned) * 100).toFixed(3),
  rmrk: rank === null ? '낙찰하한선 미달' : won ? '낙찰' : '',
  cnsttyAccotBidAmtUrl: 'N/A',
  drwtNo1: ' 10',
  drwtNo2: '3',
  bidprcDt: wireTime(at),
})

/** One row per bidder; one row without a bidder for a failed opening. */
export function bidderRow(round: Round, offer: Offer | null, award: { offer: Offer; at: number } | null): Row {
  const won = award !== null && offer !== null && award.offer.firm.bizno === offer.firm.bizno
  const rate = (amount: number) => ((amount / round.planned) * 100).toFixed(3)
  return {
    bidNtceNo: round.number,
    bidNtceOrd: wireOrder(round.order),
    bidNtceNm: round.title,
    bsnsDivNm: round.division,
    cntrctCnclsSttusNm: '총액계약',
    cntrctCnclsMthdNm: '제한경쟁',
    bidwinrDcsnMthdNm: '적격심사제',
    ntceInsttNm: round.buyer.name,
    ntceInsttCd: round.buyer.code,
    dmndInsttNm: round.buyer.name,
    dmndInsttCd: round.buyer.code,
    sucsfLwstlmtRt: round.floorRate,
    presmptPrce: String(round.price),
    rsrvtnPrce: String(round.planned),
    bssAmt: String(round.base),
    opengDate: wireDay(round.openAt),
    opengTm: wireClock(round.openAt),
    opengRsltDivNm: round.progress,
    opengRank: offer?.rank ? String(offer.rank) : '',
    bidprcCorpBizrno: offer?.firm.bizno ?? '',
    bidprcCorpNm: offer?.firm.name ?? '',
    ...people(PERSONAL.bidder),
    bidprcAmt: offer ? String(offer.amount) : '',
    bidprcRt: offer ? rate(offer.amount) : '',
    bidprcDate: offer ? wireDay(offer.at) : '',
    bidprcTm: offer ? wireClock(offer.at) : '',
    sucsfYn: won ? 'Y' : 'N',
    dqlfctnRsn: offer === null ? '' : offer.rank === null ? '낙찰하한선 미달' : '정상',
    fnlSucsfAmt: award ? String(award.offer.amount) : '',
    fnlSucsfRt: award ? rate(award.offer.amount) : '',
    fnlSucsfDate: award ? wireDay(award.at) : '',
    fnlSucsfCorpNm: award?.offer.firm.name ?? '',
    fnlSucsfCorpBizrno: award?.offer.firm.bizno ?? '',
    dataBssDate: wireDay(round.openAt),
  }
}
