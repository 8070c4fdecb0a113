import type { Bilingual } from './language.tsx'

/** The values of an open union of the API that this build knows. */
export type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never

/** A word for every value: a value that is added to the API does not compile without one. */
export type WordsOf<Value> = Bilingual<Record<Known<Value>, string>>

/**
 * The word for a value. The words must have one for each value that this build knows; a value that only a newer service
 * knows is shown by its name in the API.
 */
export function wordIn<Value extends string>(words: Readonly<Record<Known<Value>, string>>, value: Value): string {
  const known: Readonly<Record<string, unknown>> = words
  const word = Object.hasOwn(known, value) ? known[value] : undefined
  return typeof word === 'string' ? word : value
}
