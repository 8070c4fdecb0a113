import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { SERVER_VARIABLE, startTestServer } from '../server.ts'
import { LONG_ROUNDS, ROUNDS_VARIABLE, SHORT_ROUNDS } from './rounds.ts'

/** Kills the program at random moments, many times over, for an hour or two; with `--short` a few times. */
const short = process.argv.includes('--short')
const server = await startTestServer()
const child = spawn(
  process.execPath,
  [
    '--test',
    `--test-timeout=${short ? 1_200_000 : 7_200_000}`,
    '--test-reporter=spec',
    ...globSync('test/crash/*.test.ts').sort(),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      [SERVER_VARIABLE]: JSON.stringify(server.connection),
      [ROUNDS_VARIABLE]: String(short ? SHORT_ROUNDS : LONG_ROUNDS),
    },
  },
)
child.on('close', async (code) => {
  await server.stop()
  process.exitCode = code ?? 1
})
