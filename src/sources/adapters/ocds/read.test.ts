import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seoulTime } from '../../../lib/clock.ts'
import { revisionsOf } from '../../rules/releases.ts'
import { readOcdsDocument, readOcdsText } from './read.ts'

type Json = Record<string, unknown>

const release = (changes: Json = {}): Json => ({
  ocid: 'ocds-x1-0001/24',
  id: '1',
  date: '2026-11-02T09:00:00+01:00',
  tag: ['tender'],
  buyer: { id: 77, name: 'Northford Council' },
  ...changes,
  tender: { title: 'Road repairs', ...(changes.tender as Json) },
})

const CONTEXT = {
  source: 'north',
  fetchedAt: Date.parse('2026-11-20T00:00:00Z'),
  fallbackUrl: 'https://north.example/ocds',
}

function outcome(...releases: Json[]) {
  const { releases: found = [], rejected } = readOcdsDocument({ releases })
  assert.deepEqual(rejected, [])
  return revisionsOf([], found, CONTEXT)
}

function notice(changes: Json = {}) {
  const [state] = outcome(release(changes)).states
  assert.ok(state)
  return state
}

const tenderOf = (tender: Json) => notice({ tender })
const priced = (value: unknown) => tenderOf({ value: { amount: value, currency: 'GBP' } }).estimatedPrice
const closing = (endDate: string, tender: Json = {}) => {
  const { closeAt, openAt } = tenderOf({ tenderPeriod: { endDate }, ...tender })
  return [closeAt, openAt].map((at) => at && seoulTime(at))
}

describe('a notice', () => {
  test('has number, agency and defaults of its release', () => {
    const state = notice()
    assert.equal(state.number, 'ocds-x1-0001/24')
    assert.deepEqual([state.agency, state.agencyCode], ['Northford Council', '77'])
    assert.deepEqual([state.bsnsDiv, state.kind, state.revision, state.currency], ['기타', 'new', 0, 'XXX'])
    assert.equal(state.postedAt, Date.parse('2026-11-02T08:00:00Z'))
    assert.deepEqual([state.detailUrl, state.sourceUrl], ['https://north.example/ocds', null])
  })

  test('takes its agency from the buyer, the procuring entity or the parties, never from people', () => {
    const parties = [{ id: 'p', name: 'Harbour Board', roles: ['procuringEntity'], contactPoint: { name: 'Jo Field' } }]
    assert.equal(notice({ buyer: null, parties }).agency, 'Harbour Board')
    assert.equal(notice({ buyer: { id: 'p' }, parties }).agency, 'Harbour Board')
    assert.equal(notice({ buyer: null, tender: { procuringEntity: { name: 'Dock Trust' } } }).agency, 'Dock Trust')
    const document = { releases: [release({ parties, buyer: { contactPoint: { name: 'Jo Field' } } })] }
    assert.ok(!JSON.stringify(readOcdsDocument(document)).includes('Jo Field'))
  })

  test('has a title, repaired, or the nearest text to one', () => {
    const titled = (title: unknown) => tenderOf({ title }).title
    assert.equal(titled(' Phase 1rnrnWorks &amp; roads\u0000 \ud800 '), 'Phase 1 Works & roads  \ufffd')
    assert.equal(titled('Modern  turn-out\r\nkit'), 'Modern  turn-out kit')
    assert.equal(tenderOf({ title: '', lots: [{ id: 1, title: 'Lot one' }] }).title, 'Lot one')
    assert.equal(notice({ tender: { title: null }, awards: [{ id: 1, title: 'Kerbs' }] }).title, 'Kerbs')
    assert.equal(tenderOf({ title: null, description: 'Kerbs and gullies' }).title, 'Kerbs and gullies')
    assert.deepEqual(outcome(release({ tender: { title: ' ' } })).rejected, [
      { reason: 'no_title', record: { ocid: 'ocds-x1-0001/24' } },
    ])
  })

  test('has a category where it is one of the three', () => {
    assert.equal(tenderOf({ mainProcurementCategory: 'works' }).bsnsDiv, '공사')
    assert.equal(tenderOf({ additionalProcurementCategories: ['x', 'consultingServices'] }).bsnsDiv, '용역')
    assert.equal(tenderOf({ mainProcurementCategory: 'constructor' }).bsnsDiv, '기타')
  })

  test('has its price in whole units; placeholders and nonsense are not known', () => {
    assert.deepEqual([priced(10.5), priced(-10.5), priced('1,234,567.49'), priced(7)], [11, null, 1_234_567, 7])
    for (const value of [0, 0.01, 99999999, 99999999.99, Number.POSITIVE_INFINITY, ' 000,', '', null, 1e17, {}])
      assert.equal(priced(value), null, String(value))
  })

  test('falls back to the least value, then to all lots where each has one in one currency', () => {
    const value = (amount: number, currency = 'EUR') => ({ value: { amount, currency } })
    assert.equal(tenderOf({ value: { amount: 0 }, minValue: { amount: 5, currency: 'EUR' } }).estimatedPrice, 5)
    const lots = tenderOf({ lots: [value(5), value(6)] })
    assert.deepEqual([lots.estimatedPrice, lots.currency], [11, 'EUR'])
    assert.equal(tenderOf({ lots: [value(5), value(6, 'GBP')] }).estimatedPrice, null)
    assert.equal(tenderOf({ lots: [value(5), {}] }).estimatedPrice, null)
  })

  test('has a budget beside the price, in the same currency or not at all', () => {
    const planning = { budget: { amount: { amount: 900, currency: 'eur' } } }
    const both = notice({ planning, tender: { value: { amount: 5, currency: 'GBP' } } })
    assert.deepEqual([both.estimatedPrice, both.budget, both.currency], [5, null, 'GBP'])
    const only = notice({ planning })
    assert.deepEqual([only.estimatedPrice, only.budget, only.currency], [null, 900, 'EUR'])
  })

  test('closes at the end of a day that has no time, and opens not before', () => {
    assert.deepEqual(closing('2026-12-01T00:00:00Z'), ['2026-12-02T08:59:59+09:00', null])
    assert.deepEqual(closing('2026-12-01'), ['2026-12-02T08:59:59+09:00', null])
    assert.deepEqual(closing('2026-12-01T12:00:00+01:00'), ['2026-12-01T20:00:00+09:00', null])
    assert.deepEqual(closing('2026-12-01T11:00:00Z', { bidOpening: { date: '2026-12-01T13:00:00+01:00' } }), [
      '2026-12-01T20:00:00+09:00',
      '2026-12-01T21:00:00+09:00',
    ])
    assert.equal(closing('2026-12-01T11:00:00Z', { bidOpening: { date: '2026-12-01T10:00:00Z' } })[1], null)
    for (const nonsense of ['9999-12-31T00:00:00Z', '2026-02-30T10:00:00Z', 'soon', '2026-12-01T25:00:00Z'])
      assert.equal(tenderOf({ tenderPeriod: { endDate: nonsense } }).closeAt, null)
  })

  test('opens when the award period starts, where that can be meant', () => {
    const opening = (startDate: string) => closing('2026-12-01T11:00:00Z', { awardPeriod: { startDate } })[1]
    assert.equal(opening('2026-12-01T11:00:00Z'), '2026-12-01T20:00:00+09:00')
    assert.equal(opening('2026-12-02T00:00:00Z'), null)
    assert.equal(opening('2026-11-30T11:00:00Z'), null)
    assert.equal(opening('2027-02-01T11:00:00Z'), null)
  })

  test('leads to its notice, by the newest document of that kind, with addresses repaired', () => {
    const documents = [
      { documentType: 'biddingDocuments', title: 'Plans', url: 'https//www.north.example/plans.pdf' },
      { documentType: 'tenderNotice', url: 'https://north.example/n/1', datePublished: '2026-11-01T00:00:00Z' },
      { documentType: 'tenderNotice', url: 'http://north.example/n/2', datePublished: '2026-11-03T00:00:00Z' },
      { title: 'Bad', url: 'javascript:alert(1)' },
    ]
    const state = tenderOf({ documents })
    assert.equal(state.detailUrl, 'http://north.example/n/2')
    assert.deepEqual(state.attachments[0], { name: 'Plans', url: 'https://www.north.example/plans.pdf' })
    assert.equal(state.attachments.length, 3)
    const award = notice({
      awards: [{ id: 'a', documents: [{ documentType: 'awardNotice', url: 'www.north.example/a' }] }],
    })
    assert.equal(award.detailUrl, 'https://www.north.example/a')
  })

  test('has an address that every reader takes, however it was written', () => {
    const url = (text: string) => tenderOf({ documents: [{ documentType: 'tenderNotice', url: text }] }).detailUrl
    assert.equal(
      url('http://north.example/a|b?q=[공고]&p=100%#x#y'),
      'http://north.example/a%7Cb?q=%5B%EA%B3%B5%EA%B3%A0%5D&p=100%25#x%23y',
    )
    assert.equal(url('https://me:pass@north.example/'), 'https://north.example/ocds')
    const { releases = [] } = readOcdsDocument({
      uri: 'https://south.example/p',
      releases: [release(), release({ ocid: 'o/2' })],
    })
    const context = { ...CONTEXT, fallbackUrl: null }
    assert.equal(revisionsOf([], releases.slice(1), context).states[0]?.detailUrl, 'https://south.example/p')
    const alone = readOcdsDocument(release({ ocid: 'o/ 공' })).releases ?? []
    assert.equal(revisionsOf([], alone, context).states[0]?.detailUrl, 'https://ocds.invalid/o%2F%20%EA%B3%B5')
  })

  test('is cancelled by its status or its tag', () => {
    assert.equal(tenderOf({ status: 'withdrawn' }).kind, 'cancelled')
    assert.equal(notice({ tag: ['tenderCancellation'] }).kind, 'cancelled')
    assert.equal(tenderOf({ status: 'unsuccessful' }).kind, 'new')
  })

  test('follows a process that found nobody', () => {
    const relatedProcesses = [{ relationship: ['unsuccessfulProcess'], scheme: 'ocid', identifier: 'ocds-x1-0000' }]
    const { kind, previousNumber } = notice({ relatedProcesses })
    assert.deepEqual([kind, previousNumber], ['renotice', 'ocds-x1-0000'])
  })

  test('is none while it is a plan', () => {
    assert.deepEqual(outcome(release({ tag: ['planning'], tender: { status: 'planned' } })).states, [])
    const open = release({ tag: ['planning'], tender: { tenderPeriod: { endDate: '2026-12-01T11:00:00Z' } } })
    assert.equal(outcome(open).states.length, 1)
  })
})

describe('documents', () => {
  const numbers = (document: unknown) => readOcdsDocument(document).releases?.map(({ id }) => id)

  test('release packages, lists, bare releases', () => {
    assert.deepEqual(numbers({ releases: [release(), release({ id: 2 })] }), ['1', '2'])
    assert.deepEqual(numbers(release()), ['1'])
    assert.deepEqual(numbers([release(), { releases: [release({ id: 3 })] }]), ['1', '3'])
    assert.deepEqual(numbers({ releases: release() }), ['1'])
  })

  test('record packages: embedded releases, else the compiled one', () => {
    const { ocid, ...body } = release()
    const links = [{ url: 'https://north.example/r/1', date: '2026-11-02T09:00:00Z', tag: ['tender'] }]
    assert.deepEqual(numbers({ records: [{ ocid, releases: [body, release({ id: 2 })], compiledRelease: body }] }), [
      '1',
      '2',
    ])
    const compiled = readOcdsDocument({ records: [{ ocid, releases: links, compiledRelease: body }] })
    assert.deepEqual(
      compiled.releases?.map(({ told }) => [told.whole, told.address]),
      [[true, 'https://north.example/r/1']],
    )
    const linked = readOcdsDocument({ records: [{ ocid, releases: links }] })
    assert.deepEqual(linked.rejected, [{ reason: 'linked_release', record: { url: 'https://north.example/r/1' } }])
  })

  test('what is no release is rejected by itself and shows nobody', () => {
    const buyer = { name: 'x', contactPoint: { name: 'Jo Field', email: 'jo@example.invalid' } }
    const bad = [
      { ...release({ buyer }), ocid: undefined },
      7,
      null,
      release({ ocid: 'x'.repeat(81) }),
      { status: 500 },
    ]
    const undated = { ...release(), date: 'never' }
    const { releases = [], rejected = [] } = readOcdsDocument({ releases: [...bad, undated, release()] })
    assert.equal(releases.length, 1)
    assert.deepEqual(
      rejected.map(({ reason }) => reason),
      ['not_ocds', 'not_ocds', 'no_ocid', 'number_too_long', 'no_ocid', 'no_date'],
    )
    assert.ok(!/Field|jo@/.test(JSON.stringify(rejected)))
    assert.deepEqual(rejected[2]?.record, {
      id: '1',
      date: '2026-11-02T09:00:00+01:00',
      tag: ['tender'],
      title: 'Road repairs',
    })
  })

  test('text with a broken record and numbers beyond all bounds keeps the rest', () => {
    const huge = JSON.stringify(release({ tender: { value: { amount: 7 } } })).replace('"amount":7', '"amount":1e9999')
    const { batch } = readOcdsText(`{"releases":[${huge},{"ocid":"b","x":000,}]}`)
    assert.deepEqual(
      [batch.releases?.length, batch.releases?.[0]?.told.estimate, batch.rejected?.length],
      [1, undefined, 1],
    )
  })
})
