import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PATIENCE_MS } from '../test/patience.ts'
import { runTests } from '../test/runner.ts'

/** Tests the given integrations or test files, or all integrations, each with the real program. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Fails if a test is skipped because a program or the network is missing. */
    whole: { type: 'boolean', default: false },
  },
})
const testsOf = (name: string) => globSync(join(import.meta.dirname, name, 'test/*.test.ts')).sort()
const files = (positionals.length === 0 ? ['*'] : positionals).flatMap((given) =>
  given.endsWith('.test.ts') ? [given] : testsOf(given),
)
const unknown = positionals.filter((given) => !given.endsWith('.test.ts') && testsOf(given).length === 0)
if (unknown.length > 0) throw new Error(`no integration of this name: ${unknown.join(', ')}`)

/** Programs of several hundred megabytes are installed for these tests, one after the other. */
const LIMITS = { totalMs: 45 * PATIENCE_MS, silenceMs: 15 * PATIENCE_MS, testMs: 15 * PATIENCE_MS }
await runTests(files, { ...LIMITS, whole: values.whole, lanes: 1, again: values.whole ? ['--whole'] : [] })
