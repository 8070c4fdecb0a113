import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Document, operationsIn, readDocument, type Schema } from '../../typescript/scripts/document.ts'
import { singular } from '../../typescript/scripts/shapes.ts'
import { goMethods, goTypesOf, queryType } from '../scripts/methods.ts'
import { goComment, goName } from '../scripts/names.ts'
import { GoTypes } from '../scripts/types.ts'

const text = { type: 'string' }
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})

/** Types of a document with these schemas, of which those named are sent. */
function typesOf(schemas: Record<string, Schema>, sent: string[] = []): GoTypes {
  const content = Object.fromEntries(sent.map((name) => [name, { schema: { $ref: `#/components/schemas/${name}` } }]))
  const post = { operationId: 'send', summary: 'Send', tags: [], requestBody: { content }, responses: {} }
  const document: Document = {
    info: { version: '1' },
    tags: [],
    webhooks: {},
    'x-plans': [],
    components: { schemas },
    paths: { '/v1/things': { post } },
  }
  const types = new GoTypes(document)
  types.shapes.settle()
  return types
}

/** What a declaration says, without comments and empty lines. */
const code = (declared: string) =>
  declared
    .split('\n')
    .filter((line) => line !== '' && !/^\s*\/\//.test(line))
    .map((line) => line.trim())

describe('a name in Go', () => {
  test('is exported, and writes abbreviations like Go', () => {
    const names = ['noticeNo', 'keywordId', 'getIpAllowList', 'token_hash', 'bid.matched', '-closeAt', '물품', 'v1a']
    assert.deepEqual(names.map(goName), [
      'NoticeNo',
      'KeywordID',
      'GetIPAllowList',
      'TokenHash',
      'BidMatched',
      'CloseAtDescending',
      '물품',
      'V1A',
    ])
    assert.deepEqual(['secrets', 'matches', 'industries', 'status', 'processes'].map(singular), [
      'secret',
      'match',
      'industry',
      'status',
      'process',
    ])
  })

  test('never has two meanings', () => {
    assert.throws(() => typesOf({ Page: object({ a: text }) }), /two things would be Page in Go/)
    const types = typesOf({ Bid: object({ state: { enum: ['a-b', 'aB'] } }) })
    assert.throws(() => types.declare('Bid'), /two things would be BidStateAB in Go/)
  })
})

describe('a schema in Go', () => {
  test('for responses has pointers for nullable and optional fields', () => {
    const fields = { a: text, b: orNull(text), c: text, d: orNull(text), e: { type: 'array', items: text } }
    const types = typesOf({ Thing: object(fields, ['a', 'b']) })
    assert.deepEqual(code(types.declare('Thing')), [
      'type Thing struct {',
      'A string `json:"a"`',
      'B *string `json:"b"`',
      'C *string `json:"c,omitempty"`',
      'D Optional[string] `json:"d,omitempty"`',
      'E []string `json:"e,omitempty"`',
      '}',
    ])
  })

  test('for requests distinguishes absent, null and empty', () => {
    const within = object({ list: orNull({ type: 'array', items: text }) })
    const types = typesOf({ Patch: object({ name: text, within: orNull(within) }) }, ['Patch'])
    assert.deepEqual(code(types.declare('Patch')), [
      'type Patch struct {',
      'Name Optional[string] `json:"name,omitempty"`',
      'Within Optional[PatchWithin] `json:"within,omitempty"`',
      '}',
      'type PatchWithin struct {',
      'List Optional[[]string] `json:"list,omitempty"`',
      '}',
    ])
  })

  test('has the number types of the document, open enumerations, and one type for equal enumerations', () => {
    const words = { type: 'string', enum: ['new', '물품'] }
    const whole = (format: string): Schema => Object.assign({ type: 'integer' }, { format })
    const fields = { a: whole('int64'), b: whole('int32'), c: { type: 'number' }, state: words }
    const types = typesOf({ A: object(fields, Object.keys(fields)), LongName: object({ state: words }, ['state']) })
    assert.deepEqual(code(types.declare('A')), [
      'type A struct {',
      'A int64 `json:"a"`',
      'B int `json:"b"`',
      'C float64 `json:"c"`',
      'State AState `json:"state"`',
      '}',
      'type AState string',
      'const (',
      'AStateNew AState = "new"',
      'AState물품  AState = "물품"',
      ')',
    ])
    assert.deepEqual(code(types.declare('LongName')), ['type LongName struct {', 'State AState `json:"state"`', '}'])
  })

  test('of a list is a page', () => {
    const items = { type: 'array', items: { $ref: '#/components/schemas/Bid' } }
    const fields = { items, total: whole, page: whole }
    const types = typesOf({ Bid: object({ a: text }), BidList: object(fields, Object.keys(fields)) })
    assert.equal(code(types.declare('BidList'))[0], 'type BidList = Page[Bid, ListMeta]')
  })
})

const whole = { type: 'integer' }

test('a comment is unchanged by gofmt', () => {
  const lines = goComment(`${'word '.repeat(23)}- no list\n\nnext`, '\t')
    .trimEnd()
    .split('\n')
  assert.ok(lines.every((line) => /^\t\/\/(?: [^-#*\s].*)?$/.test(line)))
  assert.equal(lines.at(-2), '\t//')
})

test('a method in Go has exactly the parameters of its operation', () => {
  const document = readDocument()
  const types = goTypesOf(document)
  const operations = operationsIn(document)
  const methodOf = (id: string) => {
    const operation = operations.find(({ operationId }) => operationId === id) ?? assert.fail(id)
    return code(`${goMethods(operation, types)}\n${queryType(operation, types)}`).join('\n')
  }
  assert.match(
    methodOf('createKeyword'),
    /Create\(ctx context\.Context, body NewKeyword, options \.\.\.Option\) \(\*Keyword, /,
  )
  assert.match(methodOf('createKeyword'), /body: body, accept: "application\/json", takesKey: true\}/)
  assert.match(methodOf('deleteKeyword'), /Delete\(ctx context\.Context, id string, options \.\.\.Option\) error \{/)
  assert.match(methodOf('getInvitation'), /\(string, error\) .*\n.*accept: "text\/html"\}, options, asText\)/)
  assert.doesNotMatch(methodOf('unsubscribe'), /takesKey/)
  const list = methodOf('listBids')
  assert.match(list, /ListAsCSV\(.*\) \(io\.ReadCloser, error\)/)
  assert.match(list, /values\.Del\("page"\)/)
  assert.match(list, /Matched \*bool\n/)
  assert.match(list, /PageSize int\n/)
  assert.match(methodOf('listBidChanges'), /FollowChanges\(.*iter\.Seq2\[\*BidChanges, error\] \{[\s\S]*"wait", "30"/)
})
