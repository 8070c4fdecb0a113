import { type Document, namesIn, type Schema, upper } from './document.ts'

const WIDTH = 116

/** A comment on one line if it fits, otherwise on several. */
export function comment(text: string | undefined, indent = ''): string {
  if (!text) return ''
  const safe = text.replaceAll('*/', '*\\/')
  if (!safe.includes('\n') && safe.length + indent.length < WIDTH) return `${indent}/** ${safe} */\n`
  const lines = safe.split('\n').flatMap((line) => wrapped(line, WIDTH - indent.length))
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

function wrapped(line: string, width: number): string[] {
  const lines: string[] = ['']
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

/**
 * Converts a schema to TypeScript. Enumerations in responses are open, because a newer service may have more values.
 * Enumerations in requests are closed, so that typing errors do not compile.
 */
export function typeOf(schema: Schema, isSent = false): string {
  const { $ref, anyOf, items, properties, additionalProperties } = schema
  if ($ref) return $ref.split('/').at(-1) ?? ''
  if (anyOf) return [...new Set(oneOf(schema).map((one) => typeOf(one, isSent)))].join(' | ')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return isSent ? schema.enum.map(literal).join(' | ') : openType(schema.enum)
  if (schema.type === 'array') return items ? arrayOf(typeOf(items, isSent)) : 'unknown[]'
  if (properties) return objectOf(schema, isSent)
  if (schema.type === 'object')
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, isSent) : 'unknown'}>`
  if (schema.type === 'integer' || schema.type === 'number') return 'number'
  if (schema.type === undefined) return 'unknown'
  return schema.type
}

/** The alternatives of a schema, including nested ones. */
const oneOf = (schema: Schema): Schema[] => schema.anyOf?.flatMap(oneOf) ?? [schema]

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))

function openType(values: unknown[]): string {
  const words = values.filter((value) => typeof value === 'string')
  const others = values.filter((value) => typeof value !== 'string')
  return [...(words.length > 0 ? [`Open<${words.map(literal).join(' | ')}>`] : []), ...others.map(literal)].join(' | ')
}

const arrayOf = (type: string): string => (/^[\w<>]+$/.test(type) ? `${type}[]` : `Array<${type}>`)

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, isSent: boolean): string {
  const fields = Object.entries(properties).map(([name, schema]) =>
    field(name, schema, required.includes(name), typeOf(schema, isSent)),
  )
  if (fields.length === 0) return 'Record<string, unknown>'
  const more = additionalProperties === true ? ['[field: string]: unknown\n'] : []
  return `{\n${[...fields, ...more].join('')}}`
}

export function field(name: string, schema: Schema, required: boolean, type: string): string {
  const texts = [describe(schema), schema.default === undefined ? '' : `Default: ${JSON.stringify(schema.default)}.`]
  const key = /^\w+$/.test(name) ? name : `'${name}'`
  return `${comment(texts.filter(Boolean).join(' '))}${key}${required ? '' : '?'}: ${type}\n`
}

/** For nullable schemas, the description is in the other alternative. */
const describe = ({ description, anyOf = [] }: Schema): string =>
  description ?? anyOf.map(describe).find((text) => text !== '') ?? ''

export function declare(name: string, schema: Schema, isSent = false): string {
  const type = typeOf(schema, isSent)
  const head = comment(describe(schema))
  return type.startsWith('{\n') && type.endsWith('}') && !type.includes('\n} | ')
    ? `${head}export interface ${name} ${type}\n`
    : `${head}export type ${name} = ${type}\n`
}

export const OPEN = `/** One of the known words, or one that a newer service knows. */
export type Open<Known extends string> = Known | (string & Record<never, never>)
`

export const BID_WITH = `/** A notice with the fields that were asked for, and its number. */
export type BidWith<Field extends keyof Bid> = Pick<Bid, Field | 'noticeNo'>
`

/** The types of webhook deliveries. */
export function webhookTypes({ webhooks }: Document): string {
  const events = Object.entries(webhooks).map(([type, { post }]) => {
    const name = `${type.split('.').map(upper).join('')}Delivered`
    const schema = Object.values(post.requestBody?.content ?? {})[0]?.schema ?? {}
    return {
      name,
      text: declare(name, { ...schema, description: `${post.summary}. ${post.description ?? ''}`.trim() }),
    }
  })
  const union = `/** What arrives at a webhook. A newer service may send types that are not among these. */
export type WebhookEvent = ${events.map(({ name }) => name).join(' | ')}
`
  return [...events.map(({ text }) => text), union].join('\n')
}

/** The groups that use each schema, directly or indirectly. */
export function usersOf(document: Document, parts: Map<string, unknown>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  const mark = (name: string, group: string) => {
    const groups = users.get(name) ?? new Set()
    if (groups.has(group)) return
    users.set(name, groups.add(group))
    for (const other of namesIn(document.components.schemas[name])) mark(other, group)
  }
  for (const [group, part] of parts) for (const name of namesIn(part)) mark(name, group)
  return users
}
