import { decodeCp949 } from '../../rules/cp949.ts'
import type { Sheet } from './budget.ts'
import { tidy } from './prose.ts'

/** Of the characters of a text, so many may not be readable; a file with more is no text. */
const MOST_BROKEN = 0.02
const REPLACEMENT = 0xfffd
/** Tab, line feed, form feed and carriage return; other control characters are what a binary file contains. */
const WRITTEN_CONTROLS = new Set([9, 10, 12, 13])
const CONTROLS = /(?![\t\n\f\r])\p{Cc}/gu

/** UTF-8, UTF-16 with its mark, or CP949; null for anything else, which is no text. */
export function textOfBytes(bytes: Buffer): string | null {
  const text = decoded(bytes)
  return brokenIn(text) > text.length * MOST_BROKEN ? null : text
}

export function writeText(text: string, sheet: Sheet): void {
  if (brokenIn(text) > 0) sheet.miss('damaged')
  sheet.budget.write(text.length)
  sheet.write(null, tidy(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(CONTROLS, '')))
}

function brokenIn(text: string): number {
  let broken = 0
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === REPLACEMENT || (code < 0x20 && !WRITTEN_CONTROLS.has(code))) broken += 1
  }
  return broken
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  if (!text.includes('\ufffd')) return text
  const korean = decodeCp949(bytes)
  return brokenIn(korean) < brokenIn(text) ? korean : text
}
