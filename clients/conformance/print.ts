import { coreLines, type Language } from './languages.ts'
import type { Command } from './player.ts'
import type { Verdict } from './table.ts'

/** What one language has come to. */
export interface Finish {
  language: Language
  command: Command
  verdicts: Verdict[]
  buildMs: number
  tableMs: number
  journeyMs: number | null
}

interface Wishes {
  cases: boolean
  whole: boolean
  leftOut: string[]
}

/** Prints the table, what has failed and what was left out; the number of failures. */
export function printFinishes(finishes: Finish[], { cases, whole, leftOut }: Wishes): number {
  const verdicts = finishes.flatMap((finish) => finish.verdicts)
  const rows = [...new Set(verdicts.map(({ subject }) => subject))].flatMap((subject) => [
    rowOf(subject, finishes, ({ verdicts: all }) => countOf(all.filter((it) => it.subject === subject))),
    ...(cases ? casesOf(subject, finishes) : []),
  ])
  write([
    rowOf('', finishes, ({ language }) => language.name),
    ...rows,
    rowOf('lines of the core', finishes, ({ language }) => String(coreLines(language))),
    rowOf('seconds to build', finishes, ({ buildMs }) => seconds(buildMs)),
    rowOf('seconds of the table', finishes, ({ tableMs }) => seconds(tableMs)),
    rowOf('seconds of the journey', finishes, ({ journeyMs }) => (journeyMs === null ? '–' : seconds(journeyMs))),
    '',
  ])
  for (const { language, verdicts: all } of finishes)
    for (const { subject, name, faults } of all)
      if (faults.length > 0) write([`✖ ${language.name}: ${subject}: ${name}`, ...faults.map((it) => `  ${it}`), ''])
  const missing = leftOut.map((name) => `${name}: its toolchain is not on this machine`)
  if (missing.length > 0) write(['Left out:', ...missing.map((line) => `  ${line}`), ''])
  const failed = verdicts.filter(({ faults }) => faults.length > 0).length + (whole ? missing.length : 0)
  const passed = verdicts.filter(({ faults }) => faults.length === 0).length
  // The first two as node:test says it, for whoever adds several suites up.
  write([`ℹ pass ${passed}`, `ℹ fail ${failed}`, `${passed} passed, ${failed} failed`])
  return failed
}

const write = (lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

const NAME_WIDTH = 24
const COLUMN_WIDTH = 12

const rowOf = (name: string, finishes: Finish[], cell: (finish: Finish) => string): string =>
  name.padEnd(NAME_WIDTH) + finishes.map((finish) => cell(finish).padStart(COLUMN_WIDTH)).join('')

const countOf = (verdicts: Verdict[]): string =>
  `${verdicts.filter(({ faults }) => faults.length === 0).length}/${verdicts.length}`

function casesOf(subject: string, finishes: Finish[]): string[] {
  const names = new Set(
    finishes.flatMap(({ verdicts }) => verdicts.filter((it) => it.subject === subject)).map(({ name }) => name),
  )
  return [...names].map((name) => {
    const marks = finishes.map(({ verdicts }) => {
      const faults = verdicts.find((it) => it.subject === subject && it.name === name)?.faults
      return (faults === undefined ? '–' : faults.length === 0 ? '✔' : '✖').padStart(2)
    })
    return ` ${marks.join('')}  ${name}`
  })
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)
