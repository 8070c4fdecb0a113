// The language of responses.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '../../vocabulary/languages.ts'
import { addName } from './headers.ts'

/** A language with an optional region; `*`, which the `fetch` of Node always sends, is no preference. */
const WISH = /^\s*([a-z]{1,8})(?:-[a-z\d-]{1,80})?\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/**
 * The language that `Accept-Language` prefers, the first of equal ones; without a preference, `home`. If it names only
 * other languages, `otherwise`, unless it excludes that one. Malformed entries are ignored.
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

/** The best quality of each language, in order of appearance. */
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

/** The account's language counts only if the caller has no preference. */
export const languageOf = ({ headers, homeLanguage }: Pick<FastifyRequest, 'headers' | 'homeLanguage'>): Language =>
  negotiateLanguage(headers['accept-language'], OTHERWISE, homeLanguage ?? OTHERWISE)

/** A response with text names its language, and that it varies by language. */
export function speakIn(reply: Pick<FastifyReply, 'header' | 'getHeader'>, language: Language): void {
  reply.header('content-language', language).header('vary', addName(reply.getHeader('vary'), 'Accept-Language'))
}
