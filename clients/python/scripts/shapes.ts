import { type Document, type Schema, upper } from '../../typescript/scripts/document.ts'

const WIDTH = 112
const KEYWORDS = /^(?:from|in|import|is|not|and|or|if|for|class|def|global|pass|with|as|lambda|return|None|True|False)$/

/** `bsnsDiv` is `bsns_div`, `from` is `from_`. */
export function snakeOf(name: string): string {
  const snake = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  return KEYWORDS.test(snake) ? `${snake}_` : snake
}

/** Methods of every dictionary, which cannot be fields of a record. */
const OF_DICTIONARIES = /^(?:items|keys|values|get|pop|popitem|copy|update|clear|setdefault|fromkeys)$/

/** The attribute of a field. */
function attributeOf(name: string): string {
  const snake = snakeOf(name)
  return OF_DICTIONARIES.test(snake) ? `${snake}_` : snake
}

/** Reverses `attributeOf`, like `field_of` in `_record.py`. */
const fieldOf = (attribute: string): string =>
  attribute.replace(/_$/, '').replace(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A docstring on one line if it fits, otherwise on several. */
export function docstring(text: string, indent: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ')
  if (!safe.includes('\n') && safe.length + indent.length < WIDTH) return `${indent}"""${safe}"""\n`
  const lines = safe.split('\n').flatMap((line) => filled(line, WIDTH - indent.length))
  return `${indent}"""${lines.map((line, index) => (index === 0 ? line : `${indent}${line}`.trimEnd())).join('\n')}\n${indent}"""\n`
}

/** Wraps text to a width; indented lines keep a hanging indent. */
function filled(text: string, width: number): string[] {
  const start = /^ */.exec(text)?.[0] ?? ''
  const inner = start === '' ? '' : `${start}    `
  const lines: string[] = []
  for (const word of text.trim().split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${last === undefined ? start : inner}${word}`)
  }
  return lines
}

/** Wraps a long line of code after commas inside brackets. */
export function broken(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? ''
  if (line.length <= WIDTH + 6) return line
  const pieces = line.trim().split(/(?<=,) (?=["{a-z])/)
  const lines: string[] = [indent]
  for (const piece of pieces) {
    const last = lines.at(-1) ?? ''
    if (last.trim() !== '' && last.length + 1 + piece.length > WIDTH) lines.push(`${indent}    ${piece}`)
    else lines[lines.length - 1] = last.trim() === '' ? `${last}${piece}` : `${last} ${piece}`
  }
  return lines.join('\n')
}

/** For nullable schemas, the description is in the other alternative. */
export function described(schema: Schema): string {
  const { description, anyOf = [], default: usual } = schema
  const text = description ?? anyOf.map(described).find((one) => one !== '') ?? ''
  return [text, usual === undefined ? '' : `Default: ${JSON.stringify(usual)}.`].filter(Boolean).join(' ')
}

/** Python types, with a class for each unnamed object. */
export class PythonTypes {
  /** The text of each class or alias, by name. */
  readonly declared = new Map<string, string>()
  /** Attributes of records that responses may omit. */
  readonly optional = new Set<string>()
  readonly #schemas: Record<string, Schema>
  readonly #known = new Map<string, string>()

  constructor({ components }: Document) {
    this.#schemas = components.schemas
  }

  /**
   * Converts a schema to an annotation and declares the types it refers to: response types as records, request types as
   * dictionaries with known keys, whose lists may be any sequence.
   */
  typeOf(schema: Schema, name: string, isSent = false): string {
    const { $ref, anyOf, items, properties, additionalProperties } = schema
    if ($ref) return this.#named($ref.split('/').at(-1) ?? '', isSent)
    if (anyOf) return [...new Set(anyOf.flatMap((one) => this.typeOf(one, name, isSent).split(' | ')))].join(' | ')
    const list = isSent ? 'Sequence' : 'list'
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
    if (schema.enum) return openWords(schema.enum)
    if (schema.type === 'array') return `${list}[${items ? this.typeOf(items, name.replace(/s$/, ''), isSent) : 'Any'}]`
    // Named schemas keep their names.
    if (properties && Object.keys(properties).length > 0)
      return this.#object(this.#schemas[name] ? `${name}Value` : name, schema, isSent)
    if (schema.type === 'object') {
      const value =
        typeof additionalProperties === 'object' ? this.typeOf(additionalProperties, `${name}Value`, isSent) : 'Any'
      return `dict[str, ${value}]`
    }
    return PLAIN[schema.type ?? ''] ?? 'Any'
  }

  #named(name: string, isSent: boolean): string {
    const schema = this.#schemas[name] ?? {}
    if (schema.properties) return this.#object(name, schema, isSent)
    if (this.declared.has(name)) return name
    // Registered before its parts, so that it may refer to itself.
    this.declared.set(name, '')
    const about = described(schema)
    this.declared.set(
      name,
      `${name}: TypeAlias = "${this.typeOf(schema, name, isSent)}"\n${about ? docstring(about, '') : ''}`,
    )
    return name
  }

  #object(name: string, schema: Schema, isSent: boolean): string {
    const known = `${isSent} ${JSON.stringify(schema)}`
    if ((this.#known.get(name) ?? known) !== known)
      throw new Error(`two objects would be ${name}; name one of them in the document`)
    if (this.declared.has(name)) return name
    this.declared.set(name, '')
    this.#known.set(name, known)
    this.declared.set(name, isSent ? this.#dictionary(name, schema) : this.#record(name, schema))
    return name
  }

  /** A request type. */
  #dictionary(name: string, schema: Schema): string {
    const { properties = {}, required = [] } = schema
    const fields = Object.entries(properties).map(([field, one]) => {
      const type = this.typeOf(one, `${name}${upper(field)}`, true)
      return { field, about: described(one), type: required.includes(field) ? type : `NotRequired[${type}]` }
    })
    const odd = fields.filter(({ field }) => KEYWORDS.test(field))
    const base = odd.length > 0 ? `_${name}` : 'TypedDict'
    const keys = odd.map(({ field, type }) => `"${field}": ${JSON.stringify(type)}`).join(', ')
    const before = odd.length > 0 ? `${base} = TypedDict("${base}", {${keys}})\n\n\n` : ''
    const about = docstring(
      [described(schema), ...odd.map((one) => `\`\`${one.field}\`\`: ${one.about}`)].filter(Boolean).join('\n\n') ||
        name,
      '    ',
    )
    const lines = fields
      .filter((one) => !odd.includes(one))
      .map(({ field, type, about: it }) => lineOf(field, type, it))
    return `${before}class ${name}(${base}):\n${about}\n${lines.join('')}`
  }

  /** A response type. */
  #record(name: string, schema: Schema): string {
    const { properties = {}, required = [] } = schema
    const lines = Object.entries(properties).map(([field, one]) => {
      const attribute = attributeOf(field)
      if (fieldOf(attribute) !== field && attribute !== field)
        throw new Error(`${name}.${field}: a record cannot tell this field by the attribute ${attribute}`)
      const type = this.typeOf(one, `${name}${upper(field)}`)
      if (required.includes(field)) return lineOf(attribute, type, described(one))
      this.optional.add(attribute)
      return lineOf(attribute, /(?:^| )(?:None|Any)$/.test(type) ? type : `${type} | None`, described(one))
    })
    const about = docstring(described(schema) || name, '    ')
    return `class ${name}(Record):\n${about}\n    __slots__ = ()\n\n${lines.join('')}`
  }
}

const lineOf = (name: string, type: string, about: string): string =>
  `${broken(`    ${name}: ${type}`)}\n${about ? docstring(about, '    ') : ''}`

const PLAIN: Record<string, string> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' }

function literal(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return JSON.stringify(value)
}

/** Enumerations in responses are open, because a newer service may have more values. */
function openWords(values: unknown[]): string {
  const words = values.filter((value) => typeof value === 'string').map(literal)
  const others = new Set(
    values.filter((value) => typeof value !== 'string').map((it) => (it === null ? 'None' : 'int')),
  )
  return [...(words.length > 0 ? [`Literal[${words.join(', ')}]`, 'str'] : []), ...others].join(' | ')
}
