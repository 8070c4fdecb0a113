import type { IncomingHttpHeaders } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type { Expected, ExpectedHeader, Json } from './case.ts'

/** The key that players get. Errors must not contain it. */
export const KEY = 'gg_live_7Qm2Zt9Xc4Vb6Nn8Ls1Kd3Jf5Hg0Pw'

/** A received request. Times are from `performance.now()`. */
export interface Heard {
  method: string
  path: string
  search: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
  at: number
  answeredAt: number
}

/** The expected request, with defaults for absent fields. */
export type Wanted = Required<Omit<Expected, 'body'>> & { body: Json | undefined }

/** Timers may fire slightly early. */
const TIMER_MS = 5

/** The differences from the expected request, as text. `freshSeen`: all values so far that must be unique. */
export function faultsOfRequest(wanted: Wanted, heard: Heard, before: Heard | null, freshSeen: Set<string>): string[] {
  const [asked, expected] = [`${heard.method} ${heard.path}`, `${wanted.method} ${wanted.path}`]
  const isPlace = heard.method === wanted.method && isDeepStrictEqual(partsOf(heard.path), partsOf(wanted.path))
  const headers = Object.entries(wanted.headers)
  const { authorization } = heard.headers
  return [
    ...(isPlace ? [] : [`${asked} instead of ${expected}`]),
    // Cases without a key check its absence themselves.
    ...(authorization === `Bearer ${KEY}` || 'authorization' in wanted.headers
      ? []
      : [`authorization is ${authorization}`]),
    ...differences('query', queryOf(heard.search), Object.fromEntries(Object.entries(wanted.query).sort())),
    ...differences('body', bodyOf(heard.body), wanted.body),
    ...headers.flatMap(([name, value]) => faultOfHeader(name, value, heard, before, freshSeen)),
    ...faultOfTime(wanted.afterMs, before ? heard.at - before.answeredAt : 0),
  ]
}

const differences = (name: string, found: unknown, wanted: unknown): string[] =>
  isDeepStrictEqual(found, wanted) ? [] : [`${name} is ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`]

const partsOf = (path: string): string[] => path.split('/').map((part) => decoded(part))

/** No case expects a path that cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return `not decodable: ${part}`
  }
}

/** In the format of cases: one value as a text, several as a list. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())].sort()
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = search.getAll(name)
      return [name, more.length === 0 ? first : [first, ...more]]
    }),
  )
}

function bodyOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return `no JSON: ${text}`
  }
}

function faultOfHeader(
  name: string,
  wanted: ExpectedHeader,
  heard: Heard,
  before: Heard | null,
  freshSeen: Set<string>,
): string[] {
  const found = heard.headers[name]?.toString() ?? null
  const isFresh = found !== null && !freshSeen.has(`${name}: ${found}`)
  const fault = (words: string) => [`header ${name} is ${found === null ? 'absent' : `"${found}"`}, not ${words}`]
  if (wanted === null || typeof wanted === 'string') return found === wanted ? [] : fault(wanted ?? 'absent')
  if ('matches' in wanted) return new RegExp(wanted.matches).test(found ?? '') ? [] : fault(`like ${wanted.matches}`)
  if ('same' in wanted) return found !== null && found === before?.headers[name] ? [] : fault('that of the one before')
  freshSeen.add(`${name}: ${found}`)
  return isFresh ? [] : fault('fresh')
}

function faultOfTime({ atLeast = 0, atMost = Infinity }: { atLeast?: number; atMost?: number }, ms: number): string[] {
  const isInTime = ms >= atLeast - TIMER_MS && ms <= atMost
  return isInTime ? [] : [`came after ${Math.round(ms)} ms instead of ${atLeast} to ${atMost}`]
}
