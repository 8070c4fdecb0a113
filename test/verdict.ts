import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { costLines } from './costs.ts'
import { PATIENCE_MS } from './patience.ts'
import { endsWithTests } from './processes.ts'
import { type Failure, readResults } from './results.ts'

/** More failures are not random. */
const MOST_FLAKY = 5
/** Runners end hanging files long before. */
const AGAIN_MS = 25 * PATIENCE_MS

export interface Verdict {
  isPassed: boolean
  passed: number
  failed: number
  /** Lines with the names of broken or flaky tests. */
  notes: string[]
}

export interface JudgeOptions {
  print(line: string): void
  /** Output of repetitions: an open file, or that of this process. */
  output?: 'inherit' | number
}

interface Suite {
  name: string
  resultsFile: string
  passed: number
  failed: number
  /** Why a repetition is useless; null if it may help. */
  broken: string | null
  /** One entry for each file that failed. */
  failures: Failure[][]
  /** The command that starts Node where the suite ran. */
  node: string[]
}

/**
 * Decides whether a run of all suites passed and prints why. The folder has a list of them, `suites`, and for each
 * `NAME.code`, its exit code; `NAME.results`, what its runner wrote; `NAME.node`, the command that starts its Node, a word
 * per line.
 *
 * Each file with a failed test runs once more, alone. A file that passes then is flaky: it is reported and excused. Nothing
 * else is excused: no file that hangs, crashes or fails again, and no suite that fails for another reason.
 */
export async function judge(folder: string, { print, output = 'inherit' }: JudgeOptions): Promise<Verdict> {
  const suites = linesOf(join(folder, 'suites')).map((name) => readSuite(folder, name))
  const repeatable = suites.flatMap((suite) => (suite.broken === null ? suite.failures : []))
  const broken = suites.flatMap(({ name, broken: why }) => (why === null ? [] : [`broken: ${name} · ${why}`]))
  const flaky: string[] = []
  if (repeatable.length > MOST_FLAKY)
    broken.push(`broken: ${repeatable.length} files failed; at most ${MOST_FLAKY} are repeated`)
  else
    for (const suite of suites) {
      if (suite.broken !== null) continue
      for (const failures of suite.failures) {
        print(`\n== once more: ${suite.name} · ${failures[0]?.file}`)
        const why = await repeat(suite, failures, output)
        if (why !== null) {
          broken.push(`broken: ${suite.name} · ${failures[0]?.file} · ${why}`)
          continue
        }
        suite.passed += failures.length
        suite.failed -= failures.length
        flaky.push(
          ...failures.map(({ file, test, message }) => `flaky: ${suite.name} · ${file} · ${test} · ${message}`),
        )
      }
    }
  const [passed, failed] = [sum(suites.map((suite) => suite.passed)), sum(suites.map(failedOf))]
  print('\n== processor time of files, in seconds; of those that share a process together')
  for (const line of costLines(suites.flatMap(({ resultsFile }) => readResults(resultsFile)))) print(line)
  print('\n== ran')
  for (const suite of suites) print(`${suite.name}: ${suite.passed} passed, ${failedOf(suite)} failed`)
  for (const line of [...broken, ...flaky]) print(line)
  print(`${passed} passed, ${failed} failed`)
  return { isPassed: failed === 0 && passed > 0, passed, failed, notes: [...broken, ...flaky] }
}

/** A broken suite may have recorded no failure of its own. */
const failedOf = ({ failed, broken }: Suite): number => (broken === null ? failed : Math.max(1, failed))

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean)

function readSuite(folder: string, name: string): Suite {
  const resultsFile = join(folder, `${name}.results`)
  const code = Number(readFileSync(join(folder, `${name}.code`), 'utf8'))
  const results = readResults(resultsFile)
  const ends = results.filter((result) => result.kind === 'ended')
  const [crash] = results.filter((result) => result.kind === 'broken')
  const failures = results.filter((result) => result.kind === 'failed')
  const [passed, counted] = [sum(ends.map((end) => end.passed)), sum(ends.map((end) => end.failed))]
  let broken: string | null = null
  if (crash) broken = `${crash.file}: ${crash.message}`
  else if (ends.length === 0) broken = `ended with code ${code} and without results`
  else if (passed + counted === 0) broken = 'ran no test'
  else if (code !== 0 && failures.length === 0) broken = `ended with code ${code} although no test failed`
  else if (counted > failures.length) broken = `counted ${counted} failures and named ${failures.length}`
  const files = Map.groupBy(failures, ({ file }) => file)
  const node = linesOf(join(folder, `${name}.node`))
  return { name, resultsFile, passed, failed: failures.length, broken, failures: [...files.values()], node }
}

/**
 * Runs a file once more; null if it passes, otherwise the reason. The suite's environment names the same file for results, so
 * new results in it come from the repetition.
 */
async function repeat(
  { resultsFile, node }: Suite,
  failures: Failure[],
  output: 'inherit' | number,
): Promise<string | null> {
  const before = readResults(resultsFile)
  const [program = '', ...words] = [...node, ...(failures[0]?.again ?? [])]
  const child = endsWithTests(spawn(program, words, { stdio: ['inherit', output, output], timeout: AGAIN_MS }))
  const [code] = await once(child, 'exit')
  const results = readResults(resultsFile)
    .slice(before.length)
    .filter(({ kind }) => kind !== 'cost')
  const ends = results.filter((result) => result.kind === 'ended')
  const isPassed = ends.length > 0 && ends.every(({ failed, passed }) => failed === 0 && passed > 0)
  if (code !== 0 || !isPassed || ends.length < results.length) return 'failed again'
  const counted = before.filter((result) => result.kind === 'counted')
  const expected = sum(counted.map(({ file, tests }) => (file === failures[0]?.file ? tests : 0)))
  const tests = sum(ends.map(({ passed }) => passed))
  return tests < expected ? `ran ${tests} tests when repeated, ${expected} before` : null
}

if (import.meta.main) {
  const [folder = ''] = process.argv.slice(2)
  const { isPassed } = await judge(folder, { print: (line) => process.stdout.write(`${line}\n`) })
  process.exitCode = isPassed ? 0 : 1
}
