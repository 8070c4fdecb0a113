import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import fc from 'fast-check'
import type { FeedEntry, FeedHead } from '../schema.ts'
import { writeFeed, xmlText } from './atom.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const head: FeedHead = {
  id: 'tag:gonggo,2026:links/lnk_1',
  title: 'Gonggo',
  subtitle: '',
  language: 'ko',
  updatedAt: NOW,
  self: 'https://gonggo.example/links/x/notices.atom',
  first: 'https://gonggo.example/links/x/notices.atom',
  previous: null,
  next: 'https://gonggo.example/links/x/notices.atom?pageNumber=2',
}
const entry = (changes: Partial<FeedEntry>): FeedEntry => ({
  id: 'tag:gonggo,2026:bids/1',
  title: '',
  publishedAt: NOW,
  updatedAt: NOW,
  author: '안양시',
  url: 'https://portal.example/?a=1&b=2',
  text: '',
  ...changes,
})

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('가', '공고', '👩‍👩‍👧', '&', '<', '>', '"', "'", ']]>', '<!--', '\t', '\n', '\r\n', '\r', ' '),
      fc.constantFrom(
        '\u0000',
        '\u0008',
        '\u000b',
        '\u001f',
        '\u007f',
        '\u0085',
        '\ufffe',
        '\uffff',
        '\ud83d',
        '\udc00',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

/** The characters of XML 1.0, by code. */
const isAllowed = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  code >= 0x10000
const expected = (text: string): string =>
  [...text.toWellFormed()].filter((one) => isAllowed(one.codePointAt(0) ?? 0)).join('')

/** A second implementation: a character at a time, everything but letters and digits as a number. */
const numbered = (text: string): string =>
  [...expected(text)].map((one) => (/[\p{L}\p{N} ]/u.test(one) ? one : `&#${one.codePointAt(0)};`)).join('')
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? ''),
  )

test('two implementations write the same text', () => {
  fc.assert(fc.property(anyText, (text) => assert.equal(decoded(xmlText(text)), decoded(numbered(text)))))
})

const READ = `
import json, sys, xml.etree.ElementTree as xml
atom = '{http://www.w3.org/2005/Atom}'
answers = []
for text in json.load(sys.stdin):
    feed = xml.fromstring(text.encode('utf-8'))
    answers.append({
        'language': feed.get('{http://www.w3.org/XML/1998/namespace}lang'),
        'links': {link.get('rel'): link.get('href') for link in feed.findall(atom + 'link')},
        'entries': [[entry.findtext(atom + name) for name in ('id', 'title', 'content', 'updated')] for entry in feed.findall(atom + 'entry')],
    })
json.dump(answers, sys.stdout)
`
const withoutPython = spawnSync('python3', ['--version']).status === 0 ? false : 'python3 is not installed'

test('an XML parser reads any text unchanged', { skip: withoutPython }, () => {
  const texts = fc.sample(fc.tuple(anyText, anyText), 300)
  const feeds = texts.map(([title, text]) => writeFeed(head, [entry({ title, text })]))
  const { stdout, stderr } = spawnSync('python3', ['-X', 'utf8', '-c', READ], { input: JSON.stringify(feeds) })
  const answers = JSON.parse(stdout.toString() || 'null') as { language: string; links: object; entries: unknown[][] }[]
  assert.ok(Array.isArray(answers), stderr.toString())
  for (const [index, [title, text]] of texts.entries()) {
    const [one] = answers[index]?.entries ?? []
    assert.deepEqual(one, ['tag:gonggo,2026:bids/1', expected(title), expected(text), '2026-11-20T00:00:00Z'])
  }
  assert.equal(answers[0]?.language, 'ko')
  assert.deepEqual(answers[0]?.links, { self: head.self, first: head.first, next: head.next })
})
