import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runRounds } from './rounds.ts'
import { runTests } from './runner.ts'

/** Runs all tests, or the files given. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Maximum seconds for the whole run. */
    limit: { type: 'string' },
    /** Maximum seconds without output of a file. */
    silence: { type: 'string' },
    /** Fails if a test is skipped because a program or permission is missing. */
    whole: { type: 'boolean', default: false },
    /** Runs the given files this many times, to find flaky tests. */
    rounds: { type: 'string' },
    /** Next to this many threads that compute all the time. */
    busy: { type: 'string', default: '0' },
    /** This many small files share a process; given files run separately. */
    together: { type: 'string' },
    /** The number of files that run concurrently. */
    lanes: { type: 'string' },
  },
})
/**
 * Most files share a process with others. Each process loads the program and builds its first service, which takes
 * longer than most files do.
 */
const SHARED = [
  'src/**/*.test.ts',
  'charts/*.test.ts',
  'demo/*.test.ts',
  'console/src/**/*.test.ts',
  'clients/*/test/*.test.ts',
  'test/{,koneps/}*.test.ts',
]
/**
 * These take long or start many processes. The longest come first, because a long file that starts last would leave the
 * other core idle.
 */
const ALONE = [
  'test/service.test.ts',
  'test/security.test.ts',
  'test/cores.test.ts',
  'test/run.test.ts',
  'test/verdict.test.ts',
  'clients/typescript/test/mirror-bad-days.test.ts',
  'test/security-operators.test.ts',
  'test/moment.test.ts',
  'clients/typescript/test/mirror.test.ts',
  'clients/typescript/test/mirror-kills.test.ts',
  'clients/typescript/test/mirror-tables.test.ts',
  'clients/typescript/test/package.test.ts',
  'test/all.test.ts',
  'test/backup.test.ts',
  'test/deploy.test.ts',
  'test/full-disk.test.ts',
  'test/groups.test.ts',
  'test/killed-database.test.ts',
  'test/launcher.test.ts',
  'test/limits.test.ts',
  'test/readme.test.ts',
  'test/reference.test.ts',
  'test/restored.test.ts',
  'test/security-keys.test.ts',
  'test/security-passkeys.test.ts',
  'test/security-sessions.test.ts',
  'test/snapshot.test.ts',
  'test/start.test.ts',
  'test/tracing.test.ts',
  'test/two-processes.test.ts',
  'test/upgrade.test.ts',
  'test/webhook-samples.test.ts',
]
/** Part of `npm run clients`: they install packages, or compile the library of a language. */
const PACKAGES = [
  'clients/typescript/test/judges.test.ts',
  ...['python', 'go', 'java'].map((name) => `clients/${name}/test/package.test.ts`),
]

const isGiven = positionals.length > 0
const size = Number(values.together ?? (isGiven ? 1 : 16))
const shared = globSync(isGiven ? positionals : SHARED, { exclude: isGiven ? [] : [...PACKAGES, ...ALONE] }).sort()
const alone = isGiven ? [] : ALONE
const [files, together] = size > 1 ? [alone, { files: shared, size }] : [[...alone, ...shared], undefined]
const seconds = (given: string | undefined) => (given === undefined ? undefined : Number(given) * 1000)
if (values.rounds !== undefined) {
  if (!isGiven) throw new Error('--rounds needs the files to run')
  await runRounds([...(values.whole ? ['--whole'] : []), ...shared], {
    rounds: Number(values.rounds),
    busy: Number(values.busy),
  })
}
await runTests(files, {
  lanes: values.lanes === undefined ? undefined : Number(values.lanes),
  totalMs: seconds(values.limit),
  silenceMs: seconds(values.silence),
  whole: values.whole,
  together,
  again: values.whole ? ['--whole'] : [],
})
