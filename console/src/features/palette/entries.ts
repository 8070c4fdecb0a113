/** The kind of an entry in the palette. */
export type EntryKind = 'page' | 'act' | 'search' | 'keyword' | 'notice' | 'agency'

export interface Entry {
  id: string
  kind: EntryKind
  text: string
  /** A text that distinguishes entries with the same name. */
  about?: string
  href: string
}

const plain = (text: string): string => text.toLowerCase().replace(/\s/g, '')

/** Whether the text contains every typed word, ignoring spaces. */
export function fits(text: string, typed: string): boolean {
  const within = plain(text)
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => within.includes(plain(word)))
}

/** Matching entries; those that begin with the typed text come first, otherwise the order remains. */
export function fitting(entries: readonly Entry[], typed: string, most: number): Entry[] {
  const begins = ({ text }: Entry): boolean => plain(text).startsWith(plain(typed))
  const found = entries.filter(({ text, about }) => fits(`${text} ${about ?? ''}`, typed))
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].slice(0, most)
}
