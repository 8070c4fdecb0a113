import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runRounds } from './rounds.ts'
import { runTests } from './runner.ts'

/** Runs all tests, or the files given. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Seconds that the whole run may take. */
    limit: { type: 'string' },
    /** Seconds that a file may be silent. */
    silence: { type: 'string' },
    /** Fails where a test is left out for want of a program or of rights. */
    whole: { type: 'boolean', default: false },
    /** Runs the files given so many times, to find flaky tests. */
    rounds: { type: 'string' },
    /** So many small files share a process; those given each have their own. */
    together: { type: 'string' },
    /** So many files run at once. */
    lanes: { type: 'string' },
  },
})
/** Many small files, each of which would read the whole program anew. */
const SMALL = ['src/**/*.test.ts', 'charts/*.test.ts', 'demo/*.test.ts', 'console/src/**/*.test.ts']
/** Those that take longest, with the longest first: one begun last would keep the others' core idle. */
const LONGEST = [
  'test/service.test.ts',
  'test/security.test.ts',
  'test/cores.test.ts',
  'test/run.test.ts',
  'test/verdict.test.ts',
  'clients/typescript/test/mirror-bad-days.test.ts',
  'test/security-operators.test.ts',
]
/** Whole services and clients, which start processes of their own. */
const LARGE = ['clients/*/test/*.test.ts', 'test/{,koneps/}*.test.ts']
/** `npm run clients` has them: they install packages, or compile the library of a language. */
const PACKAGES = [
  'clients/typescript/test/judges.test.ts',
  ...['python', 'go', 'java'].map((name) => `clients/${name}/test/package.test.ts`),
]

const isGiven = positionals.length > 0
const size = Number(values.together ?? (isGiven ? 1 : 8))
const small = globSync(isGiven ? positionals : SMALL).sort()
// Whole services come first: they take longest.
const large = isGiven ? [] : [...LONGEST, ...globSync(LARGE, { exclude: [...PACKAGES, ...LONGEST] }).sort()]
const [files, together] = size > 1 ? [large, { files: small, size }] : [[...large, ...small], undefined]
const seconds = (given: string | undefined) => (given === undefined ? undefined : Number(given) * 1000)
if (values.rounds !== undefined) {
  if (!isGiven) throw new Error('--rounds needs the files to run')
  await runRounds([...(values.whole ? ['--whole'] : []), ...small], Number(values.rounds))
}
await runTests(files, {
  lanes: values.lanes === undefined ? undefined : Number(values.lanes),
  totalMs: seconds(values.limit),
  silenceMs: seconds(values.silence),
  whole: values.whole,
  together,
  again: values.whole ? ['--whole'] : [],
})
