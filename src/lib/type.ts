import {
  Type as Plain,
  type TAny,
  type TArray,
  type TArrayOptions,
  type TBoolean,
  type TEnum,
  type TEnumValue,
  type TInteger,
  type TLiteral,
  type TLiteralValue,
  type TNull,
  type TNumber,
  type TNumberOptions,
  type TObject,
  type TObjectOptions,
  type TProperties,
  type TSchema,
  type TSchemaOptions,
  type TString,
  type TStringOptions,
  type TUnion,
  type TUnknown,
} from 'typebox'
import { inEach, LANGUAGES, type Language, type Wording } from '../vocabulary/languages.ts'

/** Separates the languages in a description. It cannot be typed, and JSON can contain it. */
const BETWEEN = '\u001f'

/**
 * A wording as one string. JSON Schema, Fastify and the generator of the reference only support strings, and move
 * descriptions from schemas to parameters and responses; `inLanguage` splits them at the end.
 */
export const asDescription = (wording: Wording): string => LANGUAGES.map((language) => wording[language]).join(BETWEEN)

/** The wording in such a string; a plain string is the same in all languages. */
export const readDescription = (description: string): Wording => {
  const parts = description.split(BETWEEN)
  return inEach((language) => parts[LANGUAGES.indexOf(language)] ?? description)
}

/**
 * A schema or document, which has no cycles, with its descriptions in one language; parts without any are not copied.
 */
export function inLanguage<Value>(value: Value, language: Language): Value {
  // The copy has the shape of the original: only strings change.
  return translate(value, language, new Map()) as Value
}

/** An object that occurs in several places of the original is one object in the copy as well. */
function translate(value: unknown, language: Language, copies: Map<object, unknown>): unknown {
  if (typeof value === 'string') return value.includes(BETWEEN) ? readDescription(value)[language] : value
  if (typeof value !== 'object' || value === null) return value
  const known = copies.get(value)
  if (known !== undefined) return known
  let copy: Record<string, unknown> | null = null
  for (const name of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[name]
    const translated = translate(part, language, copies)
    if (translated === part) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    copy[name] = translated
  }
  copies.set(value, copy ?? value)
  return copy ?? value
}

/** Options of a schema whose description is a wording: if a language is missing, it does not compile. */
type Worded<Options> = { [Key in keyof Options as Key extends 'description' ? never : Key]: Options[Key] } & {
  description?: Wording
}

function plain<Options extends TSchemaOptions>(options: Worded<Options> | undefined): Options | undefined {
  // If the schema is derived from another one, it is a string already.
  if (typeof options?.description !== 'object') return options as Options | undefined
  return { ...options, description: asDescription(options.description) } as unknown as Options
}

/** `Type` of TypeBox for everything that the reference shows. */
export const Type = {
  Any: (options?: Worded<TSchemaOptions>): TAny => Plain.Any(plain(options)),
  Array: <Item extends TSchema>(items: Item, options?: Worded<TArrayOptions>): TArray<Item> =>
    Plain.Array(items, plain(options)),
  Boolean: (options?: Worded<TSchemaOptions>): TBoolean => Plain.Boolean(plain(options)),
  Enum: <Values extends TEnumValue[]>(values: readonly [...Values], options?: Worded<TSchemaOptions>): TEnum<Values> =>
    Plain.Enum(values, plain(options)),
  Integer: (options?: Worded<TNumberOptions>): TInteger => Plain.Integer(plain(options)),
  Literal: <Value extends TLiteralValue>(value: Value, options?: Worded<TSchemaOptions>): TLiteral<Value> =>
    Plain.Literal(value, plain(options)),
  Null: (options?: Worded<TSchemaOptions>): TNull => Plain.Null(plain(options)),
  Number: (options?: Worded<TNumberOptions>): TNumber => Plain.Number(plain(options)),
  Object: <Properties extends TProperties>(
    properties: Properties,
    options?: Worded<TObjectOptions>,
  ): TObject<Properties> => Plain.Object(properties, plain(options)),
  Optional: Plain.Optional,
  Partial: <Schema extends TSchema>(schema: Schema, options?: Worded<TSchemaOptions>) =>
    Plain.Partial(schema, plain(options)),
  Pick: Plain.Pick,
  Record: <Key extends TSchema, Value extends TSchema>(key: Key, value: Value, options?: Worded<TObjectOptions>) =>
    Plain.Record(key, value, plain(options)),
  String: (options?: Worded<TStringOptions>): TString => Plain.String(plain(options)),
  Union: <Schemas extends TSchema[]>(schemas: [...Schemas], options?: Worded<TSchemaOptions>): TUnion<Schemas> =>
    Plain.Union(schemas, plain(options)),
  Unknown: (options?: Worded<TSchemaOptions>): TUnknown => Plain.Unknown(plain(options)),
  Unsafe: Plain.Unsafe,
}
