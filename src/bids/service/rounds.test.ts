import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import {
  announcedRound,
  bidderRecord,
  bidRecord,
  failedRound,
  NOW,
  reservePrice,
  roundRecord,
} from '../../../test/factories.ts'
import { HOUR, MINUTE } from '../../lib/clock.ts'
import { readChanges } from '../../lib/feed.ts'
import { type RoundRow, reservePricesOf } from '../rules/rounds.ts'
import { ROUND_PARTS, type RoundRecord } from '../schema/rounds.ts'

describe('awards', () => {
  let app: TestApp
  const record = (...records: RoundRecord[]) => app.bids.recordRounds('one', records, () => true)
  const rowsOf = async (number: string) => [
    ...(await app.db.sql<
      RoundRow[]
    >`select * from award_rounds where number = ${number} order by revision, lot, rebid`),
  ]
  const olderOf = async (number: string) => [
    ...(await app.db.sql<{ version: number; fields: RoundRow }[]>`
      select version, fields from award_versions where number = ${number} order by version`),
  ]
  const biddersOf = async (number: string) =>
    (
      await app.db.sql<{ line: number; name: string }[]>`
        select line, name from bidders where number = ${number} order by lot, rebid, line`
    ).map(({ line, name }) => `${line} ${name}`)
  const feedOf = async (noticeNo: string) =>
    (await readChanges(app.db.sql, 0, 100_000)).filter(({ kind, key }) => kind === 'award' && key === noticeNo)
  /** So many minutes after the first telling. */
  const at = (minutes: number) => NOW - HOUR + minutes * MINUTE
  const counts = (made: number, changed: number, unchanged: number) => ({ new: made, changed, unchanged })

  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  test('everything of a record is there again when it is read', async () => {
    const winners = [
      { name: 'O\'Brien "가"', businessNo: null },
      { name: '둘, {셋}', businessNo: '222' },
    ]
    const given = roundRecord({
      number: 'R1',
      revision: 3,
      lot: '가-1',
      rebid: 2,
      winners,
      rate: 87.74567,
      reason: null,
      reservePrices: [reservePrice(), reservePrice({ number: 2, drawn: false, draws: null })],
    })
    assert.deepEqual(await record(given), counts(1, 0, 0))
    const [row] = await rowsOf('R1')
    const { part, changedAt, bidderRows: _bidders, reservePrices, ...facts } = given
    for (const [name, value] of Object.entries(facts)) assert.deepEqual(row?.[name as keyof RoundRow], value, name)
    assert.equal(row?.parts[part]?.changedAt, changedAt)
    assert.deepEqual(reservePricesOf(row?.parts ?? {}), reservePrices)
    assert.deepEqual(await record(given), counts(0, 0, 1))
  })

  test('new, unchanged, corrected: what was said before is kept', async () => {
    await app.bids.upsert([bidRecord({ number: 'R2' })], () => true)
    const decided = roundRecord({ number: 'R2', changedAt: at(1) })
    assert.deepEqual(await record(announcedRound({ number: 'R2' })), counts(1, 0, 0))
    assert.deepEqual(await record(decided), counts(0, 1, 0))
    assert.deepEqual(await record(decided), counts(0, 0, 1))
    await app.pass(HOUR)
    assert.deepEqual(await record({ ...decided, amount: 1, changedAt: at(2) }), counts(0, 1, 0))
    app.clock.set(NOW)
    const [row] = await rowsOf('R2')
    assert.deepEqual([row?.version, row?.amount, row?.correctedAt], [3, 1, NOW + HOUR])
    assert.deepEqual(
      (await olderOf('R2')).map(({ version, fields }) => [version, fields.state, fields.amount]),
      [
        [1, 'announced', null],
        [2, 'awarded', 44_000_000],
      ],
    )
    const changes = await feedOf('R2')
    assert.deepEqual(
      changes.map(({ version }) => version),
      [1, 2, 3],
    )
    assert.equal(changes.at(-1)?.position, row?.position)
  })

  test('several states of a round in one call end as the last one says', async () => {
    const summary = await record(
      announcedRound({ number: 'R3' }),
      roundRecord({ number: 'R3', state: 'opened', changedAt: at(1) }),
      roundRecord({ number: 'R3', changedAt: at(2) }),
    )
    assert.deepEqual(summary, counts(1, 2, 0))
    const rows = await rowsOf('R3')
    assert.deepEqual(
      rows.map(({ version, state }) => [version, state]),
      [[3, 'awarded']],
    )
    assert.deepEqual(
      (await olderOf('R3')).map(({ version }) => version),
      [1, 2],
    )
  })

  test('the list of bidders comes and goes as a whole, and stays where none is told', async () => {
    const bidders = (...names: string[]) =>
      names.map((name, index) => bidderRecord({ name, rank: index + 1, won: index === 0 }))
    await record(roundRecord({ number: 'R4', bidders: 3, bidderRows: bidders('가', '나', '다') }))
    assert.deepEqual(await biddersOf('R4'), ['0 가', '1 나', '2 다'])
    await record(roundRecord({ number: 'R4', bidders: 2, changedAt: at(1), bidderRows: bidders('나', '다') }))
    assert.deepEqual(await biddersOf('R4'), ['0 나', '1 다'])
    await record(roundRecord({ number: 'R4', bidders: 2, amount: 1, changedAt: at(2) }))
    assert.deepEqual(await biddersOf('R4'), ['0 나', '1 다'])
    await record(roundRecord({ number: 'R4', part: 'bidders', changedAt: at(0), bidderRows: bidders('라') }))
    assert.deepEqual(await biddersOf('R4'), ['0 나', '1 다'], 'an older list is passed over')
  })

  test('bidders of several states of a round in one call are those of the last', async () => {
    await record(
      roundRecord({ number: 'R5', state: 'opened', bidderRows: [bidderRecord({ name: '가' })] }),
      roundRecord({
        number: 'R5',
        changedAt: at(1),
        bidderRows: [bidderRecord({ name: '나' }), bidderRecord({ name: '다' })],
      }),
    )
    assert.deepEqual(await biddersOf('R5'), ['0 나', '1 다'])
  })

  test('a list of bidders that is all that is new is kept without a version', async () => {
    const listed = (minutes: number, ...names: string[]) =>
      roundRecord({ number: 'R6', changedAt: at(minutes), bidderRows: names.map((name) => bidderRecord({ name })) })
    await record(roundRecord({ number: 'R6' }))
    assert.deepEqual(await record(listed(1, '가')), counts(0, 0, 1))
    assert.deepEqual(await biddersOf('R6'), ['0 가'])
    await record(listed(2, '가', '나'), listed(1, '다'))
    assert.deepEqual(await biddersOf('R6'), ['0 가', '1 나'])
    assert.equal((await feedOf('R6')).length, 1)
  })

  test('bidders are found under the day of their opening, known before or after them', async () => {
    const days = async () => [
      ...(await app.db.sql<{ day: string | null }[]>`
        select opened_on::text as day from bidders where number = 'R10'`),
    ]
    const early = Date.parse('2026-11-19T00:30:00+09:00')
    const list: Pick<RoundRecord, 'part' | 'bidderRows'> = { part: 'bidders', bidderRows: [bidderRecord()] }
    await record(announcedRound({ number: 'R10', ...list }))
    assert.deepEqual(await days(), [{ day: null }])
    await record(announcedRound({ number: 'R10', part: 'opening', state: 'opened', openedAt: early }))
    assert.deepEqual(await days(), [{ day: '2026-11-19' }])
    await record(announcedRound({ number: 'R10', ...list, changedAt: at(1), bidderRows: [bidderRecord({ rank: 2 })] }))
    assert.deepEqual(await days(), [{ day: '2026-11-19' }])
  })

  test('parts told one by one come to one round, in whatever order', async () => {
    const parts = [
      announcedRound({ number: '', part: 'opening', state: 'opened', openedAt: NOW - HOUR, bidders: 2 }),
      announcedRound({ number: '', part: 'prices', state: 'opened', plannedPrice: 49_000_000, baseAmount: null }),
      announcedRound({ number: '', part: 'bidders', state: 'opened', bidderRows: [bidderRecord({ name: '가' })] }),
      roundRecord({ number: '', part: 'award', plannedPrice: null, baseAmount: null, bidders: null }),
    ]
    const tell = async (number: string, records: RoundRecord[]) => {
      for (const one of records) await record({ ...one, number })
      const [row] = await rowsOf(number)
      assert.ok(row)
      const { version: _version, position: _position, ...rest } = { ...row, number: '' }
      return { ...rest, bidders: await biddersOf(number) }
    }
    const forth = await tell('R11', parts)
    assert.deepEqual(await tell('R12', [...parts.toReversed(), ...parts]), forth)
    assert.equal(forth.correctedAt, null)
    const [row] = await rowsOf('R12')
    assert.deepEqual(
      (await olderOf('R12')).map(({ version }) => version),
      Array.from({ length: (row?.version ?? 0) - 1 }, (_, index) => index + 1),
    )
    assert.equal((await feedOf('R12')).length, row?.version)
  })

  test('which rounds are known, and of which the bidders', async () => {
    await record(
      failedRound({ number: 'R13', bidderRows: [bidderRecord()] }),
      announcedRound({ number: 'R13', rebid: 1 }),
      roundRecord({ number: 'R14', lot: '나' }),
    )
    const known = await app.bids.roundsKnown('one', ['R13', 'R14', 'R15'])
    assert.deepEqual(
      [...known].map(([number, rounds]) => [
        number,
        ...rounds.map(({ revision, lot, rebid, state, hasBidders }) => [revision, lot, rebid, state, hasBidders]),
      ]),
      [
        ['R13', [0, '0', 1, 'announced', false], [0, '0', 0, 'failed', true]],
        ['R14', [0, '나', 0, 'awarded', false]],
      ],
    )
    assert.equal((await app.bids.roundsKnown('two', ['R13'])).size, 0)
    assert.equal((await app.bids.roundsKnown('one', [])).size, 0)
  })

  test('a stock result in one batch with a live one does not make its notice’s new dates live', async () => {
    await app.bids.upsert([bidRecord({ number: 'R16' }), bidRecord({ number: 'R17' })], () => false)
    const rebids = ['R16', 'R17'].map((number) => announcedRound({ number, rebid: 1, closeAt: NOW + 30 * HOUR }))
    await app.bids.recordRounds('one', rebids, ({ number }) => number === 'R17')
    const rows = await app.db.sql<{ live: boolean }[]>`
      select live from bids where number in ('R16', 'R17') order by number`
    assert.deepEqual(
      rows.map(({ live }) => live),
      [false, true],
    )
  })

  test('a record that fails leaves nothing', async () => {
    const before = (await readChanges(app.db.sql, 0, 100_000)).length
    await assert.rejects(record(roundRecord({ number: 'R7' }), roundRecord({ number: 'R7', lot: '2', amount: 0.5 })))
    assert.deepEqual(await rowsOf('R7'), [])
    assert.equal((await readChanges(app.db.sql, 0, 100_000)).length, before)
  })

  test('twenty at once on one round: every version in a row', async () => {
    await app.bids.upsert([bidRecord({ number: 'R8' })], () => true)
    const tell = (index: number) => record(roundRecord({ number: 'R8', amount: index, changedAt: at(index) }))
    const summaries = await Promise.all(Array.from({ length: 20 }, (_, index) => tell(index)))
    const [row] = await rowsOf('R8')
    assert.equal(row?.amount, 19, 'the newest wins, whoever came last')
    const versions = [...(await olderOf('R8')).map(({ version }) => version), row?.version]
    assert.deepEqual(
      versions,
      Array.from({ length: summaries.reduce((sum, one) => sum + one.changed, 1) }, (_, index) => index + 1),
    )
    assert.deepEqual(
      (await feedOf('R8')).map(({ version }) => version),
      versions,
    )
  })

  test('parts of one round told at the same moment: none is lost', async () => {
    const parts = ROUND_PARTS.map((part, index) =>
      announcedRound({ number: 'R18', part, state: 'opened', bidders: index + 1, changedAt: at(index) }),
    )
    await Promise.all(parts.flatMap((part) => [record(part), record(part)]))
    const [row] = await rowsOf('R18')
    assert.deepEqual(Object.keys(row?.parts ?? {}).toSorted(), ROUND_PARTS.toSorted())
    assert.equal(row?.bidders, 7)
    assert.equal((await feedOf('R18')).length, row?.version)
  })

  test('twenty lots of one notice at once: none is lost', async () => {
    await app.bids.upsert([bidRecord({ number: 'R9' })], () => true)
    const lots = Array.from({ length: 20 }, (_, index) => String(index))
    await Promise.all(
      lots.map((lot) =>
        record(lot === '7' ? announcedRound({ number: 'R9', lot }) : failedRound({ number: 'R9', lot })),
      ),
    )
    assert.equal((await rowsOf('R9')).length, 20)
    const { body } = await app.get<{ status: string }>('/v1/bids/R9')
    assert.equal(body.status, 'open', 'a lot is still to be opened')
  })
})
