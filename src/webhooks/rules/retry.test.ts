import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DAY, HOUR, MINUTE, SECOND } from '../../lib/clock.ts'
import {
  type AttemptOutcome,
  CAREFUL_AFTER,
  type Circumstances,
  deliveryVerdict,
  restAfter,
  shownAnswer,
  WAITS,
} from './retry.ts'

const NOW = Date.parse('2026-11-20T09:00:00+09:00')
const answered = (status: number | null, more: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  status,
  whole: true,
  retryAfter: null,
  control: null,
  ...more,
})
const given = (changes: Partial<Circumstances> = {}): Circumstances => ({
  attempts: 1,
  now: NOW,
  chance: 0.5,
  ...changes,
})
const waitOf = (outcome: AttemptOutcome, circumstances = given()) => {
  const verdict = deliveryVerdict(outcome, circumstances)
  return verdict.end === null ? verdict.waitMs : verdict.end
}

test('only 2xx is a success, not redirects', () => {
  for (const status of [200, 201, 202, 204, 299]) assert.equal(waitOf(answered(status)), 'delivered')
  for (const status of [null, 101, 199, 300, 301, 302, 307, 308, 400, 401, 404, 408, 409, 410, 429, 500, 502, 503])
    assert.equal(waitOf(answered(status)), 5 * SECOND, String(status))
  assert.equal(waitOf(answered(200, { whole: false })), 5 * SECOND)
})

test('ten attempts over about 75 hours, each up to a fifth sooner or later', () => {
  const waits = WAITS.map((_, index) => waitOf(answered(500), given({ attempts: index + 1 })))
  assert.deepEqual(waits, WAITS)
  assert.equal(waits.length, 9)
  assert.equal(
    WAITS.reduce((sum, wait) => sum + wait, 0),
    75 * HOUR + 35 * MINUTE + 5 * SECOND,
  )
  assert.equal(waitOf(answered(500), given({ chance: 0 })), 4 * SECOND)
  assert.equal(waitOf(answered(500), given({ chance: 1 })), 6 * SECOND)
  assert.equal(waitOf(answered(500), given({ attempts: 10 })), 'failed')
})

describe('Retry-After', () => {
  const waitFor = (retryAfter: string, attempts = 1) => waitOf(answered(429, { retryAfter }), given({ attempts }))

  test('is obeyed between what the schedule says and a day', () => {
    assert.equal(waitFor('120'), 2 * MINUTE)
    assert.equal(waitFor(' 120 '), 2 * MINUTE)
    assert.equal(waitFor('0'), 5 * SECOND)
    assert.equal(waitFor('1000000000'), DAY)
    assert.equal(waitFor('60', 2), 5 * MINUTE)
    assert.equal(waitFor('Fri, 20 Nov 2026 01:00:00 GMT'), HOUR)
    assert.equal(waitFor('Fri, 20 Nov 1998 01:00:00 GMT'), 5 * SECOND)
    assert.equal(waitFor('Fri, 20 Nov 2099 01:00:00 GMT'), DAY)
  })

  test('garbage is as nothing', () => {
    for (const text of ['', 'soon', '-5', '1.5', '1e9', '0x10', '12, 13', '2026-11-20', '9'.repeat(400), 'Fri, 99 Nov'])
      assert.equal(waitFor(text), 5 * SECOND, text)
  })

  test('an overloaded receiver pauses its whole lane, for at most five minutes', () => {
    const rest = (status: number, retryAfter: string) =>
      deliveryVerdict(answered(status, { retryAfter }), given()).restMs
    assert.equal(rest(429, '60'), MINUTE)
    assert.equal(rest(503, '1000000000'), 5 * MINUTE)
    assert.equal(rest(500, '60'), 0)
    assert.equal(rest(429, 'soon'), 0)
  })
})

describe('a receiver that sends control headers', () => {
  test('410 and `disable` disable the webhook, whatever becomes of the message', () => {
    assert.equal(deliveryVerdict(answered(410), given()).disable, 'gone')
    assert.equal(deliveryVerdict(answered(500, { control: 'disable' }), given()).disable, 'receiver')
    const both = deliveryVerdict(answered(200, { control: ' Disable' }), given())
    assert.deepEqual([both.end, both.disable], ['delivered', 'receiver'])
    assert.equal(deliveryVerdict(answered(404), given()).disable, null)
  })

  test('`abort-message` ends the message', () => {
    assert.equal(waitOf(answered(500, { control: 'abort-message' })), 'aborted')
    assert.equal(waitOf(answered(200, { control: 'abort-message' })), 'delivered')
    assert.equal(waitOf(answered(500, { control: 'later' })), 5 * SECOND)
  })
})

test('a failing webhook is paused for increasing periods', () => {
  assert.equal(restAfter(CAREFUL_AFTER - 1), 0)
  assert.equal(restAfter(CAREFUL_AFTER), 5 * SECOND)
  assert.equal(restAfter(CAREFUL_AFTER + 1), 10 * SECOND)
  assert.equal(restAfter(CAREFUL_AFTER + 1000), 5 * MINUTE)
})

test('the first kilobyte of a response is shown, as valid text for the database', () => {
  assert.equal(shownAnswer(Buffer.from('받았습니다')), '받았습니다')
  assert.equal(shownAnswer(Buffer.from('a\0b')), 'a\uFFFDb')
  assert.equal(shownAnswer(Buffer.from([0xff, 0x41])), '\uFFFDA')
  assert.equal(shownAnswer(Buffer.from('x'.repeat(2000))).length, 1024)
  assert.equal(shownAnswer(Buffer.from(`${'x'.repeat(1023)}가`)), 'x'.repeat(1023))
})
