import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { PATIENCE_MS } from './patience.ts'

/** What tests have started and what still runs of it: no such process outlives its tests, whatever becomes of them. */
const running = new Set<ChildProcess>()

/** What else must be stopped before this process exits when it is told to stop. */
const closing = new Set<() => Promise<unknown>>()

/** An orderly stop takes a service a second or two; one that takes longer is killed, before the runner gives the file up. */
const STOP_MS = PATIENCE_MS / 4

/**
 * For every process that a test starts: it is ended with the tests of its file, also when a `before` failed and no
 * `after` knows of it, and when the file itself is told to stop.
 */
export function endsWithTests<Child extends ChildProcess>(child: Child): Child {
  // Without a process id it never began; whoever started it hears of that by its 'error'.
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

/** For what is no process of this one, such as a server that outlives it: closed after its processes, also at Ctrl-C. */
export function closesWhenStopped(close: () => Promise<unknown>): void {
  closing.add(close)
  process.once('SIGTERM', endAllAndExit).once('SIGINT', endAllAndExit)
}

/** Sends the signal and waits for the end, which comes in any case; the exit code, or null after a signal. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  // One that was made to stand still hears nothing until it goes on.
  child.kill('SIGCONT')
  const lastResort = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(lastResort)
  return child.exitCode
}

/** The end of all that is left. Their pipes are let go too: what a killed one has started itself may hold them open. */
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
