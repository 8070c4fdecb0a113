/** What a line of the palette stands for. */
export type EntryKind = 'page' | 'act' | 'search' | 'keyword' | 'notice' | 'agency'

export interface Entry {
  id: string
  kind: EntryKind
  text: string
  /** What tells it from others of its name. */
  about?: string
  href: string
}

const plain = (text: string): string => text.toLowerCase().replace(/\s/g, '')

/** Every word that was typed is in the text, however either is spaced. */
export function fits(text: string, typed: string): boolean {
  const within = plain(text)
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => within.includes(plain(word)))
}

/** Those that fit, those that begin with what was typed first, otherwise in their order. */
export function fitting(entries: readonly Entry[], typed: string, most: number): Entry[] {
  const begins = ({ text }: Entry): boolean => plain(text).startsWith(plain(typed))
  const found = entries.filter(({ text, about }) => fits(`${text} ${about ?? ''}`, typed))
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].slice(0, most)
}
