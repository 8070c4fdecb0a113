import { createHash } from 'node:crypto'
import type { FailureKind, Rejected } from '../schema/connector.ts'

/** Why a task could not be done, in words that help to solve it. Never holds an address with a key in it. */
export class SourceFailure extends Error {
  readonly kind: FailureKind
  /** The source's own code for it, where it has one. */
  readonly code: string | null

  constructor(kind: FailureKind, message: string, code: string | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** For text that could not be read: enough to find it again, nothing of what it says. */
export const unreadable = (reason: string, text: string, place: Record<string, string | number>): Rejected => ({
  reason,
  record: { ...place, length: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') },
})

const REPLACED = /\ufffd/g
const BEYOND_ASCII = /[^\p{ASCII}]/gu

/** Bytes that call themselves JSON: UTF-8, or ISO-8859-1 by publishers who know no better. A byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  const lost = text.match(REPLACED)?.length ?? 0
  // A single broken byte in a page of Hangul is no reason to read all of it as Latin.
  if (lost === 0 || lost * 2 <= (text.match(BEYOND_ASCII)?.length ?? 0)) return text
  return new TextDecoder('windows-1252').decode(bytes)
}
