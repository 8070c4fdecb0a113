import type { Call } from './reference.ts'

/** A text in which `{keyword}` is replaced by the id or name of something that must exist already. */
type Template = string

/** The sample request of an operation. */
export interface Sample {
  path?: Record<string, Template>
  query?: Record<string, Template | readonly Template[]>
  headers?: Record<string, Template>
  body?: unknown
}

/** A request ready to be sent. */
export interface SampleRequest {
  operationId: string
  method: string
  /** The whole address, encoded. */
  url: string
  /** The address without its query, and the decoded query; `null` = the address is readable as it is. */
  spelled: { address: string; query: readonly (readonly [name: string, value: string])[] } | null
  headers: readonly (readonly [name: string, value: string])[]
  /** Whether the request has the key, from the environment variable `KEY`. */
  needsKey: boolean
  /** The text of the body; `null` = none. */
  body: string | null
}

/** Ids and similar values, by their placeholder in samples. */
export type Things = Record<string, string>

/** Bodies up to this length stay in one line. */
const ONE_LINE = 100

/** The sample with its placeholders replaced; an unknown one stays, and a test detects it. */
export function requestOf(
  { id, method, path, operation }: Call,
  sample: Sample,
  base: string,
  things: Things,
): SampleRequest {
  const put = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => things[name] ?? whole)
  const value = sample.body === undefined ? undefined : putAll(sample.body, put)
  const address = `${base}${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(put(sample.path?.[name] ?? `{${name}}`)))}`
  const query = Object.entries(sample.query ?? {}).flatMap(([name, values]) =>
    [values].flat().map((one): [string, string] => [name, put(one)]),
  )
  const encoded = query.map(([name, one]) => `${name}=${encodeURIComponent(one)}`).join('&')
  const isPlain = query.every(([, one]) => encodeURIComponent(one) === one)
  const headers = Object.entries(sample.headers ?? {}).map(([name, text]) => [name, put(text)] as const)
  return {
    operationId: id,
    method: method.toUpperCase(),
    url: `${address}${encoded && '?'}${encoded}`,
    spelled: isPlain ? null : { address, query },
    headers: value === undefined ? headers : [...headers, ['Content-Type', 'application/json']],
    needsKey: (operation.security ?? []).some((one) => typeof one === 'object' && one !== null && 'key' in one),
    body: value === undefined ? null : textOf(value),
  }
}

function putAll(value: unknown, put: (text: string) => string): unknown {
  if (typeof value === 'string') return put(value)
  if (Array.isArray(value)) return value.map((one) => putAll(one, put))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, putAll(one, put)]))
}

function textOf(value: unknown): string {
  const line = JSON.stringify(value)
  return line.length <= ONE_LINE ? line : jsonText(value)
}

/** Lists and objects up to this length stay in one line within a longer text. */
const SHORT = 60

/** Readable JSON: short values are not spread over lines. */
export function jsonText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((one) => jsonText(one, inner))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${jsonText(one, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const line = `${open}${parts.join(', ')}${close}`
  if (line.length <= SHORT && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}
