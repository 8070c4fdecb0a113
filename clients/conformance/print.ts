import { coreLines, type Language } from './languages.ts'
import type { Command } from './player.ts'
import type { Verdict } from './table.ts'

/** The results of one language. */
export interface Finish {
  language: Language
  /** Null if the player could not be built. */
  command: Command | null
  verdicts: Verdict[]
  buildMs: number
  tableMs: number | null
  journeyMs: number | null
}

interface Wishes {
  cases: boolean
  whole: boolean
  leftOut: string[]
}

/** The table, the failed and skipped cases, and the numbers of passed and failed ones. */
export function summaryOf(
  finishes: Finish[],
  { cases, whole, leftOut }: Wishes,
): { lines: string[]; passed: number; failed: number } {
  const verdicts = finishes.flatMap((finish) => finish.verdicts)
  const rows = [...new Set(verdicts.map(({ subject }) => subject))].flatMap((subject) => [
    rowOf(subject, finishes, ({ verdicts: all }) => countOf(all.filter((it) => it.subject === subject))),
    ...(cases ? casesOf(subject, finishes) : []),
  ])
  const faults = finishes.flatMap(({ language, verdicts: all }) =>
    all
      .filter((it) => it.faults.length > 0)
      .flatMap((it) => [
        `✖ ${language.name}: ${it.subject}: ${it.name}`,
        ...it.faults.map((words) => `  ${words}`),
        '',
      ]),
  )
  const missing = leftOut.map((name) => `  ${name}: its toolchain is not on this machine`)
  const failed = verdicts.filter((it) => it.faults.length > 0).length + (whole ? missing.length : 0)
  const passed = verdicts.filter((it) => it.faults.length === 0).length
  const lines = [
    rowOf('', finishes, ({ language }) => language.name),
    ...rows,
    rowOf('lines by hand', finishes, ({ language }) => String(coreLines(language))),
    rowOf('seconds to build', finishes, ({ buildMs }) => seconds(buildMs)),
    rowOf('seconds of the table', finishes, ({ tableMs }) => seconds(tableMs)),
    rowOf('seconds of the journey', finishes, ({ journeyMs }) => seconds(journeyMs)),
    '',
    ...faults,
    ...(missing.length > 0 ? ['Left out:', ...missing, ''] : []),
    // In the format of node:test, for programs that add up several suites.
    `ℹ pass ${passed}`,
    `ℹ fail ${failed}`,
    `${passed} passed, ${failed} failed`,
  ]
  return { lines, passed, failed }
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

const seconds = (ms: number | null): string => (ms === null ? '–' : (ms / 1000).toFixed(1))
