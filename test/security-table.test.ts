import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../', import.meta.url)

const text = readFileSync(new URL('docs/security.md', ROOT), 'utf8')
const rows = [...text.matchAll(/^\| ([^|]+) \| [^|]+ \| .*?`([^`]+\.test\.ts)`: (.+) \|$/gm)].map(
  ([, name = '', file = '', title = '']) => ({ name, file, title }),
)

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
