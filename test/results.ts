import { appendFileSync, readFileSync } from 'node:fs'
import type { run } from 'node:test'

/** Names a file to which each test run appends its results, one JSON object per line. */
export const RESULTS_VARIABLE = 'GONGGO_TEST_RESULTS'

/** A failed test, and the arguments for Node that run its file alone. */
export interface Failure {
  kind: 'failed'
  file: string
  test: string
  message: string
  again: string[]
}

/** A file that hung or crashed: some of its tests have no result. */
export interface Broken {
  kind: 'broken'
  file: string
  message: string
}

/** How many tests ran in a file of which one failed. */
export interface Counted {
  kind: 'counted'
  file: string
  tests: number
}

/** Processor time of a test process, in seconds. */
export interface Cost {
  kind: 'cost'
  file: string
  seconds: number
}

/** The last line of a completed run. */
export interface Ended {
  kind: 'ended'
  passed: number
  failed: number
}

export type Result = Failure | Broken | Counted | Cost | Ended

/** Does nothing unless the caller requested results. */
export function writeResult(result: Result): void {
  const file = process.env[RESULTS_VARIABLE]
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
}

export const readResults = (file: string): Result[] => readJsonLines<Result>(file)

/** An empty list if the file does not exist yet. */
export function readJsonLines<T>(file: string): T[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as T)
  } catch (error) {
    if (Object(error).code === 'ENOENT') return []
    throw error
  }
}

interface RecordOptions {
  /** The file of a test as the command line names it; null for a process that runs several files. */
  fileOf(place: { file?: string | undefined; name: string }): string | null
  /** The arguments of Node to run one file. */
  commandOf(file: string): string[]
}

/**
 * Records each failure of a run. A process that fails, or ends before its tests do, leaves tests without a result; so
 * does one that exits with code 0, which node:test reports as passed. These are also returned when the run has ended.
 */
export function recordFailures(tests: ReturnType<typeof run>, { fileOf, commandOf }: RecordOptions): Broken[] {
  const broken: Broken[] = []
  const report = (file: string, message: string): void => {
    broken.push({ kind: 'broken', file, message })
    writeResult({ kind: 'broken', file, message })
  }
  /** Tests that began and have no result yet, by process. */
  const open = new Map<string, Set<string>>()
  const openIn = (file = '') => open.get(file) ?? new Set()
  tests.on('test:enqueue', ({ file = '', ...place }) => {
    open.set(file, openIn(file).add(keyOf(place)))
  })
  tests.on('test:complete', ({ file, ...place }) => {
    openIn(file).delete(keyOf(place))
  })
  /** Tests that ran, by file, and the files with a failure. */
  const [counts, failing] = [new Map<string, number>(), new Set<string>()]
  const count = ({ name, file, skip, todo, details }: Ran): void => {
    const owner = fileOf({ file, name })
    if (owner === null || name === file || details.type === 'suite' || skip || todo) return
    counts.set(owner, (counts.get(owner) ?? 0) + 1)
  }
  tests.on('test:pass', (place) => {
    const { name, file } = place
    if (name === file) report(fileOf({ file, name }) ?? name, 'ended without a test')
    count(place)
  })
  tests.on('test:fail', (place) => {
    const { name, file, todo, details } = place
    const { error } = details
    count(place)
    const { failureType } = error as Error & { failureType?: string }
    // A suite fails when one of its tests fails; that test has its own line.
    if (todo || failureType === 'subtestsFailed') return
    const message = firstLine(error)
    const owner = fileOf({ file, name })
    if (owner === null || name === file) return report(owner ?? name, message)
    failing.add(owner)
    writeResult({ kind: 'failed', file: owner, test: name, message, again: commandOf(owner) })
  })
  tests.on('test:summary', ({ file, counts: total }) => {
    if (file !== undefined) return
    for (const owner of failing) writeResult({ kind: 'counted', file: owner, tests: counts.get(owner) ?? 0 })
    for (const [name, left] of open)
      if (left.size > 0)
        report(fileOf({ file: name, name }) ?? name, `ended before these tests did: ${[...left].join(', ')}`)
    const { tests: all, passed, skipped, todo } = total
    writeResult({ kind: 'ended', passed, failed: all - passed - skipped - todo })
  })
  return broken
}

interface Ran {
  name: string
  file?: string | undefined
  skip?: string | boolean | undefined
  todo?: string | boolean | undefined
  details: { type?: string | undefined }
}

interface Place {
  name: string
  line?: number | undefined
  column?: number | undefined
}

const keyOf = ({ name, line, column }: Place): string => `${name} (${line}:${column})`

const firstLine = (error: Error): string => {
  const { message } = error.cause instanceof Error ? error.cause : error
  return message.split('\n').find((line) => line.trim() !== '') ?? message
}
