import * as names from './demo-agency-names.ts'
import {
  AGENCY_KINDS,
  type Agency,
  type AgencyKind,
  type AgencyRegistry,
  createAgencyRegistry,
} from './demo-agency-registry.ts'
import { isCountry, MERGED_SINCE, PROVINCES, type Province, provinceNamed, STEMS, stemOf } from './demo-places.ts'
import { createDraw, createRandom, longTail, type Random, shuffled } from './demo-random.ts'

export interface Agencies {
  all: readonly Agency[]
  /** One that orders at the moment given, by its own frequency. */
  draw(random: Random, at: number): Agency
  /** The branch of the central buyer that posts for agencies of this province. */
  centralFor(seat: Province): Agency
  /** The body it was at a moment: those of merged provinces have a new name and code. */
  at(agency: Agency, instant: number): Agency
}

/** Shares of all notices, in per cent. */
const SHARES: Record<AgencyKind, number> = {
  city: 25,
  office: 7.5,
  civic: 2.5,
  province: 6,
  education: 6,
  school: 9,
  ministry: 5,
  police: 1.6,
  fire: 1.2,
  military: 3,
  university: 6.5,
  institute: 4,
  body: 5,
  roads: 2.4,
  rail: 2,
  power: 1.6,
  energy: 1.6,
  water: 1.6,
  farm: 2.6,
  housing: 2,
  forest: 1.2,
  ports: 0.7,
  airports: 0.5,
  localcorp: 3.4,
  hospital: 1.4,
  culture: 1.6,
}

/** The same bodies whatever the seed of the notices: a code never changes its name. */
export function createAgencies(): Agencies {
  const registry = createAgencyRegistry()
  addGovernments(registry)
  addEducation(registry)
  addState(registry)
  addCorporations(registry)
  const branches = addCentralBuyer(registry)

  const posting = new Set(branches)
  const ordering = registry.all().filter((agency) => !posting.has(agency))
  const next = createDraw(frequencies(ordering))
  const at = (agency: Agency, instant: number) => (agency.heir && instant >= MERGED_SINCE ? agency.heir : agency)
  return {
    all: [...new Set(registry.all().flatMap((agency) => (agency.heir ? [agency, agency.heir] : [agency])))],
    draw: (random, instant) => at(ordering[next(random)] as Agency, instant),
    centralFor: (seat) => branches.find((branch) => branch.seat.short === centralSeat(seat)) ?? (branches[0] as Agency),
    at,
  }
}

function frequencies(agencies: readonly Agency[]): number[] {
  const random = createRandom('frequency of agencies')
  const weights = new Map<Agency, number>()
  for (const kind of AGENCY_KINDS) {
    const alike = shuffled(
      agencies.filter((agency) => agency.kind === kind),
      random,
    )
    const tail = longTail(alike.length, 0.75)
    const sum = tail.reduce((total, weight) => total + weight, 0)
    alike.forEach((agency, rank) => {
      weights.set(agency, (SHARES[kind] * (tail[rank] as number)) / sum)
    })
  }
  return agencies.map((agency) => weights.get(agency) ?? 0)
}

type Add = AgencyRegistry['add']

const list = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const spaced = (text: string) => text.replaceAll('_', ' ')

interface Seated {
  seat: Province
  name: string
}

function seated(text: string): Seated[] {
  return list(text).map((entry) => {
    const [short = '', name = ''] = entry.split(':')
    return { seat: provinceNamed(short), name: spaced(name) }
  })
}

/** `name=seat: seat:branch …` */
function corporations(text: string): (Seated & { branches: Seated[] })[] {
  const found: (Seated & { branches: Seated[] })[] = []
  for (const entry of list(text)) {
    const [name = '', seat] = entry.split('=')
    if (seat === undefined) found.at(-1)?.branches.push(...seated(entry))
    else found.push({ name: spaced(name), seat: provinceNamed(seat.replace(':', '')), branches: [] })
  }
  return found
}

function addGovernments({ add }: AgencyRegistry): void {
  const random = createRandom('offices of districts')
  let serial = 0
  for (const seat of PROVINCES) {
    const province = add({ kind: 'province', name: seat.name, seat, code: seat.code })
    for (const office of ['상수도사업본부', '건설본부', '도로관리사업소']) {
      add({ kind: 'office', name: `${seat.name} ${office}`, seat, parent: province })
    }
    for (const office of ['보건환경연구원', '농업기술원', '인재개발원']) {
      add({ kind: 'civic', name: `${seat.name} ${office}`, seat, parent: province })
    }
    add({ kind: 'fire', name: `${seat.name} 소방본부`, seat, parent: province })
    for (const district of seat.districts) {
      serial += 1
      const code = String(3_000_000 + serial * 10_000)
      const city = add({ kind: 'city', name: `${seat.name} ${district}`, short: district, seat, district, code })
      const station = `${stemOf(district)}소방서`
      const name = `${seat.name} 소방본부 ${station}`
      add({ kind: 'fire', name, short: station, seat, district, parent: province })
      addOffices(add, city, district, random)
    }
  }
}

function addOffices(add: Add, city: Agency, district: string, random: Random): void {
  const { seat } = city
  const offices = (kind: 'office' | 'civic', all: string) => {
    for (const office of shuffled(list(all), random).slice(0, random.int(1, isCountry(district) ? 1 : 2))) {
      const own = isCountry(district) ? office.replace('시립', '군립').replace('사무국', '사무과') : office
      add({ kind, name: `${city.name} ${own}`, short: `${district} ${own}`, seat, district, parent: city })
    }
  }
  offices('office', district.endsWith('구') ? names.OFFICES.replace('농업기술센터', '') : names.OFFICES)
  offices('civic', names.CIVIC_OFFICES)
  if (!district.endsWith('구') && random.chance(0.55)) {
    const short = district + (isCountry(district) || random.chance(0.6) ? '시설관리공단' : '도시공사')
    add({ kind: 'localcorp', name: `${seat.name} ${short}`, short, seat, district })
  }
  if (random.chance(0.35)) {
    const short = `${stemOf(district)}문화재단`
    add({ kind: 'culture', name: `재단법인 ${short}`, short, seat, district })
  }
}

function addEducation({ add }: AgencyRegistry): void {
  const random = createRandom('schools')
  for (const seat of PROVINCES) {
    const office = add({ kind: 'education', name: `${seat.name}교육청`, seat })
    for (const district of seat.districts.length > 0 ? seat.districts : ['세종시']) {
      const short = `${stemOf(district)}교육지원청`
      const name = `${office.name} ${seat.name}${short}`
      const own = seat.districts.length > 0 && random.chance(0.8)
      const support = own ? add({ kind: 'education', name, short, seat, district, parent: office }) : office
      for (let left = random.int(2, 5); left > 0; left--) {
        const region = random.chance(0.4) && !district.endsWith('구') ? stemOf(district) : ''
        const level = random.pick(['초등학교', '초등학교', '중학교', '고등학교', '고등학교'])
        const school = region + random.pick(STEMS) + level
        const parent = level === '고등학교' ? office : support
        add({ kind: 'school', name: `${parent.name} ${school}`, short: school, seat, district, parent })
      }
    }
  }
}

function addState({ add }: AgencyRegistry): void {
  for (const entry of list(names.MINISTRIES)) {
    const [name = '', code = ''] = entry.split(':')
    add({ kind: 'ministry', name, seat: provinceNamed('세종'), code, national: true })
  }
  const branches = (kind: AgencyKind, head: string, text: string) => {
    for (const { seat, name } of seated(text)) {
      add({ kind, name: `${head} ${name}`, short: name.split(' ').at(-1) ?? name, seat })
    }
  }
  branches('roads', '국토교통부', names.ROAD_OFFICES)
  branches('ports', '해양수산부', names.PORT_OFFICES)
  branches('forest', '산림청', names.FOREST_OFFICES)
  branches('military', '국방부', names.MILITARY)
  for (const seat of PROVINCES) {
    const head = add({ kind: 'police', name: `경찰청 ${seat.name}경찰청`, short: `${seat.name}경찰청`, seat })
    for (const district of seat.districts.slice(0, 12)) {
      const short = `${stemOf(district)}경찰서`
      add({ kind: 'police', name: `${head.name} ${short}`, short, seat, district })
    }
  }
  for (const { seat, name } of seated(names.UNIVERSITIES)) {
    add({ kind: 'university', name, seat })
    add({ kind: 'university', name: `${name} 산학협력단`, seat })
  }
  for (const { seat, name } of seated(names.INSTITUTES)) add({ kind: 'institute', name, seat, national: true })
  for (const { seat, name } of seated(names.HOSPITALS)) add({ kind: 'hospital', name, seat })
  for (const { seat, name } of seated(names.PUBLIC_BODIES)) add({ kind: 'body', name, seat, national: true })
}

function addCorporations({ add }: AgencyRegistry): void {
  const families = (kind: AgencyKind, text: string) => {
    for (const { name, seat, branches } of corporations(text)) {
      const head = add({ kind, name, seat, national: true })
      for (const branch of branches) {
        add({ kind, name: `${name} ${branch.name}`, short: branch.name, seat: branch.seat, parent: head })
      }
    }
  }
  families('roads', `한국도로공사=${names.ROAD_CORPORATION}`)
  families('water', `한국수자원공사=${names.WATER_CORPORATION}`)
  families('housing', `한국토지주택공사=${names.HOUSING_CORPORATION}`)
  families('power', names.POWER_CORPORATIONS)
  families('energy', names.ENERGY_CORPORATIONS)
  families('rail', names.RAIL_CORPORATIONS)
  families('ports', names.PORT_CORPORATIONS)
  families('airports', names.AIRPORT_CORPORATIONS)
  const parks = seated(names.PARK_OFFICES).map(({ seat, name }) => `${seat.short}:${name}국립공원사무소`)
  families('forest', `국립공원공단=강원: ${parks.join(' ')}`)
  for (const seat of PROVINCES) addProvincial(add, seat)
}

function addProvincial(add: Add, seat: Province): void {
  for (const body of list(names.PROVINCE_BODIES)) {
    const kind = body === '의료원' ? 'hospital' : /재단|체육회/.test(body) ? 'culture' : 'localcorp'
    add({ kind, name: `${seat.short}${body}`, seat })
  }
  const head = add({ kind: 'farm', name: `한국농어촌공사 ${seat.short}지역본부`, short: `${seat.short}지역본부`, seat })
  for (const district of seat.districts.filter((one) => !one.endsWith('구'))) {
    const short = `${stemOf(district)}지사`
    add({ kind: 'farm', name: `${head.name} ${short}`, short, seat, district, parent: head })
  }
}

const CENTRAL_SEATS = ['서울', '부산', '인천', '대구', '광주', '대전', '강원', '충북', '전북', '경남', '제주']
const CENTRAL_NEIGHBOURS: Record<string, string> = {
  경기: '인천',
  울산: '부산',
  세종: '대전',
  충남: '대전',
  전남: '광주',
  전남광주: '광주',
  경북: '대구',
}
const centralSeat = (seat: Province) => CENTRAL_NEIGHBOURS[seat.short] ?? seat.short

function addCentralBuyer({ add }: AgencyRegistry): Agency[] {
  const parent = add({ kind: 'ministry', name: '조달청', seat: provinceNamed('대전'), code: '1230000', national: true })
  return CENTRAL_SEATS.map((short, index) => {
    const name = `${short}지방조달청`
    const code = String(1_230_100 + index * 10)
    return add({ kind: 'ministry', name: `조달청 ${name}`, short: name, seat: provinceNamed(short), code, parent })
  })
}
