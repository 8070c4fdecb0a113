import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Type } from 'typebox'
import { createPlainHttp } from '../../../test/plain-http.ts'
import { DECLARED_FORM } from '../shapes.ts'
import { FORM_TYPE, JSON_TYPE } from './headers.ts'

interface Document {
  paths: Record<string, Record<string, Operation>>
}
interface Operation {
  parameters?: object[]
  requestBody?: { required: boolean; content: Record<string, { schema: unknown }> }
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>
}

const http = createPlainHttp()

const declared = (operationId: string) => ({
  operationId,
  title: { en: 'Echo', ko: 'Echo' },
  tags: ['Echo'],
  response: { 200: Type.Object({}, { additionalProperties: true }) },
})
const Optional = Type.Object({ note: Type.Optional(Type.String()) }, { $id: 'Optional', additionalProperties: false })
const BODIES = {
  optional: Optional,
  required: Type.Object({ note: Type.String() }, { additionalProperties: false }),
  filled: Type.Object({ note: Type.Optional(Type.String()) }, { additionalProperties: false, minProperties: 1 }),
  list: Type.Array(Type.String()),
  withheld: Type.Object({ withheld: Type.Literal(true) }, { additionalProperties: false }),
} as const

const DAY = Type.String({ maxLength: 10, description: 'A day.', [DECLARED_FORM]: '^2', examples: ['2027-03-01'] })
const KIND = Type.Enum(['a', 'b'], { examples: ['a', 'b'] })

for (const [name, body] of Object.entries(BODIES)) {
  http.post(`/${name}`, { config: { access: 'open' }, schema: { ...declared(name), body } }, async () => ({}))
}
http.get(
  '/things/:id',
  {
    config: { access: 'open', pages: [404] },
    schema: { ...declared('getThing'), params: Type.Object({ id: Type.String() }) },
  },
  async () => ({}),
)
http.delete(
  '/things/:id',
  { config: { access: 'open' }, schema: { ...declared('deleteThing'), params: Type.Object({ id: Type.String() }) } },
  async () => ({}),
)
http.post(
  '/forms',
  {
    config: { access: 'open', form: true, formNeeds: ['note'] },
    schema: { ...declared('fillForm'), consumes: [JSON_TYPE, FORM_TYPE], body: Optional },
  },
  async () => ({}),
)
http.get(
  '/counts',
  {
    config: { access: 'open' },
    schema: {
      ...declared('countThings'),
      querystring: Type.Object({ day: Type.Optional(DAY), kind: Type.Optional(KIND) }),
      response: { 200: Type.Object({ counts: Type.Record(Type.String({ pattern: '^[a-z]+$' }), Optional) }) },
    },
  },
  async () => ({ counts: {} }),
)
http.post('/things/try', { config: { access: 'open' }, schema: declared('tryThing') }, async () => ({}))

describe('the document says what the routes do', () => {
  let paths: Document['paths']
  before(async () => {
    await http.ready()
    paths = (http.reference('en') as unknown as Document).paths
  })
  after(() => http.close())

  for (const name of Object.keys(BODIES)) {
    test(`a body that may be absent is optional, and no other: ${name}`, async () => {
      const { statusCode } = await http.inject({ method: 'POST', url: `/${name}` })
      assert.equal(statusCode, name === 'optional' ? 200 : 400)
      assert.equal(paths[`/${name}`]?.post?.requestBody?.required, statusCode === 400)
    })
  }

  test('what only a form must have is declared for the form alone, beside its type', () => {
    const content = paths['/forms']?.post?.requestBody?.content
    const schema = { $ref: '#/components/schemas/Optional' }
    assert.deepEqual(content?.[JSON_TYPE], { schema })
    assert.deepEqual(content?.[FORM_TYPE], { schema: { ...schema, required: ['note'] } })
  })

  test('one boolean is declared as a boolean, from which generators write code that compiles', () => {
    const schema = paths['/withheld']?.post?.requestBody?.content[JSON_TYPE]?.schema as { properties: object }
    assert.deepEqual(schema.properties, { withheld: { type: 'boolean' } })
  })

  test('a parameter has the examples and the description of its schema, and the pattern that its reader checks', () => {
    assert.deepEqual(paths['/counts']?.get?.parameters, [
      {
        name: 'day',
        in: 'query',
        required: false,
        description: 'A day.',
        schema: { type: 'string', maxLength: 10, pattern: '^2' },
        example: '2027-03-01',
      },
      {
        name: 'kind',
        in: 'query',
        required: false,
        schema: { enum: ['a', 'b'], type: 'string' },
        examples: { a: { value: 'a' }, b: { value: 'b' } },
      },
    ])
  })

  test('names that follow a pattern are further properties, and a named schema is referred to', () => {
    const schema = {
      type: 'object',
      required: ['counts'],
      properties: { counts: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Optional' } } },
    }
    assert.deepEqual(paths['/counts']?.get?.responses['200']?.content?.[JSON_TYPE], { schema })
  })

  test('it is made once all routes are there', () => {
    const early = createPlainHttp()
    assert.throws(() => early.reference('en'), /after ready\(\)/)
    assert.equal(http.reference('ko'), http.reference('ko'))
  })

  test('a path written out takes its own methods and none of the path with a parameter beside it', async () => {
    for (const [method, url, status, allow] of [
      ['POST', '/things/try', 200, undefined],
      ['GET', '/things/try', 405, 'POST'],
      ['HEAD', '/things/try', 405, 'POST'],
      ['DELETE', '/things/tr%79', 405, 'POST'],
      ['PATCH', '/things/try', 405, 'POST'],
      ['GET', '/things/other', 200, undefined],
      ['POST', '/things/other', 405, 'DELETE, GET, HEAD'],
    ] as const) {
      const { statusCode, headers } = await http.inject({ method, url })
      assert.deepEqual([statusCode, headers.allow], [status, allow], `${method} ${url}`)
    }
  })

  test('a problem that comes as a page to browsers is declared as both', () => {
    const answers = paths['/things/{id}']?.get?.responses
    assert.deepEqual(Object.keys(answers?.['404']?.content ?? {}), ['application/problem+json', 'text/html'])
    assert.ok(answers?.['500']?.$ref)
  })
})
