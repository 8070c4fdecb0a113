import { isIP } from 'node:net'
import type { Link, Piece, Safe } from '../schema.ts'

/** External texts are shown whole up to this length; a longer one is no name or title. */
const LONGEST_TEXT = 300
const LONGEST_ADDRESS = 254

// Invisible characters, those that change the text direction, and line breaks; a joiner of emoji is kept.
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu
/** Where mail programs detect an address and make a link. */
const LINK_LIKE = /:(?=\/\/)|(?<=[\p{L}\p{N}-])\.(?=\p{L}{2})|(?<=\S)@(?=\S)/gu
/** Invisible and without width: it prevents the detection of a link. */
const WORD_JOINER = '\u2060'

/**
 * An external text, safe to include in our mails: one line of limited length, without anything that a mail program
 * would turn into a link, so that nobody can send links in our name.
 */
export function safeText(text: string): string {
  const line = text.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  const letters = [...line]
  const cut = letters.length > LONGEST_TEXT ? `${letters.slice(0, LONGEST_TEXT - 1).join('')}…` : line
  return cut.replace(LINK_LIKE, (mark) => mark + WORD_JOINER)
}

/** The same for a text in pieces, which keep their marks: joined, they are safe. */
function safePieces(pieces: readonly Piece[]): Piece[] {
  const text = pieces.map((piece) => piece.text.toWellFormed()).join('')
  const linkLike = new Set([...text.matchAll(LINK_LIKE)].map(({ index }) => index))
  const safe: Piece[] = []
  let [at, length] = [0, 0]
  for (const { text: own, hit } of pieces) {
    const piece = { text: '', hit }
    for (const letter of own.toWellFormed()) {
      const blank = /\s/.test(letter) || letter.replace(UNSEEN, '') === ''
      const begins = length === 0 || (safe.at(-1)?.text ?? '').concat(piece.text).endsWith(' ')
      if (length < LONGEST_TEXT && !(blank && begins)) {
        piece.text += blank ? ' ' : linkLike.has(at) ? letter + WORD_JOINER : letter
        length++
      }
      at += letter.length
    }
    if (piece.text !== '') safe.push(piece)
  }
  return safe
}

/** Makes every text of the data safe, and every `URL` a link. */
export const safeData = <Data extends object>(data: Data): Safe<Data> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, safeValue(value)])) as Safe<Data>

function safeValue(value: unknown): unknown {
  if (typeof value === 'string') return safeText(value)
  if (value instanceof URL) return linkOf(value)
  if (Array.isArray(value)) return value.every(isPiece) ? safePieces(value) : value.map(safeValue)
  return typeof value === 'object' && value !== null ? safeData(value) : value
}

const isPiece = (value: unknown): value is Piece => typeof value === 'object' && value !== null && 'hit' in value

/** Safe for headers and markup: no character can end either. A mail with another address must not be sent. */
export function linkOf(url: URL): Link {
  if (!['http:', 'https:'].includes(url.protocol)) throw new Error('a link of a mail is no web address')
  return url.href.replace(/['"<>`\s]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`) as Link
}

const LOCAL = /^[^\s@<>,;:"()[\]\\\p{C}]+$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u

/** A single plain mail address; Hangul is allowed on both sides. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || Buffer.byteLength(text) > LONGEST_ADDRESS || !LOCAL.test(local) || local.startsWith('-')) return false
  const labels = domain.split('.')
  return isIP(domain) === 0 && labels.length > 1 && labels.every((label) => label.length <= 63 && LABEL.test(label))
}
