import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUR, MINUTE } from '../../lib/clock.ts'
import type { FetchReason } from '../schema.ts'
import { fetchVerdict, reasonOfAnswer, requestedWait } from './verdict.ts'

const after = (reason: FetchReason, attempts = 0, rest: { status?: number; retryAfterMs?: number } = {}) =>
  fetchVerdict({ reason, status: rest.status ?? null, retryAfterMs: rest.retryAfterMs ?? null }, attempts, 2 * MINUTE)

test('a temporary failure is retried with growing delays, six times in total', () => {
  const waits = [0, 1, 2, 3, 4, 5].map((attempts) => after('timeout', attempts).retryMs)
  assert.deepEqual(waits, [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, null])
  assert.equal(after('timeout', 5).state, 'failed')
  assert.equal(after('notFound', 5).state, 'gone')
})

test('a permanent failure is not retried', () => {
  for (const reason of ['tooLarge', 'refusedAddress', 'invalidUrl', 'redirects', 'encoded'] as const)
    assert.deepEqual([after(reason).state, after(reason).retryMs], ['failed', null], reason)
  assert.equal(after('notFound', 0, { status: 410 }).state, 'gone')
})

test('a busy host pauses as long as it asks for, up to a limit; its file also waits with growing delays, six times', () => {
  const asked = { retryAfterMs: 90_000 }
  assert.deepEqual(after('busy', 1, asked), {
    state: 'pending',
    retryMs: 10 * MINUTE + 90_000,
    counts: true,
    restMs: 90_000,
  })
  assert.deepEqual(after('busy', 5, asked), { state: 'failed', retryMs: null, counts: true, restMs: 90_000 })
  assert.equal(after('busy').restMs, MINUTE)
  assert.equal(after('busy', 0, { retryAfterMs: 0 }).restMs, 1000)
  assert.equal(after('busy', 0, { retryAfterMs: 400 * HOUR }).restMs, HOUR)
})

test('a file that cannot be stored waits for the store, and the attempt does not count', () => {
  assert.deepEqual(after('diskFull', 5), { state: 'pending', retryMs: 2 * MINUTE, counts: false, restMs: null })
})

test('a response is a file only if it can be one', () => {
  const answer = (status: number, headers: Record<string, string> = {}, text = 'content') =>
    reasonOfAnswer({ status, headers: new Headers(headers), body: Buffer.from(text) }, '공고문.hwp')
  assert.equal(answer(200), null)
  assert.equal(answer(200, { 'content-type': 'text/html; charset=utf-8' }), 'notAFile')
  assert.equal(answer(200, { 'content-encoding': 'identity' }), null)
  assert.equal(answer(200, { 'content-encoding': 'br' }), 'encoded')
  assert.equal(answer(200, {}, ''), 'empty')
  assert.equal(answer(206), 'status')
  assert.equal(answer(404), 'notFound')
  assert.equal(answer(503), 'busy')
  const page = { status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from('<p>') }
  assert.equal(reasonOfAnswer(page, '안내.html'), null)
})

test('Retry-After is a number of seconds or a date', () => {
  const now = Date.parse('2026-11-20T00:00:00Z')
  assert.equal(requestedWait('120', now), 120_000)
  assert.equal(requestedWait('Fri, 20 Nov 2026 00:10:00 GMT', now), 600_000)
  assert.equal(requestedWait('Thu, 19 Nov 2026 00:10:00 GMT', now), 0)
  assert.equal(requestedWait('soon', now), null)
  assert.equal(requestedWait(null, now), null)
})
