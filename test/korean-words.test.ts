import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../', import.meta.url)
const GLOSSARY = 'docs/ko/glossary.md'

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')

/** All Korean texts for readers: texts, words of charts, the API, pages. */
const texts = ['src', 'charts', 'docs', 'clients', 'integrations', 'console/src'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,md,gs,pq}`, { cwd: fileURLToPath(ROOT), exclude: (name) => name === 'node_modules' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|\/decisions\//.test(path) && path !== GLOSSARY),
)

const tables = read(GLOSSARY).split('\n## ')
const rowsOf = (heading: string): string[][] =>
  (tables.find((table) => table.startsWith(heading)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

test('no text says in Korean what the glossary says otherwise', () => {
  const refused = rowsOf('쓰지 않는 말').map(([instead = '', word = '']) => ({ instead, word }))
  assert.ok(refused.length > 10)
  const found = [...texts, 'README.ko.md'].flatMap((path) => {
    const text = read(path)
    return refused.filter(({ word }) => text.includes(word)).map(({ word, instead }) => `${path}: ${word} → ${instead}`)
  })
  assert.deepEqual(found, [])
})

test('the words of mails and reports stand in the glossary', () => {
  const known = new Set([...rowsOf('입찰 용어'), ...rowsOf('서비스 용어')].map(([word = '']) => word))
  const used = [
    '기초금액',
    '추정가격',
    '배정예산',
    '예정가격',
    '낙찰하한율',
    '지역제한',
    '업종제한',
    '수요기관',
    '공고기관',
    '개찰',
  ]
  const said = read('src/mail/texts/alert-words.ts') + read('src/reports/texts/ko.ts')
  for (const word of used) {
    assert.ok(said.includes(word), `${word} is said nowhere`)
    assert.ok(known.has(word), `${word} is not in the glossary`)
  }
})
