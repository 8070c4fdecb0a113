import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Node, Visitor } from 'oxc-parser'
import { type HouseFile, isTest, readHouse, textOf, toFile } from './house.ts'

/** Texts for readers use the terms that they search for and none of these words, except in names and quotations. */

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = globSync(
  [
    '*.md',
    'docs/*.md',
    'docs/decisions/*.md',
    'bench/*.md',
    'console/*.md',
    'clients/*/*.md',
    'integrations/*.md',
    'integrations/*/*.md',
  ],
  { cwd: ROOT, exclude: (name) => name === 'node_modules' },
)
  .filter((path) => !path.endsWith('.ko.md'))
  .sort()

/** Plain alternatives. */
const WORDS: Record<string, string> = {
  told: 'notified, returned',
  tells: 'notifies, shows',
  held: 'stored, on hold',
  whoever: 'clients that, members who',
  nobody: 'no member, no client',
  somebody: 'a member, a client',
  stands: 'is',
  'lets in': 'accepts, matches',
  'gone on with': 'resumed',
  'of its own': 'its own, separate',
  'of their own': 'their own, separate',
  'as far as': 'if, where',
  he: 'they, the program',
  his: 'their, its',
}

/** Names of the API, quotations, and the titles of tests that a table names. */
const withoutNames = (text: string): string =>
  text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/`[^`\n]+\.test\.ts`: .*$/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)\s]*\)/g, ']')

const ANY = new RegExp(`\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'i')

const faultsIn = (text: string): string[] =>
  (ANY.test(text) ? Object.entries(WORDS) : []).flatMap(([word, instead]) =>
    [...withoutNames(text).matchAll(new RegExp(`.{0,40}\\b${word}\\b.{0,20}`, 'gi'))].map(
      ([place]) => `"${word}" in "${place.trim()}": ${instead}`,
    ),
  )

/** Files with sentences for readers: commands, mails, pages, reports, vocabulary, console, integrations, benchmarks. */
const READ_BY_PEOPLE = [
  /^src\/commands\//,
  /^integrations\//,
  /^bench\//,
  /^clients\/typescript\/src\//,
  /^clients\/conformance\//,
  /^src\/\w+\/texts(?:\/|\.ts$)/,
  /^src\/vocabulary\//,
  /^console\/src\//,
]

/** Names, values and paths of modules are single words. */
const isSentence = (text: string): boolean => /[A-Za-z]+,? [A-Za-z]+/.test(text) && !/\p{Script=Hangul}/u.test(text)

/** The English sentences of a file that people read; of other files, those written in two languages: `{ en, ko }`. */
function sentencesIn(file: HouseFile): string[] {
  const texts: { text: string; at: number }[] = []
  const english: { start: number; end: number }[] = []
  const add = (node: Node): void => {
    const text = textOf(node)
    if (text !== null && isSentence(text)) texts.push({ text, at: node.start })
  }
  new Visitor({
    Literal: add,
    TemplateLiteral: add,
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'en') english.push(value)
    },
  }).visit(file.program)
  const isRead = (at: number) => english.some(({ start, end }) => start <= at && at < end)
  const all = READ_BY_PEOPLE.some((place) => place.test(file.path))
  return texts.filter(({ at }) => all || isRead(at)).map(({ text }) => text)
}

/** Summaries, descriptions and titles of an OpenAPI document. */
function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (name === 'example' || name === 'examples') return []
    if (typeof part !== 'string') return descriptionsIn(part)
    return ['summary', 'description', 'title'].includes(name) ? [part] : []
  })
}

test('documents are written in plain English', () => {
  assert.ok(DOCUMENTS.length > 40, `${DOCUMENTS.length} documents`)
  const faults = DOCUMENTS.flatMap((path) =>
    faultsIn(readFileSync(join(ROOT, path), 'utf8')).map((fault) => `${path}: ${fault}`),
  )
  assert.deepEqual(faults, [])
})

test('the reference is written in plain English', () => {
  const texts = descriptionsIn(JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')))
  assert.ok(texts.length > 1000, `${texts.length} texts`)
  assert.deepEqual([...new Set(texts.flatMap(faultsIn))], [])
})

test('problems, commands, mails, reports and the console are written in plain English', () => {
  const folders = ['src', 'console/src', 'integrations', 'bench', 'clients/typescript/src', 'clients/conformance']
  const { files } = readHouse(ROOT, folders, (path) => !isTest(path))
  const texts = files.flatMap((file) => sentencesIn(file).map((text) => ({ path: file.path, text })))
  assert.ok(texts.length > 1500, `${texts.length} texts`)
  assert.deepEqual(
    texts.flatMap(({ path, text }) => faultsIn(text).map((fault) => `${path}: ${fault}`)),
    [],
  )
})

test('a mannered word is found, the state of a delivery is not', () => {
  assert.equal(faultsIn('Whoever calls is told so.').length, 2)
  assert.deepEqual(faultsIn('A delivery is `held`, see `test/a.test.ts`: what is held'), [])
  const texts = "const said = { en: 'You are told.', ko: '알림' }; log('somebody is told')"
  assert.deepEqual(sentencesIn(toFile('src/x/rules.ts', texts)), ['You are told.'])
  assert.equal(sentencesIn(toFile('src/x/texts.ts', texts)).length, 2)
})
