import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { makeAccount, NOW } from '../../../test/factories.ts'
import { newId } from '../../lib/ids.ts'
import { eventsAfter, insertEvents, type NewEventRow, readEventHead } from './events.ts'
import { addMatches, insertSentEvents, type MatchRow } from './reader.ts'

const EVERYTHING = { types: [], states: [], keywordId: null }
const ACCOUNTS = 4

/** Characters with a meaning inside a list, among any others. */
const text = fc.oneof(
  fc.constantFrom('', 'NULL', 'null', '{}', '{"a","b"}', '\\', '"', ',', '\\"\n\t', "it's", '하수관로 정비', '🏗️'),
  fc.string({ unit: 'binary' }).map((signs) => signs.replaceAll('\0', '')),
)
const event = fc.record({
  account: fc.nat(ACCOUNTS - 1),
  noticeNo: fc.option(text),
  version: fc.option(fc.nat(9)),
  change: fc.option(fc.nat()),
  data: text,
  matched: fc.option(text),
  quiet: fc.array(fc.constantFrom('kw_1', 'kw_2', 'kw_3'), { maxLength: 3 }),
})
const batches = fc.array(fc.array(event, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 })

describe('rows of a batch', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  test('events have consecutive positions in their account, and contain what was written', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (written) => {
        const accounts: string[] = []
        for (let count = 0; count < ACCOUNTS; count++) accounts.push((await makeAccount(app)).id)
        const rows = written.map((batch) =>
          batch.map(
            ({ account, ...rest }): NewEventRow => ({
              accountId: accounts[account] ?? '',
              id: newId('evt', NOW),
              type: 'bid.matched',
              at: NOW,
              correction: 0,
              eligibility: null,
              eligibilityChange: null,
              ...rest,
            }),
          ),
        )
        for (const batch of rows) await app.db.transaction((tx) => insertEvents(tx, batch))
        for (const accountId of accounts) {
          const expected = rows
            .flat()
            .filter((row) => row.accountId === accountId)
            .map(({ id, noticeNo, change, data, matched, quiet }, index) => {
              return { position: index + 1, id, noticeNo, change, data, matched, quiet, at: NOW, state: 'new' }
            })
          const found = await eventsAfter(app.db.sql, accountId, { after: 0, choice: EVERYTHING, limit: 100 })
          assert.deepEqual(
            found.map(({ position, id, noticeNo, change, data, matched, quiet, at, state }) => {
              return { position, id, noticeNo, change, data, matched, quiet, at, state }
            }),
            expected,
          )
          assert.equal((await readEventHead(app.db.sql, accountId)).position, expected.length)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('only the first match of a keyword and a notice is stored and returned', async () => {
    const accountId = (await makeAccount(app)).id
    const match = (keywordId: string, noticeNo: string, version: number): MatchRow => {
      return { accountId, keywordId, noticeNo, version, position: version, at: NOW }
    }
    const add = (rows: MatchRow[]) => app.db.transaction((tx) => addMatches(tx, rows, NOW))
    const named = (rows: { keywordId: string; at: number }[]) => rows.map(({ keywordId, at }) => [keywordId, at])
    assert.deepEqual(named(await add([match('kw_1', 'A', 1), match('kw_2', 'A', 1), match('kw_1', 'A', 2)])), [
      ['kw_1', NOW],
      ['kw_2', NOW],
    ])
    assert.deepEqual(named(await add([match('kw_1', 'A', 3), match('kw_1', 'B', 3)])), [['kw_1', NOW]])
    const kept = await app.db.sql<{ keywordId: string; noticeNo: string; version: number }[]>`
      select keyword_id, notice_no, version from keyword_matches where account_id = ${accountId} order by 1, 2`
    assert.deepEqual(
      kept.map(({ keywordId, noticeNo, version }) => [keywordId, noticeNo, version]),
      [
        ['kw_1', 'A', 1],
        ['kw_1', 'B', 3],
        ['kw_2', 'A', 1],
      ],
    )
  })

  test('a duplicate once-only event stops the batch', async () => {
    const accountId = (await makeAccount(app)).id
    const row = { accountId, noticeNo: 'A', type: 'bid.matched' as const }
    await app.db.transaction((tx) => insertSentEvents(tx, [row, { ...row, noticeNo: 'B' }], NOW))
    await assert.rejects(
      app.db.transaction((tx) => insertSentEvents(tx, [row], NOW)),
      { code: '23505' },
    )
  })
})
