import { createHash } from 'node:crypto'
import type { FailureKind, Rejected } from '../schema/connector.ts'

/** Why a task failed, in words that help to fix it. Never contains an address with a key. */
export class SourceFailure extends Error {
  readonly kind: FailureKind
  /** The source's own code, if any. */
  readonly code: string | null

  constructor(kind: FailureKind, message: string, code: string | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** For unreadable text: enough to find it again, without its content. */
export const unreadable = (reason: string, text: string, place: Record<string, string | number>): Rejected => ({
  reason,
  record: { ...place, length: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') },
})

const REPLACED = /\ufffd/g
const BEYOND_ASCII = /[^\p{ASCII}]/gu

/** Bytes labelled as JSON: UTF-8, or ISO-8859-1 from some publishers. A byte order mark is removed. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  const lost = text.match(REPLACED)?.length ?? 0
  // A single broken byte in a page of Hangul is no reason to read all of it as Latin.
  if (lost === 0 || lost * 2 <= (text.match(BEYOND_ASCII)?.length ?? 0)) return text
  return new TextDecoder('windows-1252').decode(bytes)
}
