import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFirms, TRADES } from './firms.ts'
import { provinceNamed } from './places.ts'
import { createRandom } from './random.ts'

const firms = createFirms()

/** The rule of the Korean tax office for the tenth digit. */
function isValid(businessNo: string): boolean {
  const digits = [...businessNo].map(Number)
  const sum = [1, 3, 7, 1, 3, 7, 1, 3, 5].reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  return (10 - ((sum + Math.floor((5 * (digits[8] ?? 0)) / 10)) % 10)) % 10 === digits[9]
}

test('no firm has a number that a real one could have', () => {
  assert.ok(isValid('1234567891') && !isValid('1234567890'), 'the rule tells right from wrong')
  assert.equal(firms.all.length, 20_000)
  assert.equal(new Set(firms.all.map(({ businessNo }) => businessNo)).size, 20_000)
  assert.equal(new Set(firms.all.map(({ name }) => name)).size, 20_000)
  for (const { businessNo, name } of firms.all) {
    assert.match(businessNo, /^[1-9]\d{9}$/)
    assert.ok(!isValid(businessNo), name)
  }
})

test('those chosen for a round are different firms, in any number', () => {
  const random = createRandom('rounds')
  for (const trade of TRADES) {
    for (const home of [null, provinceNamed('세종'), provinceNamed('경기')]) {
      for (const count of [1, 2, 7, 30]) {
        const chosen = firms.choose(trade, home, count, random)
        assert.equal(chosen.length, count)
        assert.equal(new Set(chosen).size, count)
        assert.ok(chosen.every((firm) => firm !== undefined))
      }
    }
  }
})

test('some firms bid far more often than others', () => {
  const random = createRandom('tail')
  const counts = new Map<string, number>()
  for (let left = 4000; left > 0; left--) {
    for (const { name } of firms.choose('software', null, 5, random)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const sorted = [...counts.values()].sort((a, b) => b - a)
  assert.ok((sorted[20] ?? 0) > 2.5 * (sorted[Math.floor(sorted.length / 2)] ?? 0), `${sorted.slice(0, 30)}`)
})
