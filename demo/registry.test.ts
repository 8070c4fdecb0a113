import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveRegion } from '../src/search/regions.ts'
import { createFirms } from './firms.ts'
import { listedFirm } from './registry.ts'

test('every firm is listed with a place, licences that are valid and one that has run out, always the same', () => {
  const { all } = createFirms()
  for (const { name, businessNo } of all.filter((_, index) => index % 50 === 0)) {
    const firm = listedFirm(businessNo)
    assert.equal(firm?.name, name)
    assert.deepEqual(listedFirm(businessNo), firm)
    assert.ok(resolveRegion(firm.region), firm.region)
    assert.equal(firm.licences.filter(({ isOver }) => isOver).length, 1)
    assert.equal(new Set(firm.licences.map(({ code }) => code)).size, firm.licences.length)
    for (const { code, name: industry } of firm.licences) assert.notEqual(industry, code)
    for (const { code } of firm.products) assert.match(code, /^\d{10}$/)
  }
})

test('no other number is listed', () => {
  assert.equal(listedFirm('1234567890'), null)
})
