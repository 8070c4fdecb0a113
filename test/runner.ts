import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { writeGroups } from './groups.ts'
import { PATIENCE_MS } from './patience.ts'
import { recordFailures, writeResult } from './results.ts'
import { createRunWatch } from './run-watch.ts'
import { SERVER_VARIABLE, startTestServer } from './server.ts'

export interface RunOptions {
  /** Maximum times for the whole run, for a file without output, and for a test without its own limit. */
  totalMs?: number | undefined
  silenceMs?: number | undefined
  testMs?: number
  /**
   * The number of files that run concurrently: tests wait for processes and the network. With one more than two cores,
   * a quarter of the time was idle.
   */
  lanes?: number | undefined
  /** Fails if a test is skipped. */
  whole?: boolean
  /** Files that share processes, this many in each; after all others, unless they should be first. */
  together?: { files: string[]; size: number; isFirst?: boolean } | undefined
  /** Options of the script that calls this. The script with these and a file runs only that file. */
  again?: string[]
  /** Called before the process ends. */
  atEnd?: () => void
}

/** A test has several steps, a file several tests. */
const TEST_MS = 5 * PATIENCE_MS
const SILENCE_MS = 6 * PATIENCE_MS
/** Longer than the limit of `.ci/run`, which ends suites itself: a slow machine must not count as hanging. */
const RUN_MS = 80 * PATIENCE_MS
/** For files that were asked to end. */
const GRACE_MS = PATIENCE_MS / 2

/** Runs test files on one PostgreSQL, each in a process with separate databases, and ends this process. */
export async function runTests(files: string[], options: RunOptions): Promise<never> {
  const {
    lanes = availableParallelism() + 2,
    whole = false,
    together = { files: [], size: 1, isFirst: false },
  } = options
  const { again = [], totalMs = RUN_MS, silenceMs = SILENCE_MS, testMs = TEST_MS, atEnd = () => {} } = options
  // A nested run, such as the tests of this file, needs no server of its own.
  const server = process.env[SERVER_VARIABLE] === undefined ? await startTestServer() : null
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-run-'))
  // Files reuse the stripped and compiled modules of earlier ones and of outer runs.
  process.env.NODE_COMPILE_CACHE ||= join(folder, 'code')
  if (server) process.env[SERVER_VARIABLE] = JSON.stringify(server.connection)
  const groups = writeGroups(
    join(folder, 'groups'),
    together.files.map((file) => resolve(file)),
    together.size,
  )
  const [alone, shared] = [files.map((file) => resolve(file)), groups.map(({ entry }) => entry)]
  const script = relative('.', process.argv[1] ?? '')
  const stopping = new AbortController()
  const tests = run({
    files: together.isFirst ? [...shared, ...alone] : [...alone, ...shared],
    concurrency: lanes,
    timeout: testMs,
    signal: stopping.signal,
  })
  const nameOf = (file: string) => relative('.', file)
  const watch = createRunWatch(tests, { totalMs, silenceMs, groups, nameOf })
  const entries = new Set(groups.map(({ entry }) => entry))
  const broken = recordFailures(tests, {
    // If a file of a group cannot be loaded, its suite is named after the file.
    fileOf: ({ file = '', name }) => (!entries.has(file) ? nameOf(file) : name === file ? null : name),
    commandOf: (file) => [script, ...again, file],
  })
  // A stop signal reaches the tests as well; the server is stopped after they have ended.
  const stop = () => stopping.abort()
  process.on('SIGINT', stop).on('SIGTERM', stop)
  watch.hung.then((words) => {
    process.stderr.write(`\n${words}\n`)
    writeResult({ kind: 'broken', file: 'run', message: words })
    stop()
    // A process in an endless loop does not handle signals.
    setTimeout(() => {
      atEnd()
      process.exit(1)
    }, GRACE_MS).unref()
  })
  await pipeline(tests.compose(new spec()), process.stdout, { end: false })
  const { passed, leftOut } = watch.result()
  for (const { file, message } of broken) process.stdout.write(`\nBroken: ${file}: ${message}\n`)
  if (leftOut.length > 0) process.stdout.write(`\nLeft out:\n${leftOut.map((line) => `  ${line}\n`).join('')}`)
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
  atEnd()
  process.exit(passed && broken.length === 0 && !(whole && leftOut.length > 0) ? 0 : 1)
}
