import type { IpAllowList } from '@gonggo/client'

/** A line with a range; `line` counts from 1, as in an editor. */
interface RangeLine {
  line: number
  range: string
  comment: string
}

/** Lines with only a comment are errors, because comments are stored with a range. */
export function rangeLines(text: string): RangeLine[] {
  return text.split('\n').flatMap((whole, index) => {
    if (whole.trim() === '') return []
    const [range = '', ...rest] = whole.split('#')
    return [{ line: index + 1, range: range.trim(), comment: rest.join('#').trim() }]
  })
}

export function textOfList({ ranges, comments }: Pick<IpAllowList, 'ranges' | 'comments'>): string {
  const said = new Map(comments.map(({ range, comment }) => [range, comment]))
  return ranges.map((range) => (said.has(range) ? `${range} # ${said.get(range)}` : range)).join('\n')
}

export const listOfText = (text: string) => {
  const lines = rangeLines(text)
  return {
    ranges: lines.map(({ range }) => range),
    comments: lines.filter(({ comment }) => comment !== '').map(({ range, comment }) => ({ range, comment })),
  }
}
