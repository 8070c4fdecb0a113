import { type Document, namesIn, operationsIn, type Schema } from './document.ts'

/** The naming rules of a language for unnamed schemas. */
export interface Naming {
  language: string
  /** Converts a name or word of the document to a type name. */
  nameOf(text: string): string
  /** Names of handwritten types. */
  taken: readonly string[]
  /** Whether lists have a generic type of the client, with separate types for their other fields. */
  hasPages: boolean
}

/** The singular of a plural: `secrets` is `secret`. */
export const singular = (name: string): string =>
  /(?:ss|us|is)$/.test(name) ? name : name.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x)es$|s$/, '')

/** A schema without null, and whether it allows null. */
export function unwrapped(schema: Schema): { inner: Schema; isNullable: boolean } {
  const flat = (it: Schema): Schema[] => it.anyOf?.flatMap(flat) ?? [it]
  const all = flat(schema)
  const [inner = {}, ...others] = all.filter(({ type }) => type !== 'null')
  return { inner: others.length > 0 ? {} : inner, isNullable: all.some(({ type }) => type === 'null') }
}

/** An object with arbitrary fields is a map. */
export const isStruct = ({ properties = {}, additionalProperties }: Schema): boolean =>
  Object.keys(properties).length > 0 && additionalProperties !== true

export const formatOf = (schema: Schema): string | undefined => (schema as { format?: string }).format

/** The item and the other fields of a list, which is read into `Page`. */
export function listOf(schema: Schema): { item: Schema; meta: Schema } | null {
  const { items, ...rest } = schema.properties ?? {}
  if (items?.items === undefined) return null
  return { item: items.items, meta: { type: 'object', properties: rest, required: schema.required ?? [] } }
}

/** Only the parts that determine the type. */
function bare(schema: Schema): unknown {
  const { $ref, type, enum: words, anyOf, items, properties = {}, required, additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, field]) => [name, bare(field)])
  const parts = [anyOf?.map(bare), items && bare(items), fields, required, additionalProperties === true]
  return [$ref, type, formatOf(schema), words, ...parts]
}

const keyOf = (schema: Schema, isSent: boolean): string =>
  schema.enum ? JSON.stringify(schema.enum) : `${isSent} ${JSON.stringify(bare(schema))}`

/** Names for schemas without one that Go needs a name for: nested objects and enumerations. */
export class Shapes {
  readonly #schemas: Record<string, Schema>
  readonly #sent: Set<string>
  /** The possible names of each shape, from all its places. */
  readonly #candidates = new Map<string, string[]>()
  readonly #named = new Map<string, string>()
  readonly #naming: Naming
  readonly #taken: Set<string>

  constructor(document: Document, naming: Naming) {
    const { nameOf } = naming
    this.#naming = naming
    this.#taken = new Set(naming.taken)
    this.#schemas = document.components.schemas
    this.#sent = sentNames(document)
    for (const [name, schema] of Object.entries(this.#schemas)) {
      const list = this.listNamed(name)
      if (!list) {
        for (const [inside, it] of this.partsOf(schema, nameOf(name))) this.note(it, inside, this.isSent(name))
        continue
      }
      const isPlain = Object.keys(list.meta.properties ?? {}).join() === 'total,page'
      this.note(list.meta, isPlain ? 'ListMeta' : `${nameOf(name)}Meta`, false)
      this.note(list.item, singular(nameOf(name)), false)
    }
  }

  isSent(name: string): boolean {
    return this.#sent.has(name)
  }

  listNamed(name: string): ReturnType<typeof listOf> {
    return this.isSent(name) || !this.#naming.hasPages ? null : listOf(this.#schemas[name] ?? {})
  }

  /** Registers each shape in a schema, with the name of its place. */
  note(schema: Schema, name: string, isSent: boolean): void {
    const { inner } = unwrapped(schema)
    if (inner.enum || isStruct(inner)) {
      const key = keyOf(inner, isSent)
      this.#candidates.set(key, [...(this.#candidates.get(key) ?? []), name])
    }
    for (const [inside, it] of this.partsOf(inner, name)) this.note(it, inside, isSent)
  }

  /** Chooses the shortest free name, because the first place is rarely the best for a shape with many. */
  settle(): void {
    for (const name of Object.keys(this.#schemas)) this.take(this.#naming.nameOf(name))
    for (const [key, names] of this.#candidates) {
      const free = [...new Set(names)].sort((a, b) => a.length - b.length).find((name) => !this.#taken.has(name))
      this.#named.set(key, this.take(free ?? `${names[0]}Part`))
    }
  }

  take(name: string): string {
    if (this.#taken.has(name)) throw new Error(`two things would be ${name} in ${this.#naming.language}`)
    this.#taken.add(name)
    return name
  }

  nameOf(schema: Schema, isSent: boolean): string {
    const name = this.#named.get(keyOf(schema, isSent))
    if (name === undefined) throw new Error(`no name for ${JSON.stringify(schema)}`)
    return name
  }

  /** The nested schemas with the names of their places. */
  partsOf({ items, properties = {}, additionalProperties }: Schema, name: string): [string, Schema][] {
    const values = typeof additionalProperties === 'object' ? additionalProperties : undefined
    const fields = isStruct({ properties, ...(additionalProperties === true && { additionalProperties }) })
    return [
      ...(items ? [[singular(name), items] as [string, Schema]] : []),
      ...(values ? [[singular(name), values] as [string, Schema]] : []),
      ...(fields
        ? Object.entries(properties).map(([key, it]): [string, Schema] => [name + this.#naming.nameOf(key), it])
        : []),
    ]
  }
}

/** The names of schemas that are sent, directly or nested. */
export function sentNames(document: Document): Set<string> {
  const names = new Set<string>()
  const mark = (name: string): void => {
    if (names.has(name)) return
    names.add(name)
    for (const other of namesIn(document.components.schemas[name])) mark(other)
  }
  for (const { requestBody } of operationsIn(document)) for (const name of namesIn(requestBody)) mark(name)
  return names
}

/** For nullable schemas, the description is in the other alternative. */
export const describe = ({ description, anyOf = [] }: Schema): string =>
  description ?? anyOf.map(describe).find((text) => text !== '') ?? ''

export const descriptionOf = (schema: Schema): string =>
  [describe(schema), schema.default === undefined ? '' : `Default: ${JSON.stringify(schema.default)}.`]
    .filter(Boolean)
    .join(' ')

/** Webhook events are events without the fields that depend on the account. */
export function webhookEvent(document: Document): Schema {
  const { Event: event = {}, EventData: data = {} } = document.components.schemas
  const { id = {}, type = {}, timestamp = {}, apiVersion = {} } = event.properties ?? {}
  const properties = { id, type, timestamp, apiVersion, data: { $ref: '#/components/schemas/EventData' } }
  for (const [name, { post }] of Object.entries(document.webhooks)) {
    const sent = Object.values(post.requestBody?.content ?? {})[0]?.schema.properties ?? {}
    const lost = [
      ...Object.keys(sent).filter((field) => !(field in properties)),
      ...Object.keys(sent.data?.properties ?? {}).filter((field) => !(field in (data.properties ?? {}))),
    ]
    if (lost.length > 0) throw new Error(`webhooks of ${name} send what WebhookEvent does not have: ${lost.join(', ')}`)
  }
  const description = 'what arrives at a webhook. A newer service may send types that this client does not know.'
  return { type: 'object', properties, required: Object.keys(properties), description }
}
