import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp } from '../../../test/app-harness.ts'
import { createTestClock } from '../../../test/factories.ts'
import { type Portal, startPortal } from '../../../test/koneps/portal.ts'
import { refusal } from '../../../test/koneps/tricks.ts'
import { createWorld } from '../../../test/koneps/world.ts'
import { scriptedSources } from '../../../test/scripted-source.ts'
import { DAY, parseTime } from '../../lib/clock.ts'
import { readKonepsDocument } from '../adapters/koneps/index.ts'
import type { Batch } from '../schema/connector.ts'

const START = parseTime('2026-03-02', 'start') ?? 0

describe('what a notice said before', () => {
  const clock = createTestClock(START + 4 * DAY)
  const world = createWorld({ seed: 'orders', from: START, days: 4, noticesADay: 60 })
  let portal: Portal
  let app: Portal['app']
  let fake: Portal['fake']
  let sources: Portal['sources']

  before(async () => {
    const operations = /^(notices|order|baseAmounts)\.|^(licences|regions)$/
    portal = await startPortal({ clock, world, operations })
    ;({ app, fake, sources } = portal)
    await sources.ensure('koneps', 'koneps')
  })
  after(() => portal.close())

  async function run(from: number, to: number) {
    const ordered = await sources.order('koneps', { from, to })
    fake.calls.length = 0
    const worker = sources.orderWorkerFor('koneps', 0)
    await worker.tick()
    await worker.stop()
    return {
      state: await sources.runState(ordered?.id ?? ''),
      one: fake.calls.filter(({ params }) => params.bidNtceNo),
    }
  }

  const amendedOn = (from: number, to: number) =>
    [...world.notices.values()].flatMap((states) => {
      const last = states.filter(({ registeredAt }) => registeredAt >= from && registeredAt <= to).at(-1)
      return last && last.order > 0 ? [last] : []
    })

  test('is asked for by number and written first where a run begins after it', async () => {
    const [from, to] = [START + 2 * DAY, START + 3 * DAY]
    const { state, one } = await run(from, to)
    assert.deepEqual([state?.open, state?.failing], [0, 0], state?.reason ?? '')
    const amended = amendedOn(from, to)
    const late = amended.filter(({ number }) => (world.notices.get(number)?.[0]?.registeredAt ?? 0) < from)
    assert.ok(late.length >= 3 && amended.some(({ kindName }) => kindName === '취소공고'))
    for (const { number, order } of amended)
      for (let revision = 0; revision <= order; revision++) {
        const { status, body } = await app.get(`/v1/bids/${number}`, { revision })
        assert.deepEqual([status, body.revision], [200, revision], number)
      }
    assert.ok(one.length >= late.length && one.every(({ params }) => /^\d{3}$/.test(params.bidNtceOrd ?? '')))
    assert.deepEqual(fake.violations, [])
  })

  test('is not asked for again, nor where it is there', async () => {
    const { state, one } = await run(START + 2 * DAY, START + 3 * DAY)
    assert.deepEqual([state?.new, state?.changed, one.length], [0, 0, 0])
  })

  test('comes by itself where its day is read too: the first day first', async () => {
    await app.database.db.sql`truncate bids, bid_versions`
    const { one } = await run(START, START + 4 * DAY)
    const [{ amended } = { amended: 0 }] = await app.db.sql<{ amended: number }[]>`
      select count(*) as amended from bids where revision > 0`
    assert.ok(amended > 20 && one.length < 2 * amended, `${one.length} calls for ${amended} notices`)
  })

  test('a portal that does not tell it keeps no notice back', async () => {
    await app.database.db.sql`truncate bids, bid_versions`
    fake.misbehave({
      reply: (honest, { params }) => (params.has('bidNtceNo') ? refusal('12', 'NO_OPENAPI_SERVICE_ERROR') : honest()),
    })
    const [from, to] = [START + 2 * DAY, START + 3 * DAY]
    const { state } = await run(from, to)
    fake.behave()
    assert.equal(state?.open, 0)
    for (const { number, order } of amendedOn(from, to))
      assert.equal((await app.get(`/v1/bids/${number}`)).body.revision, order)
  })

  test('an order that is a slip asks no thousand questions', async () => {
    fake.misbehave({
      page: (served) => ({
        ...served,
        items: served.items.map((row, index) => (index === 0 ? { ...row, bidNtceOrd: '999' } : row)),
      }),
    })
    const { state, one } = await run(START, START + DAY)
    fake.behave()
    assert.ok(state?.open === 0 && one.length < 300, `${one.length}`)
  })
})

test('a base amount that is empty, or one of several lots, keeps no other from being taken', async () => {
  const app = await startTestApp()
  const none = { operations: [], callsADay: null, manners: { atOnce: 1, spacingMs: 0 }, async *fetch() {} }
  const sources = scriptedSources(app, none)
  const row = (number: number, bidClsfcNo: string, bssamt: string) => ({
    bidNtceNo: `R26BK7770000${number}`,
    bidNtceOrd: '000',
    bidClsfcNo,
    bidNtceNm: '용역',
    bssamt,
    bssamtOpenDt: '2026-03-02 10:00:00',
    inptDt: '2026-03-02 10:00:00',
  })
  const batches = (async function* () {
    yield readKonepsDocument([row(1, '0', ''), row(2, '1', '5000'), row(2, '2', '6000'), row(3, '0', '7000')])
  })()
  const taken = await sources.take({ name: 'koneps', kind: 'koneps' }, batches, { live: false, onProgress: () => {} })
  const told = await app.db.sql<{ value: number | null }[]>`select value from source_parts order by number`
  assert.deepEqual([taken.quarantined, told.map(({ value }) => value)], [0, [null, null, 7000]])
  await app.close()
})

describe('a row that does not say its category', () => {
  const row = (changes: object) => ({
    bidNtceNo: 'R26BK55500001',
    bidNtceOrd: '000',
    bidNtceNm: '청사 경비',
    bidNtceDt: '2026-03-02 10:00',
    ntceKindNm: '등록공고',
    ntceInsttNm: '서울특별시',
    presmptPrce: '1000',
    ...changes,
  })

  test('leaves that of the notice as it is known', async () => {
    const app = await startTestApp()
    const sources = scriptedSources(app, {
      operations: [],
      callsADay: null,
      manners: { atOnce: 1, spacingMs: 0 },
      async *fetch() {},
    })
    const take = async (batch: Batch) => {
      const batches = (async function* () {
        yield batch
      })()
      await sources.take({ name: 'koneps', kind: 'koneps' }, batches, { live: false, onProgress: () => {} })
      const [stored] = await app.db.sql<{ bsnsDiv: string; title: string; version: number }[]>`
        select bsns_div, title, version from bids where number = 'R26BK55500001'`
      return stored && `${stored.bsnsDiv} ${stored.title} ${stored.version}`
    }
    assert.equal(await take(readKonepsDocument([row({})])), '기타 청사 경비 1')
    assert.equal(await take(readKonepsDocument([row({})], { bsnsDiv: '용역' })), '용역 청사 경비 2')
    assert.equal(await take(readKonepsDocument([row({})])), '용역 청사 경비 2')
    assert.equal(await take(readKonepsDocument([row({ bidNtceNm: '청사 경비 용역' })])), '용역 청사 경비 용역 3')
    await app.close()
  })
})
