/** Where the words of a search are looked for. */
export const SEARCH_PLACES = ['title', 'attachments', 'all'] as const
export type SearchPlace = (typeof SEARCH_PLACES)[number]
