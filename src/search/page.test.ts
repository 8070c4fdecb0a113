import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { matches, parseQuery, queryLimits } from './query.ts'
import { createTerm, locate, normalise } from './text.ts'

/** Runs the examples of docs/search.md. */
const read = (path: string) => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')
const page = read('search.md')
const rows = [...page.matchAll(/^\| `(.+)` \| (.+) \| (yes|no) \|$/gm)]

test('docs/search.md has enough examples', () => assert.ok(rows.length > 20))

for (const [, cell = '', title = '', found] of rows) {
  const text = cell.replaceAll('\\|', '|')
  test(`${text} on ${title}: ${found}`, () => {
    const parsed = parseQuery(text)
    assert.ok(parsed.ok)
    assert.equal(matches(parsed.query, { norm: normalise(title), numbers: [] }), found === 'yes')
  })
}

test('the Korean page shows the same queries', () => {
  const korean = [...read('ko/search.md').matchAll(/^\| `(.+)` \| (.+) \| (예|아니요) \|$/gm)]
  assert.deepEqual(
    korean.map(([, cell, title, found]) => [cell, title, found === '예' ? 'yes' : 'no']),
    rows.map(([, cell, title, found]) => [cell, title, found]),
  )
})

test('its limits are those of the program', () => {
  const { length, terms, depth } = queryLimits
  const words = `at most ${length.toLocaleString('en')} characters, ${terms} terms, and parentheses ${depth} deep`
  assert.ok(page.replace(/\s+/g, ' ').includes(words), words)
})

test('the documented places are right', () => {
  const places = (title: string, text: string) => {
    const term = createTerm('plain', text)
    return term && locate(title, term)
  }
  assert.deepEqual(places('\u1112\u1161\u11ab국', '한'), [{ start: 0, end: 3 }])
  assert.deepEqual(places('학교ㅠㅠ', '학교'), [{ start: 0, end: 2 }])
})
