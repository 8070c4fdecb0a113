import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Type } from 'typebox'
import { createPlainHttp } from '../../../test/plain-http.ts'
import { exchange } from '../../../test/raw-http.ts'
import { securitySuite } from '../../../test/security-suite.ts'
import { type StrictAnswers, strictAnswers } from '../../../test/strict-answers.ts'
import { createLog } from '../log.ts'
import { listSchema, pageLinks, pageParameters } from '../page.ts'
import { problem, unavailable } from '../problems.ts'
import type { Http, HttpOptions } from './http.ts'

const TIMEOUTS = { headers: 500, request: 3_000 }

const Note = Type.Object(
  { id: Type.String(), title: Type.String(), price: Type.Union([Type.Integer(), Type.Null()]) },
  { $id: 'Note' },
)
const Text = (maxLength: number) => Type.String({ maxLength })
const words = (operationId: string) => ({ operationId, title: { en: operationId, ko: operationId }, tags: ['notes'] })

const made: Http[] = []

function smallApp(options: Partial<HttpOptions> = {}): Http {
  const http = createPlainHttp({ timeouts: TIMEOUTS, ...options })
  made.push(http)
  http.get(
    '/v1/notes',
    {
      config: { access: 'open' },
      schema: {
        ...words('listNotes'),
        querystring: Type.Object({
          ...pageParameters,
          keyword: Type.Optional(Text(200)),
          agency: Type.Optional(Type.Array(Text(100), { maxItems: 100 })),
          closeFrom: Type.Optional(Text(40)),
          since: Type.Optional(Text(500)),
          sort: Type.Optional(Type.Enum(['-postedAt', 'postedAt'])),
          matched: Type.Optional(Type.Boolean()),
          rate: Type.Optional(Type.Number()),
        }),
        response: { 200: listSchema(Note) },
      },
    },
    async (request, reply) => {
      reply.header('link', pageLinks(request.url, request.query, 100))
      const title = JSON.stringify(request.query)
      return { total: 100, page: request.query.page, items: [{ id: '1', title, price: null }] }
    },
  )
  http.get(
    '/v1/notes/:id',
    {
      config: { access: 'open' },
      schema: { ...words('getNote'), params: Type.Object({ id: Text(80) }), response: { 200: Note } },
    },
    async (request) => {
      if (request.params.id !== '하수/관로 1')
        throw problem('not_found', { en: 'There is no such note.', ko: '메모를 찾을 수 없습니다.' })
      return { id: request.params.id, title: 'one', price: 1 }
    },
  )
  http.post(
    '/v1/notes',
    {
      config: { access: 'open' },
      schema: {
        ...words('makeNote'),
        body: Type.Object(
          {
            title: Type.String({ minLength: 1, maxLength: 5000 }),
            price: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
            filter: Type.Optional(
              Type.Object({ agency: Type.Array(Text(10), { maxItems: 3 }) }, { additionalProperties: false }),
            ),
            mode: Type.Optional(Type.Union([Type.Literal('slow'), Type.Literal('fast')])),
          },
          { additionalProperties: false },
        ),
        response: { 201: Note },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('location', '/v1/notes/1')
        .send({ id: '1', title: request.body.title, price: request.body.price ?? null }),
  )
  http.post(
    '/v1/notes/empty',
    {
      config: { access: 'open' },
      schema: { ...words('empty'), response: { 204: Type.Null() } },
    },
    async (_request, reply) => reply.code(204).send(null),
  )
  http.get(
    '/v1/fails/:how',
    {
      config: { access: 'open' },
      schema: { ...words('fail'), params: Type.Object({ how: Text(80) }), response: { 200: Note } },
    },
    async (request) => {
      if (request.params.how === 'away') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      if (request.params.how === 'unavailable') throw unavailable({ en: 'Not yet.', ko: '아직 할 수 없습니다.' })
      if (request.params.how === 'status') throw Object.assign(new Error('secret'), { statusCode: 418, status: 418 })
      throw new Error('select secret from table at /home/app/src/store.ts:12:3')
    },
  )
  http.get(
    '/inside',
    {
      config: { access: 'ops' },
      schema: { ...words('inside'), response: { 200: Type.Object({ ok: Type.Boolean() }) } },
    },
    async () => ({ ok: true }),
  )
  return http
}

after(async () => {
  for (const http of made) await http.close()
})

const problemOf = (answer: { body: string }) => JSON.parse(answer.body)
const errorsOf = (answer: { body: string }): string[] =>
  problemOf(answer).errors.map((error: Record<string, unknown>) => `${error.in} ${error.name} ${error.code}`)

describe('every answer', () => {
  const http = smallApp()

  test('carries a request id of our own, the stage and the headers that keep browsers out', async () => {
    for (const url of ['/v1/notes', '/nowhere', '/v1/notes/%zz', '/v1/fails/x']) {
      const { headers } = await http.inject({ url, headers: { 'x-request-id': 'mine' } })
      assert.match(String(headers['x-request-id']), /^req_[0-9a-z]{26}$/, url)
      assert.equal(headers['api-stage'], 'open-beta')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.match(String(headers['content-security-policy']), /default-src 'none'/)
      assert.equal(headers['strict-transport-security'], 'max-age=31536000')
    }
  })

  test('of /v1 is private and varies by Authorization, Accept and Accept-Encoding, a problem by the language too', async () => {
    for (const [url, vary] of [
      ['/v1/notes', 'Authorization, Accept, Accept-Encoding'],
      ['/v1/nowhere', 'Authorization, Accept, Accept-Encoding, Accept-Language'],
      ['/v1/notes?x=1', 'Authorization, Accept, Accept-Encoding, Accept-Language'],
    ] as const) {
      const { headers } = await http.inject(url)
      assert.equal(headers['cache-control'], 'private', url)
      assert.equal(headers.vary, vary, url)
    }
    assert.equal((await http.inject('/inside')).headers['cache-control'], 'no-store')
  })

  test('of a GET has an ETag of its bytes, and the same bytes are not sent twice', async () => {
    const first = await http.inject('/v1/notes')
    const tag = String(first.headers.etag)
    assert.match(tag, /^"[\w-]{27}"$/)
    assert.equal((await http.inject('/v1/notes')).headers.etag, tag)
    assert.notEqual((await http.inject('/v1/notes?page=2')).headers.etag, tag)
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await http.inject({ url: '/v1/notes', headers: { 'if-none-match': given } })
      assert.equal(again.statusCode, 304, given)
      assert.equal(again.body, '')
      assert.equal(again.headers.etag, tag)
      assert.equal(again.headers['content-type'], undefined)
    }
    assert.equal((await http.inject({ url: '/v1/notes', headers: { 'if-none-match': '"other"' } })).statusCode, 200)
  })

  test('to HEAD is that to GET without the body', async () => {
    const get = await http.inject('/v1/notes')
    const head = await http.inject({ method: 'HEAD', url: '/v1/notes' })
    assert.equal(head.statusCode, 200)
    assert.equal(head.body, '')
    assert.equal(head.headers.etag, get.headers.etag)
    assert.equal(head.headers['content-length'], get.headers['content-length'])
  })
})

describe('a refusal', () => {
  const http = smallApp()

  test('is a problem that names its code, its page and the request', async () => {
    const answer = await http.inject('/v1/notes/none')
    assert.equal(answer.statusCode, 404)
    assert.equal(answer.headers['content-type'], 'application/problem+json; charset=utf-8')
    assert.deepEqual(problemOf(answer), {
      type: 'https://gonggo.example/docs/errors#not_found',
      title: 'Not found',
      status: 404,
      detail: 'There is no such note.',
      code: 'not_found',
      requestId: answer.headers['x-request-id'],
    })
  })

  test('of a known path names the methods it takes; of an unknown one it does not', async () => {
    const wrong = await http.inject({ method: 'DELETE', url: '/v1/notes' })
    assert.equal(wrong.statusCode, 405)
    assert.equal(wrong.headers.allow, 'GET, HEAD, POST')
    assert.equal((await http.inject({ method: 'OPTIONS', url: '/v1/notes/x' })).headers.allow, 'GET, HEAD')
    assert.equal((await http.inject({ method: 'DELETE', url: '/v1/nowhere' })).statusCode, 404)
    for (const url of ['/v1/notes/', '/v1//notes', '/V1/notes', '/v1/notes/a/b', '/']) {
      assert.equal((await http.inject(url)).statusCode, 404, url)
    }
  })

  test('of a path that is written out beneath a parameter names its own methods, not those of a longer parameter', async () => {
    const http = smallApp()
    const params = Type.Object({ id: Text(80) })
    const config = { access: 'open' } as const
    http.get(
      '/v1/rooms/:id/things/:thing',
      {
        config,
        schema: {
          ...words('getThing'),
          params: Type.Object({ id: Text(80), thing: Text(80) }),
          response: { 200: Note },
        },
      },
      async ({ params }) => ({ id: params.thing, title: 'one', price: 1 }),
    )
    http.post(
      '/v1/rooms/:id/things/again',
      { config, schema: { ...words('doAgain'), params, response: { 200: Note } } },
      async ({ params }) => ({ id: params.id, title: 'again', price: 1 }),
    )
    assert.equal((await http.inject('/v1/rooms/1/things/2')).statusCode, 200)
    assert.equal((await http.inject({ method: 'POST', url: '/v1/rooms/1/things/again' })).statusCode, 200)
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await http.inject({ method, url: '/v1/rooms/1/things/again' })
      assert.deepEqual([answer.statusCode, answer.headers.allow], [405, 'POST'], method)
    }
    assert.equal((await http.inject({ method: 'OPTIONS', url: '/v1/rooms/1/things/2' })).headers.allow, 'GET, HEAD')
  })

  test('comes before credentials where path or method are wrong', async () => {
    const guarded = smallApp()
    guarded.addHook('onRequest', async () => {
      throw problem('missing_credentials', { en: 'A key, please.', ko: '키를 보내 주십시오.' })
    })
    assert.equal((await guarded.inject('/v1/notes?x=1')).statusCode, 401)
    assert.equal((await guarded.inject({ method: 'POST', url: '/v1/notes', body: '{' })).statusCode, 401)
    assert.equal((await guarded.inject('/v1/nowhere')).statusCode, 404)
    assert.equal((await guarded.inject({ method: 'PUT', url: '/v1/notes' })).statusCode, 405)
  })

  test('follows the order: size and type of the body, Accept, input', async () => {
    const post = (body: string, headers: Record<string, string>) =>
      http.inject({ method: 'POST', url: '/v1/notes?x=1', body, headers })
    const large = ' '.repeat(1024 * 1024 + 1)
    const all = { 'content-type': 'text/plain', accept: 'text/html' }
    assert.equal((await post(large, all)).statusCode, 413)
    assert.equal((await post('{', all)).statusCode, 415)
    assert.equal((await post('{', { ...all, 'content-type': 'application/json' })).statusCode, 406)
    assert.equal(problemOf(await post('{', { 'content-type': 'application/json' })).code, 'invalid_json')
    assert.equal(problemOf(await post('{}', { 'content-type': 'application/json' })).code, 'unknown_parameter')
  })

  test('sends what has no body whatever Accept says', async () => {
    const headers = { accept: 'application/problem+json' }
    assert.equal((await http.inject({ method: 'POST', url: '/v1/notes/empty', headers })).statusCode, 204)
  })

  test('of an unexpected error shows nothing of the inside', async () => {
    for (const [how, status, code] of [
      ['bug', 500, 'internal'],
      ['status', 500, 'internal'],
      ['away', 503, 'unavailable'],
      ['unavailable', 503, 'unavailable'],
    ] as const) {
      const answer = await http.inject(`/v1/fails/${how}`)
      assert.equal(answer.statusCode, status)
      assert.equal(problemOf(answer).code, code)
      assert.doesNotMatch(answer.body, /secret|select|home|ECONN/)
      assert.equal(answer.headers['retry-after'], status === 503 ? '2' : undefined)
    }
  })
})

describe('input', () => {
  const http = smallApp()
  const post = (body: unknown) => http.inject({ method: 'POST', url: '/v1/notes', body: body as object })
  const queryOf = async (url: string) => JSON.parse((await http.inject(url)).json().items[0].title)

  test('of the query gets its types and defaults', async () => {
    assert.deepEqual(await queryOf('/v1/notes?matched=true&rate=87.745&agency=a&page=3'), {
      page: 3,
      pageSize: 20,
      agency: ['a'],
      matched: true,
      rate: 87.745,
    })
    assert.deepEqual((await queryOf('/v1/notes?agency=a&agency=b&agency=')).agency, ['a', 'b', ''])
    assert.equal((await queryOf('/v1/notes?keyword=a+b%2Bc&')).keyword, 'a b+c')
  })

  test('must be percent-encoded, and is told so where it is not', async () => {
    await http.listen({ port: 0 })
    const answer = await exchange(http.listeningOrigin, 'GET /v1/notes?keyword=하수 HTTP/1.1\r\nhost: x\r\n\r\n')
    assert.equal(answer?.status, 400)
    assert.match(answer?.body ?? '', /percent-encoded/)
  })

  test('has all its faults told at once, unknown names first', async () => {
    const answer = await http.inject('/v1/notes?pageSize=0&keywrd=x&page=1&page=2&matched=yes&sort=title')
    assert.equal(answer.statusCode, 400)
    assert.deepEqual(errorsOf(answer), [
      'query keywrd unknown_parameter',
      'query page repeated_parameter',
      'query pageSize invalid_parameter',
      'query sort invalid_parameter',
      'query matched invalid_parameter',
    ])
    assert.equal(problemOf(answer).code, 'unknown_parameter')
    assert.match(problemOf(answer).errors[0].message, /Did you mean "keyword"\?/)
    assert.match(answer.body, /must be one of -postedAt, postedAt/)
  })

  test('of path, query and body is told together', async () => {
    const answer = await http.inject({ method: 'POST', url: '/v1/notes?pretty=1', body: { titel: 'x', price: -1 } })
    assert.deepEqual(errorsOf(answer), [
      'query pretty unknown_parameter',
      'body titel unknown_field',
      'body title missing_field',
      'body price invalid_field',
    ])
  })

  test('of the wrong kind is told in words', async () => {
    const messages = async (body: unknown): Promise<string[]> =>
      problemOf(await post(body)).errors.map(({ message }: { message: string }) => message)
    assert.deepEqual(await messages({ title: '', mode: 'x', filter: { agency: 'a' } }), [
      '"title" must not be empty.',
      '"filter.agency" must be a list.',
      '"mode" must be one of slow, fast.',
    ])
    assert.deepEqual(await messages({ title: 1, price: '1', filter: { agency: ['x'.repeat(11), 2], more: 1 } }), [
      'There is no field "filter.more".',
      '"title" must be a text.',
      '"price" must be a whole number.',
      '"filter.agency[0]" must have at most 10 characters.',
      '"filter.agency[1]" must be a text.',
    ])
    assert.deepEqual(await messages([]), ['The body must be an object.'])
    assert.equal((await post({ title: 'x', price: null })).statusCode, 201)
  })

  test('is cut before it is put into words, however much of it there is', async () => {
    const names = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`${'x'.repeat(60)}${index}`, 1]))
    const unknown = problemOf(await post({ title: 'x', ...names, filter: { agency: [1] } }))
    assert.deepEqual([unknown.code, unknown.errors.length], ['unknown_field', 50])
    assert.match(unknown.detail, /more than 50 problems in all/)
    const values = problemOf(await post({ title: 'x', filter: { agency: Array(19_000).fill(1) } }))
    assert.deepEqual([values.code, values.errors.length], ['invalid_field', 50])
    const many = Object.fromEntries(Array.from({ length: 3_600 }, (_, index) => [`f${index}`, 1]))
    const told = problemOf(await post(many))
    assert.equal(told.code, 'unknown_field')
    // It knows title, price, filter, agency and mode; 100 more are read.
    assert.equal(told.detail, 'The body contains more than 105 names, more than this request has fields.')
    assert.equal(told.errors[0].at, JSON.stringify(many).indexOf('"f105"'))
  })

  test('counts an absent body as one without fields, and refuses one nobody reads', async () => {
    assert.deepEqual(errorsOf(await http.inject({ method: 'POST', url: '/v1/notes' })), ['body title missing_field'])
    const send = (method: 'GET' | 'POST', url: string, body?: object) =>
      http.inject({ method, url, ...(body ? { body } : {}) })
    assert.equal((await send('POST', '/v1/notes/empty')).statusCode, 204)
    assert.equal((await send('POST', '/v1/notes/empty', {})).statusCode, 204)
    assert.equal(problemOf(await send('POST', '/v1/notes/empty', { a: 1 })).code, 'unexpected_body')
    assert.equal(problemOf(await send('GET', '/v1/notes', { a: 1 })).code, 'unexpected_body')
  })

  test('in the path is decoded once', async () => {
    const url = `/v1/notes/${encodeURIComponent('하수/관로 1')}`
    assert.equal((await http.inject(url)).json().id, '하수/관로 1')
    assert.equal((await http.inject(url.replaceAll('%', '%25'))).statusCode, 404)
  })
})

describe('a route', () => {
  const answers = { response: { 200: Note } }

  test('must say who may call it, what it is called and what it answers', () => {
    const http = smallApp()
    const add = (schema: object, config: object) => () =>
      http.get('/v1/x', { schema, config: config as { access: 'open' } }, async () => undefined)
    assert.throws(add({ ...words('x'), ...answers }, {}), /access/)
    assert.throws(add({ tags: ['a'], title: { en: 'x', ko: 'x' }, ...answers }, { access: 'open' }), /operationId/)
    assert.throws(add({ tags: ['a'], operationId: 'x', ...answers }, { access: 'open' }), /title/)
    assert.throws(add(words('x'), { access: 'open' }), /answers/)
  })

  test('must close the objects of its body', () => {
    const http = smallApp()
    const body = Type.Object({ a: Type.Object({}) }, { additionalProperties: false })
    assert.throws(
      () =>
        http.post(
          '/v1/x',
          { config: { access: 'open' }, schema: { ...words('x'), body, ...answers } },
          async () => undefined,
        ),
      /additionalProperties/,
    )
  })

  test('may not give a known name to another schema', () => {
    const http = smallApp()
    const other = Type.Object({ b: Type.String() }, { $id: 'Note' })
    assert.throws(
      () =>
        http.get(
          '/v1/x',
          { config: { access: 'open' }, schema: { ...words('x'), response: { 200: other } } },
          async () => ({ b: '' }),
        ),
      /Two different schemas are called Note/,
    )
  })

  test('for operators answers nothing that an unknown proxy has passed on', async () => {
    const lines: object[] = []
    const silent = createLog({ level: 'silent' })
    const log = Object.assign(Object.create(silent), { warn: (line: object) => lines.push(line) })
    const guarded = smallApp({ trustedProxies: ['192.0.2.9'], log, isOps: () => true })
    const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      guarded.inject({ url: '/inside', remoteAddress, headers })
    assert.equal((await ask({})).statusCode, 200)
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via', 'CF-Connecting-IP', 'True-Client-IP']) {
      assert.equal((await ask({ [name]: '127.0.0.1' })).statusCode, 404, name)
      assert.equal((await ask({ [name]: '127.0.0.1' }, '192.0.2.9')).statusCode, 200, name)
    }
    await ask({ 'X-Forwarded-For': '198.51.100.1' }, '192.0.2.7')
    assert.deepEqual(lines, [{ address: '127.0.0.1' }], 'told once')
  })

  test('for operators is not there for others', async () => {
    const http = smallApp({ trustedProxies: ['10.0.0.0/8'] })
    const from = (remoteAddress: string, forwarded?: string) =>
      http.inject({ url: '/inside', remoteAddress, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
    assert.equal((await from('127.0.0.1')).statusCode, 200)
    assert.equal((await from('::ffff:127.0.0.1')).statusCode, 200)
    assert.equal((await from('::1')).statusCode, 200)
    const hidden = await from('192.0.2.1')
    assert.equal(hidden.statusCode, 404)
    const { requestId: _one, ...told } = problemOf(hidden)
    const { requestId: _two, ...nothing } = problemOf(await http.inject('/nowhere'))
    assert.deepEqual(told, nothing)
    assert.equal((await http.inject({ method: 'POST', url: '/inside', remoteAddress: '192.0.2.1' })).statusCode, 404)
    assert.equal((await from('127.0.0.1', '192.0.2.1')).statusCode, 404, 'an unknown proxy on this machine')
    assert.equal((await from('192.0.2.1', '127.0.0.1')).statusCode, 404, 'a made-up header')
    assert.equal((await from('10.1.1.1', '192.0.2.1')).statusCode, 404)
    assert.equal((await from('10.1.1.1', '127.0.0.1')).statusCode, 200)
  })

  test('sees the address a trusted proxy names, and no other', async () => {
    const http = createHttpThatTellsAddresses(['10.0.0.0/8', '::ffff:172.16.0.0/108'])
    const ask = async (remoteAddress: string, forwarded: string) =>
      (await http.inject({ url: '/who', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).json().ip
    assert.equal(await ask('192.0.2.9', '198.51.100.1'), '192.0.2.9')
    assert.equal(await ask('10.0.0.1', '198.51.100.1'), '198.51.100.1')
    assert.equal(await ask('::ffff:10.0.0.1', '6.6.6.6, ::ffff:198.51.100.1, 172.16.0.5'), '198.51.100.1')
    assert.equal(await ask('10.0.0.1', 'evil'), '10.0.0.1')
  })
})

function createHttpThatTellsAddresses(trustedProxies: string[]): Http {
  const http = smallApp({ trustedProxies })
  http.get(
    '/who',
    { config: { access: 'open' }, schema: { ...words('who'), response: { 200: Type.Object({ ip: Type.String() }) } } },
    async (request) => ({ ip: request.clientIp }),
  )
  return http
}

describe('strict answers', () => {
  let http: Http
  let strict: StrictAnswers
  const wrong: Record<string, object> = {
    more: { id: '1', title: 'x', price: null, more: 1 },
    deep: { id: '1', title: 'x', price: 1.5 },
  }

  before(() => {
    http = smallApp()
    strict = strictAnswers(http)
    const params = Type.Object({ how: Type.String() })
    http.get(
      '/v1/strict/:how',
      { config: { access: 'open' }, schema: { ...words('strict'), params, response: { 200: Note } } },
      async (request, reply) => {
        const { how } = request.params
        if (how === 'status') return reply.code(202 as 200).send({ id: '1', title: 'x', price: 1 })
        if (how === 'code') throw problem('cursor_expired', { en: 'Gone.', ko: '남아 있지 않습니다.' })
        if (how === 'bytes') return reply.type('application/json').send('{"id":"1","title":"x"}' as never)
        return (wrong[how] ?? { id: '1', title: 'x', price: 1 }) as { id: string; title: string; price: null }
      },
    )
  })

  test('let what is declared pass', async () => {
    for (const url of ['/v1/strict/fine', '/v1/notes', '/v1/notes/none', '/nowhere', '/v1/notes?x=1']) {
      assert.notEqual((await http.inject(url)).statusCode, 500, url)
    }
    assert.equal((await http.inject({ method: 'POST', url: '/v1/notes/empty' })).statusCode, 204)
    strict.check()
  })

  for (const [how, told] of [
    ['status', /status 202 is not declared/],
    ['code', /cursor_expired is not declared/],
    ['more', /field more is not declared/],
    ['deep', /an unexpected error/],
    ['bytes', /does not fit its schema.*price/],
  ] as const) {
    test(`fail loudly: ${how}`, async () => {
      assert.equal((await http.inject(`/v1/strict/${how}`)).statusCode, 500)
      assert.throws(() => strict.check(), told)
    })
  }
})

test('the OpenAPI document follows from the declarations', async () => {
  const http = smallApp()
  await http.ready()
  const document = JSON.parse(JSON.stringify(http.reference('en')))
  const list = document.paths['/v1/notes'].get
  assert.equal(document.info.version, '1.0.0-test.1')
  assert.deepEqual(Object.keys(document.components.schemas).sort(), ['Note', 'Problem'])
  assert.deepEqual(list.security, [])
  assert.equal(list.parameters.find((it: { name: string }) => it.name === 'page').required, undefined)
  const statuses = ['200', '304', '400', '405', '406', '408', '414', '421', '429', '431', '500', '503']
  assert.deepEqual(Object.keys(list.responses), statuses)
  assert.ok(list.responses['200'].headers.Link)
  assert.equal(
    list.responses['200'].content['application/json'].schema.properties.items.items.$ref,
    '#/components/schemas/Note',
  )
  assert.equal(
    document.components.responses.Problem400.content['application/problem+json'].schema.$ref,
    '#/components/schemas/Problem',
  )
  assert.doesNotMatch(JSON.stringify(document), /x-declared|~kind|\$id|def-\d/)
})

test('while draining, connections close after their answer', async () => {
  const http = smallApp()
  await http.listen({ port: 0 })
  assert.equal((await fetch(`${http.listeningOrigin}/v1/notes`)).headers.get('connection'), 'keep-alive')
  http.drain()
  assert.ok(http.isDraining())
  assert.equal((await fetch(`${http.listeningOrigin}/v1/notes`)).headers.get('connection'), 'close')
})

test('attacks on a small app', async (t) => {
  const http = smallApp()
  const strict = strictAnswers(http)
  await http.listen({ port: 0 })
  await securitySuite(t, {
    baseUrl: http.listeningOrigin,
    timeouts: TIMEOUTS,
    routes: [
      {
        method: 'GET',
        url: '/v1/notes',
        query: {
          page: '1',
          pageSize: '20',
          keyword: 'x',
          agency: 'y',
          closeFrom: '2026-11-20',
          since: 'a',
          sort: 'postedAt',
          matched: 'true',
          rate: '1.5',
        },
      },
      { method: 'GET', url: '/v1/notes/:id', params: { id: encodeURIComponent('하수/관로 1') } },
      { method: 'POST', url: '/v1/notes', body: { title: 'x', price: 1 } },
    ],
  })
  strict.check()
})
