import type { Licence } from '../src/bids/index.ts'
import type { BsnsDiv } from '../src/vocabulary/notices.ts'
import industries from './data/industries.json' with { type: 'json' }
import data from './data/topics.json' with { type: 'json' }

/** An item of the catalogue of goods with its number (세부품명번호). */
export interface Item {
  /** Its name in titles. */
  as: string
  code: string
  name: string
  /** Reserved for small manufacturers, who need a certificate of direct production (직접생산확인). */
  made?: boolean
}

/** A kind of order: the agencies, the firms, the amount, and the titles. */
export interface Topic {
  div: BsnsDiv
  /** The kinds of agencies that order it. */
  by: readonly string[]
  /** The trade of the firms that sell it. */
  trade: string
  /** The required licences: `0001|0003` = one of them, `1253+6728` = both, `` = none. */
  licence: string
  /** The same for large orders, which go to general contractors instead of specialists. */
  large?: string
  /** The median of the estimate in million won, and the standard deviation of its logarithm. */
  median: number
  sigma: number
  weight: number
  /** The rule for the winner, if amount and category do not decide it. */
  style?: 'negotiated' | 'lowest'
  taxFree?: boolean
  items?: readonly Item[]
  /** `{slot}` is replaced, `<one/two>` is a choice; kinds before a colon are those the line is meant for. */
  titles: readonly string[]
}

const GROUPS: Record<string, string> = data.groups
const kindsIn = (by: string) => by.split(' ').flatMap((word) => GROUPS[word]?.split(' ') ?? word)

export const TOPICS: readonly Topic[] = (data.topics as (Omit<Topic, 'by'> & { by: string })[]).map((topic) => ({
  ...topic,
  by: kindsIn(topic.by),
}))

/** Codes and names in the format of KONEPS, including its different middle dots. */
export const INDUSTRIES: Readonly<Record<string, string>> = industries

/** The certificate of manufacturers of reserved goods; one for all goods, with the item number beside it. */
export const DIRECT_PRODUCTION = { code: '직접생산확인', name: '직접생산확인증명서' }

interface Demand {
  licence: string
  item: Item | null
  /** Whether the manufacturer needs a certificate of direct production. */
  direct: boolean
}

/** The requirements other than the region. All of a group are required, and one group is sufficient. */
export function qualificationsOf({ licence, item, direct }: Demand): Licence[] {
  const goods = [
    ...(item === null ? [] : [{ code: item.code, name: item.name }]),
    ...(direct ? [DIRECT_PRODUCTION] : []),
  ]
  return licence.split('|').flatMap((codes, index) => {
    const licences = codes === '' ? [] : codes.split('+').map((code) => ({ code, name: INDUSTRIES[code] ?? code }))
    return [...licences, ...goods].map((one) => ({ group: index + 1, ...one, basis: 'row' }))
  })
}
