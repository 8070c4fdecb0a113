import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutResult } from './registries.ts'

const run = (code: string, timeout?: number) => withoutResult('node', ['-e', code], timeout)

test('a test is skipped with the reason that its first command gave', () => {
  assert.equal(run('process.exit(0)'), false)
  assert.equal(withoutResult('gonggo-no-such-program', []), 'NOT TESTED: gonggo-no-such-program is not installed')
  assert.equal(
    run("console.error('npm error code E404\\nnpm error 404 Not Found\\nnpm error A log is in …'); process.exit(1)")
      .toString()
      .replace(/".*"/s, '"…"'),
    'NOT TESTED: "…" failed: npm error 404 Not Found',
  )
  assert.match(String(run('process.exit(3)')), / failed: exit code 3$/)
})

test('a slow answer is not reported as an unreachable registry', () => {
  assert.match(String(run('setInterval(() => {}, 1000)', 100)), / did not finish within 1 s$/)
})
