import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paced } from './paced.ts'

test('the first call is immediate, later ones are combined at the end of the interval', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const done: number[] = []
  const act = paced((value: number) => done.push(value), 5_000)
  act(1)
  assert.deepEqual(done, [1])
  act(2)
  act(3)
  t.mock.timers.tick(4_999)
  assert.deepEqual(done, [1])
  t.mock.timers.tick(1)
  assert.deepEqual(done, [1, 3])
  act(4)
  assert.deepEqual(done, [1, 3])
  t.mock.timers.tick(5_000)
  assert.deepEqual(done, [1, 3, 4])
  t.mock.timers.tick(5_000)
  act(5)
  assert.deepEqual(done, [1, 3, 4, 5])
})
