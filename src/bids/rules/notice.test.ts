import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { bidRecord, NOW } from '../../../test/factories.ts'
import { DAY, HOUR, SECOND } from '../../lib/clock.ts'
import type { BidRecord } from '../schema/notices.ts'
import {
  type BidRow,
  changesBetween,
  nextState,
  type StatusFacts,
  settled,
  statusAt,
  successorOf,
  toBid,
} from './notice.ts'
import type { Round } from './rounds.ts'

const facts = (changes: Partial<StatusFacts> = {}): StatusFacts => ({
  kind: 'new',
  outcome: null,
  closeAt: NOW + DAY,
  openAt: NOW + DAY + HOUR,
  postedAt: NOW - DAY,
  ...changes,
})

describe('status', () => {
  for (const [what, given, expected] of [
    ['both dates ahead', {}, 'open'],
    ['closes this second', { closeAt: NOW }, 'closed'],
    ['closes the next second', { closeAt: NOW + SECOND }, 'open'],
    ['closed a second ago', { closeAt: NOW - SECOND }, 'closed'],
    ['opens this second', { closeAt: NOW - HOUR, openAt: NOW }, 'opened'],
    ['opens the next second', { closeAt: NOW - HOUR, openAt: NOW + SECOND }, 'closed'],
    ['opening passed, end of bidding not known', { closeAt: null, openAt: NOW - SECOND }, 'opened'],
    [
      'opening ahead, end of bidding not known',
      { closeAt: null, openAt: NOW + SECOND, postedAt: NOW - 400 * DAY },
      'open',
    ],
    ['opening before the end of bidding', { closeAt: NOW + HOUR, openAt: NOW }, 'opened'],
    ['end known, opening not', { closeAt: NOW + SECOND, openAt: null }, 'open'],
    ['end passed, opening not known', { closeAt: NOW, openAt: null, postedAt: NOW - DAY }, 'closed'],
    ['no dates, young', { closeAt: null, openAt: null, postedAt: NOW - 30 * DAY + SECOND }, 'open'],
    ['no dates, 30 days old this second', { closeAt: null, openAt: null, postedAt: NOW - 30 * DAY }, 'closed'],
    ['no dates, posted ahead', { closeAt: null, openAt: null, postedAt: NOW + DAY }, 'open'],
    ['an opening result is known before its time', { outcome: 'opened' }, 'opened'],
    ['awarded, whatever the dates', { outcome: 'awarded' }, 'awarded'],
    ['failed, whatever the dates', { outcome: 'failed', closeAt: NOW - DAY, openAt: NOW - DAY }, 'failed'],
    ['cancelled beats dates', { kind: 'cancelled' }, 'cancelled'],
    ['cancelled beats an award', { kind: 'cancelled', outcome: 'awarded' }, 'cancelled'],
    ['a change is still open', { kind: 'changed' }, 'open'],
    ['a re-notice is open', { kind: 'renotice' }, 'open'],
  ] as const) {
    test(`${what}: ${expected}`, () => assert.equal(statusAt(facts(given), NOW), expected))
  }

  test('time alone only ever moves it forward', () => {
    const order = ['open', 'closed', 'opened']
    const instant = fc.option(fc.integer({ min: NOW - 40 * DAY, max: NOW + 40 * DAY }))
    fc.assert(
      fc.property(
        instant,
        instant,
        fc.array(fc.integer({ min: NOW - 80 * DAY, max: NOW + 80 * DAY })),
        (closeAt, openAt, moments) => {
          const places = moments
            .sort((a, b) => a - b)
            .map((now) => order.indexOf(statusAt(facts({ closeAt, openAt }), now)))
          assert.deepEqual(places, places.toSorted())
        },
      ),
    )
  })
})

const context = { noticeNo: 'N1', previousNoticeNo: null, live: true, now: NOW }
const first = (changes: Partial<BidRecord> = {}): BidRow => {
  const row = nextState(null, bidRecord({ number: 'N1', ...changes }), context)
  assert.ok(row)
  return row
}

const round = (state: Round['state'], changes: Partial<Round> = {}): Round => ({
  revision: 0,
  lot: '1',
  rebid: 0,
  state,
  closeAt: null,
  openAt: null,
  ...changes,
})

describe('what openings come to', () => {
  const rebidClose = NOW + 20 * DAY
  const announced = round('announced', { rebid: 1, closeAt: rebidClose, openAt: rebidClose + HOUR })
  const other = (state: Round['state'], changes: Partial<Round> = {}) => round(state, { lot: '2', ...changes })
  for (const [what, rounds, outcome] of [
    ['nothing known', [], null],
    ['announced only', [round('announced')], null],
    ['opened', [round('opened')], 'opened'],
    ['awarded', [round('awarded')], 'awarded'],
    ['failed', [round('failed')], 'failed'],
    ['the only lot cancelled', [round('cancelled')], 'failed'],
    ['failed, re-bid announced', [round('failed'), announced], null],
    ['failed, re-bid opened', [round('failed'), round('opened', { rebid: 1 })], 'opened'],
    ['failed, re-bid awarded', [round('failed'), round('awarded', { rebid: 1 })], 'awarded'],
    ['failed twice', [round('failed'), round('failed', { rebid: 1 })], 'failed'],
    ['an award cancelled, re-bid announced', [round('cancelled'), announced], null],
    ['the first lot awarded, the second to be opened', [round('awarded'), other('announced')], null],
    ['one awarded, one failed', [round('awarded'), other('failed')], 'awarded'],
    ['one awarded, one opened', [round('awarded'), other('opened')], 'awarded'],
    ['one opened, one failed', [round('opened'), other('failed')], 'opened'],
    ['one cancelled, one awarded', [round('cancelled'), other('awarded')], 'awarded'],
    ['all lots failed', [round('failed'), other('failed')], 'failed'],
    [
      'one awarded, one failed and re-bid announced',
      [round('awarded'), other('failed'), other('announced', { rebid: 1 })],
      null,
    ],
    ['a later revision speaks for its lot', [round('awarded'), round('failed', { revision: 1 })], 'failed'],
    [
      'a re-bid of an older revision says nothing',
      [round('awarded', { rebid: 3 }), round('opened', { revision: 1 })],
      'opened',
    ],
  ] as const) {
    test(`${what}: ${outcome}`, () => {
      assert.equal(settled(first(), [...rounds]).outcome, outcome)
      assert.equal(settled(first(), rounds.toReversed()).outcome, outcome, 'the order of rounds does not matter')
    })
  }

  test('a re-bid that is ahead brings its own dates, and they go with it', () => {
    const row = first()
    const again = settled(row, [round('failed'), announced])
    assert.deepEqual([again.closeAt, again.openAt], [rebidClose, rebidClose + HOUR])
    assert.equal(statusAt(again, NOW + 15 * DAY), 'open')
    const done = settled(again, [round('failed'), round('failed', { rebid: 1, closeAt: rebidClose })])
    assert.deepEqual([done.closeAt, done.openAt], [row.closeAt, row.openAt])
  })

  test('the first round brings no dates: the notice says them', () => {
    const row = first()
    assert.equal(settled(row, [round('announced', { closeAt: NOW + DAY })]).closeAt, row.closeAt)
  })

  test('what a re-bid with a date of its own does not know is not known', () => {
    const closing = settled(first(), [round('announced', { rebid: 1, closeAt: rebidClose })])
    assert.deepEqual([closing.closeAt, closing.openAt], [rebidClose, null])
    const opening = settled(first(), [round('announced', { rebid: 1, openAt: rebidClose })])
    assert.deepEqual([opening.closeAt, opening.openAt], [null, rebidClose])
  })

  test('a re-bid of no date leaves those of the notice', () => {
    const row = first()
    const again = settled(row, [round('failed'), round('announced', { rebid: 1 })])
    assert.deepEqual([again.closeAt, again.openAt], [row.closeAt, row.openAt])
  })

  test('of several re-bids ahead the one that closes last counts', () => {
    const later = other('announced', { rebid: 2, closeAt: rebidClose + DAY })
    for (const rounds of [
      [announced, later],
      [later, announced],
    ]) {
      assert.equal(settled(first(), rounds).closeAt, rebidClose + DAY)
    }
  })
})

describe('next state', () => {
  const before = first({ revision: 1, changedAt: NOW })
  const next = (changes: Partial<BidRecord>) =>
    nextState(before, bidRecord({ number: 'N1', revision: 1, changedAt: NOW, ...changes }), {
      ...context,
      now: NOW + HOUR,
    })

  test('the first one is version 1 and has no changes', () => {
    const row = first()
    assert.deepEqual([row.version, row.changes, row.firstAt, row.updatedAt, row.outcome], [1, null, NOW, NOW, null])
  })

  test('the same again is nothing', () => {
    assert.equal(next({}), null)
    assert.equal(next({ fetchedAt: NOW + DAY, changedAt: NOW + DAY }), null, 'nor is a look or a touch')
  })

  const changed: Partial<BidRecord>[] = [
    { revision: 2 },
    { title: '다른 이름' },
    { agency: '부산광역시' },
    { agencyCode: null },
    { demandAgency: '종로구보건소' },
    { demandAgencyCode: '1' },
    { bsnsDiv: '공사' },
    { kind: 'changed' },
    { kind: 'cancelled' },
    { urgent: true },
    { currency: 'USD' },
    { estimatedPrice: null },
    { budget: 1 },
    { baseAmount: 0 },
    { floorRate: 80 },
    { awardMethod: null },
    { contractMethod: '수의' },
    { postedAt: NOW },
    { bidStartAt: null },
    { closeAt: null },
    { openAt: NOW },
    { detailUrl: 'https://portal.example/other' },
    { sourceUrl: 'https://portal.example/raw' },
    { regions: ['서울특별시'] },
    { regionCheckNeeded: true },
    { licences: [{ group: 1, code: '0001', name: '토목공사업' }] },
    { attachments: [{ name: '공고문.hwp', url: 'https://portal.example/1' }] },
  ]
  for (const change of changed) {
    const [[field, value]] = Object.entries(change) as [[string, unknown]]
    test(`${field} ${JSON.stringify(value)} is a version`, () => {
      const after = next(change)
      assert.ok(after)
      assert.equal(after.version, 2)
      assert.deepEqual(
        after.changes?.map((one) => one.field),
        [field === 'licences' ? 'industries' : field],
      )
      assert.equal(after.updatedAt, NOW + HOUR)
      assert.equal(after.firstAt, NOW)
    })
  }

  test('what went before it is a change of the link', () => {
    const record = bidRecord({ number: 'N1', revision: 1, changedAt: NOW, previousNumber: 'N0' })
    const after = nextState(before, record, { ...context, previousNoticeNo: 'N0' })
    assert.deepEqual(after?.changes, [{ field: 'previousNoticeNo', old: null, new: 'N0' }])
  })

  test('a licence in another group of the same industry is no change to be seen', () => {
    const licences = [{ group: 1, code: '1', name: '가' }]
    const one = first({ licences })
    const record = bidRecord({
      number: 'N1',
      licences: [
        { group: 1, code: '1', name: '가' },
        { group: 2, code: '1', name: '가' },
      ],
    })
    assert.equal(nextState(one, record, context), null)
  })

  test('a time that differs below the second is no change', () => {
    assert.equal(next({ closeAt: (before.closeAt ?? 0) + 999 }), null)
  })

  test('changes are told as callers see them, all of them', () => {
    const after = next({ title: '새 이름', closeAt: NOW + DAY, estimatedPrice: null })
    assert.deepEqual(after?.changes, [
      { field: 'title', old: before.title, new: '새 이름' },
      { field: 'estimatedPrice', old: 50_000_000, new: null },
      { field: 'closeAt', old: '2026-11-30T09:00:00+09:00', new: '2026-11-21T09:00:00+09:00' },
    ])
  })

  test('older states are passed over', () => {
    assert.equal(next({ title: '옛 이름', changedAt: NOW - SECOND }), null)
    assert.equal(next({ title: '옛 이름', revision: 0, changedAt: NOW + DAY }), null)
    assert.ok(
      next({ title: '새 이름', revision: 2, changedAt: NOW - DAY }),
      'a higher revision is newer whatever its time',
    )
  })

  test('dates of a re-bid stay until the source revises the notice', () => {
    const again = settled(before, [round('announced', { rebid: 1, closeAt: NOW + 30 * DAY })])
    const touched = nextState(again, bidRecord({ number: 'N1', revision: 1, changedAt: NOW, title: '고침' }), context)
    assert.equal(touched?.closeAt, NOW + 30 * DAY)
    const revised = nextState(again, bidRecord({ number: 'N1', revision: 2, closeAt: NOW + 5 * DAY }), context)
    assert.equal(revised?.closeAt, NOW + 5 * DAY)
  })

  test('what openings settled stays', () => {
    assert.equal(
      nextState({ ...before, outcome: 'awarded' }, bidRecord({ number: 'N1', revision: 2 }), context)?.outcome,
      'awarded',
    )
  })
})

describe('what is made for searching', () => {
  test('a region nobody knows must be looked into', () => {
    const row = first({ regions: ['서울특별시', '아틀란티스'] })
    assert.equal(row.regionCheckNeeded, true)
    assert.deepEqual(row.regionPaths, ['11'])
    assert.deepEqual(row.regions, ['서울특별시', '아틀란티스'], 'as the source gives them')
    assert.equal(first({ regions: ['경기도 안양시', '서울특별시'] }).regionCheckNeeded, false)
    assert.deepEqual(first({ regions: ['강원도', '강원특별자치도'] }).regionPaths, ['51'])
  })

  test('numbers are kept in their compact form', () => {
    const row = nextState(null, bidRecord({ number: 'R26BK 0001/가-A' }), {
      ...context,
      noticeNo: 'R26BK 0001/가-A',
      previousNoticeNo: 'R25-9',
    })
    assert.deepEqual(row?.numbers, ['r26bk0001가a', 'r259'])
  })

  test('an agency that is in need itself stands once', () => {
    const row = first({ demandAgency: '서울특별시 종로구', demandAgencyCode: '3000000' })
    assert.deepEqual(row.agencyKeys, ['3000000|서울특별시 종로구'])
    assert.equal(first({ demandAgency: '종로구보건소' }).agencyKeys.length, 2)
  })
})

describe('successor', () => {
  const row = { noticeNo: 'N1', source: 'one', number: 'N1' }
  const candidate = fc.record({
    noticeNo: fc.constantFrom('A', 'B', 'C', 'D'),
    source: fc.constantFrom('one', 'two'),
    previousNumber: fc.constantFrom('N1', 'N2', null),
    postedAt: fc.constantFrom(1, 2, 3),
  })

  test('of several the one posted last, then the highest number, whatever order they came in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(candidate, { selector: (one) => one.noticeNo }), (candidates) => {
        const [best] = candidates
          .filter((one) => one.source === 'one' && one.previousNumber === 'N1')
          .sort((a, b) => b.postedAt - a.postedAt || (a.noticeNo < b.noticeNo ? 1 : -1))
        assert.equal(successorOf(row, candidates), best?.noticeNo ?? null)
        assert.equal(successorOf(row, candidates.toReversed()), best?.noticeNo ?? null)
      }),
    )
  })
})

describe('the notice as callers see it', () => {
  const row = first({
    licences: [
      { group: 1, code: '1', name: '가' },
      { group: 2, code: '1', name: '가' },
      { group: 2, code: '2', name: '나' },
    ],
  })

  test('industries stand once each', () => {
    assert.deepEqual(toBid(row, NOW, []).industries, [
      { code: '1', name: '가' },
      { code: '2', name: '나' },
    ])
  })

  test('nothing changes between a row and itself, and what changes between two is symmetric', () => {
    const after = { ...row, title: 'x', urgent: true }
    assert.deepEqual(changesBetween(row, row), [])
    const back = changesBetween(after, row).map(({ field, old, new: now }) => ({ field, old: now, new: old }))
    assert.deepEqual(changesBetween(row, after), back)
  })

  test('keywords and status are those of the moment', () => {
    assert.deepEqual(toBid(row, NOW, ['가', '나']).matchedKeywords, ['가', '나'])
    assert.deepEqual(
      [NOW, NOW + 11 * DAY].map((now) => toBid(row, now, []).status),
      ['open', 'opened'],
    )
  })
})
