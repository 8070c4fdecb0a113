import type { Agency } from './agencies.ts'
import words from './data/words.json' with { type: 'json' }
import { districtsIn, placeIn, placeWithin, STEMS, stemOf } from './places.ts'
import type { Random } from './random.ts'
import type { NoticeTerms } from './terms.ts'
import type { Item } from './topics.ts'

interface TitleMoment {
  random: Random
  agency: Agency
  year: number
  month: number
  item: Item | null
}

/** Creates one title. Patterns are parsed once and used many times. */
export type TitleMaker = (moment: TitleMoment) => string

type Part = string | readonly string[] | Slot
type Slot = (moment: TitleMoment) => string

const LINE = /^(?:([a-z ]+): )?(.*)$/
const PART = /\{(\w+)\}|<([^>]*)>|[^{<]+/g
/** Kinds that are responsible for an area and its people. */
const LOCAL = new Set<string>(['city', 'province', 'office', 'localcorp'])

/** The patterns for a kind of agency: a line may begin with the kinds that it is meant for. */
export function compileTitles(lines: readonly string[], kind: string): TitleMaker[] {
  return lines.flatMap((line) => {
    const [, kinds, pattern = ''] = LINE.exec(line) ?? []
    const suits =
      kinds === undefined || kinds.split(' ').some((one) => one === kind || (one === 'local' && LOCAL.has(kind)))
    return suits ? [compileTitle(pattern)] : []
  })
}

/** All alternatives in patterns. */
export const choicesIn = (lines: readonly string[]): string[] =>
  [...lines.join('\n').matchAll(/<([^>]*)>/g)]
    .flatMap(([, choice = '']) => choice.split('/'))
    .filter((choice) => choice !== '')

function compileTitle(pattern: string): TitleMaker {
  const parts = [...pattern.matchAll(PART)].map(([whole, slot, choice]): Part => {
    if (slot !== undefined) return slotNamed(slot)
    return choice === undefined ? whole : choice.split('/')
  })
  return (moment) => {
    let title = ''
    for (const part of parts) {
      title += typeof part === 'string' ? part : typeof part === 'function' ? part(moment) : moment.random.pick(part)
    }
    return title.trim()
  }
}

function slotNamed(name: string): Slot {
  const slot = SLOTS[name]
  if (!slot) throw new RangeError(`no slot is called ${name}`)
  return slot
}

/** Randomly one of the slots, by share; the rest of the time, nothing. */
const sometimes =
  (choices: readonly (readonly (number | string)[])[]): Slot =>
  ({ random }) => {
    let place = random.next()
    for (const [share, text] of choices) {
      place -= Number(share)
      if (place < 0) return String(text)
    }
    return ''
  }

function inYear(year: number, random: Random): string {
  const place = random.next()
  if (place < 0.4) return ''
  if (place < 0.88) return `${year}년 `
  if (place < 0.96) return `${year}년도 `
  return `'${year % 100}년 `
}

function place({ agency, random }: TitleMoment): string {
  return agency.district === null ? placeWithin(agency.seat, random) : placeIn(agency.district, random)
}

/** A room or wing of the agency's building. */
function wing(moment: TitleMoment): string {
  const { agency, random } = moment
  if (agency.kind === 'school') return `${agency.short} ${random.pick(words.schoolRooms)}`
  if (agency.kind === 'education') return `${school(moment)} ${random.pick(words.schoolRooms)}`
  const science = agency.kind === 'university' || agency.kind === 'institute'
  return `${agency.short} ${random.pick(science ? words.scienceRooms : words.officeRooms)}`
}

/** One of the buildings of an area, with or without its place. */
function publicBuilding(moment: TitleMoment, names: readonly string[]): string {
  const { agency, random } = moment
  const name = random.pick(names)
  const choice = random.next()
  if (choice < 0.3) return `${random.pick(STEMS)} ${name}`
  if (choice < 0.55) return `${place(moment)} ${name}`
  const districts = districtsIn(agency.seat)
  const district = agency.district ?? (districts.length > 0 ? random.pick(districts) : '')
  if (choice < 0.85 && district !== '') return `${choice < 0.72 ? stemOf(district) : district} ${name}`
  return name
}

const facility: Slot = (moment) =>
  LOCAL.has(moment.agency.kind) ? publicBuilding(moment, words.facilities) : wing(moment)

/** A whole building, for titles that name a room themselves. */
const home: Slot = (moment) =>
  LOCAL.has(moment.agency.kind) ? publicBuilding(moment, words.facilities) : moment.agency.short

function school({ agency, random }: TitleMoment): string {
  if (agency.kind === 'school' || agency.kind === 'university') return agency.short
  return random.pick(STEMS) + random.pick(['초등학교', '초', '중학교', '중', '고등학교', '고'])
}

function system({ agency, random }: TitleMoment): string {
  const own = LOCAL.has(agency.kind)
    ? words.localSystems
    : CAMPUS.has(agency.kind)
      ? words.campusSystems
      : words.systems
  return random.pick(random.chance(0.4) ? own : words.systems)
}

const CAMPUS = new Set<string>(['university', 'institute'])

function event({ agency, random }: TitleMoment): string {
  const local = LOCAL.has(agency.kind) || agency.kind === 'culture'
  const name = random.pick(local && random.chance(0.8) ? words.localEvents : words.events)
  return agency.district !== null && random.chance(0.5) ? `${stemOf(agency.district)} ${name}` : name
}

function unit({ agency, random }: TitleMoment): string {
  if (agency.kind !== 'military') return agency.short
  return random.chance(0.3)
    ? agency.short
    : `${random.int(11, 99)}${random.pick(['사단', '여단', '연대', '대대', '지원단', '-A'])}`
}

const SLOTS: Record<string, Slot> = {
  year: ({ year, random }) => inYear(year, random),
  // Services for a whole year are ordered before it begins.
  coming: ({ year, month, random }) =>
    inYear(month >= 11 || (month === 10 && random.chance(0.4)) ? year + 1 : year, random),
  month: ({ month }) => String((month % 12) + 1),
  place,
  stem: ({ random }) => random.pick(STEMS),
  site: facility,
  facility,
  home,
  plant: (moment) => publicBuilding(moment, words.plants),
  school,
  unit,
  self: ({ agency }) => agency.short,
  road: ({ random }) =>
    random.chance(0.5)
      ? `${random.pick(STEMS)}${random.pick(['로', '길', '대로'])}`
      : `${random.pick(['지방도', '시도', '군도', '국지도'])} ${random.int(1, 98)}호선`,
  river: ({ random }) => (random.chance(0.4) ? random.pick(words.rivers) : `${random.pick(STEMS)}천`),
  highway: ({ random, agency }) =>
    random.pick(agency.name.startsWith('국토교통부') ? words.nationalRoads : words.expressways),
  line: ({ random, agency }) => random.pick(agency.name.endsWith('교통공사') ? words.metroLines : words.railways),
  port: ({ random, agency }) =>
    agency.short.replace(/(지방해양수산청|항만공사)$/, '') + random.pick(['항', '신항', '북항', '내항']),
  system,
  event,
  theme: ({ random, agency }) => random.pick(LOCAL.has(agency.kind) ? words.themes : words.policies),
  field: ({ random }) => random.pick(words.fields),
  grant: ({ random }) => (random.chance(0.35) ? `${random.pick(words.grants)} ` : ''),
  n: ({ random }) => String(random.int(1, 9)),
  nn: ({ random }) => String(random.int(1, 60)),
  more: ({ random }) => (random.chance(0.15) ? ` 외 ${random.int(1, 6)}개소` : ''),
  schools: ({ random }) => (random.chance(0.15) ? ` 외 ${random.int(1, 3)}교` : ''),
  item: ({ item }) => item?.as ?? '',
  parts: sometimes(words.parts),
  phase: sometimes(words.phase),
  long: sometimes(words.long),
}

export interface Marks {
  urgent: boolean
  renotice: boolean
  /** Posted by the central buyer for the agency. */
  central: boolean
  /** The area of a branch, which some corporations put first. */
  branch: string | null
  terms: NoticeTerms
}

/** The marks that offices add to the name of an order. */
export function marked(name: string, marks: Marks, random: Random): string {
  let title = name + ending(marks, random)
  if (marks.branch !== null && random.chance(0.12)) title = `[${marks.branch}] ${title}`
  if (marks.renotice) title = around(title, '재공고', random)
  if (marks.urgent) title = around(title, '긴급', random)
  return blemished(title, random)
}

function ending({ terms, central }: Marks, random: Random): string {
  const place = random.next()
  if (terms.small) return place < 0.34 ? random.pick(words.quoteEndings) : ''
  if (terms.awardMethod === '협상에의한계약') return place < 0.14 ? random.pick(words.negotiatedEndings) : ''
  if (central) return place < 0.1 ? '(입찰대행)' : ''
  return place < 0.04 ? ' 입찰공고' : place < 0.05 ? ' 전자입찰 공고' : ''
}

function around(title: string, mark: string, random: Random): string {
  const place = random.next()
  if (place < 0.45) return `(${mark})${random.chance(0.4) ? ' ' : ''}${title}`
  if (place < 0.7) return `[${mark}]${random.chance(0.5) ? ' ' : ''}${title}`
  if (place < 0.82) return `${title} [${mark}]`
  if (place < 0.92) return `${title}(${mark})`
  return mark === '재공고' ? `${title} 재공고` : title
}

/** Typing errors, and sometimes a character outside the basic plane. */
function blemished(title: string, random: Random): string {
  const place = random.next()
  if (place < 0.015) return title.replace(' ', '  ')
  if (place < 0.0155) return title.includes('축제') ? title.replace('축제', '축제🌸') : `${title} 🎗`
  return title
}

export const corrected = (title: string, random: Random): string =>
  random.pick([`[정정공고] ${title}`, `(변경공고) ${title}`, `${title}(변경)`, `[변경] ${title}`])

export const withdrawn = (title: string, random: Random): string =>
  random.chance(0.5) ? random.pick([`[취소공고] ${title}`, `(취소) ${title}`]) : title
