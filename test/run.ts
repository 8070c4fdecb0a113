import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runTests } from './runner.ts'

/** Runs all tests, or the files given. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Seconds that the whole run may take. */
    limit: { type: 'string', default: '1380' },
    /** Seconds that a file may be silent: the slowest test builds a program in Go, from nothing. */
    silence: { type: 'string', default: '330' },
    /** Fails where a test is left out for want of a program or of rights. */
    whole: { type: 'boolean', default: false },
  },
})
const patterns =
  positionals.length > 0
    ? positionals
    : [
        'src/**/*.test.ts',
        'charts/*.test.ts',
        'demo/*.test.ts',
        'clients/typescript/test/*.test.ts',
        'test/{,koneps/}*.test.ts',
      ]
// Whole services come first: they take longest, and one begun last would keep the others' core idle.
const files = globSync(patterns).sort(
  (a, b) => Number(b.startsWith('test/')) - Number(a.startsWith('test/')) || (a < b ? -1 : 1),
)
const [totalMs, silenceMs] = [Number(values.limit) * 1000, Number(values.silence) * 1000]
await runTests(files, { totalMs, silenceMs, testMs: 120_000, whole: values.whole })
