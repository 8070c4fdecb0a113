import { globSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { DEMO_VARIABLE, provideDemo } from '../demo-service.ts'
import { runTests } from '../runner.ts'

/** Runs all tests in browsers, or the files given. The demo is made once, and each file begins with a copy of it. */
const { values, positionals: given } = parseArgs({
  allowPositionals: true,
  // So many files run at once. With as many as there are cores, half of the processor's time was idle.
  options: { lanes: { type: 'string', default: String(availableParallelism() + 1) } },
})
/**
 * Four of them share a process, a demo and a browser: to start these takes 7 s of processor time. They are dealt out in
 * turn. They use the same two accounts, so a file finds what those before it have made.
 */
const SHARED = [
  'notice-terms',
  'pages',
  'reference',
  'integrations',
  'amounts',
  'attachments',
  'signed-out',
  'address',
  'upcoming',
].map((name) => `test/browser/${name}.test.ts`)
/** A long file takes long, and one begun last would keep the other lanes idle. */
const longestFirst = (files: string[]) => files.sort((one, other) => statSync(other).size - statSync(one).size)
const demo = await provideDemo()
process.env[DEMO_VARIABLE] = demo.folder
const isGiven = given.length > 0
await runTests(isGiven ? given : longestFirst(globSync('test/browser/*.test.ts', { exclude: SHARED })), {
  lanes: Number(values.lanes),
  together: isGiven ? undefined : { files: SHARED, size: 4, isFirst: true },
  atEnd: () => {
    if (!demo.isKept) rmSync(demo.folder, { recursive: true, force: true })
  },
})
