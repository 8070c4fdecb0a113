import { globSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { DEMO_VARIABLE, startDemoService } from '../demo-service.ts'
import { runTests } from '../runner.ts'

/** Runs all tests in browsers, or the files given. The demo is made once, and each file begins with a copy of it. */
const given = process.argv.slice(2)
const demo = await startDemoService({}, { keepsFolder: true })
await demo.end()
process.env[DEMO_VARIABLE] = demo.folder
await runTests(given.length > 0 ? given : globSync('test/browser/*.test.ts').sort(), {
  // With as many files as there are cores, half of the processor's time was idle.
  lanes: availableParallelism() + 1,
  atEnd: () => rmSync(demo.folder, { recursive: true, force: true }),
})
