import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

/** Documents use the terms that readers search for: no document contains these words, except where it has to. */

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'SECURITY.md', ...globSync('docs/*.md', { cwd: ROOT })].sort()

/** The plain word instead. */
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

const faultsIn = (text: string): string[] =>
  Object.entries(WORDS).flatMap(([word, instead]) =>
    [...withoutNames(text).matchAll(new RegExp(`.{0,40}\\b${word}\\b.{0,20}`, 'gi'))].map(
      ([place]) => `"${word}" in "${place.trim()}": ${instead}`,
    ),
  )

test('documents are written in plain English', () => {
  assert.ok(DOCUMENTS.length > 20, `${DOCUMENTS.length} documents`)
  const faults = DOCUMENTS.flatMap((path) =>
    faultsIn(readFileSync(join(ROOT, path), 'utf8')).map((fault) => `${path}: ${fault}`),
  )
  assert.deepEqual(faults, [])
})

test('a mannered word is found, the state of a delivery is not', () => {
  assert.equal(faultsIn('Whoever calls is told so.').length, 2)
  assert.deepEqual(faultsIn('A delivery is `held`, see `test/a.test.ts`: what is held'), [])
})
