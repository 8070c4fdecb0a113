import { createLongText } from '../../search/long-text.ts'
import type { ReadPiece } from './reading.ts'

/** Sizes in UTF-16 units. */
interface SectionSizes {
  /** The maximum distance between the beginnings of two sections. */
  length: number
  /**
   * The length of the next section that is repeated at the end: a hit has at most two units for each unit of a term.
   */
  overlap: number
  /** A section is preferably cut at a separator within this distance of its end. */
  slack: number
}

const SIZES: SectionSizes = { length: 100_000, overlap: 10_000, slack: 5_000 }
/** In UTF-16 units. A longer term may not be complete in any section. */
export const LONGEST_TERM = 4_000

export interface Section {
  norm: string
  /** The parts of the text in the section, and where each begins in `norm`. The first one may begin earlier. */
  parts: number[]
  starts: number[]
}

type Part = Pick<ReadPiece, 'entry' | 'page' | 'text'> & { part: number }

/** Divides the parts of a text into sections as they arrive; memory is bounded by the longest part. */
export function createSections({ length, overlap, slack } = SIZES) {
  const long = createLongText()
  let norm = ''
  let begun: { part: number; start: number }[] = []
  let last: Part | null = null

  function cut(): Section[] {
    const made: Section[] = []
    while (norm.length >= length + overlap + slack) {
      const next = cutAt(norm, length, slack)
      const end = cutAt(norm, next + overlap, slack)
      made.push(sectionOf(norm.slice(0, end), begun))
      const inside = begun.filter(({ start }) => start <= next).at(-1)
      begun = begun.filter((one) => one === inside || one.start > next)
      begun = begun.map(({ part, start }) => ({ part, start: Math.max(start - next, 0) }))
      norm = norm.slice(next)
    }
    return made
  }

  return {
    *add(part: Part): Generator<void, Section[]> {
      // A long page has several parts, which may be cut within a word.
      if (last && (last.page !== part.page || last.entry !== part.entry)) norm += long.endPage()
      begun.push({ part: part.part, start: norm.length })
      last = part
      norm += yield* long.push(part.text)
      return cut()
    },
    end(): Section[] {
      norm += long.end()
      const made = cut()
      return norm === '' ? made : [...made, sectionOf(norm, begun)]
    },
  }
}

const sectionOf = (norm: string, begun: readonly { part: number; start: number }[]): Section => {
  const inside = begun.filter(({ start }, index) => index === 0 || start < norm.length)
  return { norm, parts: inside.map(({ part }) => part), starts: inside.map(({ start }) => start) }
}

/**
 * At the last separator before that place. If there is none nearby, the cut does not matter: only hits of two or three
 * letters with a separator depend on the text around them.
 */
function cutAt(norm: string, place: number, slack: number): number {
  const separator = Math.max(norm.lastIndexOf(' ', place), norm.lastIndexOf('-', place))
  if (separator >= place - slack) return separator
  const isInside = (norm.charCodeAt(place) & 0xfc00) === 0xdc00
  return isInside ? place - 1 : place
}
