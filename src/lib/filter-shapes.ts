import type { Unsafe } from 'typebox'
import { UNKNOWN_AMTS } from '../vocabulary/amounts.ts'
import { LIST_FILTER_NAMES, LIST_FILTERS, type ListFilter } from '../vocabulary/filters.ts'
import { inARow, type Wording } from '../vocabulary/languages.ts'
import { BSNS_DIVS } from '../vocabulary/notices.ts'
import { CurrencyCode, Nullable } from './shapes.ts'
import { Type } from './type.ts'

/** Shapes of the filters that `vocabulary/filters.ts` declares, for query parameters and for bodies. */

const MOST_VALUES = 20
export const REPEAT = {
  en: 'Repeat it to accept any of several values.',
  ko: '여러 번 적을 수 있으며, 그중 하나와 일치하면 됩니다.',
}
export const ANY_OF = { en: 'Any one of the values is enough.', ko: '하나만 일치해도 됩니다.' }

type ListShapes<Name extends ListFilter> = { [Each in Name]: ReturnType<typeof Unsafe<string[]>> }

const listShapes = <Name extends ListFilter>(
  names: readonly Name[],
  ending: Wording,
  wordsOf: (name: ListFilter) => readonly string[] | undefined,
): ListShapes<Name> =>
  Object.fromEntries(
    names.map((name) => {
      const { says, example } = LIST_FILTERS[name]
      const words = wordsOf(name)
      const item = words ? Type.Enum([...words]) : Type.String({ minLength: 1, maxLength: 200 })
      const options = { maxItems: MOST_VALUES, description: inARow(says, ending), examples: [[example]] }
      return [name, Type.Array(item, options)]
    }),
  ) as unknown as ListShapes<Name>

const allowedWords = (name: ListFilter): readonly string[] | undefined => {
  const filter = LIST_FILTERS[name]
  return 'words' in filter ? filter.words : undefined
}

/** Accepts either language, returns Korean. */
const shownWords = (name: ListFilter): readonly string[] | undefined =>
  name === 'bsnsDiv' ? BSNS_DIVS : allowedWords(name)

/** As query parameters. */
export const ListParameters = <Name extends ListFilter>(names: readonly Name[]) =>
  listShapes(names, REPEAT, allowedWords)

/** As fields of a body. */
export const ListFields = <Name extends ListFilter>(names: readonly Name[]) => listShapes(names, ANY_OF, allowedWords)

/** As fields of a response. */
export const ShownListFields = <Name extends ListFilter>(names: readonly Name[]) =>
  listShapes(names, ANY_OF, shownWords)

const Amount = (description: Wording) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, format: 'int64', description })

const LOWER = { en: 'Lower bound of the estimated price, inclusive.', ko: '추정가격의 하한(이 값 포함)' }
const UPPER = { en: 'Upper bound of the estimated price, inclusive.', ko: '추정가격의 상한(이 값 포함)' }

export const amountParameters = { minAmt: Amount(LOWER), maxAmt: Amount(UPPER) }

/** `null` = no bound. */
const amountFields = { minAmt: Nullable(Amount(LOWER)), maxAmt: Nullable(Amount(UPPER)) }

export const UnknownAmount = (description: Wording) => Type.Enum([...UNKNOWN_AMTS], { description })

/** The fields of a stored search besides the lists. */
const searchFields = {
  ...amountFields,
  currency: CurrencyCode({
    en: 'Currency of the bounds (ISO 4217), `KRW` by default; a price in another currency counts as unknown.',
    ko: '하한과 상한의 통화(ISO 4217). 기본값은 `KRW`이며, 통화가 다르면 추정가격이 없는 공고로 처리합니다.',
  }),
  unknownAmt: Nullable(
    UnknownAmount({
      en: 'What to do with notices of unknown price. `null`: `exclude` if a bound is given, else `include`.',
      ko: '추정가격이 없는 공고의 포함 여부. `null`이면 하한이나 상한이 있을 때 `exclude`, 없으면 `include`입니다.',
    }),
  ),
  exclude: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    maxItems: MOST_VALUES,
    description: {
      en: 'Texts a title must not contain; each works like `-"…"` in the keyword.',
      ko: '제목에 없어야 하는 문구. 각각 키워드의 `-"…"`와 같습니다.',
    },
    examples: [['감리']],
  }),
}

/** The filter of a stored search: of keywords and of links. */
export const filterInputShapes = { ...ListFields(LIST_FILTER_NAMES), ...searchFields }
export const shownFilterFields = { ...ShownListFields(LIST_FILTER_NAMES), ...searchFields }
