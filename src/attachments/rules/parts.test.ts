import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PART_LENGTH, storedPieces, storedReading, unreadOf } from './parts.ts'
import type { ReadPart } from './reading.ts'

const readingOf = (parts: ReadPart[]) =>
  storedReading({ kind: 'pdf', state: 'text', reason: null, parts: parts.flatMap(storedPieces) })
const pageOf = (text: string, page: number | null = 1, entry: string | null = null): ReadPart => ({ entry, page, text })

test('a long page is cut at lines, and never within a character', () => {
  const line = `${'가'.repeat(99)}\n`
  const { parts, characters, pages } = readingOf([pageOf(line.repeat(250)), pageOf('😀'.repeat(9_000), 2)])
  assert.equal(
    parts.every(({ text }) => text.length <= PART_LENGTH && text.isWellFormed()),
    true,
  )
  assert.equal(
    parts.filter(({ page }) => page === 1).every(({ text }) => text.endsWith('\n')),
    true,
  )
  assert.equal(parts.map(({ text }) => text).join(''), line.repeat(250) + '😀'.repeat(9_000))
  assert.deepEqual([pages, characters], [2, 25_000 + 9_000])
})

test('characters that PostgreSQL or JSON cannot store are removed', () => {
  const { parts } = readingOf([pageOf('a\0b\ud800c', null, 'x\0/y.txt')])
  assert.deepEqual(parts, [{ entry: 'x/y.txt', page: null, text: 'ab\ufffdc', characters: 4 }])
})

test('an empty page has no part, and a format without pages has no page numbers', () => {
  const { parts, pages, characters } = readingOf([pageOf('', null), pageOf('text', null)])
  assert.deepEqual([parts.length, pages, characters], [1, null, 4])
})

test('files of an archive without text are named, up to a limit', () => {
  const one = { entry: 'x\0/y.dwg', kind: 'unknown', state: 'unsupported', reason: 'unknownFormat' } as const
  const unread = Array.from({ length: 150 }, () => one)
  assert.equal(unreadOf(unread).length, 100)
  assert.deepEqual(unreadOf(unread)[0], { ...one, entry: 'x/y.dwg' })
  const { entry } = unreadOf([{ ...one, entry: '가'.repeat(2_000) }])[0] ?? assert.fail()
  assert.equal(entry.length, 300)
})

test('pages of different files in an archive are different pages', () => {
  const { pages } = readingOf([pageOf('a', 1, 'one.pdf'), pageOf('b', 1, 'two.pdf'), pageOf('c', 2, 'two.pdf')])
  assert.equal(pages, 3)
})

test('the parts joined are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30_000 }), (text) => {
      const { parts, characters } = readingOf([pageOf(text)])
      const whole = text.replaceAll('\0', '')
      assert.equal(parts.map((part) => part.text).join(''), whole)
      assert.equal(characters, [...whole].length)
    }),
    { numRuns: 50 },
  )
})
