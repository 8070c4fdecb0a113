import { Type } from 'typebox'
import { filterParameters as common } from '../../lib/http-parameters.ts'
import { BSNS_DIV_NAMES, BSNS_DIVS } from '../../search/filter.ts'

const MOST_VALUES = 20

const time = (description: string, example: string) =>
  Type.String({
    maxLength: 40,
    description: `${description} A time with offset, or a date; the whole day in Seoul counts.`,
    examples: [example],
  })

/** The filters of every statistic. */
export const filterParameters = {
  ...common,
  bsnsDiv: Type.Array(Type.Enum([...BSNS_DIVS, ...Object.keys(BSNS_DIV_NAMES)]), {
    maxItems: MOST_VALUES,
    description: 'Business category.',
  }),
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    maxLength: 3,
    default: 'KRW',
    description: 'Currency of all amounts; awards in another one are left out and counted.',
  }),
  from: time('First day of opening.', '2026-01-01'),
  to: time('Last day of opening; without both, the last 12 months.', '2026-11-20'),
  winner: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: MOST_VALUES,
    description:
      'Business number, with or without hyphens, or part of the name of a firm that won. Repeat it for "one or the other".',
    examples: [['123-45-67890']],
  }),
}
