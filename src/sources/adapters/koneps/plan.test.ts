import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestClock } from '../../../../test/factories.ts'
import { callerTools, fetchAll } from '../../../../test/koneps/caller.ts'
import { type Call, FAKE_KEY, startFakeKoneps } from '../../../../test/koneps/server.ts'
import { createWorld } from '../../../../test/koneps/world.ts'
import { DAY, HOUR, MINUTE, parseTime } from '../../../lib/clock.ts'
import { planOperation } from '../../rules/plan.ts'
import type { Connector, Task } from '../../schema/connector.ts'
import { createKoneps } from './koneps.ts'

/** The world is smaller by so much than the real one, and its calls are reckoned up to it. */
const SHARE = 8
const START = parseTime('2026-03-02', 'start') ?? 0
/** So many days after the first notices as many openings and awards come in as ever. */
const TODAY = START + 13 * DAY

/** What a scheduler asks in one day, if it asks the same thing once. */
test('a day at real volume fits the 1,000 calls of each operation, with room for back-fill', async (t) => {
  const clock = createTestClock(TODAY)
  const world = createWorld({ seed: 'volume', from: START, days: 14, noticesADay: 1600 / SHARE, biddersPerOpening: 90 })
  const fake = await startFakeKoneps({ world, clock, callsADay: Number.MAX_SAFE_INTEGER })
  const koneps = createKoneps({ baseUrl: fake.baseUrl, serviceKey: FAKE_KEY })
  const followed = new Set<string>()

  async function run(task: Task) {
    const { follow } = await fetchAll(koneps, task, callerTools(clock.now, { timeoutMs: 30_000 }))
    for (const { operation, subject } of follow) {
      const key = `${operation} ${subject}`
      if (followed.has(key)) continue
      followed.add(key)
      await run({ operation, subject, window: task.window })
    }
  }

  for (const key of await ledToBefore(koneps, TODAY)) followed.add(key)
  fake.calls.length = 0

  for (let at = TODAY + 15 * MINUTE; at <= TODAY + DAY - MINUTE; at += 15 * MINUTE) {
    clock.set(at)
    for (const { name, everyMs, overlapMs, longestMs, againAfterDays } of koneps.operations) {
      if (everyMs === null || name === 'bidders') continue
      const due = (at - TODAY) % everyMs === (everyMs === DAY ? 3 * HOUR : 0)
      if (due) await run({ operation: name, subject: '', window: { from: at - everyMs - overlapMs, to: at } })
      if (at !== TODAY + 3 * HOUR) continue
      for (const days of againAfterDays) {
        const from = TODAY - days * DAY
        await run({ operation: name, subject: '', window: { from, to: from + Math.min(DAY, longestMs) } })
      }
    }
  }
  // One opening day stands for the four that are asked for each night.
  clock.set(TODAY + DAY - MINUTE)
  await run({ operation: 'bidders', subject: '', window: { from: TODAY - 2 * DAY, to: TODAY - DAY } })

  await fake.stop()
  const nights = 1 + (koneps.operations.find(({ name }) => name === 'bidders')?.againAfterDays.length ?? 0)
  for (const [operation, calls] of Map.groupBy(fake.calls, (call) => call.operation)) {
    const count =
      Math.ceil(calls.reduce((sum, call) => sum + callsAtFullVolume(call), 0)) * (operation === BIDDERS ? nights : 1)
    t.diagnostic(`${operation} ${count}`)
    assert.ok(count <= 750, `${operation} takes ${count} calls a day`)
  }
  assert.deepEqual(fake.violations, [])
})

test('the first fill of agencies is asked for in months that the source allows, within one day of calls', async () => {
  const clock = createTestClock(TODAY)
  const world = createWorld({ seed: 'codes', from: START, days: 1, noticesADay: 1 })
  const fake = await startFakeKoneps({ world, clock })
  const koneps = createKoneps({ baseUrl: fake.baseUrl, serviceKey: FAKE_KEY })
  const operation = koneps.operations.find(({ name }) => name === 'agencies.registered')
  assert.ok(operation)
  const windows = planOperation(operation, null, [], TODAY)?.windows ?? []
  const codes = new Set<string>()
  for (const task of windows) {
    for (const { code, ended } of (await fetchAll(koneps, task, callerTools(clock.now))).codes)
      if (!ended) codes.add(code)
  }
  await fake.stop()
  assert.deepEqual(fake.violations, [])
  assert.ok(fake.calls.length < 400, `${fake.calls.length} calls`)
  const current = (world.lists.get('getDminsttInfo02') ?? []).filter(
    ({ from, until, row }) => from <= TODAY && TODAY < until && row.dltYn === 'N',
  )
  assert.deepEqual([...codes].sort(), current.map(({ number }) => number).sort())
})

/** What the openings of earlier days have led to: it was asked then. */
async function ledToBefore(koneps: Connector, now: number): Promise<string[]> {
  const keys: string[] = []
  for (const { name } of koneps.operations.filter((one) => one.name.startsWith('openings.'))) {
    for (let from = now - 4 * DAY; from < now; from += DAY) {
      const task = { operation: name, subject: '', window: { from, to: from + DAY } }
      const { follow } = await fetchAll(
        koneps,
        task,
        callerTools(() => now, { timeoutMs: 30_000 }),
      )
      keys.push(...follow.map(({ operation, subject }) => `${operation} ${subject}`))
    }
  }
  return keys
}

const BIDDERS = 'getDataSetOpnStdScsbidInfo'

/** A window has more pages where there is more; a question about one notice is asked of more notices. */
function callsAtFullVolume({ params, total }: Call): number {
  if (params.bidNtceNo !== undefined) return SHARE
  if (params.pageNo !== '1') return 0
  return Math.max(1, Math.ceil(((total ?? 0) * SHARE) / Number(params.numOfRows)))
}
