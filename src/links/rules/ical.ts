import { MINUTE } from '../../lib/clock.ts'
import type { CalendarEntry, CalendarHead } from '../schema.ts'

/** The maximum length of a line in octets, without the line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const END = '\r\n'

/** Control characters that no value may contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** A value of type TEXT. */
const escapedText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/**
 * Folds the line into pieces of at most 75 octets that do not split characters. Each continuation begins with a space.
 */
export function folded(line: string): string {
  let all = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > LINE_OCTETS) {
      all += `${END} `
      octets = 1
    }
    all += character
    octets += more
  }
  return all
}

/** `20261130T010000Z` */
const utc = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** The same entries give the same bytes, in any order. */
export function writeCalendar({ name, refreshMs }: CalendarHead, entries: readonly CalendarEntry[]): string {
  const every = `PT${Math.round(refreshMs / MINUTE)}M`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gonggo//Gonggo//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
    `X-PUBLISHED-TTL:${every}`,
    ...[...entries].sort(inOrder).flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + END).join('')
}

const inOrder = (one: CalendarEntry, other: CalendarEntry): number =>
  one.startAt - other.startAt || (one.uid < other.uid ? -1 : 1)

const eventLines = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapedText(entry.uid)}`,
  `DTSTAMP:${utc(entry.modifiedAt)}`,
  `LAST-MODIFIED:${utc(entry.modifiedAt)}`,
  `SEQUENCE:${entry.sequence}`,
  `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  // The entry does not mark its time as busy.
  'TRANSP:TRANSPARENT',
  `DTSTART:${utc(entry.startAt)}`,
  `DTEND:${utc(entry.endAt)}`,
  `SUMMARY:${escapedText(entry.summary)}`,
  `DESCRIPTION:${escapedText(entry.description)}`,
  ...(entry.url === null ? [] : [`URL:${entry.url}`]),
  'END:VEVENT',
]
