import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { finish } from '../../search/catalog/catalog.ts'
import { binOf } from './figures.ts'
import { createKeyOrder } from './key-order.ts'
import { createNoticeTable } from './notices.ts'
import { percentileSteps } from './order.ts'
import { sliceSteps } from './top-groups.ts'

const MANY = 5_000

describe('percentiles', () => {
  /** As percentile_cont of SQL does it. */
  function plain(values: readonly number[], share: number): number {
    const sorted = [...values].sort((a, b) => a - b)
    const place = share * (sorted.length - 1)
    const low = sorted[Math.floor(place)] as number
    return low + (place - Math.floor(place)) * ((sorted[Math.ceil(place)] as number) - low)
  }

  test('equal those of the sorted list, whatever the distribution', () => {
    const shapes = [
      (i: number) => i,
      () => 87.745,
      (i: number) => 10 ** (i % 13),
      (i: number) => (i % 2 === 0 ? 1e-9 : 9e15),
      (i: number) => Math.sin(i) * 100,
      (i: number) => 88 + (i % 7) / 1000,
    ]
    for (const shape of shapes) {
      const values = Array.from({ length: MANY }, (_, i) => shape(i))
      const found = finish(percentileSteps(Float64Array.from(values), [0.5, 0.25, 0.75]))
      const expected = [0.5, 0.25, 0.75].map((share) => plain(values, share))
      assert.deepEqual(found, expected, String(shape))
    }
  })

  test('also for few values', () => {
    const values = fc.array(fc.double({ noNaN: true, min: 0, max: 1e15 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(values, fc.double({ noNaN: true, min: 0, max: 1 }), (list, share) => {
        assert.deepEqual(finish(percentileSteps(Float64Array.from(list), [share])), [plain(list, share)])
      }),
    )
  })

  test('a rate is in the bin of its decimal digits', () => {
    assert.deepEqual([87.7, 87.69999, 88.3, 100, 0.1].map(binOf), [877, 876, 883, 1000, 1])
  })
})

describe('order', () => {
  test('a slice equals that of the sorted list', () => {
    const lists = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 200 })
    fc.assert(
      fc.property(lists, fc.nat(220), fc.nat(40), (values, from, size) => {
        const compare = (a: number, b: number) => (values[a] as number) - (values[b] as number) || a - b
        const all = values.map((_, i) => i)
        const sliced = finish(sliceSteps(Int32Array.from(all), from, from + size, compare))
        assert.deepEqual([...sliced], all.sort(compare).slice(from, from + size))
      }),
    )
  })

  test('ranks are by code points, in whatever batches keys arrive', () => {
    const words = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 60 })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 9 }), (given, most) => {
        const keys: string[] = []
        const order = createKeyOrder(keys)
        for (const key of given) {
          keys.push(key)
          order.follow(most)
        }
        const sorted = [...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
        const ranks = order.ranks()
        const placed: string[] = []
        keys.forEach((key, i) => {
          placed[ranks[i] as number] = key
        })
        assert.deepEqual(
          placed.map((key) => Buffer.from(key).toString('hex')),
          sorted.map((key) => Buffer.from(key).toString('hex')),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('numbers of notices keep their indexes while the table grows', () => {
    const table = createNoticeTable()
    const numbers = Array.from({ length: 20_000 }, (_, i) => `R26BK${i} 가/${i % 97}`)
    const ids = numbers.map((number) => table.idOf(number))
    assert.deepEqual(
      ids,
      numbers.map((_, i) => i),
    )
    for (const id of [0, 4_095, 4_096, 19_999]) assert.equal(table.text(id), numbers[id])
    assert.equal(table.find('R26BK77 가/77'), 77)
    assert.equal(table.find('never'), -1)
  })
})
