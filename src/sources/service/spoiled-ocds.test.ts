import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { scriptedSources } from '../../../test/scripted-source.ts'
import { anySpoiling, pick, type Spoiling, spoilingRuns, VALUES } from '../../../test/spoil.ts'
import { readOcdsText } from '../adapters/ocds/index.ts'

const RUNS = spoilingRuns(1) * 150

type Path = readonly (string | number)[]

const money = (amount: number) => ({ amount, currency: 'GBP' })
const firm = (name: string, id: string) => ({ name, id, identifier: { scheme: 'GB-COH', id, legalName: name } })
const file = (id: string) => ({
  id,
  documentType: 'tenderNotice',
  title: `File ${id}`,
  url: `https://publisher.example/${id}`,
  format: 'text/html',
  language: 'en',
  datePublished: '2026-03-01T09:00:00Z',
})

/** A process that speaks of everything anybody reads. */
const release = (ocid: string) => ({
  ocid,
  id: `${ocid}-1`,
  date: '2026-03-20T09:00:00Z',
  tag: ['tender', 'award'],
  initiationType: 'tender',
  language: 'en',
  planning: { rationale: 'Needed', budget: { amount: money(120), description: 'Roads' }, documents: [file('p')] },
  parties: [
    {
      ...firm('Alder Council', '1'),
      roles: ['buyer', 'procuringEntity'],
      address: { region: 'Kent', countryName: 'UK' },
    },
    { ...firm('Birch Ltd', '2'), roles: ['supplier', 'tenderer'], contactPoint: { name: 'x', email: 'x@example.org' } },
  ],
  buyer: { id: '1', name: 'Alder Council' },
  tender: {
    id: `t-${ocid}`,
    title: `Roads ${ocid}`,
    description: 'Resurfacing',
    status: 'active',
    procuringEntity: { id: '1', name: 'Alder Council' },
    value: money(100),
    minValue: money(80),
    procurementMethod: 'open',
    procurementMethodDetails: 'Open procedure',
    mainProcurementCategory: 'works',
    additionalProcurementCategories: ['services'],
    awardCriteria: 'priceOnly',
    awardCriteriaDetails: 'Price',
    submissionMethod: ['electronicSubmission'],
    datePublished: '2026-03-01T09:00:00Z',
    numberOfTenderers: 2,
    tenderPeriod: { startDate: '2026-03-01T09:00:00Z', endDate: '2026-03-15T09:00:00Z' },
    enquiryPeriod: { endDate: '2026-03-10T09:00:00Z' },
    awardPeriod: { startDate: '2026-03-16T09:00:00Z' },
    tenderers: [{ id: '2', name: 'Birch Ltd' }],
    documents: [file('a'), file('b')],
    items: [
      {
        id: '1',
        description: 'Asphalt',
        classification: { scheme: 'CPV', id: '45233' },
        quantity: 3,
        relatedLot: 'l1',
      },
    ],
    lots: [
      { id: 'l1', title: 'North', status: 'active', value: money(60) },
      { id: 'l2', title: 'South', status: 'cancelled', statusDetails: 'No money', value: money(40) },
    ],
    amendments: [{ id: 'm', date: '2026-03-05T09:00:00Z', rationale: 'Longer' }],
  },
  bids: {
    statistics: [{ id: 's', measure: 'bids', value: 2, relatedLot: 'l1' }],
    details: [
      {
        id: 'b',
        status: 'valid',
        date: '2026-03-14T09:00:00Z',
        value: money(58),
        tenderers: [firm('Birch Ltd', '2')],
        relatedLots: ['l1'],
      },
    ],
  },
  awards: [
    {
      id: 'w',
      title: 'North',
      status: 'active',
      date: '2026-03-18T09:00:00Z',
      value: money(58),
      relatedLots: ['l1'],
      suppliers: [firm('Birch Ltd', '2'), firm('Cedar plc', '3')],
      statusDetails: 'Signed',
      contractPeriod: { startDate: '2026-04-01T00:00:00Z', endDate: '2027-04-01T00:00:00Z' },
    },
  ],
  contracts: [{ id: 'c', awardID: 'w', status: 'active', value: money(58), dateSigned: '2026-03-19T09:00:00Z' }],
  relatedProcesses: [{ id: 'r', relationship: ['prior'], scheme: 'ocid', identifier: 'ocds-x1-before' }],
})

/** Every place of a document: its fields, and the elements of its lists. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...(at.length > 0 ? [at] : []), ...inner.flatMap(([name, one]) => pathsOf(one, [...at, name]))]
}

/** What stands there; within a list a double is one more element, else the field says its words twice. */
function spoiled(document: unknown, path: Path, how: Spoiling): unknown {
  const [name, ...rest] = path
  if (name === undefined) return document
  if (Array.isArray(document)) {
    const list = [...document]
    const before = list[Number(name)]
    if (rest.length > 0) list[Number(name)] = spoiled(before, rest, how)
    else list.splice(Number(name), 1, ...replacing(before, how))
    return list
  }
  const { [name]: before, ...others } = document as Record<string, unknown>
  if (rest.length > 0) return { ...others, [name]: spoiled(before, rest, how) }
  const [value, ...more] = replacing(before, how)
  return value === undefined ? others : { ...others, [name]: more.length > 0 ? [value, ...more] : value }
}

function replacing(before: unknown, how: Spoiling): unknown[] {
  if (how === 'doubled') return [before, before]
  if (how === 'doubled and empty') return [before, '']
  if (how === 'doubled and other') return [before, typeof before === 'string' ? `${before} 2` : {}]
  return VALUES[how] === undefined ? [] : [VALUES[how]]
}

describe('a spoiled release costs itself and nothing else', () => {
  let app: TestApp
  let sources: ReturnType<typeof scriptedSources>
  let cases = 0

  before(async () => {
    app = await startTestApp()
    const none = { operations: [], callsADay: null, manners: { atOnce: 1, spacingMs: 0 }, async *fetch() {} }
    sources = scriptedSources(app, none)
  })
  after(() => app.close())

  async function take(releases: unknown[]) {
    const batches = (async function* () {
      yield readOcdsText(JSON.stringify({ releases })).batch
    })()
    return sources.take({ name: 'city', kind: 'ocds' }, batches, { live: false, onProgress: () => {} })
  }

  /** What is kept of a process. */
  async function kept(ocid: string): Promise<string[]> {
    const rows = await app.db.sql<{ what: unknown }[]>`
      select to_jsonb(b) - ${UNLIKE}::text[] as what from bids b where number = ${ocid}
      union all select to_jsonb(r) - ${UNLIKE}::text[] from award_rounds r where number = ${ocid}
      union all select to_jsonb(s) - ${UNLIKE}::text[] from source_releases s where number = ${ocid}`
    return rows.map(({ what }) => JSON.stringify(what).replaceAll(ocid, '')).sort()
  }

  test('whatever is wrong at whatever place of it', async (t) => {
    const paths = pathsOf(release('x'))
    await take([release('ocds-x1-clean')])
    const clean = await kept('ocds-x1-clean')
    assert.ok(clean.length >= 3)
    await fc.assert(
      fc.asyncProperty(anySpoiling, async ({ field, how }) => {
        const name = (which: string) => `ocds-${which}-${cases}`
        cases++
        const path = pick(paths, field)
        const [first, last] = [name('a'), name('z')]
        const { quarantined } = await take([release(first), spoiled(release(name('m')), path, how), release(last)])
        assert.ok(quarantined <= 2, `${quarantined} in quarantine`)
        assert.deepEqual([await kept(first), await kept(last)], [clean, clean], path.join('/'))
      }),
      { numRuns: RUNS },
    )
    t.diagnostic(`${cases} cases over ${paths.length} places`)
  })

  test('or a whole release, or the list of them', async () => {
    const clean = await kept('ocds-x1-clean')
    for (const [index, wrong] of [null, 'x', 7, [], {}, [[release('ocds-in-a-list')]], true].entries()) {
      await take([release(`ocds-b-${index}`), wrong, release(`ocds-y-${index}`)])
      assert.deepEqual([await kept(`ocds-b-${index}`), await kept(`ocds-y-${index}`)], [clean, clean])
    }
  })
})

/** What hangs on when, or in what turn, it was written. */
const UNLIKE = [
  'first_at',
  'updated_at',
  'position',
  'fetched_at',
  'live',
  'notice_no',
  'numbers',
  'parts',
  'agency_keys',
  'bidders_from',
  'detail_url',
]
