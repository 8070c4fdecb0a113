// A stricter JSON reader than the built-in one.

import { type Problem, problem } from '../problems.ts'

/** Deeper than any body of this service, shallow enough for any stack. */
const DEEPEST = 64
/** Validation reports every error it finds, so the number of values it may find errors in has a bound. */
const MOST_VALUES = 20_000

class Refusal extends Error {
  readonly place: number
  readonly code: 'invalid_json' | 'unknown_field'

  constructor(message: string, place: number, code: Refusal['code'] = 'invalid_json') {
    super(message)
    this.place = place
    this.code = code
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * JSON of which every reader would read the same: UTF-8 without a byte order mark, each name once, numbers a double
 * holds exactly, strings of whole characters without U+0000. `JSON.parse` lets all of these pass: the last of two equal
 * names wins, 2^53+1 becomes 2^53, 1e400 becomes Infinity, and PostgreSQL refuses what was accepted here. What holds
 * more names than are known is not read to its end: to validate each of thousands takes long.
 */
export function parseJson(bytes: Buffer, mostNames = Number.POSITIVE_INFINITY): unknown {
  const text = decode(bytes)
  try {
    return createReader(text, mostNames).document()
  } catch (error) {
    if (error instanceof Refusal) throw refused(error.message, codePoints(text, error.place), error.code)
    throw error
  }
}

function decode(bytes: Buffer): string {
  const [a, b, c] = bytes
  if ((a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe)) throw refused('The body must be UTF-8, not UTF-16.', 0)
  if (a === 0xef && b === 0xbb && c === 0xbf) throw refused('The body must not begin with a byte order mark.', 0)
  try {
    return decoder.decode(bytes)
  } catch {
    throw refused('The body is not valid UTF-8.')
  }
}

function refused(message: string, at?: number, code: Refusal['code'] = 'invalid_json'): Problem {
  const place = at === undefined ? {} : { at }
  return problem(code, message, { errors: [{ in: 'body', name: '', code, message, ...place }] })
}

const tooManyNames = (most: number) => `The body contains more than ${most} names, more than this request has fields.`

function codePoints(text: string, end: number): number {
  let count = 0
  for (const _ of text.slice(0, end)) count++
  return count
}

const BLANKS = /[ \t\n\r]*/y
/** All but the quote, the backslash and what lies below the blank. */
const PLAIN = /[ !#-[\]-\u{10ffff}]*/uy
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const ESCAPED: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}
const WORDS: [string, unknown][] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

/** What needs no look at what stands around it: blanks, strings, numbers, words. */
function createScanner(text: string) {
  const scanner = { place: 0, match, string, word }

  function match(pattern: RegExp): string {
    pattern.lastIndex = scanner.place
    const found = pattern.exec(text)?.[0] ?? ''
    scanner.place += found.length
    return found
  }

  function string(): string {
    const start = scanner.place++
    let read = match(PLAIN)
    while (text[scanner.place] !== '"') {
      if (text[scanner.place] !== '\\') throw new Refusal(endOrControl(), scanner.place)
      read += escaped() + match(PLAIN)
    }
    scanner.place++
    if (!read.isWellFormed()) throw new Refusal('The string contains half a character (a lone surrogate).', start)
    if (read.includes('\0')) throw new Refusal('The string contains the character U+0000, which is not allowed.', start)
    return read
  }

  const endOrControl = () =>
    scanner.place >= text.length ? 'The JSON ends within a string.' : 'A control character must be escaped.'

  function escaped(): string {
    const mark = text[scanner.place + 1] ?? ''
    const plain = ESCAPED[mark]
    if (plain !== undefined) {
      scanner.place += 2
      return plain
    }
    const digits = text.slice(scanner.place + 2, scanner.place + 6)
    if (mark !== 'u' || !/^[0-9a-fA-F]{4}$/.test(digits))
      throw new Refusal('This is not a valid escape sequence.', scanner.place)
    scanner.place += 6
    return String.fromCharCode(Number.parseInt(digits, 16))
  }

  function word(): unknown {
    for (const [spelling, meaning] of WORDS) {
      if (!text.startsWith(spelling, scanner.place)) continue
      scanner.place += spelling.length
      return meaning
    }
    const start = scanner.place
    const digits = match(NUMBER)
    if (digits === '') throw new Refusal('Expected a JSON value here.', scanner.place)
    const number = Number(digits)
    if (!Number.isFinite(number)) throw new Refusal('The number is too large.', start)
    if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
      throw new Refusal('The whole number has more digits than can be kept exactly.', start)
    }
    return number
  }

  return scanner
}

function createReader(text: string, mostNames: number) {
  const scanner = createScanner(text)
  const { match, string, word } = scanner
  let values = 0
  let names = 0

  function document(): unknown {
    match(BLANKS)
    const read = value(1)
    match(BLANKS)
    if (scanner.place < text.length)
      throw new Refusal('There is something after the end of the JSON value.', scanner.place)
    return read
  }

  function value(depth: number): unknown {
    if (++values > MOST_VALUES) throw new Refusal(`The body contains more than ${MOST_VALUES} values.`, scanner.place)
    switch (text[scanner.place]) {
      case undefined:
        throw new Refusal('The JSON ends too early.', scanner.place)
      case '{':
        return object(depth)
      case '[':
        return array(depth)
      case '"':
        return string()
      default:
        return word()
    }
  }

  function enter(depth: number): void {
    if (depth > DEEPEST) throw new Refusal(`The JSON is nested more than ${DEEPEST} levels deep.`, scanner.place)
    scanner.place++
    match(BLANKS)
  }

  /** After a value: `true` if another one follows. */
  function goesOn(end: string): boolean {
    match(BLANKS)
    const mark = text[scanner.place]
    if (mark === undefined) throw new Refusal('The JSON ends too early.', scanner.place)
    if (mark !== end && mark !== ',') throw new Refusal(`Expected "," or "${end}" here.`, scanner.place)
    scanner.place++
    match(BLANKS)
    return mark === ','
  }

  function object(depth: number): Record<string, unknown> {
    const read: Record<string, unknown> = {}
    enter(depth)
    if (text[scanner.place] === '}') {
      scanner.place++
      return read
    }
    do {
      const start = scanner.place
      if (text[scanner.place] !== '"') throw new Refusal('Expected a name in double quotes here.', scanner.place)
      const name = string()
      if (++names > mostNames) throw new Refusal(tooManyNames(mostNames), start, 'unknown_field')
      if (name === '__proto__') throw new Refusal('The name "__proto__" is not accepted.', start)
      if (Object.hasOwn(read, name)) throw new Refusal(`The name "${name.slice(0, 64)}" appears twice.`, start)
      match(BLANKS)
      if (text[scanner.place] !== ':') throw new Refusal('Expected ":" here.', scanner.place)
      scanner.place++
      match(BLANKS)
      read[name] = value(depth + 1)
    } while (goesOn('}'))
    return read
  }

  function array(depth: number): unknown[] {
    const read: unknown[] = []
    enter(depth)
    if (text[scanner.place] === ']') {
      scanner.place++
      return read
    }
    do read.push(value(depth + 1))
    while (goesOn(']'))
    return read
  }

  return { document }
}
