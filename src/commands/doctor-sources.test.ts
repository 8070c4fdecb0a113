import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { after, before, beforeEach, describe, test } from 'node:test'
import { createTestClock } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../test/koneps/server.ts'
import { down, failing, rateLimited, silence } from '../../test/koneps/tricks.ts'
import { createWorld } from '../../test/koneps/world.ts'
import { toConfig } from '../config.ts'
import { DAY, seoulDay, systemClock } from '../lib/clock.ts'
import { keys } from './doctor-sources.ts'

describe('the doctor on the key of the Korean portal', () => {
  let opened: TestDatabase
  let fake: FakeKoneps
  const clock = createTestClock()

  before(async () => {
    opened = await openTestDatabase()
    const world = createWorld({ seed: 'doctor', from: clock.now(), days: 1, noticesADay: 4 })
    fake = await startFakeKoneps({ world, clock })
  })
  after(async () => {
    await fake.stop()
    await opened.close()
  })
  beforeEach(() => {
    fake.behave()
    fake.calls.length = 0
    fake.violations.length = 0
  })

  const look = (serviceKey = FAKE_KEY, patience = {}, baseUrl = fake.baseUrl) =>
    keys(opened.db.sql, toConfig({ KONEPS_SERVICE_KEY: serviceKey, KONEPS_BASE_URL: baseUrl }), {
      spacingMs: 0,
      ...patience,
    })

  test('asks nothing where there is none', async () => {
    const { ok, detail } = await keys(opened.db.sql, toConfig({ KONEPS_BASE_URL: fake.baseUrl }))
    assert.deepEqual([ok, fake.calls.length], [true, 0])
    assert.match(detail, /KONEPS_SERVICE_KEY is not set/)
  })

  const listsCalled = () => fake.calls.map(({ operation }) => operation)

  test('says that it is accepted, after one call for one row of each list', async () => {
    assert.deepEqual(await look(), { ok: true, detail: `koneps: reachable (${fake.calls.length} lists)` })
    assert.ok(fake.calls.every(({ params }) => params.numOfRows === '1'))
    assert.equal(new Set(listsCalled()).size, listsCalled().length)
    for (const [service, list] of Object.entries({
      notices: 'getBidPblancListInfoServc',
      results: 'getOpengResultListInfoServc',
      standard: 'getDataSetOpnStdScsbidInfo',
      industries: 'getIndstrytyBaseLawrgltInfoList',
      agencies: 'getDminsttInfo02',
    }))
      assert.ok(listsCalled().includes(list), service)
    assert.deepEqual(fake.violations, [])
  })

  test('names the lists for which the key was not granted', async () => {
    fake.misbehave(failing('20', 'SERVICE_ACCESS_DENIED'), { operation: /getDminsttInfo02/ })
    const { ok, detail } = await look()
    assert.equal(ok, false)
    assert.match(detail, /^koneps: reachable \(\d+ lists\), key rejected \(getDminsttInfo02: /)
  })

  test('calls no list whose calls of the day are spent', async () => {
    const { sql } = opened.db
    await sql`
      insert into sources (name, kind, state, settings, created_at, due_at)
      values ('koneps', 'koneps', 'enabled', '{}', now(), now())`
    const now = systemClock.now()
    // Both days, should midnight pass meanwhile.
    for (const day of [seoulDay(now), seoulDay(now + DAY)])
      await sql`
        insert into source_calls (source, budget, day, calls, spent)
        values ('koneps', 'getBidPblancListInfoServc', ${day}::text::date, 1000, false),
          ('koneps', 'getDminsttInfo02', ${day}::text::date, 3, true)`
    const { ok, detail } = await look()
    assert.equal(ok, true)
    assert.match(detail, /refuses calls for now \(getBidPblancListInfoServc, getDminsttInfo02: .*used up\)/)
    assert.ok(!listsCalled().includes('getBidPblancListInfoServc') && !listsCalled().includes('getDminsttInfo02'))
    await sql`delete from source_calls`
    await sql`delete from sources`
  })

  test('says that it is rejected, without showing it', async () => {
    const wrong = 'c29tZS1vdGhlcitrZXk/PT0='
    const { ok, detail } = await look(wrong)
    assert.equal(ok, false)
    assert.match(detail, /^koneps: key rejected \(\d+ lists: .*not registered/)
    assert.ok(!detail.includes(wrong) && !detail.includes(encodeURIComponent(wrong)))
  })

  test('says that nobody is there, or nobody answers in time', async () => {
    fake.misbehave(down)
    const broken = await look()
    assert.equal(broken.ok, false)
    assert.match(broken.detail, /^koneps: not reachable \(/)
    assert.equal(fake.calls.length, 1, 'it is not asked again')
    fake.behave()
    fake.misbehave(silence)
    assert.match((await look(FAKE_KEY, { timeoutMs: 50 })).detail, /not reachable \(.*50 ms/)
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const { port } = free.address() as { port: number }
    await new Promise((resolve) => free.close(resolve))
    assert.match((await look(FAKE_KEY, {}, `http://127.0.0.1:${port}`)).detail, /not reachable/)
  })

  test('a portal that wants fewer calls knows the key', async () => {
    fake.misbehave(rateLimited(60))
    assert.match((await look()).detail, /^koneps: reachable, but refuses calls for now \(/)
    fake.behave()
    fake.misbehave(failing('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS'))
    const { ok, detail } = await look()
    assert.equal(ok, true)
    assert.match(detail, /^koneps: reachable, but refuses calls for now \(.*used up/)
  })

  test('asks each service that is enabled, and no other', async () => {
    await opened.db.sql`
      insert into sources (name, kind, state, settings, created_at, due_at)
      values ('koneps', 'koneps', 'disabled', '{}', now(), now()),
        ('koneps-private', 'koneps-private', 'enabled', '{}', now(), now()),
        ('koneps-prespec', 'koneps-prespec', 'enabled', '{}', now(), now()),
        ('city', 'ocds', 'enabled', '{"url":"http://127.0.0.1:9/"}', now(), now())`
    fake.misbehave(failing('20', 'SERVICE_ACCESS_DENIED'), { operation: /Prvt/ })
    const { ok, detail } = await look()
    assert.equal(ok, false)
    assert.match(detail, /^koneps-prespec: reachable \(4 lists\); koneps-private: key rejected \(\d+ lists: /)
    assert.ok(listsCalled().every((list) => /PublicPrcure|Prvt/.test(list)))
  })
})
