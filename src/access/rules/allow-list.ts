import { parseRange, rangeText } from '../../lib/net.ts'
import type { FieldError } from '../../lib/problems.ts'
import type { AllowList } from '../schema/allow-list.ts'

/** Comments by range, in canonical form. */
export type RangeComments = Record<string, string>

/** The ranges in canonical form, in the given order, without duplicates, with an error for each invalid text. */
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

/** The comments on ranges of the list. Comments on other ranges are errors, blank ones are ignored. */
export function readComments(ranges: readonly string[], given: AllowList['comments']) {
  const comments: RangeComments = {}
  const errors: FieldError[] = []
  for (const [index, { range: text, comment }] of given.entries()) {
    const range = parseRange(text.trim())
    const spelling = range ? rangeText(range) : null
    if (spelling === null || !ranges.includes(spelling)) {
      const name = `comments[${index}].range`
      const message = {
        en: `"${name}" must be one of the ranges of the list.`,
        ko: `"${name}" 값은 목록에 있는 범위여야 합니다.`,
      }
      errors.push({ in: 'body', name, code: 'invalid_field', message })
    } else if (comment.trim() !== '') comments[spelling] = comment.trim()
  }
  return { comments, errors }
}

/** In the order of the ranges, without comments on other ranges. */
export const commentsOn = (ranges: readonly string[], comments: RangeComments): AllowList['comments'] =>
  ranges.flatMap((range) => {
    const comment = comments[range]
    return comment === undefined ? [] : [{ range, comment }]
  })
