import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { createMemoryWindow } from '../adapters/memory-window.ts'
import type { LimitWindow } from '../rules/limits.ts'
import { createShares } from './shares.ts'

const WINDOW = 60_000

describe('a limit counted together', () => {
  let at = 0
  /** Stands for Redis: one for all processes, and it can be away or come back empty. */
  let store: LimitWindow
  let away = false
  let asked = 0
  const told: string[] = []
  const now = () => at
  const memory = () => createMemoryWindow({ now, windowMs: WINDOW })

  const shared: LimitWindow = {
    async take(...question) {
      asked++
      if (away) throw new Error('away')
      return store.take(...question)
    },
  }
  const processOf = (processes: number) =>
    createShares({
      shared,
      own: memory(),
      windowMs: WINDOW,
      now,
      processes: () => processes,
      onAlone: () => told.push('alone'),
      onGone: () => told.push('gone'),
      onBack: () => told.push('back'),
    })
  const admittedOf = async (process: LimitWindow, n: number, quota = 100) => {
    let admitted = 0
    for (let i = 0; i < n; i++) if ((await process.take('key', quota, 1)).admitted) admitted++
    return admitted
  }
  const pass = (ms: number) => {
    at += ms
  }

  beforeEach(() => {
    at = 0
    store = memory()
    away = false
    asked = 0
    told.length = 0
  })

  test('is one limit for all processes', async () => {
    const [one, other] = [processOf(2), processOf(2)]
    assert.equal(await admittedOf(one, 70), 70)
    assert.equal(await admittedOf(other, 70), 30)
    assert.deepEqual(told, [])
  })

  test('while the store is away, each admits its share, told once and counted each time', async () => {
    const [one, other] = [processOf(2), processOf(2)]
    away = true
    assert.equal(await admittedOf(one, 80), 50)
    assert.equal(await admittedOf(other, 80), 50)
    assert.equal(told.filter((word) => word === 'gone').length, 2)
    assert.equal(told.filter((word) => word === 'alone').length, 160)
    assert.equal(one.isAlone(), true)
  })

  test('what was admitted together counts in the share', async () => {
    const only = processOf(1)
    assert.equal(await admittedOf(only, 70), 70)
    away = true
    assert.equal(await admittedOf(only, 70), 30)
    pass(WINDOW)
    assert.equal(await admittedOf(only, 150), 100)
  })

  test('a share is never nothing', async () => {
    away = true
    assert.equal(await admittedOf(processOf(50), 10, 5), 1)
  })

  test('it is asked again once a second, by one request at a time, and comes back by itself', async () => {
    const only = processOf(1)
    away = true
    await admittedOf(only, 20)
    assert.equal(asked, 1)
    pass(1_000)
    await Promise.all([1, 2, 3].map(() => only.take('key', 100, 1)))
    assert.equal(asked, 2)
    away = false
    pass(1_000)
    await only.take('key', 100, 1)
    assert.equal(only.isAlone(), false)
    assert.equal(told.at(-1), 'back')
  })

  test('that it is back is found out also by a caller over his share', async () => {
    const only = processOf(1)
    away = true
    await admittedOf(only, 150)
    away = false
    pass(1_000)
    assert.equal((await only.take('key', 100, 1)).admitted, false)
    await only.take('another', 100, 0)
    assert.equal(told.at(-1), 'back')
  })

  test('a store that came back with its memory lost lets nobody in twice', async () => {
    const [one, other] = [processOf(2), processOf(2)]
    away = true
    assert.equal((await admittedOf(one, 80)) + (await admittedOf(other, 80)), 100)
    away = false
    store = memory()
    pass(5_000)
    assert.equal((await admittedOf(one, 80)) + (await admittedOf(other, 80)), 0)
    pass(WINDOW - 5_000)
    assert.equal((await admittedOf(one, 80)) + (await admittedOf(other, 80)), 100)
    pass(WINDOW)
    assert.equal((await admittedOf(one, 80)) + (await admittedOf(other, 80)), 100)
    assert.equal(await admittedOf(one, 1), 0, 'the whole limit is for whoever asks first again')
  })

  test('how much remains is the less of the two', async () => {
    const one = processOf(2)
    away = true
    await one.take('key', 100, 1)
    away = false
    pass(1_000)
    assert.equal((await one.take('key', 100, 1)).remaining, 48)
  })

  test('to look costs nothing, there and here', async () => {
    const only = processOf(1)
    for (const gone of [false, true]) {
      away = gone
      for (let i = 0; i < 5; i++) assert.equal((await only.take('key', 3, 0)).remaining, 3)
    }
  })
})
