// Pure parsing of Accept, content types and entity tags.

import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { CODINGS, type Packed } from './codings.ts'

export const JSON_TYPE = 'application/json'
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Whether a request with these headers has a body. */
export const sendsBody = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  !['0', undefined].includes(headers['content-length']) || headers['transfer-encoding'] !== undefined

/**
 * The first of `produced` that the `Accept` header accepts, best quality first; `null` = none of them. Malformed
 * entries are ignored.
 */
export function negotiate(accept: string | undefined, produced: readonly string[]): string | null {
  const [first = null] = produced
  if (accept === undefined || accept === first || accept.trim() === '' || accept === '*/*') return first
  const wishes = accept.slice(0, 2000).split(',').flatMap(readWish)
  let best: string | null = null
  let bestQuality = 0
  for (const type of produced) {
    const quality = qualityOf(type, wishes)
    if (quality > bestQuality) [best, bestQuality] = [type, quality]
  }
  return best
}

interface Wish {
  range: string
  quality: number
  /** `*` / `*` 0, `text/*` 1, `text/csv` 2: the most specific one wins. */
  closeness: number
}

const WISH = /^\s*([\w!#$&^.+*-]{1,100})\/([\w!#$&^.+*-]{1,100})\s*((?:;[^;]{0,200}){0,10})$/
const QUALITY = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i

function readWish(text: string): Wish[] {
  const match = WISH.exec(text)
  if (!match) return []
  const [, type = '', subtype = '', parameters = ''] = match
  const given = parameters.split(';').find((parameter) => /^\s*q\s*=/i.test(parameter))
  const quality = given === undefined ? 1 : Number(QUALITY.exec(given)?.[1] ?? Number.NaN)
  if (Number.isNaN(quality) || (type === '*' && subtype !== '*')) return []
  const closeness = type === '*' ? 0 : subtype === '*' ? 1 : 2
  return [{ range: `${type}/${subtype}`.toLowerCase(), quality, closeness }]
}

function qualityOf(type: string, wishes: Wish[]): number {
  let closest: Wish | undefined
  const family = `${type.slice(0, type.indexOf('/'))}/*`
  for (const wish of wishes) {
    if (wish.range !== '*/*' && wish.range !== family && wish.range !== type) continue
    if (!closest || wish.closeness > closest.closeness) closest = wish
  }
  return closest?.quality ?? 0
}

const CODING = /^\s*([\w*-]{1,20})\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/**
 * The first of `produced` that `Accept-Encoding` accepts, best quality first. `identity` if it accepts none, even if it
 * forbids that: a readable response is better than 406.
 */
export function negotiateCoding<T extends string>(header: string | undefined, produced: readonly T[]): T | 'identity' {
  const wishes = new Map<string, number>()
  for (const text of header?.slice(0, 1000).split(',') ?? []) {
    const [, name = '', quality = '1'] = CODING.exec(text) ?? []
    // Two names of one coding (RFC 9110).
    if (name !== '') wishes.set(name.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(quality))
  }
  let best: T | 'identity' = 'identity'
  let bestQuality = 0
  for (const coding of produced) {
    const quality = wishes.get(coding) ?? wishes.get('*') ?? 0
    if (quality > bestQuality) [best, bestQuality] = [coding, quality]
  }
  return bestQuality < (wishes.get('identity') ?? 0) ? 'identity' : best
}

/** The headers that every response of the API depends on. */
export const VARY_OF_API = 'Authorization, Accept, Accept-Encoding'

/** Adds a name to a list such as `Vary`, but not twice. */
export function addName(list: unknown, name: string): string {
  const names = String(list ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  return names.includes(name) ? names.join(', ') : [...names, name].join(', ')
}

// A space or tab before or after the type once made Fastify read a body and skip its schema. Here the whole value must
// match, and one parser reads all that does.
const JSON_FORM = /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i
/** RFC 7396, which every PATCH here uses. */
const PATCH_TYPE = /^application\/merge-patch\+json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i

export const isJsonType = (contentType: string | undefined, method = 'POST'): boolean =>
  contentType !== undefined && (JSON_FORM.test(contentType) || (method === 'PATCH' && PATCH_TYPE.test(contentType)))

export const FORM_TYPE = 'application/x-www-form-urlencoded'
const FORM = /^application\/x-www-form-urlencoded[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i

export const isFormType = (contentType: string | undefined): boolean =>
  contentType !== undefined && FORM.test(contentType)

/** A hash of the bytes sent: the same response has the same tag on every process. */
export const entityTag = (payload: string | Buffer): string => `"${hash('sha1', payload, 'base64url')}"`

/** The tag of the same response in a coding, whose bytes differ. */
export const codedTag = (tag: string, coding: Packed): string =>
  coding === 'identity' ? tag : `${tag.slice(0, -1)}-${coding}"`

/** Whether `If-None-Match` contains the tag; weak comparison (RFC 9110), so a `W/` added by a proxy does no harm. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag)
}

/**
 * Whether `If-Match` allows a change; strong comparison (RFC 9110), because the client must have read the current
 * bytes, in any coding.
 */
export function satisfiesIfMatch(header: string | undefined, tag: string): boolean {
  if (header === undefined || header.trim() === '*') return true
  const tags = [tag, ...CODINGS.map((coding) => codedTag(tag, coding))]
  return header.split(',').some((entry) => tags.includes(entry.trim()))
}

/** For responses with a secret: no cache may store them. */
export const SECRET_HEADERS = { 'cache-control': 'no-store' } as const
