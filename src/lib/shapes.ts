import type { Static, TSchema } from 'typebox'
import { inARow, LANGUAGES, type Wording } from '../vocabulary/languages.ts'
import { DAY_FORM, TIME_FORM } from './clock.ts'
import { Type } from './type.ts'

/** A pattern that the reference shows and a parser checks, not the validation. */
export const DECLARED_FORM = 'x-form'

/** Shapes used in the bodies of every feature. */

/** Options of an object that has these fields and no others. */
export const closed = { additionalProperties: false } as const

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** The response of a route that shows a page. */
export const PageText = Type.String({
  maxLength: 100_000,
  description: { en: 'A page for people, as HTML.', ko: '브라우저용 HTML 페이지' },
})

/** The format of instants in responses: `2026-09-01T10:00:00+09:00`. */
export const Time = (description: Wording) => Type.String({ format: 'date-time', maxLength: 25, description })

export const Periods = (description: Wording) =>
  Type.Array(
    Type.Object(
      {
        from: Time({ en: 'Start of the period', ko: '기간의 시작' }),
        to: Time({ en: 'End of the period', ko: '기간의 끝' }),
      },
      { additionalProperties: false },
    ),
    { maxItems: 20, description },
  )

/** The language of a table for spreadsheets. */
export const TableLanguage = Type.Enum([...LANGUAGES], {
  description: {
    en: 'Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of the caller. Other formats ignore it.',
    ko: '표(CSV, XLSX)의 언어. 열 이름, 상태 등 정해진 값을 이 언어로 쓰고, 일시는 스프레드시트가 읽을 수 있도록 시간대 없이 한국 시간으로 씁니다. 생략하면 CSV는 API의 이름과 값을, XLSX는 요청한 사람의 언어를 씁니다. 다른 형식에는 적용되지 않습니다.',
  },
})

export const Text = (description: Wording, maxLength = 4000) => Type.String({ description, maxLength })

/** A number of things, up to the largest exact integer. */
export const Count = (description: Wording) =>
  Type.Integer({ format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description })

/** The same where four bytes are enough. */
export const SmallCount = (description: Wording, minimum = 0) =>
  Type.Integer({ format: 'int32', minimum, maximum: 2147483647, description })

/** Whole units of a currency. */
export const Money = (description: Wording, minimum = -Number.MAX_SAFE_INTEGER) =>
  Type.Integer({ format: 'int64', minimum, maximum: Number.MAX_SAFE_INTEGER, description })

/** A rate in %. */
export const Rate = (description: Wording) => Type.Number({ minimum: -1e9, maximum: 1e9, description })

/** ISO 4217. */
export const CurrencyCode = (description: Wording, more: { default?: 'KRW' } = {}) =>
  Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, ...more, description, examples: ['KRW'] })

export const Id = (description: Wording) => Type.String({ maxLength: 64, description })

/** The actor of a change. `system` describes this value. */
export const ActorShape = (system: Wording, options: { $id?: string; description: Wording }) =>
  Type.Object(
    {
      kind: Type.Enum(['key', 'member', 'operator', 'system'], { description: system }),
      id: Nullable(Id({ en: 'Identifier of the key or member.', ko: '키 또는 구성원의 ID' })),
    },
    { additionalProperties: false, ...options },
  )

/** For time bounds that accept both. */
const TIME_OR_DAY = {
  en: 'A time with offset, or a date, which is the whole day in Seoul.',
  ko: '시간대가 있는 시각 또는 날짜이며, 날짜는 한국 시간 기준 그날 전체입니다.',
}

/** An instant from callers: with an offset, or a day in Seoul. */
export const TimeInput = (description: Wording, example: string) =>
  Type.String({ maxLength: 40, pattern: TIME_FORM, description, examples: [example] })

/** The same if the parser of the parameters checks the format, so that all errors of a request are reported at once. */
export const TimeParameter = (description: Wording, example: string) =>
  Type.String({ maxLength: 40, [DECLARED_FORM]: TIME_FORM, description, examples: [example] })

/** A bound of a search: such an instant, or a whole day. */
export const TimeBound = (description: Wording, example: string) =>
  TimeParameter(inARow(description, TIME_OR_DAY), example)

/** A day, whose format the parser checks as well. */
export const DayInput = (description: Wording, example: string) =>
  Type.String({ maxLength: 10, [DECLARED_FORM]: DAY_FORM, description, examples: [example] })

const LOCAL = '[^\\s\\u0000-\\u001f\\u007f-\\u009f@<>,;:"()[\\]\\\\]+'
const LABEL = LOCAL.replace('@', '.@')

/** The rule for mail addresses, trimmed, except for characters that Unicode has not assigned. */
export const EMAIL_FORM = `^\\s*${LOCAL}@${LABEL}(?:\\.${LABEL})+\\s*$`

/** Why little or nothing was found, as text for the caller. */
export const Hints = Type.Object(
  {
    hints: Type.Array(Type.String({ maxLength: 600 }), {
      maxItems: 20,
      description: {
        en: 'Values of `agency` and `winner` without any match, each with the nearest names, in the language of `Content-Language`.',
        ko: '일치하는 기관이나 업체가 없는 `agency`, `winner` 값과 비슷한 이름. 언어는 `Content-Language`에 있습니다.',
      },
    }),
  },
  {
    $id: 'Hints',
    additionalProperties: false,
    description: { en: 'Why few or no awards match.', ko: '결과가 적거나 없는 이유' },
  },
)
export type Hints = Static<typeof Hints>
