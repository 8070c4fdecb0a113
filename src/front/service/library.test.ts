import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { isEnglish, isKorean } from '../../../test/problem-words.ts'
import { PROBLEMS } from '../../vocabulary/problems.ts'
import { type ApiReference, callsOf, groupsOf, reworded } from '../rules/reference.ts'
import { KOREAN_SENTENCES } from '../texts/sentences.ts'
import { createLibrary } from './library.ts'

const ROOT = new URL('../../../', import.meta.url)
const document = JSON.parse(readFileSync(new URL('openapi.json', ROOT), 'utf8')) as ApiReference

const base = 'https://one.example'
const install = { ts: '', py: '', java: '', go: '' }
const nothing = { samples: {}, clientSamples: { install, operations: {} }, recording: { things: {}, answers: {} } }
const pagesOf = (given: ApiReference) =>
  createLibrary({ document: given, base, stage: 'general', hasConsole: false, ...nothing }).pages

/** Names and values are the same in every language. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '')

/** Every description below it; examples and headers are shown nowhere. */
function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (['example', 'examples', 'headers'].includes(name)) return []
    return name === 'description' && typeof part === 'string' ? [part] : descriptionsIn(part)
  })
}

/** What pages show of parameters, bodies, answers and shapes. */
function shownIn({ components }: ApiReference): Set<string> {
  const calls = callsOf(document).map(({ operation: { parameters, requestBody, responses } }) => [
    parameters,
    requestBody,
    responses,
  ])
  const all = descriptionsIn([calls, components?.schemas, components?.responses])
  return new Set(all.flatMap((text) => text.split('\n\n')).filter((text) => !/^`[^`]*`$/.test(text)))
}

async function read(given: ApiReference, path: string): Promise<string> {
  const page = await (pagesOf(given).get(path) ?? assert.fail(path))()
  return page.document.identity.bytes.toString()
}

/** Of values, of shapes, and types of fields. */
const NAMES = /<code>.*?<\/code>|<a href="[^"]*#schema-.*?<\/a>|<span class="soft">.*?<\/span>/gs

/** Paragraphs of a page without names, values and samples, and those of them that say nothing in Korean. */
function englishIn(html: string): { count: number; faults: string[] } {
  const texts = [...html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)]
    .map(([, text = '']) => text.replace(NAMES, '').replace(/<[^>]+>/g, ''))
    .filter((text) => /\p{L}/u.test(text))
  return { count: texts.length, faults: texts.filter((text) => !isKorean(text) || isEnglish(text)) }
}

const KOREAN_PAGES = [...groupsOf(document).map(({ slug }) => slug), 'schemas'].map((slug) => `ko/api/${slug}`)

describe('the Korean pages of the reference', () => {
  test('have a Korean twin for every sentence they show, and none for others', () => {
    const shown = shownIn(document)
    assert.ok(shown.size > 550, `${shown.size} sentences`)
    const missing = [...shown].filter((text) => !KOREAN_SENTENCES.has(text))
    assert.deepEqual(missing, [], 'beside the others in src/front/texts/korean-*.ts')
    const codes = new Set(Object.keys(PROBLEMS))
    const unused = [...KOREAN_SENTENCES.keys()].filter(
      (text) => !shown.has(text) && !codes.has(/^`(\w+)`: /.exec(text)?.[1] ?? ''),
    )
    assert.deepEqual(unused, [], 'nothing says this any more')
  })

  test('say it in Korean, with the names and values of the English', () => {
    const namesIn = (text: string) => (text.match(/`[^`]+`/g) ?? []).sort()
    for (const [english, korean] of KOREAN_SENTENCES) {
      assert.ok(isKorean(korean), `${english}: ${korean}`)
      assert.ok(!isEnglish(withoutCode(korean)), korean)
      assert.deepEqual(namesIn(korean), namesIn(english), english)
    }
  })

  test('show no paragraph in English', async () => {
    for (const path of KOREAN_PAGES) {
      const { count, faults } = englishIn(await read(document, path))
      assert.ok(count > 3, `${path}: ${count} paragraphs`)
      assert.deepEqual(faults, [], path)
    }
  })

  test('would be caught in English', async () => {
    const strange = new Map([...KOREAN_SENTENCES.keys()].map((text) => [text, 'Nobody said this in Korean.']))
    const { faults } = englishIn(await read(reworded(document, strange), 'ko/api/keywords'))
    assert.ok(faults.length > 50, `${faults.length}`)
  })

  test('have their Markdown in Korean, too', async () => {
    const text = await read(document, 'ko/api/keywords.md')
    assert.match(text, /\| `pageSize` \| integer \| 한 페이지의 항목 수 \|/)
    assert.match(await read(document, 'ko/api/schemas.md'), /"description": "키워드의 ID"/)
    assert.match(await read(document, 'api/schemas.md'), /"description": "Identifier of the keyword\."/)
  })
})
