import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { goTypesOf } from '../clients/go/scripts/methods.ts'
import { goSample } from '../clients/go/scripts/sample.ts'
import { javaTypesOf } from '../clients/java/scripts/methods.ts'
import { javaSample } from '../clients/java/scripts/sample.ts'
import { pythonSample } from '../clients/python/scripts/sample.ts'
import { operationsIn, readDocument } from '../clients/typescript/scripts/document.ts'
import { typescriptSample } from '../clients/typescript/scripts/sample.ts'
import type { SampleRequest } from '../clients/typescript/scripts/sample-request.ts'

/** Everything with a special meaning in some language. */
const NASTY = 'it\'s "so" \\ `x` $y #{z} """ \n\t하수\u0001'

const document = readDocument()
const { schemas } = document.components
const operations = operationsIn(document)
const nothing: SampleRequest = {
  base: 'https://a.example',
  needsKey: true,
  path: {},
  query: {},
  headers: {},
  body: undefined,
}
const samplesOf = (id: string, asked: Partial<SampleRequest>) => {
  const operation = operations.find(({ operationId }) => operationId === id) ?? assert.fail(id)
  const whole = { ...nothing, ...asked }
  return {
    ts: typescriptSample(operation, whole),
    py: pythonSample(operation, whole, schemas),
    java: javaSample(operation, whole, javaTypesOf(document), schemas),
    go: goSample(operation, whole, goTypesOf(document), schemas),
  }
}

describe('a sample by a client', () => {
  test('takes no character of a request for its own', () => {
    const { ts, py, java, go } = samplesOf('addPursuitNote', { path: { id: 'p' }, body: { text: NASTY } })
    const [, literal = ''] = /text: ('.*')/.exec(ts) ?? assert.fail(ts)
    assert.equal(runInNewContext(literal), NASTY)
    // These three can read JSON.
    for (const text of [py, java, go]) assert.ok(text.includes(JSON.stringify(NASTY)), text)
  })

  test('says that a field is reset', () => {
    const { ts, py, java, go } = samplesOf('changeKeyword', { path: { id: 'k' }, body: { filter: null } })
    assert.match(ts, /change\('k', \{ filter: null \}\)/)
    assert.match(py, /change\("k", filter=None\)/)
    assert.match(java, /change\("k", new KeywordPatch\(\)\.resetFilter\(\)\)/)
    assert.match(go, /Filter: gonggo\.Null\[gonggo\.\w+\]\(\)/)
  })

  test('says words that the client has no name for', () => {
    const { java, go } = samplesOf('listBids', { query: { status: ['someday'] } })
    assert.match(java, /new BidStatus\("someday"\)/)
    assert.match(go, /\[\]gonggo\.BidStatus\{"someday"\}/)
  })

  test('without a key names none', () => {
    const { ts, py, java, go } = samplesOf('getHealth', { needsKey: false })
    for (const text of [ts, py, java, go]) assert.doesNotMatch(text, /KEY/)
    assert.match(java, /new GonggoClient\("https:\/\/a\.example", null\)/)
    assert.match(go, /gonggo\.New\("https:\/\/a\.example", ""\)/)
  })

  test('of a parameter that is not there is refused', () => {
    assert.throws(() => samplesOf('listBids', { query: { colour: 'red' } }), /listBids has no parameter colour/)
  })
})
