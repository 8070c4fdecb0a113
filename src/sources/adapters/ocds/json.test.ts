import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isFault, parseText } from './json.ts'

test('one document, one a line, and several behind each other are read', () => {
  assert.deepEqual(parseText('{"a":1}').documents, [{ a: 1 }])
  assert.deepEqual(parseText('{"a":1}\n\n{"b":2}\n').documents, [{ a: 1 }, { b: 2 }])
  assert.deepEqual(parseText('{"a":1}{"b":\n2}').documents, [{ a: 1 }, { b: 2 }])
  assert.deepEqual(parseText('{\n"a":1\n}').documents, [{ a: 1 }])
  assert.deepEqual(parseText('[]1').documents, [1])
})

test('a broken record costs itself: its text is told by hash, length and place', () => {
  const bad = '{"ocid":"b","secret":"Kim","tender":{"value":{"amount": 000,}}}'
  const text = `{"uri":"https://a.example/","releases":[{"ocid":"a"},${bad},{"ocid":"c","t":"[}\\""}],"links":{"next":"?p=2"}}`
  const { documents, rejected, cut } = parseText(text)
  assert.deepEqual(documents, [
    { uri: 'https://a.example/', releases: [{ ocid: 'a' }, { ocid: 'c', t: '[}"' }], links: { next: '?p=2' } },
  ])
  assert.equal(cut, false)
  assert.equal(rejected.length, 1)
  assert.deepEqual(Object.keys(rejected[0]?.record ?? {}).sort(), ['at', 'length', 'sha256'])
  assert.deepEqual(
    [rejected[0]?.reason, rejected[0]?.record.at, rejected[0]?.record.length],
    ['not_json', text.indexOf(bad), bad.length],
  )
  assert.ok(!JSON.stringify(rejected).includes('Kim'))
})

test('a broken line costs itself, the first one too', () => {
  const { documents, rejected, cut } = parseText('{"a":000}\n{"b":2}\nno\n{"c":3}')
  assert.deepEqual(documents, [{ b: 2 }, { c: 3 }])
  assert.deepEqual(
    rejected.map(({ record }) => record.line),
    [1, 3],
  )
  assert.equal(cut, false)
})

test('a text that breaks off says so and keeps what stands before', () => {
  const list = parseText('[{"a":1},{"a":2},{"a":')
  assert.deepEqual([list.documents, list.rejected.length, list.cut], [[{ a: 1 }, { a: 2 }], 1, true])
  const whole = parseText('{"releases":[{"a":1},{"a":"x')
  assert.deepEqual([whole.documents, whole.rejected.length, whole.cut], [[{ releases: [{ a: 1 }] }], 1, true])
  const lines = parseText('{"a":1}\n{"a":')
  assert.deepEqual([lines.documents, lines.rejected.length, lines.cut], [[{ a: 1 }], 1, true])
})

test('whatever the text, reading it ends and rejects what it does not understand', () => {
  const bits = fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\\', '1', '\n', '"releases":', '<p>', '\ud800', ' ')
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
      const text = parts.join('')
      const { documents, rejected } = parseText(text)
      assert.ok(
        text.trim() === '' ||
          documents.length + rejected.length > 0 ||
          /^\s*\{[\s,}]*$/.test(text) ||
          /^[\s[\]{},]*$/.test(text),
      )
    }),
  )
})

test('any list with some broken elements gives exactly the others', () => {
  const element = fc.oneof(
    fc.jsonValue().map((value) => ({ text: JSON.stringify(value), good: true })),
    fc.constantFrom('{"a": 01}', '{"b":,}', 'nul', '[1 2]').map((text) => ({ text, good: false })),
  )
  fc.assert(
    fc.property(fc.array(element, { minLength: 1 }), (elements) => {
      const { documents, rejected } = parseText(`{"releases": [${elements.map(({ text }) => text).join(' , ')}]}`)
      const good = elements.filter((one) => one.good).map(({ text }) => JSON.parse(text) as unknown)
      assert.deepEqual(documents, [{ releases: good }])
      assert.equal(rejected.length, elements.length - good.length)
    }),
  )
})

test('half a record is never taken for a whole one', () => {
  for (const text of [
    '{"ocid":"a","tender":{},"awards":[',
    '{"ocid":"a","x":000}',
    '{"ocid":"a"}\n{"ocid":"b","x":1',
  ]) {
    const { documents, rejected } = parseText(text)
    assert.deepEqual([documents, rejected.length], [text.includes('\n') ? [{ ocid: 'a' }] : [], 1], text)
  }
})

test('an error in place of a document is told from a document', () => {
  assert.equal(isFault({ status: 500 }), true)
  assert.equal(isFault({ message: 'Internal' }), true)
  assert.equal(isFault({ status: 'ok', releases: [] }), false)
  assert.equal(isFault([]), false)
})
