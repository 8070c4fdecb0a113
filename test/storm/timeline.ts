/** What became of one request of the load. */
export interface Sample {
  /** Of the process that was asked. */
  name: string
  /** When it was answered, or given up. */
  at: number
  ms: number
  isGood: boolean
}

/** The answers of one process within a window of time. */
export interface Window {
  asked: number
  /** Of good answers. */
  share: number
  /** Of the good ones: 95 % took at most so long. */
  p95: number
}

/** What a process does without a fault: the smallest share and the longest p95 of its control windows. */
export type Band = Pick<Window, 'share' | 'p95'>

export const WINDOW_MS = 1_000
/** From one window to the next: they overlap. */
export const STEP_MS = 250
/** The extremes of a few windows are no bounds of the next one. */
const SLACK = 1.1
const KEPT_MS = 180_000

export type Timeline = ReturnType<typeof createTimeline>

/** The answers to the load, one process beside the other. */
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
    /** In the order of time. */
    record(sample: Sample): void {
      const list = samples.get(sample.name) ?? []
      list.push(sample)
      if ((list[0]?.at ?? 0) < sample.at - 2 * KEPT_MS) list.splice(0, firstFrom(list, sample.at - KEPT_MS))
    },
    /** Of each process, from windows without a fault. */
    bands(froms: readonly number[]): Map<string, Band> {
      return new Map(names.map((name) => [name, bandOf(froms.map((from) => windowOf(name, from)))]))
    },
    /** Whether each process was within its band in the window that began then. */
    isWithin(bands: ReadonlyMap<string, Band>, from: number): boolean {
      return names.every((name) => {
        const band = bands.get(name)
        return band !== undefined && fits(windowOf(name, from), band)
      })
    },
  }
}

/** The place of the first sample at this time or later. */
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

/** A window without any good answer never fits. */
const fits = ({ asked, share, p95 }: Window, band: Band): boolean =>
  asked > 0 && share > 0 && share * SLACK >= band.share && p95 <= band.p95 * SLACK
