import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { createTestClock } from '../../../test/factories.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../../test/koneps/server.ts'
import { down, failing } from '../../../test/koneps/tricks.ts'
import { PERSON } from '../../../test/koneps/wire.ts'
import { createWorld, type World } from '../../../test/koneps/world.ts'
import { scriptedSources } from '../../../test/scripted-source.ts'
import type { ReservePrice } from '../../bids/index.ts'
import { DAY, HOUR, MINUTE, parseTime, seoulDay } from '../../lib/clock.ts'
import { createOutbound } from '../../lib/outbound/index.ts'
import { createKoneps } from '../adapters/koneps/index.ts'

const START = parseTime('2026-03-02', 'start') ?? 0
const clock = createTestClock(START)
const outbound = createOutbound({ version: 'test' })
let app: TestApp
let world: World
let fake: FakeKoneps

before(async () => {
  app = await startTestApp({ clock })
  world = createWorld({ seed: 'service', from: START, days: 4, noticesADay: 12 })
  fake = await startFakeKoneps({ world, clock })
})
after(async () => {
  await app.close()
  await fake.stop()
  outbound.close()
})

/** As the service reads it, but for the pause between two calls: the tests make thousands. */
function portal(name = 'koneps') {
  const connector = createKoneps({ baseUrl: fake.baseUrl, serviceKey: encodeURIComponent(FAKE_KEY) })
  connector.manners = { ...connector.manners, spacingMs: 0 }
  const sources = scriptedSources(app, connector, {
    connectorFor: (row) => (row.name === name ? connector : null),
    request: (url, { foreign, ...options }) =>
      outbound.request(url, { ...options, trust: foreign ? 'stranger' : 'operator' }),
  })
  async function turn(killAfter?: number): Promise<void> {
    await sources.wakeAll()
    const worker = sources.workerFor(name, 0)
    const calls = fake.calls.length
    const watch = setInterval(() => {
      if (killAfter !== undefined && fake.calls.length - calls >= killAfter) void worker.stop()
    }, 1)
    await worker.tick()
    clearInterval(watch)
    await worker.stop()
    await app.db.sql`update sources set lease_until = null, lease_token = null where name = ${name}`
  }
  return { sources, turn, state: async () => (await sources.list()).find((source) => source.name === name) }
}

/** What the newest order of each notice says, as the world has it. */
const expected = () =>
  new Map(
    [...world.notices].flatMap(([number, states]) => {
      const told = states.filter((state) => (state.changedAt ?? state.registeredAt) <= clock.now())
      const last = told.at(-1)
      // What was told within the last hour may be on its way.
      return last && (last.changedAt ?? last.registeredAt) <= clock.now() - HOUR ? [[number, last] as const] : []
    }),
  )

interface BidderList {
  openings: { plannedPrice: number | null; bidders: number | null; reservePrices: ReservePrice[] }[]
}

interface Stored {
  number: string
  revision: number
  kind: string
  title: string
  closeAt: number | null
  regions: string[]
  live: boolean
}

async function compare(source: string): Promise<void> {
  const rows = await app.db.sql<Stored[]>`
    select number, revision, kind, title, notice_close_at as close_at, regions, live from bids where source = ${source}`
  const stored = new Map(rows.map((row) => [row.number, row]))
  const wanted = expected()
  assert.ok(wanted.size > 20)
  for (const [number, state] of wanted) {
    const row = stored.get(number)
    assert.ok(row, `${number} is missing`)
    assert.equal(row.revision, state.order, number)
    assert.equal(row.kind === 'cancelled', state.kindName === '취소공고', number)
    if (state.division !== '기타') assert.equal(row.closeAt, state.closeAt, number)
  }
}

describe('the Korean portal through the whole service', () => {
  test('three days with an outage, a kill and a spent quota: nothing is lost, nothing doubled', async () => {
    const { sources, turn, state } = portal()
    await sources.add('koneps', 'koneps', {})
    await turn()
    const until = async (end: number, step: number) => {
      while (clock.now() < end) {
        clock.advance(step)
        await turn()
      }
    }
    await until(START + 10 * HOUR, HOUR)
    assert.equal((await state())?.failedWindows, 0)
    fake.misbehave(down)
    await until(START + 16 * HOUR, 2 * HOUR)
    assert.ok(((await state())?.failedWindows ?? 0) > 5)
    fake.behave()
    for (const calls of [7, 19, 31]) {
      clock.advance(HOUR)
      await turn(calls)
    }
    await until(START + DAY + 9 * HOUR, 3 * HOUR)
    fake.misbehave(failing('22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS'), { operation: /ListInfoServc$/ })
    await until(START + DAY + 12 * HOUR, HOUR)
    fake.behave()
    await until(START + 3 * DAY, 4 * HOUR)
    await until(START + 3 * DAY + 2 * HOUR, 40 * MINUTE)
    await compare('koneps')
    const seen = await state()
    assert.deepEqual([seen?.failedWindows, seen?.quarantined], [0, 0], seen?.lastFailure ?? '')
    assert.deepEqual(fake.violations, [])
  })

  test('what was there before the first look is stock, what came later is live, whatever brought it', async () => {
    const rows = await app.db.sql<{ number: string; live: boolean; changedAt: number }[]>`
      select number, live, changed_at from bids where source = 'koneps' and version = 1`
    for (const { number, live, changedAt } of rows) assert.equal(live, changedAt > START, number)
  })

  test('its limits are those of the notice, complete', async () => {
    const [{ unclear } = { unclear: 0 }] = await app.db.sql<{ unclear: number }[]>`
      select count(*) as unclear from bids b where source = 'koneps' and region_check_needed
        and not exists (select from unnest(b.regions) r where r ~ '공고서|참조')
        and not exists (select from source_parts p where p.source = b.source and p.number = b.number
          and p.part = 'regions' and p.revision < b.revision and p.value <> '[]')`
    assert.equal(unclear, 0)
  })

  test('codes are those of the source: by their newest names, what is closed no more, without waiting for a notice', async () => {
    await app.bids.follower.tick()
    const codes = async (kind: 'agencies' | 'industries', q: string) =>
      (await app.bids.codes[kind](q, 50, 0)).items.map(({ code, name, notices }) => `${code} ${name} ${notices}`)
    assert.deepEqual(await codes('agencies', '새싹초등'), ['Z200001 한빛 새싹초등학교 0'])
    assert.deepEqual(await codes('agencies', 'Z100000'), ['Z100000 한빛 으뜸초등학교 0'])
    assert.deepEqual(await codes('agencies', '제0초등'), ['Z100000 한빛 으뜸초등학교 0'], 'by its old name as well')
    assert.deepEqual(await codes('agencies', 'Z100001'), [])
    assert.deepEqual(await codes('industries', '전문업 제7호'), ['5007 전문업 제7호 0'])
    assert.deepEqual(await codes('industries', '4119'), [])
    assert.ok((await app.bids.codes.agencies('한빛', 100, 0)).total >= 39)
    const state = (await portal().sources.list()).find(({ name }) => name === 'koneps')
    assert.ok((state?.lagSeconds ?? DAY) < 5 * HOUR, 'codes that are a day old make no notice old')
  })

  test('no day used more calls than were granted, and no notice is asked for one by one', () => {
    for (let day = 0; day < 4; day++)
      for (const [operation, calls] of fake.callsOn(seoulDay(START + day * DAY))) assert.ok(calls < 1000, operation)
  })

  test('nothing personal is kept, in quarantine and raw parts neither', async () => {
    const text = JSON.stringify([
      ...(await app.db.sql`select b.*, v.fields as older from bids b left join bid_versions v using (notice_no)`),
      ...(await app.db.sql`select * from award_rounds`),
      ...(await app.db.sql`select * from bidders`),
      ...(await app.db.sql`select * from source_parts`),
      ...(await app.db.sql`select * from source_rejects`),
      ...(await app.db.sql`select * from source_windows`),
      ...(await app.db.sql`select * from agencies`),
      ...(await app.db.sql`select * from industries`),
    ])
    for (const word of [PERSON]) assert.equal(text.includes(word), false, word)
    assert.equal(text.includes(FAKE_KEY), false)
  })

  test('results come to their notices, with bidders where there is but one round', async () => {
    const later = START + 14 * DAY
    const { sources, turn } = portal()
    clock.set(later)
    const run = await sources.order('koneps', { from: START, to: later })
    for (let turns = 0; turns < 4; turns++) {
      await turn()
      clock.advance(30 * MINUTE)
    }
    const ended = await sources.runState(run?.id ?? '')
    assert.deepEqual([ended?.open, ended?.failing], [0, 0], ended?.reason ?? '')
    const [counts] = await app.db.sql<{ awarded: number; failed: number; lists: number }[]>`
      select count(*) filter (where state = 'awarded') as awarded, count(*) filter (where state = 'failed') as failed,
        count(*) filter (where bidders_from is not null) as lists
      from award_rounds where source = 'koneps'`
    assert.ok((counts?.awarded ?? 0) > 8 && (counts?.lists ?? 0) > 8, JSON.stringify(counts))
    const [reasons] = await app.db.sql<{ without: number }[]>`
      select count(*) as without from award_rounds
      where source = 'koneps' and state = 'failed' and reason is null`
    assert.equal(reasons?.without, 0)
  })

  test('and the reserve prices of what was opened within a week, by which the planned price came about', async () => {
    const rounds = await app.db.sql<{ number: string; openedSince: number }[]>`
      select number, (parts -> 'opening' ->> 'changedAt')::bigint as opened_since from award_rounds
      where source = 'koneps' and bidders > 1`
    const late = rounds.filter(({ openedSince }) => openedSince > START + 7 * DAY + 3 * HOUR)
    assert.ok(late.length > 5)
    for (const number of new Set(late.map((round) => round.number))) {
      const { openings } = (await app.get<BidderList>(`/v1/bids/${number}/bidders`)).body
      for (const { plannedPrice, bidders, reservePrices } of openings) {
        if ((bidders ?? 0) < 2) continue
        const drawn = reservePrices.filter((one) => one.drawn)
        assert.equal(drawn.reduce((sum, { price }) => sum + price, 0) / 4, plannedPrice, number)
        assert.equal(reservePrices.length, 15)
      }
    }
  })

  test('a wrong key is told to the operator, with nothing of the key in it', async () => {
    const wrong = await startFakeKoneps({ world, clock, key: 'another key' })
    const connector = createKoneps({ baseUrl: wrong.baseUrl, serviceKey: FAKE_KEY })
    const sources = scriptedSources(app, connector, {
      connectorFor: (row) => (row.name === 'wrong' ? connector : null),
      request: (url, options) => outbound.request(url, { ...options, trust: 'operator' }),
    })
    connector.manners = { atOnce: 4, spacingMs: 0 }
    await sources.add('wrong', 'koneps', {})
    const worker = sources.workerFor('wrong', 0)
    await worker.tick()
    await worker.stop()
    const state = (await sources.list()).find(({ name }) => name === 'wrong')
    assert.match(state?.lastFailure ?? '', /key/i)
    assert.equal(JSON.stringify(state).includes(FAKE_KEY.slice(0, 12)), false)
    await wrong.stop()
  })
})
