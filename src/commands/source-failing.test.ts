import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { createActor, openHouse, refused } from '../../test/acting.ts'
import { createTestClock } from '../../test/factories.ts'
import { startPortal } from '../../test/koneps/portal.ts'
import { brokenLine, cutText, inWords, rateLimited, type Trick } from '../../test/koneps/tricks.ts'
import { createWorld } from '../../test/koneps/world.ts'
import { MINUTE, seoulDay } from '../lib/clock.ts'
import { source } from './source.ts'

const act = createActor({ source })
// Days before the clock of the portal: nothing is published while a run goes on.
const [FIRST, LAST] = ['2026-11-11', '2026-11-16']
const DAYS = 6
const FAILS = inWords('Unexpected errors', 500)
/** A window counts as failing after three passes, and a call after five tries. */
const TRIES_OF_A_WINDOW = 3 * 5
const AWAY = /getScsbidListSttusServc$/

async function open(t: TestContext) {
  const clock = createTestClock()
  const start = Date.parse(`${FIRST}T00:00:00+09:00`)
  const world = createWorld({ seed: t.name, from: start, days: DAYS, noticesADay: 40 })
  const portal = await startPortal({ clock, world, operations: /^(?!codes)/ })
  t.after(() => portal.close())
  const { app, fake, sources } = portal
  const { house } = openHouse(app)
  await sources.ensure('koneps', 'koneps')
  await sources.disable('koneps')

  /** As an operator would, but for the time between two passes, which is skipped. */
  async function run(beforeLastPass = () => {}) {
    const hurry: typeof sources.hurry = (ordered) => {
      beforeLastPass()
      return sources.hurry(ordered)
    }
    let woken = Promise.resolve()
    let called = -1
    const progress = () => {
      // While there are calls, time stands still: on a busy machine, failed lists would be tried more often meanwhile.
      const isWaiting = fake.calls.length === called
      called = fake.calls.length
      if (!isWaiting) return
      clock.advance(MINUTE / 2)
      woken = woken.then(sources.wakeAll)
    }
    try {
      return await act(`source run koneps --from ${FIRST} --to ${LAST}`, {
        open: async () => ({ ...house, app: { ...house.app, sources: { ...sources, hurry } } }),
        progress,
      })
    } finally {
      await woken
    }
  }

  async function missing(): Promise<string[]> {
    const rows = await app.db.sql<{ number: string }[]>`select number from bids where source = 'koneps'`
    const stored = new Set(rows.map(({ number }) => number))
    return [...world.notices].flatMap(([number, states]) =>
      states.some(({ registeredAt }) => seoulDay(registeredAt) <= LAST) && !stored.has(number) ? [number] : [],
    )
  }

  /** Calls that were answered although the same question had been answered before. */
  function readTwice(): string[] {
    const answered = fake.calls.filter(({ total }) => total !== null)
    const questions = Map.groupBy(answered, ({ operation, params }) => `${operation} ${JSON.stringify(params)}`)
    return [...questions].flatMap(([question, calls]) =>
      calls.length > 1 ? [`${calls.length} times ${question}`] : [],
    )
  }

  const state = async () => {
    const listed = (await sources.list()).find(({ name }) => name === 'koneps')
    return [listed?.openWindows, listed?.failedWindows, listed?.quarantined]
  }
  return { fake, run, missing, readTwice, state, failed: () => fake.calls.filter(({ total }) => total === null).length }
}

const every = (n: number) => ({ on: (nth: number) => nth % n === 0 })

/** The first four calls of every seventh question fail. */
function stubborn(): Trick {
  const tries = new Map<string, number>()
  const order: string[] = []
  return {
    reply(honest, { operation, params }) {
      const question = `${operation} ${params}`
      if (!tries.has(question)) order.push(question)
      tries.set(question, (tries.get(question) ?? 0) + 1)
      const fails = order.indexOf(question) % 7 === 0 && (tries.get(question) ?? 0) < 5
      return fails ? { status: 429, type: 'text/plain', body: 'something new' } : honest()
    },
  }
}

describe('a run against a portal whose calls fail', () => {
  const cases: [string, Trick, number][] = [
    ['every seventh with 500', FAILS, 7],
    ['every seventh with 429 and Retry-After', rateLimited(3), 7],
    ['every third with 500', FAILS, 3],
  ]
  for (const [name, trick, n] of cases) {
    test(`${name}: it brings everything`, async (t) => {
      const { fake, run, missing, state, failed } = await open(t)
      fake.misbehave(trick, every(n))
      await run()
      assert.ok(failed() > 5)
      assert.deepEqual(await missing(), [])
      assert.deepEqual(await state(), [0, 0, 0])
      assert.deepEqual(fake.violations, [])
    })
  }

  test('four times in a row: the call is repeated, and no page is read twice', async (t) => {
    const { fake, run, missing, readTwice, state, failed } = await open(t)
    fake.misbehave(stubborn())
    await run()
    assert.ok(failed() > 20)
    assert.deepEqual(await missing(), [])
    assert.deepEqual(await state(), [0, 0, 0])
    assert.deepEqual(readTwice(), [])
  })

  test('with answers that are cut off: brings everything', async (t) => {
    const { fake, run, missing, state } = await open(t)
    fake.misbehave(cutText, every(5))
    fake.misbehave(brokenLine, every(7))
    await run()
    assert.deepEqual(await missing(), [])
    assert.deepEqual(await state(), [0, 0, 0])
  })

  test('one list is away until the others are done: it is read then', async (t) => {
    const { fake, run, missing, state } = await open(t)
    fake.misbehave(FAILS, { operation: AWAY })
    await run(() => fake.behave())
    assert.deepEqual(await missing(), [])
    assert.deepEqual(await state(), [0, 0, 0])
  })

  test('one list is away for good: the others are read, and the run ends with the reason', async (t) => {
    const { fake, run, state } = await open(t)
    fake.misbehave(FAILS, { operation: AWAY })
    const { exit, code, detail } = await refused(() => run())
    assert.deepEqual([exit, code], [1, 'incomplete'])
    assert.match(detail, /^6 parts are not done: 6 failed and wait for a later try \(.*Unexpected errors/)
    assert.deepEqual(await state(), [DAYS, DAYS, 0])
    // Three passes, and one more because the others were read meanwhile.
    const calls = fake.calls.filter(({ operation }) => AWAY.test(operation))
    assert.ok(calls.length <= DAYS * (TRIES_OF_A_WINDOW + 5), `${calls.length} calls`)
  })

  test('all calls fail for good: the run ends with the reason, in a bounded number of calls', async (t) => {
    const { fake, run, missing } = await open(t)
    fake.misbehave(FAILS)
    const { exit, code, detail } = await refused(() => run())
    assert.deepEqual([exit, code], [1, 'incomplete'])
    const [, failures] =
      /parts are not done: the source failed (\d+) times in a row \(.*Unexpected errors/.exec(detail) ?? []
    // It counts at intervals: on a busy machine, more than the fortieth failure may have happened meanwhile.
    assert.ok(Number(failures) >= 40, detail)
    assert.ok((await missing()).length > 30)
    assert.ok(fake.calls.length < 300, `${fake.calls.length} calls`)
  })

  test('an hour to wait is asked for: no list is called again', async (t) => {
    const { fake, run } = await open(t)
    fake.misbehave(rateLimited(3600))
    const { exit, code, detail } = await refused(() => run())
    assert.deepEqual([exit, code], [1, 'incomplete'])
    assert.match(detail, /parts are not done: .*too many calls/)
    // Four windows are read at once, and each may be of the same list.
    const lists = new Set(fake.calls.map(({ operation }) => operation)).size
    assert.ok(fake.calls.length <= lists * 4, `${fake.calls.length} calls of ${lists} lists`)
  })
})
