import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { eventually } from './harness.ts'

const MAIN = new URL('../src/main.ts', import.meta.url).pathname

interface Service {
  process: ChildProcess
  output: () => string
  /** Sends the signal and waits for the end; the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

function startService(folder: string, env: Record<string, string> = {}): Service {
  const { GONGGO_TEST_POSTGRES: _server, ...inherited } = process.env
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: { ...inherited, GONGGO_DATA: join(folder, 'data'), GONGGO_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  const ended = once(child, 'close')
  return {
    process: child,
    output: () => output,
    async end(signal) {
      child.kill(signal)
      const [code] = await ended
      return code as number | null
    },
  }
}

interface Demo {
  baseUrl: string
  accounts: { plan: string; key: string }[]
}

describe('the service as a newcomer meets it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-service-'))
  const file = join(folder, 'data', 'demo.json')
  let service: Service
  let demo: Demo

  const get = async (path: string, plan = 'pro') => {
    const key = demo.accounts.find((account) => account.plan === plan)?.key ?? ''
    const answer = await fetch(`${demo.baseUrl}${path}`, { headers: { authorization: `Bearer ${key}` } })
    return { status: answer.status, body: (await answer.json()) as { total: number; items: Record<string, unknown>[] } }
  }

  before(async () => {
    // The first start is killed while it fills the demo; the second takes over its database and goes on.
    const first = startService(folder)
    await eventually(() => first.output().includes('Making demo notices'), 60_000)
    await new Promise((resolve) => setImmediate(resolve))
    await first.end('SIGKILL')
    service = startService(folder)
    await eventually(() => existsSync(file), 120_000)
    demo = JSON.parse(readFileSync(file, 'utf8')) as Demo
  })

  after(async () => {
    await service.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  test('all notices of the demo are there, each once, although the first start was killed', async () => {
    assert.equal((await get('/v1/bids')).body.total, 23_000)
  })

  test('notices are answered to the Pro and to the Enterprise key', async () => {
    for (const plan of ['pro', 'enterprise']) {
      const { status, body } = await get('/v1/bids?bsnsDiv=works&pageSize=2', plan)
      assert.deepEqual([status, body.items.length, body.items[0]?.bsnsDiv], [200, 2, '공사'])
    }
  })

  test('the lines it prints work as they stand', async () => {
    const lines = service.output().match(/^ {2}curl .*$/gm) ?? []
    assert.equal(lines.length, 3)
    for (const line of lines) {
      const parameters = [...line.matchAll(/--data-urlencode '([^=']+)=([^']+)'/g)].map(([, name, value]) => [
        name,
        value,
      ])
      const path = new URL(/'(http[^']+)'/.exec(line)?.[1] ?? '').pathname
      const { status, body } = await get(`${path}?${new URLSearchParams(parameters as [string, string][])}`)
      assert.equal(status, 200, line)
      assert.ok(body.total > 0, line)
    }
  })

  test('the files that hold secrets are for their owner alone', () => {
    for (const name of ['demo.json', 'secret'])
      assert.equal(statSync(join(folder, 'data', name)).mode & 0o777, 0o600, name)
  })

  test('a port that is taken is said so, and nothing is left running', async () => {
    const other = mkdtempSync(join(tmpdir(), 'gonggo-taken-'))
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const refused = startService(other, { GONGGO_PORT: String(port), GONGGO_DEMO: '0' })
    const [code] = await once(refused.process, 'close')
    assert.equal(code, 1)
    assert.match(refused.output(), new RegExp(`Port ${port} on 127.0.0.1 is taken`))
    assert.equal(existsSync(join(other, 'data', 'postgres', 'postmaster.pid')), false)
    holder.close()
    rmSync(other, { recursive: true, force: true })
  })

  test('it stops in order and comes back with the same keys and a true address', async () => {
    const before = demo
    assert.equal(await service.end('SIGTERM'), 0, service.output().slice(-500))
    assert.equal(existsSync(join(folder, 'data', 'postgres', 'postmaster.pid')), false)
    service = startService(folder)
    demo = await eventually(async () => {
      const now = JSON.parse(readFileSync(file, 'utf8')) as Demo
      return now.baseUrl === before.baseUrl ? null : now
    }, 60_000)
    assert.deepEqual(demo.accounts, before.accounts)
    assert.equal((await get('/v1/bids')).status, 200)
  })
})

describe('a start that cannot be', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    [
      'a data folder that cannot be made',
      { GONGGO_DATA: '/dev/null/data' },
      /data folder \/dev\/null\/data cannot be made/,
    ],
    ['a wrong port', { GONGGO_PORT: 'http' }, /GONGGO_PORT must be 0 to 65535/],
    ['a database without a secret', { DATABASE_URL: 'postgres://a@127.0.0.1:1/b' }, /GONGGO_SECRET is required/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://a:hidden@127.0.0.1:1/b', GONGGO_SECRET: 'a secret of some length' },
      /database cannot be reached/,
    ],
  ]
  for (const [name, env, word] of cases) {
    test(`${name} is told in a sentence`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'gonggo-refused-'))
      const service = startService(folder, env)
      const [code] = await once(service.process, 'close')
      assert.equal(code, 1)
      assert.match(service.output(), word)
      assert.doesNotMatch(service.output(), /hidden|at .*\.ts:/)
      rmSync(folder, { recursive: true, force: true })
    })
  }
})
