import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { readJsonLines } from '../results.ts'

/** The settings of a storm; `test/storm/run.ts` sets them. */
export const MINUTES_VARIABLE = 'GONGGO_STORM_MINUTES'
export const KILLS_VARIABLE = 'GONGGO_STORM_KILLS'
export const SEED_VARIABLE = 'GONGGO_STORM_SEED'
/** Names a file to which each leg of a storm appends its results, one JSON object per line. */
export const RECORD_VARIABLE = 'GONGGO_STORM_RECORD'

/** Long storms are divided into legs: an interrupted storm continues with the next one. */
export interface Leg {
  name: string
  /** Minutes, or rounds of kills. */
  size: number
}

export function legsOf(kind: string, total: number, most: number): Leg[] {
  const count = Math.max(1, Math.ceil(total / most))
  return Array.from({ length: count }, (_, at) => ({
    name: `${kind}, ${at + 1} of ${count}`,
    size: Math.min(most, total - at * most),
  }))
}

export interface LegRecord {
  leg: string
  commit: string | null
  isPassed: boolean
}

/**
 * The record of a leg that passed on this commit. A working copy with changes has none, and a given seed requires a new
 * run.
 */
export function passedBefore({ name }: Leg, commitOf = cleanCommit): LegRecord | undefined {
  const commit = process.env[SEED_VARIABLE] ? null : commitOf()
  return commit === null
    ? undefined
    : recordsOf().find((one) => one.leg === name && one.commit === commit && one.isPassed)
}

export function recordLeg({ name }: Leg, result: { isPassed: boolean }, commitOf = cleanCommit): void {
  const file = process.env[RECORD_VARIABLE]
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  const record = { leg: name, commit: commitOf(), at: new Date().toISOString(), ...result }
  appendFileSync(file, `${JSON.stringify(record)}\n`)
}

const recordsOf = (): LegRecord[] => readJsonLines<LegRecord>(process.env[RECORD_VARIABLE] ?? 'none')

/** `null` with uncommitted changes. */
function cleanCommit(): string | null {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null
}
