export interface Options {
  notices: number
  /** Searches, or notices against keywords, of which a rival is given. */
  sample: number
  /** The largest count of `growth`. */
  most: number
  /** Of each text of `attachments`. */
  characters: number
  /** Folder where databases are kept and used again; `null` = made anew and thrown away. */
  data: string | null
  progress: (text: string) => void
}

/** Titles from which words, agencies and prices of queries are drawn as often as they stand in all of them. */
export const SAMPLED_TITLES = 100_000

/** One line of the table. */
export interface Result {
  line: string
  figure: string
  rival: string
  ratio: string
  need: string
  /** `null` where the figure is for orientation only. */
  reached: boolean | null
}

/** By nearest rank: a value that was measured, never one between two. */
export function percentile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: Iterable<number>): number => percentile(values, 0.5)

export const number = (value: number, digits = 3): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(digits)))

export const ms = (value: number): string => `${number(value)} ms`
export const megabytes = (bytes: number): string => `${number(bytes / 1e6)} MB`
export const times = (ratio: number): string => `${number(ratio)}×`

export const HEADER = ['| line | figure | compared with | ratio | target | met |', '|---|---|---|---|---|---|'].join(
  '\n',
)

export const toRow = ({ line, figure, rival, ratio, need, reached }: Result): string =>
  `| ${[line, figure, rival, ratio, need, reached === null ? '–' : reached ? 'yes' : '**no**'].join(' | ')} |`
