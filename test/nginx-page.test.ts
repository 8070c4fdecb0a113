// Runs the samples in deploy/nginx with a real nginx.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, type TestContext, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { bidRecord } from './factories.ts'
import { nginxSite, nginxUpstream, startNginx, textOf, withoutNginx } from './nginx.ts'

const OF_HTTP_1_1 = 'proxy_http_version 1.1;'

test('the sample sets HTTP/1.1 and the headers that the service reads', () => {
  for (const line of [OF_HTTP_1_1, 'proxy_buffering off;', 'X-Forwarded-For', 'X-Forwarded-Proto'])
    assert.ok(nginxSite.includes(line), line)
})

/** With one process: the second address of the sample is left out. */
async function startProxy(t: TestContext, port: number, site = nginxSite) {
  const upstream = nginxUpstream.replace('127.0.0.1:8081', `127.0.0.1:${port}`).replace(/^.*:8082;\n/m, '')
  const { ask, stop } = await startNginx(site, upstream)
  t.after(stop)
  return ask
}

describe('the service behind nginx', { skip: withoutNginx }, () => {
  let app: TestApp
  let port: number
  const COUNT = 700

  before(async () => {
    const settings = /GONGGO_TRUSTED_PROXIES=(\S+) and GONGGO_PUBLIC_URL=(\S+)/.exec(nginxSite) ?? assert.fail()
    const [, GONGGO_TRUSTED_PROXIES = '', GONGGO_PUBLIC_URL = ''] = settings
    app = await startTestApp({ env: { GONGGO_TRUSTED_PROXIES, GONGGO_PUBLIC_URL } })
    port = (app.http.server.address() as AddressInfo).port
    const records = Array.from({ length: COUNT }, (_, index) =>
      bidRecord({ number: `N${index}`, title: `도로 ${index}` }),
    )
    await app.bids.upsert(records, () => true)
    await app.bids.follower.tick()
  })
  after(() => app.close())

  const exporting = () => ({ authorization: `Bearer ${app.key}`, accept: 'application/x-ndjson' })

  test('configured as documented, exports are complete and callers keep their addresses', async (t) => {
    const ask = await startProxy(t, port)
    const answer = await ask('/v1/bids', { headers: exporting() })
    const lines = (await textOf(answer)).trimEnd().split('\n')
    assert.deepEqual([answer.statusCode, lines.length, answer.headers['x-total-count']], [200, COUNT, String(COUNT)])
    const ops = async (headers: Record<string, string>) => {
      const { statusCode } = (await ask('/readyz', { headers })).resume()
      return statusCode
    }
    assert.equal(await ops({}), 200)
    assert.equal(await ops({ 'x-forwarded-for': '203.0.113.9' }), 404)
  })

  test('without HTTP/1.1 an export is refused', async (t) => {
    const ask = await startProxy(t, port, nginxSite.replace(OF_HTTP_1_1, ''))
    const refused = await ask('/v1/bids', { headers: exporting() })
    assert.equal(refused.statusCode, 426)
    assert.equal(JSON.parse(await textOf(refused)).code, 'http_1_1_required')
    assert.equal(
      (await ask('/v1/bids', { headers: { ...exporting(), accept: 'application/json' } })).resume().statusCode,
      200,
    )
  })
})

test('behind nginx a stream comes piece by piece, and a cut shows', { skip: withoutNginx }, async (t) => {
  let cut = () => {}
  const server = createServer((asked, answer) => {
    if (asked.url !== '/stream') return answer.end()
    cut = () => answer.destroy()
    answer.write('first\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  const ask = await startProxy(t, port)
  const answer = await ask('/stream')
  const [piece] = await once(answer, 'data')
  assert.equal(String(piece), 'first\n')
  const failed = once(answer, 'error')
  cut()
  assert.match(String(await failed), /aborted|ECONNRESET/)
})
