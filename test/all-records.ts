import { appendFileSync } from 'node:fs'
import { SECOND } from '../src/lib/clock.ts'
import { readJsonLines } from './results.ts'

/** The result of one part of `npm run all` on one commit. */
export interface PartRecord {
  part: string
  commit: string
  endedAt: string
  ms: number
  isPassed: boolean
  passed: number
  failed: number
  /** Lines that name what was flaky or broken. */
  notes: string[]
}

export function appendRecord(file: string, record: PartRecord): void {
  appendFileSync(file, `${JSON.stringify(record)}\n`)
}

export const readRecords = (file: string): PartRecord[] => readJsonLines<PartRecord>(file)

/** The latest record of each part on this commit. */
export function latestRecords(records: readonly PartRecord[], commit: string): Map<string, PartRecord> {
  return new Map(records.filter((record) => record.commit === commit).map((record) => [record.part, record]))
}

/** Parts that `--only` names: a whole name, or its beginning up to a hyphen. Fails on a name that selects nothing. */
export function selectParts<T extends { name: string }>(parts: readonly T[], only: readonly string[]): T[] {
  const isNamed = (name: string, word: string) => name === word || name.startsWith(`${word}-`)
  const unknown = only.filter((word) => !parts.some(({ name }) => isNamed(name, word)))
  if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}`)
  return parts.filter(({ name }) => only.length === 0 || only.some((word) => isNamed(name, word)))
}

/** One line for each part, with what was flaky or broken below it. */
export function tableOf(names: readonly string[], records: ReadonlyMap<string, PartRecord>): string {
  const width = Math.max(0, ...names.map((name) => name.length))
  return names
    .flatMap((name) => {
      const record = records.get(name)
      if (!record) return [`${name.padEnd(width)}  not run`]
      const { isPassed, passed, failed, ms, notes } = record
      const seconds = `${Math.round(ms / SECOND)} s`.padStart(7)
      const counts = `${passed} passed, ${failed} failed`
      return [
        `${name.padEnd(width)}  ${isPassed ? 'passed' : 'FAILED'} ${seconds}  ${counts}`,
        ...notes.map((note) => `  ${note}`),
      ]
    })
    .map((line) => `${line}\n`)
    .join('')
}
