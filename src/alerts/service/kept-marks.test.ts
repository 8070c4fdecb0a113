import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, createTestClock, makeAccount, NOW, roundRecord } from '../../../test/factories.ts'
import { DAY } from '../../lib/clock.ts'

const KEPT = 730 * DAY
const TITLE = '하수관로 정비공사'
const CLOSED = { closeAt: NOW + DAY, openAt: NOW + DAY }

describe('sent events and matches of a notice', () => {
  let app: TestApp
  let accountId: string
  let keywordId: string
  const clock = createTestClock()

  before(async () => {
    app = await startTestApp({ clock })
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
    await app.keywords.createMany(accountId, [{ keyword: '하수관로', alert: { on: ['new', 'awarded'] } }])
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 1 })
    keywordId = items[0]?.id ?? ''
    await app.bids.upsert(
      [
        bidRecord({ number: 'OVER', title: TITLE, ...CLOSED }),
        bidRecord({ number: 'OPEN', title: TITLE, closeAt: NOW + 2 * KEPT, openAt: NOW + 2 * KEPT }),
        bidRecord({ number: 'CHANGED', title: TITLE, ...CLOSED }),
        bidRecord({ number: 'CORRECTED', title: TITLE, ...CLOSED }),
      ],
      () => true,
    )
    await app.bids.recordRounds('one', [roundRecord({ number: 'CORRECTED' })], () => true)
    await alertsRead(app)
  })
  after(() => app.close())

  const events = async () => {
    await alertsRead(app)
    const rows = await app.db.sql<{ noticeNo: string; type: string; correction: number }[]>`
      select notice_no, type, correction from events where account_id = ${accountId} order by position`
    return rows.map(({ noticeNo, type, correction }) => `${noticeNo} ${type}${correction > 0 ? ' correction' : ''}`)
  }
  const told = async () => {
    const rows = await app.db.sql<{ noticeNo: string; type: string }[]>`
      select notice_no, type from events_told where account_id = ${accountId} order by 1, 2`
    return rows.map(({ noticeNo, type }) => `${noticeNo} ${type}`)
  }
  const matched = async () => {
    const caller = { accountId, plan: 'enterprise' as const }
    const page = await app.alerts.matchesOf(caller, keywordId, { page: 1, pageSize: 100 })
    return page?.items.map(({ bid }) => bid.noticeNo).sort()
  }

  test('are stored while the notice may change: no event is repeated or lost', async () => {
    const before = await events()
    clock.advance(KEPT - DAY)
    await app.alerts.reader.sweep()
    assert.equal((await told()).length, 5)
    await app.bids.upsert(
      [bidRecord({ number: 'CHANGED', title: TITLE, ...CLOSED, revision: 1, urgent: true })],
      () => true,
    )
    const award = { ...roundRecord({ number: 'CORRECTED' }), changedAt: clock.now() }
    await app.bids.recordRounds('one', [{ ...award, amount: 45_000_000 }], () => true)
    const corrected = [...before, 'CORRECTED bid.awarded correction']
    assert.deepEqual(await events(), corrected)

    clock.advance(3 * DAY)
    await app.alerts.reader.sweep()
    const kept = ['CHANGED bid.matched', 'CORRECTED bid.awarded', 'CORRECTED bid.matched', 'OPEN bid.matched']
    assert.deepEqual(await told(), kept)
    assert.deepEqual(await matched(), ['CHANGED', 'CORRECTED', 'OPEN'])

    const open = bidRecord({ number: 'OPEN', title: TITLE, closeAt: NOW + 2 * KEPT, openAt: NOW + 2 * KEPT })
    await app.bids.upsert([{ ...open, revision: 1, urgent: true }], () => true)
    await app.bids.recordRounds('one', [{ ...award, amount: 46_000_000, changedAt: clock.now() }], () => true)
    assert.deepEqual(await events(), [...corrected, 'CORRECTED bid.awarded correction'])
  })

  test('are deleted two years after the notice was over, but still counted', async () => {
    clock.advance(KEPT + DAY)
    await app.alerts.reader.sweep()
    assert.deepEqual(await told(), ['OPEN bid.matched'])
    assert.deepEqual(await matched(), ['OPEN'])
    const keyword = await app.keywords.find({ accountId, plan: 'enterprise' }, keywordId)
    assert.equal(keyword?.matchCount, 4)
  })

  test('a notice that changes after that is reported like a new one', async () => {
    const later = { closeAt: clock.now() + DAY, openAt: clock.now() + DAY }
    await app.bids.upsert([bidRecord({ number: 'OVER', title: TITLE, ...later, revision: 1 })], () => true)
    const all = await events()
    assert.equal(all.filter((line) => line === 'OVER bid.matched').length, 2)
  })
})
