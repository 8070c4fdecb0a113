import { Type } from 'typebox'
import { amountParameters, CurrencyCode, ListParameters } from '../../lib/filter-shapes.ts'
import { TimeParameter } from '../../lib/shapes.ts'
import { AGENCY_ROLES, AWARD_FILTER_NAMES } from '../../vocabulary/filters.ts'

const MOST_VALUES = 20

const time = (description: string, example: string) =>
  TimeParameter(`${description} A time with offset, or a date; the whole day in Seoul counts.`, example)

/** Beside them. */
export const explainParameter = {
  explain: Type.Boolean({
    description: 'Adds `explain`: values of `agency` and `winner` without any match, with the nearest names.',
  }),
}

/** The filters of every statistic. */
export const filterParameters = {
  ...ListParameters(AWARD_FILTER_NAMES),
  agencyRole: Type.Enum([...AGENCY_ROLES], {
    default: 'any',
    description:
      'Which agency of an opening `agency` means: the issuing one, the demand agency (the issuing one if there is none), or any of the two.',
  }),
  ...amountParameters,
  currency: CurrencyCode(
    'Currency of all amounts; awards in another currency are left out and counted in `excluded`.',
    {
      default: 'KRW',
    },
  ),
  from: time('First day of opening.', '2026-01-01'),
  to: time('Last day of opening. Without `from` and `to`: the last 12 months.', '2026-11-20'),
  winner: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: MOST_VALUES,
    description:
      'Business number, with or without hyphens, or part of the name of a firm that won. Repeat it to accept any of several values.',
    examples: [['123-45-67890']],
  }),
}
