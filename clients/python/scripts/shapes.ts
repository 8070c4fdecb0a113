import { type Document, type Schema, upper } from '../../typescript/scripts/document.ts'

const WIDTH = 112
const KEYWORDS = /^(?:from|in|import|is|not|and|or|if|for|class|def|global|pass|with|as|lambda|return|None|True|False)$/

/** `bsnsDiv` is `bsns_div`, `from` is `from_`. */
export function snakeOf(name: string): string {
  const snake = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  return KEYWORDS.test(snake) ? `${snake}_` : snake
}

/** What every dictionary has, so that a record cannot have it as a field. */
const OF_DICTIONARIES = /^(?:items|keys|values|get|pop|popitem|copy|update|clear|setdefault|fromkeys)$/

/** A field of a record as its attribute. */
function attributeOf(name: string): string {
  const snake = snakeOf(name)
  return OF_DICTIONARIES.test(snake) ? `${snake}_` : snake
}

/** As `field_of` in `_record.py` reads it back. */
const fieldOf = (attribute: string): string =>
  attribute.replace(/_$/, '').replace(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A docstring of one line where it fits, else of several. */
export function docstring(text: string, indent: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ')
  if (!safe.includes('\n') && safe.length + indent.length < WIDTH) return `${indent}"""${safe}"""\n`
  const lines = safe.split('\n').flatMap((line) => filled(line, WIDTH - indent.length))
  return `${indent}"""${lines.map((line, index) => (index === 0 ? line : `${indent}${line}`.trimEnd())).join('\n')}\n${indent}"""\n`
}

/** Text in lines of a width; what begins with blanks goes on further in. */
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

/** A line of code, broken after commas inside brackets where it is too long. */
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

/** Of what may be null, the document describes the other half. */
export function described(schema: Schema): string {
  const { description, anyOf = [], default: usual } = schema
  const text = description ?? anyOf.map(described).find((one) => one !== '') ?? ''
  return [text, usual === undefined ? '' : `Default: ${JSON.stringify(usual)}.`].filter(Boolean).join(' ')
}

/** Types in Python, with a class for each object that the document does not name. */
export class PythonTypes {
  /** Text of each class or alias, by name. */
  readonly declared = new Map<string, string>()
  /** Attributes of records that the service may leave out. */
  readonly optional = new Set<string>()
  readonly #schemas: Record<string, Schema>
  readonly #known = new Map<string, string>()

  constructor({ components }: Document) {
    this.#schemas = components.schemas
  }

  /**
   * A schema as an annotation. What it refers to is declared as well: what the service answers as a record, what it is
   * sent as a dictionary with known keys, whose lists may be of any kind.
   */
  typeOf(schema: Schema, name: string, isSent = false): string {
    const { $ref, anyOf, items, properties, additionalProperties } = schema
    if ($ref) return this.#named($ref.split('/').at(-1) ?? '', isSent)
    if (anyOf) return [...new Set(anyOf.flatMap((one) => this.typeOf(one, name, isSent).split(' | ')))].join(' | ')
    const list = isSent ? 'Sequence' : 'list'
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`
    if (schema.enum) return openWords(schema.enum)
    if (schema.type === 'array') return `${list}[${items ? this.typeOf(items, name.replace(/s$/, ''), isSent) : 'Any'}]`
    // What the document names itself keeps its name.
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
    // Said before its own parts are, so that it may speak of itself.
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

  /** What the service is sent. */
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

  /** What the service answers. */
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

/** Every list of words is open: a newer service may know more of them. */
function openWords(values: unknown[]): string {
  const words = values.filter((value) => typeof value === 'string').map(literal)
  const others = new Set(
    values.filter((value) => typeof value !== 'string').map((it) => (it === null ? 'None' : 'int')),
  )
  return [...(words.length > 0 ? [`Literal[${words.join(', ')}]`, 'str'] : []), ...others].join(' | ')
}
