import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { PATIENCE_MS } from './patience.ts'

/** Processes started by tests: none of them outlives its tests. */
const running = new Set<ChildProcess>()

/** Other resources that must be closed before this process exits on a signal. */
const closing = new Set<() => Promise<unknown>>()

/**
 * A service needs a second or two to stop in order; one that takes longer is killed, before the runner kills the file.
 */
const STOP_MS = PATIENCE_MS / 4

/**
 * For every process that a test starts: it ends with the tests of its file, also if a `before` fails and no `after` can
 * end it, and when the file itself is stopped.
 */
export function endsWithTests<Child extends ChildProcess>(child: Child): Child {
  // Without a process id it never started, and its creator gets an 'error' event.
  if (child.pid === undefined) return child
  if (running.size === 0) {
    process.once('exit', killAll)
    if (closing.size === 0) process.once('SIGTERM', endAllAndExit)
  }
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (running.size > 0) return
    process.removeListener('exit', killAll)
    if (closing.size === 0) process.removeListener('SIGTERM', endAllAndExit)
  })
  return child
}

/**
 * For resources that are not child processes, such as a server that outlives this process: closed after its processes,
 * also at Ctrl-C.
 */
export function closeOnExit(close: () => Promise<unknown>): void {
  closing.add(close)
  process.once('SIGTERM', endAllAndExit).once('SIGINT', endAllAndExit)
}

/** Sends the signal and waits until the process ends; returns the exit code, or null after a signal. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  // A stopped process gets the signal only when it continues.
  child.kill('SIGCONT')
  const lastResort = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(lastResort)
  return child.exitCode
}

/** Ends all remaining processes, and closes their pipes, which children of a killed process may keep open. */
export async function endProcesses(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      await endProcess(child)
      for (const stream of child.stdio) stream?.destroy()
    }),
  )
}

function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

let isEnding = false
function endAllAndExit(): void {
  if (isEnding) return
  isEnding = true
  const close = () => Promise.all([...closing].map((one) => one()))
  endProcesses()
    .then(close)
    .finally(() => process.exit(1))
}
