import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { groupThousands, parseAmount } from './amount.ts'

const READ: readonly (readonly [string, number])[] = [
  ['3억 2,450만원', 324_500_000],
  ['3억2450만', 324_500_000],
  ['3 억 2,450 만 원', 324_500_000],
  ['4천만원', 40_000_000],
  ['4천만', 40_000_000],
  ['천만원', 10_000_000],
  ['3천5백만', 35_000_000],
  ['1.5억', 150_000_000],
  ['1.5천만', 15_000_000],
  ['1조 2,000억', 1_200_000_000_000],
  ['1조2.5억', 1_000_250_000_000],
  ['1,234백만원', 1_234_000_000],
  ['32450만', 324_500_000],
  ['３억　２，４５０만원', 324_500_000],
  ['４０３７４０００', 40_374_000],
  ['1,234,000원', 1_234_000],
  ['₩1,234,000', 1_234_000],
  ['￦1,234,000', 1_234_000],
  ['40374000', 40_374_000],
  ['4,037만 4,000', 40_374_000],
  ['4037만 4천원', 40_374_000],
  ['1만 5천', 15_000],
  ['5천원', 5_000],
  ['3억 5,000원', 300_005_000],
  ['0', 0],
  [' 7 ', 7],
]

// biome-ignore format: in groups, each with its reason.
const REJECTED = [
  '', ' ', '원', '억', '만원', '억원', ',', '.', '₩',
  // Two readings: won, or the unit that people leave out.
  '3천', '1억 5천', '1억 5천원', '3억 2450',
  // No whole won, or nothing that can be checked.
  '1.5', '1.000', '1.5원', '1.234567891억', '1.5억 3천만', '1..5억', '.5억', '1.억',
  '1,23', '12,34,567', '1,234,', ',123', '1 234', '3억 24500만', '3만 12,450',
  '2만 3억', '3억 3억', '3억억', '3백천', '3천4천만', '12천3백만', '십5백만',
  '-5', '+5', '1e9', '0x1F', '4천만달러', '약 3억', '3억~4억', '삼억', 'USD 5', '10%', 'NaN', '3억원 5만원',
  '9007199254740992', '99999조',
]

test('amounts are parsed as written in Korea', () => {
  for (const [text, amount] of READ) assert.equal(parseAmount(text), amount, text)
})

test('invalid and ambiguous amounts are rejected', () => {
  for (const text of REJECTED) assert.equal(parseAmount(text), null, text)
})

const amounts = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }),
  fc.maxSafeNat(),
  fc.nat(9_999).map((n) => n * 10_000),
)
const comma = (n: number) => n.toLocaleString('en')

/** 324,505,000 → 3억 2,450만 5,000. */
function spoken(amount: number, number: (n: number) => string): string {
  const parts = ['', '만', '억', '조'].map((unit, index) => [Math.floor(amount / 10_000 ** index), unit] as const)
  const said = parts.map(([n, unit]) => [unit === '조' ? n : n % 10_000, unit] as const).reverse()
  return said.flatMap(([n, unit]) => (n > 0 ? [`${number(n)}${unit}`] : [])).join(' ') || '0'
}

const WAYS: readonly ((amount: number) => string)[] = [
  String,
  comma,
  (amount) => `${comma(amount)}원`,
  (amount) => `₩${comma(amount)}`,
  (amount) => `${spoken(amount, comma)}원`,
  (amount) => `${spoken(amount, String)}원`.replaceAll(' ', ''),
  (amount) => groupThousands(`${spoken(amount, String)} 원`),
  (amount) => [...String(amount)].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(''),
]

test('an amount is parsed from every notation', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      for (const [index, write] of WAYS.entries())
        assert.equal(parseAmount(write(amount)), amount, `${index}: ${write(amount)}`)
    }),
  )
})

test('a fraction of a unit is exact, or rejected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.nat(12), (digits, decimals) => {
      const padded = String(digits).padStart(decimals + 1, '0')
      const at = padded.length - decimals
      const text = decimals === 0 ? padded : `${padded.slice(0, at)}.${padded.slice(at)}`
      const won = (BigInt(digits) * 100_000_000n) / 10n ** BigInt(decimals)
      const isWhole = (BigInt(digits) * 100_000_000n) % 10n ** BigInt(decimals) === 0n
      assert.equal(parseAmount(`${text}억`), isWhole ? Number(won) : null)
    }),
  )
})

test('a parsed amount contains every digit of the text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789,.천백십만억조원 x-'), maxLength: 14 })
  fc.assert(
    fc.property(text, (written) => {
      const amount = parseAmount(written)
      if (amount === null) return
      assert.ok(Number.isSafeInteger(amount) && amount >= 0)
      const significant = (digits: string) => digits.replace(/^0+|0+$/g, '')
      const digits = written.replace(/\D/g, '')
      if (!/[천백십만억조.]/.test(written)) assert.equal(significant(String(amount)), significant(digits))
      for (const digit of digits.replaceAll('0', '')) assert.ok(String(amount).includes(digit), `${written} ${amount}`)
    }),
    { numRuns: 2_000 },
  )
})

test('every number gets thousands separators, except for decimals', () => {
  assert.equal(groupThousands('12345만'), '12,345만')
  assert.equal(groupThousands('1,2345'), '12,345')
  assert.equal(groupThousands('3억 2450만'), '3억 2,450만')
  assert.equal(groupThousands('1.23456억'), '1.23456억')
  assert.equal(groupThousands(''), '')
})
