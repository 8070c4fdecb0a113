import type { Bilingual } from './language.tsx'

/** The values of an open union of the API that this build knows. */
export type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never

/** A word for every value: a value added to the API is a type error until it has one. */
export type WordsOf<Value> = Bilingual<Record<Known<Value>, string>>

/**
 * The word for a value. Every value known to this build must have one; unknown values of a newer service are shown
 * unchanged.
 */
export function wordIn<Value extends string>(words: Readonly<Record<Known<Value>, string>>, value: Value): string {
  const known: Readonly<Record<string, unknown>> = words
  const word = Object.hasOwn(known, value) ? known[value] : undefined
  return typeof word === 'string' ? word : value
}
