import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { WRITERS } from './operation.ts'
import { jsonText, requestOf, type SampleRequest } from './requests.ts'

/** Everything that a language may take for its own. */
const NASTY = 'it\'s "so" \\ `x` #{y} """ $KEY 하수'

const request: SampleRequest = {
  operationId: 'makeThing',
  method: 'POST',
  url: "https://one.example/v1/things?q='x'",
  spelled: null,
  headers: [['X-Name', `a "b" 'c'`]],
  needsKey: true,
  body: JSON.stringify({ name: NASTY }),
  value: { name: NASTY },
}

describe('a sample takes no character of a request for its own', () => {
  test('in curl', () => {
    const text = WRITERS.curl(request)
    assert.ok(text.includes(`-d '${JSON.stringify({ name: NASTY }).replaceAll("'", "'\\''")}'`), text)
    assert.ok(text.includes('-H "Authorization: Bearer $KEY"'))
  })

  test('in TypeScript: evaluated, it is what it was', () => {
    const [, written = ''] = /JSON\.stringify\((.*)\),\n/.exec(WRITERS.ts(request)) ?? []
    const read = written.replace(/^\{ name: '(.*)' \}$/s, '$1').replace(/\\(.)/g, '$1')
    assert.equal(read, NASTY)
  })

  test('in Python and Java no quotation mark or backslash stands alone', () => {
    const python = /data="""(.*)"""\.encode/s.exec(WRITERS.py(request))?.[1] ?? ''
    assert.equal(python.replace(/\\(.)/g, '$1'), request.body)
    assert.doesNotMatch(python.replaceAll('\\"', ''), /"""/)
    const java = /ofString\("(.*)"\)\)/.exec(WRITERS.java(request))?.[1] ?? ''
    assert.equal(java.replace(/\\(.)/g, '$1'), request.body)
  })

  test('in Go a back quote moves the text between quotation marks', () => {
    const [, quoted = ''] = /NewReader\((.*)\)\)/.exec(WRITERS.go(request)) ?? []
    assert.equal(JSON.parse(quoted), request.body)
  })
})

test('a query that needs encoding is written as it reads', () => {
  const query = [
    ['q', '정비 -감리'],
    ['q', "it's"],
  ] as const
  const spelled: SampleRequest = {
    ...request,
    method: 'GET',
    body: null,
    headers: [],
    spelled: { address: 'https://one.example/v1', query },
  }
  assert.match(
    WRITERS.curl(spelled),
    /^curl -G 'https:\/\/one\.example\/v1' \\\n[\s\S]*--data-urlencode 'q=정비 -감리'/,
  )
  assert.match(WRITERS.ts(spelled), /\['q', '정비 -감리'\],\n {2}\['q', 'it\\'s'\],/)
  assert.match(WRITERS.py(spelled), /\("q", "정비 -감리"\),\n {4}\("q", "it's"\),/)
  assert.ok(WRITERS.go(spelled).includes(request.url))
})

test('what a sample names is put in its place, in path, query and body, and encoded', () => {
  const call = { id: 'x', method: 'post', path: '/v1/a/{id}/b', operation: { responses: {}, security: [{ key: [] }] } }
  const sample = { path: { id: '{thing}' }, query: { q: ['a b', '{thing}'] }, body: { of: ['{thing}', 1, null] } }
  const made = requestOf(call, sample, 'https://one.example', { thing: '가/1' })
  assert.equal(made.url, 'https://one.example/v1/a/%EA%B0%80%2F1/b?q=a%20b&q=%EA%B0%80%2F1')
  assert.equal(made.body, '{"of":["가/1",1,null]}')
  assert.deepEqual([made.method, made.needsKey], ['POST', true])
})

test('JSON is as it was, and short parts of it stay in one line', () => {
  const value = {
    a: [3, 1],
    b: { c: null, d: '하수 "x"' },
    long: Array.from({ length: 30 }, (_, index) => index),
    none: [],
  }
  const text = jsonText(value)
  assert.deepEqual(JSON.parse(text), value)
  assert.match(text, /^\{\n {2}"a": \[3, 1\],\n {2}"b": \{"c": null, "d": "하수 \\"x\\""\},\n {2}"long": \[\n {4}0,\n/)
})
