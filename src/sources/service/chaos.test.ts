import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../../test/factories.ts'
import { type SourceItem, scriptedConnector, scriptedSources } from '../../../test/scripted-source.ts'
import { HOUR, MINUTE } from '../../lib/clock.ts'
import { SourceFailure } from '../rules/failure.ts'
import type { FailureKind } from '../schema/connector.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

const OPERATIONS = [
  { name: 'notices' },
  { name: 'licences', tellsParts: 'licences' as const },
  { name: 'regions', tellsParts: 'regions' as const },
  { name: 'results' },
  { name: 'preSpecs' },
]
const SPAN_MINUTES = 240

/** One notice: its orders with the minutes at which they, and what belongs to them, are told. */
const story = fc.record({
  orders: fc.array(
    fc.record({
      at: fc.nat(SPAN_MINUTES),
      wantsLicences: fc.boolean(),
      licencesAfter: fc.option(fc.nat(60)),
      regionsAfter: fc.option(fc.nat(60)),
      region: fc.constantFrom('경기도', '서울특별시', '부산광역시'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  opened: fc.option(fc.nat(60)),
  awarded: fc.option(fc.nat(60)),
  /** Shown so long before the notice; what it says of it comes so long after. */
  specified: fc.option(fc.record({ before: fc.nat(60), linkedAfter: fc.nat(60) })),
})

const step = fc.record({
  minutes: fc.integer({ min: 1, max: 90 }),
  /** After so many pages something happens. */
  pages: fc.nat(6),
  what: fc.constantFrom('nothing', 'fails', 'killed', 'two workers', 'range'),
})

type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

function itemsOf(stories: Story[], source: string, start: number): SourceItem[] {
  const items: SourceItem[] = []
  for (const [index, { orders, opened, awarded, specified }] of stories.entries()) {
    const number = `N${index}`
    const minutes = orders.map(({ at }) => at).sort((a, b) => a - b)
    for (const [revision, order] of orders.entries()) {
      const at = start + (minutes[revision] ?? 0) * MINUTE
      const record = bidRecord({
        source,
        number,
        revision,
        title: `공고 ${revision}`,
        regions: [],
        licences: [],
        changedAt: at,
      })
      const wants = { licences: order.wantsLicences, regions: true }
      items.push({ operation: 'notices', at, batch: { notices: [{ record, wants }] } })
      const licences = [{ group: 1, code: String(revision), name: '소프트웨어사업자' }]
      if (order.licencesAfter !== null)
        items.push({
          operation: 'licences',
          at: at + order.licencesAfter * MINUTE,
          batch: { parts: [{ number, revision, part: 'licences', value: licences }] },
        })
      if (order.regionsAfter !== null)
        items.push({
          operation: 'regions',
          at: at + order.regionsAfter * MINUTE,
          batch: { parts: [{ number, revision, part: 'regions', value: [order.region] }] },
        })
    }
    const first = start + (minutes[0] ?? 0) * MINUTE
    if (specified) {
      const times = [first - specified.before * MINUTE, first + specified.linkedAfter * MINUTE]
      for (const [index, at] of times.entries()) {
        const spec = preSpec(`${source} ${number}`, at, index === 0 ? [] : [`${source} ${number}`])
        items.push({ operation: 'preSpecs', at, batch: { preSpecs: [spec] } })
      }
      const link = { number, preSpec: `${source} ${number}` }
      items.push({ operation: 'notices', at: first, batch: { preSpecLinks: [link] } })
    }
    const last = start + (minutes.at(-1) ?? 0) * MINUTE
    const round = { number, revision: orders.length - 1 }
    if (opened !== null) {
      const at = last + opened * MINUTE
      const opening = roundRecord({
        ...round,
        part: 'opening',
        state: 'opened',
        changedAt: at,
        winners: [],
        amount: null,
      })
      items.push({ operation: 'results', at, batch: { rounds: [opening] } })
    }
    if (awarded !== null) {
      const at = last + awarded * MINUTE
      items.push({
        operation: 'results',
        at,
        batch: { rounds: [roundRecord({ ...round, part: 'award', changedAt: at })] },
      })
    }
  }
  return items
}

const preSpec = (number: string, changedAt: number, noticeNumbers: string[]) => ({
  number,
  title: `규격 ${noticeNumbers.length}`,
  agency: '서울특별시',
  demandAgency: null,
  budget: 1_000_000,
  receivedAt: 0,
  opinionsUntil: null,
  documents: [],
  noticeNumbers,
  changedAt,
})

const tables = async (source: string) => ({
  bids: [
    ...(await app.db.sql`
      select number, revision, title, kind, regions, region_check_needed, licences, industry_keys, outcome, close_at
      from bids where source = ${source} order by number`),
  ],
  rounds: [
    ...(await app.db.sql`
      select number, revision, lot, rebid, state, amount, winners from award_rounds
      where source = ${source} order by number, revision`),
  ],
  preSpecs: [
    ...(await app.db.sql`
      select substr(number, length(${source}) + 1) as number, title, notice_numbers = array[number] as named, changed_at
      from pre_specifications where starts_with(number, ${`${source} `}) order by number`),
  ],
  links: [
    ...(await app.db.sql`
      select number = pre_specification as named, told_by, substr(pre_specification, length(${source}) + 1) as number
      from bid_pre_specifications where starts_with(pre_specification, ${`${source} `}) order by told_by, pre_specification`),
  ],
  windows: [...(await app.db.sql`select operation, from_at from source_windows where source = ${source}`)],
})

let runs = 0

test('any interleaving of windows, failures and kills ends in the same tables as one clean run', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(story, { minLength: 1, maxLength: 5 }),
      fc.array(step, { maxLength: 12 }),
      async (stories, steps) => {
        const [calm, wild] = [`calm-${++runs}`, `wild-${runs}`]
        const start = app.clock.now()
        const clean = await reading(calm, itemsOf(stories, calm, start))
        const chaos = await reading(wild, itemsOf(stories, wild, start))
        // Scheduled at the same moment; from then on one is looked at once, at the end, the other again and again.
        await clean.through('nothing', 0)
        await chaos.through('nothing', 0)
        for (const one of steps) {
          app.clock.advance(one.minutes * MINUTE)
          await chaos.through(one.what, one.pages)
        }
        const end = start + (SPAN_MINUTES + 70) * MINUTE
        app.clock.advance(Math.max(0, end - app.clock.now()))
        // A failed window may wait for hours, and a notice for the parts that the window brings.
        for (let turn = 0; turn < 4; turn++) {
          app.clock.advance(7 * HOUR)
          await chaos.through('nothing', 0)
          await clean.through('nothing', 0)
        }
        assert.deepEqual(await tables(wild), await tables(calm))
      },
    ),
    { numRuns: 12 },
  )
})

async function reading(name: string, items: SourceItem[]) {
  let failing: { after: number; kind: FailureKind } | null = null
  let onPage: () => void = () => {}
  const connector = scriptedConnector({
    operations: OPERATIONS,
    items,
    before: (_operation, { from, to }) => {
      onPage()
      if (failing?.kind === 'range' && to - from <= 20 * MINUTE) return
      if (failing && failing.after-- <= 0) throw new SourceFailure(failing.kind, 'told to fail')
    },
  })
  const sources = scriptedSources(app, connector, { connectorFor: (row) => (row.name === name ? connector : null) })
  await sources.add(name, 'ocds', {})

  async function through(what: string, pages: number): Promise<void> {
    failing =
      what === 'fails' ? { after: pages, kind: 'retry' } : what === 'range' ? { after: pages, kind: 'range' } : null
    await sources.wakeAll()
    const workers = [sources.workerFor(name, 0), ...(what === 'two workers' ? [sources.workerFor(name, 0)] : [])]
    let seen = 0
    // Stopped without patience, as a process that is gone: whatever was in hand is left where it is.
    onPage = () => {
      if (what === 'killed' && ++seen > pages) for (const worker of workers) void worker.stop()
    }
    await Promise.all(workers.map((worker) => worker.tick()))
    await Promise.all(workers.map((worker) => worker.stop()))
    await app.db.sql`update sources set lease_until = null, lease_token = null where name = ${name}`
  }
  return { through }
}
