import { escaped } from '../../lib/html.ts'
import type { FeedEntry, FeedHead } from '../schema.ts'

/** Escapes text for elements and attributes. Removes characters that XML 1.0 forbids, and replaces lone surrogates. */
export const xmlText = (text: string): string =>
  escaped(text.toWellFormed().replace(FORBIDDEN, ''))
    // XML parsers read an unescaped carriage return as a line feed.
    .replaceAll('\r', '&#13;')

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const time = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`

/** A page of a feed (RFC 4287, RFC 5005). */
export function writeFeed(head: FeedHead, entries: readonly FeedEntry[]): string {
  const { id, title, subtitle, language, updatedAt, self, next, previous, first } = head
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xmlText(id)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<subtitle>${xmlText(subtitle)}</subtitle>`,
    `<updated>${time(updatedAt)}</updated>`,
    '<author><name>Gonggo</name></author>',
    '<generator>Gonggo</generator>',
    ...linkLines({ self, first, previous, next }),
    ...entries.flatMap(entryLines),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

const linkLines = (links: Record<string, string | null>): string[] =>
  Object.entries(links).flatMap(([rel, href]) =>
    href === null ? [] : [`<link rel="${rel}" type="application/atom+xml" href="${xmlText(href)}"/>`],
  )

const entryLines = (entry: FeedEntry): string[] => [
  '<entry>',
  `<id>${xmlText(entry.id)}</id>`,
  `<title>${xmlText(entry.title)}</title>`,
  `<published>${time(entry.publishedAt)}</published>`,
  `<updated>${time(entry.updatedAt)}</updated>`,
  `<author><name>${xmlText(entry.author)}</name></author>`,
  ...(entry.url === '' ? [] : [`<link rel="alternate" href="${xmlText(entry.url)}"/>`]),
  `<content type="text">${xmlText(entry.text)}</content>`,
  '</entry>',
]
