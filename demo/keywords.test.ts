import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, hasPositiveTerm, matches, parseQuery, withExclusions } from '../src/search/query.ts'
import { resolveRegion } from '../src/search/regions.ts'
import { normalise } from '../src/search/text.ts'
import { synthesiseKeywords } from './keywords.ts'
import { synthesise } from './synthesis.ts'

const keywords = synthesiseKeywords({ seed: 'k', count: 5000 })

test('the same seed gives the same keywords, another one others', () => {
  assert.deepEqual(synthesiseKeywords({ seed: 'k', count: 200 }), keywords.slice(0, 200))
  assert.notDeepEqual(synthesiseKeywords({ seed: 'l', count: 200 }), keywords.slice(0, 200))
})

test('each can be registered: it parses, says something, and means what no other means', () => {
  const meanings = new Set<string>()
  for (const { keyword, filter } of keywords) {
    const parsed = parseQuery(keyword)
    assert.ok(parsed.ok && hasPositiveTerm(parsed.query), keyword)
    assert.ok(withExclusions(parsed.query, filter.exclude ?? []).ok, `${filter.exclude}`)
    meanings.add(canonical(parsed.query) + JSON.stringify(filter))
    for (const region of filter.region ?? []) assert.ok(resolveRegion(region), region)
    assert.ok((filter.minAmt ?? 1) >= 1 && (filter.minAmt ?? 0) < (filter.maxAmt ?? Number.POSITIVE_INFINITY))
  }
  assert.equal(meanings.size, keywords.length)
})

test('all of the language and of the filters is used', () => {
  for (const sign of [' ', '|', '-', '"', '('])
    assert.ok(
      keywords.some(({ keyword }) => keyword.includes(sign)),
      sign,
    )
  const used = new Set(keywords.flatMap(({ filter }) => Object.keys(filter)))
  assert.deepEqual([...used].sort(), ['agency', 'bsnsDiv', 'exclude', 'industry', 'maxAmt', 'minAmt', 'region'])
})

test('about as many find something as a bid manager would hope for, none finds a third of everything', () => {
  const now = Date.parse('2026-11-20T10:00:00+09:00')
  const recent = { notices: 3000, days: 60 }
  const norms: string[] = []
  for (const { states } of synthesise({ seed: 1, now, recent, stock: { notices: 0, months: 0 } })) {
    norms.push(normalise(states[0]?.title ?? ''))
  }
  let finding = 0
  for (const { keyword } of keywords.slice(0, 400)) {
    const parsed = parseQuery(keyword)
    assert.ok(parsed.ok)
    const found = norms.filter((norm) => matches(parsed.query, { norm, numbers: [] })).length
    assert.ok(found < 900, `${keyword} finds ${found} of 3,000`)
    if (found > 0) finding++
  }
  assert.ok(finding > 120, `${finding} of 400 find something`)
})
