// Turns what validation finds into the errors of a problem.

import { isUtf8 } from 'node:buffer'
import type { FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { type FieldError, fieldProblem, MOST_ERRORS, problem } from '../problems.ts'
import { nearest } from '../spelling.ts'

type Part = 'params' | 'querystring' | 'body'
const PLACE = { params: 'path', querystring: 'query', body: 'body' } as const

/** The part of a JSON schema this file looks at. */
export interface SchemaNode {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: SchemaNode[]
  items?: SchemaNode
  maxItems?: number
  properties?: Record<string, SchemaNode>
  additionalProperties?: unknown
  examples?: unknown[]
}

type Kind = 'string' | 'integer' | 'number' | 'boolean'

/** What a route takes, worked out once when it is registered. */
export interface InputShape {
  query: Map<string, { kind: Kind; many: boolean }>
  takesBody: boolean
  /** A body with more names than this holds some that the route does not know. */
  mostNames: number
}

export function inputShape(schema: { querystring?: unknown; body?: unknown } | undefined): InputShape {
  const { properties = {} } = (schema?.querystring ?? {}) as SchemaNode
  const mostNames = schema?.body === undefined ? 0 : namesIn(schema.body as SchemaNode)
  const query = new Map<string, { kind: Kind; many: boolean }>()
  for (const [name, node] of Object.entries(properties)) {
    const many = node.type === 'array'
    query.set(name, { kind: kindOf(many ? node.items : node), many })
  }
  return { query, takesBody: schema?.body !== undefined, mostNames: mostNames + MORE_NAMES }
}

/** So that ordinary mistakes are told by name, and what is nested too deep as that. */
const MORE_NAMES = 100

/** How many names a valid value has at most, on all its levels. */
function namesIn(node: SchemaNode): number {
  if (node.additionalProperties === true) return Number.POSITIVE_INFINITY
  const ofBranches = (node.anyOf ?? []).map(namesIn)
  const ofFields = Object.values(node.properties ?? {}).map((child) => 1 + namesIn(child))
  const ofItems = node.items ? (node.maxItems ?? Number.POSITIVE_INFINITY) * namesIn(node.items) : 0
  return Math.max(0, ...ofBranches) + ofFields.reduce((sum, one) => sum + one, 0) + (ofItems || 0)
}

const kindOf = (node: SchemaNode | undefined): Kind =>
  node?.type === 'integer' || node?.type === 'number' || node?.type === 'boolean' ? node.type : 'string'

/** The query as it came: names and values in order, not yet of any type. */
interface RawQuery {
  pairs: [name: string, value: string][]
  malformed: string[]
}

/** Reads `a=1&a=2`. It is called before any route is known and must not throw; what is wrong is said later. */
export function parseQuery(text: string): Record<string, unknown> & RawQuery {
  const pairs: RawQuery['pairs'] = []
  const malformed: string[] = []
  if (text === '') return { pairs, malformed }
  for (const piece of text.split('&')) {
    if (piece === '') continue
    const cut = piece.indexOf('=')
    const [name, value] = cut < 0 ? [piece, ''] : [piece.slice(0, cut), piece.slice(cut + 1)]
    const read = decodePair(name, value)
    if (read) pairs.push(read)
    else malformed.push(name)
  }
  return { pairs, malformed }
}

function decodePair(name: string, value: string): [string, string] | null {
  try {
    return [decodePart(name), decodePart(value)]
  } catch {
    return null
  }
}

const decodePart = (text: string): string => decodeURIComponent(text.includes('+') ? text.replaceAll('+', ' ') : text)

/** Forms of ours have a handful of fields. */
const MOST_FIELDS = 50

/** A body as an HTML form sends it: names and texts, each name once. */
export function parseForm(bytes: Buffer): Record<string, string> {
  if (!isUtf8(bytes)) throw formFault('', 'The body is not valid UTF-8.')
  const { pairs, malformed } = parseQuery(bytes.toString())
  if (pairs.length > MOST_FIELDS) throw formFault('', `A form has at most ${MOST_FIELDS} fields.`)
  const [unreadable] = malformed
  if (unreadable !== undefined)
    throw formFault(unreadable, `"${shortened(unreadable)}" is not valid percent-encoded UTF-8.`)
  const fields = new Map<string, string>()
  for (const [name, value] of pairs) {
    if (fields.has(name)) throw formFault(name, `"${shortened(name)}" takes one value but was given several.`)
    if (value.includes('\0') || name.includes('\0'))
      throw formFault(name, 'A field contains the character U+0000, which is not allowed.')
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

const formFault = (name: string, message: string) => fieldProblem([fault('body', name, 'invalid_field', message)])

/**
 * Gives `request.query` its types and refuses what validation would not see: unknown and repeated names, escapes that
 * are none, U+0000. When something is wrong, everything that is wrong with path, query and body is told together.
 */
export function readInput(request: FastifyRequest, shape: InputShape): void {
  const faults: FieldError[] = []
  request.query = typedQuery(request.query as RawQuery, shape, faults)
  for (const [name, value] of Object.entries(request.params as Record<string, string>)) {
    if (value === '') throw problem('not_found', 'There is nothing at this path.')
    if (value.includes('\0'))
      faults.push(fault('path', name, 'invalid_path', `"${name}" contains the character U+0000, which is not allowed.`))
  }
  if (faults.length > 0) throw inputProblem(request, faults)
}

const fault = (place: FieldError['in'], name: string, code: FieldError['code'], message: string): FieldError => ({
  in: place,
  name: shortened(name),
  code,
  message,
})

/** Names a caller made up come back in messages, cut to a size that cannot be abused. */
const shortened = (text: string): string => (text.length > 64 ? `${text.slice(0, 64).toWellFormed()}…` : text)

function typedQuery(raw: RawQuery, shape: InputShape, faults: FieldError[]): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const name of raw.malformed.slice(0, MOST_ERRORS)) {
    faults.push(fault('query', name, 'invalid_parameter', `"${shortened(name)}" is not valid percent-encoded UTF-8.`))
  }
  for (const [name, text] of raw.pairs) {
    if (faults.length > MOST_ERRORS) break
    const known = shape.query.get(name)
    if (!known) {
      faults.push(fault('query', name, 'unknown_parameter', unknownName('parameter', name, [...shape.query.keys()])))
      continue
    }
    const nul = text.indexOf('\0')
    if (nul >= 0) {
      const wrong = fault(
        'query',
        name,
        'invalid_parameter',
        `"${name}" contains the character U+0000, which is not allowed.`,
      )
      faults.push({ ...wrong, at: [...text.slice(0, nul)].length })
      continue
    }
    const value = coerce(text, known.kind)
    const before = query[name]
    if (Array.isArray(before)) before.push(value)
    else if (known.many) query[name] = [value]
    else if (before === undefined) query[name] = value
    else faults.push(fault('query', name, 'repeated_parameter', `"${name}" takes one value but was given several.`))
  }
  return query
}

/** What does not read as its type stays text, and validation says so. */
function coerce(text: string, kind: Kind): unknown {
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (kind === 'integer') return /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text
  if (kind === 'number') return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text
  return text
}

/** Everything validation finds in any part, after what was found before it. */
export function inputProblem(request: FastifyRequest, found: FieldError[] = []): Error {
  const seen = new Set(found.map((error) => `${error.in} ${error.name}`))
  const errors = [...found]
  for (const part of ['params', 'querystring', 'body'] as const) {
    const data = part === 'querystring' ? request.query : request[part]
    for (const error of partErrors(request, part, data)) {
      if (!seen.has(`${error.in} ${error.name}`)) errors.push(error)
    }
  }
  return fieldProblem(errors)
}

function partErrors(request: FastifyRequest, part: Part, data: unknown): FieldError[] {
  const validate = request.getValidationFunction(part)
  if (!validate || validate(data ?? null) === true) return []
  return translate(part, (validate.errors ?? []) as AjvError[])
}

/** Ajv in verbose mode also tells the schema and the value. */
interface AjvError extends FastifySchemaValidationError {
  schema?: unknown
  parentSchema?: SchemaNode
  data?: unknown
}

/** Of unknown names and of all else: a list of 20,000 wrong values is as wrong as its first ones. */
const MOST_LOOKED_AT = 100

/** Cut before they are put into words: to word thousands of them takes longer than anybody may be kept waiting. */
function translate(part: Part, errors: AjvError[]): FieldError[] {
  const isUnknown = ({ keyword }: AjvError) => keyword === 'additionalProperties'
  const unknown = errors.filter(isUnknown).slice(0, MOST_LOOKED_AT)
  const others = errors.filter((error) => !isUnknown(error)).slice(0, MOST_LOOKED_AT)
  // One more than are told, so that it shows that there are more.
  const told = simplifyUnions([...unknown, ...others]).slice(0, MOST_ERRORS + 1)
  return told.map((error) => {
    const name = fieldName(error)
    return { in: PLACE[part], name, code: codeOf(part, error.keyword), message: messageOf(part, error, name) }
  })
}

/**
 * A failed union comes with the errors of all its branches. "Something or null" is told as the something;
 * any other union as one error about the whole.
 */
function simplifyUnions(errors: AjvError[]): AjvError[] {
  let kept = errors
  for (const union of errors.filter((error) => error.keyword === 'anyOf')) {
    const branches = (union.schema ?? []) as SchemaNode[]
    const below = (error: AjvError) =>
      error !== union &&
      (error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`))
    const onlyOne = branches.filter((branch) => branch.type !== 'null').length === 1
    kept = onlyOne
      ? kept.filter((error) => error !== union && !(below(error) && error.params.type === 'null'))
      : kept.filter((error) => !below(error))
  }
  return kept
}

function codeOf(part: Part, keyword: string): FieldError['code'] {
  const inBody = part === 'body'
  if (keyword === 'additionalProperties') return inBody ? 'unknown_field' : 'unknown_parameter'
  if (keyword === 'required') return inBody ? 'missing_field' : 'missing_parameter'
  return inBody ? 'invalid_field' : 'invalid_parameter'
}

/** `/filter/agency/2` as `filter.agency[2]`, with the name that is missing or too much at its end. */
function fieldName(error: AjvError): string {
  const last = error.params.missingProperty ?? error.params.additionalProperty
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (typeof last === 'string') steps.push(last)
  return steps.reduce((name, step) => {
    if (/^\d+$/.test(step) && name !== '') return `${name}[${step}]`
    return name === '' ? shortened(step) : `${name}.${shortened(step)}`
  }, '')
}

type Wording = (limit: unknown, error: AjvError) => string

const WORDS: Record<string, Wording> = {
  type: (type) => `must be ${typeName(type)}`,
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  exclusiveMinimum: (limit) => `must be more than ${limit}`,
  exclusiveMaximum: (limit) => `must be less than ${limit}`,
  multipleOf: (step) => `must be a multiple of ${step}`,
  minLength: (limit) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: (limit) => `must have at most ${limit} characters`,
  minItems: (limit) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} values`),
  maxItems: (limit) => `must have at most ${limit} values`,
  minProperties: (limit) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} fields`),
  maxProperties: (limit) => `must have at most ${limit} fields`,
  uniqueItems: () => 'must not contain a value twice',
  contains: (value) => `must contain ${(value as SchemaNode).const}`,
  pattern: (_, error) => `is not in the expected format${exampleOf(error)}`,
  format: (format, error) => `must be in the format "${format}"${exampleOf(error)}`,
  enum: (_, error) => `must be ${choice(error.schema as unknown[])}`,
  const: (value) => `must be ${value}`,
  anyOf: (_, error) => `must be ${unionName((error.schema ?? []) as SchemaNode[])}`,
}

const exampleOf = (error: AjvError): string => {
  const [example] = error.parentSchema?.examples ?? []
  return example === undefined ? '' : `, such as ${String(example)}`
}

function typeName(type: unknown): string {
  if (Array.isArray(type)) return type.map(typeName).join(' or ')
  if (type === 'integer') return 'a whole number'
  if (type === 'boolean') return 'true or false'
  if (type === 'string') return 'a text'
  if (type === 'array') return 'a list'
  if (type === 'null') return 'null'
  return type === 'object' ? 'an object' : `a ${String(type)}`
}

const choice = (values: unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).slice(0, 40).join(', ')}`

function unionName(branches: SchemaNode[]): string {
  if (branches.every((branch) => 'const' in branch)) return choice(branches.map((branch) => branch.const))
  return branches.map((branch) => (branch.enum ? choice(branch.enum) : typeName(branch.type ?? 'value'))).join(' or ')
}

function messageOf(part: Part, error: AjvError, name: string): string {
  const kind = part === 'body' ? 'field' : 'parameter'
  if (error.keyword === 'additionalProperties') {
    const known = Object.keys(error.parentSchema?.properties ?? {})
    return unknownName(kind, String(error.params.additionalProperty), known, name)
  }
  if (error.keyword === 'required') return `"${name}" is missing.`
  const subject = name === '' ? 'The body' : `"${name}"`
  const words = WORDS[error.keyword]
  const limit = error.params.limit ?? error.schema
  return `${subject} ${words ? words(limit, error) : (error.message ?? 'is not valid')}.`
}

function unknownName(kind: 'parameter' | 'field', name: string, known: string[], path = name): string {
  const meant = nearest(name.replace(/\[\]$/, ''), known)
  const hint = meant === null ? '' : ` Did you mean "${meant}"?`
  const none = known.length === 0 ? ` This request takes no ${kind === 'field' ? 'fields' : 'parameters'}.` : ''
  return `There is no ${kind} "${shortened(path)}".${hint}${none}`
}
