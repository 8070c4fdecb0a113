import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAgencies } from './agencies.ts'
import { MERGED_SINCE, provinceNamed } from './places.ts'
import { createRandom } from './random.ts'

const agencies = createAgencies()

test('there are thousands of bodies, each with one code of seven characters', () => {
  assert.ok(agencies.all.length >= 2000, `${agencies.all.length}`)
  assert.equal(new Set(agencies.all.map(({ code }) => code)).size, agencies.all.length)
  assert.equal(new Set(agencies.all.map(({ name }) => name)).size, agencies.all.length)
  for (const { code, name } of agencies.all) {
    assert.match(code, /^(\d{7}|[BZ]\d{6})$/, name)
    assert.equal(name, name.trim())
    assert.doesNotMatch(name, /_|undefined| {2}/)
  }
})

test('they are the same ones every time', () => {
  assert.deepEqual(
    createAgencies().all.map(({ code, name }) => `${code} ${name}`),
    agencies.all.map(({ code, name }) => `${code} ${name}`),
  )
})

test('a few order much, many little', () => {
  const random = createRandom(5)
  const counts = new Map<string, number>()
  for (let left = 100_000; left > 0; left--) {
    const { name } = agencies.draw(random, 0)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const sorted = [...counts.values()].sort((a, b) => b - a)
  const top = sorted.slice(0, Math.round(sorted.length / 10)).reduce((sum, count) => sum + count, 0)
  assert.ok(counts.size > 2000, `${counts.size}`)
  assert.ok(top > 35_000 && top < 75_000, `the busiest tenth posts ${top} of 100,000`)
})

test('the merged province bears its new name from July 2026 on, under new codes', () => {
  const random = createRandom(6)
  const names = (at: number) =>
    Array.from({ length: 20_000 }, () => agencies.draw(random, at)).flatMap(({ name, seat }) =>
      ['광주', '전남', '전남광주'].includes(seat.short) ? [name] : [],
    )
  const before = names(MERGED_SINCE - 1)
  const after = names(MERGED_SINCE)
  assert.ok(before.some((name) => name.startsWith('전라남도 ')) && before.some((name) => name.startsWith('광주광역시')))
  assert.ok(before.every((name) => !name.includes('통합')))
  assert.ok(after.some((name) => name.startsWith('전남광주통합특별시 ')))
  assert.ok(after.every((name) => !name.includes('전라남도') && !name.includes('광주광역시')))
})

test('the central buyer posts from its branch for the province', () => {
  assert.equal(agencies.centralFor(provinceNamed('경북')).name, '조달청 대구지방조달청')
  assert.equal(agencies.centralFor(provinceNamed('서울')).name, '조달청 서울지방조달청')
})
