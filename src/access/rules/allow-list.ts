import { parseRange, rangeText } from '../../lib/net.ts'
import type { FieldError } from '../../lib/problems.ts'

/** Ranges in their one spelling, in the order given, each once; with a word about every text that is none. */
export function readRanges(texts: readonly string[]): { ranges: string[]; errors: FieldError[] } {
  const ranges = new Set<string>()
  const errors: FieldError[] = []
  for (const [index, text] of texts.entries()) {
    const range = parseRange(text.trim())
    if (range) ranges.add(rangeText(range))
    else {
      const name = `ranges[${index}]`
      const message = {
        en: `"${name}" must be an address or a range such as 203.0.113.0/24 or 2001:db8::/32.`,
        ko: `"${name}" 값은 IP 주소이거나 203.0.113.0/24, 2001:db8::/32 같은 범위여야 합니다.`,
      }
      errors.push({ in: 'body', name, code: 'invalid_field', message })
    }
  }
  return { ranges: [...ranges], errors }
}
