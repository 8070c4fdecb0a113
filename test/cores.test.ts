import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'
import { makeAccount, makeKey } from './factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from './harness.ts'
import { type Service, startService, wayTo } from './services.ts'

const SECRET = 'one secret for all processes'
const PROCESSES = 2

/** Several processes that serve one port, with limits that their supervisor counts. */
describe('the processes of a supervisor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-cores-'))
  let database: TestDatabase
  /** Creates accounts and keys; serves no requests. */
  let office: TestApp
  let service: Service
  let address: string
  before(async () => {
    database = await openTestDatabase()
    office = await startTestApp({ database, env: { GONGGO_SECRET: SECRET } })
    service = begin()
    address = await service.listening()
    await eventually(() => pids(service).length === PROCESSES)
  })
  after(async () => {
    await service.end()
    await office.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const begin = () =>
    startService({
      env: {
        ...wayTo(database),
        GONGGO_SECRET: SECRET,
        GONGGO_PORT: '0',
        GONGGO_DATA: folder,
        GONGGO_DEMO: '0',
        GONGGO_PROCESSES: String(PROCESSES),
      },
    })

  /** The processes that listen, newest last. */
  const pids = ({ output }: Service) => [...output().matchAll(/"pid":(\d+),"address"/g)].map(([, pid]) => Number(pid))
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  const newKey = async () => (await makeKey(office, (await makeAccount(office, { requestLimit: null })).id)).key

  /** The status; 0 if the connection broke. */
  const ask = (key: string, agent: Agent | false = false, path = '/v1/keywords'): Promise<number> =>
    new Promise((resolve) => {
      const request = get(`${address}${path}`, { agent, headers: { authorization: `Bearer ${key}` } }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', () => resolve(0))
      })
      request.once('error', () => resolve(0))
    })
  const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length

  /** The processes that responded since a place in the output. */
  const answering = (from: number) =>
    new Set(
      [
        ...service
          .output()
          .slice(from)
          .matchAll(/"pid":(\d+),"requestId"/g),
      ].map(([, pid]) => Number(pid)),
    )

  test('more than the limit at once over all processes: exactly the limit is accepted', async () => {
    const from = service.output().length
    const keys = await Promise.all([newKey(), newKey(), newKey()])
    const statuses = await Promise.all(
      keys.map(async (key) => Promise.all(Array.from({ length: 250 }, () => ask(key)))),
    )
    for (const of of statuses) assert.deepEqual([count(of, 200), count(of, 429)], [100, 150])
    // The system chooses the process that accepts a connection: on a busy machine, one process may have accepted all so
    // far.
    const [key = ''] = keys
    await eventually(async () => (await ask(key)) === 429 && answering(from).size === PROCESSES)
  })

  test('who stays within the limit is never refused, whichever process answers', async () => {
    const keys = await Promise.all([newKey(), newKey(), newKey()])
    const agent = new Agent({ keepAlive: true, maxSockets: 7 })
    const rounds = keys.map(async (key, index) => {
      const statuses: number[] = []
      while (statuses.length < 100) statuses.push(...(await Promise.all([ask(key, agent), ask(key)])))
      assert.equal(count(statuses, 200), 100, `caller ${index}`)
      assert.equal(await ask(key), 429)
    })
    await Promise.all(rounds)
    agent.destroy()
  })

  test('/metrics shows every process, and /readyz how many run', async () => {
    const metrics = await (await fetch(`${address}/metrics`)).text()
    for (const number of [1, 2])
      assert.match(metrics, new RegExp(`^gonggo_catalog_notices\\{process="${number}"\\} \\d+$`, 'm'))
    assert.equal(metrics.split('# TYPE gonggo_catalog_notices ').length, 2)
    const { ok, checks } = await (await fetch(`${address}/readyz`)).json()
    assert.ok(ok)
    assert.equal(checks.find(({ name }: { name: string }) => name === 'processes')?.detail, '2 of 2 running')
  })

  test('a second service without Redis refuses to start', async () => {
    const second = begin()
    assert.equal(await second.ended, 1)
    assert.match(second.output(), /Another Gonggo process answers requests .* set REDIS_URL/)
  })

  /** Sends requests continuously, on new and persistent connections, until stopped. */
  function load(key: string) {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    const statuses: number[] = []
    let isOver = false
    const caller = async (way: Agent | false) => {
      while (!isOver) statuses.push(await ask(key, way))
    }
    const callers = [agent, agent, false as const].map(caller)
    return {
      statuses,
      async [Symbol.asyncDispose]() {
        isOver = true
        await Promise.all(callers)
        agent.destroy()
      },
    }
  }
  const busyKey = async () =>
    (await makeKey(office, (await makeAccount(office, { plan: 'enterprise', requestLimit: 100_000 })).id)).key

  /** The statuses of requests during an action. */
  async function during(happens: () => Promise<void>): Promise<number[]> {
    await using callers = load(await busyKey())
    await eventually(() => callers.statuses.length > 100)
    await happens()
    return callers.statuses
  }

  test('one is killed under load: only what it had in hand is lost, and another takes its place', async () => {
    const [killed = 0] = pids(service)
    const statuses = await during(async () => {
      process.kill(killed, 'SIGKILL')
      await eventually(() => pids(service).length === PROCESSES + 1)
    })
    assert.equal(count(statuses, 200) + count(statuses, 0), statuses.length)
    assert.ok(count(statuses, 0) <= 3, `${count(statuses, 0)} were lost`)
    assert.ok(!isAlive(killed))
  })

  test('SIGHUP replaces all, one after the other, without a failed request', async () => {
    const before = pids(service).filter(isAlive)
    const statuses = await during(async () => {
      service.process.kill('SIGHUP')
      await eventually(() => service.output().includes('all processes were replaced'))
    })
    assert.equal(count(statuses, 200), statuses.length, String(statuses.filter((status) => status !== 200)))
    assert.equal(before.length, PROCESSES)
    assert.deepEqual(before.filter(isAlive), [])
    assert.equal(pids(service).filter(isAlive).length, PROCESSES)
  })

  test('SIGTERM ends all in order; a killed supervisor leaves nobody', async () => {
    const first = pids(service)
    assert.equal(await service.end(), 0, service.output())
    assert.deepEqual(first.filter(isAlive), [])
    service = begin()
    await eventually(() => pids(service).length === PROCESSES)
    service.process.kill('SIGKILL')
    await eventually(() => pids(service).filter(isAlive).length === 0)
  })
})
