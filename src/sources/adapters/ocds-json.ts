import { unreadable } from '../rules/failure.ts'
import type { Rejected } from '../schema.ts'
import { isObject } from './ocds-values.ts'

/** What a text holds once what cannot be read is taken out of it. */
export interface Parsed {
  documents: unknown[]
  rejected: Rejected[]
  /** It breaks off: what lacks can only be at its end. */
  cut: boolean
}

export type TextPlace = Record<string, string | number>

/** One document, or one a line. A broken record costs itself, never its neighbours. */
export function parseText(text: string, place: TextPlace = {}): Parsed {
  const whole = parsed(text)
  if (whole.ok) return { documents: [whole.value], rejected: [], cut: false }
  return isLines(text) ? parseLines(text, place) : salvage(text, place)
}

type Attempt = { ok: true; value: unknown } | { ok: false }

function parsed(text: string): Attempt {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

/** One of the first two lines can be read by itself. */
function isLines(text: string): boolean {
  const [first = '', second] = text.trim().split('\n', 2)
  if (second === undefined || /^[[{]\s*$/.test(first)) return false
  return [first, second].some((line) => {
    const attempt = parsed(line)
    return attempt.ok && typeof attempt.value === 'object'
  })
}

function parseLines(text: string, place: TextPlace): Parsed {
  const result: Parsed = { documents: [], rejected: [], cut: false }
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const attempt = parsed(line)
    if (attempt.ok) result.documents.push(attempt.value)
    else if (index === lines.length - 1) result.cut = true
    if (!attempt.ok) result.rejected.push(unreadable('not_json', line, { ...place, line: index + 1 }))
  }
  return result
}

/** Lists whose elements stand for themselves. */
const LISTS = new Set(['releases', 'records'])
const MEMBER = /^\s*"((?:[^"\\]|\\.)*)"\s*:\s*/

/**
 * Takes a broken document apart: the elements of its list of records one by one, its other members one by one.
 * Looks at brackets and quotes alone, so that what is wrong between them does not matter.
 */
function salvage(text: string, place: TextPlace): Parsed {
  const start = text.search(/\S/)
  const { parts, cut } = partsOf(text, start)
  const result: Parsed = { documents: [], rejected: [], cut }
  const take = ({ from, to }: Part): unknown[] => {
    const part = text.slice(from, to)
    const attempt = parsed(part)
    if (attempt.ok) return [attempt.value]
    result.rejected.push(unreadable('not_json', part, { ...place, at: from }))
    return []
  }
  if (text[start] === '[') result.documents.push(...parts.flatMap(take))
  if (text[start] === '{') {
    const members: Record<string, unknown> = {}
    for (const part of parts) {
      const [head = '', name = ''] = MEMBER.exec(text.slice(part.from, part.to)) ?? []
      const value = { from: part.from + head.length, to: part.to }
      if (LISTS.has(name) && text[value.from] === '[') members[name] = partsOf(text, value.from).parts.flatMap(take)
      else for (const one of take(value)) members[name] = one
    }
    if (Object.keys(members).length > 0) result.documents.push(members)
  }
  if (result.documents.length + result.rejected.length === 0)
    result.rejected.push(unreadable('not_json', text, { ...place, at: Math.max(start, 0) }))
  return result
}

interface Part {
  from: number
  to: number
}

/** What stands between the commas of the list or object that opens here; `cut` where it does not close. */
function partsOf(text: string, open: number): { parts: Part[]; cut: boolean } {
  const parts: Part[] = []
  let [from, depth] = [open + 1, 0]
  const end = (to: number) => {
    if (text.slice(from, to).trim() !== '') parts.push({ from, to })
    from = to + 1
  }
  for (let at = open; at >= 0 && at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at)
    else if (letter === '[' || letter === '{') depth++
    else if (letter === ',' && depth === 1) end(at)
    else if ((letter === ']' || letter === '}') && --depth <= 0) {
      end(at)
      return { parts, cut: false }
    }
  }
  if (depth > 0) end(text.length)
  return { parts, cut: depth > 0 }
}

/** Index of the closing quote; the end of the text where there is none. */
function endOfString(text: string, quote: number): number {
  for (let at = quote + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}

/** What a source says when something went wrong on its side, in place of a document. */
export const isFault = (document: unknown): boolean =>
  isObject(document) &&
  !('ocid' in document || 'releases' in document || 'records' in document) &&
  ['status', 'error', 'errors', 'message', 'statusCode'].some((name) => name in document)
