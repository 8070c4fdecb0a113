import type { FailureKind } from '../schema.ts'

/** Why a task could not be done, told so that somebody can act on it. Never holds an address with a key in it. */
export class SourceFailure extends Error {
  readonly kind: FailureKind
  /** What the source calls it, where it does. */
  readonly code: string | null

  constructor(kind: FailureKind, message: string, code: string | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}
