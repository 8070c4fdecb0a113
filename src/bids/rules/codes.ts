import { normalise } from '../../search/text.ts'
import type { CodeRecord } from '../schema/codes.ts'
import { dictionaryKey } from './notice.ts'

/** A name of a code in the dictionary. */
export interface CodeEntry {
  key: string
  code: string
  name: string
  norm: string
  listed: boolean
}

export interface KnownCode extends CodeEntry {
  /** `null` = only notices have used the name. */
  position: number | null
}

/**
 * The changes that code lists cause: a code in use has its newest name last, an ended code is not listed. Its earlier
 * names stay, so that it is found by them. If a code occurs twice, the last entry counts.
 */
export function codeNews(codes: readonly CodeRecord[], stored: readonly KnownCode[]): CodeEntry[] {
  const entries = Map.groupBy(stored, ({ code }) => code)
  const last = new Map(codes.map((one) => [one.code, one]))
  const news = [...last.values()].flatMap(({ code, name, ended }): CodeEntry[] => {
    const listed = (entries.get(code) ?? []).filter((entry) => entry.listed)
    if (ended) return listed.map(({ position: _position, ...entry }) => ({ ...entry, listed: false }))
    const newest = listed.toSorted((a, b) => (b.position ?? 0) - (a.position ?? 0))[0]
    const key = dictionaryKey(code, name)
    return newest?.key === key ? [] : [{ key, code, name, norm: normalise(name), listed: true }]
  })
  return news.sort((a, b) => (a.key < b.key ? -1 : 1))
}
