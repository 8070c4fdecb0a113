import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { costLines } from './costs.ts'
import { endsWithTests } from './harness.ts'
import { RESULTS_VARIABLE, readResults } from './results.ts'

const HARNESS = join(import.meta.dirname, 'harness.ts')
const SECONDS = 0.5
/** Half a second of processor time, however long that takes. Most of it is system time for reading the clock. */
const COMPUTES = `for (let used = 0; used < ${SECONDS * 1_000_000}; ) {
  const { user, system } = process.cpuUsage()
  used = user + system
}`

test('a file of tests records its processor time, and that of the processes it has waited for', {
  skip: process.platform === 'linux' ? false : 'only Linux tells',
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-costs-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const costOf = async (name: string, code: string) => {
    const [file, results] = [join(folder, `${name}.test.mjs`), join(folder, `${name}.results`)]
    writeFileSync(file, `import { execFileSync } from 'node:child_process'\nimport ${JSON.stringify(HARNESS)}\n${code}`)
    const env = { ...process.env, [RESULTS_VARIABLE]: results }
    const child = endsWithTests(spawn(process.execPath, [file], { env, stdio: 'ignore' }))
    await once(child, 'exit')
    const [cost] = readResults(results)
    return cost?.kind === 'cost' ? cost.seconds : assert.fail('no cost')
  }
  const waits = `execFileSync(process.execPath, ['-e', ${JSON.stringify(COMPUTES)}])`
  const [idle, busy] = [await costOf('idle', ''), await costOf('busy', `${COMPUTES}\n${waits}`)]
  assert.ok(busy - idle > SECONDS, `${busy} s instead of ${idle} s`)
})

test('the files that took most come first', () => {
  assert.deepEqual(
    costLines([
      { kind: 'cost', file: 'one.test.ts', seconds: 2 },
      { kind: 'ended', passed: 1, failed: 0 },
      { kind: 'cost', file: 'other.test.ts', seconds: 12.34 },
    ]),
    ['  12.3 other.test.ts', '   2.0 one.test.ts'],
  )
})
