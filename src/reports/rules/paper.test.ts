import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { countDays, hyphenated, medianOf, mostOften } from './figures.ts'
import { cutTo, type PaperTable, paperColumns, paperTextOf } from './paper.ts'

const won = (amount: number) => paperTextOf({ amount, currency: 'KRW' }, 'money', 'ko')

test('on paper won is in millions, other currencies in whole units', () => {
  assert.deepEqual([78_186_870, 1_234_567_890, 350_000, 0, 999_949_000].map(won), [
    '78.2',
    '1,234.6',
    '0.35',
    '0.0',
    '999.9',
  ])
  assert.equal(paperTextOf({ amount: 78_186_870, currency: 'USD' }, 'money', 'ko'), 'USD 78,186,870')
  assert.equal(paperTextOf(null, 'money', 'ko'), '–')
})

test('a column shows its unit, and is omitted if no row has a value', () => {
  const table: Pick<PaperTable, 'columns' | 'rows'> = {
    columns: [
      { name: '금액', kind: 'money', width: 1 },
      { name: '분류', kind: 'text', width: 1, only: 'paper', ifAny: true },
      { name: '코드', kind: 'text', width: 1, only: 'sheet' },
    ],
    rows: [[{ amount: 5, currency: 'KRW' }, null, 'a']],
  }
  const named = (given: typeof table) =>
    paperColumns(given as PaperTable, { millions: '백만원' }).map(({ column }) => column.name)
  assert.deepEqual(named(table), ['금액\n(백만원)'])
  assert.deepEqual(named({ ...table, rows: [[{ amount: 5, currency: 'USD' }, '분류 2', 'a']] }), ['금액', '분류'])
})

test('a cut text fits, and a fitting one is not cut', () => {
  const width = (text: string) => [...text].reduce((sum, one) => sum + (one >= '\u1100' ? 2 : 1), 0)
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('가', 'a', ' ', '…') }),
      fc.integer({ min: 2, max: 30 }),
      (text, room) => {
        const cut = cutTo(text, room)
        assert.ok(width(cut) <= room + 1)
        if (width(text) <= room) assert.equal(cut, text)
        else assert.ok(cut.endsWith('…'))
      },
    ),
  )
})

test('business numbers have hyphens; other texts remain unchanged', () => {
  assert.equal(hyphenated('1048100010'), '104-81-00010')
  assert.equal(hyphenated('104-81-00010'), '104-81-00010')
  assert.equal(hyphenated('DE123'), 'DE123')
  assert.equal(hyphenated(null), null)
})

test('the median is in the middle, in any order', () => {
  assert.equal(medianOf([]), null)
  assert.equal(medianOf([3, 1, 2]), 2)
  assert.equal(medianOf([4, 1, 2, 3]), 2.5)
})

test('the most frequent agency is shown with its number of notices', () => {
  assert.deepEqual(mostOften(['가', '나', '나']), { name: '나', count: 2 })
  assert.equal(mostOften([]), null)
})

test('days are counted from the first to the last', () => {
  const from = Date.parse('2026-11-20T09:00:00+09:00')
  const days = countDays(
    ['2026-11-21T23:59:59+09:00', '2026-11-30T00:00:00+09:00', null],
    from,
    from + 2 * 24 * 3_600_000,
  )
  assert.deepEqual(days, [
    { day: '2026-11-20', count: 0 },
    { day: '2026-11-21', count: 1 },
    { day: '2026-11-22', count: 0 },
  ])
})
