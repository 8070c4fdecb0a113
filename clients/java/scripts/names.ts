const WIDTH = 117

/** Keywords of Java, and methods that every object has. */
const KEPT = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends final
  finally float for goto if implements import instanceof int interface long native new package private protected public
  return short static strictfp super switch synchronized this throw throws transient try void volatile while true false
  null clone finalize getClass hashCode notify notifyAll toString wait set fields`.split(/\s+/),
)

const wordsIn = (text: string): string[] => text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+|[^\s!-~]+/g) ?? []

/** Converts a name of the document to a type name: `noticeNo` is `NoticeNo`. */
export const javaType = (text: string): string =>
  wordsIn(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('')

/** Converts a word of the document to a constant name: `bid.matched` is `BID_MATCHED`. */
export const javaConstant = (text: string): string => {
  const name = wordsIn(text).join('_').toUpperCase()
  return `${/^\d/.test(name) ? '_' : ''}${name}${text.startsWith('-') ? '_DESCENDING' : ''}`
}

/** Converts a name of the document to a field or method name. */
export const javaName = (text: string): string => (KEPT.has(text) ? `${text}_` : text)

/** Converts text to HTML for javadoc, with text in backticks as code. */
export const javadocText = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (/^`[^`{}@]*`$/.test(part) ? `{@code ${part.slice(1, -1)}}` : escaped(part)))
    .join('')

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;')
    .replaceAll('*/', '*&#47;')

/** A javadoc comment from HTML text and tags. */
export function javadoc(text: string, tags: string[] = [], indent = ''): string {
  const paragraphs = text.split(/\n\n+/).map((part, index) => (index === 0 ? part : `<p>${part}`))
  const parts = [
    ...paragraphs.flatMap((part, index) => (index === 0 ? [part] : ['', part])),
    ...(tags.length > 0 ? [''] : []),
    ...tags,
  ]
  const lines = parts.flatMap((part) => wrapped(part.replaceAll('\n', ' '), WIDTH - indent.length))
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

function wrapped(line: string, width: number): string[] {
  const lines: string[] = ['']
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? ''
    const fits = last === '' || last.length + 1 + word.length <= width
    // At the beginning of a line, `@` would start a tag.
    if (fits || word.startsWith('@')) lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
