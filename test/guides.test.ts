import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { GUIDES } from '../src/front/texts/guides.ts'

/** Guides exist in both languages, and each has the full content. */

const ROOT = join(import.meta.dirname, '..')
const DOCS = new URL('../docs/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, DOCS), 'utf8')

/** For operators: translated, but not on pages for customers. */
const OPERATOR_PAGES = ['backup', 'configuration', 'operating', 'scale', 'security']
const TRANSLATED = [...GUIDES.map(({ name }) => name), ...OPERATOR_PAGES]

/** Programs, requests and responses, without comments and without empty lines of removed comments. */
const samplesIn = (page: string): string[] =>
  [...page.matchAll(/^(?:<!-- sample: \S+ -->\n)?```[\s\S]*?^```$/gm)].map(([sample]) =>
    sample
      .replace(/^# .*\n/gm, '')
      .replace(/ {2,}(?:#|--) .*$/gm, '')
      .replace(/\n{2,}/g, '\n'),
  )

/** Error messages and requests use the language of the page. */
const withoutWords = (sample: string): string =>
  sample.replace(/"(title|detail|message)": ".*"/g, '"$1"').replace(/(Accept-Language: )(?:en|ko)\b/g, '$1')

test('every guide and page for operators has its Korean twin, and there are no others', () => {
  const names = TRANSLATED.map((name) => `${name}.md`)
  assert.deepEqual(
    names.filter((name) => !readdirSync(DOCS).includes(name)),
    [],
  )
  assert.deepEqual(readdirSync(new URL('ko/', DOCS)).sort(), names.sort())
})

test('both show the same samples: those that are run from one page are those of the other', () => {
  let count = 0
  for (const name of TRANSLATED) {
    const [english, korean] = [`${name}.md`, `ko/${name}.md`].map((path) => samplesIn(read(path)).map(withoutWords))
    assert.deepEqual(korean, english, `docs/ko/${name}.md`)
    count += english?.length ?? 0
  }
  assert.ok(count > 25, `${count} samples`)
})

test('a sample that differs is seen, and a comment in the language of the page is none', () => {
  const page = (line: string) => `Text.\n\n\`\`\`sh\n# ${line === 'curl "$B"' ? 'Ask' : '묻기'}\n${line}\n\`\`\`\n`
  assert.deepEqual(samplesIn(page('curl "$B"')), ['```sh\ncurl "$B"\n```'])
  assert.notDeepEqual(samplesIn(page('curl "$C"')), samplesIn(page('curl "$B"')))
  assert.deepEqual(samplesIn(page('curl "$B"').replace('Ask', '묻기')), samplesIn(page('curl "$B"')))
})

test('Korean guides lead to Korean guides', () => {
  for (const name of TRANSLATED) {
    const links = [...read(`ko/${name}.md`).matchAll(/\]\((\.\.\/[^)]*)\)/g)].map(([, link = '']) => link)
    // Each may link to its translation, show pictures, and name files that are not documents.
    assert.deepEqual(
      links.filter(
        (link) => link !== `../${name}.md` && !/^\.\.\/(?:pictures|\.\.\/(?:deploy|bench))(?:\/|$)/.test(link),
      ),
      [],
      name,
    )
  }
})

/** What both languages write the same way: routes, fields, settings, codes, commands. */
const codesIn = (text: string): Set<string> =>
  new Set(
    [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)]
      .map(([, code = '']) => code.replace('.ko.md', '.md').replace(/^\/docs\/ko$/, '/docs'))
      .filter((code) => !/\p{Script=Hangul}/u.test(code) && !IN_WORDS.has(code)),
  )

/** Placeholders that are words of the language. */
const IN_WORDS = new Set(['Name <address>', 'new,old', 'old,new', '[Cancelled]'])

/** The glossaries explain the terms of their own language. */
const PAIRS = [
  ...TRANSLATED.filter((name) => name !== 'glossary').map((name) => [`docs/${name}.md`, `docs/ko/${name}.md`]),
  ...globSync(['README.md', 'clients/*/README.md', 'integrations/*/README.md'], { cwd: ROOT })
    .filter((path) => existsSync(join(ROOT, path.replace('.md', '.ko.md'))))
    .map((path) => [path, path.replace('.md', '.ko.md')]),
] as [string, string][]

const onlyIn = (text: string, other: string): string[] => {
  const known = codesIn(other)
  return [...codesIn(text)].filter((code) => !known.has(code))
}

test('both languages name the same routes, fields, settings and codes', () => {
  assert.ok(PAIRS.length > 35, `${PAIRS.length} pairs`)
  for (const [english, korean] of PAIRS) {
    const [text, twin] = [english, korean].map((path) => readFileSync(join(ROOT, path), 'utf8')) as [string, string]
    assert.deepEqual(onlyIn(text, twin), [], `${korean} does not name these`)
    assert.deepEqual(onlyIn(twin, text), [], `${english} does not name these`)
  }
})

test('a code that one language does not name is found', () => {
  assert.deepEqual(onlyIn('Send `since`, see `integrations/x/README.md`.', '`integrations/x/README.ko.md` 참고'), [
    'since',
  ])
})
