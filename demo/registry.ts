import { createFirms } from './firms.ts'
import { districtsIn } from './places.ts'
import { createRandom } from './random.ts'
import { INDUSTRIES, TOPICS } from './topics.ts'

/** A firm in the company registry of the portal. The same on every day. */
interface ListedFirm {
  name: string
  /** The place of its head office in the format of the registry. */
  region: string
  /** `until` is `null` for licences without an end, such as those for construction. */
  licences: { code: string; name: string; registeredOn: string; until: string | null; isOver: boolean }[]
  products: { code: string; name: string; manufactures: boolean }[]
}

const REGISTERED = '2019-03-04'
const FAR = '2099-12-31'
const OVER = '2024-03-31'
/** Each firm has one expired licence of these. */
const LAPSED = ['1169', '1162', '1468']
/** Construction licences, whose codes begin with 00 or 49, do not expire. */
const WITHOUT_END = /^(?:00|49)/

/** `null` = the registry has no firm with this number. */
export function listedFirm(businessNo: string): ListedFirm | null {
  const firm = createFirms().find(businessNo)
  if (!firm) return null
  const random = createRandom(`registry ${businessNo}`)
  const topics = TOPICS.filter(({ trade }) => trade === firm.trade)
  const codes = new Set(
    topics.flatMap(({ licence, large = '' }) => [licence, large].flatMap((one) => one.split(/[|+]/))),
  )
  const held = [...codes].filter((code) => code !== '').slice(0, 4)
  const lapsed = random.pick(LAPSED.filter((code) => !codes.has(code)))
  const items = new Map(topics.flatMap(({ items: all = [] }) => all.map((item) => [item.code, item] as const)))
  const districts = districtsIn(firm.home)
  return {
    name: firm.name,
    region: districts.length === 0 ? firm.home.name : `${firm.home.name} ${random.pick(districts)}`,
    licences: [...held.map((code) => licence(code, WITHOUT_END.test(code) ? null : FAR)), licence(lapsed, OVER)],
    products: [...items.values()]
      .slice(0, 5)
      .map(({ code, name, made = false }) => ({ code, name, manufactures: made })),
  }
}

const licence = (code: string, until: string | null) => ({
  code,
  name: INDUSTRIES[code] ?? code,
  registeredOn: REGISTERED,
  until,
  isOver: until === OVER,
})
