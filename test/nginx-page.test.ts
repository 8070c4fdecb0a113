// The configuration of nginx in docs/operating.md, as operators copy it, with the real nginx.

import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, type TestContext, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { selfSigned } from './certificates.ts'
import { neededEnv } from './environment.ts'
import { bidRecord } from './factories.ts'
import { freePort } from './free-port.ts'
import { eventually } from './harness.ts'
import { endProcess, endsWithTests } from './processes.ts'

const PROGRAM = 'nginx'
const HOST = 'gonggo.example.com'
const withoutNginx: string | false =
  spawnSync(PROGRAM, ['-v'], { env: neededEnv() }).status === 0 ? false : `no ${PROGRAM} is installed here`

const page = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
const sample = /```nginx\n(.*?)```/s.exec(page)?.[1] ?? assert.fail('docs/operating.md has a sample for nginx')
const OF_HTTP_1_1 = 'proxy_http_version 1.1;'

test('the sample names HTTP/1.1 and the headers that the service reads', () => {
  for (const line of [OF_HTTP_1_1, 'proxy_buffering off;', 'X-Forwarded-For', 'X-Forwarded-Proto'])
    assert.ok(sample.includes(line), line)
})

/** Its places are those of this test; everything else stays as it is written. */
async function startNginx(t: TestContext, upstream: number, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-nginx-'))
  const { key, cert } = selfSigned([HOST])
  writeFileSync(join(folder, 'gonggo.key'), key)
  writeFileSync(join(folder, 'gonggo.crt'), cert)
  const port = await freePort()
  const placed = text
    .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/nginx/', `${folder}/`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
    events {} http { access_log off; ${temporary.join(' ')} ${placed} }`,
  )
  const words = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const child = endsWithTests(spawn(PROGRAM, words, { env: neededEnv() }))
  let said = ''
  child.stderr.on('data', (piece) => {
    said += piece
  })
  t.after(async () => {
    await endProcess(child)
    rmSync(folder, { recursive: true, force: true })
  })
  const ask = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const options = { port, path, headers: { host: HOST, ...headers }, servername: HOST, ca: cert, agent: false }
      request({ ...options, host: '127.0.0.1' }, resolve)
        .on('error', reject)
        .end()
    })
  await eventually(async () => {
    if (child.exitCode !== null) assert.fail(`nginx ended:\n${said}`)
    return (await ask('/').catch(() => null))?.resume() ?? null
  })
  return ask
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of answer) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

describe('the service behind nginx', { skip: withoutNginx }, () => {
  let app: TestApp
  let port: number
  const COUNT = 700

  before(async () => {
    const settings = /`GONGGO_TRUSTED_PROXIES=(.*?)` and `GONGGO_PUBLIC_URL=(.*?)`/.exec(page) ?? assert.fail()
    const [, GONGGO_TRUSTED_PROXIES = '', GONGGO_PUBLIC_URL = ''] = settings
    app = await startTestApp({ env: { GONGGO_TRUSTED_PROXIES, GONGGO_PUBLIC_URL } })
    port = (app.http.server.address() as AddressInfo).port
    const records = Array.from({ length: COUNT }, (_, index) =>
      bidRecord({ number: `N${index}`, title: `도로 ${index}` }),
    )
    await app.bids.upsert(records, () => true)
    await app.bids.keeper.tick()
  })
  after(() => app.close())

  const exporting = () => ({ authorization: `Bearer ${app.key}`, accept: 'application/x-ndjson' })

  test('configured as documented, exports are complete and callers keep their addresses', async (t) => {
    const ask = await startNginx(t, port, sample)
    const answer = await ask('/v1/bids', exporting())
    const lines = (await textOf(answer)).trimEnd().split('\n')
    assert.deepEqual([answer.statusCode, lines.length, answer.headers['x-total-count']], [200, COUNT, String(COUNT)])
    const ops = async (headers: Record<string, string>) => {
      const { statusCode } = (await ask('/readyz', headers)).resume()
      return statusCode
    }
    assert.equal(await ops({}), 200)
    assert.equal(await ops({ 'x-forwarded-for': '203.0.113.9' }), 404)
  })

  test('without HTTP/1.1 an export is refused', async (t) => {
    const ask = await startNginx(t, port, sample.replace(OF_HTTP_1_1, ''))
    const refused = await ask('/v1/bids', exporting())
    assert.equal(refused.statusCode, 426)
    assert.equal(JSON.parse(await textOf(refused)).code, 'http_1_1_required')
    assert.equal((await ask('/v1/bids', { ...exporting(), accept: 'application/json' })).resume().statusCode, 200)
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
  const ask = await startNginx(t, port, sample)
  const answer = await ask('/stream')
  const [piece] = await once(answer, 'data')
  assert.equal(String(piece), 'first\n')
  const failed = once(answer, 'error')
  cut()
  assert.match(String(await failed), /aborted|ECONNRESET/)
})
