import type { Language } from './languages.ts'

/** Where the words of a search are looked for. */
export const SEARCH_PLACES = ['title', 'attachments', 'all'] as const
export type SearchPlace = (typeof SEARCH_PLACES)[number]

export const SEARCH_PLACE_WORDS: Record<Language, Record<SearchPlace, string>> = {
  ko: { title: '공고명', attachments: '첨부파일', all: '공고명과 첨부파일' },
  en: { title: 'titles', attachments: 'attachments', all: 'titles and attachments' },
}
