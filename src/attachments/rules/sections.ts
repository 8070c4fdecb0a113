import { createLongText } from '../../search/long-text.ts'
import type { ReadPiece } from './reading.ts'

/** In UTF-16 units. */
interface SectionSizes {
  /** A section begins at most so far after the one before. */
  length: number
  /** How much of the next section it has as well: a hit has at most two units for each of a term. */
  overlap: number
  /** Where it is cut rather: at a separator this far before. */
  slack: number
}

const SIZES: SectionSizes = { length: 100_000, overlap: 10_000, slack: 5_000 }
/** In UTF-16 units. Longer terms may be nowhere in one section. */
export const LONGEST_TERM = 4_000

export interface Section {
  norm: string
  /** Parts of the text in it, and where in `norm` each begins: the first one may have begun before. */
  parts: number[]
  starts: number[]
}

type Part = Pick<ReadPiece, 'entry' | 'page' | 'text'> & { part: number }

/** Cuts the parts of a text into sections as they come; memory is bounded by the longest part. */
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
      // A long page has several parts, which are cut anywhere.
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
 * At the last separator before that place. Without one nearby, an edge there changes nothing: only hits of two or three
 * letters with a separator in them look at what is around them.
 */
function cutAt(norm: string, place: number, slack: number): number {
  const separator = Math.max(norm.lastIndexOf(' ', place), norm.lastIndexOf('-', place))
  if (separator >= place - slack) return separator
  const isInside = (norm.charCodeAt(place) & 0xfc00) === 0xdc00
  return isInside ? place - 1 : place
}
