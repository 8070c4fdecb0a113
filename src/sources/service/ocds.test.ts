import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import type { Award, Bid } from '../../bids/index.ts'
import { readOcdsDocument } from '../adapters/ocds/read.ts'
import type { SourceReport } from '../schema/sources.ts'

type Json = Record<string, unknown>

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00Z`
const release = (ocid: string, id: string, changes: Json = {}): Json => ({
  ocid,
  id,
  date: day(3),
  tag: ['tender'],
  tender: { title: 'Roads' },
  ...changes,
})

/** As an import takes them: in one file, a page each. */
async function take(...pages: Json[][]) {
  async function* batches() {
    for (const releases of pages) yield readOcdsDocument({ releases })
  }
  return app.sources.take({ name: 'north', kind: 'ocds' }, batches(), { live: false, onProgress: () => {} })
}

const plan = (ocid: string, id: string, title: string | null): Json =>
  release(ocid, id, { tag: ['planning'], tender: { title, status: 'planned' } })
const summary = (counts: Json = {}) => ({ new: 0, changed: 0, unchanged: 0, quarantined: 0, waiting: 0, ...counts })
const counted = async () => {
  const { items } = (await app.get<{ items: SourceReport[] }>('/v1/sources')).body
  const { waiting, quarantined } = items.find(({ name }) => name === 'north') ?? assert.fail()
  return { waiting, quarantined }
}

const detail = async (ocid: string) =>
  (await app.get<Bid & { awards: Award[]; revisions: object[] }>(`/v1/bids/${ocid}`)).body

describe('processes of OCDS as customers see them', () => {
  test('an awarded lot does not hide those that can still be bid for', async () => {
    const told = (id: string, second: string, third: string) =>
      release('ocds-x1-lots', id, {
        tag: ['award'],
        tender: {
          title: 'Roads',
          status: 'active',
          tenderPeriod: { endDate: '2026-12-01T11:00:00Z' },
          lots: ['complete', second, third].map((status, index) => ({ id: index + 1, status })),
        },
        awards: [{ id: 1, status: 'active', date: day(3), relatedLots: [1], suppliers: [{ name: 'Alder Ltd' }] }],
      })
    await take([told('a', 'active', 'unsuccessful')])
    const { status, awards } = await detail('ocds-x1-lots')
    assert.deepEqual([status, awards.map(({ lot, state }) => `${lot} ${state}`)], ['open', ['1 awarded', '3 failed']])
    await take([told('b', 'complete', 'unsuccessful')])
    assert.equal((await detail('ocds-x1-lots')).status, 'awarded')
  })

  test('a release is known by process and id: told again it replaces what it said, whatever its date', async () => {
    const titled = (id: string, date: string, title: string) => release('ocds-x1-ids', id, { date, tender: { title } })
    await take([titled('1', day(3), 'First'), titled('2', day(5), 'Second')])
    await take([titled('2', day(9), 'Second, mended')], [titled('2', day(1), 'Second, dated before the first')])
    const { title, revision, revisions } = await detail('ocds-x1-ids')
    assert.deepEqual([title, revision], ['First', 1])
    assert.equal(revisions.length, 4)
    assert.deepEqual(await take([titled('1', day(3), 'First')]), summary({ unchanged: 1 }))
  })

  test('no process vanishes: it is a notice, waits as a plan, or stands in quarantine for want of a title', async () => {
    const none = { tender: {}, tag: ['tender'] }
    const pages = [
      [plan('ocds-x1-p1', '1', 'A bridge'), plan('ocds-x1-p2', '1', 'A school'), plan('ocds-x1-p3', '1', null)],
      [release('ocds-x1-p4', '1', none), release('ocds-x1-p5', '1'), release('ocds-x1-p2', '2', { date: day(4) })],
    ]
    assert.deepEqual(await take(...pages), summary({ new: 2, waiting: 1, quarantined: 2 }))
    assert.deepEqual(await counted(), { waiting: 1, quarantined: 2 })
    // A process that stands on both pages is looked at twice.
    assert.deepEqual(await take(...pages), summary({ unchanged: 3, waiting: 1, quarantined: 2 }))
    assert.deepEqual(await counted(), { waiting: 1, quarantined: 2 })
    const [listed] = (await app.sources.list()).filter(({ name }) => name === 'north')
    assert.equal(listed?.waiting, 1)
  })

  test('what has a title later leaves quarantine, and what can be bid for waits no longer', async () => {
    const later = { date: day(5) }
    assert.deepEqual(
      await take([
        plan('ocds-x1-p3', '2', 'A library'),
        release('ocds-x1-p4', '2', later),
        release('ocds-x1-p1', '2', later),
      ]),
      summary({ new: 2, waiting: 1 }),
    )
    assert.deepEqual(await counted(), { waiting: 1, quarantined: 0 })
    assert.equal((await detail('ocds-x1-p1')).title, 'Roads')
  })
})
