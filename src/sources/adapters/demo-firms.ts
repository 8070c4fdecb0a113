import { TRADES, type Trade } from './demo-industries.ts'
import { isMerged, MERGED, PROVINCES, type Province } from './demo-places.ts'
import { createDraw, createRandom, type Random } from './demo-random.ts'

export interface Firm {
  name: string
  businessNo: string
}

export interface Firms {
  all: readonly Firm[]
  /** Different firms of a trade, at home in a province if one is given; some bid far more often than others. */
  choose(trade: Trade, home: Province | null, count: number, random: Random): Firm[]
}

const FIRM_COUNT = 20_000

const FIRST =
  '한 대 동 신 서 남 성 정 금 삼 세 태 우 유 일 진 창 청 해 현 화 효 가 경 광 국 나 다 라 미 보 부 산 새 선 수 아 영 예 원 은 이 인 재 제 조 주 중 지 천 하 호 홍 명 백 덕 두 푸'.split(
    ' ',
  )
const SECOND =
  '빛 명 성 우 진 원 일 광 국 호 림 산 양 영 정 창 천 화 흥 경 건 남 도 동 람 로 미 민 방 백 서 석 선 솔 승 신 안 연 오 온 완 용 웅 유 율 은 인 주 준 지 청 초 탑 터 평 풍 한 해 현 형'.split(
    ' ',
  )

const ENDINGS: Record<Trade, string> = {
  building: '건설 종합건설 건설산업 이앤씨 디앤씨 산업개발 하우징',
  civil: '건설 토건 개발 종합개발 산업 건설개발 포장건설',
  electric: '전기 전력 전설 이엔지 전기산업 파워텍 일렉트릭',
  telecom: '정보통신 통신 텔레콤 네트웍스 아이티 정보 씨앤에스',
  specialist: '설비 소방 방수 창호 이엔지 기공 시스템창호 엔지니어링',
  green: '조경 조경건설 그린 녹지 나무병원 조경산업 에코그린',
  software: '소프트 시스템즈 정보기술 아이티에스 솔루션 데이터 테크 인포 씨엔씨',
  facility: '종합관리 에스엠 시큐리티 미화 서비스 휴먼 푸드 비엠에스',
  engineering: '엔지니어링 기술단 기술공사 건축사사무소 이엔씨 컨설팅 연구원 안전기술',
  waste: '환경 환경개발 자원 리사이클 그린환경 산업환경',
  events: '기획 커뮤니케이션 미디어 이벤트 문화 디자인 애드 투어 관광 인쇄',
  supply: '상사 산업 테크 메디칼 기업 사이언스 무역 푸드 가구 툴스',
}

const TRADE_WEIGHTS: Record<Trade, number> = {
  building: 16,
  civil: 17,
  electric: 13,
  telecom: 8,
  specialist: 12,
  green: 6,
  software: 8,
  facility: 6,
  engineering: 8,
  waste: 4,
  events: 7,
  supply: 10,
}
const HOME_WEIGHTS = [17, 7, 5, 5, 3.5, 3.5, 2.5, 1, 19, 5, 4.5, 5, 5, 6, 7, 8, 2]

const FORMS: readonly ((stem: string) => string)[] = [
  (stem) => `㈜${stem}`,
  (stem) => `주식회사 ${stem}`,
  (stem) => `(주)${stem}`,
  (stem) => `${stem}(주)`,
  (stem) => `${stem} 주식회사`,
  (stem) => `${stem}㈜`,
  (stem) => `유한회사 ${stem}`,
  (stem) => stem,
]

/** The same firms whatever the seed of the notices: they meet again in data that is made later. */
export function createFirms(): Firms {
  const random = createRandom('firms')
  const drawTrade = createDraw(TRADES.map((trade) => TRADE_WEIGHTS[trade]))
  const drawHome = createDraw(HOME_WEIGHTS)
  const drawForm = createDraw([30, 24, 20, 7, 5, 4, 4, 6])
  const names = new Set<string>()
  const all: Firm[] = []
  const pools = new Map<string, Firm[]>()
  const join = (key: string, firm: Firm) => {
    const pool = pools.get(key)
    if (pool) pool.push(firm)
    else pools.set(key, [firm])
  }

  while (all.length < FIRM_COUNT) {
    const trade = TRADES[drawTrade(random)] as Trade
    const home = PROVINCES[drawHome(random)] as Province
    const stem = stemFor(trade, random)
    if (names.has(stem)) continue
    names.add(stem)
    const form = FORMS[drawForm(random)] as (stem: string) => string
    const firm = { name: form(stem), businessNo: numberOfNobody(all.length, random) }
    all.push(firm)
    join(trade, firm)
    join(`${trade} ${home.short}`, firm)
    if (isMerged(home)) join(`${trade} ${MERGED.short}`, firm)
  }

  function choose(trade: Trade, home: Province | null, count: number, random: Random): Firm[] {
    const local = home === null ? undefined : pools.get(`${trade} ${home.short}`)
    const pool = local && local.length >= 2 * count ? local : (pools.get(trade) ?? all)
    return pickTailed(pool, Math.min(count, pool.length), random)
  }

  return { all, choose }
}

function stemFor(trade: Trade, random: Random): string {
  const middle = random.chance(0.25) ? random.pick(SECOND) : ''
  return random.pick(FIRST) + random.pick(SECOND) + middle + random.pick(ENDINGS[trade].split(' '))
}

const CHECK_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** Ten digits whose check digit is wrong on purpose, so that no real firm bears the number. */
function numberOfNobody(index: number, random: Random): string {
  // 7 919 shares no factor with 10⁹: the first nine digits differ from firm to firm.
  const digits = String(100_000_000 + ((index * 7919 * 113) % 899_999_999)).padStart(9, '0')
  const sum = CHECK_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  const right = (10 - ((sum + Math.floor((5 * Number(digits[8])) / 10)) % 10)) % 10
  return digits + ((right + random.int(1, 9)) % 10)
}

/** Different members of a pool, its first ones more often: one from each slice of a bent scale, in mixed order. */
function pickTailed<T>(pool: readonly T[], count: number, random: Random): T[] {
  const chosen: T[] = []
  let last = -1
  for (let i = 0; i < count; i++) {
    const bent = ((i + random.next()) / count) ** 1.8
    last = Math.min(Math.max(Math.floor(bent * pool.length), last + 1), pool.length - count + i)
    const place = random.int(0, i)
    chosen.push(chosen[place] ?? (pool[last] as T))
    chosen[place] = pool[last] as T
  }
  return chosen
}
