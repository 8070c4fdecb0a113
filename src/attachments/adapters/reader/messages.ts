import type { FileKind } from '../../rules/reading.ts'
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

export interface PartPiece {
  entry: string | null
  page: number | null
  /** The first piece of a part. */
  isNew: boolean
  text: string
}

export type ReaderReport = { kind: FileKind } | { part: PartPiece } | { outcome: FileOutcome; memoryBytes: number }
