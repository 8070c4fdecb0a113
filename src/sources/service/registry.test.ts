import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createTestClock, NOW } from '../../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { BUSINESS_NO, CEO, licenceRow, productRow } from '../../../test/koneps/companies.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../../test/koneps/server.ts'
import * as tricks from '../../../test/koneps/tricks.ts'
import { createWorld } from '../../../test/koneps/world.ts'
import { HOUR, seoulDay } from '../../lib/clock.ts'
import { createOutbound } from '../../lib/outbound/index.ts'
import type { CompanyListing } from '../schema/registry.ts'
import { addSource } from '../store/sources.ts'
import { callsOfDay } from '../store/windows.ts'
import { createCompanyRegistry, type RegistryAnswer } from './registry.ts'

const INDUSTRIES = /CorpIndstryty/
const free = () => {}

describe('the company registry', () => {
  const clock = createTestClock()
  const outbound = createOutbound({ version: 'test' })
  const lines: string[] = []
  let fake: FakeKoneps
  let opened: TestDatabase

  before(async () => {
    opened = await openTestDatabase()
    const world = createWorld({ seed: 1, from: NOW, days: 1, noticesADay: 1 })
    fake = await startFakeKoneps({ world, clock })
    await addSource(opened.db.sql, { name: 'koneps', kind: 'koneps', state: 'disabled', settings: {}, now: NOW })
  })
  after(async () => {
    outbound.close()
    await fake.stop()
    await opened.close()
  })
  beforeEach(() => {
    fake.behave()
    fake.calls.length = 0
    fake.violations.length = 0
    lines.length = 0
  })

  const registry = (serviceKey: string | null = FAKE_KEY, timeoutMs?: number) =>
    createCompanyRegistry({
      db: opened.db,
      clock,
      koneps: serviceKey === null ? null : { baseUrl: fake.baseUrl, serviceKey },
      request: (url, { foreign: _foreign, ...options }) => outbound.request(url, { ...options, trust: 'operator' }),
      wait: async () => {},
      spacingMs: 0,
      log: (message, detail) => lines.push(`${message} ${JSON.stringify(detail)}`),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    })

  function listingOf(answer: RegistryAnswer): CompanyListing {
    assert.ok('listing' in answer, JSON.stringify(answer))
    return answer.listing
  }
  /** What the list of industries comes to when its page holds these rows. */
  async function industriesOf(items: ReturnType<typeof licenceRow>[], total = items.length) {
    fake.misbehave({ page: (served) => ({ ...served, items, total }) }, { operation: INDUSTRIES })
    return listingOf(await registry()(BUSINESS_NO, free)).licences
  }

  test('is read by business number, one call for each list, without personal fields', async () => {
    const listing = listingOf(await registry()(BUSINESS_NO, free))
    assert.deepEqual(listing, {
      company: {
        rows: [{ name: '(주)가온누리 & 전기', region: '경기도 안양시 동안구 관양동', office: '본사' }],
        isWhole: true,
      },
      licences: {
        rows: [
          {
            code: '0037',
            name: '전기공사업',
            registeredOn: '2014-03-04',
            until: null,
            isUntilUnreadable: false,
            status: null,
          },
          {
            code: '0001',
            name: '토목공사업',
            registeredOn: '2014-03-04',
            until: '2017-04-02',
            isUntilUnreadable: false,
            status: '유효기간 경과',
          },
          {
            code: '1468',
            name: '소프트웨어사업자(컴퓨터관련서비스사업)',
            registeredOn: '2014-03-04',
            until: '2099-12-31',
            isUntilUnreadable: false,
            status: '정상',
          },
        ],
        isWhole: true,
      },
      products: {
        rows: [
          { code: '3912110499', name: '자동제어반', manufactures: true },
          { code: '4321150702', name: '노트북컴퓨터', manufactures: false },
        ],
        isWhole: true,
      },
      sanctions: {
        rows: [
          {
            from: '2026-10-15',
            until: '2027-02-14',
            agency: '조달청',
            basis: '지방계약법-부정당제재근거법령',
            status: '제재',
          },
        ],
        isWhole: true,
      },
      fetchedAt: clock.now(),
    })
    assert.doesNotMatch(JSON.stringify(listing), new RegExp(CEO))
    assert.equal(fake.calls.length, 4)
    assert.deepEqual(fake.violations, [])
  })

  test('lists nothing of a number that is not registered, in whatever form the portal says so', async () => {
    const nothing = { rows: [], isWhole: true }
    for (const trick of [null, tricks.failing('03', 'NODATA_ERROR'), tricks.wrapped('emptyText')]) {
      fake.behave()
      if (trick) fake.misbehave(trick)
      const { fetchedAt: _, ...lists } = listingOf(await registry()('1234567890', free))
      assert.deepEqual(lists, { company: nothing, licences: nothing, products: nothing, sanctions: nothing })
    }
  })

  test('drops rows of other companies, and is not whole with rows that cannot be read or are left out', async () => {
    const good = licenceRow('0037', '전기공사업', '', '')
    const other = licenceRow('0036', '정보통신공사업', '', '', '1000000009')
    assert.deepEqual(
      (await industriesOf([good, other]))?.rows.map(({ code }) => code),
      ['0037'],
    )
    fake.behave()
    assert.equal((await industriesOf([good, other]))?.isWhole, true)
    for (const bad of [
      licenceRow('', '업종', '', ''),
      licenceRow('0037', ' ', '', ''),
      licenceRow('9'.repeat(41), '업종', '', ''),
      licenceRow('0037', '전기공사업', '', '', ''),
      'no object' as never,
      null as never,
    ]) {
      fake.behave()
      const list = await industriesOf([good, bad])
      assert.deepEqual([list?.rows.length, list?.isWhole], [1, false], JSON.stringify(bad))
    }
    fake.behave()
    assert.equal((await industriesOf([good], 2000))?.isWhole, false)
  })

  test('reads odd days, and says which it cannot read', async () => {
    const days = ['2099-12-31', '20270331', '9999-12-31 00:00:00', '9999-99-99', '2027-02-30', '곧', '-', '1900-01-01']
    const list = await industriesOf(days.map((day, index) => licenceRow(String(1000 + index), '업종', day, '')))
    assert.deepEqual(
      list?.rows.map(({ until, isUntilUnreadable }) => until ?? isUntilUnreadable),
      ['2099-12-31', '2027-03-31', '9999-12-31', '9999-12-31', true, true, false, true],
    )
  })

  test('shortens long texts and takes item numbers of ten digits only', async () => {
    const list = await industriesOf([licenceRow('0037', '가'.repeat(3000), '', '😀'.repeat(600))])
    assert.deepEqual([list?.rows[0]?.name.length, [...(list?.rows[0]?.status ?? '')].length], [500, 500])
    fake.behave()
    const items = [productRow('43211507', '컴퓨터', 'Y'), productRow('4321150702', '', '?')]
    fake.misbehave({ page: (served) => ({ ...served, items, total: 2 }) }, { operation: /SplyPrdct/ })
    assert.deepEqual(listingOf(await registry()(BUSINESS_NO, free)).products, {
      rows: [{ code: '4321150702', name: null, manufactures: null }],
      isWhole: false,
    })
  })

  test('is kept for an hour, and read once for all who ask at the same time', async () => {
    let admitted = 0
    const admit = () => {
      admitted++
    }
    const read = registry()
    const answers = await Promise.all([read(BUSINESS_NO, admit), read(BUSINESS_NO, admit), read(BUSINESS_NO, admit)])
    assert.equal(new Set(answers).size, 1)
    clock.advance(HOUR - 1)
    await read(BUSINESS_NO, admit)
    assert.deepEqual([admitted, fake.calls.length], [1, 4])
    clock.advance(1)
    await read(BUSINESS_NO, admit)
    assert.deepEqual([admitted, fake.calls.length], [2, 8])
  })

  test('is not called for those who are not admitted', async () => {
    const refusal = new Error('not today')
    const read = registry()
    await assert.rejects(
      async () =>
        read(BUSINESS_NO, () => {
          throw refusal
        }),
      refusal,
    )
    assert.equal(fake.calls.length, 0)
    listingOf(await read(BUSINESS_NO, free))
  })

  test('repeats a call once; a list that fails then is missing, and the answer is not kept', async () => {
    const read = registry()
    fake.misbehave(tricks.inWords('Unexpected errors', 500), { operation: INDUSTRIES, on: (nth) => nth === 1 })
    assert.ok(listingOf(await read('1000000001', free)).licences)
    fake.behave()
    fake.misbehave(tricks.cutText, { operation: INDUSTRIES })
    const partial = listingOf(await read(BUSINESS_NO, free))
    assert.deepEqual([partial.licences, partial.company?.rows.length], [null, 1])
    assert.equal(fake.calls.filter(({ operation }) => INDUSTRIES.test(operation)).length, 4)
    fake.behave()
    assert.ok(listingOf(await read(BUSINESS_NO, free)).licences)
  })

  test('says why it cannot be read, and writes neither the number nor the key to the log', async () => {
    const cases = [
      [tricks.inJson('30', `SERVICE_KEY_IS_NOT_REGISTERED_ERROR ${BUSINESS_NO}`, 403), 'refused'],
      [tricks.failing('20', `ACCESS_DENIED ${FAKE_KEY}`), 'refused'],
      [tricks.webPage(503), 'away'],
      [tricks.emptyBody(), 'away'],
      [tricks.down, 'away'],
      [tricks.notUtf8, 'away'],
      [tricks.rateLimited(1), 'away'],
      [tricks.failing('99', `no ${BUSINESS_NO}`), 'away'],
    ] as const
    for (const [trick, refusal] of cases) {
      fake.behave()
      fake.misbehave(trick)
      assert.deepEqual(await registry()(BUSINESS_NO, free), { refusal })
    }
    assert.equal(lines.length, cases.length * 4)
    for (const line of lines)
      for (const secret of [BUSINESS_NO, FAKE_KEY, encodeURIComponent(FAKE_KEY)])
        assert.ok(!line.includes(secret), line)
  })

  test('does not wait longer than somebody would', async () => {
    fake.misbehave(tricks.silence)
    assert.deepEqual(await registry(FAKE_KEY, 300)(BUSINESS_NO, free), { refusal: 'away' })
  })

  test('is not called any more on a day whose calls are spent', async () => {
    fake.misbehave(tricks.failing('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR'))
    assert.deepEqual(await registry()(BUSINESS_NO, free), { refusal: 'spent' })
    assert.equal(fake.calls.length, 4)
    fake.behave()
    assert.deepEqual(await registry()(BUSINESS_NO, free), { refusal: 'spent' })
    assert.equal(fake.calls.length, 4)
    const spent = await callsOfDay(opened.db.sql, 'koneps', seoulDay(clock.now()))
    assert.deepEqual([spent.length, spent.every((one) => one.spent)], [4, true])
    clock.advance(24 * HOUR)
    listingOf(await registry()(BUSINESS_NO, free))
  })

  test('without a key there is none, except for the firms of the demo', async () => {
    const read = registry(null)
    assert.deepEqual(await read('3391097174', free), { refusal: 'off' })
    await addSource(opened.db.sql, { name: 'demo', kind: 'demo', state: 'enabled', settings: {}, now: NOW })
    const { company, licences, products, sanctions } = listingOf(await read('3391097174', free))
    assert.equal(company?.rows.length, 1)
    assert.deepEqual([licences?.rows.length, products?.rows.length, sanctions?.rows.length], [3, 3, 0])
    assert.equal(listingOf(await read('1234567890', free)).company?.rows.length, 0)
    assert.equal(fake.calls.length, 0)
  })
})
