import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { createTestClock, NOW } from '../../test/factories.ts'
import { BUSINESS_NO, CEO } from '../../test/koneps/companies.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../test/koneps/server.ts'
import * as tricks from '../../test/koneps/tricks.ts'
import { createWorld } from '../../test/koneps/world.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { DAY, seoulDay, seoulTime } from '../lib/clock.ts'
import { createLog } from '../lib/log.ts'
import { Problem } from '../lib/problems.ts'
import type { RegistryEntry } from './schema/registry.ts'
import { createRegistryReader } from './service/registry.ts'

const PATH = '/v1/profile/registry'
const MOST_A_DAY = 30

describe('the registry of the portal over HTTP', () => {
  const clock = createTestClock()
  let written = ''
  let fake: FakeKoneps
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)

  before(async () => {
    const world = createWorld({ seed: 1, from: NOW, days: 1, noticesADay: 1 })
    fake = await startFakeKoneps({ world, clock })
    const destination = new Writable({
      write(chunk, _encoding, done) {
        written += chunk
        done()
      },
    })
    app = await startTestApp({
      role: 'api',
      clock,
      env: { KONEPS_SERVICE_KEY: FAKE_KEY, KONEPS_BASE_URL: fake.baseUrl },
      log: createLog({ level: 'trace', destination }),
    })
  })
  after(async () => {
    await app.close()
    await fake.stop()
  })
  beforeEach(async () => {
    fake.behave()
    fake.calls.length = 0
    team = await hands.newTeam({ plan: 'pro' })
  })

  const read = async (businessNo: string, key = team.key) => {
    const { status, outcome, headers, body } = await hands.call('GET', `${PATH}?businessNo=${businessNo}`, key)
    return { status, outcome, headers, body: body as unknown as RegistryEntry & { detail: string } }
  }
  let number = 1_000_000_000
  /** A number that nobody has looked up before. */
  const unread = () => String(++number)

  test('returns what is listed, with what is valid today, and stores nothing', async () => {
    const { status, body } = await read(BUSINESS_NO)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      businessNo: BUSINESS_NO,
      name: '(주)가온누리 & 전기',
      seats: [{ region: '41/안양시/동안구', kind: 'head', text: '경기도 안양시 동안구 관양동' }],
      licences: [
        { code: '0037', name: '전기공사업', registeredOn: '2014-03-04', until: null, status: null, state: 'undated' },
        {
          code: '0001',
          name: '토목공사업',
          registeredOn: '2014-03-04',
          until: '2017-04-02',
          status: '유효기간 경과',
          state: 'expired',
        },
        {
          code: '1468',
          name: '소프트웨어사업자(컴퓨터관련서비스사업)',
          registeredOn: '2014-03-04',
          until: '2099-12-31',
          status: '정상',
          state: 'valid',
        },
      ],
      products: [
        { code: '3912110499', name: '자동제어반', manufactures: true },
        { code: '4321150702', name: '노트북컴퓨터', manufactures: false },
      ],
      sanctions: [
        {
          from: '2026-10-15',
          until: '2027-02-14',
          agency: '조달청',
          basis: '지방계약법-부정당제재근거법령',
          status: '제재',
        },
      ],
      truncated: [],
      notExamined: [],
      fetchedAt: seoulTime(clock.now()),
    })
    assert.equal(JSON.stringify(body).includes(CEO), false)
    const profile = await hands.call('GET', '/v1/profile', team.key)
    assert.equal((profile.body as unknown as { updatedAt: string | null }).updatedAt, null)
  })

  test('accepts the number with hyphens, and shares the response among accounts', async () => {
    const mine = unread()
    await read(mine)
    const other = await hands.newTeam({ plan: 'enterprise' })
    const hyphenated = mine.replace(/^(\d{3})(\d{2})/, '$1-$2-')
    const { status, body } = await read(hyphenated, other.key)
    assert.deepEqual([status, body.businessNo, body.name, body.licences], [200, mine, null, []])
    assert.equal(fake.calls.length, 4)
  })

  test('rejects invalid numbers, other plans and keys without the scope, without calling the portal', async () => {
    for (const wrong of ['', '123456789', '12345678901', '12-345-67890', 'abcdefghij', '１２３４５６７８９０'])
      assert.equal((await read(encodeURIComponent(wrong))).status, 400, wrong)
    assert.equal((await hands.call('GET', PATH, team.key)).outcome, '400 missing_parameter')
    const free = await hands.newTeam({ plan: 'free' })
    assert.equal((await read(BUSINESS_NO, free.key)).outcome, '403 plan_required')
    const narrow = await hands.keyFor(team.accountId, null, ['bids:read'])
    assert.equal((await read(BUSINESS_NO, narrow)).outcome, '403 scope_required')
    assert.equal(fake.calls.length, 0)
  })

  test('lists what was not read', async () => {
    fake.misbehave(tricks.failing('20', 'ACCESS_DENIED'), { operation: /UnptRstt/ })
    fake.misbehave({ page: (served) => ({ ...served, total: 1500 }) }, { operation: /SplyPrdct/ })
    await app.pass(DAY)
    const { body } = await read(BUSINESS_NO)
    assert.deepEqual([body.sanctions, body.notExamined, body.truncated], [[], ['sanctions'], ['products']])
  })

  test('an outage of the portal is not the caller’s fault, and a rejected key is reported to the operator', async () => {
    fake.misbehave(tricks.webPage(502))
    const away = await read(unread())
    assert.equal(away.outcome, '503 unavailable')
    assert.equal(away.headers.get('retry-after'), '120')
    fake.behave()
    fake.misbehave(tricks.inJson('30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR', 403))
    const refused = await read(unread())
    assert.equal(refused.outcome, '409 source_not_ready')
    assert.match(refused.body.detail, /refuses the key/)
    fake.behave()
    fake.misbehave(tricks.failing('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR'))
    const spent = await read(unread())
    assert.equal(spent.outcome, '503 unavailable')
    assert.ok(Number(spent.headers.get('retry-after')) <= DAY / 1000)
    await app.pass(DAY)
  })

  test('the log contains neither numbers nor the key', async () => {
    const mine = unread()
    fake.misbehave(tricks.failing('99', `no such company: ${mine} ${FAKE_KEY}`))
    await read(mine)
    assert.match(written, /A list of the company registry was not read/)
    for (const secret of [mine, BUSINESS_NO, FAKE_KEY, encodeURIComponent(FAKE_KEY)])
      assert.ok(!written.includes(secret), secret)
  })
})

test('without the operator’s key, the registry cannot be read', async () => {
  const app = await startTestApp({ role: 'api' })
  try {
    const { status, body } = await app.get<{ code: string; detail: string }>(PATH, { businessNo: BUSINESS_NO })
    assert.deepEqual([status, body.code], [409, 'source_not_ready'])
    assert.match(body.detail, /operator has not set a key/)
    await app.sources.ensure('demo', 'demo')
    const firm = await app.get<RegistryEntry>(PATH, { businessNo: '3391097174' })
    assert.deepEqual(
      firm.body.licences.map(({ state }) => state),
      ['valid', 'valid', 'expired'],
    )
  } finally {
    await app.close()
  }
})

test('an account may look up a limited number of companies a day, so that calls remain for others', async () => {
  const clock = createTestClock()
  let calls = 0
  const nothing = { rows: [], isWhole: true }
  const look = createRegistryReader({
    clock,
    companyRegistry: async (_businessNo, admit) => {
      admit()
      calls++
      const fetchedAt = clock.now()
      return { listing: { company: nothing, licences: nothing, products: nothing, sanctions: nothing, fetchedAt } }
    },
  })
  for (let count = 0; count < MOST_A_DAY; count++) await look('acc_one', BUSINESS_NO)
  const refusal = await look('acc_one', BUSINESS_NO).catch((error: unknown) => error)
  assert.ok(refusal instanceof Problem)
  assert.equal(refusal.code, 'rate_limited')
  const waitMs = Number(refusal.headers['retry-after']) * 1000
  assert.equal(seoulDay(clock.now() + waitMs) > seoulDay(clock.now()), true)
  assert.ok(waitMs <= DAY)
  assert.equal(calls, MOST_A_DAY)
  await look('acc_two', BUSINESS_NO)
  clock.advance(waitMs)
  await look('acc_one', BUSINESS_NO)
  assert.equal(calls, MOST_A_DAY + 2)
})
