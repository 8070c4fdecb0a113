import type { ReadReason, ReadState } from '../../rules/reading.ts'

/** Ends the reading of a file, or of one file in an archive. What was read before remains. */
export class Unreadable extends Error {
  readonly state: ReadState
  readonly reason: ReadReason
  constructor(reason: ReadReason, state: ReadState = 'failed') {
    super(`${state}: ${reason}`)
    this.state = state
    this.reason = reason
  }
}

export interface ReadLimits {
  unpackedBytes: number
  textCharacters: number
  depth: number
  entries: number
}

/** What a whole file may still use, with all that is packed in it. */
export interface Budget {
  /** Bytes that may still be unpacked. */
  readonly bytes: number
  unpack(bytes: number): void
  write(characters: number): void
  enter(): void
}

export function createBudget(limits: ReadLimits): Budget {
  let { unpackedBytes: bytes, textCharacters: characters, entries } = limits
  const spent = (left: number, reason: ReadReason): number => {
    if (left < 0) throw new Unreadable(reason)
    return left
  }
  return {
    get bytes() {
      return bytes
    },
    unpack(count) {
      bytes = spent(bytes - count, 'sizeLimit')
    },
    write(count) {
      characters = spent(characters - count, 'sizeLimit')
    },
    enter() {
      entries = spent(entries - 1, 'entryLimit')
    },
  }
}

/** Where a reader puts what it reads. */
export interface Sheet {
  budget: Budget
  write(page: number | null, text: string): void
  /** Something is missing, and reading goes on. The first reason is kept. */
  miss(reason: ReadReason): void
  /** The file has pictures, which may show text. */
  seePicture(): void
}
