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
    /** Beside so many threads that compute all the time. */
    busy: { type: 'string', default: '0' },
    /** So many small files share a process; those given each have their own. */
    together: { type: 'string' },
    /** So many files run at once. */
    lanes: { type: 'string' },
  },
})
/**
 * Most files share a process with others. Each process reads the program and builds its first service anew, which takes
 * more time than most files do.
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
 * They take long or start many processes. Those that take longest come first, the longest of them at the very beginning:
 * one begun last would keep the others' core idle.
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
/** `npm run clients` has them: they install packages, or compile the library of a language. */
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
