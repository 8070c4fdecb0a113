import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { announcedRound, bidRecord, failedRound, NOW, roundRecord } from '../../../test/factories.ts'
import { bothWays, createWritten } from '../../../test/written.ts'
import { DAY, HOUR } from '../../lib/clock.ts'
import type { BidRecord } from '../schema/notices.ts'

const live = () => true
const stock = () => false

let app: TestApp
const { rowOf, olderOf, feed, feedOf, countOf, expectWhole, expectDense, expectSound, meetAtHead } = createWritten(
  () => app,
)

const upsert = (...records: BidRecord[]) => app.bids.upsert(records, live)
const award = (...records: Parameters<TestApp['bids']['recordRounds']>[1]) =>
  app.bids.recordRounds('one', records, live)

describe('writing notices', () => {
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  describe('one notice', () => {
    test('new, unchanged, changed, stale', async () => {
      const number = 'W1'
      assert.deepEqual(await upsert(bidRecord({ number })), { new: 1, changed: 0, unchanged: 0 })
      assert.deepEqual(await upsert(bidRecord({ number, changedAt: NOW })), { new: 0, changed: 0, unchanged: 1 })
      assert.deepEqual(await upsert(bidRecord({ number, revision: 1, title: '둘째' })), {
        new: 0,
        changed: 1,
        unchanged: 0,
      })
      assert.deepEqual(await upsert(bidRecord({ number, revision: 0, title: '낡은' })), {
        new: 0,
        changed: 0,
        unchanged: 1,
      })
      await expectWhole(number, 2)
      assert.equal((await rowOf(number)).title, '둘째')
      assert.deepEqual((await olderOf(number))[0]?.fields.title, bidRecord().title)
    })

    test('everything of a record is there again when it is read', async () => {
      const record = bidRecord({
        number: 'W2 가/나-다',
        title: '\'; drop table bids; -- \\ "ㆍ😀',
        regions: ['서울특별시', '경기도, {안양시} "x"'],
        licences: [{ group: 1, code: '0001', name: '토목,공사업' }],
        attachments: [{ name: '공고문 "최종".hwp', url: 'https://portal.example/a?b={c}' }],
        estimatedPrice: Number.MAX_SAFE_INTEGER,
        budget: null,
        demandAgency: '수요 "기관"',
        previousNumber: 'W2-before',
      })
      await upsert(record)
      const { closeAt, openAt, ...row } = await rowOf(record.number)
      for (const [name, value] of Object.entries({ ...record, regionCheckNeeded: true })) {
        if (name !== 'closeAt' && name !== 'openAt') assert.deepEqual(row[name as keyof typeof row], value, name)
      }
      assert.deepEqual([closeAt, openAt], [record.closeAt, record.openAt])
      await upsert({ ...record, revision: 1 })
      const [older] = await olderOf(record.number)
      assert.deepEqual({ ...older?.fields }, { ...row, closeAt, openAt }, 'a version keeps the row as it was')
    })

    test('looking again is remembered without a version', async () => {
      const record = bidRecord({ number: 'W3' })
      await upsert(record)
      app.clock.advance(HOUR)
      await upsert(record)
      const row = await rowOf('W3')
      assert.deepEqual([row.fetchedAt, row.updatedAt], [NOW + HOUR, NOW])
      app.clock.set(NOW)
      await expectWhole('W3', 1)
    })

    test('a state from between two looks that found the same is passed over', async () => {
      const at = (minutes: number, changes: Partial<BidRecord> = {}) =>
        bidRecord({ number: 'W3b', changedAt: NOW + minutes * 60_000, ...changes })
      await upsert(at(10))
      await upsert(at(20))
      await upsert(at(15, { title: '그 사이' }))
      await expectWhole('W3b', 1)
      await upsert(at(30, { title: '그 뒤' }), at(50, { title: '그 뒤' }), at(40, { title: '또 그 사이' }))
      await expectWhole('W3b', 2)
      assert.equal((await rowOf('W3b')).title, '그 뒤')
    })

    test('several states in one call, each a version with its own changes and place', async () => {
      const states = [0, 1, 2].map((revision) => bidRecord({ number: 'W4', revision, title: `제${revision}판` }))
      assert.deepEqual(await upsert(...states), { new: 1, changed: 2, unchanged: 0 })
      await expectWhole('W4', 3)
      assert.deepEqual(
        (await rowOf('W4')).changes?.map(({ field, old, new: now }) => [field, old, now]),
        [
          ['revision', 1, 2],
          ['title', '제1판', '제2판'],
        ],
      )
    })

    test('whether a change may alert is asked for each record', async () => {
      await app.bids.upsert(
        [0, 1].map((revision) => bidRecord({ number: 'W5', revision })),
        ({ revision }) => revision > 0,
      )
      assert.deepEqual(
        (await feedOf('W5')).map((change) => change.live),
        [false, true],
      )
      await app.bids.upsert([bidRecord({ number: 'W5b' })], stock)
      assert.deepEqual(
        (await feedOf('W5b')).map((change) => change.live),
        [false],
      )
    })

    test('nothing to store is nothing done', async () => {
      const before = (await feed()).length
      assert.deepEqual(await upsert(), { new: 0, changed: 0, unchanged: 0 })
      assert.equal((await feed()).length, before)
    })

    test('a failing record leaves nothing, of it or of those beside it', async () => {
      const tables = ['bids', 'bid_versions', 'changes', 'agencies', 'industries']
      const counts = () => Promise.all(tables.map(countOf))
      const before = await counts()
      const good = bidRecord({ agency: '새 기관', licences: [{ group: 1, code: 'new', name: '새 업종' }] })
      await assert.rejects(upsert(good, bidRecord({ title: 'broken \ud800', estimatedPrice: 0.5 })))
      assert.deepEqual(await counts(), before)
      await upsert(good)
      assert.deepEqual(await countOf('agencies'), (before[3] ?? 0) + 1, 'nor has it only seemed to be known')
      await expectDense()
    })
  })

  describe('dictionaries', () => {
    const entries = (table: 'agencies' | 'industries', name: string) =>
      app.db.sql<{ code: string | null; name: string }[]>`
        select code, name from ${app.db.sql(table)} where name like ${`${name}%`} order by name, code nulls first`.then(
        (rows) => rows.map((row) => ({ ...row })),
      )

    test('an agency stands once per code and name, issuing or in need', async () => {
      const agencies = { agency: '사전구청', agencyCode: 'D1', demandAgency: '사전구청 보건소', demandAgencyCode: null }
      await upsert(bidRecord(agencies), bidRecord(agencies))
      await upsert(bidRecord({ agency: '사전구청', agencyCode: 'D2' }))
      assert.deepEqual(await entries('agencies', '사전구청'), [
        { code: 'D1', name: '사전구청' },
        { code: 'D2', name: '사전구청' },
        { code: null, name: '사전구청 보건소' },
      ])
    })

    test('an industry may have borne several names', async () => {
      const licence = (name: string) => ({ group: 1, code: 'D9', name })
      await upsert(bidRecord({ licences: [licence('사전업'), licence('사전업(신)')] }))
      await upsert(bidRecord({ licences: [licence('사전업')] }))
      assert.deepEqual(await entries('industries', '사전업'), [
        { code: 'D9', name: '사전업' },
        { code: 'D9', name: '사전업(신)' },
      ])
    })
  })

  describe('writers at the same moment', () => {
    test('twenty on one notice that is there: every version in a row', async () => {
      await upsert(bidRecord({ number: 'C1' }))
      const write = (revision: number) => upsert(bidRecord({ number: 'C1', revision, title: `제${revision}판` }))
      const summaries = await Promise.all(Array.from({ length: 20 }, (_, index) => write(index + 1)))
      const changed = summaries.reduce((sum, summary) => sum + summary.changed, 0)
      await expectWhole('C1', changed + 1)
      assert.equal((await rowOf('C1')).revision, 20, 'the newest wins, whoever came last')
      await expectDense()
    })

    test('twenty on one notice that is not there yet', async () => {
      const write = (revision: number) => upsert(bidRecord({ number: 'C2', revision, title: `제${revision}판` }))
      const summaries = await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)))
      assert.equal(
        summaries.reduce((sum, summary) => sum + summary.new, 0),
        1,
      )
      await expectWhole('C2', 1 + summaries.reduce((sum, summary) => sum + summary.changed, 0))
      assert.equal((await rowOf('C2')).revision, 19)
      await expectDense()
    })

    test('batches that share notices in different orders', async () => {
      const numbers = Array.from({ length: 10 }, (_, index) => `C3-${index}`)
      const batch = (revision: number) => {
        const records = numbers.map((number) => bidRecord({ number, revision, agency: `기관 ${revision}` }))
        return upsert(...(revision % 2 === 0 ? records : records.reverse()))
      }
      await Promise.all(Array.from({ length: 8 }, (_, revision) => batch(revision)))
      for (const number of numbers) {
        const { revision, version } = await rowOf(number)
        assert.equal(revision, 7)
        await expectWhole(number, version)
      }
      await expectDense()
    })
  })

  describe('results', () => {
    test('after their notice settle it without a version', async () => {
      await upsert(bidRecord({ number: 'A1' }))
      await award(roundRecord({ number: 'A1' }))
      assert.equal((await rowOf('A1')).outcome, 'awarded')
      await expectWhole('A1', 1)
    })

    test('before their notice settle it as it comes', async () => {
      await award(failedRound({ number: 'A2' }), announcedRound({ number: 'A2', rebid: 1, closeAt: NOW + 30 * DAY }))
      await upsert(bidRecord({ number: 'A2' }))
      const row = await rowOf('A2')
      assert.deepEqual([row.outcome, row.closeAt], [null, NOW + 30 * DAY])
      await expectWhole('A2', 1)
    })

    test('before a notice that comes with several states at once', async () => {
      await award(failedRound({ number: 'A3' }), announcedRound({ number: 'A3', rebid: 1, closeAt: NOW + 30 * DAY }))
      await upsert(bidRecord({ number: 'A3' }), bidRecord({ number: 'A3', revision: 1 }))
      const row = await rowOf('A3')
      assert.equal(row.closeAt, NOW + 30 * DAY)
      assert.deepEqual(
        row.changes?.map(({ field }) => field),
        ['revision', 'closeAt', 'openAt'],
        'its changes say all that changed',
      )
    })

    test('a re-bid with dates of its own is a version of the notice', async () => {
      await upsert(bidRecord({ number: 'A4', closeAt: NOW - DAY, openAt: NOW - HOUR }))
      await award(failedRound({ number: 'A4' }))
      await award(announcedRound({ number: 'A4', rebid: 1, closeAt: NOW + DAY, openAt: NOW + DAY + HOUR }))
      const row = await rowOf('A4')
      assert.deepEqual([row.outcome, row.closeAt, row.noticeCloseAt], [null, NOW + DAY, NOW - DAY])
      assert.deepEqual(
        row.changes?.map(({ field }) => field),
        ['closeAt', 'openAt'],
      )
      await expectWhole('A4', 2)
    })

    describe('at the same moment as others', () => {
      const parts = (number: string) => ({
        notice: () => upsert(bidRecord({ number })),
        failed: () => award(failedRound({ number, lot: '1' })),
        awarded: () => award(roundRecord({ number, lot: '2' })),
      })
      for (const names of [
        ['notice', 'failed', 'awarded'],
        ['notice', 'awarded', 'failed'],
        ['failed', 'notice', 'awarded'],
        ['awarded', 'notice', 'failed'],
        ['failed', 'awarded', 'notice'],
        ['awarded', 'failed', 'notice'],
      ] as const) {
        test(names.join(', '), async () => {
          const number = names.join('-')
          const all = parts(number)
          await meetAtHead(...names.map((name) => all[name]))
          assert.equal((await rowOf(number)).outcome, 'awarded')
          await expectWhole(number, 1)
        })
      }
      for (const [way, names] of bothWays(['failed', 'awarded'] as const)) {
        test(`two lots of a notice that is there, ${way}`, async () => {
          const number = `there-${names[0]}`
          const all = parts(number)
          await all.notice()
          await meetAtHead(...names.map((name) => all[name]))
          assert.equal((await rowOf(number)).outcome, 'awarded')
        })
      }
    })

    test('by the dozen at the same moment as their notices settle them all', async () => {
      const numbers = Array.from({ length: 30 }, (_, index) => `AC${index}`)
      await Promise.all(
        numbers.flatMap((number) => [
          upsert(bidRecord({ number })),
          award(roundRecord({ number })),
          award(failedRound({ number, lot: '2' })),
        ]),
      )
      for (const number of numbers) assert.equal((await rowOf(number)).outcome, 'awarded', number)
      await expectDense()
    })
  })

  test('in the end the feed has no gap, and every row stands where its last change stands', () => expectSound())
})
