import type { Document, Schema } from '../../typescript/scripts/document.ts'
import {
  describe,
  descriptionOf,
  formatOf,
  isStruct,
  type Naming,
  Shapes,
  unwrapped,
} from '../../typescript/scripts/shapes.ts'
import { goComment, goName } from './names.ts'

const NAMING: Naming = {
  language: 'Go',
  nameOf: goName,
  taken: [
    'Page',
    'Option',
    'Optional',
    'Set',
    'Null',
    'New',
    'Doer',
    'Client',
    'Timestamp',
    'Version',
    'APIVersion',
    'WebhookVerifier',
  ],
  hasPages: true,
}

/** The Go types of the document. Unnamed types are declared below the first type that uses them. */
export class GoTypes {
  readonly shapes: Shapes
  readonly #schemas: Record<string, Schema>
  readonly #declared = new Set<string>()

  constructor(document: Document) {
    this.#schemas = document.components.schemas
    this.shapes = new Shapes(document, NAMING)
  }

  /** The type of a value without null. */
  typeOf(schema: Schema, isSent: boolean): string {
    const { inner, isNullable } = unwrapped(schema)
    const text = this.#plain(inner, isSent)
    return isNullable && !this.#hasNil(inner) ? `*${text}` : text
  }

  isStruct(name: string): boolean {
    return isStruct(this.#schemas[name] ?? {})
  }

  metaOf(meta: Schema): string {
    return isStruct(meta) ? this.typeOf(meta, false) : 'struct{}'
  }

  /** Whether `nil` can stand for null and absent. */
  #hasNil(schema: Schema): boolean {
    if (schema.$ref) return this.#schemas[schema.$ref.split('/').at(-1) ?? '']?.type === 'array'
    if (schema.enum || schema.const !== undefined || isStruct(schema)) return false
    return schema.type === undefined || schema.type === 'array' || schema.type === 'object'
  }

  #plain(schema: Schema, isSent: boolean): string {
    const { $ref, type, enum: words, items, additionalProperties } = schema
    if ($ref) return goName($ref.split('/').at(-1) ?? '')
    if (words || isStruct(schema)) return this.shapes.nameOf(schema, isSent)
    if (type === 'array') return `[]${items ? this.typeOf(items, isSent) : 'any'}`
    if (type === 'object')
      return `map[string]${typeof additionalProperties === 'object' ? this.typeOf(additionalProperties, isSent) : 'any'}`
    if (type === 'string') return formatOf(schema) === 'date-time' ? 'Timestamp' : 'string'
    if (type === 'integer') return formatOf(schema) === 'int64' ? 'int64' : 'int'
    if (type === 'number') return 'float64'
    return type === 'boolean' ? 'bool' : 'any'
  }

  /** Optional fields are `Optional` in requests, and where null has its own meaning; otherwise absent is nil. */
  #field(name: string, schema: Schema, isRequired: boolean, isSent: boolean): string {
    const { inner, isNullable } = unwrapped(schema)
    let type = this.typeOf(schema, isSent)
    if (!isRequired && (isSent || isNullable)) type = `Optional[${this.#plain(inner, isSent)}]`
    else if (!isRequired && !this.#hasNil(inner)) type = `*${type}`
    const about = descriptionOf(schema) || `${goName(name)} is the field with this name.`
    return `${goComment(about, '\t')}\t${goName(name)} ${type} \`json:"${name}${isRequired ? '' : ',omitempty'}"\`\n`
  }

  #struct(name: string, schema: Schema, isSent: boolean, about: string): string {
    const { properties = {}, required = [] } = schema
    const fields = Object.entries(properties).map(([key, it]) => this.#field(key, it, required.includes(key), isSent))
    const head = goComment(`${name}: ${about}`)
    return `${head}type ${name} struct {\n${fields.join('\n')}}\n${this.below(schema, isSent)}`
  }

  /** Declares nested types that are not declared yet. */
  below({ properties = {}, items, additionalProperties }: Schema, isSent: boolean): string {
    const values = typeof additionalProperties === 'object' ? [additionalProperties] : []
    return [...Object.values(properties), ...(items ? [items] : []), ...values]
      .map((it) => this.shape(unwrapped(it).inner, isSent))
      .join('')
  }

  shape(schema: Schema, isSent: boolean): string {
    if (schema.$ref) return ''
    if (!schema.enum && !isStruct(schema)) return schema.properties ? '' : this.below(schema, isSent)
    const name = this.shapes.nameOf(schema, isSent)
    if (this.#declared.has(name)) return ''
    this.#declared.add(name)
    if (schema.enum) return `\n${this.#words(name, schema.enum.map(String))}`
    return `\n${this.#struct(name, schema, isSent, describe(schema) || 'a part of other types.')}`
  }

  #words(name: string, values: string[]): string {
    const names = values.map((value) => this.shapes.take(name + goName(value)))
    const width = Math.max(...names.map((it) => [...it].length))
    const lines = names.map(
      (constant, index) =>
        `\t${constant}${' '.repeat(width - [...constant].length)} ${name} = ${JSON.stringify(values[index])}\n`,
    )
    const head = goComment(`${name} is one of the words below, or one that a newer service knows.`)
    return `${head}type ${name} string\n\n// The known words of [${name}].\nconst (\n${lines.join('')})\n`
  }

  /** Declares a named schema. */
  declare(name: string): string {
    const schema = this.#schemas[name] ?? {}
    const [type, isSent] = [goName(name), this.shapes.isSent(name)]
    const about = describe(schema) || 'the schema of this name in openapi.json.'
    const list = this.shapes.listNamed(name)
    if (list) {
      const item = this.typeOf(list.item, false)
      const meta = this.metaOf(list.meta)
      const head = goComment(`${type}: ${about}`)
      return `${head}type ${type} = Page[${item}, ${meta}]\n${this.below({ properties: { item: list.item, meta: list.meta } }, false)}`
    }
    if (isStruct(schema)) return this.#struct(type, schema, isSent, about)
    return `${goComment(`${type}: ${about}`)}type ${type} ${this.typeOf(schema, isSent)}\n${this.below(schema, isSent)}`
  }
}
