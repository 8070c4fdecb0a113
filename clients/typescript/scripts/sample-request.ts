import type { Operation, Schema } from './document.ts'
import { type Piece, part } from './layout.ts'
import { unwrapped } from './shapes.ts'

/** The request of a sample. */
export interface SampleRequest {
  /** Address of the service. */
  base: string
  needsKey: boolean
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | readonly string[]>>
  headers: Readonly<Record<string, string>>
  body: unknown
}

/** A query value in the form that the service parses. */
export interface Queried {
  name: string
  schema: Schema
  value: string | number | boolean | readonly (string | number)[]
}

export function queriedBy({ operationId, parameters = [] }: Operation, { query }: SampleRequest): Queried[] {
  return Object.entries(query).map(([name, given]) => {
    const schema = parameters.find((it) => it.in === 'query' && it.name === name)?.schema
    if (!schema) throw new Error(`${operationId} has no parameter ${name}`)
    const { type, items } = unwrapped(schema).inner
    if (type === 'array') return { name, schema, value: [given].flat().map((one) => scalar(one, items?.type)) }
    if (typeof given !== 'string') throw new Error(`${operationId} takes one ${name}`)
    return { name, schema, value: type === 'boolean' ? given === 'true' : scalar(given, type) }
  })
}

const scalar = (text: string, type: string | undefined): string | number =>
  type === 'integer' || type === 'number' ? Number(text) : text

/** The parts of the path in order. */
export const pathValues = ({ path: template }: Operation, { path }: SampleRequest): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => path[name] ?? '')

/** The return value of a method: nothing, a page of a list, other JSON, text, or a file. */
export function answerKind(operation: Operation): 'nothing' | 'page' | 'json' | 'text' | 'file' {
  const contents = Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? [content] : [],
  )
  const forms = contents.flatMap((content) => Object.keys(content))
  if (forms.includes('application/pdf')) return 'file'
  if (forms.length === 0) return 'nothing'
  if (!forms.includes('application/json')) return 'text'
  return operation.parameters?.some((it) => it.in === 'query' && it.name === 'page') ? 'page' : 'json'
}

export const bodySchema = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content['application/json']?.schema

/** `300_000_000`, which all client languages accept. */
export const numeral = (value: number): string => {
  const text = String(value)
  return /^\d{5,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, '_') : text
}

/** Headers for authentication. Clients set `Accept` themselves. */
export const headersOf = ({ headers }: SampleRequest): [name: string, value: string][] =>
  Object.entries(headers).filter(([name]) => name !== 'Accept')

export const jsonLiteral = (value: unknown, write: LiteralRules): Piece => {
  if (typeof value === 'string') return write.text(value)
  if (typeof value === 'number') return numeral(value)
  if (typeof value !== 'object' || value === null) return write.words[String(value)] ?? String(value)
  if (Array.isArray(value))
    return { open: '[', parts: value.map((one) => part(jsonLiteral(one, write))), close: ']', isHugging: true }
  const parts = Object.entries(value).map(([name, one]) => part(jsonLiteral(one, write), `${write.name(name)}: `))
  return { open: '{', parts, close: '}', pad: write.pad }
}

/** How a language writes JSON values. */
interface LiteralRules {
  text(value: string): string
  name(value: string): string
  words: Readonly<Record<string, string>>
  pad: string
}
