import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { failedRound, NOW, roundRecord } from '../../test/factories.ts'
import { HOUR } from '../lib/clock.ts'
import { nextRound, type RoundRow, roundKey, toAward } from './rules.ts'
import type { RoundRecord } from './schema.ts'

const context = { noticeNo: 'N1', live: true, now: NOW }
const later = { ...context, now: NOW + HOUR }
const record = (changes: Partial<RoundRecord> = {}) => roundRecord({ number: 'N1', ...changes })
const first = (changes: Partial<RoundRecord> = {}): RoundRow => {
  const row = nextRound(null, record(changes), context)
  assert.ok(row)
  return row
}

describe('next round', () => {
  test('the first is version 1 and corrects nothing', () => {
    const { version, correctedAt, updatedAt, noticeNo } = first()
    assert.deepEqual([version, correctedAt, updatedAt, noticeNo], [1, null, NOW, 'N1'])
  })

  test('the same again is nothing', () => {
    assert.equal(nextRound(first(), record(), later), null)
  })

  const changes: Partial<RoundRecord>[] = [
    { state: 'cancelled' },
    { closeAt: null },
    { openAt: NOW },
    { openedAt: null },
    { decidedAt: NOW },
    { winners: [] },
    { winners: [{ name: '한빛건설', businessNo: null }] },
    { amount: null },
    { currency: 'USD' },
    { rate: 90 },
    { rateBasis: null },
    { plannedPrice: 1 },
    { baseAmount: 1 },
    { bidders: 4 },
    { reason: '정정' },
  ]
  for (const change of changes) {
    test(`${JSON.stringify(change)} corrects a decided round`, () => {
      const row = nextRound(first(), record(change), later)
      assert.deepEqual([row?.version, row?.correctedAt, row?.updatedAt], [2, NOW + HOUR, NOW + HOUR])
    })
  }

  test('going on from announced to awarded corrects nothing', () => {
    const opened = nextRound(first({ state: 'announced' }), record({ state: 'opened' }), later)
    assert.ok(opened)
    const awarded = nextRound(opened, record(), later)
    assert.deepEqual([awarded?.version, awarded?.correctedAt], [3, null])
  })

  test('once corrected, it stays so', () => {
    const corrected = nextRound(first(), record({ amount: 1 }), later)
    assert.ok(corrected)
    const reopened = nextRound(corrected, record({ state: 'opened' }), { ...context, now: NOW + 2 * HOUR })
    assert.ok(reopened)
    const again = nextRound(reopened, record({ amount: 2 }), { ...context, now: NOW + 3 * HOUR })
    assert.equal(again?.correctedAt, NOW + 2 * HOUR)
  })

  test('the order in which a firm’s fields are named is no change', () => {
    const row = { ...first(), winners: [{ businessNo: '1234567890', name: '한빛건설' }] }
    assert.equal(nextRound(row, record(), later), null)
  })
})

describe('keys', () => {
  test('sort by notice, revision, lot, round, whatever the numbers of digits', () => {
    const keys = [
      ['N1', 2, '1', 0],
      ['N1', 10, '1', 0],
      ['N1', 10, '1', 2],
      ['N1', 10, '1', 10],
      ['N1', 10, '2', 0],
    ].map(([noticeNo, revision, lot, rebid]) => roundKey({ noticeNo, revision, lot, rebid } as RoundRow))
    assert.deepEqual(keys, keys.toSorted())
  })
})

describe('what is shown', () => {
  test('only what is decided', () => {
    const shown = (['announced', 'opened', 'awarded', 'failed', 'cancelled'] as const).map(
      (state) => toAward(first({ state }))?.state ?? null,
    )
    assert.deepEqual(shown, [null, null, 'awarded', 'failed', 'cancelled'])
  })

  test('the first winner, or none', () => {
    assert.deepEqual(toAward(first())?.winner, { name: '한빛건설', businessNo: '1234567890' })
    const row = nextRound(null, failedRound({ number: 'N1' }), context)
    assert.deepEqual(row && toAward(row)?.winner, null)
  })
})
