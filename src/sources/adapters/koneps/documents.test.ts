import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CODES, PERSON, type Row, SUFFIXES } from '../../../../test/koneps/wire.ts'
import { createWorld } from '../../../../test/koneps/world.ts'
import { DAY, parseTime } from '../../../lib/clock.ts'
import { readKonepsDocument, readKonepsItem } from './documents.ts'

const START = parseTime('2026-03-02', 'start') ?? 0
const world = () => createWorld({ seed: 'files', from: START, days: 3, noticesADay: 150 })
const rowsOf = (lists: ReturnType<typeof world>['lists'], operation: string): Row[] =>
  (lists.get(operation) ?? []).map(({ row }) => row)

test('a notice is known by its fields, and its category by those of its own', () => {
  const { lists } = world()
  for (const [bsnsDiv, suffix] of Object.entries(SUFFIXES)) {
    const rows = rowsOf(lists, `getBidPblancListInfo${suffix}`)
    assert.ok(rows.length > 0)
    for (const row of rows) {
      const { notices, rejected } = readKonepsItem(row)
      assert.equal(rejected, undefined)
      assert.equal(notices?.[0]?.record.bsnsDiv, bsnsDiv)
    }
  }
  const [row = {}] = rowsOf(lists, 'getBidPblancListInfoServc')
  assert.equal(readKonepsItem(row, { bsnsDiv: '물품', fetchedAt: 9 }).notices?.[0]?.record.bsnsDiv, '물품')
  assert.equal(readKonepsItem(row, { fetchedAt: 9 }).notices?.[0]?.record.fetchedAt, 9)
})

test('every other kind of row', () => {
  const { lists, outcomes } = world()
  const firstOf = (operation: string) => {
    const [row] = rowsOf(lists, operation)
    assert.ok(row, operation)
    return readKonepsItem(row, { fetchedAt: 9 })
  }
  assert.equal(firstOf('getBidPblancListInfoLicenseLimit').parts?.[0]?.part, 'licences')
  assert.equal(firstOf('getBidPblancListInfoPrtcptPsblRgn').parts?.[0]?.part, 'regions')
  assert.equal(firstOf('getBidPblancListInfoServcBsisAmount').parts?.[0]?.part, 'baseAmount')
  assert.deepEqual(firstOf('getBidPblancListInfoChgHstryServc'), {})
  for (const suffix of ['Thng', 'Servc', 'Cnstwk']) {
    assert.equal(firstOf(`getScsbidListSttus${suffix}`).rounds?.[0]?.part, 'award')
    assert.equal(firstOf(`getOpengResultListInfo${suffix}`).rounds?.[0]?.part, 'opening')
  }
  assert.equal(firstOf('getOpengResultListInfoFailing').rounds?.[0]?.part, 'failing')
  assert.equal(firstOf('getOpengResultListInfoRebid').rounds?.at(-1)?.part, 'rebid')
  const [opened] = outcomes.rounds.filter(({ progress }) => progress === '개찰완료')
  const ranking = outcomes.ranking(opened?.number ?? '', null, null, Number.MAX_SAFE_INTEGER)
  assert.equal(readKonepsDocument(ranking).rounds?.[0]?.part, 'bidders')
  const bidders = outcomes.bidders(CODES.용역 ?? '', START, START + 40 * DAY, START + 60 * DAY)
  const batch = readKonepsDocument(bidders.page(0, bidders.total))
  assert.ok((batch.openings?.length ?? 0) > 100)
  assert.ok(!JSON.stringify(batch).includes(PERSON))
})

test('a document is an envelope, a list of rows or of envelopes, or one row; rows of one thing are taken together', () => {
  const rows = rowsOf(world().lists, 'getBidPblancListInfoLicenseLimit')
  const envelope = (items: unknown) => ({
    response: { header: { resultCode: '00', resultMsg: '정상' }, body: { items, totalCount: 5 } },
  })
  const whole = readKonepsDocument(rows)
  assert.ok((whole.parts?.length ?? 0) < rows.length)
  assert.deepEqual(readKonepsDocument(envelope(rows)), whole)
  assert.deepEqual(readKonepsDocument(envelope({ item: rows })), whole)
  const half = Math.floor(rows.length / 2)
  assert.deepEqual(readKonepsDocument([envelope(rows.slice(0, half)), envelope(rows.slice(half))]), whole)
  assert.equal(readKonepsDocument(rows[0]).parts?.length, 1)
  assert.deepEqual(readKonepsDocument(envelope('')), {})
})

test('what is no row, and answers of failure, are refused and not passed over', () => {
  for (const document of [5, 'text', null, { hello: 'world' }, [1, 2]]) {
    assert.ok((readKonepsDocument(document).rejected?.length ?? 0) > 0, JSON.stringify(document))
  }
  const failure = {
    'nkoneps.com.response.ResponseError': { header: { resultCode: '07', resultMsg: '입력범위값 초과 에러' } },
  }
  assert.match(readKonepsDocument(failure).rejected?.[0]?.reason ?? '', /failure/)
  assert.match(readKonepsDocument([failure]).rejected?.[0]?.reason ?? '', /failure/)
})
