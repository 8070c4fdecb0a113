import { distance } from '../lib/spelling.ts'
import { compact } from './text.ts'

export interface Region {
  /** Path from the outermost region: `51`, `41/안양시`, `12/29/북구`. */
  path: string
  name: string
}

/**
 * Code, name, other names (short, old, colloquial, old codes), and its cities, counties and districts, with the
 * districts of a city in parentheses.
 */
type Province = readonly [code: string, name: string, aliases: string, parts: string]

/** 전국: no region limit. */
export const NATIONWIDE = '00'
const MERGED = '12'
/** 광주 and 전남, which belong to the merged province since July 2026. */
const insideMerged: readonly string[] = ['29', '46']

// As of 2026-11: with the districts that 화성시 got in February, and those of 인천 and 전남광주 since July.
const provinces: readonly Province[] = [
  [NATIONWIDE, '전국', '', ''],
  [
    '11',
    '서울특별시',
    '서울 서울시',
    '종로구 중구 용산구 성동구 광진구 동대문구 중랑구 성북구 강북구 도봉구 노원구 은평구 서대문구 마포구 양천구 강서구 구로구 금천구 영등포구 동작구 관악구 서초구 강남구 송파구 강동구',
  ],
  [MERGED, '전남광주통합특별시', '전남광주 전남광주시 전남광주특별시 광주전남', ''],
  ['29', '광주광역시', '광주 광주시', '동구 서구 남구 북구 광산구'],
  [
    '46',
    '전라남도',
    '전남',
    '목포시 여수시 순천시 나주시 광양시 담양군 곡성군 구례군 고흥군 보성군 화순군 장흥군 강진군 해남군 영암군 무안군 함평군 영광군 장성군 완도군 진도군 신안군',
  ],
  [
    '26',
    '부산광역시',
    '부산 부산시',
    '중구 서구 동구 영도구 부산진구 동래구 남구 북구 해운대구 사하구 금정구 강서구 연제구 수영구 사상구 기장군',
  ],
  ['27', '대구광역시', '대구 대구시', '중구 동구 서구 남구 북구 수성구 달서구 달성군 군위군'],
  [
    '28',
    '인천광역시',
    '인천 인천시',
    '제물포구 영종구 미추홀구 연수구 남동구 부평구 계양구 서해구 검단구 강화군 옹진군',
  ],
  ['30', '대전광역시', '대전 대전시', '동구 중구 서구 유성구 대덕구'],
  ['31', '울산광역시', '울산 울산시', '중구 남구 동구 북구 울주군'],
  ['36', '세종특별자치시', '세종 세종시', ''],
  [
    '41',
    '경기도',
    '경기',
    '수원시(장안구 권선구 팔달구 영통구) 성남시(수정구 중원구 분당구) 의정부시 안양시(만안구 동안구) 부천시(원미구 소사구 오정구) 광명시 평택시 동두천시 안산시(상록구 단원구) 고양시(덕양구 일산동구 일산서구) 과천시 구리시 남양주시 오산시 시흥시 군포시 의왕시 하남시 용인시(처인구 기흥구 수지구) 파주시 이천시 안성시 김포시 화성시(만세구 효행구 병점구 동탄구) 광주시 양주시 포천시 여주시 연천군 가평군 양평군',
  ],
  [
    '43',
    '충청북도',
    '충북',
    '청주시(상당구 서원구 흥덕구 청원구) 충주시 제천시 보은군 옥천군 영동군 증평군 진천군 괴산군 음성군 단양군',
  ],
  [
    '44',
    '충청남도',
    '충남',
    '천안시(동남구 서북구) 공주시 보령시 아산시 서산시 논산시 계룡시 당진시 금산군 부여군 서천군 청양군 홍성군 예산군 태안군',
  ],
  [
    '47',
    '경상북도',
    '경북',
    '포항시(남구 북구) 경주시 김천시 안동시 구미시 영주시 영천시 상주시 문경시 경산시 의성군 청송군 영양군 영덕군 청도군 고령군 성주군 칠곡군 예천군 봉화군 울진군 울릉군',
  ],
  [
    '48',
    '경상남도',
    '경남',
    '창원시(의창구 성산구 마산합포구 마산회원구 진해구) 진주시 통영시 사천시 김해시 밀양시 거제시 양산시 의령군 함안군 창녕군 고성군 남해군 하동군 산청군 함양군 거창군 합천군',
  ],
  ['50', '제주특별자치도', '제주 제주도', '제주시 서귀포시'],
  [
    '51',
    '강원특별자치도',
    '강원 강원도 강원자치도 42',
    '춘천시 원주시 강릉시 동해시 태백시 속초시 삼척시 홍천군 횡성군 영월군 평창군 정선군 철원군 화천군 양구군 인제군 고성군 양양군',
  ],
  [
    '52',
    '전북특별자치도',
    '전북 전라북도 전북자치도 45',
    '전주시(완산구 덕진구) 군산시 익산시 정읍시 남원시 김제시 완주군 진안군 무주군 장수군 임실군 순창군 고창군 부안군',
  ],
  ['99', '기타', '', ''],
]

/** Names in old notices: province, name, and the current region. */
const former = [
  ['28', '남구', '28/미추홀구'],
  ['41', '여주군', '41/여주시'],
  ['43', '청원군', '43/청주시'],
  ['44', '당진군', '44/당진시'],
  ['44', '연기군', '36'],
  ['47', '군위군', '27/군위군'],
  ['48', '마산시', '48/창원시'],
  ['48', '진해시', '48/창원시/진해구'],
] as const

/** Districts that were divided: they remain regions that match every successor. */
const divided: Readonly<Record<string, readonly string[]>> = {
  '28/중구': ['28/제물포구', '28/영종구'],
  '28/동구': ['28/제물포구'],
  '28/서구': ['28/서해구', '28/검단구'],
}

interface Entry extends Region {
  code: string
  listed: boolean
  /** Every spelling of it, compact; earlier lists have precedence over later ones of any region. */
  spellings: string[][]
}

interface Vocabulary {
  entries: Entry[]
  byPath: Map<string, Entry>
  /** `null` if several regions share a spelling. */
  bySpelling: Map<string, Entry | null>
}

const words = (text: string): string[] => text.split(' ').filter(Boolean)

/** `안양` for `안양시`; a stem of one syllable (`중구`) is ambiguous. */
const stemsOf = (name: string): string[] => (/^..+[시군구]$/.test(name) ? [name.slice(0, -1)] : [])

const pairs = (left: readonly string[], right: readonly string[]): string[] =>
  left.flatMap((one) => right.map((two) => one + two))

const createEntry = (path: string, name: string, listed: boolean, spellings: string[][]): Entry => ({
  path,
  code: path.replace(/^12\/(?=\d)/, ''),
  name,
  listed,
  spellings: spellings.map((list) => list.map(compact)),
})

/** Full names with the province, full names alone, then the same for short ones. */
const partSpellings = (prefixes: readonly string[], whole: string[], short: string[]): string[][] => [
  [],
  pairs(prefixes, whole),
  whole,
  pairs(prefixes, short),
  short,
]

const partsOf = (parts: string): { city: string; districts: string }[] =>
  [...parts.matchAll(/([^ ()]+)(?:\(([^)]*)\))?/g)].map(([, city = '', districts = '']) => ({ city, districts }))

const createDistricts = () =>
  new Map(provinces.map(([, name, , parts]) => [name, partsOf(parts).map(({ city }) => city)] as const))

let districts: ReturnType<typeof createDistricts> | null = null

/** Cities, counties and districts directly below a province. */
export function districtsOf(province: string): readonly string[] {
  districts ??= createDistricts()
  return districts.get(province) ?? []
}

const entriesOf = ([code, name, aliases, parts]: Province): Entry[] => {
  const outer = insideMerged.includes(code) ? provinces.find(([other]) => other === MERGED) : undefined
  const path = outer ? `${MERGED}/${code}` : code
  const own = [code, path, name, ...words(aliases)]
  const prefixes = outer ? [...own, outer[0], outer[1], ...words(outer[2])] : own
  const shown = outer ? outer[1] : name
  // `광주시` may also be the city in 경기도, so a colloquial name of a province must not have precedence over a full name of
  // its parts.
  const colloquial = own.filter((spelling) => spelling !== name && spelling.endsWith('시'))
  const official = own.filter((spelling) => !colloquial.includes(spelling))
  const entries = [createEntry(path, name, true, [official, [], colloquial])]
  const addPart = (part: readonly string[], whole: string[], short: string[]) => {
    const spellings = partSpellings(prefixes, whole, short)
    entries.push(createEntry([path, ...part].join('/'), [shown, ...part].join(' '), true, spellings))
  }
  for (const { city, districts } of partsOf(parts)) {
    const stems = stemsOf(city)
    addPart([city], [city], stems)
    for (const district of words(districts)) {
      const short = [...stemsOf(district), ...pairs([city, ...stems], stemsOf(district)), ...pairs(stems, [district])]
      addPart([city, district], [district, city + district], short)
    }
  }
  for (const old of Object.keys(divided).filter((key) => key.startsWith(`${code}/`))) {
    const part = old.slice(code.length + 1)
    entries.push(createEntry(old, `${name} ${part}`, false, partSpellings(prefixes, [part], [])))
  }
  return entries
}

const spellingsOf = (entries: readonly Entry[], rank: number): Map<string, Entry | null> => {
  const bySpelling = new Map<string, Entry | null>()
  for (const entry of entries) {
    for (const spelling of entry.spellings[rank] ?? []) {
      const other = bySpelling.get(spelling)
      bySpelling.set(spelling, other === undefined || other === entry ? entry : null)
    }
  }
  return bySpelling
}

const createVocabulary = (): Vocabulary => {
  const entries = provinces.flatMap(entriesOf)
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  for (const [code, old, path] of former) {
    const names = entries.find((entry) => entry.code === code)?.spellings.flat() ?? []
    byPath.get(path)?.spellings.push(pairs(names, [old]), [old])
  }
  const bySpelling = new Map<string, Entry | null>()
  const ranks = Math.max(...entries.map((entry) => entry.spellings.length))
  for (let rank = 0; rank < ranks; rank++) {
    for (const [spelling, entry] of spellingsOf(entries, rank)) {
      if (!bySpelling.has(spelling)) bySpelling.set(spelling, entry)
    }
  }
  return { entries, byPath, bySpelling }
}

let cached: Vocabulary | null = null

const vocabulary = (): Vocabulary => {
  cached ??= createVocabulary()
  return cached
}

/** No region has a name this long. */
const LONGEST = 60

/** Finds a region by code, path or name; `null` if the text names no region, or several. */
export const resolveRegion = (text: string): Region | null => {
  if (text.length > LONGEST) return null
  const entry = vocabulary().bySpelling.get(compact(text))
  return entry ? { path: entry.path, name: entry.name } : null
}

export const regionName = (path: string): string | null => vocabulary().byPath.get(path)?.name ?? null

/** Path of a region's province; `null` for the whole country. */
export const outermost = (path: string): string | null => {
  const [province = path] = path.split('/')
  return province === NATIONWIDE ? null : province
}

/** Provinces by code, each followed by its parts (`41/안양시`); every code resolves. */
export const regionList = (): { code: string; name: string }[] =>
  vocabulary()
    .entries.filter((entry) => entry.listed)
    .map(({ code, name }) => ({ code, name }))

/** Whether the name means that bidders from anywhere may bid. */
export const isNationwide = (name: string): boolean => resolveRegion(name)?.path === NATIONWIDE

const lies = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`)

/** Whether a region is completely inside another: not true for a district that got only a part of a divided one. */
export const liesIn = (inner: string, outer: string): boolean => outer === NATIONWIDE || lies(inner, outer)

const tookOver = (old: string, now: string): boolean => divided[old]?.some((heir) => lies(now, heir)) ?? false

/** Whether one of two regions is inside the other. */
export const fits = (limit: string, wanted: string): boolean =>
  limit === NATIONWIDE ||
  wanted === NATIONWIDE ||
  lies(limit, wanted) ||
  lies(wanted, limit) ||
  tookOver(limit, wanted) ||
  tookOver(wanted, limit)

/** Every path of a limit that matches, for comparisons in SQL. */
export const pathsFitting = (wanted: string): string[] =>
  [...vocabulary().byPath.keys()].filter((path) => fits(path, wanted))

/** Hangul as single letters, so that `서율` is nearer to `서울` than `서산` is. */
const letters = (text: string): string => text.normalize('NFD')

const FAR = 0.4
const OFFERED = 5

/** 0 = the same, 1 = nothing in common. A text that contains a full name, or is the beginning of one, is near it. */
const farness = (text: string, name: string): number => {
  const share = Math.min(text.length, name.length) / Math.max(text.length, name.length)
  if (name.startsWith(text) || (name.length >= 3 && text.includes(name))) return 0.3 * (1 - share)
  // With half or twice as many syllables a name cannot be near; this rules out most names.
  if (share <= 0.5) return 1
  const left = letters(text)
  const two = letters(name)
  return distance(left, two) / Math.max(left.length, two.length)
}

/** The nearest full names, nearest first. */
export const suggestRegions = (text: string): string[] => {
  const typed = compact(text.slice(0, LONGEST))
  if (typed === '') return []
  const farnessOf = (entry: Entry): number => {
    const names = [compact(entry.name), ...entry.spellings.flat()].filter((name) => !/\d/.test(name))
    return Math.min(...names.map((name) => farness(typed, name)))
  }
  return vocabulary()
    .entries.filter((entry) => entry.listed)
    .map((entry) => ({ name: entry.name, far: farnessOf(entry) }))
    .filter(({ far }) => far < FAR)
    .sort((a, b) => a.far - b.far)
    .slice(0, OFFERED)
    .map(({ name }) => name)
}
