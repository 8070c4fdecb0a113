import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { writeGroups } from './groups.ts'
import { PATIENCE_MS } from './patience.ts'

test('what a failed test of a group left behind is closed when the group ends', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-groups-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const harness = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'harness.ts')).href)
  const write = (name: string, lines: string[]) => {
    writeFileSync(join(folder, name), [`import { test } from 'node:test'`, ...lines].join('\n'))
    return join(folder, name)
  }
  const files = [
    write('first.test.ts', [`import ${harness}`, `test('passes', () => {})`]),
    write('second.test.ts', [
      `import { closesWithTests } from ${harness}`,
      `test('fails', () => {`,
      `  const timer = setInterval(() => {}, 1000)`,
      `  closesWithTests(async () => clearInterval(timer))`,
      `  throw new Error('before it came to closing')`,
      `})`,
    ]),
  ]
  const [{ entry } = assert.fail()] = writeGroups(join(folder, 'groups'), files, 2)
  const env = Object.assign({}, process.env, { NODE_TEST_CONTEXT: undefined })
  // A process that hangs for ever is killed after the limit, and then has no exit code.
  const code = await new Promise((resolve) => {
    execFile(process.execPath, [entry], { env, timeout: PATIENCE_MS }, (error) => resolve(error?.code))
  })
  assert.equal(code, 1)
})
