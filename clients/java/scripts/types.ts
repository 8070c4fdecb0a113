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
import { javaConstant, javadoc, javadocText, javaName, javaType } from './names.ts'

export const HEAD = '// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.\n'

const NAMING: Naming = {
  language: 'Java',
  nameOf: javaType,
  // Names of this client, and names of Java that need no import.
  taken: `Answer Core Hold Input Json Lines Loop Operation Option Settings Text Timestamp Watch
    Object Record String Integer Long Double Boolean List Map Process Module`.split(/\s+/),
  hasPages: false,
}

/** Fields with secrets, which records do not print. */
export const isSecretField = (name: string): boolean => /^(?:key|secret|token|contentUrl|challenge)$/.test(name)

/** The Java types of the document, each in its own file. */
export class JavaTypes {
  readonly shapes: Shapes
  readonly files: Record<string, string> = {}
  readonly #schemas: Record<string, Schema>

  constructor(document: Document) {
    this.#schemas = document.components.schemas
    this.shapes = new Shapes(document, NAMING)
  }

  /** The type of values that may be null or absent, and of list items. */
  boxed(schema: Schema, isSent: boolean): string {
    const { inner } = unwrapped(schema)
    const { $ref, type, enum: words, items, additionalProperties } = inner
    const name = $ref?.split('/').at(-1) ?? ''
    const named = this.#schemas[name]
    if (named) return isStruct(named) || named.enum ? javaType(name) : this.boxed(named, isSent)
    if (words || isStruct(inner)) return this.shapes.nameOf(inner, isSent)
    if (type === 'array') return `List<${items ? this.boxed(items, isSent) : 'Object'}>`
    if (type === 'object')
      return `Map<String, ${typeof additionalProperties === 'object' ? this.boxed(additionalProperties, isSent) : 'Object'}>`
    if (type === 'string') return formatOf(inner) === 'date-time' ? 'Timestamp' : 'String'
    if (type === 'integer') return formatOf(inner) === 'int64' ? 'Long' : 'Integer'
    if (type === 'number') return 'Double'
    return type === 'boolean' ? 'Boolean' : 'Object'
  }

  typeOf(schema: Schema, isSent: boolean): string {
    const type = this.boxed(schema, isSent)
    return unwrapped(schema).isNullable ? type : (PRIMITIVE[type] ?? type)
  }

  /** Declares each named schema and its nested types. */
  declareAll(): void {
    for (const [name, schema] of Object.entries(this.#schemas)) {
      const isSent = this.shapes.isSent(name)
      if (isStruct(schema)) this.#struct(javaType(name), schema, isSent)
      else this.below({ items: schema.items ?? {} }, isSent)
    }
  }

  below({ properties = {}, items, additionalProperties }: Schema, isSent: boolean): void {
    const values = typeof additionalProperties === 'object' ? [additionalProperties] : []
    for (const schema of [...Object.values(properties), ...(items ? [items] : []), ...values]) {
      const { inner } = unwrapped(schema)
      if (inner.$ref) continue
      if (inner.enum) this.#words(this.shapes.nameOf(inner, isSent), inner.enum.map(String))
      else if (isStruct(inner)) this.#struct(this.shapes.nameOf(inner, isSent), inner, isSent)
      else this.below(inner, isSent)
    }
  }

  #struct(name: string, schema: Schema, isSent: boolean): void {
    if (this.files[`${name}.java`]) return
    const { properties = {}, required = [] } = schema
    const about = `${javadocText(describe(schema) || 'A part of other types.')}`
    if (isSent) this.input(name, properties, required, about)
    else this.#record(name, properties, required, about)
    this.below(schema, isSent)
  }

  #record(name: string, properties: Record<string, Schema>, required: string[], about: string): void {
    const entries = Object.entries(properties)
    const tags = entries.map(
      ([key, schema]) => `@param ${javaName(key)} ${javadocText(descriptionOf(schema)) || `the field ${key}`}`,
    )
    const fields = entries.map(([key, schema]) => {
      const type = required.includes(key) ? this.typeOf(schema, false) : this.boxed(schema, false)
      return `        ${type} ${javaName(key)}`
    })
    const isSecret = entries.some(([key, schema]) => isSecretField(key) && this.boxed(schema, false) === 'String')
    const body = isSecret
      ? `{
    /** Tells no field: there are secrets among them. */
    @Override
    public String toString() {
        return "${name}[…]";
    }
}`
      : '{}'
    this.write(name, `${javadoc(about, tags)}public record ${name}(\n${fields.join(',\n')}) ${body}\n`)
  }

  /** With fluent setters, because absent fields are not sent. */
  input(name: string, properties: Record<string, Schema>, required: string[], about: string, isQuery = false): void {
    const setters = Object.entries(properties).map(([key, schema]) => {
      const { isNullable, inner } = unwrapped(schema)
      const isMany = isQuery && inner.type === 'array'
      const type = isMany ? `${this.boxed(inner.items ?? {}, true)}...` : this.typeOf(schema, true)
      const wanted = required.includes(key) ? ' Required.' : ''
      const text = `${javadocText(descriptionOf(schema)) || `Says ${key}.`}${wanted}`
      const tags = [`@param value ${isMany ? 'the values' : 'the value'}`, '@return this']
      const refusal = ['@throws IllegalArgumentException if the value is null']
      const setter = `${javadoc(text, isNullable ? [...tags, ...refusal] : tags, '    ')}    public ${name} ${javaName(key)}(${type} value) {
        ${isNullable ? 'setGiven' : 'set'}("${key}", ${isMany ? 'List.of(value)' : 'value'});
        return this;
    }
`
      return isNullable ? `${setter}\n${resetter(name, key)}` : setter
    })
    const made = `    /** Makes one that says nothing yet. */\n    public ${name}() {}\n`
    this.write(name, `${javadoc(about)}public final class ${name} extends Input {\n${[made, ...setters].join('\n')}}\n`)
  }

  #words(name: string, values: string[]): void {
    if (this.files[`${name}.java`]) return
    const constants = values.map(
      (value) =>
        `    /** {@code ${value}} */\n    public static final ${name} ${javaConstant(value)} = new ${name}(${JSON.stringify(value)});\n`,
    )
    if (new Set(values.map(javaConstant)).size < values.length)
      throw new Error(`two words of ${name} would be one in Java`)
    this.write(
      name,
      `${javadoc('One of the words below, or one that a newer service knows.', ['@param value the word'])}public record ${name}(String value) implements Text {
${constants.join('\n')}
${knownWords(values)}
    @Override
    public String toString() {
        return value;
    }
}
`,
    )
  }

  write(name: string, text: string): void {
    const file = `${name}.java`
    if (this.files[file]) throw new Error(`two things would be ${name} in Java`)
    const code = text.replace(/^\s*\/?\*.*$/gm, '')
    const used = IMPORTS.filter((it) => new RegExp(`\\b${it.split('.').at(-1)}\\b`).test(code))
    const imports = used.map((it) => `import ${it};\n`).join('')
    this.files[file] = `${HEAD}package kr.gonggo.client.types;\n\n${imports ? `${imports}\n` : ''}${text}`
  }
}

/** Resetting is a separate method, so that an accidental null does not reset a field. */
const resetter = (name: string, key: string): string =>
  `${javadoc(`Sends null for {@code ${key}}: of a patch, the field gets its default again.`, ['@return this'], '    ')}    public ${name} reset${key.charAt(0).toUpperCase()}${key.slice(1)}() {
        set("${key}", null);
        return this;
    }
`

/** An enumeration for `switch`: the known words, and a constant for unknown ones. */
function knownWords(values: string[]): string {
  const names = values.map(javaConstant)
  const other = names.includes('UNKNOWN') ? 'NOT_KNOWN' : 'UNKNOWN'
  const words = values.map((value, index) => `        /** {@code ${value}} */\n        ${names[index]},\n`)
  const cases = values.map((value, index) => `            case ${JSON.stringify(value)} -> Known.${names[index]};\n`)
  return `    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
${words.join('')}        /** A word of a newer service. */
        ${other}
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
${cases.join('')}            default -> Known.${other};
        };
    }
`
}

const PRIMITIVE: Record<string, string> = { Integer: 'int', Long: 'long', Double: 'double', Boolean: 'boolean' }

const IMPORTS = [
  'java.util.List',
  'java.util.Map',
  'kr.gonggo.client.json.Input',
  'kr.gonggo.client.json.Text',
  'kr.gonggo.client.json.Timestamp',
]
