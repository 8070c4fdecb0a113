import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { DAY, parseTime } from '../../src/lib/clock.ts'
import { createTestClock } from '../factories.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from './server.ts'
import { silence } from './tricks.ts'
import { createWorld } from './world.ts'

const START = parseTime('2026-03-02', 'start') ?? 0
const clock = createTestClock(START)
const GOODS = '/ad/BidPublicInfoService/getBidPblancListInfoThng'
const KEY = encodeURIComponent(FAKE_KEY)
let fake: FakeKoneps

before(async () => {
  const world = createWorld({ seed: 3, from: START, days: 2, noticesADay: 30 })
  fake = await startFakeKoneps({ world, clock, spacingMs: 150, callsADay: 8 })
})
after(() => fake.stop())
beforeEach(() => {
  clock.advance(DAY)
  fake.behave()
  fake.violations.length = 0
})

const DAY_WINDOW = { inqryDiv: '1', inqryBgnDt: '202603020000', inqryEndDt: '202603022359' }
function urlOf(path: string, params: Record<string, string>, key = KEY): string {
  const query = new URLSearchParams({ type: 'json', numOfRows: '10', pageNo: '1', ...params })
  return `${fake.baseUrl}${path}?ServiceKey=${key}&${query}`
}
const ask = async (path: string, params: Record<string, string>, key?: string) => {
  const response = await fetch(urlOf(path, params, key))
  return { status: response.status, text: await response.text() }
}
const told = (pattern: RegExp) =>
  assert.ok(
    fake.violations.some((it) => pattern.test(it)),
    JSON.stringify(fake.violations),
  )

test('the same seed makes the same world', () => {
  const lists = () => JSON.stringify([...createWorld({ seed: 9, from: START, days: 2, noticesADay: 20 }).lists])
  assert.equal(lists(), lists())
})

test('rows appear as the clock moves on', async () => {
  clock.set(START)
  assert.match((await ask(GOODS, DAY_WINDOW)).text, /"totalCount":0/)
  clock.set(START + DAY)
  assert.doesNotMatch((await ask(GOODS, DAY_WINDOW)).text, /"totalCount":0/)
})

test('calls that come all at once are noted', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => ask(GOODS, DAY_WINDOW, '')))
  told(/ms too early after the last start/)
})

test('a key that is missing, not encoded or encoded twice is noted and refused', async () => {
  assert.match((await ask(GOODS, DAY_WINDOW, '')).text, /"20"/)
  for (const key of [FAKE_KEY, encodeURIComponent(KEY)]) {
    const { status, text } = await ask(GOODS, DAY_WINDOW, key)
    assert.deepEqual([status, text.includes('"30"')], [403, true])
    told(/key not encoded exactly once/)
  }
})

test('windows, required values and page sizes are checked', async () => {
  const month = { ...DAY_WINDOW, inqryEndDt: '202604030000' }
  assert.match((await ask(GOODS, month)).text, /nkoneps\.com\.response\.ResponseError.*"07"/)
  assert.match((await ask(GOODS, { ...DAY_WINDOW, inqryBgnDt: '2026-03-02' })).text, /"06"/)
  clock.advance(DAY)
  const licences = '/ad/BidPublicInfoService/getBidPblancListInfoLicenseLimit'
  assert.match((await ask(licences, { inqryDiv: '2', bidNtceNo: 'R26BK00000001' })).text, /"08"/)
  await ask(GOODS, { ...DAY_WINDOW, numOfRows: '1000' })
  told(/1000 rows/)
  const bidders = '/ao/PubDataOpnStdService/getDataSetOpnStdScsbidInfo'
  const twoDays = { bsnsDivCd: '1', opengBgnDt: '202603020000', opengEndDt: '202603030000' }
  assert.match((await ask(bidders, twoDays)).text, /"07"/)
  assert.match((await ask('/ad/BidPublicInfoService/getNothing', {})).text, /"12"/)
})

test('February: a month from its first day ends on the first of March', async () => {
  const february = { inqryDiv: '1', inqryBgnDt: '202602010000', inqryEndDt: '202603010000' }
  assert.match((await ask(GOODS, february)).text, /"00"/)
  assert.match((await ask(GOODS, { ...february, inqryEndDt: '202603010001' })).text, /"07"/)
})

test('the day’s quota is counted per operation, and overrunning it is noted', async () => {
  for (let times = 0; times < 8; times++) assert.match((await ask(GOODS, DAY_WINDOW)).text, /"00"/)
  assert.match((await ask(GOODS, DAY_WINDOW)).text, /<returnReasonCode>22</)
  told(/overrun/)
  clock.advance(DAY)
  assert.match((await ask(GOODS, DAY_WINDOW)).text, /"00"/)
})

test('more than four calls at once are noted', async () => {
  fake.misbehave(silence)
  const leaving = new AbortController()
  const waiting = Array.from({ length: 5 }, () =>
    fetch(urlOf(GOODS, DAY_WINDOW), { signal: leaving.signal }).catch(() => null),
  )
  for (let turns = 0; turns < 1e5 && !fake.violations.some((it) => /at once/.test(it)); turns++)
    await new Promise((resolve) => setImmediate(resolve))
  leaving.abort()
  await Promise.all(waiting)
  told(/at once/)
})
