import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { Type } from 'typebox'
import { createPlainHttp } from '../../../test/plain-http.ts'
import { exchange } from '../../../test/raw-http.ts'
import { strictAnswers } from '../../../test/strict-answers.ts'
import { listSchema, pageLinks, pageParameters } from '../page.ts'
import { problem } from '../problems.ts'
import type { Deprecation } from './routes.ts'

const create = () => createPlainHttp({ stage: 'closed-beta' })

function oldRoute(http: ReturnType<typeof create>, deprecated: Deprecation, url = '/v1/old'): void {
  http.get(
    url,
    {
      config: { access: 'open', deprecated },
      schema: {
        operationId: 'getOld',
        title: { en: 'Old', ko: 'Old' },
        tags: ['Old'],
        querystring: Type.Object({ ...pageParameters, fail: Type.Optional(Type.Boolean()) }),
        response: { 200: listSchema(Type.Object({}, { additionalProperties: false })) },
      },
    },
    async (request, reply) => {
      if (request.query.fail) throw problem('unavailable', { en: 'Not now.', ko: '지금은 할 수 없습니다.' })
      reply.header('link', pageLinks(request.url, request.query, 100))
      return { total: 100, page: request.query.page, items: [] }
    },
  )
}

const http = create()
const strict = strictAnswers(http)
oldRoute(http, { since: '2027-03-01', sunset: '2027-09-01' })
oldRoute(http, { since: '2027-03-01' }, '/v1/fading')
after(() => http.close())

describe('a route that is going', () => {
  const LINK = '<https://gonggo.example/docs#getOld>; rel="deprecation"; type="text/html"'

  test('says since when, until when, and where to read more, beside links of its own', async () => {
    const { headers } = await http.inject('/v1/old')
    assert.equal(headers.deprecation, `@${Date.parse('2027-03-01T00:00:00+09:00') / 1000}`)
    assert.equal(headers.sunset, 'Tue, 31 Aug 2027 15:00:00 GMT')
    const link = String(headers.link)
    assert.ok(link.startsWith('</v1/old?page=1>; rel="first", ') && link.endsWith(`, ${LINK}`), link)
  })

  test('says it with refusals and with nothing new, too', async () => {
    const { headers } = await http.inject('/v1/old')
    const answers = await Promise.all([
      http.inject('/v1/old?nonsense=1'),
      http.inject('/v1/old?fail=true'),
      http.inject({ url: '/v1/old', headers: { 'if-none-match': String(headers.etag) } }),
    ])
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [400, 503, 304],
    )
    for (const answer of answers) assert.equal(answer.headers.sunset, headers.sunset)
    assert.equal(answers[0]?.headers.link, LINK)
  })

  test('without an end names none; the others say nothing', async () => {
    const { headers } = await http.inject('/v1/fading')
    assert.ok(headers.deprecation && headers.sunset === undefined)
    assert.equal((await http.inject('/v1/elsewhere')).headers.deprecation, undefined)
    strict.check()
  })

  test('is marked in the reference', () => {
    const { paths } = http.reference('en') as unknown as { paths: Record<string, { get: Record<string, unknown> }> }
    const { deprecated, description, responses } = paths['/v1/old']?.get ?? {}
    assert.equal(deprecated, true)
    assert.match(String(description), /Deprecated since 2027-03-01\. It will be removed on 2027-09-01\./)
    assert.match(JSON.stringify(responses), /"Sunset":\{"\$ref"/)
  })

  test('cannot go before it is deprecated, nor on no day', () => {
    for (const wrong of [{ since: '2027-03-01', sunset: '2027-02-28' }, { since: 'soon' }, { since: '2027-02-30' }]) {
      assert.throws(() => oldRoute(create(), wrong), /before the deprecation|is no date/)
    }
  })
})

test('Api-Stage stands on every answer, whatever it is', async () => {
  const asked = create()
  oldRoute(asked, { since: '2027-03-01' })
  await asked.listen({ port: 0 })
  after(() => asked.close())
  const tag = String((await asked.inject('/v1/old')).headers.etag)
  const requests = {
    200: 'GET /v1/old HTTP/1.1\r\nhost: x\r\n',
    304: `GET /v1/old HTTP/1.1\r\nhost: x\r\nif-none-match: ${tag}\r\n`,
    404: 'GET /nowhere HTTP/1.1\r\nhost: x\r\n',
    405: 'POST /v1/old HTTP/1.1\r\nhost: x\r\n',
    406: 'GET /v1/old HTTP/1.1\r\nhost: x\r\naccept: image/png\r\n',
    414: `GET /v1/old?${'x'.repeat(9000)} HTTP/1.1\r\nhost: x\r\n`,
    431: `GET /v1/old HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n`,
    503: 'GET /v1/old?fail=true HTTP/1.1\r\nhost: x\r\n',
    400: 'NONSENSE\r\n',
  }
  for (const [status, head] of Object.entries(requests)) {
    const answer = await exchange(asked.listeningOrigin, `${head}connection: close\r\n\r\n`, '')
    assert.equal(answer?.status, Number(status), head.slice(0, 60))
    assert.equal(answer?.headers['api-stage'], 'closed-beta', head.slice(0, 60))
  }
})
