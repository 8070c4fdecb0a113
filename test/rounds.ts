import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { closeOnExit, endsWithTests } from './processes.ts'
import { RESULTS_VARIABLE, type Result, readResults } from './results.ts'
import { SERVER_VARIABLE, startTestServer } from './server.ts'

export interface RoundOptions {
  rounds: number
  /** This many threads compute all the time, as on a machine with other work. */
  busy: number
}

/**
 * Runs files several times to find flaky tests, and prints how often each failed. `words` are the arguments of
 * `test/run.ts` for one round. The rounds share one PostgreSQL. If any failed, the logs of all rounds
 * are kept in the folder that the last line names.
 */
export async function runRounds(words: string[], { rounds, busy }: RoundOptions): Promise<never> {
  for (let core = 0; core < busy; core++) new Worker('for (;;);', { eval: true })
  const server = process.env[SERVER_VARIABLE] === undefined ? await startTestServer() : null
  if (server) {
    process.env[SERVER_VARIABLE] = JSON.stringify(server.connection)
    closeOnExit(() => server.stop())
  }
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-rounds-'))
  const results: Result[][] = []
  for (let round = 1; round <= rounds; round++) {
    const begun = performance.now()
    const made = await runRound(words, join(folder, String(round)))
    results.push(made)
    const failures = made.filter(({ kind }) => kind === 'failed' || kind === 'broken').length
    const seconds = Math.round((performance.now() - begun) / 1000)
    process.stdout.write(`round ${round} of ${rounds}: ${failures} failed, ${seconds} s\n`)
  }
  await server?.stop()
  const lines = failureTable(results)
  if (lines.length === 0) {
    rmSync(folder, { recursive: true })
    process.exit(0)
  }
  process.stdout.write(`\n${lines.map((line) => `${line}\n`).join('')}Logs: ${folder}\n`)
  process.exit(1)
}

async function runRound(words: string[], name: string): Promise<Result[]> {
  const resultsFile = `${name}.results`
  const log = openSync(`${name}.log`, 'w')
  const env = { ...process.env, [RESULTS_VARIABLE]: resultsFile }
  const script = join(import.meta.dirname, 'run.ts')
  const child = endsWithTests(spawn(process.execPath, [script, ...words], { env, stdio: ['ignore', log, log] }))
  const [code] = await once(child, 'exit')
  closeSync(log)
  const results = readResults(resultsFile)
  const isNamed = results.some(({ kind }) => kind === 'failed' || kind === 'broken')
  if (code === 0 || isNamed) return results
  return [...results, { kind: 'broken', file: 'run', message: `ended with code ${code}` }]
}

/** One line for each test or file that failed in any round, the most frequent first. */
function failureTable(rounds: readonly Result[][]): string[] {
  const found = new Map<string, { rounds: Set<number>; message: string }>()
  for (const [round, results] of rounds.entries())
    for (const result of results) {
      if (result.kind !== 'failed' && result.kind !== 'broken') continue
      const name = result.kind === 'failed' ? `${result.file} · ${result.test}` : result.file
      const entry = found.get(name) ?? { rounds: new Set(), message: result.message }
      entry.rounds.add(round)
      found.set(name, entry)
    }
  return [...found]
    .sort(([, one], [, other]) => other.rounds.size - one.rounds.size)
    .map(([name, entry]) => `${entry.rounds.size} of ${rounds.length} rounds: ${name} · ${entry.message}`)
}
