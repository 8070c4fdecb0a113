import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { knownNotices, synthesiseYearly } from '../demo/index.ts'
import { YEARLY_ORDERS } from '../src/sources/service/generate.ts'
import { eventually } from './harness.ts'
import { type Service, startService } from './services.ts'

const startIn = (folder: string, env: Record<string, string> = {}): Service =>
  startService({ folder, env: { GONGGO_DATA: join(folder, 'data'), GONGGO_PORT: '0', ...env } })

/** The number of initial notices of a demo that have ended. */
const PAST = 2_800

interface Demo {
  baseUrl: string
  accounts: { plan: string; key: string }[]
}

describe('the service as a newcomer meets it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-service-'))
  const file = join(folder, 'data', 'demo.json')
  let service: Service
  let demo: Demo
  let firstKeys: string
  let begunAt: number

  const get = async (path: string, plan = 'pro') => {
    const key = demo.accounts.find((account) => account.plan === plan)?.key ?? ''
    const answer = await fetch(`${demo.baseUrl}${path}`, { headers: { authorization: `Bearer ${key}` } })
    return { status: answer.status, body: (await answer.json()) as { total: number; items: Record<string, unknown>[] } }
  }

  before(async () => {
    // The first start is killed while it fills the demo; the second uses its database and continues.
    begunAt = Date.now()
    const first = startIn(folder)
    // Its keys exist by then.
    await eventually(() => first.output().includes('10 %'))
    firstKeys = readFileSync(file, 'utf8')
    await first.end('SIGKILL')
    service = startIn(folder)
    await eventually(() => service.output().includes('Search by API:'))
    demo = JSON.parse(readFileSync(file, 'utf8')) as Demo
  })

  after(async () => {
    await service.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  test('all notices of the demo are there, each once, although the first start was killed', async () => {
    const { total } = (await get('/v1/bids')).body
    // It was filled at some moment between these two, whatever notices began or ended in between.
    const numbersAt = (at: number) => new Set([...knownNotices('demo', at)].map(({ states }) => states[0]?.number))
    const [begun, now] = [numbersAt(begunAt), numbersAt(Date.now())]
    const past = PAST + [...synthesiseYearly({ seed: 'demo', now: begunAt, orders: YEARLY_ORDERS })].length
    const [least, most] = [begun.intersection(now).size, begun.union(now).size]
    assert.ok(total >= past + least - 10 && total <= past + most + 10, `${total} of ${past} and ${least} to ${most}`)
  })

  test('the keys are those that were there before the filling', () => {
    const before = (JSON.parse(firstKeys) as Demo).accounts
    assert.deepEqual(demo.accounts, before)
  })

  test('notices are answered to the Pro and to the Enterprise key', async () => {
    for (const plan of ['pro', 'enterprise']) {
      const { status, body } = await get('/v1/bids?bsnsDiv=works&pageSize=2', plan)
      assert.deepEqual([status, body.items.length, body.items[0]?.bsnsDiv], [200, 2, '공사'])
    }
  })

  test('no key stands in its output, which is no terminal here, and the line that reads one works', () => {
    const output = service.output()
    assert.doesNotMatch(output, /gg_live_/)
    const line = /^ {2}(KEY=.*)$/m.exec(output)?.[1] ?? assert.fail(output)
    const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
    const key = execFileSync('sh', ['-c', `${line}; echo "$KEY"`], { env, encoding: 'utf8' }).trim()
    assert.equal(key, demo.accounts[0]?.key)
  })

  test('the lines it prints work as they stand', async () => {
    const lines = service.output().match(/^ {2}curl .*$/gm) ?? []
    assert.equal(lines.length, 1)
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

  test('its accounts have a history: keywords with events, pursuits in every state, a report, a team', async () => {
    // Repeated requests reach the limit of the plan on a slow machine: nothing is listed until a minute has passed.
    const listed = async (path: string, plan: string) => (await get(path, plan)).body.items ?? []
    for (const plan of ['pro', 'enterprise']) {
      assert.ok((await get('/v1/keywords', plan)).body.total >= 3, plan)
      await eventually(async () => (await listed('/v1/events?type=bid.matched', plan)).length > 0)
    }
    const states = async () => {
      const items = await listed('/v1/pursuits?pageSize=100', 'enterprise')
      return `${items.length} ${[...new Set(items.map(({ state }) => state))].sort()}`
    }
    await eventually(async () => (await states()) === '9 bid,dropped,lost,preparing,watching,won')
    await eventually(async () => (await listed('/v1/reports', 'enterprise'))[0]?.state === 'ready')
    await eventually(async () => (await get('/v1/teams', 'enterprise')).body.total === 3)
    await eventually(async () => (await get('/v1/account', 'enterprise')).status === 200)
  })

  test('the files that hold secrets are for their owner alone', () => {
    for (const name of ['demo.json', 'secret'])
      assert.equal(statSync(join(folder, 'data', name)).mode & 0o777, 0o600, name)
  })

  test('a port that is taken is reported before the database is created', async () => {
    const other = mkdtempSync(join(tmpdir(), 'gonggo-taken-'))
    // It does not keep this process alive if the test fails.
    const holder = createServer().listen(0, '127.0.0.1').unref()
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const refused = startIn(other, { GONGGO_PORT: String(port), GONGGO_DEMO: '0' })
    assert.equal(await refused.ended, 1)
    assert.match(refused.output(), new RegExp(`Port ${port} on 127.0.0.1 is taken`))
    assert.equal(existsSync(join(other, 'data')), false, 'nothing is made before the port is known to be free')
    holder.close()
    rmSync(other, { recursive: true, force: true })
  })

  test('it stops in order and comes back with the same keys and a true address', async () => {
    const before = demo
    assert.equal(await service.end('SIGTERM'), 0, service.output().slice(-500))
    assert.equal(existsSync(join(folder, 'data', 'postgres', 'postmaster.pid')), false)
    service = startIn(folder)
    demo = await eventually(async () => {
      const now = JSON.parse(readFileSync(file, 'utf8')) as Demo
      return now.baseUrl === before.baseUrl ? null : now
    })
    assert.deepEqual(demo.accounts, before.accounts)
    assert.equal((await get('/v1/bids')).status, 200)
  })
})

describe('a start that cannot be', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    [
      'a data folder that cannot be made',
      { GONGGO_DATA: '/dev/null/data' },
      /data folder \/dev\/null\/data cannot be created/,
    ],
    [
      'a data folder where none can be made',
      { GONGGO_DATA: existsSync('/proc/self') ? '/proc/gonggo/data' : '/dev/null/data' },
      /data folder \/\S+\/data cannot be created/,
    ],
    ['the address of another machine', { GONGGO_HOST: '192.0.2.1' }, /GONGGO_HOST must be an address of this machine/],
    [
      'a host that does not exist',
      { GONGGO_HOST: 'nowhere.invalid' },
      /GONGGO_HOST must be an address of this machine/,
    ],
    [
      'a passphrase of backups that cannot be read',
      { GONGGO_BACKUP_TO: 'backups', GONGGO_BACKUP_PASSPHRASE_FILE: 'missing' },
      /GONGGO_BACKUP_PASSPHRASE_FILE: \S+missing cannot be read \(ENOENT\)/,
    ],
    [
      'a file of scanning keys that is not there',
      { GONGGO_SCANNING_KEYS: 'missing.json' },
      /GONGGO_SCANNING_KEYS: \S+missing\.json cannot be read \(ENOENT\)/,
    ],
    [
      'a file of scanning keys that has none',
      { GONGGO_SCANNING_KEYS: join(import.meta.dirname, '../package.json') },
      /GONGGO_SCANNING_KEYS: \S+package\.json cannot be read \(There is no list /,
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
      const service = startIn(folder, env)
      assert.equal(await service.ended, 1)
      assert.match(service.output(), word)
      assert.doesNotMatch(service.output(), /hidden|at .*\.ts:/)
      rmSync(folder, { recursive: true, force: true })
    })
  }

  test('an unknown option is told in a sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gonggo-refused-'))
    const service = startService({ folder, env: { GONGGO_DATA: join(folder, 'data') }, words: ['--rolle=api'] })
    assert.equal(await service.ended, 1)
    assert.match(service.output(), /Unknown option '--rolle'\. The service has one option: --role=all/)
    assert.doesNotMatch(service.output(), /at .*\.ts:/)
    rmSync(folder, { recursive: true, force: true })
  })
})
