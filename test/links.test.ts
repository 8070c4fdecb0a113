import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

/** Every link between the documents leads to a file, and its anchor to a heading. */

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTS = globSync(
  ['*.md', 'docs/**/*.md', '{clients,integrations}/**/*.md', 'fonts/*.md', 'console/*.md', 'bench/*.md'],
  {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  },
)

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')

/** Anchors as GitHub derives them: of headings that repeat, the second has `-1`. */
function anchorsOf(text: string): Set<string> {
  const counts = new Map<string, number>()
  const anchors = new Set<string>()
  for (const [, title = ''] of text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = title.replace(/\]\([^)]*\)/g, '').toLowerCase()
    const anchor = plain.replace(/[^\p{L}\p{N}_\s-]/gu, '').replaceAll(' ', '-')
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`)
  }
  return anchors
}

const linksIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^(?:https?:|mailto:)/.test(link))

function faultsIn(document: string, text: string): string[] {
  return linksIn(text).flatMap((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : relative(ROOT, join(ROOT, dirname(document), decodeURI(path)))
    if (!existsSync(join(ROOT, target))) return [`${document}: ${link} leads nowhere`]
    if (anchor === undefined || statSync(join(ROOT, target)).isDirectory()) return []
    const anchors = anchorsOf(target === document ? text : readFileSync(join(ROOT, target), 'utf8'))
    return anchors.has(decodeURI(anchor)) ? [] : [`${document}: ${link} names no heading`]
  })
}

test('every link of a document leads to a file and a heading', () => {
  const faults = DOCUMENTS.flatMap((document) => faultsIn(document, readFileSync(join(ROOT, document), 'utf8')))
  assert.ok(DOCUMENTS.length > 80, `${DOCUMENTS.length} documents`)
  assert.deepEqual(faults, [])
})

test('a link that leads nowhere is found', () => {
  const text =
    '# One two\n\n[a](#one-two) [b](docs/none.md) [c](README.md#none) [d](https://one.example/x) `[e](none)`\n'
  assert.deepEqual(faultsIn('README.md', text), [
    'README.md: docs/none.md leads nowhere',
    'README.md: README.md#none names no heading',
  ])
})

test('a heading must follow an empty line', () => {
  const glued = DOCUMENTS.flatMap((document) =>
    [...withoutCode(readFileSync(join(ROOT, document), 'utf8')).matchAll(/[^\n]\n(#{2,6} .+)$/gm)].map(
      ([, heading]) => `${document}: ${heading}`,
    ),
  )
  assert.deepEqual(glued, [])
})
