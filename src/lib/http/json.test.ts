import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Problem } from '../problems.ts'
import { parseJson } from './json.ts'

const parse = (text: string | Buffer) => parseJson(Buffer.from(text))

function refusal(text: string | Buffer): { message: string; at: number | undefined } {
  try {
    parse(text)
  } catch (error) {
    assert.ok(error instanceof Problem, String(error))
    assert.equal(error.code, 'invalid_json')
    const [told] = error.errors ?? []
    assert.ok(told)
    return { message: told.message.en, at: told.at }
  }
  return assert.fail(`${text} was read`)
}

const text = fc.string({ unit: 'grapheme' }).filter((it) => !it.includes('\0') && it !== '__proto__')
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    text,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(text, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
})).value

test('reads what JSON.parse reads, in any spelling', () => {
  fc.assert(
    fc.property(json, fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
      const spelled = JSON.stringify(value, null, indent)
      assert.deepEqual(parse(spelled), JSON.parse(spelled))
      const escaped = spelled.replace(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      assert.deepEqual(parse(escaped), JSON.parse(spelled))
    }),
  )
})

test('refuses what JSON.parse refuses, and never with another error', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]":,\\ue0123-+.tfn \n\u0001') }), (spelled) => {
      try {
        JSON.parse(spelled)
      } catch {
        refusal(spelled)
      }
    }),
    { numRuns: 2000 },
  )
})

test('tells the place in code points', () => {
  assert.deepEqual(refusal('{"한글😀":1,"a":1,"a":2}'), { message: 'The name "a" appears twice.', at: 15 })
  assert.equal(refusal('{"a":"b\\u0000"}').at, 5)
  assert.equal(refusal('{"a":"b\\ud83d"}').at, 5)
  assert.equal(refusal('{"a":1e999}').at, 5)
  assert.equal(refusal('{"a":1}x').at, 7)
  assert.equal(refusal('{"a":').at, 5)
})

test('counts a name once however it is spelled', () => {
  assert.match(refusal('{"a":1,"\\u0061":2}').message, /twice/)
  assert.match(refusal('{"x":{"__proto__":{}}}').message, /__proto__/)
  assert.match(refusal('{"\\u005f_proto__":{}}').message, /__proto__/)
  assert.deepEqual(parse('{"constructor":1,"toString":2}'), { constructor: 1, toString: 2 })
})

test('keeps numbers exact or refuses them', () => {
  assert.equal(parse('9007199254740991'), 9007199254740991)
  assert.ok(Object.is(parse('-0'), -0))
  assert.equal(parse('87.745'), 87.745)
  for (const number of ['9007199254740992', '-9007199254740993', '1e400', '1e16', '-1e309']) refusal(number)
})

test('has bounds on depth and number of values', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  parse(nested(64))
  assert.equal(refusal(nested(65)).at, 64)
  refusal('['.repeat(1_000_000))
  refusal('{"a":'.repeat(1_000_000))
  refusal(`[${'1,'.repeat(20_001)}1]`)
})

test('wants plain UTF-8', () => {
  assert.match(refusal('\ufeff{}').message, /byte order mark/)
  assert.match(refusal(Buffer.from('\ufeff{}', 'utf16le')).message, /UTF-16/)
  assert.match(refusal(Buffer.from([0x22, 0xc0, 0xaf, 0x22])).message, /UTF-8/)
  assert.match(refusal(Buffer.from('"é"', 'latin1')).message, /UTF-8/)
  assert.equal(parse('"\u2028\u007f\u{10ffff}"'), '\u2028\u007f\u{10ffff}')
})
