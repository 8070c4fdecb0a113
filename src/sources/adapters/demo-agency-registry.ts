import { isMerged, MERGED, PROVINCES, type Province } from './demo-places.ts'

/** What an agency orders follows from what it is. */
export const AGENCY_KINDS = [
  'city',
  'office',
  'civic',
  'province',
  'education',
  'school',
  'ministry',
  'police',
  'fire',
  'military',
  'university',
  'institute',
  'body',
  'roads',
  'rail',
  'power',
  'energy',
  'water',
  'farm',
  'housing',
  'forest',
  'ports',
  'airports',
  'localcorp',
  'hospital',
  'culture',
] as const
export type AgencyKind = (typeof AGENCY_KINDS)[number]

export interface Agency {
  kind: AgencyKind
  /** The whole hierarchy, as KONEPS writes it. */
  name: string
  code: string
  /** What its own titles call it. */
  short: string
  seat: Province
  district: string | null
  /** Buys all over the country. */
  national: boolean
  /** The body that posts for it where it does not post itself. */
  parent: Agency | null
  /** The body it became when its province was merged. */
  heir: Agency | null
}

interface AgencyDraft {
  kind: AgencyKind
  name: string
  short?: string
  seat: Province
  code?: string
  district?: string
  national?: boolean
  parent?: Agency | null
}

export interface AgencyRegistry {
  /** A name is added once: the second time gives the body already known. */
  add(draft: AgencyDraft): Agency
  all(): Agency[]
}

export function createAgencyRegistry(): AgencyRegistry {
  const agencies: Agency[] = []
  const byName = new Map<string, Agency>()
  const codes = createCodes()

  function make(draft: AgencyDraft): Agency {
    const known = byName.get(draft.name)
    if (known) return known
    const agency: Agency = {
      kind: draft.kind,
      name: draft.name,
      code: codes(draft),
      short: draft.short ?? draft.name,
      seat: draft.seat,
      district: draft.district ?? null,
      national: draft.national ?? false,
      parent: draft.parent ?? null,
      heir: null,
    }
    byName.set(agency.name, agency)
    return agency
  }

  function heirOf(agency: Agency): Agency | null {
    const name = mergedName(agency)
    if (name === null) return null
    const { kind, seat, short, district, national } = agency
    const draft: AgencyDraft = {
      kind,
      name,
      short: short.replace(seat.name, MERGED.name),
      seat: MERGED,
      national,
      parent: agency.parent?.heir ?? agency.parent,
    }
    if (district !== null) draft.district = district
    if (name === MERGED.name) draft.code = MERGED.code
    return make(draft)
  }

  function add(draft: AgencyDraft): Agency {
    const before = byName.size
    const agency = make(draft)
    if (byName.size > before) {
      agencies.push(agency)
      agency.heir = heirOf(agency)
    }
    return agency
  }

  return { add, all: () => agencies }
}

/** Gives out codes of seven characters, each once: digits for governments and schools, letters for the rest. */
function createCodes(): (draft: AgencyDraft) => string {
  const taken = new Set<string>()
  const counters = new Map<string, number>()
  return (draft) => {
    const prefix = codePrefix(draft)
    let serial = counters.get(prefix) ?? 0
    let code = draft.code ?? ''
    while (code === '' || taken.has(code)) {
      serial += 1 + (serial % 3)
      code = prefix + String(serial).padStart(7 - prefix.length, '0')
    }
    counters.set(prefix, serial)
    taken.add(code)
    return code
  }
}

const STATE = /^(국토교통부|해양수산부|산림청|국방부|경찰청) /

function codePrefix({ kind, name, seat, parent }: AgencyDraft): string {
  if (kind === 'ministry' || STATE.test(name)) return '1'
  if (kind === 'office' || kind === 'civic' || kind === 'fire') return parent?.code.slice(0, 3) ?? '3'
  if (kind === 'city') return '5'
  if (kind === 'province') return '6'
  if (kind === 'education' || kind === 'school') return String(7 + (Math.max(PROVINCES.indexOf(seat), 0) % 3))
  return kind === 'institute' || kind === 'university' || kind === 'culture' ? 'Z' : 'B'
}

/** Only bodies named after their province changed their name with it. */
function mergedName({ name, seat }: Agency): string | null {
  if (!isMerged(seat)) return null
  if (name === '광주광역시교육청') return `${MERGED.name}교육청 광주청사`
  const renamed = name.replaceAll(seat.name, MERGED.name)
  return renamed === name ? null : renamed
}
