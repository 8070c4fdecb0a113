// Turns errors of the validation into the errors of a problem.

import { isUtf8 } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import type { Wording } from '../../vocabulary/languages.ts'
import { type FieldError, fieldProblem, MOST_ERRORS, problem } from '../problems.ts'
import { type AjvError, type SchemaNode, shortened, unknownName, wordingOf } from './faults.ts'

type Part = 'params' | 'querystring' | 'body'
const PLACE = { params: 'path', querystring: 'query', body: 'body' } as const

type Kind = 'string' | 'integer' | 'number' | 'boolean'

interface Parameter {
  kind: Kind
  /** Whether it takes several values; words of a closed list may also be separated by commas. */
  many: boolean
  words: boolean
}

/** The input of a route, computed once when it is registered. */
export interface InputShape {
  query: Map<string, Parameter>
  takesBody: boolean
  /** A body with more names than this contains unknown ones. */
  mostNames: number
}

export function inputShape(schema: { querystring?: unknown; body?: unknown } | undefined): InputShape {
  const { properties = {} } = (schema?.querystring ?? {}) as SchemaNode
  const mostNames = schema?.body === undefined ? 0 : namesIn(schema.body as SchemaNode)
  const query = new Map<string, Parameter>()
  for (const [name, node] of Object.entries(properties)) {
    const many = node.type === 'array'
    query.set(name, { kind: kindOf(many ? node.items : node), many, words: many && node.items?.enum !== undefined })
  }
  return { query, takesBody: schema?.body !== undefined, mostNames: mostNames + MORE_NAMES }
}

/** So that ordinary mistakes are reported by name, and too much nesting as such. */
const MORE_NAMES = 100

/** The maximum number of names in a valid value, on all levels. */
function namesIn(node: SchemaNode): number {
  if (node.additionalProperties === true) return Number.POSITIVE_INFINITY
  const ofBranches = (node.anyOf ?? []).map(namesIn)
  const ofFields = Object.values(node.properties ?? {}).map((child) => 1 + namesIn(child))
  const ofItems = node.items ? (node.maxItems ?? Number.POSITIVE_INFINITY) * namesIn(node.items) : 0
  return Math.max(0, ...ofBranches) + ofFields.reduce((sum, one) => sum + one, 0) + (ofItems || 0)
}

const kindOf = (node: SchemaNode | undefined): Kind =>
  node?.type === 'integer' || node?.type === 'number' || node?.type === 'boolean' ? node.type : 'string'

/** The query as received: names and values in order, without types. */
interface RawQuery {
  pairs: [name: string, value: string][]
  malformed: string[]
}

/** The query of a request until its route is known; parsed only where it is needed. */
export const unreadQuery = (text: string): { text: string } => ({ text })

/** Parses `a=1&a=2`. It must not throw; its errors are reported together with all others. */
function parseQueryString(text: string): RawQuery {
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

function decodePart(text: string): string {
  const blanks = text.includes('+') ? text.replaceAll('+', ' ') : text
  return blanks.includes('%') ? decodeURIComponent(blanks) : blanks
}

/** Our own forms have a handful of fields. */
const MOST_FIELDS = 50

/** A body sent by an HTML form: names and texts, each name once. */
export function parseForm(bytes: Buffer): Record<string, string> {
  if (!isUtf8(bytes)) throw formFault('', { en: 'The body is not valid UTF-8.', ko: '본문이 올바른 UTF-8이 아닙니다.' })
  const { pairs, malformed } = parseQueryString(bytes.toString())
  if (pairs.length > MOST_FIELDS)
    throw formFault('', {
      en: `A form has at most ${MOST_FIELDS} fields.`,
      ko: `양식의 필드는 ${MOST_FIELDS}개 이하여야 합니다.`,
    })
  const [unreadable] = malformed
  if (unreadable !== undefined) throw formFault(unreadable, badlyEncoded(unreadable))
  const fields = new Map<string, string>()
  for (const [name, value] of pairs) {
    if (fields.has(name)) throw formFault(name, severalValues(name))
    if (value.includes('\0') || name.includes('\0'))
      throw formFault(name, {
        en: 'A field contains the character U+0000, which is not allowed.',
        ko: '필드에 허용하지 않는 문자 U+0000이 있습니다.',
      })
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

const formFault = (name: string, message: Wording) => fieldProblem([fault('body', name, 'invalid_field', message)])

export const NOTHING_HERE: Wording = { en: 'There is nothing at this path.', ko: '이 경로에는 리소스가 없습니다.' }

const badlyEncoded = (name: string): Wording => ({
  en: `"${shortened(name)}" is not valid percent-encoded UTF-8.`,
  ko: `"${shortened(name)}" 부분이 UTF-8을 퍼센트 인코딩한 올바른 형식이 아닙니다.`,
})

const severalValues = (name: string): Wording => ({
  en: `"${shortened(name)}" takes one value but was given several.`,
  ko: `"${shortened(name)}" 값은 하나만 받는데 여러 개가 들어 있습니다.`,
})

const holdsNul = (name: string): Wording => ({
  en: `"${name}" contains the character U+0000, which is not allowed.`,
  ko: `"${name}" 값에 허용하지 않는 문자 U+0000이 있습니다.`,
})

/**
 * Gives `request.query` its types and reports what validation would not see: unknown and repeated names, invalid
 * escapes, U+0000. All errors of path, query and body are reported together.
 */
export function readInput(request: FastifyRequest, shape: InputShape): void {
  const faults: FieldError[] = []
  request.query = typedQuery(parseQueryString((request.query as { text: string }).text), shape, faults)
  for (const [name, value] of Object.entries(request.params as Record<string, string>)) {
    if (value === '') throw problem('not_found', NOTHING_HERE)
    if (value.includes('\0')) faults.push(fault('path', name, 'invalid_path', holdsNul(name)))
  }
  if (faults.length > 0) throw inputProblem(request, faults)
}

const fault = (place: FieldError['in'], name: string, code: FieldError['code'], message: Wording): FieldError => ({
  in: place,
  name: shortened(name),
  code,
  message,
})

function typedQuery(raw: RawQuery, shape: InputShape, faults: FieldError[]): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const name of raw.malformed.slice(0, MOST_ERRORS)) {
    faults.push(fault('query', name, 'invalid_parameter', badlyEncoded(name)))
  }
  for (const [name, text] of raw.pairs) {
    if (faults.length > MOST_ERRORS) break
    const parameter = shape.query.get(name)
    if (!parameter) {
      faults.push(fault('query', name, 'unknown_parameter', unknownName('parameter', name, [...shape.query.keys()])))
      continue
    }
    const nul = text.indexOf('\0')
    if (nul >= 0) {
      const wrong = fault('query', name, 'invalid_parameter', holdsNul(name))
      faults.push({ ...wrong, at: [...text.slice(0, nul)].length })
      continue
    }
    const value = coerce(text, parameter.kind)
    const values = parameter.words ? text.split(',') : [value]
    const before = query[name]
    if (Array.isArray(before)) before.push(...values)
    else if (parameter.many) query[name] = values
    else if (before === undefined) query[name] = value
    else faults.push(fault('query', name, 'repeated_parameter', severalValues(name)))
  }
  return query
}

/** A value that cannot be parsed stays text, and validation reports it. */
function coerce(text: string, kind: Kind): unknown {
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if (kind === 'integer') return /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text
  if (kind === 'number') return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text
  return text
}

/** All validation errors of all parts, after the errors found before. */
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

/** The errors of a part of the body with its own schema. */
export function fieldErrors(request: FastifyRequest, schema: object, value: unknown): FieldError[] {
  const validate = request.compileValidationSchema(schema as Record<string, unknown>, 'body')
  if (validate(value) === true) return []
  return translate('body', (validate.errors ?? []) as AjvError[])
}

/** For unknown names and for all other errors: a list of 20,000 wrong values is as wrong as its first ones. */
const MOST_LOOKED_AT = 100

/** Cut before they become sentences: doing that for thousands would take too long. */
function translate(part: Part, errors: AjvError[]): FieldError[] {
  const isUnknown = ({ keyword }: AjvError) => keyword === 'additionalProperties'
  const unknown = errors.filter(isUnknown).slice(0, MOST_LOOKED_AT)
  // "Must not be empty" is enough.
  const isSaid = ({ keyword, data, parentSchema }: AjvError) =>
    keyword === 'pattern' && data === '' && (parentSchema?.minLength ?? 0) > 0
  const others = errors.filter((error) => !isUnknown(error) && !isSaid(error)).slice(0, MOST_LOOKED_AT)
  // One more than reported, to show that there are more.
  const shown = simplifyUnions([...unknown, ...others]).slice(0, MOST_ERRORS + 1)
  return shown.map((error) => {
    const name = fieldName(error)
    const kind = part === 'body' ? 'field' : 'parameter'
    return { in: PLACE[part], name, code: codeOf(part, error.keyword), message: wordingOf(kind, error, name) }
  })
}

/**
 * A failed union has the errors of all its branches. "Something or null" is reported as the something, any other union
 * as one error about the whole.
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

/** `/filter/agency/2` as `filter.agency[2]`, followed by the missing or unknown name. */
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
