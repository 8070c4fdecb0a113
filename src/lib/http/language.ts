// In which language a caller is spoken to.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '../../vocabulary/languages.ts'
import { addName } from './headers.ts'

/** One language or a part of the world's use of it; `*`, which Node's `fetch` sends unasked, wishes nothing. */
const WISH = /^\s*([a-z]{1,8})(?:-[a-z\d-]{1,80})?\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/**
 * What `Accept-Language` wishes for most, the first of several wished for as much; where it wishes for nothing, `home`.
 * Where it wishes only for others, `otherwise`, unless that is the one it will not have. What cannot be read counts as
 * not said.
 */
export function negotiateLanguage(header: string | undefined, otherwise: Language, home = otherwise): Language {
  const wishes = wishesIn(header)
  if (wishes.size === 0) return home
  let [best, most]: [Language | null, number] = [null, 0]
  for (const [tag, quality] of wishes) {
    const language = LANGUAGES.find((one) => one === tag)
    if (language && quality > most) [best, most] = [language, quality]
  }
  return best ?? [otherwise, ...LANGUAGES].find((one) => wishes.get(one) !== 0) ?? otherwise
}

/** The best quality of each language, in the order they were named. */
function wishesIn(header = ''): Map<string, number> {
  const wishes = new Map<string, number>()
  for (const text of header.slice(0, 1000).split(',')) {
    const [, name, quality = '1'] = WISH.exec(text) ?? []
    if (name === undefined) continue
    const tag = name.toLowerCase()
    wishes.set(tag, Math.max(wishes.get(tag) ?? 0, Number(quality)))
  }
  return wishes
}

const OTHERWISE: Language = 'en'

/** The account's own language counts only where the caller wishes for none. */
export const languageOf = ({ headers, homeLanguage }: Pick<FastifyRequest, 'headers' | 'homeLanguage'>): Language =>
  negotiateLanguage(headers['accept-language'], OTHERWISE, homeLanguage ?? OTHERWISE)

/** Whatever holds words in a language says which, and that somebody else may be answered in another one. */
export function speakIn(reply: Pick<FastifyReply, 'header' | 'getHeader'>, language: Language): void {
  reply.header('content-language', language).header('vary', addName(reply.getHeader('vary'), 'Accept-Language'))
}
