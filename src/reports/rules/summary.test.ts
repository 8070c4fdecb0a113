import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { DAY, HOUR, parseTime, SECOND, seoulTime } from '../../lib/clock.ts'
import { changeOf, chooseToDecide, closingWithin, reasonsOf, sumOfAwards, sumOfNotices, TO_DECIDE } from './summary.ts'

const AT = Date.parse('2026-11-20T09:00:00+09:00')
const closes = ({ closeAt }: { closeAt: string | null }): number => parseTime(closeAt ?? '', 'start') ?? Number.NaN

const notice = fc.record({
  noticeNo: fc.string({ minLength: 1, maxLength: 3 }),
  status: fc.constantFrom('open', 'closed', 'awarded'),
  closeAt: fc.option(
    fc.integer({ min: -5, max: 40 }).map((hours) => seoulTime(AT + hours * 3 * HOUR)),
    { nil: null },
  ),
  estimatedPrice: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
  currency: fc.constantFrom('KRW', 'USD'),
  matchedKeywords: fc.array(fc.constant('정비'), { maxLength: 3 }),
}) as fc.Arbitrary<Parameters<typeof chooseToDecide>[0][number]>
/** One notice of each number. */
const notices = fc.uniqueArray(notice, { selector: ({ noticeNo }) => noticeNo, maxLength: 40 })

describe('the change of a figure', () => {
  const known = fc.integer({ min: -1e12, max: 1e12 })

  test('is symmetric in both directions', () => {
    fc.assert(
      fc.property(known, known, (one, other) => {
        assert.equal(changeOf(one, other).difference, -(changeOf(other, one).difference ?? Number.NaN) + 0)
      }),
    )
  })

  test('is zero without a change, and a rise is never shown as a fall', () => {
    fc.assert(
      fc.property(known, known, (value, before) => {
        const { difference, percent } = changeOf(value, before)
        assert.equal(Math.sign(difference ?? Number.NaN), Math.sign(value - before))
        if (percent !== null && percent !== 0) assert.equal(Math.sign(percent), Math.sign(value - before))
      }),
    )
  })

  test('is unknown for unknown values, and there is no percentage of zero', () => {
    assert.deepEqual(changeOf(null, 3), { difference: null, percent: null })
    assert.deepEqual(changeOf(3, null), { difference: null, percent: null })
    assert.deepEqual(changeOf(3, 0), { difference: 3, percent: null })
    assert.deepEqual(changeOf(12, 8), { difference: 4, percent: 50 })
    assert.deepEqual(changeOf(87.792, 87.8), { difference: -0.008, percent: -0.009112 })
  })
})

describe('the notices to review', () => {
  /** Better in amount and closing, and as good in the rest: whoever reads both lists agrees. */
  const beats = (a: (typeof sample)[number], b: (typeof sample)[number]) =>
    worth(a) > worth(b) && a.matchedKeywords.length >= b.matchedKeywords.length && closes(a) < closes(b)
  const worth = ({ estimatedPrice, currency }: (typeof sample)[number]) =>
    currency === 'KRW' ? (estimatedPrice ?? -1) : -1
  const sample: Parameters<typeof chooseToDecide>[0] = []

  test('are open, different, and at most ten', () => {
    fc.assert(
      fc.property(notices, (given) => {
        const chosen = chooseToDecide([...given, ...given], AT, 'KRW')
        const open = given.filter((one) => one.status === 'open' && closes(one) > AT)
        assert.equal(chosen.length, Math.min(open.length, TO_DECIDE))
        assert.equal(new Set(chosen.map(({ noticeNo }) => noticeNo)).size, chosen.length)
        for (const { places: _, ...one } of chosen)
          assert.ok(open.some((other) => JSON.stringify(other) === JSON.stringify(one)))
      }),
    )
  })

  test('are the same for any input order', () => {
    fc.assert(
      fc.property(notices, (given) => {
        assert.deepEqual(chooseToDecide([...given].reverse(), AT, 'KRW'), chooseToDecide(given, AT, 'KRW'))
      }),
    )
  })

  test('never come after one that they beat, chosen or not', () => {
    fc.assert(
      fc.property(notices, (given) => {
        const chosen = chooseToDecide(given, AT, 'KRW')
        const open = given.filter((one) => one.status === 'open' && closes(one) > AT)
        for (const [place, one] of chosen.entries()) {
          for (const other of open) {
            if (!beats(other, one)) continue
            assert.ok(chosen.slice(0, place).some(({ noticeNo }) => noticeNo === other.noticeNo))
          }
        }
      }),
    )
  })

  test('weigh amount, keywords and closing equally', () => {
    const made = (noticeNo: string, estimatedPrice: number | null, keywords: number, days: number) => ({
      noticeNo,
      status: 'open' as const,
      closeAt: seoulTime(AT + days * DAY),
      estimatedPrice,
      currency: 'KRW',
      matchedKeywords: Array.from({ length: keywords }, (_, index) => `k${index}`),
    })
    const given = [made('small', 1, 1, 9), made('large', 900, 1, 8), made('fits', 5, 3, 2), made('unknown', null, 2, 1)]
    assert.deepEqual(
      chooseToDecide(given, AT, 'KRW').map(({ noticeNo }) => noticeNo),
      ['fits', 'unknown', 'large', 'small'],
    )
    assert.deepEqual(
      chooseToDecide(given, AT, 'KRW').map(({ places }) => places),
      [
        { amount: 2, keywords: 1, closing: 2 },
        { amount: null, keywords: 2, closing: 1 },
        { amount: 1, keywords: 3, closing: 3 },
        { amount: 3, keywords: 3, closing: 4 },
      ],
    )
  })

  test('have reasons: the first three ranks, or the best one', () => {
    const others = [{ amount: 2, keywords: 2, closing: 2 }]
    const reasons = (places: (typeof others)[number] | { amount: null; keywords: number; closing: number }) =>
      reasonsOf(places, [places, ...others])
    assert.deepEqual(reasons({ amount: 1, keywords: 9, closing: 3 }), [
      ['amount', 1],
      ['closing', 3],
    ])
    assert.deepEqual(reasons({ amount: null, keywords: 5, closing: 4 }), [['closing', 4]])
    assert.deepEqual(reasons({ amount: 6, keywords: 5, closing: 5 }), [
      ['keywords', 5],
      ['closing', 5],
    ])
  })

  test('omit a rank that all have, or more than three', () => {
    const list = (keywords: number[]) =>
      keywords.map((place, index) => ({ amount: 9 - index, keywords: place, closing: index + 1 }))
    const said = (keywords: number[]) =>
      list(keywords).map((one, _index, all) => reasonsOf(one, all).some(([name]) => name === 'keywords'))
    assert.deepEqual(said([1, 1]), [false, false])
    assert.deepEqual(said([1, 1, 1, 5]), [true, true, true, false])
    assert.deepEqual(said([1, 1, 1, 1, 6]), [false, false, false, false, false])
    assert.deepEqual(said([1]), [true], 'of one notice, each place is its own')
    const alike = { amount: null, keywords: 1, closing: 1 }
    assert.equal(reasonsOf(alike, [alike, alike]).length, 2, 'where all are alike, something is said')
    const shared = [5, 5, 5, 5, 1].map((closing) => ({ amount: null, keywords: 1, closing }))
    assert.deepEqual(reasonsOf(shared[0] ?? alike, shared), [['closing', 5]])
  })
})

describe('closings within three days', () => {
  test('are complete, without others, the next one first', () => {
    fc.assert(
      fc.property(notices, (given) => {
        const { total, items } = closingWithin(given, AT)
        const soon = given.filter((one) => closes(one) >= AT && closes(one) <= AT + 3 * DAY)
        assert.equal(total, soon.length)
        assert.deepEqual(new Set(items), new Set(soon))
        const times = items.map(closes)
        assert.deepEqual(
          times,
          [...times].sort((a, b) => a - b),
        )
      }),
    )
  })

  test('end with the third day, to the second', () => {
    const at = (closeAt: number) => ({
      noticeNo: '1',
      status: 'open' as const,
      closeAt: seoulTime(closeAt),
      estimatedPrice: null,
      currency: 'KRW',
      matchedKeywords: [],
    })
    const totalOf = (closeAt: number) => closingWithin([at(closeAt)], AT).total
    assert.deepEqual([AT - SECOND, AT, AT + 3 * DAY, AT + 3 * DAY + SECOND].map(totalOf), [0, 1, 1, 0])
  })
})

test('sums are of one currency, and of complete lists only', () => {
  const one = { estimatedPrice: 5, currency: 'KRW' }
  const list = (items: object[], total = items.length) => ({ total, items }) as Parameters<typeof sumOfNotices>[0]
  const given = [one, { estimatedPrice: 7, currency: 'USD' }, { estimatedPrice: null, currency: 'KRW' }]
  assert.equal(sumOfNotices(list(given), 'KRW'), 5)
  assert.equal(sumOfNotices(list(given), 'USD'), 7)
  assert.equal(sumOfNotices(list(given, 4), 'KRW'), null)
  const award = { state: 'awarded', amount: 3, currency: 'KRW' }
  const ended = [{ awards: [award, { ...award, state: 'failed' }, { ...award, currency: 'USD' }] }]
  assert.equal(sumOfAwards({ total: 1, items: ended } as Parameters<typeof sumOfAwards>[0], 'KRW'), 3)
})
