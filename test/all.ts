import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allParts } from './all-parts.ts'
import { latestRecords, readRecords, selectParts, tableOf } from './all-records.ts'
import { runAll, stopController } from './all-run.ts'

/** Runs everything that takes too long for each change; CONTRIBUTING.md describes it. */
const { values } = parseArgs({
  options: {
    /** Runs parts again that have a result on this commit. */
    again: { type: 'boolean', default: false },
    /** Parts, or the beginning of their names: `clients`, `sunday-tests`. */
    only: { type: 'string', multiple: true, default: [] },
    /** Prints the parts with their results and runs nothing. */
    list: { type: 'boolean', default: false },
  },
})
const FOLDER = '.results'
const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()

/** Results belong to a commit. */
function commitOf(): string {
  const changes = git('status', '--porcelain')
  if (changes !== '')
    throw new Error(`commit these changes first, because results are recorded for a commit:\n${changes}`)
  return git('rev-parse', 'HEAD')
}

const parts = selectParts(allParts(), values.only)
const print = (line: string) => process.stdout.write(`${line}\n`)
if (values.list) {
  const records = latestRecords(readRecords(join(FOLDER, 'all.jsonl')), git('rev-parse', 'HEAD'))
  print(
    tableOf(
      parts.map(({ name }) => name),
      records,
    ),
  )
} else {
  const { signal } = stopController()
  const isPassed = await runAll(parts, { folder: FOLDER, again: values.again, commitOf, print, signal })
  process.exitCode = isPassed ? 0 : 1
}
