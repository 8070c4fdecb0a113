// Turns errors of the validation into sentences.

import type { FastifySchemaValidationError } from 'fastify'
import { inEach, type Language, type Wording } from '../../vocabulary/languages.ts'
import { nearest } from '../spelling.ts'

/** The part of a JSON schema that is used here. */
export interface SchemaNode {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: SchemaNode[]
  items?: SchemaNode
  maxItems?: number
  minLength?: number
  maxLength?: number
  properties?: Record<string, SchemaNode>
  additionalProperties?: unknown
  examples?: unknown[]
}

/** In verbose mode, Ajv also reports the schema and the value. */
export interface AjvError extends FastifySchemaValidationError {
  schema?: unknown
  parentSchema?: SchemaNode
  data?: unknown
}

/** Names from a caller are repeated in messages, shortened so that they cannot be abused. */
export const shortened = (text: string): string => (text.length > 64 ? `${text.slice(0, 64).toWellFormed()}…` : text)

/** The pattern of texts that must contain more than spaces. */
const NOT_BLANK = '\\S'

type Says = (limit: unknown, error: AjvError) => Wording

/** The text about a value: after its name in English, after `"…" 값은` in Korean. */
const SAYS: Record<string, Says> = {
  type: (type) => ({
    en: `must be ${typeNames(type, 'en').join(' or ')}`,
    ko: `${typeNames(type, 'ko').join(' 또는 ')} 형식이어야 합니다`,
  }),
  minimum: (limit) => ({ en: `must be at least ${limit}`, ko: `${limit} 이상이어야 합니다` }),
  maximum: (limit) => ({ en: `must be at most ${limit}`, ko: `${limit} 이하여야 합니다` }),
  exclusiveMinimum: (limit) => ({ en: `must be more than ${limit}`, ko: `${limit}보다 커야 합니다` }),
  exclusiveMaximum: (limit) => ({ en: `must be less than ${limit}`, ko: `${limit}보다 작아야 합니다` }),
  multipleOf: (step) => ({ en: `must be a multiple of ${step}`, ko: `${step}의 배수여야 합니다` }),
  minLength: (limit) => atLeast(limit, 'characters', '자 이상이어야 합니다'),
  maxLength: (limit) => ({ en: `must have at most ${limit} characters`, ko: `${limit}자 이하여야 합니다` }),
  minItems: (limit) => atLeast(limit, 'values', '개 이상이어야 합니다'),
  maxItems: (limit) => ({ en: `must have at most ${limit} values`, ko: `${limit}개 이하여야 합니다` }),
  minProperties: (limit) => atLeast(limit, 'fields', '개 이상의 필드가 있어야 합니다'),
  maxProperties: (limit) => ({ en: `must have at most ${limit} fields`, ko: `필드가 ${limit}개 이하여야 합니다` }),
  uniqueItems: () => ({ en: 'must not contain a value twice', ko: '중복할 수 없습니다' }),
  contains: (value) => {
    const wanted = (value as SchemaNode).const
    return { en: `must contain ${wanted}`, ko: `${wanted} 항목이 있어야 합니다` }
  },
  pattern: (pattern, error) => {
    if (pattern === NOT_BLANK) return { en: 'must not be blank', ko: '공백만 쓸 수 없습니다' }
    const example = exampleOf(error)
    return { en: `is not in the expected format${example.en}`, ko: `정해진 형식과 다릅니다${example.ko}` }
  },
  format: (format, error) => {
    const example = exampleOf(error)
    return { en: `must be in the format "${format}"${example.en}`, ko: `"${format}" 형식이어야 합니다${example.ko}` }
  },
  enum: (_, { schema }) => oneOf(schema as unknown[]),
  const: (value) => oneOf([value]),
  anyOf: (_, { schema }) => oneBranchOf((schema ?? []) as SchemaNode[]),
}

const atLeast = (limit: unknown, en: string, ko: string): Wording =>
  limit === 1
    ? { en: 'must not be empty', ko: '비워 둘 수 없습니다' }
    : { en: `must have at least ${limit} ${en}`, ko: `${limit}${ko}` }

const exampleOf = (error: AjvError): Wording => {
  const [example] = error.parentSchema?.examples ?? []
  return example === undefined ? NOTHING : { en: `, such as "${example}"`, ko: `(예: "${example}")` }
}

const NOTHING: Wording = { en: '', ko: '' }

const TYPE_NAMES: Record<string, Wording> = {
  integer: { en: 'a whole number', ko: '정수' },
  number: { en: 'a number', ko: '숫자' },
  boolean: { en: 'true or false', ko: 'true 또는 false' },
  string: { en: 'a text', ko: '문자열' },
  array: { en: 'a list', ko: '목록' },
  object: { en: 'an object', ko: '객체' },
  null: { en: 'null', ko: 'null' },
}

const ANY_TYPE: Wording = { en: 'a value', ko: '값' }

const typeNames = (type: unknown, language: Language): string[] =>
  [type].flat().map((one) => (TYPE_NAMES[String(one)] ?? ANY_TYPE)[language])

/** A longer list would hide the message. */
const MOST_CHOICES = 60

const listed = (values: unknown[]): string => values.map(String).slice(0, MOST_CHOICES).join(', ')

const choice = (values: unknown[]): string => (values.length === 1 ? String(values[0]) : `one of ${listed(values)}`)

const oneOf = (values: unknown[]): Wording => ({
  en: `must be ${choice(values)}`,
  ko: values.length === 1 ? `${values[0]}만 쓸 수 있습니다` : `다음 중 하나여야 합니다: ${listed(values)}`,
})

function oneBranchOf(branches: SchemaNode[]): Wording {
  if (branches.every((branch) => 'const' in branch)) return oneOf(branches.map((branch) => branch.const))
  const each = (values: (words: unknown[]) => string, language: Language) =>
    branches.flatMap(({ enum: words, type }) => (words ? values(words) : typeNames(type ?? 'value', language)))
  return {
    en: `must be ${each(choice, 'en').join(' or ')}`,
    ko: `다음 중 하나여야 합니다: ${each(listed, 'ko').join(', ')}`,
  }
}

const KINDS = { field: { en: 'field', ko: '필드' }, parameter: { en: 'parameter', ko: '파라미터' } } as const
type Kind = keyof typeof KINDS

/** The text for one validation error; `name` is its path. */
export function wordingOf(kind: Kind, error: AjvError, name: string): Wording {
  if (error.keyword === 'additionalProperties') {
    const names = Object.keys(error.parentSchema?.properties ?? {})
    return unknownName(kind, String(error.params.additionalProperty), names, name)
  }
  if (error.keyword === 'required') {
    return { en: `"${name}" is missing.`, ko: `"${name}" ${KINDS[kind].ko}가 빠졌습니다.` }
  }
  const says = SAYS[error.keyword]?.(error.params.limit ?? error.schema, error)
  const subject = name === '' ? { en: 'The body', ko: '본문은' } : { en: `"${name}"`, ko: `"${name}" 값은` }
  return {
    en: `${subject.en} ${says?.en ?? error.message ?? 'is not valid'}.`,
    ko: `${subject.ko} ${says?.ko ?? '올바르지 않습니다'}.`,
  }
}

/** The error for an unknown name, with the most similar known one. */
export function unknownName(kind: Kind, name: string, known: string[], path = name): Wording {
  const meant = nearest(name.replace(/\[\]$/, ''), known)
  const hint = meant === null ? NOTHING : { en: ` Did you mean "${meant}"?`, ko: ` 비슷한 이름: "${meant}".` }
  const none = known.length === 0 ? TAKES_NONE[kind] : NOTHING
  const said: Wording = {
    en: `There is no ${KINDS[kind].en} "${shortened(path)}".`,
    ko: `"${shortened(path)}" ${KINDS[kind].ko}는 없습니다.`,
  }
  return inEach((language) => `${said[language]}${hint[language]}${none[language]}`)
}

const TAKES_NONE: Record<Kind, Wording> = {
  field: { en: ' This request takes no fields.', ko: ' 이 요청은 필드를 받지 않습니다.' },
  parameter: { en: ' This request takes no parameters.', ko: ' 이 요청은 파라미터를 받지 않습니다.' },
}
