import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDemoService } from '../../test/demo-service.ts'
import { travel } from './journey.ts'
import { isHere, type Language, languagesOf } from './languages.ts'
import { type Finish, printFinishes } from './print.ts'
import { playTable, readSubjects } from './table.ts'

/** Plays the table and the journey with the clients of the languages named, or of all. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** One file of cases, without the journey. */
    only: { type: 'string' },
    /** Prints each case, not only their number. */
    cases: { type: 'boolean', default: false },
    /** Fails where a toolchain is missing. */
    whole: { type: 'boolean', default: false },
  },
})
const { only, cases, whole } = values
const languages = languagesOf(positionals)
const [present, missing] = [languages.filter(isHere), languages.filter((it) => !isHere(it))]
const subjects = readSubjects().filter(({ name }) => only === undefined || name === only)
if (subjects.length === 0) throw new Error(`there are no cases of ${only}`)

const folder = mkdtempSync(join(tmpdir(), 'gonggo-players-'))
// It makes its notices while the table is played.
const demo = only === undefined && present.length > 0 ? startDemoService() : null
// Whoever waits for it below hears why it failed.
demo?.catch(() => {})
try {
  const finishes: Finish[] = []
  for (const language of present) finishes.push(await play(language))
  if (demo) for (const finish of finishes) await sendOut(finish)
  const failed = printFinishes(finishes, { cases, leftOut: missing.map(({ name }) => name), whole })
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await demo?.then(({ end }) => end())
  rmSync(folder, { recursive: true, force: true })
}

async function play(language: Language): Promise<Finish> {
  const began = performance.now()
  const command = language.playerIn(folder)
  const built = performance.now()
  const verdicts = await playTable(command, subjects)
  return { language, command, verdicts, buildMs: built - began, tableMs: performance.now() - built, journeyMs: null }
}

async function sendOut(finish: Finish): Promise<void> {
  if (!demo) return
  const service = await demo
  const began = performance.now()
  finish.verdicts.push(...(await travel(finish.language.name, finish.command, service)))
  finish.journeyMs = performance.now() - began
}
