import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE, SECOND } from '../../lib/clock.ts'
import { type FailedCall, kindOfStatus, retryAfterOf, waitBeforeRepeat } from './repeat.ts'

const failed = (changes: Partial<FailedCall> = {}) =>
  waitBeforeRepeat({ kind: 'retry', timedOut: false, tries: 1, askedMs: null, ...changes })

test('a call is repeated four times, later and later', () => {
  const waits = (kind: FailedCall['kind']) => [1, 2, 3, 4, 5].map((tries) => failed({ kind, tries }))
  assert.deepEqual(waits('retry'), [SECOND, 2 * SECOND, 4 * SECOND, 8 * SECOND, null])
  assert.deepEqual(waits('throttled'), [5 * SECOND, 10 * SECOND, 20 * SECOND, 40 * SECOND, null])
})

test('what fails again in any case is not repeated', () => {
  for (const kind of ['config', 'quota', 'range'] as const) assert.equal(failed({ kind, askedMs: SECOND }), null)
})

test('a call that is not answered in time is repeated once', () => {
  assert.deepEqual([failed({ timedOut: true }), failed({ timedOut: true, tries: 2 })], [SECOND, null])
})

test('the wait that is asked for is kept, up to five minutes', () => {
  const asked = (askedMs: number, tries = 1) => failed({ kind: 'throttled', askedMs, tries })
  assert.deepEqual([asked(30 * SECOND), asked(5 * MINUTE), asked(5 * MINUTE + 1)], [30 * SECOND, 5 * MINUTE, null])
  assert.deepEqual([asked(0), asked(0, 3)], [SECOND, 4 * SECOND], 'one that is too short does not end the back-off')
})

test('Retry-After is seconds or a date', () => {
  const now = Date.parse('2026-11-20T00:00:00Z')
  const of = (value: string) => retryAfterOf(new Headers({ 'retry-after': value }), now)
  assert.deepEqual(
    [of('7'), of('Fri, 20 Nov 2026 00:01:00 GMT'), of('Fri, 20 Nov 2026 00:00:00 GMT')],
    [7000, 60_000, 0],
  )
  assert.deepEqual([of('Thu, 19 Nov 2026 00:00:00 GMT'), of('soon'), of('')], [0, null, null])
  assert.equal(retryAfterOf(new Headers(), now), null)
})

test('4xx is for the operator, except those that pass', () => {
  const kinds = (statuses: number[]) => [...new Set(statuses.map(kindOfStatus))]
  assert.deepEqual(kinds([400, 401, 403, 404, 405, 410, 414]), ['config'])
  assert.deepEqual(kinds([200, 302, 408, 425, 500, 502, 503, 504]), ['retry'])
  assert.deepEqual(kinds([429]), ['throttled'])
})
