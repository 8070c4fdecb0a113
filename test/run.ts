import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_VARIABLE, startTestServer } from './server.ts'

/** Runs all tests, or the files given, on one PostgreSQL; each file gets databases of its own in it. */
const patterns =
  process.argv.length > 2 ? process.argv.slice(2) : ['src/**/*.test.ts', 'charts/*.test.ts', 'test/*.test.ts']
// Whole services come first: they take longest, and one begun last would keep the others' core idle.
const files = globSync(patterns).sort(
  (a, b) => Number(b.startsWith('test/')) - Number(a.startsWith('test/')) || (a < b ? -1 : 1),
)
/** Many tests wait for processes and the network: one more than there are cores. */
const LANES = availableParallelism() + 1
/** Each file is a process of its own; what one has read and stripped of types need not be read by the next. */
const cache = mkdtempSync(join(tmpdir(), 'gonggo-cache-'))
const server = await startTestServer()
const child = spawn(
  process.execPath,
  ['--test', `--test-concurrency=${LANES}`, '--test-timeout=120000', '--test-reporter=spec', ...files],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: cache, [SERVER_VARIABLE]: JSON.stringify(server.connection) },
  },
)
// A stop signal reaches the tests as well; the server is stopped once they have ended.
const passOn = (signal: NodeJS.Signals) => child.kill(signal)
process.on('SIGINT', passOn).on('SIGTERM', passOn)
child.on('close', async (code) => {
  await server.stop()
  rmSync(cache, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
