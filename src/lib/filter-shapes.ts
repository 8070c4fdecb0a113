import { Type } from 'typebox'
import { UNKNOWN_AMTS } from '../vocabulary/amounts.ts'
import { LIST_FILTER_NAMES, LIST_FILTERS, type ListFilter } from '../vocabulary/filters.ts'
import { BSNS_DIVS } from '../vocabulary/notices.ts'
import { Nullable } from './shapes.ts'

/** Shapes of the filters that `vocabulary/filters.ts` declares, for query parameters and for bodies. */

const MOST_VALUES = 20
const REPEAT = 'Repeat it to accept any of several values.'
const ANY_OF = 'Any one of the values is enough.'

type ListShapes<Name extends ListFilter> = { [Each in Name]: ReturnType<typeof Type.Unsafe<string[]>> }

const listShapes = <Name extends ListFilter>(
  names: readonly Name[],
  ending: string,
  wordsOf: (name: ListFilter) => readonly string[] | undefined,
): ListShapes<Name> =>
  Object.fromEntries(
    names.map((name) => {
      const { says, example } = LIST_FILTERS[name]
      const words = wordsOf(name)
      const item = words ? Type.Enum([...words]) : Type.String({ minLength: 1, maxLength: 200 })
      const options = { maxItems: MOST_VALUES, description: `${says} ${ending}`, examples: [[example]] }
      return [name, Type.Array(item, options)]
    }),
  ) as unknown as ListShapes<Name>

const askedWords = (name: ListFilter): readonly string[] | undefined => {
  const filter = LIST_FILTERS[name]
  return 'words' in filter ? filter.words : undefined
}

/** Either language comes in, Korean goes out. */
const shownWords = (name: ListFilter): readonly string[] | undefined =>
  name === 'bsnsDiv' ? BSNS_DIVS : askedWords(name)

/** As query parameters. */
export const ListParameters = <Name extends ListFilter>(names: readonly Name[]) => listShapes(names, REPEAT, askedWords)

/** As fields of a body. */
export const ListFields = <Name extends ListFilter>(names: readonly Name[]) => listShapes(names, ANY_OF, askedWords)

/** As fields of an answer. */
export const ShownListFields = <Name extends ListFilter>(names: readonly Name[]) =>
  listShapes(names, ANY_OF, shownWords)

const Amount = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, format: 'int64', description })

const LOWER = 'Lower bound of the estimated price, inclusive.'
const UPPER = 'Upper bound of the estimated price, inclusive.'

export const amountParameters = { minAmt: Amount(LOWER), maxAmt: Amount(UPPER) }

/** `null` where no bound is given. */
const amountFields = { minAmt: Nullable(Amount(LOWER)), maxAmt: Nullable(Amount(UPPER)) }

export const CurrencyCode = (description: string, more: { default?: 'KRW' } = {}) =>
  Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, ...more, description })

export const UnknownAmount = (description: string) => Type.Enum([...UNKNOWN_AMTS], { description })

/** Of a stored search, beside the lists. */
const searchFields = {
  ...amountFields,
  currency: CurrencyCode(
    'Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown.',
  ),
  unknownAmt: Nullable(
    UnknownAmount('What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`.'),
  ),
  exclude: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: MOST_VALUES,
    description: 'Texts a title must not contain; each works like `-"…"` in the keyword.',
    examples: [['감리']],
  }),
}

/** The filter of a stored search: of keywords and of links. */
export const askedFilterFields = { ...ListFields(LIST_FILTER_NAMES), ...searchFields }
export const shownFilterFields = { ...ShownListFields(LIST_FILTER_NAMES), ...searchFields }
