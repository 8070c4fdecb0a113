import { normalise } from '../../search/text.ts'
import type { CodeRecord } from '../schema/codes.ts'
import { dictionaryKey } from './notice.ts'

/** A name of a code as it stands in the dictionary. */
export interface CodeEntry {
  key: string
  code: string
  name: string
  norm: string
  listed: boolean
}

export interface KnownCode extends CodeEntry {
  /** `null` where only notices have named it. */
  position: number | null
}

/**
 * What lists of codes change: a code in use has its newest name last, one that has ended is listed under none. Names
 * it had before stay listed, so that it is found by them. Of a code that comes twice the last entry counts.
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
