import type { Licence } from '../src/bids/index.ts'
import type { BsnsDiv } from '../src/vocabulary/notices.ts'
import industries from './data/industries.json' with { type: 'json' }
import data from './data/topics.json' with { type: 'json' }

/** Something bought by its item number (세부품명번호) in the catalogue of goods. */
export interface Item {
  /** What titles call it. */
  as: string
  code: string
  name: string
  /** Reserved for small makers, who prove that they make it themselves (직접생산확인). */
  made?: boolean
}

/** One sort of thing that is ordered: by which agencies, from which firms, for how much, and under which titles. */
export interface Topic {
  div: BsnsDiv
  /** Kinds of agencies that order it. */
  by: readonly string[]
  /** Firms that sell it. */
  trade: string
  /** Licences demanded: `0001|0003` = either will do, `1253+6728` = both are demanded, `` = none. */
  licence: string
  /** The same for large orders, where general contractors take the place of specialists. */
  large?: string
  /** Median of the estimate in million won, and the spread of its logarithm. */
  median: number
  sigma: number
  weight: number
  /** How the winner is found, where amount and category do not decide it. */
  style?: 'negotiated' | 'lowest'
  taxFree?: boolean
  items?: readonly Item[]
  /** `{slot}` is filled in, `<one/two>` is a choice; kinds in front of a colon are those it is meant for. */
  titles: readonly string[]
}

const GROUPS: Record<string, string> = data.groups
const kindsIn = (by: string) => by.split(' ').flatMap((word) => GROUPS[word]?.split(' ') ?? word)

export const TOPICS: readonly Topic[] = (data.topics as (Omit<Topic, 'by'> & { by: string })[]).map((topic) => ({
  ...topic,
  by: kindsIn(topic.by),
}))

/** Codes and names as KONEPS writes them, its different middle dots included. */
export const INDUSTRIES: Readonly<Record<string, string>> = industries

/** The certificate of a maker of reserved goods; one for all goods, with the item number beside it. */
export const DIRECT_PRODUCTION = { code: '직접생산확인', name: '직접생산확인증명서' }

interface Demand {
  licence: string
  item: Item | null
  /** The maker has to prove that it makes the goods itself. */
  direct: boolean
}

/** Who may bid, besides where from. Within a group all is demanded, between groups one will do. */
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
