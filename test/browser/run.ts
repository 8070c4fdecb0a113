import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DEMO_VARIABLE, startDemoService } from '../demo-service.ts'
import { endsWithTests } from '../processes.ts'

/** Runs all tests in browsers, or the files given. The demo is made once, and each file begins with a copy of it. */
const { positionals } = parseArgs({ allowPositionals: true })
const files = positionals.length > 0 ? positionals : globSync('test/browser/*.test.ts').sort()
const demo = await startDemoService({}, { keepsFolder: true })
try {
  await demo.end()
  const words = ['--test', '--test-concurrency=2', '--test-timeout=240000', ...files]
  const env = Object.assign({}, process.env, { [DEMO_VARIABLE]: demo.folder })
  const tests = endsWithTests(spawn(process.execPath, words, { stdio: 'inherit', env }))
  const [code] = await once(tests, 'exit')
  process.exitCode = code === 0 ? 0 : 1
} finally {
  rmSync(demo.folder, { recursive: true, force: true })
}
