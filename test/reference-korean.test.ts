import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import { type ApiReference, callsOf, groupsOf } from '../src/front/rules/reference.ts'
import { createLibrary } from '../src/front/service/library.ts'
import { LANGUAGES, type Language } from '../src/vocabulary/languages.ts'
import { isEnglish, isKorean } from './problem-words.ts'

const { http } = createApp(toConfig({}))
const inLanguage = (language: Language) => http.reference(language) as ApiReference

const base = 'https://one.example'
const install = { ts: '', py: '', java: '', go: '' }
const nothing = { samples: {}, clientSamples: { install, operations: {} }, recording: { things: {}, answers: {} } }
const pagesOf = (document: (language: Language) => ApiReference) =>
  createLibrary({ document, base, stage: 'general', hasConsole: false, ...nothing }).pages

/** Names and values are the same in every language. */
const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '')

/** Pairs of descriptions at the same places; examples and headers are not shown on pages. */
function descriptionsIn(en: unknown, ko: unknown): [en: string, ko: string][] {
  if (typeof en !== 'object' || en === null) return []
  return Object.entries(en).flatMap(([name, part]: [string, unknown]): [string, string][] => {
    const other = (ko as Record<string, unknown>)[name]
    if (['example', 'examples', 'headers'].includes(name)) return []
    return name === 'description' && typeof part === 'string' ? [[part, String(other)]] : descriptionsIn(part, other)
  })
}

/** The parts of groups, parameters, bodies, responses and schemas that pages show. */
function shownIn(document: ApiReference): unknown[] {
  const calls = callsOf(document).map(({ operation: { parameters, requestBody, responses } }) => [
    parameters,
    requestBody,
    responses,
  ])
  return [document.tags, calls, document.components?.schemas, document.components?.responses]
}

async function read(pages: ReturnType<typeof pagesOf>, path: string): Promise<string> {
  const page = await (pages.get(path) ?? assert.fail(path))()
  return page.document.bytes.toString()
}

/** Descriptions of values and schemas, and types of fields. */
const NAMES = /<code>.*?<\/code>|<a href="[^"]*#schema-.*?<\/a>|<span class="soft">.*?<\/span>/gs

/** The paragraphs of a page without names, values and samples, and those without Korean text. */
function englishIn(html: string): { count: number; faults: string[] } {
  const texts = [...html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)]
    .map(([, text = '']) => text.replace(NAMES, '').replace(/<[^>]+>/g, ''))
    .filter((text) => /\p{L}/u.test(text))
  return { count: texts.length, faults: texts.filter((text) => !isKorean(text) || isEnglish(text)) }
}

describe('the Korean pages of the reference', () => {
  let korean: ApiReference
  let english: ApiReference
  let paths: string[]
  before(async () => {
    await http.ready()
    ;[korean, english] = LANGUAGES.map(inLanguage) as [ApiReference, ApiReference]
    paths = [...groupsOf(english).map(({ slug }) => slug), 'schemas'].map((slug) => `ko/api/${slug}`)
  })
  after(() => http.close())

  test('say everything in Korean, with the names and values of the English', () => {
    const all = descriptionsIn(shownIn(english), shownIn(korean)).filter(([en]) => !/^`[^`]*`$/.test(en))
    assert.ok(new Set(all.map(([en]) => en)).size > 550)
    const namesIn = (text: string) => (text.match(/`[^`]+`/g) ?? []).sort()
    for (const [en, ko] of all) {
      assert.ok(isKorean(ko), `${en}: ${ko}`)
      assert.ok(!isEnglish(withoutCode(ko)), ko)
      assert.deepEqual(namesIn(ko), namesIn(en), en)
    }
  })

  test('show no paragraph in English', async () => {
    const pages = pagesOf(inLanguage)
    for (const path of paths) {
      const { count, faults } = englishIn(await read(pages, path))
      assert.ok(count > 3, `${path}: ${count} paragraphs`)
      assert.deepEqual(faults, [], path)
    }
  })

  test('would be caught in English', async () => {
    const { faults } = englishIn(
      await read(
        pagesOf(() => english),
        'ko/api/keywords',
      ),
    )
    assert.ok(faults.length > 50, `${faults.length}`)
  })

  test('have their Markdown in Korean, too', async () => {
    const pages = pagesOf(inLanguage)
    const text = await read(pages, 'ko/api/keywords.md')
    assert.match(text, /\| `pageSize` \| integer \| 한 페이지의 항목 수 \|/)
    assert.match(await read(pages, 'ko/api/schemas.md'), /"description": "키워드의 ID"/)
    assert.match(await read(pages, 'api/schemas.md'), /"description": "Identifier of the keyword\."/)
  })
})
