import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { exchange } from './raw-http.ts'

/**
 * A third-party page whose host name was changed to this machine's address: its browser treats responses as same-
 * origin.
 */
describe('DNS rebinding', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp({ env: { GONGGO_PUBLIC_URL: 'http://gonggo.example.kr:8080' } })
  })
  after(() => app.close())

  async function ask(path: string, host: string) {
    const { port } = app.http.server.address() as { port: number }
    const head = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\nauthorization: Bearer ${app.key}\r\n\r\n`
    const answer = await exchange(`http://127.0.0.1:${port}`, head)
    assert.ok(answer)
    return answer
  }

  test('reads nothing of a service that serves its own machine', async () => {
    for (const path of ['/metrics', '/readyz', '/v1/bids', '/v1', '/docs', '/nowhere'])
      for (const host of ['evil.example', 'evil.example:8080', '10.0.0.2', 'localhost.evil.example']) {
        const { status, headers, body } = await ask(path, host)
        assert.deepEqual([status, JSON.parse(body).code], [421, 'misdirected_request'], `${path} ${host}`)
        assert.equal(headers['access-control-allow-origin'], undefined)
      }
  })

  test('is told from the names of this machine, and of the service', async () => {
    for (const host of ['localhost:8080', '127.0.0.1', '127.0.0.2:80', '[::1]:8080', 'gonggo.example.kr'])
      for (const path of ['/metrics', '/v1/bids']) assert.equal((await ask(path, host)).status, 200, `${path} ${host}`)
  })

  test('no page that has opened ours has a hold of its window', async () => {
    for (const path of ['/v1', '/docs', '/healthz'])
      assert.equal((await ask(path, 'localhost')).headers['cross-origin-opener-policy'], 'same-origin')
  })
})
