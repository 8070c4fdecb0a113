import { Unreadable } from './budget.ts'

export interface XmlListener {
  /** `tag` is what stands between `<name` and `>`; `attributesOf` reads it. */
  open(name: string, tag: string): void
  close(name: string): void
  text(text: string): void
}

export interface XmlReader {
  feed(chunk: string): void
  /** Fails if the document is not at its end. */
  end(): void
}

/** Of a tag, a comment or an entity. Texts may be of any length. */
const LONGEST_TOKEN = 4 * 1024 * 1024
const LONGEST_ENTITY = 12
const DEEPEST = 100_000
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/**
 * Reads XML in pieces and keeps no tree, so that memory does not grow with the document. Declared entities are not
 * replaced, and nothing is loaded: a document type is passed over.
 */
function createXmlReader(listener: XmlListener): XmlReader {
  let rest = ''
  let depth = 0
  let seen = 0

  /** Returns where the token ends, or -1 if it does not end in what was fed. */
  function token(from: number): number {
    if (rest.startsWith('<!--', from)) return passed(from + 4, '-->')
    if (rest.startsWith('<?', from)) return passed(from + 2, '?>')
    if (rest.startsWith('<![CDATA[', from)) {
      const end = rest.indexOf(']]>', from + 9)
      if (end >= 0) listener.text(rest.slice(from + 9, end))
      return end < 0 ? -1 : end + 3
    }
    if (rest.startsWith('<!', from)) return mayStillBeLonger(from) ? -1 : declarationEnd(rest, from)
    const end = tagEnd(rest, from + 1)
    if (end >= 0) tag(rest.slice(from + 1, end))
    return end < 0 ? -1 : end + 1
  }

  function passed(from: number, mark: string): number {
    const end = rest.indexOf(mark, from)
    return end < 0 ? -1 : end + mark.length
  }

  const mayStillBeLonger = (from: number): boolean => rest.length - from < 9 && '<![CDATA['.startsWith(rest.slice(from))

  function tag(inside: string): void {
    if (inside.startsWith('/')) {
      depth -= 1
      listener.close(localName(inside.slice(1).trim()))
      return
    }
    const isEmpty = inside.endsWith('/')
    const name = localName(/^[^\s/]*/.exec(inside)?.[0] ?? '')
    seen += 1
    depth += 1
    if (depth > DEEPEST) throw new Unreadable('damaged')
    listener.open(name, inside)
    if (!isEmpty) return
    depth -= 1
    listener.close(name)
  }

  function text(end: number, from: number): void {
    if (end > from) listener.text(decodeEntities(rest.slice(from, end)))
  }

  return {
    feed(chunk) {
      rest += chunk
      let at = 0
      for (;;) {
        const mark = rest.indexOf('<', at)
        if (mark < 0) {
          // An entity may go on in the next piece.
          const entity = rest.lastIndexOf('&')
          const isCut = entity >= at && rest.length - entity < LONGEST_ENTITY && !rest.includes(';', entity)
          const end = isCut ? entity : rest.length
          text(end, at)
          at = end
          break
        }
        text(mark, at)
        const end = token(mark)
        at = mark
        if (end < 0) break
        at = end
      }
      rest = rest.slice(at)
      if (rest.length > LONGEST_TOKEN) throw new Unreadable('damaged')
    },
    end() {
      if (seen === 0) throw new Unreadable('damaged')
      if (depth > 0 || rest.trim() !== '') throw new Unreadable('truncated')
    },
  }
}

/** `>` may stand in the value of an attribute. */
function tagEnd(text: string, from: number): number {
  let at = from
  for (;;) {
    const end = text.indexOf('>', at)
    if (end < 0) return -1
    const quote = openQuote(text, at, end)
    if (quote === '') return end
    const closing = text.indexOf(quote, end)
    if (closing < 0) return -1
    at = closing + 1
  }
}

function openQuote(text: string, from: number, to: number): string {
  let quote = ''
  for (let i = from; i < to; i += 1) {
    const mark = text[i] ?? ''
    if (quote === '') quote = mark === '"' || mark === "'" ? mark : ''
    else if (mark === quote) quote = ''
  }
  return quote
}

/** `<!DOCTYPE …>`, whose inner declarations stand in brackets. */
function declarationEnd(text: string, from: number): number {
  let brackets = 0
  for (let i = from; i < text.length; i += 1) {
    const mark = text[i]
    if (mark === '[') brackets += 1
    if (mark === ']') brackets -= 1
    if (mark === '>' && brackets <= 0) return i + 1
  }
  return -1
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const NAME_LETTER = /[\w:.-]/
const SPACE = /\s/

/** Each letter is looked at a fixed number of times: a tag may be megabytes long. */
export function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>()
  for (let at = 0; ; ) {
    const equals = tag.indexOf('=', at)
    if (equals < 0) return found
    let opening = equals + 1
    while (SPACE.test(tag[opening] ?? '')) opening += 1
    const quote = tag[opening]
    if (quote !== '"' && quote !== "'") {
      at = opening
      continue
    }
    const closing = tag.indexOf(quote, opening + 1)
    if (closing < 0) return found
    const name = nameBefore(tag, at, equals)
    if (name !== '') found.set(localName(name), decodeEntities(tag.slice(opening + 1, closing)))
    at = closing + 1
  }
}

function nameBefore(tag: string, from: number, to: number): string {
  let end = to
  while (end > from && SPACE.test(tag[end - 1] ?? '')) end -= 1
  let begin = end
  while (begin > from && NAME_LETTER.test(tag[begin - 1] ?? '')) begin -= 1
  return tag.slice(begin, end)
}

/** UTF-8, or UTF-16 with its mark. */
export async function readXml(chunks: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  const reader = createXmlReader(listener)
  let decoder: TextDecoder | null = null
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(markOf(chunk))
    reader.feed(decoder.decode(chunk, { stream: true }))
  }
  if (decoder) reader.feed(decoder.decode())
  reader.end()
}

function markOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}
