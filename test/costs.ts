import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { RESULTS_VARIABLE, type Result, writeResult } from './results.ts'

/** The unit of process times in Linux. */
const TICKS_PER_SECOND = 100
const TEST_FILE = /\.test\.m?[tj]s$/
const SHOWN = 40

/** At the end of a test process: records its processor time, if requested. */
export function recordCost(): void {
  const [, script = ''] = process.argv
  if (!isMainThread || process.env[RESULTS_VARIABLE] === undefined || !TEST_FILE.test(script)) return
  process.once('exit', () => {
    const seconds = processorSeconds()
    const file = relative('.', script)
    // Groups are outside the project.
    if (seconds !== null) writeResult({ kind: 'cost', file: file.startsWith('..') ? basename(file) : file, seconds })
  })
}

/** Of this process and its ended children; null if the system does not provide it. */
function processorSeconds(): number | null {
  if (process.platform !== 'linux') return null
  // The second field is a name, which may contain anything.
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=\S \d)/)
  const ticks = fields.split(' ').slice(11, 15).map(Number)
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
}

/** The files with the highest cost, one line each. */
export function costLines(results: readonly Result[]): string[] {
  return results
    .flatMap((result) => (result.kind === 'cost' ? [result] : []))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} ${file}`)
}
