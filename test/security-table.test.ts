import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../', import.meta.url)

const textOf = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| ([^|]+) \| [^|]+ \| .*?`([^`]+\.test\.ts)`: (.+) \|$/gm)].map(
    ([, name = '', file = '', title = '']) => ({ name, file, title }),
  )
const text = textOf('docs/security.md')
const rows = rowsOf(text)

test('every test that docs/security.md names is there', () => {
  assert.equal(text.match(/^\| (?!---|risk|number)/gm)?.length, rows.length, 'a row names no test')
  for (const { file, title } of rows) {
    const path = fileURLToPath(new URL(file, ROOT))
    assert.ok(existsSync(path) && readFileSync(path, 'utf8').includes(`'${title}'`), `${file}: ${title}`)
  }
})

test('no risk and no attack is left out', () => {
  const risks = rows.flatMap(({ name }) => /^API(\d+) /.exec(name)?.[1] ?? [])
  assert.deepEqual(risks.map(Number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const attacks = rows.flatMap(({ name }) => (/^[\d, ]+$/.test(name) ? name.split(', ').map(Number) : []))
  const numbers = [...new Set(attacks)].sort((a, b) => a - b)
  assert.ok(numbers.length >= 8)
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => 43 + index),
  )
})

test('the Korean page has the same rows in the same order', () => {
  const short = (row: (typeof rows)[number]) => ({ ...row, name: row.name.replace(/^(API\d+) .*/, '$1') })
  assert.deepEqual(rowsOf(textOf('docs/ko/security.md')).map(short), rows.map(short))
})
