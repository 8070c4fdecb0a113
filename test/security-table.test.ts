import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../', import.meta.url)

test('every test that docs/security.md names is there', () => {
  const rows = readFileSync(new URL('docs/security.md', ROOT), 'utf8').matchAll(/\| `([^`]+\.test\.ts)`: (.+) \|$/gm)
  const named = [...rows].map(([, file = '', title = '']) => ({ file, title }))
  assert.equal(named.length, 10)
  for (const { file, title } of named) {
    const path = fileURLToPath(new URL(file, ROOT))
    assert.ok(existsSync(path) && readFileSync(path, 'utf8').includes(`'${title}'`), `${file}: ${title}`)
  }
})
