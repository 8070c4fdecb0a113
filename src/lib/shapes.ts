import { type Static, Type } from 'typebox'
import { LANGUAGES } from '../vocabulary/languages.ts'
import { DAY_FORM, TIME_FORM } from './clock.ts'

/** A pattern that the reference shows and validation leaves to the reader. */
export const DECLARED_FORM = 'x-form'

/** Shapes that every feature's bodies are made of. */

export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** What a route sends that shows a page. */
export const PageText = Type.String({ maxLength: 100_000, description: 'A page for people, as HTML.' })

/** An instant as answers write it: `2026-09-01T10:00:00+09:00`. */
export const Time = (description: string) => Type.String({ format: 'date-time', maxLength: 25, description })

export const Periods = (description: string) =>
  Type.Array(
    Type.Object({ from: Time('Start of the period'), to: Time('End of the period') }, { additionalProperties: false }),
    { maxItems: 20, description },
  )

/** In which language a table for spreadsheets is written. */
export const TableLanguage = Type.Enum([...LANGUAGES], {
  description:
    'Language of a table (CSV, XLSX): names of columns, statuses and other fixed values, and times without zone, in Korean time, as spreadsheets read them. Default: in CSV the names and values of the API, in XLSX the language of the caller. Other formats ignore it.',
})

export const Text = (description: string, maxLength = 4000) => Type.String({ description, maxLength })

/** A number of things, as far as JavaScript counts exactly. */
export const Count = (description: string) =>
  Type.Integer({ format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description })

/** The same where four bytes are enough. */
export const SmallCount = (description: string, minimum = 0) =>
  Type.Integer({ format: 'int32', minimum, maximum: 2147483647, description })

/** Whole units of a currency. */
export const Money = (description: string, minimum = -Number.MAX_SAFE_INTEGER) =>
  Type.Integer({ format: 'int64', minimum, maximum: Number.MAX_SAFE_INTEGER, description })

export const Id = (description: string) => Type.String({ maxLength: 64, description })

/** Who did something. `system` says what it means that the service did it by itself. */
export const ActorShape = (system: string, options: { $id?: string; description: string }) =>
  Type.Object(
    {
      kind: Type.Enum(['key', 'member', 'operator', 'system'], { description: `\`system\` = ${system}` }),
      id: Nullable(Id('Identifier of the key or member.')),
    },
    { additionalProperties: false, ...options },
  )

/** An instant as callers give it: with an offset, or a day in Seoul. */
export const TimeInput = (description: string, example: string) =>
  Type.String({ maxLength: 40, pattern: TIME_FORM, description, examples: [example] })

/** The same where the reader of the parameters checks the form, so that all faults of a request are told at once. */
export const TimeParameter = (description: string, example: string) =>
  Type.String({ maxLength: 40, [DECLARED_FORM]: TIME_FORM, description, examples: [example] })

/** A day, whose form the reader checks as well. */
export const DayInput = (description: string, example: string) =>
  Type.String({ maxLength: 10, [DECLARED_FORM]: DAY_FORM, description, examples: [example] })

const LOCAL = '[^\\s\\u0000-\\u001f\\u007f-\\u009f@<>,;:"()[\\]\\\\]+'
const LABEL = LOCAL.replace('@', '.@')

/** A mail address as its rule has it, blanks around it left out, but for characters Unicode has not assigned. */
export const EMAIL_FORM = `^\\s*${LOCAL}@${LABEL}(?:\\.${LABEL})+\\s*$`

/** Why little or nothing was found, as the caller reads it. */
export const Hints = Type.Object(
  {
    hints: Type.Array(Type.String({ maxLength: 600 }), {
      maxItems: 20,
      description:
        'Values of `agency` and `winner` without any match, each with the nearest names, in the language of `Content-Language`.',
    }),
  },
  { $id: 'Hints', additionalProperties: false, description: 'Why few or no awards match.' },
)
export type Hints = Static<typeof Hints>
