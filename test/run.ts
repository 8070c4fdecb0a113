import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { SERVER_VARIABLE, startTestServer } from './server.ts'

/** Runs all tests, or the files given, on one PostgreSQL; each file gets databases of its own in it. */
const patterns = process.argv.length > 2 ? process.argv.slice(2) : ['src/**/*.test.ts', 'test/*.test.ts']
const files = globSync(patterns).sort()
const server = await startTestServer()
const child = spawn(
  process.execPath,
  ['--test', `--test-concurrency=${availableParallelism()}`, '--test-timeout=120000', '--test-reporter=spec', ...files],
  { stdio: 'inherit', env: { ...process.env, [SERVER_VARIABLE]: JSON.stringify(server.connection) } },
)
// A stop signal reaches the tests as well; the server is stopped once they have ended.
const passOn = (signal: NodeJS.Signals) => child.kill(signal)
process.on('SIGINT', passOn).on('SIGTERM', passOn)
child.on('close', async (code) => {
  await server.stop()
  process.exitCode = code ?? 1
})
