import registry from './data/agencies.json' with { type: 'json' }
import { MERGED_SINCE, type Province, provinceNamed } from './places.ts'
import { createDraw, type Random } from './random.ts'

export interface Agency {
  /** The kind of agency, which determines its orders. */
  kind: string
  code: string
  /** The whole hierarchy, in the format of KONEPS. */
  name: string
  /** Its name in titles. */
  short: string
  seat: Province
  district: string | null
  /** Whether it buys in the whole country. */
  national: boolean
  /** The agency that posts its notices, if it does not post them itself. */
  parent: Agency | null
  /** Its successor after its province was merged. */
  heir: Agency | null
}

export interface Agencies {
  all: readonly Agency[]
  /** An agency that orders at this moment, chosen by frequency. */
  draw(random: Random, at: number): Agency
  /** The branch of the central buyer that posts for agencies of this province. */
  centralFor(seat: Province): Agency
  /** The agency at a moment: in merged provinces, its name and code have changed. */
  at(agency: Agency, instant: number): Agency
}

/** A line of the registry; the weight is the number of its orders per 100,000 notices. */
type Line = [
  kind: string,
  code: string,
  name: string,
  short: string,
  seat: string,
  district: string | null,
  parent: string | null,
  weight: number,
  heir: string | null,
  national: 0 | 1,
]
const LINES = registry as Line[]

/** The kinds of agencies. */
export const AGENCY_KINDS: readonly string[] = [...new Set(LINES.map(([kind]) => kind))]

/** The agencies are independent of the seed of the notices, so that names of codes never change. */
export function createAgencies(): Agencies {
  const byCode = new Map<string, Agency>()
  for (const [kind, code, name, short, seat, district, , , , national] of LINES) {
    const relations = { district, national: national === 1, parent: null, heir: null }
    byCode.set(code, { kind, code, name, short, seat: provinceNamed(seat), ...relations })
  }
  const named = (code: string | null) => (code === null ? null : (byCode.get(code) ?? null))
  const all = LINES.map(([, code, , , , , parent, , heir]) =>
    Object.assign(byCode.get(code) as Agency, { parent: named(parent), heir: named(heir) }),
  )
  const next = createDraw(LINES.map((line) => line[7]))
  const branches = new Map(all.filter(({ name }) => name.startsWith('조달청 ')).map((one) => [one.seat.short, one]))
  const at = (agency: Agency, instant: number) => (agency.heir && instant >= MERGED_SINCE ? agency.heir : agency)
  return {
    all,
    draw: (random, instant) => at(all[next(random)] as Agency, instant),
    centralFor: (seat) => branches.get(seat.buyer) as Agency,
    at,
  }
}
