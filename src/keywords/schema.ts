import { type Static, Type } from 'typebox'
import { BSNS_DIV_NAMES, BSNS_DIVS, UNKNOWN_AMTS } from '../search/filter.ts'
import { queryLimits } from '../search/query.ts'

export const KEYWORD_STATES = ['active', 'paused'] as const
export type KeywordState = (typeof KEYWORD_STATES)[number]

const MOST_VALUES = 20

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Time = (description: string) => Type.String({ format: 'date-time', maxLength: 25, description })
const Id = (description: string) => Type.String({ maxLength: 64, description })
const Texts = (description: string, ...example: string[]) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: MOST_VALUES,
    description,
    examples: [example],
  })
const Amount = (description: string) =>
  Nullable(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, format: 'int64', description }))

const KeywordText = Type.String({
  maxLength: queryLimits.length * 2,
  description:
    'Words of the title, in the language of the search: a blank means "and", `|` "or", `-` "not", `"…"` exactly so, parentheses group. It may be empty where the filter names an agency or an industry.',
  examples: ['정보시스템 (구축|고도화) -감리'],
})

const filterFields = (bsnsDivs: string[]) => ({
  agency: Texts('Codes or parts of names of agencies that issue the notice or are in need.', '서울특별시'),
  industry: Texts('Codes or parts of names of industries the notice is limited to; `none` = no limit.', '1468'),
  region: Texts('Regions the bidder sits in: codes or names. Notices without a limit always fit.', '경기도 안양시'),
  bsnsDiv: Type.Array(Type.Enum(bsnsDivs), {
    maxItems: MOST_VALUES,
    description: 'Business categories.',
    examples: [['용역']],
  }),
  minAmt: Amount('Lower bound of the estimated price, included.'),
  maxAmt: Amount('Upper bound of the estimated price, included.'),
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    maxLength: 3,
    description: 'Currency of the bounds (ISO 4217), `KRW` by default; a price in another one counts as unknown.',
  }),
  unknownAmt: Nullable(
    Type.Enum([...UNKNOWN_AMTS], {
      description:
        'Notices of unknown price. `null` leaves them out where a bound is given, and takes them in elsewhere.',
    }),
  ),
  exclude: Texts('Plain texts a title must not hold, each as `-"…"` in the keyword.', '감리'),
})

const FilterInput = Type.Partial(Type.Object(filterFields([...BSNS_DIVS, ...Object.keys(BSNS_DIV_NAMES)])), {
  additionalProperties: false,
  description: 'Values of one field are alternatives; different fields must all hold.',
})

export const KeywordInput = Type.Object(
  { keyword: KeywordText, filter: Type.Optional(FilterInput) },
  {
    $id: 'NewKeyword',
    additionalProperties: false,
    description: 'What to look for.',
    examples: [
      { keyword: '정보시스템 (구축|고도화)', filter: { region: ['서울'], maxAmt: 300000000, exclude: ['감리'] } },
    ],
  },
)
export type KeywordInput = Static<typeof KeywordInput>

const KeywordFilter = Type.Object(filterFields([...BSNS_DIVS]), {
  additionalProperties: false,
  description: 'What a notice has to be beside its words, as typed.',
})
export type KeywordFilter = Static<typeof KeywordFilter>

export const KeywordPath = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, description: 'The keyword.' }),
})

export const Keyword = Type.Object(
  {
    id: Id('Identifier of the keyword.'),
    keyword: KeywordText,
    filter: KeywordFilter,
    state: Type.Enum([...KEYWORD_STATES], { description: 'A paused keyword matches nothing.' }),
    createdBy: Nullable(Id('The key it was made with; `null` = the operator.')),
    createdAt: Time('When it was made.'),
    updatedAt: Time('When it was last changed.'),
  },
  { $id: 'Keyword', additionalProperties: false, description: 'What an account looks for.' },
)
export type Keyword = Static<typeof Keyword>
