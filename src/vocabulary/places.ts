/** The texts that a search covers. */
export const SEARCH_PLACES = ['title', 'attachments', 'all'] as const
export type SearchPlace = (typeof SEARCH_PLACES)[number]
