import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Type } from 'typebox'
import { securitySuite } from '../../test/security-suite.ts'
import { strictAnswers } from '../../test/strict-answers.ts'
import { systemClock } from '../lib/clock.ts'
import { createHttp } from '../lib/http/index.ts'
import { createLog } from '../lib/log.ts'
import { createMetrics } from '../lib/metrics.ts'
import { PROBLEM_CODES } from '../vocabulary/problems.ts'
import { about, createFront } from './index.ts'
import { frontRoutes } from './routes.ts'
import type { ApiReference } from './rules.ts'

let base = 'https://one.example'
let well = true

function frontApp() {
  const metrics = createMetrics()
  const shared = { version: '1.0.0-test.1', stage: 'open-beta' as const, publicUrl: () => base, metrics }
  const log = createLog({ level: 'silent' })
  const http = createHttp({ ...shared, log, clock: systemClock, trustedProxies: [], about })
  const ready = () => ({ ok: well, checks: [{ name: 'database', ok: well, detail: 'asked' }] })
  const front = createFront({ ...shared, ready, document: () => http.swagger() as unknown as ApiReference })
  const strict = strictAnswers(http)
  frontRoutes(http, front)
  const body = Type.Object(
    { title: Type.String({ examples: ["it's"] }) },
    { additionalProperties: false, examples: [{ title: "it's" }] },
  )
  http.post(
    '/v1/things/:id',
    {
      config: { access: { needs: 'webhooks', scope: 'webhooks:write' } },
      schema: {
        operationId: 'makeThing',
        summary: 'Make <b>a</b> thing & more 하수관로',
        description: 'Uses `code`.\n\nTwo <script>alert(1)</script> paragraphs.',
        tags: ['Things'],
        params: Type.Object({ id: Type.String({ description: 'Which "one".' }) }),
        body,
        response: { 201: Type.Object({ thing: body }, { $id: 'Thing', description: 'A thing.' }) },
      },
    },
    async (_request, reply) => reply.code(201).send({ thing: { title: 'x' } }),
  )
  return { http, strict }
}

const { http, strict } = frontApp()
after(() => http.close())

describe('pages without key', () => {
  test('GET /v1 says what answers and where to read more', async () => {
    assert.deepEqual((await http.inject('/v1')).json(), {
      name: 'Gonggo',
      version: '1.0.0-test.1',
      stage: 'open-beta',
      links: {
        docs: 'https://one.example/docs',
        openapi: 'https://one.example/openapi.json',
        errors: 'https://one.example/docs/errors',
        health: 'https://one.example/healthz',
      },
    })
  })

  test('/healthz only says that the process lives', async () => {
    well = false
    assert.deepEqual((await http.inject('/healthz')).json(), { status: 'ok' })
    well = true
  })

  test('/readyz says what it was decided by, to this machine only', async () => {
    const good = await http.inject('/readyz')
    assert.equal(good.statusCode, 200)
    assert.deepEqual(good.json().checks[0], { name: 'database', ok: true, detail: 'asked' })
    well = false
    const bad = await http.inject('/readyz')
    well = true
    assert.equal(bad.statusCode, 503)
    assert.equal(bad.headers['retry-after'], '2')
    assert.equal(bad.json().detail, 'Not ready: database (asked).')
    assert.equal((await http.inject({ url: '/readyz', remoteAddress: '192.0.2.1' })).statusCode, 404)
  })

  test('/metrics speaks to scrapers', async () => {
    const accept = 'application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.3,*/*;q=0.1'
    const answer = await http.inject({ url: '/metrics', headers: { accept } })
    assert.match(String(answer.headers['content-type']), /^text\/plain; version=0\.0\.4/)
    assert.match(answer.body, /route="\/healthz",status="200"/)
    assert.equal((await http.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode, 404)
  })

  test('documents are made once: one tag for each coding, kept for a while, asked for again by it', async () => {
    for (const url of ['/openapi.json', '/docs', '/docs/errors']) {
      const ask = (coding: string, tag = '') =>
        http.inject({ url, headers: { 'accept-encoding': coding, ...(tag ? { 'if-none-match': tag } : {}) } })
      const plain = await ask('identity')
      const tags = new Set<unknown>()
      for (const [coding, open] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answer = await ask(`${coding};q=0.9, x;q=0.1`)
        assert.equal(answer.headers['content-encoding'], coding)
        assert.ok(answer.rawPayload.length < plain.rawPayload.length / 2)
        assert.equal(open(answer.rawPayload).toString(), plain.body)
        assert.equal(answer.headers['cache-control'], 'public, max-age=300')
        assert.match(String(answer.headers.vary), /Accept-Encoding/)
        assert.equal((await ask(coding)).headers.etag, answer.headers.etag)
        assert.equal((await ask(coding, String(answer.headers.etag))).statusCode, 304)
        tags.add(answer.headers.etag)
      }
      assert.equal(tags.add(plain.headers.etag).size, 3)
      assert.equal((await ask('br;q=0, gzip;q=0')).headers['content-encoding'], undefined)
    }
  })

  test('/openapi.json names the address it is served at', async () => {
    const first = await http.inject('/openapi.json')
    assert.equal(first.json().servers[0].variables.base_url.default, 'https://one.example')
    base = 'https://two.example'
    assert.equal(
      (await http.inject('/openapi.json')).json().servers[0].variables.base_url.default,
      'https://two.example',
    )
    base = 'https://one.example'
  })

  test('all of them keep to what they declare', () => strict.check())
})

describe('the pages for people', () => {
  const read = async (url: string) => {
    const { body, headers } = await http.inject({ url, headers: { accept: 'text/html' } })
    return { body, headers, ids: [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id) }
  }

  test('/docs shows every operation with parameters, answers, schemas and a sample', async () => {
    const { body, ids } = await read('/docs')
    const document = http.swagger() as unknown as ApiReference
    for (const operations of Object.values(document.paths)) {
      for (const { operationId } of Object.values(operations)) assert.ok(ids.includes(operationId), operationId)
    }
    for (const name of Object.keys(document.components?.schemas ?? {})) assert.ok(ids.includes(`schema-${name}`), name)
    assert.match(body, /Plan: Enterprise\. Scope: <code>webhooks:write<\/code>/)
    assert.match(body, /curl -X POST &#39;https:\/\/one\.example\/v1\/things\/id&#39;/)
    assert.match(body, /-d &#39;\{&quot;title&quot;:&quot;it&#39;\\&#39;&#39;s&quot;\}&#39;/)
    assert.match(body, /하수관로/)
  })

  test('every link within a page leads somewhere', async () => {
    const errors = await read('/docs/errors')
    const docs = await read('/docs')
    for (const [, id] of docs.body.matchAll(/href="#([^"]+)"/g)) assert.ok(docs.ids.includes(id), id)
    for (const [, id] of docs.body.matchAll(/href="docs\/errors#([^"]+)"/g)) assert.ok(errors.ids.includes(id), id)
    for (const [, id] of errors.body.matchAll(/href="#([^"]+)"/g)) assert.ok(errors.ids.includes(id), id)
  })

  test('/docs/errors has an anchor for every code', async () => {
    const { ids } = await read('/docs/errors')
    assert.deepEqual([...ids].sort(), [...PROBLEM_CODES].sort())
  })

  test('what is shown is text, never markup', async () => {
    const { body } = await read('/docs')
    assert.match(body, /Make &lt;b&gt;a&lt;\/b&gt; thing &amp; more/)
    assert.doesNotMatch(body, /<script|<b>|javascript:/)
  })

  test('they load nothing, run nothing, and their style is the one the policy allows', async () => {
    for (const url of ['/docs', '/docs/errors']) {
      const { body, headers } = await read(url)
      const [style = ''] = /(?<=<style>)[\s\S]*(?=<\/style>)/.exec(body) ?? []
      const policy = String(headers['content-security-policy'])
      assert.ok(policy.includes(`style-src 'sha256-${hash('sha256', style, 'base64')}'`), policy)
      assert.match(policy, /^default-src 'none'/)
      assert.doesNotMatch(body, / style="| src="|@import|url\(|<link|\son\w+="/)
      assert.match(String(headers['content-type']), /^text\/html; charset=utf-8/)
      assert.ok(Buffer.byteLength(body) < 200_000)
    }
  })

  test('a program that wants JSON is told that this is none', async () => {
    assert.equal((await http.inject({ url: '/docs', headers: { accept: 'application/json' } })).statusCode, 406)
  })
})

test('attacks on the pages without key', async (t) => {
  const app = frontApp()
  t.after(() => app.http.close())
  await app.http.listen({ port: 0 })
  await securitySuite(t, {
    baseUrl: app.http.listeningOrigin,
    routes: ['/v1', '/healthz', '/readyz', '/openapi.json'].map((url) => ({ method: 'GET' as const, url })),
  })
  app.strict.check()
})

test('while draining, /readyz says no', async () => {
  const app = frontApp()
  await app.http.ready()
  app.http.drain()
  const answer = await app.http.inject('/readyz')
  assert.equal(answer.statusCode, 503)
  assert.equal(answer.json().detail, 'Not ready: running (the service is stopping).')
  assert.equal((await app.http.inject('/healthz')).statusCode, 200)
  await app.http.close()
})
