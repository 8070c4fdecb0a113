import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from './all-parts.ts'
import { appendRecord, latestRecords, readRecords, tableOf } from './all-records.ts'
import { PATIENCE_MS } from './patience.ts'
import { endsWithTests } from './processes.ts'
import { RESULTS_VARIABLE } from './results.ts'
import { judge, type Verdict } from './verdict.ts'

/** The longest part, a file of the crash test, takes 120 of these; runners end hanging parts long before. */
const PART_MS = 150 * PATIENCE_MS
/** Like `.ci/run`: output without colours, and no variables of another test run. */
const CLEAN = [
  '-u',
  'FORCE_COLOR',
  '-u',
  'NODE_ENV',
  '-u',
  'NODE_OPTIONS',
  '-u',
  'NODE_TEST_CONTEXT',
  'CI=true',
  'NO_COLOR=1',
]

export interface AllOptions {
  /** For results and logs. */
  folder: string
  /** Repeats parts that already have a result. */
  again: boolean
  /** Identifies the state of the project; a part during which it changes has no result. */
  commitOf(): string
  print(line: string): void
  /** Aborted when the run is stopped; the result of the running part is then invalid. */
  signal: AbortSignal
}

/**
 * Runs the parts without a result on this commit, records each result, and prints a table. After an interruption, it
 * continues with the interrupted part. True if all parts passed.
 */
export async function runAll(parts: readonly Part[], options: AllOptions): Promise<boolean> {
  const { folder, again, commitOf, print, signal } = options
  const commit = commitOf()
  const recordsFile = join(folder, 'all.jsonl')
  mkdirSync(folder, { recursive: true })
  const earlier = latestRecords(readRecords(recordsFile), commit)
  for (const part of parts) {
    if (!again && earlier.has(part.name)) continue
    const partFolder = join(folder, commit, part.name)
    print(`== ${part.name} · log: ${join(partFolder, 'log')}`)
    const begun = performance.now()
    const { isPassed, passed, failed, notes } = await runPart(part, partFolder)
    signal.throwIfAborted()
    if (commitOf() !== commit) throw new Error(`the project changed while ${part.name} ran; its result is not recorded`)
    const [ms, endedAt] = [performance.now() - begun, new Date().toISOString()]
    appendRecord(recordsFile, { part: part.name, commit, endedAt, ms, isPassed, passed, failed, notes })
    print(`${isPassed ? 'passed' : 'FAILED'}: ${passed} passed, ${failed} failed`)
  }
  const records = latestRecords(readRecords(recordsFile), commit)
  print(
    `\n== ${commit}\n${tableOf(
      parts.map(({ name }) => name),
      records,
    )}`,
  )
  return parts.every(({ name }) => records.get(name)?.isPassed)
}

/** Aborts on a stop signal. Processes of the part are ended by `endsWithTests`, which handles only SIGTERM. */
export function stopController(): AbortController {
  const stopping = new AbortController()
  const stop = () => {
    process.stderr.write('stopped; the next run continues with this part\n')
    stopping.abort()
  }
  process.once('SIGTERM', stop).once('SIGINT', () => process.kill(process.pid, 'SIGTERM'))
  return stopping
}

/** Runs a part as one suite: a file with a failure is repeated once. */
async function runPart({ name, command, prepare }: Part, folder: string): Promise<Verdict> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let variables: Record<string, string>
  try {
    variables = prepare?.(folder) ?? {}
  } catch (error) {
    return {
      isPassed: false,
      passed: 0,
      failed: 1,
      notes: [`broken: ${name} · cannot be prepared: ${Object(error).message}`],
    }
  }
  const given = { ...variables, [RESULTS_VARIABLE]: join(folder, `${name}.results`) }
  const assignments = Object.entries(given).map(([variable, value]) => `${variable}=${value}`)
  const node = ['env', ...CLEAN, ...assignments, process.execPath]
  writeFileSync(join(folder, `${name}.node`), node.join('\n'))
  writeFileSync(join(folder, 'suites'), name)
  const [program = '', ...words] = [...node, ...command]
  const log = openSync(join(folder, 'log'), 'a')
  const child = endsWithTests(spawn(program, words, { stdio: ['ignore', log, log], timeout: PART_MS }))
  const [code] = await once(child, 'exit')
  writeFileSync(join(folder, `${name}.code`), String(code ?? 1))
  const verdict = await judge(folder, { print: (line) => writeSync(log, `${line}\n`), output: log })
  closeSync(log)
  return verdict
}
