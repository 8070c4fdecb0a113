import type { run } from 'node:test'
import type { Group } from './groups.ts'

export interface RunWatchOptions {
  totalMs: number
  silenceMs: number
  /** Those run as one file. */
  groups: Group[]
  /** The name of a file in the output. */
  nameOf(file: string): string
}

export interface RunWatch {
  /** Called if a file is silent for too long or all together take too long, with the names of what still ran. */
  hung: Promise<string>
  /** Once all have ended. */
  result(): { passed: boolean; leftOut: string[] }
}

/** The progress of one file. */
interface AtWork {
  heardAt: number
  /** It has loaded and begun its tests. */
  begun: boolean
  /** Tests and suites that have begun and not ended, by place. */
  open: Map<string, string>
}

interface Place {
  name: string
  file?: string | undefined
  line?: number | undefined
  column?: number | undefined
}

const CHECK_MS = 500

/**
 * Watches tests while they run. A file that has passed all its tests and does not end, because something it started
 * still runs, would otherwise block the whole run silently.
 */
export function createRunWatch(tests: ReturnType<typeof run>, options: RunWatchOptions): RunWatch {
  const { totalMs, silenceMs, groups, nameOf } = options
  const entryOf = new Map(groups.flatMap(({ entry, files }) => files.map((file) => [file, entry])))
  const membersOf = new Map(groups.map(({ entry, files }) => [entry, files]))
  const atWork = new Map<string, AtWork>()
  const leftOut = new Map<string, number>()
  let passed = false
  const hung = Promise.withResolvers<string>()
  const begun = performance.now()

  const timer = setInterval(() => {
    const now = performance.now()
    const silentFor = (ms: number) => [...atWork].filter(([, { heardAt }]) => now - heardAt > ms)
    // Files that hang for the same reason seldom start to do so at the same moment.
    if (silentFor(silenceMs).length > 0)
      tell(`Nothing was heard for ${silenceMs / 1000} s of`, silentFor(silenceMs / 2))
    else if (now - begun > totalMs) tell(`After ${totalMs / 1000} s these still ran`, [...atWork])
  }, CHECK_MS)

  function tell(what: string, files: [string, AtWork][]): void {
    clearInterval(timer)
    const lines = files.map(([file, { open, begun }]) => {
      const without = begun ? 'its tests have ended; something they started still runs' : 'no test of it has begun'
      const names = (membersOf.get(file) ?? [file]).map(nameOf).join(', ')
      return `  ${names}: ${[...open.values()].join(' > ') || without}`
    })
    hung.resolve(`HANGS. ${what}:\n${lines.join('\n')}\nThe run is ended.`)
  }

  /** Each file is reported as a test too, under its own path. */
  const isFile = ({ name, file }: Place) => name === file
  const keyOf = ({ name, line, column }: Place) => `${line}:${column} ${name}`

  function heard(place: Place, change: (work: AtWork) => void): void {
    const work = atWork.get(entryOf.get(place.file ?? '') ?? place.file ?? '')
    if (!work) return
    work.heardAt = performance.now()
    work.begun = true
    change(work)
  }

  tests.on('test:dequeue', (place) => {
    if (isFile(place)) atWork.set(place.name, { heardAt: performance.now(), begun: false, open: new Map() })
    else heard(place, ({ open }) => open.set(keyOf(place), place.name))
  })
  tests.on('test:complete', (place) => {
    if (isFile(place)) atWork.delete(place.name)
    else heard(place, ({ open }) => open.delete(keyOf(place)))
  })
  tests.on('test:pass', ({ name, file = '', skip }) => {
    if (skip === undefined || skip === false) return
    const line = `${nameOf(file)}: ${skip === true ? name : skip}`
    leftOut.set(line, (leftOut.get(line) ?? 0) + 1)
  })
  tests.on('test:summary', ({ file, success }) => {
    if (file !== undefined) return
    passed = success
    clearInterval(timer)
  })

  return {
    hung: hung.promise,
    result: () => ({
      passed,
      leftOut: [...leftOut].map(([line, times]) => (times === 1 ? line : `${line} (${times} times)`)).sort(),
    }),
  }
}
