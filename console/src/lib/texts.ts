import type { GonggoClient } from '@gonggo/client'

/** The same type, with `string` in place of each union of words. */
export type Texts<Value> = Value extends string
  ? string
  : Value extends (...given: never[]) => unknown
    ? Value
    : Value extends object
      ? { [Field in keyof Value]: Texts<Value[Field]> }
      : Value

/**
 * The client with plain strings, because forms and addresses contain strings. They offer only valid values, and the
 * service validates them.
 */
export type TextClient = {
  readonly [Group in keyof GonggoClient]: {
    readonly [Method in keyof GonggoClient[Group]]: GonggoClient[Group][Method] extends (
      ...given: infer Given
    ) => infer Answer
      ? (...given: Texts<Given>) => Answer
      : never
  }
}
