import type { FileKind, ReadPiece } from '../../rules/reading.ts'
import type { ReadLimits } from './budget.ts'
import type { FileOutcome } from './read.ts'

/** What the reading process is asked for. The bytes of the file follow on its standard input. */
export interface Order {
  bytes: number
  limits: ReadLimits
  /** Of the processor. */
  timeMs: number
  elapsedMs: number
  memoryBytes: number
}

export type ReaderReport = { kind: FileKind } | { part: ReadPiece } | { outcome: FileOutcome; memoryBytes: number }
