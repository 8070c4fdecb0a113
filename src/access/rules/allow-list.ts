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
      const message = 'must be an address or a range such as 203.0.113.0/24 or 2001:db8::/32.'
      errors.push({
        in: 'body',
        name: `ranges[${index}]`,
        code: 'invalid_field',
        message: `"ranges[${index}]" ${message}`,
      })
    }
  }
  return { ranges: [...ranges], errors }
}
