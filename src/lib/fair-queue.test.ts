import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFairQueue } from './fair-queue.ts'

const round = () => new Promise<void>((resolve) => setImmediate(resolve))

test('runs so much at once, of one caller one at a time', async () => {
  const queue = createFairQueue(2)
  const running = new Map<string, number>()
  let most = 0
  const work = (caller: string) =>
    queue.take(caller, async () => {
      running.set(caller, (running.get(caller) ?? 0) + 1)
      assert.equal(running.get(caller), 1, 'two of one caller')
      most = Math.max(most, running.size)
      await round()
      running.delete(caller)
      return caller
    })
  const callers = ['a', 'a', 'a', 'b', 'c', 'a', 'b']
  assert.deepEqual(await Promise.all(callers.map(work)), callers)
  assert.equal(most, 2)
  assert.deepEqual(queue.counts(), { running: 0, waiting: 0 })
})

test('gives each caller a turn before the next of one who asks for much', async () => {
  const queue = createFairQueue(1)
  const done: string[] = []
  const work = (caller: string) =>
    queue.take(caller, async () => {
      await round()
      done.push(caller)
    })
  const all = ['greedy', 'greedy', 'greedy', 'greedy', 'one', 'two', 'two'].map(work)
  await Promise.all(all)
  assert.deepEqual(done, ['greedy', 'one', 'two', 'greedy', 'two', 'greedy', 'greedy'])
})

test('waits for nobody where there is room', async () => {
  const queue = createFairQueue(2)
  let isFree = () => {}
  const greedy = queue.take('greedy', () => new Promise<void>((resolve) => (isFree = resolve)))
  const more = queue.take('greedy', round)
  assert.equal(await queue.take('other', async () => 'at once'), 'at once')
  assert.deepEqual(queue.counts(), { running: 1, waiting: 0 })
  isFree()
  await Promise.all([greedy, more])
})

test('what fails leaves its place', async () => {
  const queue = createFairQueue(1)
  const fails = queue.take('a', async () => {
    throw new Error('broken')
  })
  const next = queue.take('a', async () => 'next')
  await assert.rejects(fails, /broken/)
  assert.equal(await next, 'next')
})
