import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { announcedRound, bidRecord, failedRound, NOW, roundRecord } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { DAY, HOUR } from '../../lib/clock.ts'
import { readChanges } from '../../lib/feed.ts'
import { compact } from '../../search/text.ts'
import type { BidRow } from '../rules/notice.ts'
import type { BidRecord } from '../schema.ts'

const live = () => true
const stock = () => false

let app: TestApp

const upsert = (...records: BidRecord[]) => app.bids.upsert(records, live)
const award = (...records: Parameters<TestApp['awards']['record']>[1]) => app.awards.record('one', records, live)

async function rowOf(noticeNo: string): Promise<BidRow> {
  const [row] = await app.db.sql<BidRow[]>`select * from bids where notice_no = ${noticeNo}`
  assert.ok(row, `there is no ${noticeNo}`)
  return row
}

const olderOf = async (noticeNo: string) => [
  ...(await app.db.sql<{ version: number; fields: BidRow }[]>`
    select version, fields from bid_versions where notice_no = ${noticeNo} order by version`),
]

const feed = () => readChanges(app.db.sql, 0, 1_000_000)
const feedOf = async (noticeNo: string) => (await feed()).filter(({ kind, key }) => kind === 'bid' && key === noticeNo)
const countOf = async (table: string) =>
  (await app.db.sql<{ count: number }[]>`select count(*) as count from ${app.db.sql(table)}`)[0]?.count

/** Every version stands once, in one row of the feed, and the row holds the place of the last. */
async function expectWhole(noticeNo: string, versions: number) {
  const expected = Array.from({ length: versions }, (_, index) => index + 1)
  const [row, older, changes] = await Promise.all([rowOf(noticeNo), olderOf(noticeNo), feedOf(noticeNo)])
  assert.deepEqual([...older.map(({ version }) => version), row.version], expected)
  assert.deepEqual(
    older.map(({ fields }) => fields.version),
    expected.slice(0, -1),
  )
  assert.deepEqual(
    changes.map(({ version }) => version),
    expected,
  )
  assert.equal(changes.at(-1)?.position, row.position)
}

async function expectDense() {
  const positions = (await feed()).map(({ position }) => position)
  assert.deepEqual(
    positions,
    positions.map((_, index) => index + 1),
  )
}

/** Lets these come to the feed's head, or to a row that one of them holds, in this order; then lets them go. */
async function meetAtHead(...starts: (() => Promise<unknown>)[]) {
  const { sql } = app.database.db
  let running: Promise<unknown>[] = []
  await app.database.db.transaction(async (tx) => {
    await tx`select from feed_head for update`
    for (const [index, start] of starts.entries()) {
      running = [...running, start()]
      await eventually(async () => {
        const [row] = await sql<{ count: number }[]>`
          select count(*) as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        return row?.count === index + 1
      })
    }
  })
  await Promise.all(running)
}

const bothWays = <T>(list: readonly T[]): [string, T[]][] => [
  ['one way', [...list]],
  ['the other', list.toReversed()],
]

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
      await app.awards.record('two', [roundRecord({ number: 'SR' })], live)
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
      await app.awards.record('two', [roundRecord({ number: 'SW' })], live)
      await upsert(bidRecord({ number: 'SW' }))
      await app.awards.record('two', [roundRecord({ number: 'SW', lot: '2' })], live)
      await upsert(bidRecord({ source: 'two', number: 'SW' }))
      await app.awards.record('two', [roundRecord({ number: 'SW', lot: '3' })], live)
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
      const names = await app.db.transaction((tx) => app.bids.noticesByNumber(tx, 'two', long))
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
      await app.awards.record('two', [roundRecord({ number: 'S4' })], live)
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

  test('in the end the feed has no gap, and every row stands where its last change stands', async () => {
    await expectDense()
    const astray = await app.db.sql`
      select b.notice_no from bids b
      left join changes c on c.position = b.position and c.kind = 'bid' and c.key = b.notice_no and c.version = b.version
      where c.position is null`
    assert.deepEqual([...astray], [])
    const gaps = await app.db.sql`
      select notice_no from bids b
      where version <> (select count(*) + 1 from bid_versions v where v.notice_no = b.notice_no)`
    assert.deepEqual([...gaps], [])
  })
})
