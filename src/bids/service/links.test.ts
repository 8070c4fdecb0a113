import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, NOW, roundRecord } from '../../../test/factories.ts'
import { bothWays, createWritten } from '../../../test/written.ts'
import { HOUR } from '../../lib/clock.ts'
import { compact } from '../../search/text.ts'
import type { BidRow } from '../rules/notice.ts'
import type { BidRecord } from '../schema/notices.ts'

const live = () => true

let app: TestApp
const { rowOf, feed, feedOf, expectWhole, expectDense, expectSound, meetAtHead } = createWritten(() => app)

const upsert = (...records: BidRecord[]) => app.bids.upsert(records, live)
const award = (...records: Parameters<TestApp['bids']['recordRounds']>[1]) =>
  app.bids.recordRounds('one', records, live)

describe('notices among others', () => {
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  describe('numbers of several sources', () => {
    test('a number another source owns is marked with the source, for good', async () => {
      await upsert(bidRecord({ number: 'S1', title: '처음' }))
      await upsert(bidRecord({ source: 'two', number: 'S1', title: '다른 곳' }))
      await upsert(bidRecord({ source: 'two', number: 'S1', revision: 1, title: '다른 곳, 고침' }))
      await upsert(bidRecord({ number: 'S1', revision: 1, title: '처음, 고침' }))
      await expectWhole('S1', 2)
      await expectWhole('two~S1', 2)
      assert.equal((await rowOf('two~S1')).title, '다른 곳, 고침')
    })

    test('two sources in one call', async () => {
      await upsert(bidRecord({ source: 'two', number: 'S2' }), bidRecord({ number: 'S2' }))
      assert.equal((await rowOf('S2')).source, 'two')
      assert.equal((await rowOf('one~S2')).source, 'one')
    })

    test('a re-notice follows the notice of its own source', async () => {
      await upsert(bidRecord({ number: 'SP' }))
      const again = bidRecord({ source: 'two', number: 'SP-again', previousNumber: 'SP' })
      await upsert(again)
      assert.equal((await rowOf('SP-again')).previousNoticeNo, 'two~SP')
      await upsert(bidRecord({ source: 'two', number: 'SP' }))
      assert.equal((await rowOf('two~SP')).nextNoticeNo, 'SP-again')
      assert.equal((await rowOf('SP')).nextNoticeNo, null)
      await upsert({ ...again, revision: 1 })
      assert.equal((await rowOf('SP-again')).previousNoticeNo, 'two~SP')
    })

    test('a re-notice that came before either notice of that number', async () => {
      const again = bidRecord({ source: 'two', number: 'SQ-again', previousNumber: 'SQ' })
      await upsert(again)
      await upsert(bidRecord({ number: 'SQ' }))
      await upsert(bidRecord({ source: 'two', number: 'SQ' }))
      const row = await rowOf('SQ-again')
      assert.equal(row.previousNoticeNo, 'two~SQ')
      assert.deepEqual(row.numbers, ['sqagain', 'two~SQ'].map(compact))
      assert.deepEqual(row.changes, [{ field: 'previousNoticeNo', old: 'SQ', new: 'two~SQ' }])
      assert.deepEqual(
        (await feedOf('SQ-again')).map((change) => change.live),
        [true, false],
      )
      assert.equal((await rowOf('two~SQ')).nextNoticeNo, 'SQ-again')
      assert.equal((await rowOf('SQ')).nextNoticeNo, null)
      assert.deepEqual(await upsert(again), { new: 0, changed: 0, unchanged: 1 })
      await expectWhole('SQ-again', 2)
    })

    test('a re-notice told once more in the call that gives its notice another name', async () => {
      const again = bidRecord({ source: 'two', number: 'SU-again', previousNumber: 'SU' })
      await upsert(again)
      assert.deepEqual(await upsert(bidRecord({ number: 'SU' }), again), { new: 1, changed: 0, unchanged: 1 })
      assert.equal((await rowOf('SU-again')).previousNoticeNo, 'two~SU')
      assert.deepEqual(
        (await feedOf('SU-again')).map((change) => change.live),
        [true, false],
      )
    })

    for (const [way, order] of bothWays(['again', 'other'] as const)) {
      test(`a re-notice at the same moment as the notice that takes its notice's name, ${way}`, async () => {
        const number = `SV${order[0]}`
        const all = {
          again: () => upsert(bidRecord({ source: 'two', number: `${number}-again`, previousNumber: number })),
          other: () => upsert(bidRecord({ number })),
        }
        await meetAtHead(...order.map((name) => all[name]))
        assert.equal((await rowOf(`${number}-again`)).previousNoticeNo, `two~${number}`)
        assert.equal((await rowOf(number)).nextNoticeNo, null)
      })
    }

    test('results that came before either notice of that number', async () => {
      await app.bids.recordRounds('two', [roundRecord({ number: 'SR' })], live)
      await upsert(bidRecord({ number: 'SR' }))
      assert.equal((await rowOf('SR')).outcome, null)
      await upsert(bidRecord({ source: 'two', number: 'SR' }))
      assert.equal((await rowOf('two~SR')).outcome, 'awarded')
      const { body } = await app.get<{ awards: object[] }>('/v1/bids/SR')
      assert.deepEqual(body.awards, [])
      const other = await app.get<{ awards: { state: string }[] }>('/v1/bids/two~SR')
      assert.deepEqual(
        other.body.awards.map(({ state }) => state),
        ['awarded'],
      )
    })

    test('a result stands in the feed under the number its notice bears here', async () => {
      const awarded = async () =>
        (await feed()).filter(({ kind, key }) => kind === 'award' && key.includes('SW')).map(({ key }) => key)
      await app.bids.recordRounds('two', [roundRecord({ number: 'SW' })], live)
      await upsert(bidRecord({ number: 'SW' }))
      await app.bids.recordRounds('two', [roundRecord({ number: 'SW', lot: '2' })], live)
      await upsert(bidRecord({ source: 'two', number: 'SW' }))
      await app.bids.recordRounds('two', [roundRecord({ number: 'SW', lot: '3' })], live)
      await award(roundRecord({ number: 'SW' }))
      assert.deepEqual(await awarded(), ['SW', 'two~SW', 'two~SW', 'SW'])
    })

    test('a number that looks like a marked one keeps its name, and the marked one gets another', async () => {
      await upsert(bidRecord({ number: 'two~SX' }), bidRecord({ number: 'SX' }))
      const second = bidRecord({ source: 'two', number: 'SX', title: '둘째' })
      await upsert(second)
      assert.deepEqual([(await rowOf('two~SX')).source, (await rowOf('SX')).source], ['one', 'one'])
      const [row] = await app.db.sql<BidRow[]>`select * from bids where source = 'two' and number = 'SX'`
      assert.match(row?.noticeNo ?? '', /^two~SX~[0-9a-f]{12}$/)
      assert.deepEqual(await upsert(second), { new: 0, changed: 0, unchanged: 1 })
    })

    test('a marked number is never longer than a number may be', async () => {
      const long = ['가', '나'].map((end) => '공'.repeat(79) + end)
      await upsert(...long.map((number) => bidRecord({ number })))
      await upsert(...long.map((number) => bidRecord({ source: 'two', number })))
      const rows = await app.db.sql<BidRow[]>`select * from bids where source = 'two' and number = any(${long})`
      const names = new Map(rows.map((row) => [row.number, row.noticeNo]))
      for (const number of long) {
        const name = names.get(number) ?? ''
        assert.equal([...name].length, 80)
        assert.equal((await rowOf(name)).number, number)
        assert.equal((await app.get(`/v1/bids/${encodeURIComponent(name)}`)).status, 200)
      }
    })

    test('two sources at the same moment', async () => {
      const sources = ['one', 'two', 'three', 'four']
      await Promise.all(sources.map((source) => upsert(bidRecord({ source, number: 'S3' }))))
      const rows = await app.db.sql<{ noticeNo: string; source: string }[]>`
        select notice_no, source from bids where number = 'S3'`
      assert.deepEqual(rows.map(({ source }) => source).sort(), sources.toSorted())
      for (const { noticeNo, source } of rows) assert.ok(noticeNo === 'S3' || noticeNo === `${source}~S3`)
    })

    test('results of one source do not settle the notice of another', async () => {
      await upsert(bidRecord({ number: 'S4' }))
      await app.bids.recordRounds('two', [roundRecord({ number: 'S4' })], live)
      assert.equal((await rowOf('S4')).outcome, null)
      await upsert(bidRecord({ source: 'two', number: 'S4' }))
      assert.equal((await rowOf('two~S4')).outcome, 'awarded')
      assert.equal((await rowOf('S4')).outcome, null)
    })
  })

  describe('a re-notice', () => {
    const pair = (number: string) => [
      bidRecord({ number }),
      bidRecord({ number: `${number}-again`, kind: 'renotice', previousNumber: number, postedAt: NOW }),
    ]

    async function expectLinked(number: string) {
      const [one, again] = await Promise.all([rowOf(number), rowOf(`${number}-again`)])
      assert.deepEqual([one.previousNoticeNo, one.nextNoticeNo], [null, again.noticeNo])
      assert.deepEqual([again.previousNoticeNo, again.nextNoticeNo], [one.noticeNo, null])
    }

    test('after its notice: the notice gets a version that says so', async () => {
      const [one, again] = pair('R1') as [BidRecord, BidRecord]
      await upsert(one)
      await upsert(again)
      await expectLinked('R1')
      assert.deepEqual((await rowOf('R1')).changes, [{ field: 'nextNoticeNo', old: null, new: 'R1-again' }])
      assert.deepEqual(
        (await feedOf('R1')).map((change) => change.live),
        [true, false],
      )
      await expectWhole('R1', 2)
    })

    test('before its notice', async () => {
      await upsert(...pair('R2').slice(1))
      assert.equal((await rowOf('R2-again')).previousNoticeNo, 'R2')
      await upsert(...pair('R2').slice(0, 1))
      await expectLinked('R2')
      await expectWhole('R2', 1)
      await expectWhole('R2-again', 1)
    })

    test('together with it, in either order', async () => {
      await upsert(...pair('R3'))
      await upsert(...pair('R4').reverse())
      for (const number of ['R3', 'R4']) {
        await expectLinked(number)
        await expectWhole(number, 1)
      }
    })

    test('of two followers the one posted last is named, whichever came first', async () => {
      const follower = (number: string, previousNumber: string, postedAt: number) =>
        bidRecord({ number, previousNumber, postedAt, kind: 'renotice' })
      await upsert(bidRecord({ number: 'R5' }))
      await upsert(follower('R5-late', 'R5', NOW))
      await upsert(follower('R5-early', 'R5', NOW - HOUR))
      assert.equal((await rowOf('R5')).nextNoticeNo, 'R5-late')
      await expectWhole('R5', 2)
      await upsert(follower('R5-latest', 'R5', NOW + HOUR))
      assert.equal((await rowOf('R5')).nextNoticeNo, 'R5-latest')
      await expectWhole('R5', 3)
    })

    test('a later state of either keeps the link', async () => {
      await upsert(...pair('R6'))
      await upsert(...pair('R6').map((record) => ({ ...record, revision: 1, title: '고침' })))
      await expectLinked('R6')
      await expectWhole('R6', 2)
    })

    test('that names itself follows nothing', async () => {
      await upsert(bidRecord({ number: 'RS', previousNumber: 'RS' }))
      await upsert(bidRecord({ number: 'RS', previousNumber: 'RS', revision: 1 }))
      const row = await rowOf('RS')
      assert.deepEqual([row.previousNoticeNo, row.nextNoticeNo, row.previousNumber], [null, null, 'RS'])
      await expectWhole('RS', 2)
    })

    test('and its notice may name each other', async () => {
      const ring = (number: string, previousNumber: string) => bidRecord({ number, previousNumber })
      const expectRing = async (one: string, other: string) => {
        for (const [a, b] of [
          [one, other],
          [other, one],
        ] as const) {
          const row = await rowOf(a)
          assert.deepEqual([row.previousNoticeNo, row.nextNoticeNo], [b, b])
        }
      }
      await upsert(ring('RR1', 'RR2'), ring('RR2', 'RR1'))
      await expectRing('RR1', 'RR2')
      await upsert(ring('RR3', 'RR4'))
      await upsert(ring('RR4', 'RR3'))
      await expectRing('RR3', 'RR4')
      await meetAtHead(
        () => upsert(ring('RR5', 'RR6')),
        () => upsert(ring('RR6', 'RR5')),
      )
      await expectRing('RR5', 'RR6')
      const { new: made, changed, unchanged } = await upsert(ring('RR5', 'RR6'), ring('RR6', 'RR5'))
      assert.deepEqual([made, changed, unchanged], [0, 0, 2])
    })

    test('of a re-notice: a chain stays whole when its middle is told again', async () => {
      const chain = ['RM1', 'RM2', 'RM3'].map((number, index, all) =>
        bidRecord({ number, previousNumber: all[index - 1] ?? null }),
      )
      for (const one of chain.toReversed()) await upsert(one)
      for (const one of chain) await upsert({ ...one, revision: 1 })
      const rows = await Promise.all(chain.map(({ number }) => rowOf(number)))
      assert.deepEqual(
        rows.map((row) => [row.previousNoticeNo, row.nextNoticeNo]),
        [
          [null, 'RM2'],
          ['RM1', 'RM3'],
          ['RM2', null],
        ],
      )
    })

    test('a follower of another source is no follower', async () => {
      await upsert(bidRecord({ number: 'R7' }))
      await upsert(bidRecord({ source: 'two', number: 'R7-two', previousNumber: 'R7' }))
      assert.equal((await rowOf('R7')).nextNoticeNo, null)
    })

    for (const [way, [first, second]] of bothWays([0, 1])) {
      test(`at the same moment as its notice, ${way}`, async () => {
        const number = `RH${first}`
        const records = pair(number)
        await meetAtHead(
          () => upsert(...records.slice(first, (first ?? 0) + 1)),
          () => upsert(...records.slice(second, (second ?? 0) + 1)),
        )
        await expectLinked(number)
      })
    }

    test('while its notice changes', async () => {
      const [one, again] = pair('RU') as [BidRecord, BidRecord]
      await upsert(one)
      await meetAtHead(
        () => upsert({ ...one, revision: 1 }),
        () => upsert(again),
      )
      await expectLinked('RU')
      await expectWhole('RU', 3)
    })

    test('twenty at the same moment as their notices', async () => {
      const numbers = Array.from({ length: 20 }, (_, index) => `RC${index}`)
      await Promise.all(numbers.flatMap((number) => pair(number).map((record) => upsert(record))))
      for (const number of numbers) await expectLinked(number)
      await expectDense()
    })
  })

  test('in the end the feed has no gap, and every row stands where its last change stands', () => expectSound())
})
