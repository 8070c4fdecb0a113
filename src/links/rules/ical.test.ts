import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { MINUTE } from '../../lib/clock.ts'
import type { CalendarEntry } from '../schema.ts'
import { folded, writeCalendar } from './ical.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'closing-1@gonggo',
  sequence: 1,
  modifiedAt: NOW,
  startAt: NOW,
  endAt: NOW + 15 * MINUTE,
  cancelled: false,
  summary: '마감',
  description: '',
  url: null,
  ...changes,
})
const head = { name: 'Gonggo', refreshMs: 60 * MINUTE }

/** Hangul, emoji of several code points, separators, line ends, control characters and halves of characters. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '가',
        '힣',
        '한글 공고',
        '👩‍👩‍👧',
        '🏗️',
        'é',
        'a',
        ' ',
        '\t',
        ',',
        ';',
        '\\',
        ':',
        '"',
        '\n',
        '\r\n',
        '\r',
      ),
      fc.constantFrom('\\n', '\\N', '\\,', '\u0000', '\u0007', '\u007f', '\ud83d', '\udc00', '\u2028', '\ufeff'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''))

/** What must come out: the text without what no calendar may hold. */
const expected = (text: string): string =>
  [...text.toWellFormed().replace(/\r\n?/g, '\n')]
    .filter((one) => one === '\n' || one === '\t' || (one >= ' ' && one !== '\u007f'))
    .join('')

test('any text is read back unchanged, from lines of at most 75 octets with whole characters', () => {
  fc.assert(
    fc.property(anyText, anyText, (summary, description) => {
      const text = writeCalendar({ ...head, name: summary }, [entry({ summary, description })])
      const bytes = Buffer.from(text)
      for (const line of bytes.toString('latin1').split('\r\n')) {
        assert.ok(line.length <= 75, line)
        assert.ok(!/[\r\n]/.test(line))
        new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))
      }
      const calendar = new ICAL.Component(ICAL.parse(text))
      const event = calendar.getFirstSubcomponent('vevent')
      assert.equal(event?.getFirstPropertyValue('summary'), expected(summary))
      assert.equal(event?.getFirstPropertyValue('description'), expected(description))
    }),
    { numRuns: 500 },
  )
})

/** A second implementation: by bytes, looking back from the limit for the beginning of a character. */
function foldedByBytes(line: string): string {
  const bytes = Buffer.from(line)
  const pieces: string[] = []
  for (let from = 0, room = 75; from < bytes.length; room = 74) {
    let to = Math.min(from + room, bytes.length)
    while (to < bytes.length && ((bytes[to] ?? 0) & 0xc0) === 0x80) to--
    pieces.push(bytes.subarray(from, to).toString())
    from = to
  }
  return pieces.join('\r\n ')
}

test('two implementations fold lines alike', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = expected(text).replaceAll('\n', '')
      assert.equal(folded(line), foldedByBytes(line))
    }),
    { numRuns: 1_000 },
  )
})

test('the order of the entries does not matter', () => {
  const entries = ['b', 'a', 'c'].map((uid, index) => entry({ uid, startAt: NOW + (index % 2) }))
  assert.equal(writeCalendar(head, entries), writeCalendar(head, entries.toReversed()))
})
