import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, NOW } from '../../../test/factories.ts'
import { createWritten } from '../../../test/written.ts'
import { HOUR } from '../../lib/clock.ts'
import type { BidDetail } from '../schema/detail.ts'
import type { BidRecord } from '../schema/notices.ts'

let app: TestApp
const { rowOf, feedOf } = createWritten(() => app)
const upsert = (...records: BidRecord[]) => app.bids.upsert(records, () => true)
const detail = async (number: string, version?: number) =>
  (await app.get<BidDetail>(`/v1/bids/${number}`, version === undefined ? {} : { version })).body
const NOTHING = {
  qualificationCloseAt: null,
  siteBriefingAt: null,
  siteBriefingPlace: null,
  jointContracting: null,
  jointAgreementCloseAt: null,
  bidBond: null,
  netConstructionCost: null,
  fixedCosts: null,
  fixedCostItems: null,
}
const SAME = { new: 0, changed: 0, unchanged: 1 }
const CHANGED = { new: 0, changed: 1, unchanged: 0 }

describe('details of a notice', () => {
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  test('fields that are read for the first time are stored without a version, a change in the feed or a later change', async () => {
    const number = 'DT1'
    await upsert(bidRecord({ number }))
    const { position } = await rowOf(number)
    assert.equal((await detail(number)).siteBriefingPlace, null)

    const details = { ...NOTHING, qualificationCloseAt: NOW + HOUR, siteBriefingPlace: '공사 현장' }
    assert.deepEqual(await upsert(bidRecord({ number, details })), SAME)
    assert.deepEqual(await upsert(bidRecord({ number, details })), SAME)
    const row = await rowOf(number)
    assert.deepEqual([row.version, row.position, row.details], [1, position, details])
    assert.equal((await feedOf(number)).length, 1)
    const shown = await detail(number)
    assert.deepEqual(
      [shown.qualificationCloseAt, shown.siteBriefingPlace, shown.bidBond, shown.revisions.length],
      ['2026-11-20T10:00:00+09:00', '공사 현장', null, 1],
    )
  })

  test('what changes beside them does not make them a change', async () => {
    const number = 'DT2'
    await upsert(bidRecord({ number }))
    const details = { ...NOTHING, bidBond: '불허' }
    assert.deepEqual(await upsert(bidRecord({ number, revision: 1, title: '새 제목', details })), CHANGED)
    const { revisions, bidBond } = await detail(number)
    assert.equal(bidBond, '불허')
    assert.deepEqual(
      revisions[0]?.changes.map(({ field }) => field),
      ['revision', 'title'],
    )
    assert.equal((await detail(number, 1)).bidBond, null)
  })

  test('from then on a change is a version, also from nothing to something', async () => {
    const number = 'DT3'
    await upsert(bidRecord({ number, details: NOTHING }))
    const details = { ...NOTHING, siteBriefingAt: NOW }
    assert.deepEqual(await upsert(bidRecord({ number, details })), CHANGED)
    const { version, revisions } = await detail(number)
    assert.equal(version, 2)
    assert.deepEqual(revisions[0]?.changes, [{ field: 'siteBriefingAt', old: null, new: '2026-11-20T09:00:00+09:00' }])
  })

  test('of a notice that is new with details, what is published later is a change', async () => {
    const number = 'DT7'
    await upsert(bidRecord({ number, details: { bidBond: '불허' } }))
    const fixedCostItems = [{ name: '국민연금보험료', amount: 9_000_000 }]
    assert.deepEqual(await upsert(bidRecord({ number, details: { fixedCosts: 9_000_000, fixedCostItems } })), CHANGED)
    const { version, revisions } = await detail(number)
    assert.equal(version, 2)
    assert.deepEqual(revisions[0]?.changes, [
      { field: 'fixedCosts', old: null, new: 9_000_000 },
      { field: 'fixedCostItems', old: null, new: fixedCostItems },
    ])
  })

  test('that A값 applies with unknown amounts is shown as no items, and is no longer so once they are published', async () => {
    const number = 'DT8'
    await upsert(bidRecord({ number, details: { fixedCosts: null, fixedCostItems: [] } }))
    assert.deepEqual((await detail(number)).fixedCostItems, [])
    const fixedCostItems = [{ name: '국민연금보험료', amount: 9_000_000 }]
    assert.deepEqual(await upsert(bidRecord({ number, details: { fixedCosts: 9_000_000, fixedCostItems } })), CHANGED)
    assert.equal((await detail(number)).fixedCosts, 9_000_000)
  })

  test('a reading that leaves them out changes nothing', async () => {
    const number = 'DT4'
    await upsert(bidRecord({ number, details: { ...NOTHING, jointContracting: '공동이행' } }))
    assert.deepEqual(await upsert(bidRecord({ number })), SAME)
    assert.deepEqual(await upsert(bidRecord({ number, title: '다른 제목' })), CHANGED)
    assert.equal((await detail(number)).jointContracting, '공동이행')
  })

  test('an older state teaches nothing, and two readings in one call are joined', async () => {
    const number = 'DT5'
    await upsert(bidRecord({ number, revision: 1, changedAt: NOW }))
    await upsert(bidRecord({ number, revision: 0, details: { ...NOTHING, bidBond: '낡은' } }))
    assert.equal((await detail(number)).bidBond, null)
    const late = { number, revision: 1, changedAt: NOW }
    const summary = await upsert(
      bidRecord({ ...late, details: { bidBond: '불허' } }),
      bidRecord({ ...late, details: { jointContracting: '단독' } }),
    )
    assert.deepEqual(summary, { new: 0, changed: 0, unchanged: 2 })
    const shown = await detail(number)
    assert.deepEqual([shown.version, shown.bidBond, shown.jointContracting], [1, '불허', '단독'])
  })

  test('items of costs come back as they were, and the same ones are no change', async () => {
    const number = 'DT6'
    const fixedCostItems = [
      { name: '국민연금보험료', amount: 9_000_000 },
      { name: '퇴직공제부금비', amount: 1_000_000 },
    ]
    const details = { ...NOTHING, netConstructionCost: 80_000_000, fixedCosts: 10_000_000, fixedCostItems }
    await upsert(bidRecord({ number, details }))
    assert.deepEqual(await upsert(bidRecord({ number, details: structuredClone(details) })), SAME)
    const shown = await detail(number)
    assert.deepEqual(
      [shown.netConstructionCost, shown.fixedCosts, JSON.stringify(shown.fixedCostItems)],
      [80_000_000, 10_000_000, JSON.stringify(fixedCostItems)],
    )
  })

  test('a detail that cannot be stored is a fault of its record', () => {
    assert.match(app.bids.bidFault(bidRecord({ details: { siteBriefingAt: Number.NaN } })) ?? '', /siteBriefingAt/)
    assert.match(
      app.bids.bidFault(bidRecord({ details: { fixedCostItems: [{ name: '', amount: 1 }] } })) ?? '',
      /name of an item is empty/,
    )
    assert.equal(app.bids.bidFault(bidRecord({ details: NOTHING })), null)
  })
})
