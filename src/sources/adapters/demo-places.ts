import { HOUR } from '../../lib/clock.ts'
import { districtsOf } from '../../search/regions.ts'
import type { Random } from './demo-random.ts'

export interface Province {
  name: string
  short: string
  /** Its code as an ordering body. */
  code: string
  /** 시, 군 and 구 below it. */
  districts: readonly string[]
}

/** Districts 인천 got in July 2026: notices of two years name those that stood all the time. */
const NEW_DISTRICTS = ['제물포구', '영종구', '서해구', '검단구']

const standing = (province: string): string[] =>
  districtsOf(province).filter((district) => !NEW_DISTRICTS.includes(district))

const province = (name: string, short: string, code: string): Province => ({
  name,
  short,
  code,
  get districts() {
    return standing(name)
  },
})

export const PROVINCES: readonly Province[] = [
  province('서울특별시', '서울', '6110000'),
  province('부산광역시', '부산', '6260000'),
  province('대구광역시', '대구', '6270000'),
  province('인천광역시', '인천', '6280000'),
  province('광주광역시', '광주', '6290000'),
  province('대전광역시', '대전', '6300000'),
  province('울산광역시', '울산', '6310000'),
  province('세종특별자치시', '세종', '5690000'),
  province('경기도', '경기', '6410000'),
  province('강원특별자치도', '강원', '6530000'),
  province('충청북도', '충북', '6430000'),
  province('충청남도', '충남', '6440000'),
  province('전북특별자치도', '전북', '6540000'),
  province('전라남도', '전남', '6460000'),
  province('경상북도', '경북', '6470000'),
  province('경상남도', '경남', '6480000'),
  province('제주특별자치도', '제주', '6500000'),
]

/** 광주광역시 and 전라남도 became one on this day; what was posted earlier keeps the old names. */
export const MERGED_SINCE = Date.UTC(2026, 6, 1) - 9 * HOUR
export const MERGED: Province = {
  name: '전남광주통합특별시',
  short: '전남광주',
  code: '6120000',
  get districts() {
    return ['광주광역시', '전라남도'].flatMap(standing)
  },
}
export const isMerged = (at: Province): boolean => at.short === '광주' || at.short === '전남'
export const provinceAt = (at: Province, instant: number): Province =>
  isMerged(at) && instant >= MERGED_SINCE ? MERGED : at

export function provinceNamed(short: string): Province {
  const found = PROVINCES.find((one) => one.short === short)
  if (!found) throw new RangeError(`no province is called ${short}`)
  return found
}

/** `안양시` → `안양`; `중구`, `동구` stay as they are. */
export const stemOf = (district: string): string => (district.length > 2 ? district.slice(0, -1) : district)

/** Names that many places share. */
export const STEMS: readonly string[] =
  `중앙 신흥 동산 성산 용두 원촌 대덕 상평 하평 금곡 송정 신촌 화정 평화 남산 북문 서문 동문 월곡 봉산 옥계 청계 백석 석촌 장평 문성 도원 오산 용산 수정 양지 송현 송림 대흥 신평 상신 하신
  용암 구암 산정 죽림 송산 학산 도산 매산 봉암 봉황 연화 청룡 백운 관음 월성 월평 화산 화암 신기 원평 서원 당북 사곡 산막 삼곡 상대 하대 지곡 지산 운곡 운산 운암 율곡 율하 은곡 이목 인곡
  임당 입석 자산 장암 장전 정산 조양 주산 죽산 죽전 중산 중촌 진산 진흥 천곡 천전 청산 초곡 태평 토평 판교 팔곡 평산 포곡 풍산 하곡 한천 합덕 해안 현암 호계 호암 홍문 화곡 활천 황산 회산
  후평 흥덕 가곡 가산 가평 각산 갈곡 강정 건천 검산 격포 계곡 고산 고암 광암 교촌 구산 구정 굴암 금산 금성 금암 기산 낙산 남곡 남양 내곡 녹산 논곡 다산 단곡 당산 대곡 대림 대산 대평 덕계
  덕곡 덕산 덕암 도곡 도화 동곡 동남 동림 동명 동부 두곡 두암 만수 매곡 매화 명곡 명륜 묘곡 무릉 문곡 문산 문암 미곡 미산 반곡 백곡 백암 병산 보산 복대 봉곡 봉덕 봉명 부곡 부평 북산 비산
  산곡 산북 삼산 상곡 상남 상봉 상산 서곡 서남 석곡 석남 석산 선곡 선암 설산 성곡 성남 세곡 소곡 소암 소정 송곡 송천 송학 수곡 수산 숭의 승곡 신곡 신남 신대 신덕 신도 신북 신산 신성 신안
  신암 신월 신정 신창 신천 안곡 안산 암곡 양곡 양산 어곡 여곡 연곡 연산 영산 오곡 오룡 옥산 온천 왕산 외곡 용강 용곡 용담 용문 용호 우곡 우산 운봉 원곡 원산 월산 월송 월암 월호`.split(
    /\s+/,
  )

const TOWN_ENDINGS = ['동', '동', '동', '1동', '2동', '지구', '길', '공원', '시장', '2지구', '3지구', '고개']
const COUNTRY_ENDINGS = ['면', '면', '리', '리', '읍', '마을', '지구', '들', '저수지', '1리', '2리', '골']

export const isCountry = (district: string): boolean => district.endsWith('군')

/** A place inside a district, as titles name it. */
export function placeIn(district: string, random: Random): string {
  return random.pick(STEMS) + random.pick(isCountry(district) ? COUNTRY_ENDINGS : TOWN_ENDINGS)
}

/** A place anywhere in a province: its district first. */
export function placeWithin(at: Province, random: Random): string {
  if (at.districts.length === 0) return placeIn('구', random)
  const district = random.pick(at.districts)
  return `${random.chance(0.5) ? district : stemOf(district)} ${placeIn(district, random)}`
}
