import fc from 'fast-check'

/** One way to corrupt one field of a row. `undefined` = the field is missing. */
export const VALUES: Readonly<Record<string, unknown>> = {
  missing: undefined,
  empty: '',
  blank: ' \u00a0\u3000 ',
  nothing: null,
  number: 7,
  'huge number': 1e300,
  negative: '-1',
  flag: true,
  list: ['a', 1],
  object: { a: { b: 1 } },
  words: '공고서참조',
  digits: '999999999',
  NUL: 'a\0b',
  'half a character': 'a\ud83d',
  'half a character at the cut': `${'가'.repeat(299)}😀`,
  long: '긴 이름 '.repeat(3000),
  percent: 'A/1/%zz/0/0',
}

/** The same row again, unchanged or with another value of this field. */
export const DOUBLES = ['doubled', 'doubled and empty', 'doubled and other'] as const

export type Spoiling = keyof typeof VALUES | (typeof DOUBLES)[number]

const SPOILINGS: readonly Spoiling[] = [...Object.keys(VALUES), ...DOUBLES]

/** A row and its corrupted field, both as fractions of their number. */
export const anySpoiling = fc.record({
  row: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  field: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  how: fc.constantFrom(...SPOILINGS),
})

export const pick = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T

/** How often each is tried; longer runs set a higher number. */
export const spoilingRuns = (few: number): number => Number(process.env.GONGGO_SPOILING_RUNS ?? few)
