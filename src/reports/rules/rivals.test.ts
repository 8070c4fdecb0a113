import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addToField, emptyField, frequentRivals, LEAST_SHARED_NOTICES, winnersOfField } from './rivals.ts'

const EVERY = Number.POSITIVE_INFINITY
const won = (noticeNo: string, ...firms: (string | null)[]) => ({
  noticeNo,
  awards: [{ winners: firms.map((businessNo) => ({ businessNo })) }],
})

function fieldOf(...ended: ReturnType<typeof won>[]) {
  const field = emptyField()
  for (const one of ended) addToField(field, one)
  return field
}

test('a firm is a competitor from the third notice of the field, won or lost', () => {
  const field = fieldOf(won('1', 'A'), won('2', 'B', 'A'), won('3', null), won('4'))
  const bids = (...noticeNos: string[]) => noticeNos.map((noticeNo) => ({ noticeNo, businessNo: 'A' }))
  assert.deepEqual(frequentRivals(field, bids('1', '2'), EVERY), [])
  assert.deepEqual(frequentRivals(field, bids('1', '2', '2', 'elsewhere'), EVERY), [])
  assert.deepEqual(frequentRivals(field, bids('3'), EVERY), ['A'])
})

test('the firms with most wins are requested, at most twenty', () => {
  assert.deepEqual(winnersOfField(fieldOf(won('1', 'B'), won('2', 'A'), won('3', 'B'), won('3', 'B'))), ['B', 'A'])
  const many = Array.from({ length: 30 }, (_, index) => won(`${index}`, `F${index}`))
  assert.equal(winnersOfField(fieldOf(...many)).length, 20)
})

const firm = fc.constantFrom('A', 'B', 'C', 'D')
const noticeNo = fc.constantFrom('1', '2', '3', '4', '5', '6')
const ended = fc.array(
  fc.tuple(noticeNo, firm).map(([number, one]) => won(number, one)),
  { maxLength: 12 },
)
const bids = fc.array(fc.record({ noticeNo, businessNo: firm }), { maxLength: 20 })

test('one more bid never removes a firm, and the order of bids does not matter', () => {
  fc.assert(
    fc.property(ended, bids, noticeNo, firm, (given, made, number, one) => {
      const field = fieldOf(...given)
      const before = frequentRivals(field, made, EVERY)
      const after = frequentRivals(field, [...made, { noticeNo: number, businessNo: one }], EVERY)
      for (const known of before) assert.ok(after.includes(known))
      assert.deepEqual(frequentRivals(field, [...made].reverse(), EVERY), before)
    }),
  )
})

test('firms met less often are not listed, and those met most come first', () => {
  fc.assert(
    fc.property(ended, bids, (given, made) => {
      const field = fieldOf(...given)
      const meetings = (one: string) => {
        const lost = made.filter(({ businessNo }) => businessNo === one).map((bid) => bid.noticeNo)
        const taken = given.filter(({ awards }) => awards[0]?.winners[0]?.businessNo === one).map((it) => it.noticeNo)
        return new Set([...lost.filter((number) => field.noticeNos.has(number)), ...taken]).size
      }
      const met = frequentRivals(field, made, EVERY)
      const counts = met.map(meetings)
      assert.ok(counts.every((count) => count >= LEAST_SHARED_NOTICES))
      assert.deepEqual(
        counts,
        [...counts].sort((a, b) => b - a),
      )
      const expected = [...field.wins.keys()].filter((one) => meetings(one) >= LEAST_SHARED_NOTICES)
      assert.deepEqual(new Set(met), new Set(expected))
    }),
  )
})
