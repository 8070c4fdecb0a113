import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { createTestClock } from '../../../test/factories.ts'
import { callerTools, fetchAll } from '../../../test/koneps/caller.ts'
import type { KonepsRequest } from '../../../test/koneps/operations.ts'
import { addOthers } from '../../../test/koneps/others.ts'
import { FAKE_KEY, type FakeKoneps, startFakeKoneps } from '../../../test/koneps/server.ts'
import { SUFFIXES } from '../../../test/koneps/wire.ts'
import { createWorld, type World } from '../../../test/koneps/world.ts'
import { scriptedSources } from '../../../test/scripted-source.ts'
import { anySpoiling, pick, type Spoiling, spoilingRuns, VALUES } from '../../../test/spoil.ts'
import { DAY, parseTime } from '../../lib/clock.ts'
import { createOutbound } from '../../lib/outbound/index.ts'
import { createKoneps } from '../adapters/koneps/index.ts'
import type { Connector, Operation } from '../schema/connector.ts'
import * as store from '../store/windows.ts'

type Wire = Record<string, unknown>

const START = parseTime('2026-03-02', 'start') ?? 0
const RUNS = spoilingRuns(4)
const ROWS = 5
const SERVICES = ['koneps', 'koneps-private', 'koneps-prespec'] as const
/** What a row is known by, of whatever list; each case has names of its own. */
const NAMES = ['bidNtceNo', 'bfSpecRgstNo', 'indstrytyCd', 'dminsttCd'] as const

describe('a spoiled row of the Korean portal costs itself and nothing else', () => {
  const clock = createTestClock(START + 40 * DAY)
  const outbound = createOutbound({ version: 'test' })
  const counts: string[] = []
  let app: TestApp
  let world: World
  let fake: FakeKoneps
  let sources: ReturnType<typeof scriptedSources>
  let connector: Connector
  let cases = 0

  before(async () => {
    app = await startTestApp({ clock })
    world = createWorld({ seed: 'spoiled', from: START, days: 6, noticesADay: 150, biddersPerOpening: 4 })
    addOthers(world, { seed: 'spoiled', from: START, days: 2, aDay: 20 })
    fake = await startFakeKoneps({ world, clock, callsADay: Number.MAX_SAFE_INTEGER })
    sources = scriptedSources(app, portal('koneps'), {
      connectorFor: () => connector,
      request: (url, { foreign: _foreign, ...options }) => outbound.request(url, { ...options, trust: 'operator' }),
    })
    for (const name of SERVICES) {
      await sources.ensure(name, name)
      await sources.rest(name)
    }
  })
  after(async () => {
    await app.close()
    await fake.stop()
    outbound.close()
  })

  const portal = (service: (typeof SERVICES)[number]): Connector => ({
    ...createKoneps({ baseUrl: fake.baseUrl, serviceKey: FAKE_KEY }, service),
    callsADay: null,
    manners: { atOnce: 4, spacingMs: 0 },
  })

  const taskOf = ({ name, everyMs, longestMs, againAfterDays }: Operation) =>
    everyMs === null && againAfterDays.length === 0
      ? {
          operation: name,
          subject: `R26BK00000001${name.startsWith('notice.') ? '' : '/000/0/000/20260310120000'}`,
          window: { from: 0, to: 0 },
        }
      : { operation: name, subject: '', window: { from: START, to: START + Math.min(longestMs, 7 * DAY) - 60_000 } }

  /** Some rows as the portal gives them to this operation, of several notices. */
  async function honestRows(operation: Operation): Promise<Wire[]> {
    let rows: Wire[] | null = null
    fake.behave()
    fake.misbehave({
      page(served, asked) {
        rows ??= sample(asked)
        return served
      },
    })
    await fetchAll(connector, taskOf(operation), callerTools(clock.now))
    return rows ?? []
  }

  function sample({ operation, now }: KonepsRequest): Wire[] {
    const opened = world.outcomes.rounds.filter(({ progress }) => progress === '개찰완료').slice(0, 3)
    if (operation.endsWith('OpengCompt'))
      return opened.flatMap(({ number, order }) => world.outcomes.ranking(number, order, null, now).slice(0, 2))
    if (operation.endsWith('PreparPcDetail')) {
      const rounds = world.outcomes.rounds.filter(
        ({ firms, division }) => firms > 1 && operation.includes(SUFFIXES[division]),
      )
      return rounds
        .slice(0, 3)
        .flatMap(({ number, division }) => world.outcomes.reservePrices(number, division, now).slice(0, 2))
    }
    if (operation === 'getDataSetOpnStdScsbidInfo') {
      const bidders = world.outcomes.bidders('5', START + 7 * DAY, START + 20 * DAY, now).page(0, 400)
      return [...Map.groupBy(bidders, (row) => row.bidNtceNo).values()].slice(0, 3).flatMap((rows) => rows.slice(0, 2))
    }
    const listed = (world.lists.get(operation) ?? []).filter(({ from, until }) => from <= now && now < until)
    return listed.slice(0, ROWS).map(({ row }) => row)
  }

  /** The rows under names that no other case has. */
  const named = (rows: readonly Wire[], mark: string): Wire[] =>
    rows.map((row) => ({
      ...row,
      ...Object.fromEntries(NAMES.flatMap((name) => (name in row ? [[name, `${mark}${String(row[name])}`]] : []))),
    }))

  function spoiled(rows: readonly Wire[], at: number, field: string, how: Spoiling): Wire[] {
    return rows.flatMap((row, index) => {
      if (index !== at) return [row]
      const { [field]: value, ...others } = row
      if (how === 'doubled') return [row, { ...row }]
      if (how === 'doubled and empty') return [row, { ...row, [field]: '' }]
      if (how === 'doubled and other') return [row, { ...row, [field]: `${String(value)} 2` }]
      return [VALUES[how] === undefined ? others : { ...row, [field]: VALUES[how] }]
    })
  }

  /** Has the service read a window in which the portal gives just these rows, and says how it went. */
  async function readRows(source: string, operation: Operation, rows: readonly Wire[]) {
    let question: string | null = null
    fake.behave()
    fake.misbehave({
      page(served, { operation: asked, params }) {
        const about = [...params].filter(([name]) => !['numOfRows', 'pageNo'].includes(name)).join()
        question ??= `${asked} ${about}`
        const items = question === `${asked} ${about}` ? rows : []
        const { page, size } = served
        return { ...served, items: items.slice((page - 1) * size, page * size) as never, total: items.length }
      },
    })
    const task = taskOf(operation)
    const run = `case-${++cases}`
    const { sql } = app.db
    const [quarantine] = await sql<{ n: number }[]>`select count(*) as n from source_rejects`
    await store.addRun(sql, { id: run, source, windows: 1, now: 0 })
    await store.addWindows(sql, source, [{ ...task, purpose: 'run', run, dueAt: 0 }])
    await sources.wakeAll()
    const worker = sources.workerFor(source, 0)
    await worker.tick()
    await worker.stop()
    const left = await sql<{ reason: string | null }[]>`
      delete from source_windows where run = ${run} and operation = ${operation.name} and purpose = 'run' returning reason`
    await sql`delete from source_windows where run = ${run}`
    const [after] = await sql<{ n: number }[]>`select count(*) as n from source_rejects`
    return { failures: left.map(({ reason }) => reason), quarantined: (after?.n ?? 0) - (quarantine?.n ?? 0) }
  }

  /** All that is kept of what bears a name with this mark, but for what bears the name left out. */
  async function kept(mark: string, without: unknown): Promise<string[]> {
    const rows = await app.db.sql<{ name: string; what: string }[]>`
      select number as name, to_jsonb(b) - ${UNLIKE}::text[] as what from bids b where number like ${`${mark}%`}
      union all select number, to_jsonb(p) from source_parts p where number like ${`${mark}%`}
      union all select number, to_jsonb(h) - ${UNLIKE}::text[] from source_held h where number like ${`${mark}%`}
      union all select number, to_jsonb(r) - ${UNLIKE}::text[] from award_rounds r where number like ${`${mark}%`}
      union all select number, to_jsonb(s) - ${UNLIKE}::text[] from pre_specifications s where number like ${`${mark}%`}
      union all select number, to_jsonb(l) from bid_pre_specifications l where number like ${`${mark}%`}
      union all select code, to_jsonb(a) - ${UNLIKE}::text[] from agencies a where listed and code like ${`${mark}%`}
      union all select code, to_jsonb(i) - ${UNLIKE}::text[] from industries i where listed and code like ${`${mark}%`}`
    return rows
      .filter(({ name }) => name !== without)
      .map(({ what }) => JSON.stringify(what).replaceAll(mark, ''))
      .filter((text) => without === null || !text.includes(String(without).replace(mark, '')))
      .sort()
  }

  for (const service of SERVICES)
    for (const operation of createKoneps({ baseUrl: 'http://127.0.0.1:9', serviceKey: 'none' }, service).operations)
      test(`${service} ${operation.name}`, async () => {
        const whole = portal(service)
        connector = { ...whole, operations: whole.operations.filter(({ name }) => name === operation.name) }
        const base = await honestRows(operation)
        assert.ok(base.length >= 3, `${base.length} rows to spoil`)
        const clean = `K${cases + 1}x`
        const honest = named(base, clean)
        assert.deepEqual(await readRows(service, operation, honest), { failures: [], quarantined: 0 })
        let tried = 0
        await fc.assert(
          fc.asyncProperty(anySpoiling, async ({ row, field, how }) => {
            const mark = `K${cases + 1}x`
            const at = Math.floor(row * base.length)
            const fields = Object.keys(base[at] ?? {})
            const nameOf = (rows: Wire[]) => NAMES.map((name) => rows[at]?.[name]).find((name) => name !== undefined)
            const rows = named(base, mark)
            const { failures, quarantined } = await readRows(
              service,
              operation,
              spoiled(rows, at, pick(fields, field), how),
            )
            assert.deepEqual(failures, [])
            assert.ok(quarantined <= 2, `${quarantined} in quarantine`)
            assert.deepEqual(await kept(mark, nameOf(rows)), await kept(clean, nameOf(honest)))
            tried++
          }),
          { numRuns: RUNS },
        )
        counts.push(`${operation.name} ${tried}`)
      })

  test('every operation was tried', (t) => {
    t.diagnostic(`${cases} cases: ${counts.join(', ')}`)
    assert.ok(counts.length > 40)
  })
})

/** What hangs on when, or in what turn, a row was written. */
const UNLIKE = [
  'first_at',
  'updated_at',
  'position',
  'fetched_at',
  'since',
  'run',
  'live',
  'notice_no',
  'numbers',
  'parts',
  'agency_keys',
  'bidders_from',
]
