import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { FileKind, FileReading, ReadPiece, ReadReason } from '../../rules/reading.ts'
import type { ReadLimits } from './budget.ts'
import type { Order, ReaderReport } from './messages.ts'
import { REASON_PIPE } from './watch.ts'

export interface ProcessLimits extends ReadLimits {
  /** Of the processor. */
  timeMs: number
  /** On a busy machine, a file waits longer for the processor than it takes of it. */
  elapsedMs: number
  memoryBytes: number
  /** Of the file itself. */
  fileBytes: number
}

export interface ReaderProcess {
  /** One file at a time. Fails only if the file cannot be opened or the process not be started. */
  read(path: string): Promise<FileReading>
  /** Of the process, while there is one. */
  pid(): number | undefined
  stop(): Promise<void>
}

const PROGRAM = new URL('program.ts', import.meta.url)
/** The part of the memory that JavaScript objects may take; buffers are outside. */
const HEAP_SHARE = 0.7
/** A process that used more than this part of its memory is replaced before the next file. */
const USED_SHARE = 0.35
/** Until a process has started and received a file. */
const START_MS = 60_000
/** The kernel ends this process first when memory is short. */
const FIRST_TO_END = '1000'
const IDLE_MS = 30_000
const MB = 1024 * 1024

/** A process that reads files. It starts with the first file, and ends if it is not used or exceeds a limit. */
export function createReaderProcess(limits: ProcessLimits): ReaderProcess {
  let child: ChildProcess | null = null
  let isStopped = false
  let idle: NodeJS.Timeout | null = null

  /** Resolves when the process has ended. */
  async function retire(): Promise<void> {
    const old = child
    child = null
    if (!old) return
    const ended = hasEnded(old)
    old.kill('SIGKILL')
    await ended
  }

  async function rest(memoryBytes: number): Promise<void> {
    if (memoryBytes > limits.memoryBytes * USED_SHARE) await retire()
    if (child) hold(child, false)
    idle = setTimeout(retire, IDLE_MS).unref()
  }

  /** A process that was not given the whole file is of no use to the next one. */
  async function readOr(path: string, size: number): Promise<Result> {
    if (!child || hasExited(child)) child = launch(limits)
    hold(child, true)
    try {
      return await readIn(child, path, size, limits)
    } catch (error) {
      await retire()
      throw error
    }
  }

  return {
    async read(path) {
      const { size } = await stat(path)
      if (size === 0) return failed('empty')
      if (size > limits.fileBytes) return failed('sizeLimit')
      if (isStopped) throw new Error('the reader of files was stopped')
      if (idle) clearTimeout(idle)
      const { reading, memoryBytes } = await readOr(path, size)
      if (isStopped) throw new Error('the reader of files was stopped')
      await rest(memoryBytes)
      return reading
    },
    pid: () => child?.pid,
    async stop() {
      isStopped = true
      if (idle) clearTimeout(idle)
      await retire()
    },
  }
}

const failed = (reason: ReadReason): FileReading => ({ kind: 'unknown', state: 'failed', reason, parts: [] })

const hasExited = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null

function hasEnded(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return Promise.resolve()
  child.ref()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

/** An idle process does not keep the service running. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const pipes = [child.stdin, reasonPipe(child)] as unknown as NodeJS.Timeout[]
  for (const part of [child, child.channel, pipes[0], pipes[1]]) {
    if (isHeld) part?.ref()
    else part?.unref()
  }
}

/**
 * May read its own program and packages and no other file, start no process, and load no addon. It gets no variables of
 * the environment, and turns no text into code.
 */
function launch({ memoryBytes }: ProcessLimits): ChildProcess {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const packages = dirname(dirname(fileURLToPath(import.meta.resolve('unpdf'))))
  const readable = ['src/attachments/', 'fonts/cmaps/', 'node_modules/', 'package.json'].map((path) => `${root}${path}`)
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-worker',
      ...[...readable, `${packages}/`].map((path) => `--allow-fs-read=${path}`),
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${Math.round((memoryBytes * HEAP_SHARE) / MB)}`,
      '--eval',
      `import(${JSON.stringify(PROGRAM.href)}).then((module) => module.runReader())`,
    ],
    { stdio: ['pipe', 'ignore', 'ignore', 'ipc', 'pipe'], env: {} },
  )
  // Only Linux has this, and not every container lets it be written.
  if (child.pid !== undefined) writeFile(`/proc/${child.pid}/oom_score_adj`, FIRST_TO_END).catch(() => {})
  // A process that ends breaks its pipe. An error that nobody hears would end the service.
  for (const part of [child, child.stdin, reasonPipe(child)]) part?.on('error', () => {})
  return child
}

/** Where the process writes why it ends itself. */
const reasonPipe = ({ stdio }: ChildProcess) => stdio[REASON_PIPE] as Readable | null | undefined

interface Result {
  reading: FileReading
  memoryBytes: number
}

/** Orders one file and collects what the process reports, until the outcome or the end of the process. */
function readIn(child: ChildProcess, path: string, size: number, limits: ProcessLimits): Promise<Result> {
  const parts: ReadPiece[] = []
  let characters = 0
  let kind: FileKind = 'unknown'
  let ended: ReadReason | null = null
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const end = (reason: ReadReason) => {
    ended ??= reason
    child.kill('SIGKILL')
  }
  // The process looks for itself; this is for one that cannot.
  const timer = setTimeout(end, START_MS + limits.elapsedMs, 'timeLimit')

  function collect(piece: ReadPiece): void {
    characters += piece.text.length
    if (characters > limits.textCharacters) end('sizeLimit')
    else parts.push(piece)
  }

  function onReport(report: ReaderReport): void {
    if ('kind' in report) kind = report.kind
    else if ('part' in report) collect(report.part)
    else
      resolve({
        reading: { ...report.outcome, parts },
        memoryBytes: report.memoryBytes,
      })
  }

  let written = ''
  const onReason = (chunk: Buffer) => {
    written += chunk
  }

  /** Its last messages may come after the exit of the process, as may the reason. */
  function onEnd(): void {
    const pipe = reasonPipe(child)
    if (child.connected || !hasExited(child) || (pipe && !pipe.closed)) return
    const reason = ended ?? REASONS.get(written) ?? reasonOfEnd(child)
    resolve({ reading: { kind, state: parts.length > 0 ? 'partial' : 'failed', reason, parts }, memoryBytes: 0 })
  }

  const listeners = { message: onReport, exit: onEnd, disconnect: onEnd, error: reject }
  for (const [event, listener] of Object.entries(listeners)) child.on(event, listener as () => void)
  reasonPipe(child)?.on('data', onReason).on('close', onEnd)
  // A process that was ended before may be noticed only now.
  onEnd()
  const { timeMs, elapsedMs, memoryBytes } = limits
  const order: Order = { bytes: size, limits, timeMs, elapsedMs, memoryBytes }
  child.send(order, () => {})
  pour(child, path, size).catch((error: Error) => {
    end('crashed')
    reject(error)
  })
  return promise.finally(() => {
    clearTimeout(timer)
    for (const [event, listener] of Object.entries(listeners)) child.off(event, listener as () => void)
    reasonPipe(child)?.off('data', onReason).off('close', onEnd)
  })
}

/** If the process ends meanwhile, that is reported by its end. */
async function pour({ stdin }: ChildProcess, path: string, size: number): Promise<void> {
  let given = 0
  for await (const chunk of createReadStream(path, { end: size - 1 }) as AsyncIterable<Buffer>) {
    given += chunk.length
    if (!stdin || stdin.destroyed) return
    if (!stdin.write(chunk)) await hasRoom(stdin)
  }
  if (given < size) throw new Error(`${path} became shorter while it was read`)
}

/** Or is closed, because the process has ended. */
const hasRoom = (stdin: Writable): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      stdin.off('drain', go).off('close', go)
      resolve()
    }
    stdin.on('drain', go).on('close', go)
  })

const REASONS = new Map<string, ReadReason>([
  ['memoryLimit', 'memoryLimit'],
  ['timeLimit', 'timeLimit'],
])

/** Of an end without a word. V8 aborts when its memory is used up; SIGKILL comes from outside, whatever the file is. */
function reasonOfEnd({ signalCode, exitCode }: ChildProcess): ReadReason {
  return signalCode === 'SIGABRT' || exitCode === 134 ? 'memoryLimit' : 'crashed'
}
