import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bidRecord, NOW } from '../../../test/factories.ts'
import type { OpenWindow, OperationRow, PartRow } from '../schema/sources.ts'
import { complete, compose, HOLD_MS, settledBy } from './compose.ts'

const licences = [{ group: 1, code: '1468', name: '소프트웨어사업자' }]
const row = (part: PartRow['part'], value: unknown, revision = 0): PartRow => ({ number: 'N', revision, part, value })
const found = (revision = 0, wants = { licences: true, regions: true }) => ({
  record: bidRecord({ number: 'N', revision, regions: [], licences: [], baseAmount: null }),
  wants,
})
const always = () => true
const never = () => false

describe('a notice and its parts', () => {
  test('one that comes whole stays as it is', () => {
    const { record } = found()
    assert.deepEqual(compose({ record }, [row('licences', licences)], never, NOW), {
      record,
      incomplete: false,
      mayCome: false,
    })
  })

  test('with all its parts it is complete', () => {
    const parts = [row('licences', licences), row('regions', ['경기도']), row('baseAmount', 5_000)]
    const { record, incomplete } = compose(found(), parts, never, NOW)
    assert.deepEqual(
      [record.licences, record.regions, record.baseAmount, record.regionCheckNeeded, incomplete],
      [licences, ['경기도'], 5_000, false, false],
    )
  })

  test('that it has no one base amount is told as well: that of the order before is not guessed', () => {
    const parts = [row('baseAmount', null, 1), row('baseAmount', 5_000, 0)]
    assert.equal(compose(found(1), parts, always, NOW).record.baseAmount, null)
    assert.equal(complete(bidRecord({ number: 'N', revision: 1, baseAmount: 5_000 }), parts).baseAmount, null)
    assert.equal(compose(found(2), parts.slice(1), always, NOW).record.baseAmount, 5_000)
  })

  test('details told apart join its own, those of the order before until then; where none are told it has none', () => {
    const parts = [row('details', { fixedCosts: 2_000 }, 1), row('details', { fixedCosts: 1_000 }, 0)]
    const record = bidRecord({ number: 'N', revision: 1, details: { bidBond: '불허' } })
    const wants = { licences: false, regions: false }
    const detailsOf = (some: PartRow[]) => compose({ record, wants }, some, always, NOW).record.details
    assert.deepEqual(detailsOf(parts), { bidBond: '불허', fixedCosts: 2_000 })
    assert.deepEqual(detailsOf(parts.slice(1)), { bidBond: '불허', fixedCosts: 1_000 })
    assert.deepEqual(detailsOf([]), { bidBond: '불허' })
    assert.deepEqual(complete(record, parts).details, { bidBond: '불허', fixedCosts: 2_000 })
    assert.equal('details' in complete(bidRecord(), []), false)
  })

  test('it waits for licences it names, and for regions while they may still come', () => {
    assert.equal(compose(found(), [row('regions', [])], always, NOW).incomplete, true)
    assert.equal(compose(found(), [row('licences', licences)], never, NOW).incomplete, true)
    const without = compose(found(), [row('licences', licences)], always, NOW)
    assert.deepEqual([without.incomplete, without.record.regions, without.record.regionCheckNeeded], [false, [], false])
  })

  test('an order without rows of its own shows those of the order before, with a warning', () => {
    const { record, incomplete } = compose(
      found(1),
      [row('licences', licences), row('regions', ['경기도'])],
      always,
      NOW,
    )
    assert.deepEqual(
      [record.licences, record.regions, record.regionCheckNeeded, incomplete],
      [licences, ['경기도'], true, true],
    )
    const dropped = compose(found(1, { licences: false, regions: true }), [row('regions', ['경기도'])], always, NOW)
    assert.deepEqual(
      [dropped.record.regions, dropped.record.regionCheckNeeded, dropped.incomplete],
      [['경기도'], true, false],
    )
    const open = compose(found(1, { licences: false, regions: true }), [row('regions', ['전국'])], always, NOW)
    assert.deepEqual([open.record.regions, open.record.regionCheckNeeded], [[], false])
    const told = compose(found(0, { licences: false, regions: true }), [row('regions', ['전국'])], always, NOW)
    assert.deepEqual([told.record.regions, told.record.regionCheckNeeded], [['전국'], false])
  })

  test('an old notice does not wait for licences that nobody has yet to fetch', () => {
    const old = found()
    const at = (age: number) => compose(old, [row('regions', [])], always, old.record.changedAt + age).mayCome
    assert.deepEqual([at(60_000), at(HOLD_MS)], [true, false])
    assert.equal(compose(old, [row('regions', [])], never, old.record.changedAt + 2 * HOLD_MS).mayCome, true)
  })

  test('rows of a later order are not those of this one', () => {
    const { record, incomplete } = compose(
      found(),
      [row('licences', licences, 1), row('regions', ['경기도'], 1)],
      always,
      NOW,
    )
    assert.deepEqual([record.licences, record.regions, incomplete], [[], [], true])
  })

  test('what stands here is completed as if it came now', () => {
    const record = { ...found(1).record, regions: ['서울특별시'], regionCheckNeeded: true }
    assert.deepEqual(complete(record, []), record)
    const carried = complete(record, [row('regions', ['경기도'])])
    assert.deepEqual([carried.regions, carried.regionCheckNeeded], [['경기도'], true])
    const told = complete(record, [row('regions', ['경기도'], 1), row('licences', licences, 1)])
    assert.deepEqual([told.regions, told.licences, told.regionCheckNeeded], [['경기도'], licences, false])
  })
})

describe('whether a part may still come', () => {
  const known: OperationRow = { operation: 'regions', plannedUntil: NOW, againUntil: '2026-11-20', lastSuccessAt: null }
  const open = { operation: 'regions', fromAt: NOW - 1000, toAt: NOW } as OpenWindow
  const parts = [{ operation: 'regions', part: 'regions' as const }]

  test('not once the time of the notice has been fetched', () => {
    assert.equal(settledBy(parts, [known], [])('regions', NOW - 500), true)
    assert.equal(settledBy(parts, [known], [])('regions', NOW + 1), false)
    assert.equal(settledBy(parts, [], [])('regions', NOW - 500), false)
    assert.equal(settledBy(parts, [known], [open])('regions', NOW - 500), false)
    assert.equal(settledBy(parts, [known], [open])('regions', NOW - 5000), true)
    assert.equal(settledBy([], [], [])('regions', NOW), true)
    assert.equal(settledBy(parts, [], [], false)('regions', NOW), true)
    assert.equal(settledBy(parts, [], [open], false)('regions', NOW), false)
  })
})
