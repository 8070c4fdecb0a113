import type { Licence } from '../../bids/index.ts'

/** Codes and names as KONEPS writes them, its different middle dots included. */
export const INDUSTRIES: Readonly<Record<string, string>> = {
  '0001': '토목공사업',
  '0002': '건축공사업',
  '0003': '토목건축공사업',
  '0005': '조경공사업',
  '0036': '정보통신공사업',
  '0037': '전기공사업',
  '0040': '전문소방시설공사업',
  '1132': '교통영향평가대행자',
  '1162': '건물위생관리업',
  '1164': '시설경비업',
  '1169': '학술.연구용역',
  '1172': '근로자파견사업',
  '1224': '폐기물수집·운반업(생활폐기물)',
  '1226': '폐기물수집·운반업(사업장배출시설폐기물)',
  '1253': '건설폐기물 중간처리업',
  '1257': '폐기물중간처분업',
  '1261': '종합여행업',
  '1262': '국내외여행업',
  '1397': '안전진단전문기관(건축)',
  '1426': '소프트웨어사업자(패키지소프트웨어개발·공급사업)',
  '1450': '식품접객업(위탁급식영업)',
  '1461': '법무사업(사무소)',
  '1468': '소프트웨어사업자(컴퓨터관련서비스사업)',
  '1469': '소프트웨어사업자(디지털콘텐츠개발서비스사업)',
  '1470': '소프트웨어사업자(데이터베이스제작및검색서비스사업)',
  '1492': '전문소방공사감리업',
  '1494': '일반소방공사감리업(전기)',
  '1517': '출판사신고',
  '1518': '인쇄사신고',
  '3178': '산학협력단',
  '3581': '엔지니어링사업(교통)',
  '4161': '나무병원(1종)',
  '4440': '산업디자인전문회사(시각디자인분야)',
  '4442': '산업디자인전문회사(환경디자인분야)',
  '4444': '산업디자인전문회사(종합디자인분야)',
  '4615': '액화석유가스충전사업',
  '4617': '액화석유가스판매사업',
  '4817': '건축사사무소',
  '4963': '안전진단전문기관(종합)',
  '4966': '건설엔지니어링업(종합)',
  '4989': '지반조성ㆍ포장공사업',
  '4990': '실내건축공사업',
  '4991': '금속창호ㆍ지붕건축물조립공사업',
  '4992': '도장ㆍ습식ㆍ방수ㆍ석공사업',
  '4993': '조경식재ㆍ시설물공사업',
  '4994': '철근ㆍ콘크리트공사업',
  '4995': '구조물해체ㆍ비계공사업',
  '4996': '상ㆍ하수도설비공사업',
  '4997': '철도ㆍ궤도공사업',
  '4998': '철강구조물공사업',
  '4999': '수중ㆍ준설공사업',
  '5023': '공공측량업',
  '5805': '여객자동차운수사업(구역여객자동차운송사업-전세버스)',
  '6146': '정보시스템 감리법인',
  '6201': '승강기ㆍ삭도공사업',
  '6202': '기계설비ㆍ가스공사업',
  '6484': '공공디자인 전문회사',
  '6728': '건설폐기물 수집·운반업',
  '6786': '폐기물종합재활용업(지정폐기물외 폐기물)',
  '6883': '창업기획자',
  '9901': '기타자유업(행사대행업)',
  '9902': '기타자유업(광고대행사)',
}

/** What sort of firm bids for it; firms are kept by trade. */
export const TRADES = [
  'building',
  'civil',
  'electric',
  'telecom',
  'specialist',
  'green',
  'software',
  'facility',
  'engineering',
  'waste',
  'events',
  'supply',
] as const
export type Trade = (typeof TRADES)[number]

const TRADE_CODES: Record<Trade, string> = {
  building: '0002 0003 4990 4998 6201',
  civil: '0001 4989 4994 4996 4997 4999',
  electric: '0037',
  telecom: '0036',
  specialist: '0040 4991 4992 4995 6202',
  green: '0005 4161 4993',
  software: '1426 1468 1469 1470',
  facility: '1162 1164 1172 1450',
  engineering: '1132 1169 1397 1461 1492 1494 3178 3581 4817 4963 4966 5023 6146 6883',
  waste: '1224 1226 1253 1257 6728 6786',
  events: '1261 1262 1517 1518 4440 4442 4444 6484 9901 9902 5805',
  supply: '4615 4617',
}

const TRADE_OF = new Map(TRADES.flatMap((trade) => TRADE_CODES[trade].split(' ').map((code) => [code, trade] as const)))

/** The trade of the first licence asked for; goods without one are sold by suppliers. */
export const tradeOf = (licence: string): Trade => TRADE_OF.get(licence.slice(0, 4)) ?? 'supply'

/** `0001|0003` = either will do, `1253+6728` = both are demanded, `` = no limit. */
export function licencesOf(licence: string): Licence[] {
  if (licence === '') return []
  return licence
    .split('|')
    .flatMap((codes, index) =>
      codes.split('+').map((code) => ({ group: index + 1, code, name: INDUSTRIES[code] ?? code })),
    )
}
