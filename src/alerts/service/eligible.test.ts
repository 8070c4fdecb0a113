import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { type EventLine, eventLines } from '../../../test/event-lines.ts'
import { bidRecord, makeAccount, NOW } from '../../../test/factories.ts'
import type { KeywordInput } from '../../keywords/index.ts'
import { DAY } from '../../lib/clock.ts'

const TITLE = '하수관로 정비공사'
const ELECTRIC = { group: 1, code: '0037', name: '전기공사업' }
const PAVING = { group: 1, code: '4993', name: '포장공사업' }
/** Open to licence holders in 경기 only. */
const limited = (more: object = {}) =>
  bidRecord({ title: TITLE, bsnsDiv: '공사', source: 'koneps', regions: ['경기도'], licences: [ELECTRIC], ...more })

const profile = (codes: string[], region = '경기도 안양시') => ({
  seats: [{ region, kind: 'head' as const }],
  licences: codes.map((code) => ({ code, name: code, until: '9999-12-31' })),
  jointBidding: false,
  complete: ['licences' as const, 'seats' as const],
})

describe('alerts by verdict', () => {
  let app: TestApp
  let accountId: string

  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())
  beforeEach(async () => {
    accountId = (await makeAccount(app, { plan: 'enterprise' })).id
  })

  const declare = (codes: string[], region?: string) =>
    app.eligibility.profiles.replace(
      { accountId, actor: { kind: 'operator', id: null } },
      profile(codes, region),
      () => true,
    )
  const watch = (eligibility: ('yes' | 'check')[], more: Partial<KeywordInput> = {}) =>
    app.keywords.createMany(accountId, [{ keyword: '하수관로', filter: { eligibility }, ...more }])
  const lines = async (): Promise<EventLine[]> => {
    await alertsRead(app)
    return eventLines(app, accountId)
  }
  const post = (...records: ReturnType<typeof bidRecord>[]) => app.bids.upsert(records, () => true)

  test('come only for notices with an accepted verdict, and contain it', async () => {
    await declare(['0037'])
    await watch(['yes'])
    const [may, other] = [limited(), limited({ licences: [PAVING] })]
    await post(may, other)
    assert.deepEqual(await lines(), [{ type: 'bid.matched', noticeNo: may.number, version: 1, eligibility: 'yes' }])
  })

  test('a changed profile releases withheld notices, once, with the change', async () => {
    await declare([])
    await watch(['yes', 'check'])
    const [first, second] = [limited(), limited({ regions: ['부산광역시'] })]
    await post(first, second)
    assert.deepEqual(await lines(), [])
    await declare(['0037'])
    const eligibilityChange = { old: 'no', new: 'yes', by: 'profile' }
    const expected = [
      { type: 'bid.matched', noticeNo: first.number, version: 1, eligibility: 'yes', eligibilityChange },
    ]
    assert.deepEqual(await lines(), expected)
    await declare([])
    await declare(['0037'])
    await post({ ...first, revision: 1, urgent: true })
    assert.deepEqual(await lines(), expected)
  })

  test('a changed notice releases withheld alerts, once, with the change', async () => {
    await declare(['0037'])
    await watch(['yes', 'check'])
    const record = limited({ licences: [PAVING] })
    await post(record)
    assert.deepEqual(await lines(), [])
    await post({ ...record, revision: 1, licences: [ELECTRIC] })
    const eligibilityChange = { old: 'no', new: 'yes', by: 'notice' }
    const expected = [
      { type: 'bid.matched', noticeNo: record.number, version: 2, eligibility: 'yes', eligibilityChange },
    ]
    assert.deepEqual(await lines(), expected)
    await post({ ...record, revision: 2, licences: [PAVING] })
    await post({ ...record, revision: 3, licences: [ELECTRIC] })
    await declare(['0037', '4993'])
    assert.deepEqual(await lines(), expected)
  })

  test('notices reported through another keyword are not withheld; closed, cancelled and paused ones are not reported', async () => {
    await declare([])
    await watch(['yes', 'check'])
    const [notified, closed, cancelled] = [
      limited({ title: '하수관로 교량 공사' }),
      limited({ closeAt: NOW + DAY, openAt: NOW + DAY }),
      limited(),
    ]
    await app.keywords.createMany(accountId, [{ keyword: '교량' }])
    await post(notified, closed, cancelled)
    await post({ ...cancelled, revision: 1, kind: 'cancelled' })
    app.clock.advance(2 * DAY)
    await declare(['0037'])
    assert.deepEqual(await lines(), [{ type: 'bid.matched', noticeNo: notified.number, version: 1, eligibility: 'no' }])
  })

  test('a notice from before the keyword is not reported, whatever the profile becomes', async () => {
    await declare([])
    await post(limited())
    await watch(['yes', 'check'])
    await declare(['0037'])
    assert.deepEqual(await lines(), [])
  })

  test('a keyword edited to accept the verdict gets its withheld notices, also if the verdict stays', async () => {
    await declare([])
    await watch(['yes'])
    const record = limited()
    await post(record)
    assert.deepEqual(await lines(), [])
    const { items } = await app.keywords.list({ accountId, plan: 'enterprise' }, { page: 1, pageSize: 1 })
    await app.keywords.change(accountId, items[0]?.id ?? '', { filter: { eligibility: [] } }, () => true)
    assert.deepEqual(await lines(), [])
    await declare(['4993'])
    assert.deepEqual(await lines(), [{ type: 'bid.matched', noticeNo: record.number, version: 1, eligibility: 'no' }])
  })

  test('many withheld notices are all examined, in steps', async () => {
    await declare([])
    await watch(['yes'])
    const records = Array.from({ length: 250 }, () => limited())
    await post(...records)
    assert.deepEqual(await lines(), [])
    await declare(['0037'])
    assert.deepEqual((await lines()).map(({ noticeNo }) => noticeNo).sort(), records.map(({ number }) => number).sort())
  })

  test('filtering by verdict requires a profile', async () => {
    await assert.rejects(watch(['yes']), { code: 'profile_required' })
  })
})
