/** The outcome of one request of the load. */
export interface Sample {
  /** The process that was called. */
  name: string
  /** When it was answered, or given up. */
  at: number
  ms: number
  isGood: boolean
}

/** The responses of one process within a window of time. */
export interface Window {
  asked: number
  /** The share of good responses. */
  share: number
  /** The p95 of good responses. */
  p95: number
}

/** The performance of a process without a fault: the smallest share and the longest p95 of its control windows. */
export type Band = Pick<Window, 'share' | 'p95'>

export const WINDOW_MS = 1_000
/** Step between windows: they overlap. */
export const STEP_MS = 250
/** Tolerance, because the extremes of a few windows do not bound the next one. */
const SLACK = 1.1
const KEPT_MS = 180_000

export type Timeline = ReturnType<typeof createTimeline>

/** The responses to the load, by process. */
export function createTimeline(names: readonly string[]) {
  const samples = new Map(names.map((name) => [name, [] as Sample[]]))

  function windowOf(name: string, from: number): Window {
    const list = samples.get(name) ?? []
    const window = list.slice(firstFrom(list, from), firstFrom(list, from + WINDOW_MS))
    const times = window.flatMap(({ isGood, ms }) => (isGood ? [ms] : [])).sort((a, b) => a - b)
    return {
      asked: window.length,
      share: window.length === 0 ? 0 : times.length / window.length,
      p95: times[Math.ceil(0.95 * times.length) - 1] ?? Number.POSITIVE_INFINITY,
    }
  }

  return {
    /** In order of time. */
    record(sample: Sample): void {
      const list = samples.get(sample.name) ?? []
      list.push(sample)
      if ((list[0]?.at ?? 0) < sample.at - 2 * KEPT_MS) list.splice(0, firstFrom(list, sample.at - KEPT_MS))
    },
    /** For each process, from windows without a fault. */
    bands(froms: readonly number[]): Map<string, Band> {
      return new Map(names.map((name) => [name, bandOf(froms.map((from) => windowOf(name, from)))]))
    },
    /** Whether each process was within its band in the window beginning then. */
    isWithin(bands: ReadonlyMap<string, Band>, from: number): boolean {
      return names.every((name) => {
        const band = bands.get(name)
        return band !== undefined && fits(windowOf(name, from), band)
      })
    },
  }
}

/** The index of the first sample at this time or later. */
function firstFrom(list: readonly Sample[], time: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.at ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

const bandOf = (windows: readonly Window[]): Band => ({
  share: Math.min(...windows.map(({ share }) => share)),
  p95: Math.max(...windows.map(({ p95 }) => p95)),
})

/** A window without any good response is never within the band. */
const fits = ({ asked, share, p95 }: Window, band: Band): boolean =>
  asked > 0 && share > 0 && share * SLACK >= band.share && p95 <= band.p95 * SLACK
