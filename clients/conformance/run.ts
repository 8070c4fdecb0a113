import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type DemoService, startDemoService } from '../../test/demo-service.ts'
import { writeResult } from '../../test/results.ts'
import { travel } from './journey.ts'
import { isHere, type Language, languagesOf } from './languages.ts'
import { type Finish, summaryOf } from './print.ts'
import { playTable, readSubjects } from './table.ts'

const RUN_TESTS = join(import.meta.dirname, '../../test/run.ts')

/** Runs cases and journey with the clients of the given languages, or of all. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs only this file of cases, or only `journey`. */
    only: { type: 'string' },
    /** Prints each case instead of only their number. */
    cases: { type: 'boolean', default: false },
    /** Fails if a language is not installed. */
    whole: { type: 'boolean', default: false },
  },
})
const { only, cases, whole } = values
const languages = languagesOf(positionals)
const [present, missing] = [languages.filter(isHere), languages.filter((it) => !isHere(it))]
const subjects = readSubjects().filter(({ name }) => only === undefined || name === only)
const isJourney = only === undefined || only === 'journey'
if (subjects.length === 0 && !isJourney) throw new Error(`there are no cases of ${only}`)

const folder = mkdtempSync(join(tmpdir(), 'gonggo-players-'))
// Starts creating its notices while the cases run.
const demo = isJourney && present.length > 0 ? startDemoService() : null
// The error is reported where the demo is awaited.
demo?.catch(() => {})
try {
  const finishes: Finish[] = []
  for (const language of present) finishes.push(await play(language))
  const service = await demo
  if (service) for (const finish of finishes) finish.journeyMs = await sendOut(finish, service)
  const { lines, passed, failed } = summaryOf(finishes, { cases, leftOut: missing.map(({ name }) => name), whole })
  process.stdout.write(`${lines.join('\n')}\n`)
  for (const finish of finishes) record(finish)
  writeResult({ kind: 'ended', passed, failed })
  const isPackaged = only !== undefined || (await testPackages(present))
  process.exitCode = failed > 0 || !isPackaged ? 1 : 0
} finally {
  await demo?.then(({ end }) => end())
  rmSync(folder, { recursive: true, force: true })
}

async function play(language: Language): Promise<Finish> {
  const finish: Finish = { language, command: null, verdicts: [], buildMs: 0, tableMs: null, journeyMs: null }
  const began = performance.now()
  try {
    finish.command = language.playerIn(folder)
  } catch (error) {
    finish.verdicts.push({ subject: 'player', name: 'is built', faults: [String(error)] })
    return finish
  }
  const built = performance.now()
  finish.buildMs = built - began
  finish.verdicts = await playTable(finish.command, subjects)
  finish.tableMs = performance.now() - built
  return finish
}

/** A failed case is repeated together with the other cases of its file. */
function record({ language: { name }, verdicts }: Finish): void {
  for (const [subject, cases] of Map.groupBy(verdicts, (verdict) => verdict.subject)) {
    if (cases.every(({ faults }) => faults.length === 0)) continue
    const file = `clients/${name} ${subject}`
    const part = subject === 'player' ? [] : ['--only', subject]
    const again = ['clients/conformance/run.ts', name, ...part, ...(whole ? ['--whole'] : [])]
    for (const { name: test, faults } of cases)
      if (faults[0] !== undefined) writeResult({ kind: 'failed', file, test, message: faults[0], again })
    writeResult({ kind: 'counted', file, tests: cases.length })
  }
}

/** Builds the packages and uses them in an empty folder. */
async function testPackages(of: readonly Language[]): Promise<boolean> {
  const files = of.map(({ packageTest }) => packageTest)
  if (files.length === 0) return true
  const parts = [RUN_TESTS, ...(whole ? ['--whole'] : []), ...files]
  const [code] = await once(spawn(process.execPath, parts, { stdio: 'inherit' }), 'exit')
  return code === 0
}

async function sendOut({ language, command, verdicts }: Finish, service: DemoService): Promise<number | null> {
  if (command === null) return null
  const began = performance.now()
  verdicts.push(...(await travel(language.name, command, service)))
  return performance.now() - began
}
