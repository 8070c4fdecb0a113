// A stricter JSON reader than the built-in one.

import { isUtf8 } from 'node:buffer'
import type { Wording } from '../../vocabulary/languages.ts'
import { type Problem, problem } from '../problems.ts'

/** Deeper than any body of this service, shallow enough for any stack. */
const DEEPEST = 64
/** Validation reports every error it finds, so the number of values is limited. */
const MOST_VALUES = 20_000

class Refusal extends Error {
  readonly wording: Wording
  readonly place: number
  readonly code: 'invalid_json' | 'unknown_field'

  constructor(wording: Wording, place: number, code: Refusal['code'] = 'invalid_json') {
    super(wording.en)
    this.wording = wording
    this.place = place
    this.code = code
  }
}

/**
 * Parses JSON that every parser reads in the same way: UTF-8 without a byte order mark, unique names, numbers that a
 * double represents exactly, strings of whole characters without U+0000. `JSON.parse` accepts all of these: the last of
 * two equal names wins, 2^53+1 becomes 2^53, 1e400 becomes Infinity, and PostgreSQL would refuse what was accepted
 * here. Stops early at more names than are known, because validating thousands takes long.
 */
export function parseJson(bytes: Buffer, mostNames = Number.POSITIVE_INFINITY): unknown {
  const text = decode(bytes)
  try {
    return createReader(text, mostNames).document()
  } catch (error) {
    if (error instanceof Refusal) throw refused(error.wording, codePoints(text, error.place), error.code)
    throw error
  }
}

function decode(bytes: Buffer): string {
  const [a, b, c] = bytes
  if ((a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe)) throw refused(NOT_UTF_16, 0)
  if (a === 0xef && b === 0xbb && c === 0xbf) throw refused(NO_MARK, 0)
  if (!isUtf8(bytes)) throw refused({ en: 'The body is not valid UTF-8.', ko: '본문이 올바른 UTF-8이 아닙니다.' })
  return bytes.toString()
}

const NOT_UTF_16: Wording = {
  en: 'The body must be UTF-8, not UTF-16.',
  ko: '본문은 UTF-16이 아니라 UTF-8이어야 합니다.',
}
const NO_MARK: Wording = {
  en: 'The body must not begin with a byte order mark.',
  ko: '본문을 바이트 순서 표시(BOM)로 시작할 수 없습니다.',
}

function refused(message: Wording, at?: number, code: Refusal['code'] = 'invalid_json'): Problem {
  const place = at === undefined ? {} : { at }
  return problem(code, message, { errors: [{ in: 'body', name: '', code, message, ...place }] })
}

const tooManyNames = (most: number): Wording => ({
  en: `The body contains more than ${most} names, more than this request has fields.`,
  ko: `본문에 이름이 ${most}개보다 많아 이 요청의 필드 수를 넘습니다.`,
})

/**
 * For well-formed text, where each surrogate pair is one character: iterating over its characters takes ten times as
 * long.
 */
function codePoints(text: string, end: number): number {
  let count = end
  for (let i = 0; i < end; i++) if ((text.charCodeAt(i) & 0xfc00) === 0xdc00) count--
  return count
}

const BLANKS = /[ \t\n\r]*/y
/** All but the quote, the backslash and the characters below the space. */
const PLAIN = /[ !#-[\]-\uffff]*/y
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

const HALF: Wording = {
  en: 'The string contains half a character (a lone surrogate).',
  ko: '문자열에 짝이 없는 서로게이트 문자가 있습니다.',
}
const NUL: Wording = {
  en: 'The string contains the character U+0000, which is not allowed.',
  ko: '문자열에 허용하지 않는 문자 U+0000이 있습니다.',
}
const ENDS_IN_STRING: Wording = { en: 'The JSON ends within a string.', ko: 'JSON이 문자열 중간에서 끝납니다.' }
const ENDS_EARLY: Wording = { en: 'The JSON ends too early.', ko: 'JSON이 중간에서 끝납니다.' }
const CONTROL: Wording = {
  en: 'A control character must be escaped.',
  ko: '제어 문자는 이스케이프해야 합니다.',
}
const NO_ESCAPE: Wording = {
  en: 'This is not a valid escape sequence.',
  ko: '올바른 이스케이프 시퀀스가 아닙니다.',
}
const TOO_LARGE: Wording = { en: 'The number is too large.', ko: '숫자가 너무 큽니다.' }
const TOO_LONG: Wording = {
  en: 'The integer has too many digits to be stored exactly.',
  ko: '정수의 자릿수가 정확히 보관할 수 있는 범위를 넘습니다.',
}
const GOES_ON: Wording = {
  en: 'Unexpected text after the end of the JSON value.',
  ko: 'JSON 값이 끝난 뒤에 다른 내용이 있습니다.',
}
const TOO_MANY_VALUES: Wording = {
  en: `The body contains more than ${MOST_VALUES} values.`,
  ko: `본문에 값이 ${MOST_VALUES}개보다 많습니다.`,
}
const TOO_DEEP: Wording = {
  en: `The JSON is nested more than ${DEEPEST} levels deep.`,
  ko: `JSON이 ${DEEPEST}단계보다 깊게 중첩되어 있습니다.`,
}
const NO_PROTO: Wording = {
  en: 'The name "__proto__" is not accepted.',
  ko: '"__proto__"라는 이름은 받지 않습니다.',
}

const expected = (en: string, ko: string): Wording => ({
  en: `Expected ${en} here.`,
  ko: `이 위치에 있어야 할 것: ${ko}.`,
})
const NO_VALUE = { en: 'Expected a JSON value here.', ko: '이 위치에 JSON 값이 있어야 합니다.' } satisfies Wording

const twice = (name: string): Wording => ({
  en: `The name "${name}" appears twice.`,
  ko: `"${name}" 이름이 두 번 나옵니다.`,
})

/** Tokens that need no context: whitespace, strings, numbers, words. */
function createScanner(text: string) {
  const scanner = { place: 0, match, string, word }

  function match(pattern: RegExp): string {
    pattern.lastIndex = scanner.place
    const piece = pattern.exec(text)?.[0] ?? ''
    scanner.place += piece.length
    return piece
  }

  function string(): string {
    const start = scanner.place++
    let read = match(PLAIN)
    while (text[scanner.place] !== '"') {
      if (text[scanner.place] !== '\\') throw new Refusal(endOrControl(), scanner.place)
      read += escaped() + match(PLAIN)
    }
    scanner.place++
    if (!read.isWellFormed()) throw new Refusal(HALF, start)
    if (read.includes('\0')) throw new Refusal(NUL, start)
    return read
  }

  const endOrControl = () => (scanner.place >= text.length ? ENDS_IN_STRING : CONTROL)

  function escaped(): string {
    const mark = text[scanner.place + 1] ?? ''
    const plain = ESCAPED[mark]
    if (plain !== undefined) {
      scanner.place += 2
      return plain
    }
    const digits = text.slice(scanner.place + 2, scanner.place + 6)
    if (mark !== 'u' || !/^[0-9a-fA-F]{4}$/.test(digits)) throw new Refusal(NO_ESCAPE, scanner.place)
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
    if (digits === '') throw new Refusal(NO_VALUE, scanner.place)
    const number = Number(digits)
    if (!Number.isFinite(number)) throw new Refusal(TOO_LARGE, start)
    if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
      throw new Refusal(TOO_LONG, start)
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
    if (scanner.place < text.length) throw new Refusal(GOES_ON, scanner.place)
    return read
  }

  function value(depth: number): unknown {
    if (++values > MOST_VALUES) throw new Refusal(TOO_MANY_VALUES, scanner.place)
    switch (text[scanner.place]) {
      case undefined:
        throw new Refusal(ENDS_EARLY, scanner.place)
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
    if (depth > DEEPEST) throw new Refusal(TOO_DEEP, scanner.place)
    scanner.place++
    match(BLANKS)
  }

  /** After a value: `true` = another one follows. */
  function goesOn(end: string): boolean {
    match(BLANKS)
    const mark = text[scanner.place]
    if (mark === undefined) throw new Refusal(ENDS_EARLY, scanner.place)
    if (mark !== end && mark !== ',') throw new Refusal(expected(`"," or "${end}"`, `"," 또는 "${end}"`), scanner.place)
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
      if (text[scanner.place] !== '"')
        throw new Refusal(expected('a name in double quotes', '큰따옴표로 묶은 이름'), scanner.place)
      const name = string()
      if (++names > mostNames) throw new Refusal(tooManyNames(mostNames), start, 'unknown_field')
      if (name === '__proto__') throw new Refusal(NO_PROTO, start)
      if (Object.hasOwn(read, name)) throw new Refusal(twice(name.slice(0, 64)), start)
      match(BLANKS)
      if (text[scanner.place] !== ':') throw new Refusal(expected('":"', '":"'), scanner.place)
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
