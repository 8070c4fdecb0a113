import { createHash } from 'node:crypto'
import { SourceFailure } from '../../rules/failure.ts'
import { kindOfStatus } from '../../rules/repeat.ts'
import type { FailureKind, HttpAnswer } from '../../schema/connector.ts'

export interface AnswerPage {
  items: unknown[]
  total: number
  /** Rows per page according to the source, if it says so. */
  size: number | null
}

const OK = '00'
const NO_DATA = '03'
/** Called too fast, or the daily quota is used up: these words alone do not decide. */
export const TOKEN_QUOTA = 'token-quota'
export const TIMED_OUT = '05'

/** What the source's codes mean for the request. A request that it calls invalid today will be invalid tomorrow. */
const CODES: Readonly<Record<string, readonly [FailureKind, string]>> = {
  '01': ['retry', 'the source reports an application error'],
  '02': ['retry', 'the source reports a database error'],
  '04': ['retry', 'the source reports an HTTP error'],
  '05': ['retry', 'the source reports a time-out'],
  '06': ['config', 'the source cannot read a date of the request'],
  '07': ['range', 'the source refuses the range of the request'],
  '08': ['config', 'the source misses a required value'],
  '10': ['config', 'the source calls a parameter invalid, or misses the service key'],
  '11': ['config', 'the source misses a required parameter'],
  '12': ['config', 'the source knows no such operation: its address has changed, or it was retired'],
  '20': ['config', 'the service key is missing, or the use of this service was not applied for'],
  '21': ['config', 'the service key is disabled for the time being'],
  '22': ['quota', 'the calls of the day are used up'],
  '23': ['throttled', 'too many calls in one second'],
  '29': ['config', 'the source blocks this address'],
  '30': ['config', 'the service key is not registered, not active yet, or was not applied for with this service'],
  '31': ['config', 'the permission of the service key has run out and must be renewed'],
  '32': ['config', 'the source does not know this address as one of the service key'],
  '33': ['config', 'the source refuses an unsigned call'],
  '99': ['retry', 'the source reports an unknown error'],
}

/** Texts of the gateway: as plain text, in XML or in JSON, with any status. */
const WORDS: readonly (readonly [pattern: RegExp, kind: FailureKind, code: string, meaning: string])[] = [
  [/api token quota exceeded/i, 'throttled', TOKEN_QUOTA, 'the gateway says that the quota is exceeded'],
  [/rate limit exceeded/i, 'throttled', '23', 'too many calls in a short time'],
  [/LIMITED_NUMBER_OF_SERVICE_REQUESTS/i, 'quota', '22', 'the calls of the day are used up'],
  [/SERVICE_KEY_IS_NOT_REGISTERED/i, 'config', '30', 'the service key is not registered'],
  [/SERVICE_KEY_IS_NULL|SERVICE_ACCESS_DENIED/i, 'config', '20', 'the service key is missing or not permitted'],
  [/DEADLINE_HAS_EXPIRED/i, 'config', '31', 'the permission of the service key has run out and must be renewed'],
  [/UNREGISTERED_IP/i, 'config', '32', 'the source does not know this address'],
  [/NO_OPENAPI_SERVICE|api not found/i, 'config', '12', 'the source knows no such operation'],
  [/timeout|timed out/i, 'retry', TIMED_OUT, 'the source reports a time-out'],
  [
    /unexpected errors|error forwarding|http routing error/i,
    'retry',
    'gateway',
    'the gateway cannot reach the service',
  ],
  [/^\s*unauthorized/i, 'config', '401', 'the gateway refuses the service key'],
  [/^\s*forbidden/i, 'config', '403', 'the gateway refuses the service key'],
]

type Redact = (text: string) => string

/** Parsed as text first: gateways do not always respect the requested type. */
export function readAnswerPage(answer: Pick<HttpAnswer, 'status' | 'body'>, redact: Redact): AnswerPage {
  const text = decode(answer)
  const start = text.trimStart().slice(0, 1)
  if (start === '') throw failure('the answer is empty', answer)
  if (start === '<') throw markupFailure(text, answer, redact)
  if (start !== '{' && start !== '[') throw wordsFailure(text, answer, redact)
  const document = parse(text, answer)
  const header = headerOf(document)
  if (!header) throw wordsFailure(text, answer, redact)
  if (header.code === NO_DATA) return { items: [], total: 0, size: null }
  if (header.code !== OK) throw codeFailure(header.code, header.message, answer, redact)
  if (answer.status >= 400) throw statusFailure(answer, 'the answer has no failure in its body', text, redact)
  return pageOf(document, answer)
}

function decode(answer: Pick<HttpAnswer, 'status' | 'body'>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(answer.body)
  } catch {
    throw failure('the answer is not UTF-8', answer)
  }
}

function parse(text: string, answer: Pick<HttpAnswer, 'status' | 'body'>): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw failure('the answer is cut off or no JSON', answer)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By name, ignoring case. */
function member(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined
  const wanted = name.toLowerCase()
  return Object.entries(value).find(([key]) => key.toLowerCase() === wanted)?.[1]
}

/** Failures have other root keys than results: any root is accepted, two levels deep. */
function headerOf(document: unknown): { code: string; message: string } | null {
  const nested = isObject(document) ? Object.values(document) : []
  const places = [document, ...nested, ...nested.flatMap((value) => (isObject(value) ? Object.values(value) : []))]
  for (const place of places) {
    const code = member(place, 'resultCode') ?? member(place, 'returnReasonCode')
    if (typeof code !== 'string' && typeof code !== 'number') continue
    const message = member(place, 'resultMsg') ?? member(place, 'returnAuthMsg') ?? member(place, 'errMsg')
    return { code: String(code).trim().padStart(2, '0'), message: typeof message === 'string' ? message : '' }
  }
  return null
}

function pageOf(document: unknown, answer: Pick<HttpAnswer, 'status' | 'body'>): AnswerPage {
  const body = member(member(document, 'response'), 'body') ?? member(document, 'body')
  const total = countIn(body, 'totalCount')
  if (total === null) throw failure('the answer does not say how many rows there are', answer)
  return { items: itemsOf(member(body, 'items')), total, size: countIn(body, 'numOfRows') }
}

function countIn(body: unknown, name: string): number | null {
  const value = member(body, name)
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null
}

/** An array, one object, or either of them below `item`; no items is an empty text. */
function itemsOf(items: unknown): unknown[] {
  if (Array.isArray(items)) return items
  if (!isObject(items)) return []
  const inner = member(items, 'item')
  if (inner === undefined) return Object.keys(items).length === 0 ? [] : [items]
  return Array.isArray(inner) ? inner : isObject(inner) ? [inner] : []
}

/** The content of a document of raw responses: envelopes, lists of rows, or one row; and the number of failures. */
export function itemsOfDocument(document: unknown): { items: unknown[]; failures: number } {
  if (Array.isArray(document)) {
    const parts = document.map((part) => (isEnvelope(part) ? itemsOfDocument(part) : { items: [part], failures: 0 }))
    const failures = parts.reduce((sum, part) => sum + part.failures, 0)
    return { items: parts.flatMap((part) => part.items), failures }
  }
  if (!isEnvelope(document)) return { items: [document], failures: 0 }
  const header = headerOf(document)
  if (header && header.code !== OK && header.code !== NO_DATA) return { items: [], failures: 1 }
  const body = member(member(document, 'response'), 'body') ?? member(document, 'body')
  return { items: itemsOf(member(body, 'items')), failures: 0 }
}

const isEnvelope = (value: unknown): boolean =>
  member(value, 'response') !== undefined || member(value, 'body') !== undefined || headerOf(value) !== null

const tag = (text: string, name: string) => new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`, 'i').exec(text)?.[1]

function markupFailure(text: string, answer: Pick<HttpAnswer, 'status' | 'body'>, redact: Redact): SourceFailure {
  const code = tag(text, 'returnReasonCode') ?? tag(text, 'resultCode')
  if (code && Number(code) !== 0) {
    const message = tag(text, 'returnAuthMsg') ?? tag(text, 'resultMsg') ?? tag(text, 'errMsg') ?? ''
    return codeFailure(code.padStart(2, '0'), message, answer, redact)
  }
  const match = WORDS.find(([pattern]) => pattern.test(text))
  if (match) return wordsFailure(text, answer, redact)
  return /<html|<!doctype/i.test(text)
    ? failure('the answer is a web page', answer)
    : failure('the answer is XML without a code of failure', answer)
}

function codeFailure(code: string, message: string, { status }: { status: number }, redact: Redact): SourceFailure {
  const [kind, meaning] = CODES[code] ?? ['retry', 'the source reports a code that nobody knows']
  const words = message === '' ? '' : `: "${quote(message, redact)}"`
  return new SourceFailure(kind, `${meaning} (code ${code}, HTTP ${status})${words}`, code)
}

function wordsFailure(text: string, answer: Pick<HttpAnswer, 'status' | 'body'>, redact: Redact): SourceFailure {
  const match = WORDS.find(([pattern]) => pattern.test(text))
  if (!match) return statusFailure(answer, 'the answer is none of the known forms', text, redact)
  const [, kind, code, meaning] = match
  return new SourceFailure(kind, `${meaning} (HTTP ${answer.status}): "${quote(text, redact)}"`, code)
}

function statusFailure(
  { status }: Pick<HttpAnswer, 'status' | 'body'>,
  what: string,
  text: string,
  redact: Redact,
): SourceFailure {
  return new SourceFailure(kindOfStatus(status), `${what} (HTTP ${status}): "${quote(text, redact)}"`)
}

/** An unreadable response is identified by length and hash, never shown. */
function failure(what: string, { status, body }: Pick<HttpAnswer, 'status' | 'body'>) {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  return new SourceFailure(kindOfStatus(status), `${what} (HTTP ${status}, ${body.length} bytes, sha256 ${hash}…)`)
}

const QUOTED = 120

/** Redacted before it is cut, so that no half of a secret remains. */
const quote = (text: string, redact: Redact): string => redact(text).replace(/\s+/g, ' ').trim().slice(0, QUOTED)
