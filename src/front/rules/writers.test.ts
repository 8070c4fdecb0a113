import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curlSample } from './curl.ts'
import { sampleText } from './operation.ts'
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
}

test('a sample for a shell takes no character of a request for its own', () => {
  const text = curlSample(request)
  assert.ok(text.includes(`-d '${JSON.stringify({ name: NASTY }).replaceAll("'", "'\\''")}'`), text)
  assert.ok(text.includes('-H "Authorization: Bearer $KEY"'))
})

test('a sample by a client names the service and its things; without a client it is that for a shell', () => {
  const texts = { ts: "make('{{base}}', '{{thing}}', { of: '{{other}}' })", py: '', java: '', go: '' }
  const clientSamples = { install: texts, operations: { makeThing: texts } }
  const site = { clientSamples, recording: { things: { thing: 'thing_1' }, answers: {} }, base: 'https://two.example' }
  assert.equal(sampleText(site, request, 'ts'), "make('https://two.example', 'thing_1', { of: '{{other}}' })")
  assert.equal(sampleText(site, request, 'curl'), curlSample(request))
  assert.equal(sampleText(site, { ...request, operationId: 'other' }, 'ts'), curlSample(request))
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
  assert.match(curlSample(spelled), /^curl -G 'https:\/\/one\.example\/v1' \\\n[\s\S]*--data-urlencode 'q=정비 -감리'/)
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
