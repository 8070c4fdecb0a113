import { catalogApart, matcherApart } from './apart.ts'
import type { CatalogFigures, MatcherFigures } from './measure.ts'
import { megabytes, ms, number, type Options, type Result, times } from './stats.ts'

const COUNTS = [100_000, 1_000_000, 3_000_000]
const MATCHED_NOTICES = 50_000
const MOST_RATIO = 3.3

interface Size {
  count: number
  catalog: CatalogFigures
  matcher: MatcherFigures
}

/** The same at three sizes; `--most=1000000` skips the largest. */
export async function growth({ most, data, progress }: Options): Promise<Result[]> {
  const sizes: Size[] = []
  for (const count of COUNTS.filter((count) => count <= most)) {
    progress(`${number(count)} notices …`)
    const catalog = await catalogApart(count, data)
    progress(`${number(count)} keywords …`)
    sizes.push({ count, catalog, matcher: await matcherApart(count, MATCHED_NOTICES) })
  }
  return [
    line(sizes, 'search cold, median', ({ catalog }) => catalog.coldMedian, ms),
    line(sizes, 'search cold, p99', ({ catalog }) => catalog.coldP99, ms),
    line(sizes, 'search warm, median', ({ catalog }) => catalog.warmMedian, ms),
    line(sizes, 'loading the catalog', ({ catalog }) => catalog.loadMs, ms),
    line(sizes, 'process', ({ catalog }) => catalog.rss, megabytes),
    line(sizes, 'matcher, a notice', ({ matcher }) => matcher.ms / matcher.notices, ms),
    line(sizes, 'matcher, memory', ({ matcher }) => matcher.bytes, megabytes),
  ]
}

function line(
  sizes: readonly Size[],
  name: string,
  figureOf: (size: Size) => number,
  text: (value: number) => string,
): Result {
  const at = (count: number) => sizes.find((size) => size.count === count)
  const [smaller, larger] = [at(1_000_000), at(3_000_000)]
  const ratio = smaller && larger ? figureOf(larger) / figureOf(smaller) : null
  return {
    line: `growth: ${name}`,
    figure: sizes.map((size) => text(figureOf(size))).join(' · '),
    rival: sizes.map(({ count }) => `${number(count / 1e6)} M`).join(' · '),
    ratio: ratio === null ? 'not measured' : times(ratio),
    need: '3 M ≤ 3.3× of 1 M',
    reached: ratio === null ? null : ratio <= MOST_RATIO,
  }
}
