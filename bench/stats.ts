export interface Options {
  notices: number
  /** The number of searches, or notices to match, for rivals. */
  sample: number
  /** The largest size of `growth`. */
  most: number
  /** The size of each text in `attachments`. */
  characters: number
  /** Folder where databases are kept and reused; `null` = created anew and deleted. */
  data: string | null
  progress: (text: string) => void
}

/** Titles from which words, agencies and prices of queries are drawn, in proportion to their frequency. */
export const SAMPLED_TITLES = 100_000

/** One line of the table. */
export interface Result {
  line: string
  figure: string
  rival: string
  ratio: string
  need: string
  /** `null` if the value is informative only. */
  reached: boolean | null
}

/** By nearest rank: a measured value, never an interpolated one. */
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
