import assert from 'node:assert/strict'
import { describe, type mock, test } from 'node:test'
import fc from 'fast-check'
import { eventually } from '../../test/harness.ts'
import { createLoop, DAY, parseTime, SECOND, seoulDay, seoulTime, seoulTimeOrNull, TIME_FORM } from './clock.ts'

const utc = (text: string) => Date.parse(text)

describe('times as they leave', () => {
  test('in Seoul, to the second, with a numeric offset', () => {
    assert.equal(seoulTime(utc('2026-11-20T00:30:05.999Z')), '2026-11-20T09:30:05+09:00')
    assert.equal(seoulTime(utc('2026-12-31T15:00:00Z')), '2027-01-01T00:00:00+09:00')
    assert.equal(seoulTime(utc('2024-02-28T15:00:00Z')), '2024-02-29T00:00:00+09:00')
    assert.equal(seoulTimeOrNull(null), null)
    assert.equal(seoulTimeOrNull(0), '1970-01-01T09:00:00+09:00')
  })

  test('the day is the one in Seoul', () => {
    assert.equal(seoulDay(utc('2026-11-19T14:59:59Z')), '2026-11-19')
    assert.equal(seoulDay(utc('2026-11-19T15:00:00Z')), '2026-11-20')
  })
})

describe('times as they come', () => {
  for (const [text, expected] of [
    ['2026-11-20T09:30:00+09:00', '2026-11-20T00:30:00Z'],
    ['2026-11-20T09:30:00 09:00', '2026-11-20T00:30:00Z'],
    ['2026-11-20T09:30+09:00', '2026-11-20T00:30:00Z'],
    ['2026-11-20T09:30:00+0900', '2026-11-20T00:30:00Z'],
    ['2026-11-20 09:30:00+09:00', '2026-11-20T00:30:00Z'],
    ['2026-11-20t00:30:00z', '2026-11-20T00:30:00Z'],
    ['2026-11-20T00:30:00.999999999Z', '2026-11-20T00:30:00Z'],
    ['2026-11-19T19:30:00-05:00', '2026-11-20T00:30:00Z'],
    ['2026-11-20T06:00:00+05:30', '2026-11-20T00:30:00Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z'],
  ] as const) {
    test(text, () => {
      assert.equal(parseTime(text, 'start'), utc(expected))
      assert.equal(parseTime(text, 'end'), utc(expected), 'a time is a moment at both edges')
    })
  }

  test('a date is the whole day in Seoul', () => {
    assert.equal(parseTime('2026-11-20', 'start'), utc('2026-11-19T15:00:00Z'))
    assert.equal(parseTime('2026-11-20', 'end'), utc('2026-11-20T14:59:59Z'))
    assert.equal(parseTime('9999-12-31', 'end'), utc('9999-12-31T14:59:59Z'))
  })

  for (const text of [
    '',
    'now',
    '20261120',
    '2026-11',
    '2026-W01',
    '2026-11-20T',
    '2026-11-20T09',
    '2026-11-20T09:30:00',
    '1e3',
    '2026-02-30',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '0000-00-00',
    '1899-12-31',
    '2025-02-29',
    '-2026-01-01',
    '2026-11-20T09:30:00+09:60',
    ' 2026-11-20',
    '2026-11-20\n',
    '２０２６-11-20',
    '2026-11-20T24:00:00Z',
    '2026-11-20T23:60:00Z',
    '2026-11-20T23:59:60Z',
    '2026-11-20T09:30:00+19:00',
  ]) {
    test(`${JSON.stringify(text)} is no time`, () => assert.equal(parseTime(text, 'start'), null))
  }

  test('the form that is declared takes just what is read', () => {
    const form = new RegExp(TIME_FORM, 'u')
    const digits = (...numbers: number[]) =>
      fc.constantFrom(...numbers).map((number) => String(number).padStart(2, '0'))
    const year = fc
      .oneof(fc.integer({ min: 1890, max: 9999 }), fc.constantFrom(1900, 2000, 2100, 2400, 2024))
      .map(String)
    const date = fc.tuple(year, digits(0, 1, 2, 4, 6, 9, 11, 12, 13), digits(0, 1, 28, 29, 30, 31, 32))
    const time = fc.tuple(digits(0, 9, 23, 24), digits(0, 59, 60), digits(0, 59, 60))
    const zone = fc.oneof(
      fc.constantFrom('Z', 'z', '', '+', '+0900', ' 09:00'),
      fc
        .tuple(fc.constantFrom('+', '-'), digits(0, 9, 18, 19), digits(0, 59, 60))
        .map(([sign, h, m]) => `${sign}${h}:${m}`),
    )
    const part = fc
      .constantFrom('T', 't', ' ', '')
      .chain((sign) =>
        fc
          .tuple(time, zone, fc.constantFrom('', '.5', '.'))
          .map(([[h, m, s], at, fraction]) => `${sign}${h}:${m}:${s}${fraction}${at}`),
      )
    const counts = { read: 0, refused: 0 }
    fc.assert(
      fc.property(fc.tuple(date, fc.oneof(fc.constant(''), part)), ([[y, m, d], rest]) => {
        const text = `${y}-${m}-${d}${rest}`
        const isRead = parseTime(text, 'start') !== null
        counts[isRead ? 'read' : 'refused']++
        assert.equal(form.test(text), isRead, text)
      }),
      { numRuns: 20_000 },
    )
    assert.ok(counts.read > 1_000 && counts.refused > 1_000, JSON.stringify(counts))
  })

  test('what leaves can come back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: utc('1900-01-02T00:00:00Z') / SECOND, max: utc('9999-12-30T00:00:00Z') / SECOND }),
        (at) => {
          const instant = at * SECOND
          assert.equal(parseTime(seoulTime(instant), 'start'), instant)
          const day = seoulDay(instant)
          const [start, end] = [parseTime(day, 'start') ?? Number.NaN, parseTime(day, 'end') ?? Number.NaN]
          assert.ok(start <= instant && instant <= end && end - start === DAY - SECOND)
        },
      ),
    )
  })
})

describe('loop', () => {
  test('goes on after a failing step, and tells of it', async () => {
    const told: unknown[] = []
    let steps = 0
    const loop = createLoop(
      1,
      async () => {
        if (++steps === 2) throw new Error('once')
      },
      (error) => told.push(error),
    )
    loop.start()
    loop.start()
    await eventually(() => steps >= 4)
    await loop.stop()
    assert.equal(told.length, 1)
    const done = steps
    await new Promise(setImmediate)
    assert.equal(steps, done)
  })

  test('stopping waits for the step in hand and not for the pause', async () => {
    const started = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    let ended = false
    const loop = createLoop(
      3_600_000,
      async () => {
        started.resolve()
        await gate.promise
        ended = true
      },
      () => {},
    )
    loop.start()
    await started.promise
    const stopped = loop.stop()
    gate.resolve()
    await stopped
    assert.ok(ended)
  })

  /** A loop over a step that ends when told to, on a clock that a test moves. */
  function stuckLoop(timers: typeof mock.timers) {
    timers.enable({ apis: ['setTimeout'] })
    const told: string[] = []
    const gates: PromiseWithResolvers<void>[] = []
    const loop = createLoop(
      10,
      () => {
        const gate = Promise.withResolvers<void>()
        gates.push(gate)
        return gate.promise
      },
      (error) => told.push(String(error)),
      { step: 1_000, stop: 300 },
    )
    /** What waits for these milliseconds to pass has gone on. */
    async function pass(ms: number) {
      timers.tick(ms)
      await new Promise(setImmediate)
    }
    return { loop, told, gates, pass }
  }

  test('a step that takes too long is told of once, and no other is begun beside it', async ({ mock: { timers } }) => {
    const { loop, told, gates, pass } = stuckLoop(timers)
    loop.start()
    await pass(999)
    assert.deepEqual(told, [])
    await pass(1)
    await pass(100_000)
    assert.deepEqual([told.length, gates.length], [1, 1])
    assert.match(told[0] ?? '', /1000 ms/)
    gates[0]?.resolve()
    await pass(0)
    await pass(10)
    assert.equal(gates.length, 2, 'it goes on once the step has ended')
    gates[1]?.reject(new Error('late'))
    await pass(0)
    assert.match(told[1] ?? '', /late/)
    const stopped = loop.stop()
    await pass(0)
    await stopped
    assert.equal(told.length, 2)
  })

  test('stopping does not wait for ever, and says what it left behind', async ({ mock: { timers } }) => {
    const { loop, told, gates, pass } = stuckLoop(timers)
    loop.start()
    let stopped = false
    const stop = loop.stop().then(() => {
      stopped = true
    })
    await pass(299)
    assert.equal(stopped, false)
    await pass(1)
    await stop
    assert.match(told[0] ?? '', /300 ms/)
    gates[0]?.resolve()
    await pass(1_000)
    assert.deepEqual([told.length, gates.length], [1, 1], 'a step that ends later begins no other')
  })

  test('one that never started stops at once', async () => {
    await createLoop(
      1,
      async () => assert.fail('never'),
      () => {},
    ).stop()
  })
})
