import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createTestClock } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { HOUR, pause, seoulDay } from '../../lib/clock.ts'
import { createOutbound } from '../../lib/outbound/index.ts'
import { SourceFailure } from '../rules/failure.ts'
import type { HttpAnswer } from '../schema/connector.ts'
import { addSource } from '../store/sources.ts'
import { callsOfDay } from '../store/windows.ts'
import { type CallerDeps, createCaller, createGate } from './caller.ts'

type Reply = (response: ServerResponse) => void

const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end('no')
const fine: Reply = (response) => response.end('fine')
const broken: Reply = (response) => {
  response.writeHead(200, { 'content-length': '100' })
  response.write('half', () => response.destroy())
}
const after429 = (retryAfter: string) => status(429, { 'retry-after': retryAfter })

/** As an adapter reads its answers. */
function read({ status, body }: HttpAnswer): string {
  const text = new TextDecoder().decode(body)
  if (status === 404) throw new SourceFailure('config', 'no such list')
  if (status === 429) throw new SourceFailure('throttled', 'too fast')
  if (status !== 200 || text === 'half') throw new SourceFailure('retry', `status ${status}`)
  return text
}

describe('a call that fails', () => {
  const clock = createTestClock()
  const outbound = createOutbound({ version: 'test' })
  const waits: number[] = []
  let replies: Reply[] = []
  let asked = 0
  let name = 0
  let opened: TestDatabase
  let url: URL

  /** The first replies in turn, then good ones. */
  const server = createServer((_request, response) => (replies[asked++] ?? fine)(response))

  before(async () => {
    opened = await openTestDatabase()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })
  after(async () => {
    outbound.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await opened.close()
  })
  beforeEach(() => {
    waits.length = 0
    asked = 0
  })

  async function errand(
    given: Reply[],
    { callsADay = 100, wait, signal = new AbortController().signal, ...changes }: Partial<Given> = {},
  ) {
    replies = given
    const source = `s${++name}`
    await addSource(opened.db.sql, { name: source, kind: 'ocds', state: 'idle', settings: {}, now: clock.now() })
    const request: CallerDeps['request'] = (address, { foreign: _foreign, ...options }) =>
      outbound.request(address, { ...options, trust: 'operator' })
    const manners = { atOnce: 1, spacingMs: 0 }
    const connector = { operations: [], callsADay, manners, fetch: () => assert.fail() }
    const recorded = async (ms: number) => {
      waits.push(ms)
      clock.advance(ms)
    }
    const deps = { db: opened.db, clock, request, wait: wait ?? recorded }
    const caller = createCaller(deps, source, connector, createGate(manners))
    const usual = { purpose: 'poll' as const, isAway: () => false, isWanted: async () => true }
    const { tools, notBefore } = caller.toolsFor(Object.assign(usual, { signal }, changes))
    const counted = async () => (await callsOfDay(opened.db.sql, source, seoulDay(clock.now())))[0]?.calls
    return { notBefore, counted, call: () => tools.call('list', url, { read }) }
  }
  interface Given {
    callsADay: number
    isAway: () => boolean
    isWanted: () => Promise<boolean>
    wait: NonNullable<CallerDeps['wait']>
    signal: AbortSignal
  }

  test('with a status, a broken connection or an unusable body is repeated, and each try counts', async () => {
    const { call, counted } = await errand([status(500), broken, (response) => response.end('half'), status(503)])
    assert.equal(await call(), 'fine')
    assert.deepEqual(waits, [1000, 2000, 4000, 8000])
    assert.deepEqual([asked, await counted()], [5, 5])
  })

  test('five times fails its task with the last reason', async () => {
    const { call } = await errand([...Array.from({ length: 4 }, () => status(500)), status(502), fine])
    await assert.rejects(call, { kind: 'retry', message: 'status 502' })
    assert.equal(asked, 5)
  })

  test('is repeated when the source says, as seconds or as a date, with any status', async () => {
    const at = Math.ceil(clock.now() / 1000) * 1000 + 67_000
    const { call } = await errand([after429('7'), status(503, { 'retry-after': new Date(at).toUTCString() })])
    const left = at - clock.now() - 7000
    assert.equal(await call(), 'fine')
    assert.deepEqual(waits, [7000, left])
  })

  test('is left to its window where the source asks for a longer wait', async () => {
    for (const code of [429, 503]) {
      const { call, notBefore } = await errand([status(code, { 'retry-after': '3600' })])
      await assert.rejects(call, { kind: 'throttled' })
      assert.deepEqual([asked, notBefore()], [1, clock.now() + HOUR])
      asked = 0
    }
  })

  test('and will fail again is not repeated', async () => {
    const { call, counted } = await errand([status(404, { 'retry-after': '1' })])
    await assert.rejects(call, { kind: 'config' })
    assert.deepEqual([asked, await counted(), waits], [1, 1, []])
  })

  test('is not repeated beyond the calls of the day', async () => {
    const { call } = await errand([status(500), status(500), status(500)], { callsADay: 2 })
    await assert.rejects(call, { kind: 'quota' })
    assert.equal(asked, 2)
  })

  test('is not repeated while the source is away', async () => {
    const { call } = await errand([status(500)], { isAway: () => true })
    await assert.rejects(call, { kind: 'retry' })
    assert.equal(asked, 1)
  })

  test('is not repeated once the source is disabled', async () => {
    let isEnabled = true
    const wait: Given['wait'] = async () => {
      isEnabled = false
    }
    const { call } = await errand([status(500)], { wait, isWanted: async () => isEnabled })
    await assert.rejects(call, { kind: 'retry' })
    assert.equal(asked, 1)
  })

  test('stops waiting at once when its worker must stop', async () => {
    const stopping = new AbortController()
    const { promise: waiting, resolve: waits } = Promise.withResolvers<void>()
    const wait: Given['wait'] = async (ms, signal) => {
      waits()
      await pause(ms, signal)
    }
    const { call } = await errand([after429('300')], { signal: stopping.signal, wait })
    const failing = assert.rejects(call, { message: 'stopped' })
    await waiting
    stopping.abort(new Error('stopped'))
    await failing
    assert.equal(asked, 1)
  })
})
