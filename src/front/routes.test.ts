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
import { inEach } from '../vocabulary/languages.ts'
import { PROBLEM_CODES } from '../vocabulary/problems.ts'
import { about, createFront } from './index.ts'
import { frontRoutes } from './routes.ts'
import type { ApiReference } from './rules/reference.ts'

let base = 'https://one.example'
let well = true

function frontApp() {
  const metrics = createMetrics()
  const shared = {
    version: '1.0.0-test.1',
    hasConsole: true,
    stage: 'open-beta' as const,
    publicUrl: () => base,
    metrics,
  }
  const log = createLog({ level: 'silent' })
  const http = createHttp({ ...shared, log, clock: systemClock, trustedProxies: [], about })
  const ready = () => ({ ok: well, checks: [{ name: 'database', ok: well, detail: 'asked' }] })
  const languageOf = (header: string | undefined) => (header?.startsWith('ko') ? ('ko' as const) : ('en' as const))
  const front = createFront({ ...shared, ready, document: (language) => http.reference(language), languageOf }, () => ({
    samples: { makeThing: { path: { id: '{thing}' }, body: { title: "it's" } } },
    clientSamples: {
      install: { ts: 'npm install', py: 'pip install', java: 'mvn package', go: 'go get' },
      operations: {
        makeThing: { ts: "make('{{base}}', '{{thing}}')", py: 'make("<b>")', java: 'make();', go: 'Make()' },
      },
    },
    recording: {
      things: { thing: 'thing_1' },
      answers: { makeThing: { status: 201, type: 'application/json', body: { thing: { title: '<i>x</i>' } } } },
    },
  }))
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
        title: { en: 'Make <b>a</b> thing & more 하수관로', ko: 'Make <b>a</b> thing & more 하수관로' },
        about: inEach(() => 'Uses `code`.\n\nTwo <script>alert(1)</script> paragraphs.'),
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
    for (const url of ['/openapi.json', '/docs', '/docs/errors', '/docs/ko/search', '/docs/webhooks.md']) {
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
  const read = async (url: string, headers: Record<string, string> = { accept: 'text/html' }) => {
    const answer = await http.inject({ url, headers })
    assert.equal(answer.statusCode, 200, url)
    return {
      body: answer.body,
      headers: answer.headers,
      ids: [...answer.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    }
  }
  const document = () => http.reference('en') as unknown as ApiReference
  /** Every page that can be reached from the first ones. */
  async function readAll() {
    const found = new Map<string, Awaited<ReturnType<typeof read>>>()
    const waiting = ['/docs', '/docs/ko']
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      if (found.has(url)) continue
      const page = await read(url, url.startsWith('/docs') && !url.endsWith('.md') ? { accept: 'text/html' } : {})
      found.set(url, page)
      const isPage = String(page.headers['content-type']).startsWith('text/html')
      const links = isPage ? [...page.body.matchAll(/href="(\/(?:docs|llms)[^"#]*)/g)] : []
      waiting.push(...links.map(([, path = '']) => path))
    }
    return found
  }

  test('/docs leads to every operation and schema; their pages show parameters, answers and a sample', async () => {
    const { ids } = await read('/docs')
    const pages = await readAll()
    const shown = [...pages].filter(([url]) => url.startsWith('/docs/api/')).flatMap(([, page]) => page.ids)
    for (const operations of Object.values(document().paths)) {
      for (const { operationId } of Object.values(operations)) {
        assert.ok(ids.includes(operationId) && shown.includes(operationId), operationId)
      }
    }
    for (const name of Object.keys(document().components?.schemas ?? {}))
      assert.ok(ids.includes(`schema-${name}`) && shown.includes(`schema-${name}`), name)
    const { body } = await read('/docs/api/things')
    assert.match(body, /Plan: Enterprise\. Scope: <code>webhooks:write<\/code>/)
    assert.match(body, /curl -X POST &#39;https:\/\/one\.example\/v1\/things\/thing_1&#39;/)
    // By the clients, with how each is got.
    assert.match(body, /make\(&#39;https:\/\/one\.example&#39;, &#39;thing_1&#39;\)/)
    assert.match(body, /make\(&quot;&lt;b&gt;&quot;\)/)
    assert.match(body, /<details class="sample py"><summary>The client for Python<\/summary>.*pip install/s)
    assert.match(body, /-d &#39;\{&quot;title&quot;:&quot;it&#39;\\&#39;&#39;s&quot;\}&#39;/)
    assert.match(body, /&quot;&lt;i&gt;x&lt;\/i&gt;&quot;/)
    assert.match(body, /하수관로/)
  })

  test('every link leads somewhere, in both languages, to the place it names', async () => {
    const pages = await readAll()
    assert.ok(pages.size > 40, `only ${pages.size} pages`)
    for (const [url, { body, ids }] of pages) {
      for (const [, path = '', anchor] of body.matchAll(/href="((?:\/docs)?[^"#]*)#([^"]+)"/g)) {
        if (/^https?:/.test(path)) continue
        const target = path === '' ? ids : pages.get(path)?.ids
        assert.ok(target?.includes(anchor), `${url} → ${path}#${anchor}`)
      }
    }
  })

  test('/docs/errors has an anchor for every code', async () => {
    const { ids } = await read('/docs/errors')
    assert.deepEqual([...ids].sort(), [...PROBLEM_CODES].sort())
  })

  test('what is shown is text, never markup', async () => {
    const { body } = await read('/docs/api/things')
    assert.match(body, /Make &lt;b&gt;a&lt;\/b&gt; thing &amp; more/)
    for (const [url, page] of await readAll()) {
      if (!String(page.headers['content-type']).startsWith('text/html')) continue
      assert.doesNotMatch(withoutOurScript(page.body), /<script|<b>a|<i>|javascript:/, url)
    }
  })

  test('they load nothing, and style and script are those the policy allows', async () => {
    for (const [url, { body, headers }] of await readAll()) {
      if (!String(headers['content-type']).startsWith('text/html')) continue
      const [style = ''] = /(?<=<style>)[\s\S]*(?=<\/style>)/.exec(body) ?? []
      const [script] = /(?<=<script>)[\s\S]*(?=<\/script>)/.exec(body) ?? []
      const policy = String(headers['content-security-policy'])
      assert.ok(policy.includes(`style-src 'sha256-${hash('sha256', style, 'base64')}'`), policy)
      const allowed = /script-src ([^;]*)/.exec(policy)?.[1]
      assert.equal(allowed, script === undefined ? undefined : `'sha256-${hash('sha256', script, 'base64')}'`)
      assert.match(policy, /^default-src 'none'/)
      const own = withoutOurScript(body).replace(/<img src="\/docs\/pictures\/[\w.-]+"/g, '')
      assert.match(policy, /img-src 'self'/)
      assert.doesNotMatch(own, / style="| src="|@import|url\(|<link|\son\w+="/)
      assert.match(String(headers['content-type']), /^text\/html; charset=utf-8/)
      assert.ok(Buffer.byteLength(body) < 400_000, `${url}: ${Buffer.byteLength(body)}`)
    }
  })

  test('every picture of a guide is there, and is described', async () => {
    const pictures = [...(await readAll()).values()].flatMap(({ body }) => [
      ...body.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g),
    ])
    assert.ok(pictures.length >= 10, `${pictures.length} pictures`)
    for (const [, path = '', description = ''] of pictures) {
      const { headers } = await read(path, { accept: 'image/avif,image/webp,*/*;q=0.8' })
      assert.equal(headers['content-type'], 'image/webp')
      assert.notEqual(description, '')
    }
  })

  test('each is there in Korean, and as Markdown', async () => {
    const korean = await read('/docs/ko/search')
    assert.match(korean.body, /<html lang="ko">/)
    assert.match(korean.body, /<a href="\/docs\/search" hreflang="en"/)
    const markdown = await read('/docs/ko/search.md', {})
    assert.match(String(markdown.headers['content-type']), /^text\/markdown; charset=utf-8/)
    assert.match(markdown.body, /^# 검색어\n/)
    assert.match(
      (await read('/docs/api/things.md', {})).body,
      /```sh\ncurl -X POST 'https:\/\/one\.example\/v1\/things/,
    )
    const llms = await read('/llms.txt', {})
    for (const [, path = ''] of llms.body.matchAll(/\(https:\/\/one\.example(\/[^)]*)\)/g)) await read(path, {})
    assert.match(llms.body, /\/docs\/ko\/search\.md\)/)
  })

  test('Accept selects Markdown, and caches are told so', async () => {
    for (const url of ['/docs/errors', '/docs/ko/search', '/docs/api/things', '/docs/ko/api/things']) {
      const twin = await read(`${url}.md`, {})
      for (const accept of ['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1']) {
        const { body, headers } = await read(url, { accept })
        assert.match(String(headers['content-type']), /^text\/markdown; charset=utf-8/, url)
        assert.equal(body, twin.body)
        assert.equal(headers.etag, twin.headers.etag)
        assert.match(String(headers.vary), /(^|, )Accept(,|$)/)
      }
      for (const accept of [
        'text/html',
        '*/*',
        'text/html,application/xhtml+xml,*/*;q=0.8',
        'text/markdown;q=0.5, text/html',
      ]) {
        const { headers } = await read(url, { accept })
        assert.match(String(headers['content-type']), /^text\/html/, `${url} ${accept}`)
        assert.match(String(headers.vary), /(^|, )Accept(,|$)/)
      }
    }
    const named = await read('/docs/errors.md', { accept: 'text/html' })
    assert.match(String(named.headers['content-type']), /^text\/markdown/, 'a name that ends in .md decides')
    assert.equal((await http.inject({ url: '/docs/none', headers: { accept: 'text/markdown' } })).statusCode, 404)
  })

  test('a page that is not there is 404, as is a file beside the pages', async () => {
    for (const url of [
      '/docs/none',
      '/docs/ko/none.md',
      '/docs/api/none',
      '/docs/ko/api/none',
      '/docs/..%2Fllms.txt',
      '/docs/decisions',
      '/docs/%2e%2e%2fpackage.json',
    ])
      assert.equal((await http.inject(url)).statusCode, 404, url)
  })

  test('a program that wants JSON is told that this is none', async () => {
    assert.equal((await http.inject({ url: '/docs', headers: { accept: 'application/json' } })).statusCode, 406)
  })
})

const withoutOurScript = (body: string) => body.replace(/<script>[\s\S]*?<\/script>/, '')

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
