import { catalogApart } from './apart.ts'
import { megabytes, number, type Options, type Result, times } from './stats.ts'

const MOST_BYTES = 900e6
const MOST_RATIO = 1.5
const MILLION = 1_000_000

export async function memory({ notices, progress }: Options): Promise<Result[]> {
  progress(`a catalog of ${number(notices)} notices …`)
  const { rss, raw, columns, loadMs, heap, buffers, remembered } = await catalogApart(notices)
  const ratio = rss / raw
  const atSize = notices === MILLION
  return [
    {
      line: `memory, ${number(notices)} notices`,
      figure: `process ${megabytes(rss)} (columns and indexes ${megabytes(columns)}, remembered terms ${megabytes(remembered)}, all buffers ${megabytes(buffers)}, heap ${megabytes(heap)}; loading took ${number(loadMs / 1000)} s of processor time)`,
      rival: `fields ${megabytes(raw)}`,
      ratio: times(ratio),
      need: '≤ 900 MB and ≤ 1.5×',
      reached: atSize ? rss <= MOST_BYTES && ratio <= MOST_RATIO : null,
    },
  ]
}
