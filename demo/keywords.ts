import type { BsnsDiv } from '../src/vocabulary/notices.ts'
import { type Agencies, createAgencies } from './agencies.ts'
import words from './data/words.json' with { type: 'json' }
import { districtsIn, isMerged, MERGED, PROVINCES, STEMS, stemOf } from './places.ts'
import { createDraw, createRandom, longTail, type Random } from './random.ts'
import { choicesIn } from './titles.ts'
import { INDUSTRIES, TOPICS, type Topic } from './topics.ts'

export interface SyntheticKeyword {
  keyword: string
  filter: {
    agency?: string[]
    industry?: string[]
    region?: string[]
    bsnsDiv?: BsnsDiv[]
    minAmt?: number
    maxAmt?: number
    exclude?: string[]
  }
}

/**
 * Coarser than the query language: `A|B`, `B | A` and `A B` are equal, so that no two keywords have the same meaning.
 */
const wordsOf = (keyword: string) => keyword.split(/[ |()"ㆍ·]+/).filter((word) => word !== '')

/** A line of business and its search terms, most common first. */
interface Field {
  topic: Topic
  /** Terms of this trade, and terms of every trade (보수, 구매), which are only useful with another one. */
  own: Words
  common: Words
}

type Words = (random: Random) => string

/** Different keywords, as written by bid managers of many trades and places. */
export function synthesiseKeywords({ seed, count }: { seed: number | string; count: number }): SyntheticKeyword[] {
  const random = createRandom(`keywords ${seed}`)
  const agencies = createAgencies()
  const fields = fieldsOf(TOPICS)
  const drawField = createDraw(fields.map(({ topic }) => topic.weight))
  const made = new Set<string>()
  const keywords: SyntheticKeyword[] = []
  while (keywords.length < count) {
    const field = fields[drawField(random)] as Field
    const keyword = { keyword: textFor(field, agencies, random), filter: filterFor(field.topic, agencies, random) }
    const said = wordsOf(keyword.keyword)
    const identity = `${[...said].sort()} ${JSON.stringify(keyword.filter)}`
    if (new Set(said).size < said.length) continue
    if (made.has(identity)) continue
    made.add(identity)
    keywords.push(keyword)
  }
  return keywords
}

const COMMON_FROM = 4

const itemsIn = ({ items = [] }: Topic) => items.map((item) => item.as)

function fieldsOf(topics: readonly Topic[]): Field[] {
  const words = topics.map((topic) =>
    [...new Set([...choicesIn(topic.titles), ...itemsIn(topic)].map(bare))].filter(saysSomething),
  )
  const fields = new Map<string, number>()
  for (const word of words.flat()) fields.set(word, (fields.get(word) ?? 0) + 1)
  const isCommon = (word: string) => (fields.get(word) ?? 0) >= COMMON_FROM
  return topics.map((topic, index) => {
    const all = words[index] ?? []
    const own = all.filter((word) => !isCommon(word))
    const common = all.filter(isCommon)
    return { topic, own: tailed(own.length > 0 ? own : all), common: tailed(common.length > 0 ? common : all) }
  })
}

const EMPTY_WORDS = new Set(['공사', '용역', '사업', '구매', '구입', '공고', '입찰', '설치', '위탁', '정비'])
const saysSomething = (word: string) => word.length > 1 && !EMPTY_WORDS.has(word)

/** Parentheses have a meaning in queries. */
const bare = (text: string) => text.replace(/\(.*?\)/g, '').trim()

function tailed(list: readonly string[]): Words {
  const draw = createDraw(longTail(list.length, 0.5))
  return (random) => list[draw(random)] as string
}

const UNWANTED = words.unwanted

function textFor({ own, common }: Field, agencies: Agencies, random: Random): string {
  const first = own(random)
  const second = own(random)
  const beside = second === first ? common(random) : second
  const without = ` -${random.pick(UNWANTED)}`
  const place = random.next()
  if (place < 0.2) return first
  if (place < 0.34) return `${first} ${random.chance(0.6) ? common(random) : beside}`
  if (place < 0.48) return random.chance(0.5) ? `${first} | ${beside}` : `${first}|${beside}`
  if (place < 0.56) return first + without
  if (place < 0.62) return `"${first}"${random.chance(0.5) ? ` ${common(random)}` : ''}`
  if (place < 0.74) return `${placeName(random)} ${random.chance(0.6) ? first : common(random)}`
  if (place < 0.8) return `(${first} | ${beside}) ${placeName(random)}${random.chance(0.6) ? without : ''}`
  if (place < 0.92) return random.chance(0.3) ? `"${houseName(random)}"` : houseName(random).replace(' ', '')
  if (place < 0.96) return bare(anyAgency(agencies, random).short)
  return `${bare(random.pick(words.systems))} ${random.pick(['구축', '유지관리', '고도화', 'ISP', '감리'])}`
}

const anyAgency = (agencies: Agencies, random: Random) => random.pick(agencies.all)

function placeName(random: Random): string {
  if (random.chance(0.4))
    return random.pick(STEMS) + random.pick(['동', '면', '리', '지구', '천', '저수지', '읍', '공원'])
  const province = random.pick(PROVINCES)
  const districts = districtsIn(province)
  if (districts.length === 0) return province.short
  const district = random.pick(districts)
  return random.chance(0.5) ? district : stemOf(district)
}

function houseName(random: Random): string {
  const choice = random.next()
  if (choice < 0.15) return random.pick(STEMS) + random.pick(['초등학교', '중학교', '고등학교'])
  const districts = districtsIn(random.pick(PROVINCES))
  const area = choice < 0.6 || districts.length === 0 ? random.pick(STEMS) : stemOf(random.pick(districts))
  return `${area} ${random.pick(words.facilities)}`
}

const AMOUNTS = [10, 20, 30, 50, 70, 100, 150, 200, 300, 400, 500, 1000, 2000, 3000, 5000, 10_000]

function filterFor(topic: Topic, agencies: Agencies, random: Random): SyntheticKeyword['filter'] {
  const filter: SyntheticKeyword['filter'] = {}
  if (random.chance(0.12)) filter.agency = several(() => agencyFilter(agencies, random), random)
  const item = topic.items ? random.pick(topic.items) : null
  const code = item?.code ?? topic.licence.slice(0, 4)
  const name = item?.name ?? INDUSTRIES[code] ?? code
  if (code !== '' && random.chance(0.2)) filter.industry = [random.chance(0.6) ? code : name]
  if (random.chance(0.3)) filter.region = several(() => regionFilter(random), random)
  if (random.chance(0.3)) filter.bsnsDiv = [topic.div]
  const lower = random.int(0, AMOUNTS.length - 2)
  const upper = random.int(lower + 1, AMOUNTS.length - 1)
  if (random.chance(0.16)) filter.minAmt = (AMOUNTS[lower] as number) * 1_000_000
  if (random.chance(0.16)) filter.maxAmt = (AMOUNTS[upper] as number) * 1_000_000
  if (random.chance(0.12)) filter.exclude = several(() => random.pick(UNWANTED), random)
  return filter
}

/** Mostly one, sometimes two or three, without duplicates. */
function several(next: () => string, random: Random): string[] {
  const count = random.chance(0.65) ? 1 : random.int(2, 3)
  return [...new Set(Array.from({ length: count }, next))].sort()
}

function agencyFilter(agencies: Agencies, random: Random): string {
  const agency = anyAgency(agencies, random)
  return random.chance(0.3) ? agency.code : random.chance(0.5) ? agency.name : agency.short
}

function regionFilter(random: Random): string {
  const province = random.pick(PROVINCES)
  const today = isMerged(province) && random.chance(0.5) ? MERGED : province
  const districts = districtsIn(province)
  if (districts.length > 0 && random.chance(0.2)) return `${today.name} ${random.pick(districts)}`
  return random.chance(0.7) ? today.name : province.short
}
