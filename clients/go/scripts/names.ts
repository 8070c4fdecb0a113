const WIDTH = 116
/** Words that Go writes in capitals. */
const CAPITALS = new Set(['id', 'url', 'ip', 'api', 'csv', 'ndjson', 'http', 'https', 'json', 'html', 'pdf', 'xlsx'])

/**
 * Converts a name or word of the document to an exported Go name: `noticeNo` is `NoticeNo`, `bid.matched` is
 * `BidMatched`.
 */
export function goName(text: string): string {
  const words = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+|[^\s!-~]+/g) ?? []
  const name = words.map((word) =>
    CAPITALS.has(word.toLowerCase()) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
  )
  return name.join('') + (text.startsWith('-') ? 'Descending' : '')
}

/** A comment in the format of gofmt: no line looks like a list item or heading. */
export function goComment(text: string, indent = ''): string {
  const lines = text.split('\n').flatMap((line) => {
    const broken: string[] = []
    for (const word of line.split(' ').filter(Boolean)) {
      const last = broken.at(-1)
      const fits = last !== undefined && last.length + 1 + word.length <= WIDTH - indent.length
      if (fits || (last !== undefined && /^(?:[-*+•#]|\d+[.)])/.test(word)))
        broken[broken.length - 1] = `${last} ${word}`
      else broken.push(word)
    }
    return broken.length > 0 ? broken : ['']
  })
  return lines.map((line) => `${`${indent}// ${line}`.trimEnd()}\n`).join('')
}
