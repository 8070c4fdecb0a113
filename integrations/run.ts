import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PATIENCE_MS } from '../test/patience.ts'
import { runTests } from '../test/runner.ts'

/** Tries the integrations named, or all, each with the real program it is made for. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Fails where a test is left out for want of a program or of the network. */
    whole: { type: 'boolean', default: false },
  },
})
const strangers = positionals.filter((name) => !existsSync(join(import.meta.dirname, name, 'README.md')))
if (strangers.length > 0) throw new Error(`no integration of this name: ${strangers.join(', ')}`)

const folders = positionals.length === 0 ? '*' : `{${positionals.join(',')},}`
const files = globSync(join(import.meta.dirname, folders, 'test/*.test.ts')).sort()
/** Programs of others are installed anew, some of them of several hundred megabytes, and one after the other. */
const LIMITS = { totalMs: 45 * PATIENCE_MS, silenceMs: 15 * PATIENCE_MS, testMs: 15 * PATIENCE_MS }
await runTests(files, { ...LIMITS, whole: values.whole, lanes: 1, command: ['test/run.ts'] })
