import { createReaderProcess, type ProcessLimits, type ReaderProcess } from '../adapters/reader/index.ts'
import type { FileReading } from '../rules/reading.ts'

export interface FileReaderLimits extends ProcessLimits {
  /** Files read at the same time, each in its own process. */
  processes: number
}

const MB = 1024 * 1024

export const READER_LIMITS: FileReaderLimits = {
  processes: 1,
  timeMs: 60_000,
  elapsedMs: 600_000,
  memoryBytes: 768 * MB,
  fileBytes: 256 * MB,
  unpackedBytes: 256 * MB,
  textCharacters: 10_000_000,
  depth: 5,
  entries: 2_000,
}

interface LimitedReader {
  /** Rejects only if the file cannot be opened. Errors of its content are in the state of the reading. */
  read(path: string): Promise<FileReading>
  /** The current processes. */
  pids(): number[]
  /** Unfinished readings fail. */
  stop(): Promise<void>
}

interface ReaderSlot {
  process: ReaderProcess
  waiting: number
  last: Promise<unknown>
}

/** Reads files in separate processes, which are killed when they exceed a limit. */
export function createFileReader(limits: FileReaderLimits): LimitedReader {
  const slots: ReaderSlot[] = Array.from({ length: limits.processes }, () => ({
    process: createReaderProcess(limits),
    waiting: 0,
    last: Promise.resolve(),
  }))
  return {
    read(path) {
      const slot = slots.reduce((best, other) => (other.waiting < best.waiting ? other : best))
      slot.waiting += 1
      const reading = slot.last
        .then(() => slot.process.read(path))
        .finally(() => {
          slot.waiting -= 1
        })
      slot.last = reading.catch(() => {})
      return reading
    },
    pids: () => slots.flatMap(({ process }) => process.pid() ?? []),
    async stop() {
      await Promise.all(slots.map(({ process }) => process.stop()))
    },
  }
}
