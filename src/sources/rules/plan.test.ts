import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { DAY, HOUR, MINUTE, parseTime, seoulTime } from '../../lib/clock.ts'
import type { Operation } from '../schema/connector.ts'
import type { OpenWindow, OperationRow } from '../schema/sources.ts'
import {
  allowance,
  completeUntil,
  dayPieces,
  halves,
  nextTry,
  pieces,
  planOperation,
  planRun,
  settleOf,
} from './plan.ts'

const at = (text: string) => parseTime(text, 'start') ?? 0
const NOW = at('2026-11-20T10:00:00+09:00')

const EVERY = 15 * MINUTE
const operation = (changes: Partial<Operation> = {}): Operation => ({
  name: 'notices',
  everyMs: EVERY,
  overlapMs: HOUR,
  longestMs: 28 * DAY,
  againAfterDays: [],
  backfills: false,
  ...changes,
})

const known = (changes: Partial<OperationRow> = {}): OperationRow => ({
  operation: 'notices',
  plannedUntil: NOW,
  againUntil: '2026-11-20',
  lastSuccessAt: null,
  ...changes,
})

const open = (changes: Partial<OpenWindow> = {}): OpenWindow => ({
  operation: 'notices',
  subject: '',
  fromAt: NOW - HOUR,
  toAt: NOW,
  purpose: 'poll',
  run: null,
  dueAt: NOW,
  attempts: 0,
  failure: null,
  reason: null,
  failedAt: null,
  ...changes,
})

describe('what is to be fetched', () => {
  test('at first the latest time, and past days where they can be had', () => {
    const plan = planOperation(operation({ backfills: true }), null, [], NOW)
    const fills = plan?.windows.filter(({ purpose }) => purpose === 'fill') ?? []
    assert.equal(fills.length, 31)
    assert.deepEqual(plan?.windows[0]?.purpose, 'poll')
    assert.equal(seoulTime(fills.at(-1)?.window.from ?? 0), '2026-10-21T10:00:00+09:00')
    assert.equal(planOperation(operation(), null, [], NOW)?.windows.length, 1)
  })

  test('what goes back many years is filled in windows as long as may be', () => {
    const old = operation({ backfills: true, everyMs: DAY, longestMs: 28 * DAY, fillsFrom: NOW - 3650 * DAY })
    const fills = planOperation(old, null, [], NOW)?.windows.filter(({ purpose }) => purpose === 'fill') ?? []
    assert.equal(fills.length, Math.ceil(3650 / 28))
    assert.deepEqual([fills[0]?.window.from, fills.at(-1)?.window.to], [NOW - 3650 * DAY, NOW])
    for (const [i, { window }] of fills.entries()) {
      assert.ok(window.to - window.from <= 28 * DAY)
      assert.equal(window.from, fills[i - 1]?.window.to ?? window.from)
    }
    assert.equal(planRun([old], { from: NOW - 56 * DAY, to: NOW }, NOW).length, 2)
  })

  test('nothing before it is due', () => {
    assert.equal(planOperation(operation(), known(), [], NOW + 14 * MINUTE), null)
  })

  test('then from an overlap before the last edge up to a little before now', () => {
    const [notices, regions] = [operation(), operation({ name: 'regions', tellsParts: 'regions' })]
    const settle = settleOf([notices, regions], notices)
    assert.equal(planOperation(notices, known(), [], NOW + 15 * MINUTE, { settleMs: settle }), null)
    const plan = planOperation(notices, known(), [], NOW + 17 * MINUTE, { settleMs: settle })
    assert.deepEqual(
      plan?.windows.map(({ window }) => window),
      [{ from: NOW - HOUR, to: NOW + 15 * MINUTE }],
    )
    assert.deepEqual([settleOf([notices, regions], regions), settleOf([notices], notices)], [0, 0])
  })

  test('two processes whose clocks differ fetch the last day again once, and miss nothing', () => {
    const notices = operation()
    let row = known()
    const ends = new Map<string, number>()
    const fetched = { fast: 0, right: 0 }
    let covered = NOW
    for (let minute = 1; minute <= 6 * 60; minute++) {
      const now = NOW + minute * MINUTE
      const [name, at] = minute % 2 === 0 ? (['right', now] as const) : (['fast', now + HOUR] as const)
      const plan = planOperation(notices, row, [], at, { ownUntil: ends.get(name) ?? null })
      if (!plan) continue
      for (const { window } of plan.windows) {
        fetched[name] += window.to - window.from
        if (name === 'right') {
          assert.ok(window.from <= covered)
          covered = Math.max(covered, window.to)
        }
      }
      row = known({ plannedUntil: plan.state.plannedUntil })
      ends.set(name, plan.state.plannedUntil)
    }
    assert.ok(covered >= NOW + 6 * HOUR - 2 * EVERY, 'what the fast clock asked for too early is asked for again')
    const polls = (6 * HOUR) / EVERY
    assert.ok(fetched.right <= DAY + polls * (notices.overlapMs + 2 * EVERY), `${fetched.right / HOUR} hours`)
  })

  test('a plan far in the future was made by a fast clock: the last day is fetched again', () => {
    const fast = known({ plannedUntil: NOW + 2 * HOUR })
    const plan = planOperation(operation(), fast, [], NOW)
    assert.deepEqual(
      plan?.windows.map(({ window }) => window),
      [{ from: NOW - DAY - HOUR, to: NOW }],
    )
    assert.equal(plan?.state.plannedUntil, NOW)
    assert.equal(planOperation(operation(), known({ plannedUntil: NOW + MINUTE }), [], NOW), null)
    assert.equal(planOperation(operation({ everyMs: null }), fast, [], NOW), null)
  })

  test('while a window is open no other is planned, and after a day without the source one covers it all', () => {
    assert.equal(planOperation(operation(), known(), [open({ attempts: 1 })], NOW + DAY), null)
    const plan = planOperation(operation(), known(), [], NOW + DAY)
    assert.deepEqual(
      plan?.windows.map(({ window }) => window),
      [{ from: NOW - HOUR, to: NOW + DAY }],
    )
  })

  test('a window that fails again and again does not keep newer ones back, but only so many', () => {
    const stubborn = open({ attempts: 3 })
    assert.equal(planOperation(operation(), known(), [stubborn], NOW + HOUR)?.windows.length, 1)
    assert.equal(planOperation(operation(), known(), Array(4).fill(stubborn), NOW + HOUR), null)
    const other = open({ operation: 'another' })
    assert.equal(planOperation(operation(), known(), [other], NOW + HOUR)?.windows.length, 1)
  })

  test('a long gap is cut into windows the source allows, without a gap between them', () => {
    const plan = planOperation(operation({ longestMs: 28 * DAY }), known(), [], NOW + 70 * DAY)
    const windows = plan?.windows.map(({ window }) => window) ?? []
    assert.equal(windows.length, 3)
    assert.equal(windows[1]?.from, windows[0]?.to)
  })

  test('days come again after so many days, each once, also those missed in an outage', () => {
    const nightly = operation({ everyMs: null, againAfterDays: [1, 2, 4] })
    const before = planOperation(nightly, known(), [], at('2026-11-21T00:30:00+09:00'))
    assert.equal(before, null)
    const plan = planOperation(nightly, known(), [], at('2026-11-21T01:00:00+09:00'))
    assert.deepEqual(
      plan?.windows.map(({ window }) => seoulTime(window.from).slice(0, 10)),
      ['2026-11-17', '2026-11-19', '2026-11-20'],
    )
    assert.equal(plan?.state.againUntil, '2026-11-21')
    assert.equal(planOperation(nightly, known({ againUntil: '2026-11-21' }), [], at('2026-11-21T23:00:00+09:00')), null)
    const late = planOperation(nightly, known(), [], at('2026-11-24T09:00:00+09:00'))
    const days = late?.windows.map(({ window }) => seoulTime(window.from).slice(0, 10))
    assert.deepEqual(days, [...new Set(days)])
    for (const day of ['2026-11-17', '2026-11-20', '2026-11-22', '2026-11-23']) assert.ok(days?.includes(day), day)
  })

  test('an order fetches whole days, the last first, cut to its ends', () => {
    const windows = planRun([operation({ backfills: true })], { from: at('2026-11-18T12:00:00+09:00'), to: NOW }, NOW)
    assert.deepEqual(
      windows.map(({ window }) => [seoulTime(window.from), seoulTime(window.to)]),
      [
        ['2026-11-20T00:00:00+09:00', '2026-11-20T10:00:00+09:00'],
        ['2026-11-19T00:00:00+09:00', '2026-11-19T23:59:59+09:00'],
        ['2026-11-18T12:00:00+09:00', '2026-11-18T23:59:59+09:00'],
      ],
    )
    assert.equal(planRun([operation()], { from: NOW - DAY, to: NOW }, NOW).length, 1)
    const day = { from: at('2026-11-18'), to: at('2026-11-19') - 1 }
    assert.equal(planRun([operation({ backfills: true, longestMs: 6 * HOUR })], day, NOW).length, 4)
  })
})

describe('windows', () => {
  const window = fc
    .tuple(fc.integer({ min: 0, max: 400 * DAY }), fc.integer({ min: 1, max: 400 * DAY }))
    .map(([from, length]) => ({ from: NOW + from, to: NOW + from + length }))

  test('pieces cover the whole, none longer than allowed', () => {
    fc.assert(
      fc.property(window, fc.integer({ min: MINUTE, max: 40 * DAY }), (whole, longest) => {
        fc.pre((whole.to - whole.from) / longest < 2_000)
        const found = pieces(whole, longest)
        assert.equal(found[0]?.from, whole.from)
        assert.equal(found.at(-1)?.to, whole.to)
        for (const [index, piece] of found.entries()) {
          assert.ok(piece.to - piece.from <= longest)
          if (index > 0) assert.equal(piece.from, found[index - 1]?.to)
        }
      }),
    )
  })

  test('days cover the whole', () => {
    fc.assert(
      fc.property(window, (whole) => {
        const days = dayPieces(whole, DAY).reverse()
        assert.equal(days[0]?.from, whole.from)
        for (const [index, day] of days.entries()) {
          if (index > 0) assert.ok(day.from - (days[index - 1]?.to ?? 0) <= 1)
        }
        assert.ok(whole.to - (days.at(-1)?.to ?? 0) <= 1)
      }),
    )
  })

  test('halves meet; a minute cannot be halved', () => {
    const [first, second] = halves({ from: NOW, to: NOW + DAY }) ?? []
    assert.deepEqual([first?.to, second?.to], [second?.from, NOW + DAY])
    assert.equal(halves({ from: NOW, to: NOW + MINUTE }), null)
  })
})

describe('trying again', () => {
  test('ever later, at most six hours; a spent quota after midnight in Seoul; configuration every ten minutes', () => {
    const waits = Array.from({ length: 12 }, (_, attempt) => nextTry('retry', attempt + 1, NOW) - NOW)
    assert.deepEqual(
      waits,
      waits.toSorted((a, b) => a - b),
    )
    assert.equal(waits.at(-1), 6 * HOUR)
    assert.equal(seoulTime(nextTry('quota', 0, NOW)), '2026-11-21T00:01:00+09:00')
    assert.equal(nextTry('config', 9, NOW), NOW + 10 * MINUTE)
  })
})

describe('the budget of a day', () => {
  test('what is new may use all of it; the rest leaves enough for what is still to come', () => {
    const midnight = at('2026-11-20')
    assert.equal(allowance(1000, 'poll', midnight), 1000)
    assert.equal(allowance(1000, 'run', midnight), 700)
    assert.equal(allowance(1000, 'fill', midnight + DAY / 2), 850)
    assert.equal(allowance(null, 'fill', midnight), Number.MAX_SAFE_INTEGER)
  })
})

test('complete is what lies before the first window that is still open', () => {
  assert.equal(completeUntil(known(), []), NOW)
  assert.equal(
    completeUntil(known(), [open(), open({ fromAt: NOW - DAY }), open({ purpose: 'fill', fromAt: 0 })]),
    NOW - DAY,
  )
})
