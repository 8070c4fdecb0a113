import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Document, operationsIn, readDocument } from '../scripts/document.ts'
import { methodsOf } from '../scripts/methods.ts'
import { comment, declare, typeOf } from '../scripts/types.ts'

const document = (paths: [http: string, path: string, operationId: string, tag?: string][]): Document => ({
  info: { version: '1' },
  tags: [],
  components: { schemas: {} },
  webhooks: {},
  'x-plans': [],
  paths: Object.fromEntries(
    paths.map(([http, path, operationId, tag = 'Notices']) => [
      path,
      { [http]: { operationId, summary: operationId, tags: [tag], responses: { 200: {} } } },
    ]),
  ),
})

const namesIn = (...paths: Parameters<typeof document>[0]) =>
  operationsIn(document(paths)).map(({ group, method }) => `${group}.${method}`)

describe('names', () => {
  test('are derived from the path and the operationId', () => {
    assert.deepEqual(
      namesIn(
        ['get', '/v1/bids', 'listBids'],
        ['get', '/v1/bids/changes', 'listBidChanges'],
        ['get', '/v1/bids/{noticeNo}/price-reference', 'getPriceReference', 'Statistics'],
        ['post', '/v1/keywords/preview', 'previewKeyword'],
        ['get', '/v1/keywords/{id}/matches', 'listKeywordMatches'],
        ['get', '/v1/usage', 'getUsage'],
        ['get', '/v1', 'getService', 'Service'],
        ['get', '/docs/{page}', 'getDocsPage', 'Service'],
        ['post', '/session', 'createSession', 'Access'],
        ['get', '/reports/{link}', 'getReportByLink', 'Reports'],
      ),
      [
        'bids.list',
        'bids.listChanges',
        'bids.getPriceReference',
        'keywords.preview',
        'keywords.listMatches',
        'usage.get',
        'service.get',
        'service.getDocsPage',
        'session.create',
        'reports.getByLink',
      ],
    )
  })

  test('never stand for two operations', () => {
    assert.throws(() => namesIn(['get', '/v1/keys', 'listKeys'], ['get', '/v1/keys/all', 'listKey']), /keys\.list/)
    const operations = operationsIn(readDocument())
    assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, operations.length)
  })
})

describe('a schema', () => {
  test('is converted to a type', () => {
    for (const [schema, type] of [
      [{ type: 'integer' }, 'number'],
      [{ type: 'string', format: 'date-time' }, 'string'],
      [{ anyOf: [{ type: 'integer' }, { anyOf: [{ type: 'integer' }, { type: 'null' }] }] }, 'number | null'],
      [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
      [{ type: 'string', enum: ['a', 'b'] }, "Open<'a' | 'b'>"],
      [{ enum: ['a', null, 2] }, "Open<'a'> | null | 2"],
      [{ const: 'bid.matched' }, "'bid.matched'"],
      [{ type: 'array', items: { $ref: '#/components/schemas/Bid' } }, 'Bid[]'],
      [{ type: 'array', items: { enum: ['a'] } }, "Array<Open<'a'>>"],
      [{ type: 'object', properties: {}, additionalProperties: true }, 'Record<string, unknown>'],
      [{ description: 'Value before' }, 'unknown'],
    ] as const)
      assert.equal(typeOf(schema as unknown as Parameters<typeof typeOf>[0]), type)
    const words = { type: 'array', items: { enum: ['a', 'b', null] } }
    assert.equal(typeOf(words, true), "Array<'a' | 'b' | null>")
    const inside = declare('Sent', { type: 'object', properties: { on: words }, required: ['on'] }, true)
    assert.equal(inside, "export interface Sent {\non: Array<'a' | 'b' | null>\n}\n")
  })

  test('has its description, which cannot end the comment', () => {
    const schema = {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', description: 'Ends */ here' }, on: { type: 'boolean', default: true } },
    }
    assert.equal(
      declare('Thing', schema),
      'export interface Thing {\n/** Ends *\\/ here */\nid: string\n/** Default: true. */\non?: boolean\n}\n',
    )
    assert.ok(
      comment('word '.repeat(60))
        .split('\n')
        .every((line) => line.length <= 120),
    )
  })
})

test('a method has exactly the parameters of its operation', () => {
  const textOf = (id: string) => {
    const operation = operationsIn(readDocument()).find(({ operationId }) => operationId === id)
    return methodsOf(operation ?? assert.fail(id)).text.replace(/\s+/g, ' ')
  }
  assert.match(
    textOf('createKeyword'),
    /create\(body: NewKeyword, options\?: CallOptions\): Call<Keyword> .*body, takesKey: true \}/,
  )
  assert.match(
    textOf('changeTeamMember'),
    /\(id: string, body\?: TeamMemberPatch, query\?: ChangeTeamMemberQuery, options\?/,
  )
  assert.match(textOf('deleteKeyword'), /delete\(id: string, options\?: CallOptions\): Call<void>/)
  assert.match(
    textOf('getInvitation'),
    /get\(query: GetInvitationQuery, .*Call<string> .*accept: 'text\/html' \}, options, takeText\)/,
  )
  assert.doesNotMatch(textOf('unsubscribe'), /takesKey/)
})
