import type { GonggoClient } from '@gonggo/client'

/** The same, with any text where the client wants one of the words it knows. */
export type Texts<Value> = Value extends string
  ? string
  : Value extends (...given: never[]) => unknown
    ? Value
    : Value extends object
      ? { [Field in keyof Value]: Texts<Value[Field]> }
      : Value

/** The client as forms and addresses use it: they hold texts, offer only words that exist, and the service checks them. */
export type TextClient = {
  readonly [Group in keyof GonggoClient]: {
    readonly [Method in keyof GonggoClient[Group]]: GonggoClient[Group][Method] extends (
      ...given: infer Given
    ) => infer Answer
      ? (...given: Texts<Given>) => Answer
      : never
  }
}
