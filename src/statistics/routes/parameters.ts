import { Type } from 'typebox'
import { BSNS_DIV_NAMES, BSNS_DIVS } from '../../search/filter.ts'

const MOST_VALUES = 20

const many = (description: string, example: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: MOST_VALUES,
    description: `${description} Repeat it for "one or the other".`,
    examples: [[example]],
  })

const amount = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, format: 'int64', description })

const time = (description: string, example: string) =>
  Type.String({
    maxLength: 40,
    description: `${description} A time with offset, or a date; the whole day in Seoul counts.`,
    examples: [example],
  })

/** The filters of every statistic. */
export const filterParameters = {
  agency: many('Code or part of the name of the agency that issues the notice or is in need.', '서울특별시'),
  industry: many('Code or part of the name of an industry the notice is limited to; `none` = no limit.', '1468'),
  region: many('Region the bidder sits in: code or name. Notices without a limit always fit.', '경기도 안양시'),
  bsnsDiv: Type.Array(Type.Enum([...BSNS_DIVS, ...Object.keys(BSNS_DIV_NAMES)]), {
    maxItems: MOST_VALUES,
    description: 'Business category.',
  }),
  minAmt: amount('Lower bound of the estimated price, included.'),
  maxAmt: amount('Upper bound of the estimated price, included.'),
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    maxLength: 3,
    default: 'KRW',
    description: 'Currency of all amounts; awards in another one are left out and counted.',
  }),
  from: time('First day of opening.', '2026-01-01'),
  to: time('Last day of opening; without both, the last 12 months.', '2026-11-20'),
  winner: many('Business number, with or without hyphens, or part of the name of a firm that won.', '123-45-67890'),
}
