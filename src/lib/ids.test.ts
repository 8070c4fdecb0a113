import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createIds, newId } from './ids.ts'

const latest = 32 ** 10 - 1

test('an id is its kind, ten characters of time and sixteen of chance', () => {
  assert.match(newId('acc', Date.parse('2026-11-20T00:00:00Z')), /^acc_[0-9a-hjkmnp-tv-z]{26}$/)
  assert.match(newId('kw', 0), /^kw_0{10}[0-9a-hjkmnp-tv-z]{16}$/)
})

test('ids sort by the time they were made', () => {
  fc.assert(
    fc.property(fc.nat(latest), fc.nat(latest), (one, other) => {
      const [a, b] = [newId('key', one), newId('key', other)].map((id) => id.slice(0, 14))
      assert.equal((a ?? '') < (b ?? ''), one < other)
    }),
  )
})

test('ten thousand of one moment differ', () => {
  assert.equal(new Set(Array.from({ length: 10_000 }, () => newId('evt', 1))).size, 10_000)
  const [one, other] = [createIds('req'), createIds('req')]
  const made = Array.from({ length: 10_000 }, () => [one(1), other(1)]).flat()
  assert.equal(new Set(made).size, 20_000)
  for (const id of made) assert.match(id, /^req_0{9}1[0-9a-hjkmnp-tv-z]{16}$/)
})
