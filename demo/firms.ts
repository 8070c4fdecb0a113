import data from './data/firms.json' with { type: 'json' }
import { isMerged, MERGED, PROVINCES, type Province } from './places.ts'
import { createDraw, createRandom, type Random } from './random.ts'

export interface MadeFirm {
  name: string
  businessNo: string
}

/** The registry's data of a firm. */
export interface RegisteredFirm extends MadeFirm {
  trade: string
  home: Province
}

export interface Firms {
  all: readonly MadeFirm[]
  /** `null` = no firm has this number. */
  find(businessNo: string): RegisteredFirm | null
  /** Different firms of a trade, from a province if one is given; some bid far more often than others. */
  choose(trade: string, home: Province | null, count: number, random: Random): MadeFirm[]
}

const FIRM_COUNT = 20_000
/** Every trade has more firms than the largest round shows. */
const LEAST_OF_TRADE = 80
const HOME_WEIGHTS = [17, 7, 5, 5, 3.5, 3.5, 2.5, 1, 19, 5, 4.5, 5, 5, 6, 7, 8, 2]

interface TradeNames {
  weight: number
  endings: readonly string[]
}
const NAMES: Readonly<Record<string, TradeNames>> = data.trades
export const TRADES: readonly string[] = Object.keys(NAMES)

let made: Firms | null = null

/** The firms are independent of the seed of the notices, so that they occur in later data too. */
export function createFirms(): Firms {
  made ??= makeFirms()
  return made
}

function makeFirms(): Firms {
  const random = createRandom('firms')
  const drawTrade = createDraw(TRADES.map((trade) => NAMES[trade]?.weight ?? 0))
  const drawHome = createDraw(HOME_WEIGHTS)
  const drawForm = createDraw(data.forms.map(({ weight }) => weight))
  const names = new Set<string>()
  const all: MadeFirm[] = []
  const kinds: Pick<RegisteredFirm, 'trade' | 'home'>[] = []
  const pools = new Map<string, MadeFirm[]>()
  const join = (key: string, firm: MadeFirm) => {
    const pool = pools.get(key)
    if (pool) pool.push(firm)
    else pools.set(key, [firm])
  }

  while (all.length < FIRM_COUNT) {
    const small = TRADES[Math.floor(all.length / LEAST_OF_TRADE)]
    const trade = small ?? (TRADES[drawTrade(random)] as string)
    const home = PROVINCES[drawHome(random)] as Province
    const name = nameFor(trade, random)
    if (names.has(name)) continue
    names.add(name)
    const form = data.plain.includes(trade) ? null : data.forms[drawForm(random)]
    const firm = {
      name: `${form?.before ?? ''}${name}${form?.after ?? ''}`,
      businessNo: numberOfNobody(all.length, random),
    }
    all.push(firm)
    kinds.push({ trade, home })
    join(trade, firm)
    join(`${trade} ${home.short}`, firm)
    if (isMerged(home)) join(`${trade} ${MERGED.short}`, firm)
  }

  function choose(trade: string, home: Province | null, count: number, random: Random): MadeFirm[] {
    const local = home === null ? undefined : pools.get(`${trade} ${home.short}`)
    const pool = local && local.length >= 2 * count ? local : (pools.get(trade) ?? all)
    return pickTailed(pool, Math.min(count, pool.length), random)
  }

  function find(businessNo: string): RegisteredFirm | null {
    const index = all.findIndex((one) => one.businessNo === businessNo)
    const [firm, kind] = [all[index], kinds[index]]
    return firm && kind ? { name: firm.name, businessNo, trade: kind.trade, home: kind.home } : null
  }

  return { all, find, choose }
}

/** A unique name and the business, as in a registry; names of well-known companies are excluded. */
function nameFor(trade: string, random: Random): string {
  const ending = random.pick(NAMES[trade]?.endings ?? [])
  for (;;) {
    const [first, second] = [random.pick(data.first), random.pick(data.second)]
    const own = random.chance(0.12) ? random.pick(data.words) : first + second
    if (first !== second && !data.taken.includes(own) && !ending.startsWith(own.slice(-1))) return own + ending
  }
}

const CHECK_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** Ten digits with a wrong check digit, so that no real firm has the number. */
function numberOfNobody(index: number, random: Random): string {
  // 7 919 is coprime to 10⁹, so the first nine digits differ for each firm.
  const digits = String(100_000_000 + ((index * 7919 * 113) % 899_999_999)).padStart(9, '0')
  const sum = CHECK_WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  const right = (10 - ((sum + Math.floor((5 * Number(digits[8])) / 10)) % 10)) % 10
  return digits + ((right + random.int(1, 9)) % 10)
}

/** Different members of a pool, the first ones more often: one from each slice of a weighted scale, shuffled. */
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
