import type { Agency, AgencyKind } from './demo-agency-registry.ts'
import { placeIn, placeWithin, STEMS, stemOf } from './demo-places.ts'
import type { Random } from './demo-random.ts'
import * as words from './demo-words.ts'

interface TitleMoment {
  random: Random
  agency: Agency
  year: number
  month: number
}

/** Makes one title; a pattern is taken apart once and used a hundred thousand times. */
export type TitleMaker = (moment: TitleMoment) => string

type Part = string | readonly string[] | Slot
type Slot = (moment: TitleMoment) => string

const LINE = /^(?:([a-z ]+): )?(.*)$/
const PART = /\{(\w+)\}|<([^>]*)>|[^{<]+/g
/** Kinds that look after an area and the people in it. */
const LOCAL = new Set<AgencyKind>(['city', 'province', 'office', 'localcorp'])

/** The patterns that suit a kind: a line may name in front the kinds it is meant for. */
export function compileTitles(text: string, kind: AgencyKind): TitleMaker[] {
  return text.split('\n').flatMap((line) => {
    const [, kinds, pattern = ''] = LINE.exec(line.trim()) ?? []
    const suits =
      kinds === undefined || kinds.split(' ').some((one) => one === kind || (one === 'local' && LOCAL.has(kind)))
    return suits ? [compileTitle(pattern)] : []
  })
}

/** All that patterns offer to choose from. */
export const choicesIn = (text: string): string[] =>
  [...text.matchAll(/<([^>]*)>/g)].flatMap(([, choice = '']) => choice.split('/')).filter((choice) => choice !== '')

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

/** Now one, now the other, by share; what is left over gives nothing. */
const sometimes =
  (choices: readonly (readonly [number, string])[]): Slot =>
  ({ random }) => {
    let place = random.next()
    for (const [share, text] of choices) {
      place -= share
      if (place < 0) return text
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

/** A room or wing of the agency's own house. */
function wing(moment: TitleMoment): string {
  const { agency, random } = moment
  if (agency.kind === 'school') return `${agency.short} ${random.pick(words.SCHOOL_ROOMS)}`
  if (agency.kind === 'education') return `${school(moment)} ${random.pick(words.SCHOOL_ROOMS)}`
  const science = agency.kind === 'university' || agency.kind === 'institute'
  return `${agency.short} ${random.pick(science ? words.SCIENCE_ROOMS : words.OFFICE_ROOMS)}`
}

/** One of the buildings an area has, with or without the place it stands in. */
function publicBuilding(moment: TitleMoment, names: readonly string[]): string {
  const { agency, random } = moment
  const name = random.pick(names)
  const choice = random.next()
  if (choice < 0.3) return `${random.pick(STEMS)} ${name}`
  if (choice < 0.55) return `${place(moment)} ${name}`
  const district = agency.district ?? (agency.seat.districts.length > 0 ? random.pick(agency.seat.districts) : '')
  if (choice < 0.85 && district !== '') return `${choice < 0.72 ? stemOf(district) : district} ${name}`
  return name
}

const facility: Slot = (moment) =>
  LOCAL.has(moment.agency.kind) ? publicBuilding(moment, words.FACILITIES) : wing(moment)

/** A whole house, for titles that name a room themselves. */
const home: Slot = (moment) =>
  LOCAL.has(moment.agency.kind) ? publicBuilding(moment, words.FACILITIES) : moment.agency.short

function school({ agency, random }: TitleMoment): string {
  if (agency.kind === 'school' || agency.kind === 'university') return agency.short
  return random.pick(STEMS) + random.pick(['초등학교', '초', '중학교', '중', '고등학교', '고'])
}

function system({ agency, random }: TitleMoment): string {
  const own = LOCAL.has(agency.kind)
    ? words.LOCAL_SYSTEMS
    : CAMPUS.has(agency.kind)
      ? words.CAMPUS_SYSTEMS
      : words.SYSTEMS
  return random.pick(random.chance(0.4) ? own : words.SYSTEMS)
}

const CAMPUS = new Set<AgencyKind>(['university', 'institute'])

function event({ agency, random }: TitleMoment): string {
  const local = LOCAL.has(agency.kind) || agency.kind === 'culture'
  const name = random.pick(local && random.chance(0.8) ? words.LOCAL_EVENTS : words.EVENTS)
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
  // What runs through a year is ordered before it begins.
  coming: ({ year, month, random }) =>
    inYear(month >= 11 || (month === 10 && random.chance(0.4)) ? year + 1 : year, random),
  month: ({ month }) => String((month % 12) + 1),
  place,
  stem: ({ random }) => random.pick(STEMS),
  site: facility,
  facility,
  home,
  plant: (moment) => publicBuilding(moment, words.PLANTS),
  school,
  unit,
  self: ({ agency }) => agency.short,
  road: ({ random }) =>
    random.chance(0.5)
      ? `${random.pick(STEMS)}${random.pick(['로', '길', '대로'])}`
      : `${random.pick(['지방도', '시도', '군도', '국지도'])} ${random.int(1, 98)}호선`,
  river: ({ random }) => (random.chance(0.4) ? random.pick(words.RIVERS) : `${random.pick(STEMS)}천`),
  highway: ({ random, agency }) =>
    random.pick(agency.name.startsWith('국토교통부') ? words.NATIONAL_ROADS : words.EXPRESSWAYS),
  line: ({ random, agency }) => random.pick(agency.name.endsWith('교통공사') ? words.METRO_LINES : words.RAILWAYS),
  port: ({ random, agency }) =>
    agency.short.replace(/(지방해양수산청|항만공사)$/, '') + random.pick(['항', '신항', '북항', '내항']),
  system,
  event,
  theme: ({ random, agency }) => random.pick(LOCAL.has(agency.kind) ? words.THEMES : words.POLICIES),
  field: ({ random }) => random.pick(words.FIELDS),
  grant: ({ random }) => (random.chance(0.35) ? `${random.pick(words.GRANTS)} ` : ''),
  n: ({ random }) => String(random.int(1, 9)),
  nn: ({ random }) => String(random.int(1, 60)),
  more: ({ random }) => (random.chance(0.15) ? ` 외 ${random.int(1, 6)}개소` : ''),
  schools: ({ random }) => (random.chance(0.15) ? ` 외 ${random.int(1, 3)}교` : ''),
  parts: sometimes([
    [0.1, '(토목)'],
    [0.1, '(전기)'],
    [0.06, '(기계)'],
    [0.05, '(통신)'],
    [0.04, '(소방)'],
    [0.04, '(건축,기계)'],
    [0.02, ' 외 1종'],
  ]),
  phase: sometimes([
    [0.06, '(장기계속)'],
    [0.06, '(1차)'],
    [0.05, '(2차분)'],
    [0.04, ' 1공구'],
    [0.03, ' 2차'],
    [0.03, '(총체 및 1차분)'],
  ]),
  long: sometimes([
    [0.08, '(장기계속)'],
    [0.05, '(단가계약)'],
    [0.03, '(연간단가)'],
  ]),
}
