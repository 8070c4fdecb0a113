import { unreadable } from '../../rules/failure.ts'
import type { Rejected } from '../../schema/connector.ts'
import { isObject } from './values.ts'

/** The content of a text without its unreadable parts. */
export interface Parsed {
  documents: unknown[]
  rejected: Rejected[]
  /** The text is truncated: only its end can be missing. */
  cut: boolean
}

export type TextPlace = Record<string, string | number>

/** One document, or one per line. A broken record does not affect its neighbours. */
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

/** One of the first two lines can be parsed alone. */
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

/** Lists whose elements are independent. */
const LISTS = new Set(['releases', 'records'])
const MEMBER = /^\s*"((?:[^"\\]|\\.)*)"\s*:\s*/

/**
 * Splits a broken text: consecutive documents, the single elements of their lists of records, their single other
 * members. Considers only brackets and quotes, so that errors between them do not matter.
 */
function salvage(text: string, place: TextPlace): Parsed {
  const result: Parsed = { documents: [], rejected: [], cut: false }
  const take = ({ from, to }: Part): unknown[] => {
    const attempt = parsed(text.slice(from, to))
    if (attempt.ok) return [attempt.value]
    result.rejected.push(unreadable('not_json', text.slice(from, to), { ...place, at: from }))
    return []
  }
  let start = nextFrom(text, 0)
  while (start < text.length) {
    if (text[start] !== '[' && text[start] !== '{') {
      result.documents.push(...take({ from: start, to: text.length }))
      break
    }
    const { parts, end } = partsOf(text, start)
    result.cut = end > text.length
    if (text[start] === '[') result.documents.push(...parts.flatMap(take))
    else result.documents.push(...documentOf(text, { from: start, to: end }, parts, take))
    start = nextFrom(text, end)
  }
  return result
}

/** A package, with its readable parts. For other documents, a part must not count as the whole. */
function documentOf(text: string, whole: Part, parts: Part[], take: (part: Part) => unknown[]): unknown[] {
  const named = parts.map(({ from, to }) => {
    const [head = '', name = ''] = MEMBER.exec(text.slice(from, to)) ?? []
    return { name, from: from + head.length, to }
  })
  const isList = ({ name, from }: (typeof named)[number]) => LISTS.has(name) && text[from] === '['
  if (!named.some(isList)) return take(whole)
  const members = new Map<string, unknown>()
  for (const member of named) {
    if (isList(member)) members.set(member.name, partsOf(text, member.from).parts.flatMap(take))
    else for (const one of take(member)) members.set(member.name, one)
  }
  return [Object.fromEntries(members)]
}

function nextFrom(text: string, from: number): number {
  const blank = /\s*/y
  blank.lastIndex = from
  return from + (blank.exec(text)?.[0].length ?? 0)
}

interface Part {
  from: number
  to: number
}

/**
 * The texts between the commas of the list or object that opens here; the end is beyond the text if it does not close.
 */
function partsOf(text: string, open: number): { parts: Part[]; end: number } {
  const parts: Part[] = []
  let [from, depth] = [open + 1, 0]
  const close = (to: number) => {
    if (text.slice(from, to).trim() !== '') parts.push({ from, to })
    from = to + 1
  }
  for (let at = open; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at)
    else if (letter === '[' || letter === '{') depth++
    else if (letter === ',' && depth === 1) close(at)
    else if ((letter === ']' || letter === '}') && --depth <= 0) {
      close(at)
      return { parts, end: at + 1 }
    }
  }
  close(text.length)
  return { parts, end: text.length + 1 }
}

/** Index of the closing quote; the end of the text if there is none. */
function endOfString(text: string, quote: number): number {
  for (let at = quote + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}

/** An error of the source's server in place of a document. */
export const isFault = (document: unknown): boolean =>
  isObject(document) &&
  !('ocid' in document || 'releases' in document || 'records' in document) &&
  ['status', 'error', 'errors', 'message', 'statusCode'].some((name) => name in document)
