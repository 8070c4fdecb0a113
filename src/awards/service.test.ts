import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { announcedRound, bidderRecord, bidRecord, failedRound, NOW, roundRecord } from '../../test/factories.ts'
import { HOUR } from '../lib/clock.ts'
import { readChanges } from '../lib/feed.ts'
import type { RoundRow } from './rules.ts'
import type { RoundRecord } from './schema.ts'

describe('awards', () => {
  let app: TestApp
  const record = (...records: RoundRecord[]) => app.awards.record('one', records, () => true)
  const rowsOf = async (noticeNo: string) => [
    ...(await app.db.sql<
      RoundRow[]
    >`select * from award_rounds where notice_no = ${noticeNo} order by revision, lot, rebid`),
  ]
  const olderOf = async (noticeNo: string) => [
    ...(await app.db.sql<{ version: number; fields: RoundRow }[]>`
      select version, fields from award_versions where notice_no = ${noticeNo} order by version`),
  ]
  const biddersOf = async (noticeNo: string) =>
    (
      await app.db.sql<{ line: number; name: string }[]>`
        select line, name from bidders where notice_no = ${noticeNo} order by lot, rebid, line`
    ).map(({ line, name }) => `${line} ${name}`)
  const feedOf = async (noticeNo: string) =>
    (await readChanges(app.db.sql, 0, 100_000)).filter(({ kind, key }) => kind === 'award' && key === noticeNo)
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
    })
    assert.deepEqual(await record(given), counts(1, 0, 0))
    const [row] = await rowsOf('R1')
    const { number: _number, bidderRows: _bidders, ...facts } = given
    for (const [name, value] of Object.entries(facts)) assert.deepEqual(row?.[name as keyof RoundRow], value, name)
  })

  test('new, unchanged, corrected: what was said before is kept', async () => {
    await app.bids.upsert([bidRecord({ number: 'R2' })], () => true)
    assert.deepEqual(await record(announcedRound({ number: 'R2' })), counts(1, 0, 0))
    assert.deepEqual(await record(roundRecord({ number: 'R2' })), counts(0, 1, 0))
    assert.deepEqual(await record(roundRecord({ number: 'R2' })), counts(0, 0, 1))
    await app.pass(HOUR)
    assert.deepEqual(await record(roundRecord({ number: 'R2', amount: 1 })), counts(0, 1, 0))
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
      roundRecord({ number: 'R3', state: 'opened' }),
      roundRecord({ number: 'R3' }),
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
    await record(roundRecord({ number: 'R4', bidders: 2, bidderRows: bidders('나', '다') }))
    assert.deepEqual(await biddersOf('R4'), ['0 나', '1 다'])
    await record(roundRecord({ number: 'R4', bidders: 2, amount: 1 }))
    assert.deepEqual(await biddersOf('R4'), ['0 나', '1 다'])
  })

  test('bidders of several states of a round in one call are those of the last', async () => {
    await record(
      roundRecord({ number: 'R5', state: 'opened', bidderRows: [bidderRecord({ name: '가' })] }),
      roundRecord({ number: 'R5', bidderRows: [bidderRecord({ name: '나' }), bidderRecord({ name: '다' })] }),
    )
    assert.deepEqual(await biddersOf('R5'), ['0 나', '1 다'])
  })

  // Known gap: facts are compared, bidders are not, so a list that comes by itself is passed over.
  test('a list of bidders that is all that is new is kept as well', async () => {
    await record(roundRecord({ number: 'R6' }))
    await record(roundRecord({ number: 'R6', bidderRows: [bidderRecord({ name: '가' })] }))
    assert.deepEqual(await biddersOf('R6'), ['0 가'])
    await record(
      roundRecord({ number: 'R6', bidderRows: [bidderRecord({ name: '가' }), bidderRecord({ name: '나' })] }),
    )
    assert.deepEqual(await biddersOf('R6'), ['0 가', '1 나'])
  })

  test('a record that fails leaves nothing', async () => {
    const before = (await readChanges(app.db.sql, 0, 100_000)).length
    await assert.rejects(record(roundRecord({ number: 'R7' }), roundRecord({ number: 'R7', lot: '2', amount: 0.5 })))
    assert.deepEqual(await rowsOf('R7'), [])
    assert.equal((await readChanges(app.db.sql, 0, 100_000)).length, before)
  })

  test('twenty at once on one round: every version in a row', async () => {
    await app.bids.upsert([bidRecord({ number: 'R8' })], () => true)
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(roundRecord({ number: 'R8', amount: index }))))
    const [row] = await rowsOf('R8')
    const versions = [...(await olderOf('R8')).map(({ version }) => version), row?.version]
    assert.deepEqual(
      versions,
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    assert.deepEqual(
      (await feedOf('R8')).map(({ version }) => version),
      versions,
    )
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
